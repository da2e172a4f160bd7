import * as z from "zod";
import { listed } from "#core/words/format";
import { fieldName } from "#core/words/shared";
import { button, paragraph, quote } from "#mails/blocks";
import { defineMail } from "#mails/define";
import { mailWords } from "#mails/words/words";

const t = mailWords.decisions.edit;

/** To a listing's owner: what the site team changed of it. */
export const listingEdited = defineMail({
	name: "listing-edited",
	purpose: "decisions",
	facts: z.object({
		product: z.object({ name: z.string(), slug: z.string() }),
		fields: z.array(z.string()),
		why: z.string(),
	}),
	compose: ({ product: { name, slug }, fields, why }, { siteName, links }) => ({
		subject: t.subject(name),
		body: [
			paragraph(t.edited(name, siteName)),
			paragraph(t.changed(listed(fields.map(fieldName)))),
			paragraph(mailWords.decisions.theySay),
			quote(why),
			paragraph(t.again),
			button(t.button, links.listing(slug)),
		],
		reason: t.reason(siteName),
	}),
});
