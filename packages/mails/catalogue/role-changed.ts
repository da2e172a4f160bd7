import * as z from "zod";
import { link, paragraph, quote } from "#mails/blocks";
import { defineMail } from "#mails/define";
import { mailWords } from "#mails/words/words";

const t = mailWords.access.roleChanged;

/** To everybody who runs the site: whom somebody gave its rights, or took them from, and why. */
export const roleChanged = defineMail({
	name: "role-changed",
	purpose: "access",
	facts: z.object({
		who: z.string(),
		/** Who decided it. */
		by: z.string(),
		isAdmin: z.boolean(),
		answer: z.string(),
		/** Their page for the site team. */
		personId: z.int(),
	}),
	compose: ({ who, by, isAdmin, answer, personId }, { siteName, links }) => ({
		subject: t.subject(isAdmin, who, siteName),
		body: [
			paragraph(t.said(isAdmin, who, by, siteName)),
			quote(answer),
			paragraph(t.notRight),
			link(t.look, links.person(personId)),
		],
		reason: t.reason(siteName),
	}),
});
