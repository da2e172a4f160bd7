import { describe, expect, it } from "vitest";
import { formatUsd, totalsOf, vatOn } from "#core/price";
import { belongsToCountry, decideVat, readVatNumber, type VatNumberState } from "#core/vat";

const decide = (sellerCountry: string, country: string | null, numberState: VatNumberState) =>
	decideVat({ sellerCountry, country, numberState, rateMillionths: 200_000 });

describe("the VAT decision", () => {
	it.each([
		["IE", null, "not_given", "country_not_given", 0],
		["IE", "IE", "not_given", "domestic", 200_000],
		["IE", "IE", "valid", "domestic", 200_000],
		["IE", "DE", "not_given", "destination", 200_000],
		["IE", "DE", "valid", "reverse_charge", 0],
		["IE", "DE", "invalid", "destination", 200_000],
		["IE", "DE", "unavailable", "destination", 200_000],
		["IE", "US", "not_checked", "outside_scope", 0],
		["US", "DE", "valid", "reverse_charge", 0],
		["US", "DE", "not_given", "destination", 200_000],
		["GB", "GB", "not_checked", "domestic", 200_000],
	] as const)(
		"of a seller in %s for a buyer in %s with a number that is %s: %s",
		(seller, buyer, state, reason, rate) => {
			expect(decide(seller, buyer, state)).toEqual({ reason, rateMillionths: rate });
		},
	);
});

describe("a VAT number", () => {
	it("is read without separators and with its prefix", () => {
		expect(readVatNumber(" de 129.273-398 ", null)).toEqual({ number: "DE129273398", country: "DE" });
		expect(readVatNumber("129273398", "DE")).toEqual({ number: "DE129273398", country: "DE" });
		expect(readVatNumber("EL094259216", null)).toEqual({ number: "EL094259216", country: "GR" });
		expect(readVatNumber("094259216", "GR")).toEqual({ number: "EL094259216", country: "GR" });
		expect(readVatNumber("US12", null)).toEqual({ number: "US12", country: null });
	});

	it("belongs to the country of its prefix only", () => {
		expect(belongsToCountry("DE129273398", "DE")).toBe(true);
		expect(belongsToCountry("EL094259216", "GR")).toBe(true);
		expect(belongsToCountry("DE129273398", "FR")).toBe(false);
		expect(belongsToCountry("DE", "DE")).toBe(false);
	});
});

describe("totals", () => {
	it("add VAT once, on the sum, rounded half up", () => {
		expect(totalsOf([333, 333, 333], 190_000)).toEqual({ subtotalCents: 999, vatCents: 190, totalCents: 1189 });
		expect(vatOn(50, 10_000)).toBe(1);
		expect(vatOn(49, 10_000)).toBe(0);
	});

	it("stay exact at the largest order", () => {
		expect(vatOn(20 * 100_000_000, 255_001)).toBe(510_002_000);
	});

	it("are written as people read them", () => {
		expect([5, 9900, 123_456_789].map(formatUsd)).toEqual(["$0.05", "$99.00", "$1,234,567.89"]);
	});
});
