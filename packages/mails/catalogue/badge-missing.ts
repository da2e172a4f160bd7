import * as z from "zod";
import { button, paragraph, quote } from "#mails/blocks";
import { defineMail } from "#mails/define";
import { ownProduct } from "#mails/facts";
import { mailWords } from "#mails/words/words";

const t = mailWords.launches.badgeMissing;

/** To the people of a listing whose launch comes near without its badge. */
export const badgeMissing = defineMail({
	name: "badge-missing",
	purpose: "launches",
	facts: z.object({ product: ownProduct, week: z.string(), days: z.int(), seen: z.string() }),
	compose: ({ product: { id, name }, week, days, seen }, { siteName, links }) => ({
		subject: t.subject(name, days),
		body: [paragraph(t.missing(name, week)), quote(seen), paragraph(t.otherwise), button(t.button, links.product(id))],
		reason: mailWords.launches.reason(name, siteName),
	}),
});
