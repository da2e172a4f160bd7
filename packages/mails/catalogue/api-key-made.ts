import * as z from "zod";
import { button, paragraph } from "#mails/blocks";
import { defineMail } from "#mails/define";
import { mailWords } from "#mails/words/words";

const t = mailWords.access.apiKeyMade;

/** To whoever an API key acts for from now on: it outlives the browser that made it. */
export const apiKeyMade = defineMail({
	name: "api-key-made",
	purpose: "access",
	facts: z.object({ called: z.string() }),
	compose: ({ called }, { siteName, links }) => ({
		subject: t.subject(siteName),
		body: [paragraph(t.made(called, siteName)), paragraph(t.notYou), button(t.button, links.apiKeys)],
		reason: t.reason(siteName),
	}),
});
