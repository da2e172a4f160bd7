/** The year a text states, when it is nothing but a year from 1800 to 2100; null otherwise. Source: spec, Listing fields. */
export function parseFoundedYear(text: string): number | null {
	if (!/^\d{4}$/.test(text.trim())) return null;
	const year = Number(text);
	return year >= 1800 && year <= 2100 ? year : null;
}
