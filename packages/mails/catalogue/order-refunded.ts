import * as z from "zod";
import { button, link, paragraph } from "#mails/blocks";
import { defineReadMail } from "#mails/define";
import { documentSums, sumRows } from "#mails/facts";
import { mailWords } from "#mails/words/words";

const t = mailWords.orders.refund;

/** To whoever bought: what was given back, and the credit note. */
export const orderRefunded = defineReadMail({
	name: "order-refunded",
	purpose: "money",
	row: z.object({ order: z.string(), part: z.int().min(1) }),
	facts: z.object(documentSums),
	compose: (facts, { siteName, links }) => ({
		subject: t.subject(facts.order, siteName),
		body: [
			paragraph(t.refunded(facts.order)),
			{ kind: "rows", rows: sumRows(facts) },
			paragraph(t.undone),
			button(t.button(facts.document), links.invoice(facts.document)),
			link(mailWords.orders.order, links.order(facts.order)),
		],
		reason: mailWords.orders.reason(siteName),
	}),
});
