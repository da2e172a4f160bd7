import { type Facets, facetsExpression } from "#core/listings/search-terms";
import type { Preference } from "#core/search/preferences";
import type { Query } from "#core/search/query";

/** What of a query's facts is a preference: a filter that is set decides by itself. */
export const preferencesBeside = (query: Query, facets: Facets): Preference[] =>
	query.preferences.filter(({ filter }) => facets[filter] === undefined);

/** Full-text expressions of what is preferred: what has all of it, where it is of several kinds, and what has any of it. */
export function preferredExpressions(preferences: readonly Preference[]): string[] {
	const each = preferences.map(({ filter, values }) =>
		anyOf(values.flatMap((value) => facetsExpression({ [filter]: value }) ?? [])),
	);
	if (each.length === 0) return [];
	return each.length === 1 ? each : [each.join(" AND "), anyOf(each)];
}

/** Whether a listing has what a word names. */
export function hasPreferred(
	{ filter, values }: Preference,
	listing: Readonly<Record<Preference["filter"], string | null>>,
): boolean {
	const value = listing[filter];
	return (
		value !== null &&
		values.some((one) => facetsExpression({ [filter]: one }) === facetsExpression({ [filter]: value }))
	);
}

const anyOf = (expressions: readonly string[]): string => `(${expressions.join(" OR ")})`;
