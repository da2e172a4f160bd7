import type { BillingDetails, VatDecision } from "#core/orders/vat";

/** Invoices and credit notes. Source: Directive 2006/112/EC, articles 219 and 226; docs/orders.md#invoices. */

export const DOCUMENT_KINDS = ["invoice", "credit_note"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Names a document: its place in the series of its kind and year, from 1, without gaps. */
export interface DocumentId {
	kind: DocumentKind;
	/** Of issue, in UTC. */
	year: number;
	sequence: number;
}

const PREFIXES: Readonly<Record<DocumentKind, string>> = { invoice: "INV", credit_note: "CRN" };
const DIGITS = 4;

/** `INV-2026-0042`: beyond 9999 it is as long as it needs to be. */
export function documentNumber({ kind, year, sequence }: DocumentId): string {
	return `${PREFIXES[kind]}-${year}-${String(sequence).padStart(DIGITS, "0")}`;
}

/** The document that a number names; null when it names none, or writes one otherwise than `documentNumber`. */
export function readDocumentNumber(text: string): DocumentId | null {
	const [, prefix, year, sequence] = /^(INV|CRN)-(\d{4})-(\d{4,9})$/.exec(text) ?? [];
	if (prefix === undefined) return null;
	const id = {
		kind: prefix === "INV" ? "invoice" : "credit_note",
		year: Number(year),
		sequence: Number(sequence),
	} as const;
	return documentNumber(id) === text ? id : null;
}

/** Who sells, as settings said it when the document was issued. */
export interface Seller {
	name: string;
	/** With line ends. */
	address: string;
	/** ISO 3166-1. */
	country: string;
	/** null where the seller has none. */
	vat_number: string | null;
}

/** What was sold: one of each. */
export interface BilledLine {
	name: string;
	/** The listing it was bought for, by the name it then had. */
	listing: string | null;
	/** Monday of the launch week that was bought. */
	week: string | null;
	/** Names of categories. */
	categories: string[];
	/** Without VAT, less the discount. */
	amount_cents: number;
	/** What a promo code took off. */
	discount_cents?: number;
}

/** What a document says beside its sums, frozen when it was issued. */
export interface BilledContent {
	seller: Seller;
	/** null where an order was paid before anybody said who pays. */
	customer: BillingDetails | null;
	/** Of an invoice; a credit note is about that of its order. */
	lines: BilledLine[];
	/** The code that its discounts come from. */
	promo_code?: string;
	vat: VatDecision;
	/** Of a credit note and the invoice after it that put another customer on an invoice: no money moved. */
	correction?: true;
	/** The VAT in the seller's own currency, by the rate of `vat.home`. */
	home_vat_cents?: number;
}

export interface Sums {
	netCents: number;
	vatCents: number;
	totalCents: number;
}

/** A document and what it stands for among those of its order. Source: docs/orders.md#invoices. */
type Part = Pick<DocumentId, "kind"> & { part: number };

/** An invoice of what a credit note had given back and the seller got again. */
export function isChargedAgain({ kind, part }: Part): boolean {
	return kind === "invoice" && part > 0;
}

/** The invoice that a document of an order is about: the newest before it that bills the order. Itself where it is the first. */
export function invoiceOf<T extends Part & { content: Pick<BilledContent, "correction"> }>(
	document: T,
	documents: readonly T[],
): T {
	const bills = ({ kind, part, content }: T) => kind === "invoice" && (part === 0 || content.correction === true);
	const before = documents.filter((one) => bills(one) && one.part < document.part);
	return before.toSorted((a, b) => b.part - a.part)[0] ?? document;
}

/** What of an order is given back, by its documents, with VAT. */
export function creditedCents(documents: readonly (Part & Pick<Sums, "totalCents">)[]): number {
	const sign = (one: Part) => (one.kind === "credit_note" ? 1 : isChargedAgain(one) ? -1 : 0);
	return documents.reduce((sum, one) => sum + sign(one) * one.totalCents, 0);
}

/**
 * The sums of a credit note, so that however a total is given back in parts, net and VAT add up to the invoice's.
 * Of what is charged again the same, the other way round.
 * @param before what earlier documents gave back, with VAT; @param after the same with this one.
 */
export function creditSums(invoice: Sums, before: number, after: number): Sums {
	const vatCents = creditedVat(invoice, after) - creditedVat(invoice, before);
	const totalCents = after - before;
	return { netCents: totalCents - vatCents, vatCents, totalCents };
}

/** The share of VAT in a part of the total, rounded half up to the cent. */
export function creditedVat({ vatCents, totalCents }: Sums, part: number): number {
	if (totalCents === 0) return 0;
	return Number((2n * BigInt(part) * BigInt(vatCents) + BigInt(totalCents)) / (2n * BigInt(totalCents)));
}
