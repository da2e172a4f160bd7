import { type BilledContent, creditedCents, creditedVat, creditSums } from "#core/orders/billing";
import type { BillingDetails, VatDecision } from "#core/orders/vat";
import { type BillingDocument, issueDocument } from "#store/billing-documents";
import type { Statement } from "#store/db";
import type { OrderRow } from "#store/orders";
import { type BillingContext, homeVat, sellerOf } from "#usecases/orders/bill-order";

/**
 * The statements that put another customer on an order's invoice, which itself is never changed: a credit note takes back
 * what it still says, and another invoice says the same to whom it belongs. No money moves.
 * @param issued all documents of the order, in their order; there is an invoice among them.
 * @param vat the decision as it stands for the corrected customer: of the same rate and reason.
 * Source: docs/orders.md#corrected-invoices; Directive 2006/112/EC, article 219.
 */
export function correctInvoice(
	{ db, now, settings }: BillingContext,
	order: OrderRow,
	issued: readonly BillingDocument[],
	{ billing, vat }: { billing: BillingDetails; vat: VatDecision },
): Statement[] {
	const sums = { netCents: order.subtotalCents, vatCents: order.vatCents, totalCents: order.totalCents };
	const credited = creditedCents(issued);
	const left = creditSums(sums, credited, sums.totalCents);
	const standing = issued.findLast(({ kind, content }) => kind === "invoice" && content.lines.length > 0);
	const common = {
		year: now.getUTCFullYear(),
		orderNumber: order.number,
		issuedAt: now.getTime(),
		suppliedAt: order.paidAt ?? now.getTime(),
		currency: order.currency,
		...left,
	};
	const home = homeVat(order.vat, creditedVat(sums, credited), creditedVat(sums, sums.totalCents));
	const content = { seller: sellerOf(settings), correction: true as const, ...home };
	const note: BilledContent = { ...content, customer: order.billing, lines: [], vat: order.vat };
	// Lines stand on it where they add up to it.
	const lines = credited === 0 ? (standing?.content.lines ?? []) : [];
	const promo = standing?.content.promo_code;
	const invoice: BilledContent = { ...content, customer: billing, lines, ...(promo && { promo_code: promo }), vat };
	const part = issued.length;
	return [
		issueDocument(db, { ...common, kind: "credit_note", part, content: note }),
		issueDocument(db, { ...common, kind: "invoice", part: part + 1, content: invoice }),
	];
}
