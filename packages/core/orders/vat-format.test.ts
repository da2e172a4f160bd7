import { describe, expect, it } from "vitest";
import { hasVatForm, vatFormWords } from "#core/orders/vat-format";

/** Numbers as each country writes them, after its prefix, and some that it does not. */
const FORMS: Record<string, { right: string[]; wrong: string[] }> = {
	AT: { right: ["U12345678"], wrong: ["12345678", "U1234567", "U123456789"] },
	BE: { right: ["0123456789", "1123456789"], wrong: ["2123456789", "012345678"] },
	BG: { right: ["123456789", "1234567890"], wrong: ["12345678", "12345678901"] },
	CY: { right: ["12345678L"], wrong: ["123456789", "1234567L"] },
	CZ: { right: ["12345678", "1234567890"], wrong: ["1234567", "12345678901"] },
	ES: { right: ["A12345678", "12345678Z", "X1234567L"], wrong: ["123456789", "A1234567"] },
	FR: { right: ["12345678901", "AB345678901"], wrong: ["1234567890", "ABC45678901"] },
	IE: { right: ["1234567A", "1A23456A", "1234567AB"], wrong: ["12345678", "1234567ABC"] },
	LT: { right: ["123456789", "123456789012"], wrong: ["1234567890", "12345678"] },
	NL: { right: ["123456789B01", "+A3456789B01"], wrong: ["123456789B0", "123456789B012"] },
	RO: { right: ["12", "1234567890"], wrong: ["1", "12345678901"] },
};
const DIGITS: Record<string, number> = {
	DE: 9,
	DK: 8,
	EE: 9,
	FI: 8,
	GR: 9,
	HR: 11,
	HU: 8,
	IT: 11,
	LU: 8,
	LV: 11,
	MT: 8,
	PL: 10,
	PT: 9,
	SE: 12,
	SI: 8,
	SK: 10,
};
const digits = (count: number) => "1234567890123".slice(0, count);

describe.each(Object.entries(FORMS))("%s", (country, { right, wrong }) => {
	it("knows its numbers, whole", () => {
		for (const number of right) {
			expect(hasVatForm(country, number), number).toBe(true);
			expect(hasVatForm(country, `?${number}`), `?${number}`).toBe(false);
			expect(hasVatForm(country, `${number}?`), `${number}?`).toBe(false);
		}
		for (const number of wrong) expect(hasVatForm(country, number), number).toBe(false);
	});
});

it.each(Object.entries(DIGITS))("%s has %i digits, and says so", (country, count) => {
	expect(hasVatForm(country, digits(count))).toBe(true);
	for (const other of [digits(count - 1), digits(count + 1), `${digits(count - 1)}A`])
		expect(hasVatForm(country, other), other).toBe(false);
	expect(vatFormWords(country)).toBe(`${count} digits`);
});

it("lets numbers of other countries through, and has words for them too", () => {
	expect(hasVatForm("CH", "anything")).toBe(true);
	expect(vatFormWords("CH")).toBe("its country's own form");
	for (const country of Object.keys(FORMS)) expect(vatFormWords(country)).toMatch(/digits|characters/);
});
