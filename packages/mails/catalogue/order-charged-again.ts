import * as z from "zod";
import { button, link, paragraph } from "#mails/blocks";
import { defineReadMail } from "#mails/define";
import { documentSums, sumRows } from "#mails/facts";
import { mailWords } from "#mails/words/words";

const t = mailWords.orders.chargedAgain;

/** To whoever bought: that a dispute was decided the other way, and the invoice of what it had given back. */
export const orderChargedAgain = defineReadMail({
	name: "order-charged-again",
	purpose: "money",
	row: z.object({ order: z.string(), part: z.int().min(1) }),
	facts: z.object(documentSums),
	compose: (facts, { siteName, links }) => ({
		subject: t.subject(facts.order, siteName),
		body: [
			paragraph(t.decided(facts.order)),
			{ kind: "rows", rows: sumRows(facts) },
			paragraph(t.redone),
			button(mailWords.orders.receipt.button(facts.document), links.invoice(facts.document)),
			link(mailWords.orders.order, links.order(facts.order)),
		],
		reason: mailWords.orders.reason(siteName),
	}),
});
