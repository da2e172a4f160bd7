import * as z from "zod";
import { button, paragraph } from "#mails/blocks";
import { defineMail } from "#mails/define";
import { mailWords } from "#mails/words/words";

const t = mailWords.access.addressInUse;

/** To an address that somebody wants to add to their account and that belongs to another: only its reader learns that. */
export const addressInUse = defineMail({
	name: "address-in-use",
	purpose: "sign_in",
	facts: z.object({}),
	compose: (_facts, { siteName, links }) => ({
		subject: t.subject(siteName),
		body: [
			paragraph(t.belongs(siteName)),
			paragraph(t.wayOut),
			button(t.button, links.signInMethods),
			paragraph(t.notYou),
		],
		reason: t.reason(siteName),
	}),
});
