import * as z from "zod";
import { button, paragraph, quote } from "#mails/blocks";
import { defineMail } from "#mails/define";
import { ownProduct } from "#mails/facts";
import { mailWords } from "#mails/words/words";

const t = mailWords.access.decided;

/** What a decision about a dispute was, or that it was taken back. */
const OUTCOMES = ["hand_over", "refuse", "undone"] as const;
export type DisputeOutcome = (typeof OUTCOMES)[number];

/** To both sides of a dispute: what the site team decided, and why. Neither is named to the other. */
export const claimDecided = defineMail({
	name: "claim-decided",
	purpose: "access",
	facts: z.object({
		product: ownProduct,
		claim: z.int(),
		isClaimant: z.boolean(),
		decision: z.enum(OUTCOMES),
		answer: z.string(),
	}),
	compose: ({ product: { id, name, slug }, claim, isClaimant, decision, answer }, { siteName, links }) => {
		const isTheirs = decision !== "undone" && isClaimant === (decision === "hand_over");
		const said = (isClaimant ? t.toClaimant : t.toOwner)[decision];
		const way = isTheirs
			? button(t.manage, links.product(id))
			: isClaimant
				? button(t.seeClaim, links.claim(claim))
				: button(t.seeListing, links.listing(slug));
		return {
			subject: t.subject(name),
			body: [
				paragraph(said(name, siteName)),
				paragraph(mailWords.decisions.theySay),
				quote(answer),
				paragraph(t.otherwise),
				way,
			],
			reason: isClaimant
				? mailWords.access.proof.reason(name, siteName)
				: mailWords.access.disputed[decision === "hand_over" ? "ownedBefore" : "owned"](name, siteName),
		};
	},
});
