import { SEARCH_MAX } from "#core/limits";
import { countryCodeOf } from "#core/web/countries";
import { domainOf } from "#core/web/domain";
import searchListings from "#operations/directory/search-listings";
import type { PageContext } from "../site.ts";

export const FILTERS = ["q", "category", "stage", "country", "pricing_model", "domain", "status", "sort"] as const;
export type FilterName = (typeof FILTERS)[number];
export type Filters = Partial<Record<FilterName, string>>;

/** What the operation takes for granted: an address need not say it. */
const DEFAULTS: Filters = { status: "live", sort: "relevance" };

export interface Asked {
	filters: Filters;
	/** What the address names and cannot be. */
	wrong: { name: FilterName; value: string }[];
}

/** What the address asks for. What no filter can be is left out and told of: a page is shown all the same. */
export function filtersOf(c: PageContext): Asked {
	const filters: Filters = {};
	const wrong: Asked["wrong"] = [];
	for (const name of FILTERS) {
		const value = c.req.query(name)?.trim() ?? "";
		if (value === "" || value === DEFAULTS[name]) continue;
		if (fits(name, value)) filters[name] = value;
		else wrong.push({ name, value });
		if (name === "q" && filters.q === undefined) filters.q = beginningOf(value);
	}
	return { filters, wrong };
}

/** Of too many words, those that fit. */
function beginningOf(text: string): string {
	return text.slice(0, SEARCH_MAX).toWellFormed().trim();
}

function fits(name: FilterName, value: string): boolean {
	if (name === "domain" && domainOf(value) === null) return false;
	if (name === "country" && countryCodeOf(value) === null) return false;
	return searchListings.query?.shape[name].safeParse(value).success ?? false;
}

/** How many filters are in use, besides words and order. */
export function inUse({ q: _q, sort: _sort, ...others }: Filters): number {
	return Object.keys(others).length;
}
