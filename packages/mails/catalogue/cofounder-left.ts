import * as z from "zod";
import { button, paragraph } from "#mails/blocks";
import { defineMail } from "#mails/define";
import { mailWords } from "#mails/words/words";

const t = mailWords.access.cofounderLeft;

/** To whoever manages a product, or its draft: somebody has left its founders. */
export const cofounderLeft = defineMail({
	name: "cofounder-left",
	purpose: "access",
	facts: z.object({ product: z.string(), listingId: z.int().nullable(), founder: z.string().nullable() }),
	compose: ({ product, listingId, founder }, { siteName, links }) => ({
		subject: t.subject(product),
		body: [
			paragraph(t.left(founder ?? t.somebody, product, siteName)),
			paragraph(t.follows),
			button(t.button, listingId === null ? links.products : links.product(listingId)),
		],
		reason: t.reason(product, siteName),
	}),
});
