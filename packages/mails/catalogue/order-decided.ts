import * as z from "zod";
import { link, paragraph, quote } from "#mails/blocks";
import { defineMail } from "#mails/define";
import { mailWords } from "#mails/words/words";

const t = mailWords.orders.decided;

/** What the site team decided about an order, where no document of its own says so. */
const ORDER_DECISIONS = [
	"refund_declined",
	"cancelled",
	"taken_back",
	"part_taken_back",
	"delivered",
	"invoice_corrected",
] as const;

/** To whoever bought: what the site team decided about the order, and why. */
export const orderDecided = defineMail({
	name: "order-decided",
	purpose: "money",
	facts: z.object({ order: z.string(), decision: z.enum(ORDER_DECISIONS), reason: z.string() }),
	compose: ({ order, decision, reason }, { siteName, links }) => ({
		subject: t.subject[decision](order, siteName),
		body: [
			paragraph(t.said[decision](order)),
			paragraph(mailWords.decisions.theySay),
			quote(reason),
			link(mailWords.orders.order, links.order(order)),
		],
		reason: mailWords.orders.reason(siteName),
	}),
});
