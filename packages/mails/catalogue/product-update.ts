import * as z from "zod";
import { button, paragraph, quote } from "#mails/blocks";
import { defineReadMail } from "#mails/define";
import { line } from "#mails/line";
import { mailWords } from "#mails/words/words";

const t = mailWords.follows.update;

/** To each follower of a listing: what it has posted. */
export const productUpdate = defineReadMail({
	name: "product-update",
	purpose: "updates",
	row: z.object({ update_id: z.int() }),
	facts: z.object({
		product: z.object({ id: z.int(), name: z.string(), slug: z.string() }),
		title: z.string(),
		body: z.string(),
	}),
	compose: ({ product: { id, name, slug }, title, body }, { siteName, links }) => ({
		subject: t.subject(name, title),
		body: [
			paragraph(t.posted(name)),
			paragraph([{ strong: line`${title}` }]),
			quote(body),
			button(t.button, links.listing(slug)),
		],
		reason: t.reason(name, siteName),
		about: { listingId: id, name },
	}),
});
