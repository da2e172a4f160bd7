import { expect, it } from "vitest";
import type { BillingDocument } from "#store/billing-documents";
import { invoiceData } from "./invoice-data.ts";

const INVOICE: BillingDocument = {
	kind: "invoice",
	year: 2026,
	sequence: 7,
	orderNumber: "LW-A",
	part: 0,
	issuedAt: Date.UTC(2026, 10, 24, 23, 59),
	suppliedAt: Date.UTC(2026, 10, 23),
	currency: "usd",
	netCents: 100,
	vatCents: 20,
	totalCents: 120,
	content: {
		seller: { name: "Seller", address: "1 Street", country: "IE", vat_number: null },
		customer: null,
		lines: [{ name: "Launch", listing: "Acme", week: null, categories: [], amount_cents: 100 }],
		vat: {
			seller_country: "IE",
			country: "FR",
			register: "MC",
			rate_millionths: 200_000,
			reason: "destination",
			vat_number: null,
			vat_number_state: "not_given",
		},
	},
};

it("says of an invoice its days, one of each line, and whose VAT it has", () => {
	expect(invoiceData(INVOICE, INVOICE)).toEqual({
		number: "INV-2026-0007",
		kind: "invoice",
		order: "LW-A",
		issued_on: "2026-11-24",
		supplied_on: "2026-11-23",
		currency: "USD",
		seller: INVOICE.content.seller,
		customer: null,
		lines: [{ name: "Launch", listing: "Acme", week: null, categories: [], amount_cents: 100, quantity: 1 }],
		vat: { rate_percent: 20, reason: "destination", country: "MC" },
		net_cents: 100,
		vat_cents: 20,
		total_cents: 120,
	});
});

it("says of every further document of an order which invoice it is about, and the country where no register is named", () => {
	const { register: _, ...vat } = INVOICE.content.vat;
	const note = { ...INVOICE, kind: "credit_note", part: 1, content: { ...INVOICE.content, vat } } as const;
	expect(invoiceData(note, INVOICE)).toMatchObject({
		number: "CRN-2026-0007",
		about_invoice: { number: "INV-2026-0007", issued_on: "2026-11-24" },
		vat: { country: "FR" },
	});
});
