import { FOUNDED_YEAR_MAX, FOUNDED_YEAR_MIN } from "#core/limits";

/**
 * The year a text states (`2019`, `in 2019`, `March 2019`), when it is one from FOUNDED_YEAR_MIN to FOUNDED_YEAR_MAX; null when there is none, or
 * more than one. Source: docs/limits.md#listings.
 */
export function parseFoundedYear(text: string): number | null {
	const years = new Set(text.match(/(?<!\d)\d{4}(?!\d)/g));
	const [year] = [...years].map(Number);
	return years.size === 1 && year !== undefined && year >= FOUNDED_YEAR_MIN && year <= FOUNDED_YEAR_MAX ? year : null;
}
