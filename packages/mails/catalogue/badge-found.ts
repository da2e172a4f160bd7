import * as z from "zod";
import { button, paragraph } from "#mails/blocks";
import { defineMail } from "#mails/define";
import { ownProduct } from "#mails/facts";
import { mailWords } from "#mails/words/words";

const t = mailWords.launches.badgeFound;

/** To the people of a listing: its launch is set. */
export const badgeFound = defineMail({
	name: "badge-found",
	purpose: "launches",
	facts: z.object({ product: ownProduct, website: z.string(), week: z.string() }),
	compose: ({ product: { id, name }, website, week }, { siteName, links }) => ({
		subject: t.subject(name, week),
		body: [paragraph(t.found(name, website)), paragraph(t.onMonday(week)), button(t.button, links.product(id))],
		reason: mailWords.launches.reason(name, siteName),
	}),
});
