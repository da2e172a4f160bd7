import * as z from "zod";
import { button, paragraph } from "#mails/blocks";
import { defineMail } from "#mails/define";
import { ownProduct } from "#mails/facts";
import { mailWords } from "#mails/words/words";

const t = mailWords.access.passedOn;

/** To the person of a product who manages it from now on, as whoever did so has deleted their account. */
export const productPassedOn = defineMail({
	name: "product-passed-on",
	purpose: "access",
	facts: z.object({ product: ownProduct }),
	compose: ({ product: { id, name } }, { siteName, links }) => ({
		subject: t.subject(name),
		body: [paragraph(t.yours(name, siteName)), paragraph(t.proof), button(t.button, links.product(id))],
		reason: t.reason(name, siteName),
	}),
});
