import * as z from "zod";
import { button, paragraph, quote } from "#mails/blocks";
import { defineMail } from "#mails/define";
import { mailWords } from "#mails/words/words";

const t = mailWords.decisions.draft;

/** What the site team does with a draft, as whose it is or was is told. */
const DECISIONS = ["anew", "stopped", "thrown_away", "handed_over", "received"] as const;
export type DraftDecision = (typeof DECISIONS)[number];

/** To whoever has a draft, or had it: what the site team did with it, and why. */
export const draftDecided = defineMail({
	name: "draft-decided",
	purpose: "access",
	facts: z.object({ draft: z.string(), product: z.string(), decision: z.enum(DECISIONS), why: z.string() }),
	compose: ({ draft, product, decision, why }, { siteName, links }) => ({
		subject: t.subject[decision](product),
		body: [
			paragraph(t.said[decision](product, siteName)),
			paragraph(mailWords.decisions.theySay),
			quote(why),
			...(decision === "thrown_away" || decision === "handed_over" ? [] : [button(t.button, links.draft(draft))]),
		],
		reason: t.reason(siteName),
	}),
});
