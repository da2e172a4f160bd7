import * as z from "zod";
import { button, paragraph } from "#mails/blocks";
import { defineMail } from "#mails/define";
import { mailWords } from "#mails/words/words";

const t = mailWords.access.accessChanged;

export const ACCESS_CHANGES = [
	"address_added",
	"address_removed",
	"primary_changed",
	"method_connected",
	"method_disconnected",
] as const;
export type AccessChange = (typeof ACCESS_CHANGES)[number];

/** To addresses of an account: what has changed in how it is signed in to. `what` is the address, or the way to sign in. */
export const accessChanged = defineMail({
	name: "access-changed",
	purpose: "access",
	facts: z.object({ change: z.enum(ACCESS_CHANGES), what: z.string() }),
	compose: ({ change, what }, { siteName, links }) => ({
		subject: t.subject(siteName),
		body: [paragraph(t.changed[change](what, siteName)), paragraph(t.notYou), button(t.button, links.signInMethods)],
		reason: t.reason(siteName),
	}),
});
