import * as z from "zod";
import { SIGN_IN_LINK_SECONDS } from "#core/limits";
import { button, paragraph } from "#mails/blocks";
import { defineMail } from "#mails/define";
import { mailWords } from "#mails/words/words";

const t = mailWords.access.confirmAddress;

/** To an address that somebody wants to add to their account. */
export const confirmAddress = defineMail({
	name: "confirm-address",
	purpose: "sign_in",
	facts: z.object({ token: z.string() }),
	compose: ({ token }, { siteName, links }) => ({
		subject: t.subject(siteName),
		body: [
			paragraph(t.open(siteName)),
			button(t.button, links.confirmAddress(token)),
			paragraph(t.once(SIGN_IN_LINK_SECONDS / 60)),
		],
		reason: t.reason(siteName),
	}),
});
