import { documentNumber, type Sums } from "#core/orders/billing";
import { ratePercent } from "#core/orders/price";
import type { BillingDocument } from "#store/billing-documents";

/** A document as data, with everything its page says. Amounts are positive cents, in credit notes too. */
export function invoiceData(document: BillingDocument, invoice: BillingDocument) {
	const { kind, part, orderNumber, issuedAt, suppliedAt, currency, content } = document;
	const { seller, customer, lines, vat } = content;
	return {
		number: documentNumber(document),
		kind,
		...(part > 0 && {
			about_invoice: { number: documentNumber(invoice), issued_on: day(invoice.issuedAt) },
		}),
		order: orderNumber,
		issued_on: day(issuedAt),
		supplied_on: day(suppliedAt),
		currency: currency.toUpperCase(),
		seller,
		customer,
		lines: lines.map((line) => ({ ...line, quantity: 1 })),
		vat: { rate_percent: ratePercent(vat.rate_millionths), reason: vat.reason, country: vat.register ?? vat.country },
		...(vat.home !== undefined && { home_vat: { ...vat.home, vat_cents: content.home_vat_cents } }),
		...sums(document),
	};
}

function sums({ netCents, vatCents, totalCents }: Sums) {
	return { net_cents: netCents, vat_cents: vatCents, total_cents: totalCents };
}

const day = (at: number): string => new Date(at).toISOString().slice(0, 10);
