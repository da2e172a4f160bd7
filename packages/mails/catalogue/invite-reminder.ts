import * as z from "zod";
import { button, paragraph } from "#mails/blocks";
import { defineReadMail } from "#mails/define";
import { mailWords } from "#mails/words/words";

const t = mailWords.access.invite;
const facts = z.object({ product: z.string(), website: z.string(), token: z.string() });

/** To a co-founder whose invite has waited for days; there is one, and none where it was accepted or replaced. */
export const inviteReminder = defineReadMail({
	name: "invite-reminder",
	purpose: "invites",
	row: facts,
	facts,
	compose: ({ product, website, token }, { siteName, links }) => ({
		subject: t.remindSubject(product, siteName),
		body: [
			paragraph(t.remind(product, website, siteName)),
			button(t.button, links.invite(token)),
			paragraph(t.last),
			paragraph(t.unknown),
		],
		reason: t.reason(siteName),
	}),
});
