import * as z from "zod";
import { countriesLike, countryCodeNamed, countryCodeOf, countryMeantBy } from "#core/web/countries";
import { line, orBlank, said } from "#usecases/fields";

/** Two letters in any case that are fit for a country's code. */
const twoLetters = (isFit: (code: string) => boolean) =>
	z
		.string()
		.refine((value) => /^[A-Za-z]{2}$/.test(value), {
			abort: true,
			error: ({ input }) => noCountryCode(input),
			params: { code: "bad_format" },
		})
		.refine(isFit, { error: ({ input }) => noCountryCode(input), params: { code: "bad_value" } })
		.meta({ pattern: "^[A-Za-z]{2}$" });

/** Two-letter ISO 3166-1 code, in any case, of a country that exists. */
export const existingCountry = twoLetters((code) => countryCodeOf(code) !== null);

/** A country to look in: a code that no country has finds nothing, one by which another is meant (`UK`) is refused with that. */
export const countryFilter = twoLetters((code) => countryMeantBy(code) === null);

/** @param input a code that is not assigned, or a country by its name, perhaps misspelt. */
function noCountryCode(input: unknown): string {
	const text = String(input).slice(0, 60);
	const known = countryMeantBy(text) ?? countryCodeNamed(text);
	const use = known ?? (text.length > 3 ? countriesLike(text).join(", ") : "one that is, such as DE or US");
	return `${text.length === 2 ? text.toUpperCase() : JSON.stringify(text)} is no country's code in ISO 3166-1; use ${use}.`;
}

/** A country by its code or its English name, or blank; its code goes on. */
export function countryNameOrBlank(max: number) {
	return orBlank(
		line(max).overwrite((typed) => countryCodeNamed(typed) ?? typed),
		(value) => countryCodeOf(value) !== null,
		"This must be a country: its two-letter code of ISO 3166-1, such as PT, or its English name.",
	).meta({ maxLength: max });
}

/** An officially assigned two-letter code of ISO 3166-1 in any case, or blank. A country's name is refused with its code. */
export function countryOrBlank(max: number) {
	const error = ({ input }: { input?: unknown }) => noCountryCode(input);
	return z
		.string()
		.overwrite(said)
		.refine((value) => value.length <= max, { error, params: { code: "too_long", limit: max }, abort: true })
		.refine((value) => value.trim() === "" || countryCodeOf(value.trim()) !== null, {
			error,
			params: { code: "bad_format" },
		})
		.meta({ maxLength: max });
}
