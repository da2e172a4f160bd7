import * as z from "zod";
import { link, paragraph } from "#mails/blocks";
import { defineMail } from "#mails/define";
import { mailWords } from "#mails/words/words";

const t = mailWords.orders.failed;

/** To whoever ordered: that money which was on its way did not come, days later with some ways of paying. */
export const paymentFailed = defineMail({
	name: "payment-failed",
	purpose: "money",
	facts: z.object({ order: z.string() }),
	compose: ({ order }, { siteName, links }) => ({
		subject: t.subject(order, siteName),
		body: [paragraph(t.said(order)), paragraph(t.after), link(t.button, links.order(order))],
		reason: mailWords.orders.reason(siteName),
	}),
});
