import * as z from "zod";
import { button, paragraph } from "#mails/blocks";
import { defineMail } from "#mails/define";
import { mailWords } from "#mails/words/words";

const t = mailWords.access.cofounderJoined;

/** To whoever invited a co-founder to a product, or to its draft: they have accepted. */
export const cofounderJoined = defineMail({
	name: "cofounder-joined",
	purpose: "invites",
	facts: z.object({
		product: z.string(),
		listingId: z.int().nullable(),
		/** As they named themselves. */
		founder: z.string(),
		/** That the invite was sent to. */
		address: z.string(),
	}),
	compose: ({ product, listingId, founder, address }, { siteName, links }) => ({
		subject: t.subject(founder, product),
		body: [
			paragraph(t.joined(founder, address, product, siteName)),
			paragraph(listingId === null ? t.standsInDraft : t.stands),
			button(t.button, listingId === null ? links.products : links.product(listingId)),
		],
		reason: t.reason(product, siteName),
	}),
});
