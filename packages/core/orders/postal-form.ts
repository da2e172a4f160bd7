/**
 * How postal codes are written where they decide whose VAT applies, without spaces and dashes, and the same in words. What
 * has another form tells nothing of the place, and would be charged as the mainland. Source: Universal Postal Union,
 * postal addressing systems of the member countries.
 */
const FORMS: Readonly<Record<string, readonly [form: RegExp, words: string]>> = {
	AT: [/^[1-9]\d{3}$/, "4 digits, such as 1010"],
	DE: [/^(?!00)\d{5}$/, "5 digits, such as 10115"],
	DK: [/^(?:\d{4}|FO\d{3})$/, "4 digits, such as 2100"],
	ES: [/^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/, "5 digits from 01001 to 52999, such as 28013"],
	FI: [/^\d{5}$/, "5 digits, such as 00100"],
	FR: [/^\d{5}$/, "5 digits, such as 75008"],
	GR: [/^[1-8]\d{4}$/, "5 digits, such as 105 57"],
	IT: [/^\d{5}$/, "5 digits, such as 00184"],
	PT: [/^[1-9]\d{3}(?:\d{3})?$/, "4 or 7 digits, such as 1100-148"],
};

/** A code as it was typed, without what people put between its signs, with and without the country before it. */
export function postalCodeSpellings(typed: string): readonly string[] {
	const code = typed
		.normalize("NFKC")
		.toUpperCase()
		.replaceAll(/[\s.\p{Pd}]/gu, "");
	// By the letters of its cars or of ISO 3166: D-78266, ES-35001.
	return [code, code.replace(/^[A-Z]{1,3}(?=\d)/, "")];
}

/** Whether a code has its country's form; true where no form is asked for. @param country ISO 3166-1 code in upper case. */
export function hasPostalForm(country: string, typed: string): boolean {
	const form = FORMS[country]?.[0];
	return form === undefined || postalCodeSpellings(typed).some((spelling) => form.test(spelling));
}

/** What a country's codes are, in words; null where no form is asked for. @param country ISO 3166-1 code in upper case. */
export function postalFormWords(country: string): string | null {
	return FORMS[country]?.[1] ?? null;
}
