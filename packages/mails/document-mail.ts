import * as z from "zod";
import { button, link, paragraph, quote } from "#mails/blocks";
import { defineReadMail } from "#mails/define";
import { documentSums, sumRows } from "#mails/facts";
import type { Line } from "#mails/line";
import { mailWords } from "#mails/words/words";

interface Words {
	subject(order: string, siteName: string): Line;
	/** What has happened. */
	said(order: string): Line;
	/** What it did beside the money. */
	after: Line;
	button(document: string): string;
}

/**
 * A mail to whoever bought about a document that followed the invoice: a credit note, or what was charged again.
 * @param name of the mail; stored rows have it, so it stays.
 */
export function documentMail(name: string, t: Words) {
	return defineReadMail({
		name,
		purpose: "money",
		row: z.object({ order: z.string(), part: z.int().min(1) }),
		/** `reason`: what the site team says of its decision, where it was one. */
		facts: z.object({ ...documentSums, reason: z.string().nullable() }),
		compose: (facts, { siteName, links }) => ({
			subject: t.subject(facts.order, siteName),
			body: [
				paragraph(t.said(facts.order)),
				...(facts.reason === null ? [] : [paragraph(mailWords.decisions.theySay), quote(facts.reason)]),
				{ kind: "rows", rows: sumRows(facts) },
				paragraph(t.after),
				button(t.button(facts.document), links.invoice(facts.document)),
				link(mailWords.orders.order, links.order(facts.order)),
			],
			reason: mailWords.orders.reason(siteName),
		}),
	});
}
