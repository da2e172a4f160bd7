import * as z from "zod";
import { button, paragraph } from "#mails/blocks";
import { defineMail } from "#mails/define";
import { ownProduct } from "#mails/facts";
import { mailWords } from "#mails/words/words";

const t = mailWords.access.claimed;

/** To whoever has proven a claim: the listing is theirs. */
export const claimVerified = defineMail({
	name: "claim-verified",
	purpose: "access",
	facts: z.object({ product: ownProduct }),
	compose: ({ product: { id, name } }, { siteName, links }) => ({
		subject: t.subject(name),
		body: [paragraph(t.yours(name, siteName)), paragraph(t.kept), button(t.button, links.product(id))],
		reason: mailWords.access.proof.reason(name, siteName),
	}),
});
