import { expect, it } from "vitest";
import { COUNTRY_CODES, countryCodeNamed, countryCodeOf, countryMeantBy } from "#core/web/countries";

it("knows the 249 officially assigned codes, each once", () => {
	expect(COUNTRY_CODES).toHaveLength(249);
	expect(new Set(COUNTRY_CODES).size).toBe(249);
	for (const code of COUNTRY_CODES) expect(code).toMatch(/^[A-Z]{2}$/);
});

it("reads a code in any case and says null of what is none", () => {
	expect(["PT", "pt", " Pt ", "AX"].map(countryCodeOf)).toEqual(["PT", "PT", "PT", "AX"]);
	const none = ["ZZ", "UK", "EL", "XK", "EU", "XI", "Portugal", "1!", "P", "", "PRT", "p\u0000"];
	expect(none.map(countryCodeOf)).toEqual(none.map(() => null));
});

it("knows which country was meant by a code that is not its own, and no other", () => {
	expect(["UK", " el ", "su"].map(countryMeantBy)).toEqual(["GB", "GR", "RU"]);
	expect(["PT", "ZZ", "", "constructor", "__proto__"].map(countryMeantBy)).toEqual([null, null, null, null, null]);
});

it("reads a country's English name in any case, with its accents or without", () => {
	const names = ["pt", " Portugal ", "PORTUGAL", "Åland Islands", "aland islands", "Curaçao", "CURACAO"];
	expect(names.map(countryCodeNamed)).toEqual(["PT", "PT", "PT", "AX", "AX", "CW", "CW"]);
	expect(["Port", "Atlantis", ""].map(countryCodeNamed)).toEqual([null, null, null]);
});
