import { isWithin, stepsWithin, UNPAID_MODELS } from "#core/listings/listed-prices";
import { type Facets, facetsExpression, priceFacets } from "#core/listings/search-terms";
import { isSaidWithout } from "#core/search/denied";
import type { FactPreference } from "#core/search/fact-preference";
import type { SearchText } from "#core/search/matched";
import type { Preference } from "#core/search/preferences";
import type { Query } from "#core/search/query";
import type { ListingCard } from "#store/listing-cards";

/** What of a query's facts is a preference: a filter that is set decides by itself. */
export const preferencesBeside = (query: Query, facets: Facets): Preference[] =>
	query.preferences.filter(({ filter }) => filter === "price" || filter === "absence" || facets[filter] === undefined);

/**
 * Full-text expressions of what is preferred: what has all of it, where it is of several kinds, and what has any of it. What is
 * not wanted is no part of them.
 */
export function preferredExpressions(preferences: readonly Preference[]): string[] {
	const wanted = preferences.filter((one) => one.filter !== "absence");
	const each = wanted.map((one) =>
		one.filter === "price"
			? anyOf([...priceFacets(stepsWithin(one.limit)), ...facetsOf("pricingModel", UNPAID_MODELS)])
			: anyOf(facetsOf(one.filter, one.values)),
	);
	if (each.length === 0) return [];
	return each.length === 1 ? each : [each.join(" AND "), anyOf(each)];
}

/** Whether a listing has what words name. */
export function hasPreferred(
	preference: Preference,
	listing: Pick<ListingCard, FactPreference["filter"] | "row">,
	text: SearchText,
): boolean {
	if (preference.filter === "absence") {
		const { fact } = preference;
		return fact === null ? isSaidWithout(preference, text) : !hasPreferred(fact, listing, text);
	}
	if (preference.filter === "price")
		return isWithin(preference.limit, { prices: listing.row?.prices ?? [], pricingModel: listing.pricingModel });
	const value = listing[preference.filter];
	if (value === null) return false;
	const [own] = facetsOf(preference.filter, [value]);
	return facetsOf(preference.filter, preference.values).some((one) => one === own);
}

const facetsOf = (filter: FactPreference["filter"], values: readonly string[]): string[] =>
	values.flatMap((value) => facetsExpression({ [filter]: value }) ?? []);

const anyOf = (expressions: readonly string[]): string => `(${expressions.join(" OR ")})`;
