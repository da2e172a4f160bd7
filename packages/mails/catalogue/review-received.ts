import * as z from "zod";
import { button, paragraph, quote } from "#mails/blocks";
import { defineMail } from "#mails/define";
import { ownProduct } from "#mails/facts";
import { mailWords } from "#mails/words/words";

const t = mailWords.launches.review;

/** To the people of a listing: a review of it is public. Who wrote it stays unsaid, as on the page. */
export const reviewReceived = defineMail({
	name: "review-received",
	purpose: "reviews",
	facts: z.object({ product: ownProduct, stars: z.int(), body: z.string() }),
	compose: ({ product: { name, slug }, stars, body }, { siteName, links }) => ({
		subject: t.subject(name),
		body: [
			paragraph(t.reviewed(name, stars)),
			quote(body),
			paragraph(t.answer),
			button(t.button, `${links.listing(slug)}/reviews`),
		],
		reason: mailWords.launches.reason(name, siteName),
	}),
});
