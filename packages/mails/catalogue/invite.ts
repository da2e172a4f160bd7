import * as z from "zod";
import { button, paragraph } from "#mails/blocks";
import { defineMail } from "#mails/define";
import { mailWords } from "#mails/words/words";

const t = mailWords.access.invite;

/** To a co-founder, who may have no account. */
export const invite = defineMail({
	name: "invite",
	purpose: "invites",
	facts: z.object({ product: z.string(), website: z.string(), token: z.string() }),
	compose: ({ product, website, token }, { siteName, links }) => ({
		subject: t.subject(product, siteName),
		body: [paragraph(t.ask(product, website, siteName)), button(t.button, links.invite(token)), paragraph(t.unknown)],
		reason: t.reason(siteName),
	}),
});
