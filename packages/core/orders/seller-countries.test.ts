import salesTax from "sales-tax";
import { expect, it } from "vitest";
import { isSellerCountry } from "#core/orders/seller-countries";
import { COUNTRY_CODES } from "#core/web/countries";

it("holds the countries whose rate the tables state in one number", () => {
	// The USA have no rate of their own in the tables; Canada has one, which its provinces add to.
	const taxed = COUNTRY_CODES.filter((code) => salesTax.hasSalesTax(code) && code !== "CA");
	expect(COUNTRY_CODES.filter(isSellerCountry)).toEqual(taxed);
});

it("holds every member state, and no code that is no country's", () => {
	const members = "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" ");
	for (const code of members) expect(isSellerCountry(code), code).toBe(true);
	for (const code of ["ZZ", "EL", "XI", "XK", "EU", "UK", "ie", ""]) expect(isSellerCountry(code), code).toBe(false);
});
