import * as z from "zod";
import { exactMoney } from "#core/words/format";
import { button, link, paragraph } from "#mails/blocks";
import { defineReadMail } from "#mails/define";
import { documentSums, sumRows } from "#mails/facts";
import { line } from "#mails/line";
import { mailWords } from "#mails/words/words";

const t = mailWords.orders.receipt;

/** To whoever bought: what, for how much, and the invoice. */
export const orderReceipt = defineReadMail({
	name: "order-receipt",
	purpose: "money",
	/** `part` of the invoice among the documents of its order. */
	row: z.object({ order: z.string(), part: z.int().min(0).default(0) }),
	facts: z.object({
		...documentSums,
		lines: z.array(z.object({ name: z.string(), listing: z.string().nullable(), amountCents: z.int() })),
	}),
	compose: (facts, { siteName, links }) => ({
		subject: t.subject(facts.order, siteName),
		body: [
			paragraph(t.thanks(facts.order)),
			{
				kind: "rows",
				rows: [
					...facts.lines.map(({ name, listing, amountCents }) => ({
						label: listing === null ? line`${name}` : t.for(name, listing),
						value: line`${exactMoney(amountCents, facts.currency)}`,
					})),
					...sumRows(facts),
				],
			},
			paragraph(t.delivered),
			button(t.button(facts.document), links.invoice(facts.document)),
			link(mailWords.orders.order, links.order(facts.order)),
		],
		reason: mailWords.orders.reason(siteName),
	}),
});
