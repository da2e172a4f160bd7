import { describe, expect, it } from "vitest";
import { totalsOf, vatOn } from "#core/orders/price";
import {
	decideVat,
	problemWords,
	readVatNumber,
	VAT_NUMBER_STATES,
	type VatNumberState,
	visibleProblem,
} from "#core/orders/vat";

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

it("is turned about by a valid number only", () => {
	expect(Object.fromEntries(VAT_NUMBER_STATES.map((state) => [state, decide("IE", "DE", state).reason]))).toEqual({
		valid: "reverse_charge",
		invalid: "destination",
		unavailable: "destination",
		not_given: "destination",
		not_checked: "destination",
	});
});

describe("a VAT number", () => {
	it("is read without separators and with its prefix", () => {
		expect(readVatNumber(" de 129.273-398 ", null)).toEqual({ number: "DE129273398", country: "DE" });
		expect(readVatNumber("129273398", "DE")).toEqual({ number: "DE129273398", country: "DE" });
		expect(readVatNumber("EL094259216", null)).toEqual({ number: "EL094259216", country: "GR" });
		expect(readVatNumber("094259216", "GR")).toEqual({ number: "EL094259216", country: "GR" });
		expect(readVatNumber("US12", null)).toEqual({ number: "US12", country: null });
	});

	it("shows by itself whether it can be one of a country", () => {
		expect(visibleProblem("DE129273398", "DE")).toBeNull();
		expect(visibleProblem("EL094259216", "GR")).toBeNull();
		expect(visibleProblem("DE129273398", "FR")).toBe("other_country");
		for (const number of ["DE", "DE12", "DE1292733980", "DE12927339A"]) {
			expect(visibleProblem(number, "DE")).toBe("format");
		}
	});

	it.each([
		["AT", "U12345678"],
		["BE", "0123456789"],
		["BG", "123456789"],
		["CY", "12345678X"],
		["CZ", "12345678"],
		["DK", "12345678"],
		["EE", "123456789"],
		["ES", "X1234567X"],
		["ES", "12345678Z"],
		["FI", "12345678"],
		["FR", "XX123456789"],
		["HR", "12345678901"],
		["HU", "12345678"],
		["IE", "1A23456B"],
		["IE", "1234567WI"],
		["IT", "12345678901"],
		["LT", "123456789012"],
		["LU", "12345678"],
		["LV", "12345678901"],
		["MT", "12345678"],
		["NL", "123456789B12"],
		["PL", "1234567890"],
		["PT", "123456789"],
		["RO", "12"],
		["SE", "123456789012"],
		["SI", "12345678"],
		["SK", "1234567890"],
	])("of %s may be %s", (country, bare) => {
		expect(visibleProblem(country + bare, country)).toBeNull();
		expect(visibleProblem(`${country}${bare}9999999999`, country)).toBe("format");
		expect(visibleProblem(country, country)).toBe("format");
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
});

it("says of wrong check digits, and of a number that nobody registered, what to look for", () => {
	expect(problemWords("check_digits", "DE123456789", "DE")).toContain("look for a typing mistake");
	expect(problemWords("format", "DE1", "DE")).toBe(
		"The VAT number DE1 does not have the form of its country: DE and 9 digits.",
	);
	expect(problemWords("other_country", "FR1", "DE")).toBe(
		"The VAT number FR1 is not one of DE, whose numbers are DE and 9 digits.",
	);
	expect(problemWords("not_registered", "DE123456789", "DE")).toContain("(VIES) does not know it");
});

it("reads a number's own prefix before the country's", () => {
	expect(readVatNumber("fr 12 345678901", "DE")).toEqual({ number: "FR12345678901", country: "DE" });
	expect(readVatNumber("123456789", "DE")).toEqual({ number: "DE123456789", country: "DE" });
	expect(readVatNumber("1234567WI", "IE")).toEqual({ number: "IE1234567WI", country: "IE" });
});
