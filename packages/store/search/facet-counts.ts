import { sql } from "drizzle-orm";
import { readQuery } from "#core/search/query";
import type { Db } from "#store/db";
import { type ListingSearch, matchingIds } from "#store/search/orders";
import { type Plans, planned } from "#store/search/planned";

/** Of so many products at most facets are counted, the most voted first. Source: docs/search.md#counts. */
export const COUNTED_MAX = 200;

export interface FacetCount {
	/** As the filter takes it. */
	value: string;
	/** As people say it, where that is not what the filter takes. */
	name: string;
	count: number;
}

export interface FacetCounts {
	category: FacetCount[];
	pricing_model: FacetCount[];
	country: FacetCount[];
	stage: FacetCount[];
	/** Whether there may be more than were counted. */
	isAtLeast: boolean;
}

interface Row {
	category: string | null;
	categoryName: string | null;
	pricing_model: string | null;
	country: string | null;
	stage: string | null;
}

/**
 * How the products that a search of words finds are spread over categories, pricing, countries and stages; null where there
 * are no words. Two rounds (one where the words are planned already), two rows for each product counted.
 */
export async function countFacets(
	db: Db,
	search: Pick<ListingSearch, "words" | "category" | "country" | "stage" | "pricingModel" | "domain" | "status">,
	plans: Plans = new Map(),
): Promise<FacetCounts | null> {
	const query = readQuery(search.words ?? "", "apart");
	if (query === null) return null;
	const plan = await planned(db, query, plans);
	const ids = matchingIds({ ...search, sort: "votes", limit: COUNTED_MAX, offset: 0 }, plan, COUNTED_MAX + 1);
	const rows =
		await db.all<Row>(sql`SELECT c.slug AS category, c.name AS categoryName, l.pricing_model, l.country, l.stage
		FROM (${ids}) f CROSS JOIN listings l ON l.id = f.id LEFT JOIN categories c ON c.id = l.primary_category_id`);
	const counted = rows.slice(0, COUNTED_MAX);
	return {
		category: byCount(counted.map((row) => [row.category, row.categoryName])),
		pricing_model: byCount(counted.map((row) => [row.pricing_model, row.pricing_model])),
		country: byCount(counted.map((row) => [row.country, row.country])),
		stage: byCount(counted.map((row) => [row.stage, row.stage])),
		isAtLeast: rows.length > COUNTED_MAX,
	};
}

function byCount(values: readonly (readonly [string | null, string | null])[]): FacetCount[] {
	const counts = new Map<string, FacetCount>();
	for (const [value, name] of values) {
		if (value === null || value === "") continue;
		const one = counts.get(value) ?? { value, name: name ?? value, count: 0 };
		counts.set(value, { ...one, count: one.count + 1 });
	}
	return [...counts.values()].toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}
