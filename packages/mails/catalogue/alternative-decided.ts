import * as z from "zod";
import { button, paragraph, quote } from "#mails/blocks";
import { defineMail } from "#mails/define";
import { ownProduct } from "#mails/facts";
import { mailWords } from "#mails/words/words";

const t = mailWords.decisions.alternative;

/** To a listing's owner: the site team has an alternative stand on its page, or off it. */
export const alternativeDecided = defineMail({
	name: "alternative-decided",
	purpose: "decisions",
	facts: z.object({ product: ownProduct, other: z.string(), isApproved: z.boolean(), why: z.string() }),
	compose: ({ product: { id, name }, other, isApproved, why }, { siteName, links }) => ({
		subject: t.subject(name),
		body: [
			paragraph(isApproved ? t.approved(name, other, siteName) : t.takenOut(name, other, siteName)),
			paragraph(mailWords.decisions.theySay),
			quote(why),
			button(t.button, links.product(id)),
		],
		reason: t.reason(siteName),
	}),
});
