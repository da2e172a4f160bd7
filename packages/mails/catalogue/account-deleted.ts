import * as z from "zod";
import { button, paragraph } from "#mails/blocks";
import { defineMail } from "#mails/define";
import { mailWords } from "#mails/words/words";

const t = mailWords.access.accountDeleted;

/** To the address of an account that is gone. */
export const accountDeleted = defineMail({
	name: "account-deleted",
	purpose: "access",
	facts: z.object({}),
	compose: (_facts, { siteName, links }) => ({
		subject: t.subject(siteName),
		body: [paragraph(t.gone(siteName)), paragraph(t.stays), button(t.button, links.privacy), paragraph(t.notYou)],
		reason: t.reason(siteName),
	}),
});
