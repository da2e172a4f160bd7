import type { Unit } from "#core/search/units";
import { termOf } from "#core/search/words";

/** Full-text expressions of words and phrases, none of which has a meaning to the parser. */

export const anyForm = (unit: Unit): string => anyOf(unit.forms.map(termOf));

export const formsWithoutPlaces = (unit: Unit): string => anyOf(unit.forms.map(withoutPlaces));

/** Tables without places know no phrase: the parts of a word that was taken apart may stand anywhere. */
export const withoutPlaces = (phrase: string): string => allOf(phrase.split(" ").map(termOf));

export function anyOf(terms: readonly string[]): string {
	const [only, ...rest] = [...new Set(terms)];
	return only === undefined ? '""' : rest.length === 0 ? only : `(${[only, ...rest].join(" OR ")})`;
}

export function allOf(terms: readonly string[]): string {
	const [only, ...rest] = [...new Set(terms)];
	return only === undefined ? '""' : rest.length === 0 ? only : `(${[only, ...rest].join(" AND ")})`;
}
