/**
 * How each member state writes its VAT numbers after the prefix, and the same in words.
 * Source: European Commission, VIES, frequently asked questions, "What is the format of a VAT number?"
 */
const FORMS: Readonly<Record<string, readonly [form: RegExp, words: string]>> = {
	AT: [/^U\d{8}$/, "U and 8 digits"],
	BE: [/^[01]\d{9}$/, "0 or 1 and 9 digits"],
	BG: [/^\d{9,10}$/, "9 or 10 digits"],
	CY: [/^\d{8}[A-Z]$/, "8 digits and a letter"],
	CZ: [/^\d{8,10}$/, "8 to 10 digits"],
	DE: [/^\d{9}$/, "9 digits"],
	DK: [/^\d{8}$/, "8 digits"],
	EE: [/^\d{9}$/, "9 digits"],
	ES: [/^(?:[A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/, "9 characters, the first or the last or both a letter"],
	FI: [/^\d{8}$/, "8 digits"],
	FR: [/^[A-Z0-9]{2}\d{9}$/, "2 letters or digits and 9 digits"],
	GR: [/^\d{9}$/, "9 digits"],
	HR: [/^\d{11}$/, "11 digits"],
	HU: [/^\d{8}$/, "8 digits"],
	IE: [/^(?:\d[A-Z0-9+*]\d{5}[A-Z]|\d{7}[A-Z]{2})$/, "7 digits and 1 or 2 letters"],
	IT: [/^\d{11}$/, "11 digits"],
	LT: [/^(?:\d{9}|\d{12})$/, "9 or 12 digits"],
	LU: [/^\d{8}$/, "8 digits"],
	LV: [/^\d{11}$/, "11 digits"],
	MT: [/^\d{8}$/, "8 digits"],
	NL: [/^[A-Z0-9+*]{12}$/, "12 characters, most often 9 digits, B and 2 digits"],
	PL: [/^\d{10}$/, "10 digits"],
	PT: [/^\d{9}$/, "9 digits"],
	RO: [/^\d{2,10}$/, "2 to 10 digits"],
	SE: [/^\d{12}$/, "12 digits"],
	SI: [/^\d{8}$/, "8 digits"],
	SK: [/^\d{10}$/, "10 digits"],
};

/** Whether a number, without its prefix, has its country's form. @param country ISO code of a member state. */
export function hasVatForm(country: string, bare: string): boolean {
	return FORMS[country]?.[0].test(bare) ?? true;
}

/** What follows the prefix in a country's numbers, in words. */
export function vatFormWords(country: string): string {
	return FORMS[country]?.[1] ?? "its country's own form";
}
