import { describe, expect, it } from "vitest";
import { tableVatRates } from "#adapters/vat/rates";
import { syntaxOnlyVatCheck } from "#adapters/vat/syntax-only";
import { DEFAULT_SETTINGS } from "#core/default-settings";
import { decideOrderVat } from "#usecases/orders/order-vat";

/**
 * The VAT of services over the network, case by case, each with the rule that says so. Articles are of Council Directive
 * 2006/112/EC unless another act is named.
 */

type Reason = "domestic" | "destination" | "reverse_charge" | "outside_scope";
type Case = [seller: string, buyer: string, vat: Reason, perMille: number, source: string];

/** Article 58: to consumers, where they are; the threshold of article 59c is the seller's choice and is not used. */
const CONSUMER = "article 58(1)(c), rate by article 96";
/** To a business: where it is established, and it owes the VAT itself. */
const BUSINESS = "articles 44 and 196";

const CASES: readonly Case[] = [
	["IE", "IE", "domestic", 230, "articles 45 and 96"],
	["IE", "IE IE6388047V", "domestic", 230, "articles 44 and 193"],
	["IE", "AT", "destination", 200, CONSUMER],
	["IE", "BE", "destination", 210, CONSUMER],
	["IE", "BG", "destination", 200, CONSUMER],
	["IE", "CY", "destination", 190, CONSUMER],
	["IE", "CZ", "destination", 210, CONSUMER],
	["IE", "DE", "destination", 190, CONSUMER],
	["IE", "DK", "destination", 250, CONSUMER],
	["IE", "EE", "destination", 240, CONSUMER],
	["IE", "ES", "destination", 210, CONSUMER],
	["IE", "FI", "destination", 255, CONSUMER],
	["IE", "FR", "destination", 200, CONSUMER],
	["IE", "GR", "destination", 240, CONSUMER],
	["IE", "HR", "destination", 250, CONSUMER],
	["IE", "HU", "destination", 270, CONSUMER],
	["IE", "IT", "destination", 220, CONSUMER],
	["IE", "LT", "destination", 210, CONSUMER],
	["IE", "LU", "destination", 170, CONSUMER],
	["IE", "LV", "destination", 210, CONSUMER],
	["IE", "MT", "destination", 180, CONSUMER],
	["IE", "NL", "destination", 210, CONSUMER],
	["IE", "PL", "destination", 230, CONSUMER],
	["IE", "PT", "destination", 230, CONSUMER],
	["IE", "RO", "destination", 210, CONSUMER],
	["IE", "SE", "destination", 250, CONSUMER],
	["IE", "SI", "destination", 220, CONSUMER],
	["IE", "SK", "destination", 230, CONSUMER],
	["IE", "DE DE129273398", "reverse_charge", 0, BUSINESS],
	["IE", "GR EL094259216", "reverse_charge", 0, BUSINESS],
	["IE", "AT ATU13585627", "reverse_charge", 0, BUSINESS],
	["IE", "DE DE12", "destination", 190, "article 18(1) of Regulation (EU) 282/2011: no number, no business"],
	["IE", "FR DE129273398", "destination", 200, "articles 17 and 18 of Regulation (EU) 282/2011: a number of elsewhere"],
	["US", "DE", "destination", 190, "article 58(1)(c); article 358a: also of sellers outside the EU"],
	["US", "DE DE129273398", "reverse_charge", 0, BUSINESS],
	["IE", "FR 98000", "destination", 200, "article 7(1): Monaco is as France"],
	["IE", "MC", "destination", 200, "article 7(1)"],
	["FR", "MC", "domestic", 200, "article 7(2)"],
	["MC", "FR", "domestic", 200, "article 7(2)"],
	["IE", "PT 9000-001", "destination", 220, "article 105; Código do IVA, article 18(3): Madeira"],
	["IE", "PT 9500-150", "destination", 160, "article 105; Código do IVA, article 18(3): the Azores"],
	["PT", "PT 9500-150", "domestic", 160, "article 105; Código do IVA, article 18(3): the Azores"],
	["IE", "PT 1000-001", "destination", 230, CONSUMER],
	["IE", "AT 6691", "destination", 190, "article 104; Umsatzsteuergesetz 1994, § 10(4): Jungholz"],
	["IE", "AT 6992", "destination", 190, "article 104; Umsatzsteuergesetz 1994, § 10(4): Mittelberg"],
	["AT", "AT 6992", "domestic", 190, "article 104; Umsatzsteuergesetz 1994, § 10(4): Mittelberg"],
	["IE", "ES 35001", "outside_scope", 0, "article 6(1)(b): Canary Islands; article 59"],
	["IE", "ES 38600", "outside_scope", 0, "article 6(1)(b): Canary Islands; article 59"],
	["IE", "ES 51001", "outside_scope", 0, "article 6(2)(c): Ceuta"],
	["IE", "ES 52001", "outside_scope", 0, "article 6(2)(d): Melilla"],
	["IE", "DE 27498", "outside_scope", 0, "article 6(2)(a): Heligoland"],
	["IE", "DE 78266", "outside_scope", 0, "article 6(2)(b): Büsingen"],
	["IE", "DE 8238", "outside_scope", 0, "article 6(2)(b): Büsingen, by the Swiss post"],
	["IE", "IT 23041", "outside_scope", 0, "article 6(2)(f): Livigno"],
	["IE", "IT 22061", "outside_scope", 0, "article 6(1)(f), Directive (EU) 2019/475: Campione d'Italia"],
	[
		"IE",
		"IT 6911",
		"outside_scope",
		0,
		"article 6(1)(f), Directive (EU) 2019/475: Campione d'Italia, by the Swiss post",
	],
	["IE", "GR 63086", "outside_scope", 0, "article 6(1)(a): Mount Athos"],
	["IE", "AX", "outside_scope", 0, "article 6(1)(d): Åland Islands"],
	["IE", "FI 22100", "outside_scope", 0, "article 6(1)(d): Åland Islands"],
	["FI", "AX", "domestic", 255, "Finnish act 1266/1996: a border for goods only"],
	["IE", "GP", "outside_scope", 0, "article 6(1)(c): Guadeloupe"],
	["FR", "GP", "domestic", 85, "Code général des impôts, article 296"],
	["FR", "FR 97200", "domestic", 85, "Code général des impôts, article 296: Martinique"],
	["FR", "RE", "domestic", 85, "Code général des impôts, article 296"],
	["FR", "GF", "outside_scope", 0, "Code général des impôts, article 294: French Guiana"],
	["FR", "YT", "outside_scope", 0, "Code général des impôts, article 294; Directive 2013/61/EU: Mayotte"],
	["IE", "FR 97150", "outside_scope", 0, "article 6(1)(c): Saint Martin"],
	["IE", "PF", "outside_scope", 0, "article 5(2): French Polynesia"],
	["IE", "GL", "outside_scope", 0, "article 5(2); Treaty, article 204: Greenland"],
	["IE", "FO", "outside_scope", 0, "article 5(2); Treaty, article 355(5)(a): Faroe Islands"],
	["IE", "GB", "outside_scope", 0, "articles 5 and 59: a third country since 2021"],
	["IE", "GB BT1 5GS", "outside_scope", 0, "Windsor Framework, article 8: Northern Ireland is in for goods only"],
	["IE", "IM", "outside_scope", 0, "Customs and Excise Agreement of 1979: as the United Kingdom"],
	["GB", "IM", "domestic", 200, "Customs and Excise Agreement of 1979"],
	["GB", "GB BT1 5GS", "domestic", 200, "Value Added Tax Act 1994, section 1"],
	["IE", "CH", "outside_scope", 0, "articles 5 and 59: Switzerland"],
	["IE", "LI", "outside_scope", 0, "articles 5 and 59: Liechtenstein"],
	["IE", "SM", "outside_scope", 0, "articles 5 and 59: San Marino is no part of Italy"],
	["IE", "VA", "outside_scope", 0, "articles 5 and 59: the Vatican City is no part of Italy"],
	["IE", "AD", "outside_scope", 0, "articles 5 and 59: Andorra"],
	["IE", "GI", "outside_scope", 0, "articles 5 and 59: Gibraltar"],
	["IE", "NO", "outside_scope", 0, "articles 5 and 59: Norway"],
	["IE", "US", "outside_scope", 0, "articles 5 and 59"],
];

/** `COUNTRY`, and behind it a VAT number of its register or a postal code. */
function decide(seller: string, buyer: string) {
	const settings = { ...DEFAULT_SETTINGS, sellerCountry: seller };
	const ports = { vat: syntaxOnlyVatCheck, vatRates: tableVatRates };
	const [country = "", ...more] = buyer.split(" ");
	const rest = more.join(" ");
	const isNumber = /^(DE|EL|ATU|IE)\d/.test(rest);
	const given = { country, postalCode: rest === "" || isNumber ? null : rest, vatNumber: isNumber ? rest : null };
	return decideOrderVat(given, { settings, ports });
}

describe("the VAT of an order", () => {
	it("is looked at in 60 cases at least, each once and with its source", () => {
		expect(CASES.length).toBeGreaterThanOrEqual(60);
		expect(new Set(CASES.map(([seller, buyer]) => `${seller} ${buyer}`)).size).toBe(CASES.length);
		for (const [, , , , source] of CASES) expect(source).toMatch(/article|section|Agreement|act /);
	});

	it.each(CASES)("of a seller in %s for %s is %s of %i ‰ (%s)", async (seller, buyer, reason, perMille) => {
		expect(await decide(seller, buyer)).toMatchObject({ reason, rate_millionths: perMille * 1000 });
	});
});
