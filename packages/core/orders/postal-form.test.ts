import { describe, expect, it } from "vitest";
import { hasPostalForm, postalFormWords } from "#core/orders/postal-form";
import { needsPostalCode } from "#core/orders/vat-territories";
import { COUNTRY_CODES } from "#core/web/countries";

const CODES: Record<string, { right: string[]; wrong: string[] }> = {
	AT: { right: ["1010", "A-6993", "AT 9900"], wrong: ["0101", "101", "10100"] },
	DE: { right: ["10115", "D-78266", "01067", "DE 27498"], wrong: ["1011", "101155", "00115", "1O115"] },
	DK: { right: ["2100", "DK-2100", "0999", "3900", "FO-100"], wrong: ["210", "21000", "XX"] },
	ES: { right: ["28013", "E-28013", "08 001", "35001", "51001", "52999"], wrong: ["ABCDE", "00001", "53000", "2801"] },
	FI: { right: ["00100", "FI-00100", "AX-22100"], wrong: ["0100", "001000"] },
	FR: {
		right: ["75008", "75 008", "F-97110", "98000", "\uff17\uff15\uff10\uff10\uff18"],
		wrong: ["7500", "2A004", "-"],
	},
	GR: { right: ["105 57", "GR-10557", "63086"], wrong: ["1055", "90557", "00100"] },
	IT: { right: ["00184", "I-23041", "IT 22061"], wrong: ["0184", "001844", "Roma"] },
	PT: { right: ["1100-148", "1100 148", "1100", "PT-9000"], wrong: ["0100-148", "1100-14", "11001481"] },
};

describe.each(Object.entries(CODES))("%s", (country, { right, wrong }) => {
	it("knows its codes, whole", () => {
		for (const code of right) expect(hasPostalForm(country, code), code).toBe(true);
		for (const code of [...wrong, ...right.map((one) => `${one}?`)])
			expect(hasPostalForm(country, code), code).toBe(false);
	});

	it("gives an example that is one", () => {
		const example = postalFormWords(country)?.split("such as ")[1] ?? "";
		expect(hasPostalForm(country, example)).toBe(true);
	});
});

it("is asked where the code decides whose VAT applies, and nowhere else", () => {
	const asked = COUNTRY_CODES.filter((country) => postalFormWords(country) !== null);
	expect(asked).toEqual(COUNTRY_CODES.filter(needsPostalCode));
	expect(hasPostalForm("IE", "whatever")).toBe(true);
});
