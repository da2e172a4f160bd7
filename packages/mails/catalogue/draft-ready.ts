import * as z from "zod";
import { button, paragraph } from "#mails/blocks";
import { defineMail } from "#mails/define";
import { mailWords } from "#mails/words/words";

const t = mailWords.launches.draft;

/** To whoever handed in a website: it has been read, or could not be. */
export const draftReady = defineMail({
	name: "draft-ready",
	purpose: "drafts",
	facts: z.object({ draft: z.string(), product: z.string(), website: z.string(), isEmpty: z.boolean() }),
	compose: ({ draft, product, website, isEmpty }, { siteName, links }) => ({
		subject: t.subject(product),
		body: [
			paragraph(isEmpty ? t.empty(website) : t.ready(product, website)),
			paragraph(t.next),
			button(t.button, links.draft(draft)),
		],
		reason: t.reason(siteName),
	}),
});
