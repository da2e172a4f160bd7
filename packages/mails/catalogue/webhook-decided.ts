import * as z from "zod";
import { button, paragraph, quote } from "#mails/blocks";
import { defineMail } from "#mails/define";
import { mailWords } from "#mails/words/words";

const t = mailWords.access.webhookDecided;

export const WEBHOOK_DECISIONS = ["stopped", "allowed"] as const;
export type WebhookDecision = (typeof WEBHOOK_DECISIONS)[number];

/** To whoever has events sent to an address: what the site team decided about it, and why. */
export const webhookDecided = defineMail({
	name: "webhook-decided",
	purpose: "access",
	facts: z.object({
		endpoint: z.int(),
		host: z.string(),
		decision: z.enum(WEBHOOK_DECISIONS),
		answer: z.string(),
		teamEmail: z.string(),
	}),
	compose: ({ endpoint, host, decision, answer, teamEmail }, { siteName, links }) => ({
		subject: t.subject[decision](host),
		body: [
			paragraph(t.said[decision](host, siteName)),
			paragraph(mailWords.decisions.theySay),
			quote(answer),
			paragraph(mailWords.access.accountDecided.write(teamEmail)),
			button(mailWords.access.webhookOff.button, links.webhook(endpoint)),
		],
		reason: mailWords.access.webhookOff.reason(siteName),
	}),
});
