import { describe, expect, it } from "vitest";
import { isTellingPostalCode, needsPostalCode, VAT_TERRITORIES, vatTerritoryOf } from "#core/orders/vat-territories";
import { COUNTRY_CODES } from "#core/web/countries";

describe("a territory", () => {
	it.each([
		["Monaco", "MC", null],
		["Monaco", "MC", "98000"],
		["Monaco", "FR", "98 000"],
		["the Isle of Man", "IM", "IM1 1AA"],
		["the Isle of Man", "GB", "im1 1aa"],
		["Northern Ireland", "GB", "BT1 5GS"],
		["Madeira", "PT", "9000-001"],
		["Madeira", "PT", "9400 162"],
		["Madeira", "PT", "PT-9000"],
		["the Azores", "PT", "9500-150"],
		["the Azores", "PT", "9980-039"],
		["Jungholz", "AT", "6691"],
		["Jungholz", "AT", "D-87491"],
		["Mittelberg", "AT", "A-6993"],
		["Mittelberg", "AT", "87567"],
		["the Canary Islands", "ES", "35001"],
		["the Canary Islands", "ES", "38600"],
		["Ceuta", "ES", "51001"],
		["Melilla", "ES", "52001"],
		["Büsingen", "DE", "78266"],
		["Büsingen", "DE", "8238"],
		["Büsingen", "DE", "CH-8238"],
		["Campione d'Italia", "IT", "CH 6911"],
		["Heligoland", "DE", "27498"],
		["Livigno", "IT", "23041"],
		["Campione d'Italia", "IT", "22061"],
		["Mount Athos", "GR", "630 86"],
		["the Åland Islands", "AX", null],
		["the Åland Islands", "FI", "22100"],
		["the Åland Islands", "FI", "AX-22100"],
		["Guadeloupe", "FR", "97110"],
		["Guadeloupe", "GP", null],
		["Martinique", "FR", "97200"],
		["Réunion", "FR", "97400"],
		["French Guiana", "FR", "97300"],
		["Mayotte", "YT", "97600"],
		["Saint Martin", "FR", "97150"],
		["the French overseas collectivities", "FR", "97133"],
		["Greenland", "DK", "3900"],
		["the Faroe Islands", "FO", "FO-100"],
		["the Faroe Islands", "DK", "FO 100"],
		["Büsingen", "DE", "D-78266"],
		["Livigno", "IT", "I 23041"],
		["Ceuta", "ES", "ES\u201351001"],
		["Guadeloupe", "FR", "F-97110"],
		["Mount Athos", "GR", "EL-630 87"],
		["the Åland Islands", "FI", "FIN-22100"],
		["the Canary Islands", "ES", "\uff13\uff15\uff10\uff10\uff11"],
	])("%s is told by %s and the postal code %s", (name, country, postalCode) => {
		expect(vatTerritoryOf(country, postalCode)?.name).toBe(name);
	});

	it.each([
		["FR", "75001"],
		["FR", null],
		["ES", "28001"],
		["ES", null],
		["DE", "78267"],
		["IT", "23030"],
		["GR", "63080"],
		["FI", "00100"],
		["GB", "SW1A 1AA"],
		["ES", "E-28001"],
		["DE", "DEUT78266"],
		["DE", "7A8266"],
		["DK", "2100"],
		["PT", "1000-001"],
		["PT", "8999"],
		["PT", "90000"],
		["AT", "6690"],
		["AT", "6994"],
		["DE", "87566"],
		["DE", "6691"],
		// The codes of one country say nothing in another.
		["DE", "35001"],
		["US", "98000"],
	])("is not found in %s at %s", (country, postalCode) => {
		expect(vatTerritoryOf(country, postalCode)).toBeNull();
	});

	it("is known by codes that there are, once, with its source", () => {
		const codes = VAT_TERRITORIES.flatMap((territory) => [...territory.codes]);
		expect(new Set(codes).size).toBe(codes.length);
		for (const territory of VAT_TERRITORIES) {
			expect(COUNTRY_CODES).toEqual(expect.arrayContaining([territory.state, ...territory.codes]));
			expect(territory.source).toMatch(/article|Directive/);
		}
	});
});

it("needs the postal code in the countries that have any", () => {
	expect(COUNTRY_CODES.filter(needsPostalCode)).toEqual(["AT", "DE", "DK", "ES", "FI", "FR", "GR", "IT", "PT"]);
});

it("takes the codes of neighbours that serve a territory, and no others of theirs", () => {
	const TELLING = ["DE CH-8238", "IT 6911", "AT D-87491", "FI AX-22100", "DE 10115", "US anything"];
	for (const one of TELLING) expect(isTellingPostalCode(one.slice(0, 2), one.slice(3)), one).toBe(true);
	const SILENT = ["DE 8239", "IT 6912", "AT 87490", "ES ABCDE"];
	for (const one of SILENT) expect(isTellingPostalCode(one.slice(0, 2), one.slice(3)), one).toBe(false);
});

describe("a postal code", () => {
	const CODES: Record<string, string[]> = {
		FR: ["98000", "97110", "97200", "97400", "97300", "97600", "97150", "97133", "97500", "98600"],
		ES: ["35001", "38600", "51001", "52001"],
		DE: ["78266", "8238", "27498"],
		IT: ["23041", "22061", "6911"],
		GR: ["63086", "63087"],
		FI: ["22100"],
		DK: ["3900", "FO100"],
		PT: ["9000", "9000001", "9500", "9500150"],
		AT: ["6691", "87491", "6991", "87569"],
	};

	it.each(Object.entries(CODES))("of %s counts whole only", (country, codes) => {
		for (const code of codes) {
			expect(vatTerritoryOf(country, code), code).not.toBeNull();
			expect(vatTerritoryOf(country, `${code}1`)?.name, `${code}1`).toBeUndefined();
			expect(vatTerritoryOf(country, `1${code}`)?.name, `1${code}`).toBeUndefined();
		}
	});

	it("of the Isle of Man and of Northern Ireland begins with theirs", () => {
		expect(vatTerritoryOf("GB", "WIM1 1AA")).toBeNull();
		expect(vatTerritoryOf("GB", "ABT1 5GS")).toBeNull();
	});
});

it.each([
	...["MC FR", "IM GB", "AX FI", "GP FR", "MQ FR", "RE FR", "GF FR", "YT FR", "MF FR", "BL FR", "PM FR", "WF FR"],
	...["PF FR", "NC FR", "TF FR", "GL DK", "FO DK"],
])("the code and country %s are of one place", (both) => {
	const [code = "", state] = both.split(" ");
	expect(vatTerritoryOf(code, null)?.state).toBe(state);
});

it("has the rates that a seller of its own state charges there", () => {
	const own = VAT_TERRITORIES.flatMap(({ name, fromState }) => (fromState === undefined ? [] : [[name, fromState]]));
	expect(Object.fromEntries(own)).toEqual({
		"the Åland Islands": "standard",
		Guadeloupe: 85_000,
		Martinique: 85_000,
		Réunion: 85_000,
	});
});

it("has the rates of parts of a country's VAT territory", () => {
	const own = VAT_TERRITORIES.flatMap(({ name, vatOf, rateMillionths }) =>
		rateMillionths === undefined ? [] : [[name, `${vatOf} ${rateMillionths}`]],
	);
	expect(Object.fromEntries(own)).toEqual({
		Madeira: "PT 220000",
		"the Azores": "PT 160000",
		Jungholz: "AT 190000",
		Mittelberg: "AT 190000",
	});
});
