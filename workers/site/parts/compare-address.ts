import { SLUG } from "#core/web/slug";

/** As many as stand side by side on a phone, and as many as people hold against each other. */
export const COMPARED_MAX = 3;

interface Options {
	/** Whether rows that are the same everywhere are left out. */
	differs?: boolean;
}

/** Where products are compared, in this order. Slugs need no escapes, so the commas stay readable. */
export function compareAddress(slugs: readonly string[], { differs = false }: Options = {}): string {
	const query = [...(slugs.length > 0 ? [`products=${slugs.join(",")}`] : []), ...(differs ? ["differs=1"] : [])];
	return query.length === 0 ? "/compare" : `/compare?${query.join("&")}`;
}

/** The same products in any order are one page: search engines are told this address of it. */
export function canonicalCompareAddress(slugs: readonly string[]): string {
	return compareAddress(slugs.toSorted());
}

/** The slugs that an address names, each once; what cannot be a slug is kept, to be told of. @param values of `products`. */
export function slugsIn(values: readonly string[]): string[] {
	const named = values.flatMap((value) => value.split(",")).map((part) => part.trim().toLowerCase());
	return [...new Set(named)].filter((part) => part !== "").slice(0, NAMED_MAX);
}

/** More are no comparison: they are not even told of. */
const NAMED_MAX = 10;

export function isSlug(text: string): boolean {
	return SLUG.test(text);
}
