import { expect, it } from "vitest";
import { creditSums, documentNumber, readDocumentNumber } from "#core/orders/billing";

it("writes and reads numbers", () => {
	const id = { kind: "invoice", year: 2026, sequence: 42 } as const;
	expect(documentNumber(id)).toBe("INV-2026-0042");
	expect(readDocumentNumber("INV-2026-0042")).toEqual(id);
	expect(readDocumentNumber("CRN-2027-12345")).toEqual({ kind: "credit_note", year: 2027, sequence: 12345 });
	for (const other of ["INV-2026-42", "INV-2026-00042", "XX-2026-0042", "inv-2026-0042", "INV-2026-0042 ", ""]) {
		expect(readDocumentNumber(other), other).toBeNull();
	}
});

it("gives net and VAT back to the cent, in however many parts", () => {
	const invoice = { netCents: 9900, vatCents: 1881, totalCents: 11781 };
	for (const steps of [[11781], [1, 11781], [1, 2, 3, 4, 5, 6000, 11780, 11781], [3333, 6666, 9999, 11781]]) {
		let before = 0;
		const sum = { netCents: 0, vatCents: 0, totalCents: 0 };
		for (const after of steps) {
			const part = creditSums(invoice, before, after);
			expect(part.netCents + part.vatCents).toBe(part.totalCents);
			expect(Math.min(part.netCents, part.vatCents)).toBeGreaterThanOrEqual(0);
			sum.netCents += part.netCents;
			sum.vatCents += part.vatCents;
			sum.totalCents += part.totalCents;
			before = after;
		}
		expect(sum).toEqual(invoice);
	}
});

it("stays exact where doubles do not, and with nothing to pay", () => {
	const large = { netCents: 8_000_000_000_000_000, vatCents: 1_007_199_254_740_991, totalCents: 9_007_199_254_740_991 };
	expect(creditSums(large, 0, large.totalCents)).toEqual(large);
	const nothing = { netCents: 0, vatCents: 0, totalCents: 0 };
	expect(creditSums(nothing, 0, 0)).toEqual(nothing);
});
