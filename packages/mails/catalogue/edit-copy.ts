import * as z from "zod";
import { fieldName } from "#core/words/shared";
import { type Block, button, paragraph, quote } from "#mails/blocks";
import { defineMail } from "#mails/define";
import { line } from "#mails/line";
import { mailWords } from "#mails/words/words";

const t = mailWords.team.editCopy;

/** To the site team: what an owner has changed. */
export const editCopy = defineMail({
	name: "edit-copy",
	purpose: "team",
	facts: z.object({
		product: z.object({ name: z.string(), slug: z.string() }),
		version: z.int(),
		/** As JSON, or as the text where it is one; null where there is nothing. */
		changes: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
	}),
	compose: ({ product: { name, slug }, version, changes }, { siteName, links }) => ({
		subject: t.subject(name, String(version)),
		body: [
			paragraph(t.edited(name)),
			...changes.flatMap(({ field, before, after }): Block[] => [
				paragraph([{ strong: line`${fieldName(field)}` }]),
				quote(`${t.before}: ${before ?? t.nothing}\n${t.after}: ${after ?? t.nothing}`),
			]),
			button(t.button, links.listing(slug)),
		],
		reason: t.reason(siteName),
	}),
});
