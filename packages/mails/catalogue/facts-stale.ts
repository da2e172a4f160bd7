import * as z from "zod";
import { type Block, button, paragraph, quote } from "#mails/blocks";
import { defineMail } from "#mails/define";
import { ownProduct } from "#mails/facts";
import { mailWords } from "#mails/words/words";

const t = mailWords.launches.facts;

/** Facts that the mail names; the page has all. */
const NAMED = 5;

/** To the people of a listing: its website does not say any more what the listing quotes. */
export const factsStale = defineMail({
	name: "facts-stale",
	purpose: "facts",
	/** `quotes` are those of different facts, one each. */
	facts: z.object({ product: ownProduct, facts: z.int(), quotes: z.array(z.string()) }),
	compose: ({ product: { id, name }, facts, quotes }, { siteName, links }) => ({
		subject: t.subject(name),
		body: [
			paragraph(t.stale(name, facts)),
			...quotes.slice(0, NAMED).map((text): Block => quote(text)),
			paragraph(t.keep),
			button(t.button, links.product(id)),
		],
		reason: mailWords.launches.reason(name, siteName),
	}),
});
