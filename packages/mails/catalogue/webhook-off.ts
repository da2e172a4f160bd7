import * as z from "zod";
import { button, paragraph } from "#mails/blocks";
import { defineMail } from "#mails/define";
import { mailWords } from "#mails/words/words";

const t = mailWords.access.webhookOff;

/** To whoever has events sent to an address: it was switched off. */
export const webhookOff = defineMail({
	name: "webhook-off",
	purpose: "access",
	facts: z.object({ endpoint: z.int(), host: z.string(), verdict: z.enum(["gone", "failing"]) }),
	compose: ({ endpoint, host, verdict }, { siteName, links }) => ({
		subject: t.subject(host),
		body: [paragraph(t.why[verdict](host, siteName)), paragraph(t.missed), button(t.button, links.webhook(endpoint))],
		reason: t.reason(siteName),
	}),
});
