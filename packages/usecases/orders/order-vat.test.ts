import { describe, expect, it } from "vitest";
import { tableVatRates } from "#adapters/vat/rates";
import { syntaxOnlyVatCheck } from "#adapters/vat/syntax-only";
import { DEFAULT_SETTINGS } from "#core/default-settings";
import { isEuCountry } from "#core/orders/vat";
import { COUNTRY_CODES } from "#core/web/countries";
import { decideOrderVat } from "#usecases/orders/order-vat";

function decide(
	buyer: { country: string | null; postalCode?: string | null; vatNumber?: string | null },
	sellerCountry = "IE",
) {
	const settings = { ...DEFAULT_SETTINGS, sellerCountry } as Parameters<typeof decideOrderVat>[1]["settings"];
	const ports = { vat: syntaxOnlyVatCheck, vatRates: tableVatRates } as Parameters<typeof decideOrderVat>[1]["ports"];
	return decideOrderVat({ vatNumber: null, ...buyer }, { settings, ports });
}

describe("a buyer in a territory with another VAT than its country", () => {
	it.each([
		["MC", null, "Monaco", "destination", 200_000],
		["FR", "98000", "Monaco", "destination", 200_000],
		["IM", null, "the Isle of Man", "outside_scope", 0],
		["GB", "BT1 5GS", "Northern Ireland", "outside_scope", 0],
		["ES", "35001", "the Canary Islands", "outside_scope", 0],
		["ES", "51001", "Ceuta", "outside_scope", 0],
		["ES", "52001", "Melilla", "outside_scope", 0],
		["DE", "78266", "Büsingen", "outside_scope", 0],
		["DE", "27498", "Heligoland", "outside_scope", 0],
		["IT", "23041", "Livigno", "outside_scope", 0],
		["IT", "22061", "Campione d'Italia", "outside_scope", 0],
		["GR", "63086", "Mount Athos", "outside_scope", 0],
		["FI", "22100", "the Åland Islands", "outside_scope", 0],
		["AX", null, "the Åland Islands", "outside_scope", 0],
		["GP", null, "Guadeloupe", "outside_scope", 0],
		["FR", "97200", "Martinique", "outside_scope", 0],
		["FR", "97300", "French Guiana", "outside_scope", 0],
		["RE", null, "Réunion", "outside_scope", 0],
		["YT", null, "Mayotte", "outside_scope", 0],
	])("at %s %s, %s, pays as it is there", async (country, postalCode, territory, reason, rate_millionths) => {
		expect(await decide({ country, postalCode })).toMatchObject({ country, territory, reason, rate_millionths });
	});

	it.each([
		["FR", "MC", null, "domestic", 200_000],
		["MC", "FR", "75001", "domestic", 200_000],
		["FR", "GP", null, "domestic", 85_000],
		["FR", "FR", "97400", "domestic", 85_000],
		["FR", "GF", null, "outside_scope", 0],
		["FI", "AX", null, "domestic", 255_000],
		["ES", "ES", "35001", "outside_scope", 0],
		["DE", "DE", "78266", "outside_scope", 0],
		["GB", "IM", null, "domestic", 200_000],
		["GB", "GB", "BT1 5GS", "domestic", 200_000],
	])("pays a seller in %s, at %s %s: %s", async (seller, country, postalCode, reason, rate_millionths) => {
		expect(await decide({ country, postalCode }, seller)).toMatchObject({ reason, rate_millionths });
	});

	it("pays the country's VAT where only the country is known", async () => {
		expect(await decide({ country: "ES" })).toMatchObject({ reason: "destination", rate_millionths: 210_000 });
		expect(await decide({ country: "ES" })).not.toHaveProperty("territory");
	});
});

it("asks France's register about a number of Monaco, and nobody's about one of the Canaries", async () => {
	expect(await decide({ country: "MC", vatNumber: "FR40303265045" })).toMatchObject({
		reason: "reverse_charge",
		vat_number_state: "valid",
		register: "FR",
		country: "MC",
	});
	expect(await decide({ country: "ES", postalCode: "35001", vatNumber: "ESA58818501" })).toMatchObject({
		reason: "outside_scope",
		vat_number_state: "not_checked",
	});
	expect(await decide({ country: "GB", postalCode: "BT1 5GS", vatNumber: "XI123456789" })).toMatchObject({
		reason: "outside_scope",
		vat_number_state: "not_checked",
	});
});

it("asks nobody about a number in the seller's own country, as it changes nothing, and says where one cannot be right", async () => {
	expect(await decide({ country: "IE", vatNumber: "IE6388047V" })).toMatchObject({
		reason: "domestic",
		rate_millionths: 230_000,
		vat_number: "IE6388047V",
		vat_number_state: "not_checked",
	});
	expect(await decide({ country: "FR", vatNumber: "FR40303265045" }, "MC")).toMatchObject({
		reason: "domestic",
		vat_number_state: "not_checked",
	});
	expect(await decide({ country: "IE", vatNumber: "IE63" })).toMatchObject({
		vat_number_state: "invalid",
		vat_number_problem: "format",
	});
});

it("has a standard rate for every member state, and charges nobody outside", async () => {
	for (const country of COUNTRY_CODES) {
		const { reason, rate_millionths } = await decide({ country });
		if (isEuCountry(country) || country === "MC") expect(rate_millionths, country).toBeGreaterThanOrEqual(150_000);
		else expect([reason, rate_millionths], country).toEqual(["outside_scope", 0]);
	}
});
