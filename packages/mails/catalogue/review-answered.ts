import * as z from "zod";
import { button, paragraph, quote } from "#mails/blocks";
import { defineMail } from "#mails/define";
import { mailWords } from "#mails/words/words";

const t = mailWords.launches.reply;

/** To the writer of a review: the product's owner has answered it publicly. */
export const reviewAnswered = defineMail({
	name: "review-answered",
	purpose: "reviews",
	facts: z.object({ review: z.int(), product: z.object({ name: z.string(), slug: z.string() }), answer: z.string() }),
	compose: ({ review, product: { name, slug }, answer }, { siteName, links }) => ({
		subject: t.subject(name),
		body: [
			paragraph(t.answered(name)),
			quote(answer),
			paragraph(t.yours),
			button(t.button, `${links.listing(slug)}#review-${review}`),
		],
		reason: t.reason(siteName),
	}),
});
