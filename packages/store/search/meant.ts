import { type SQL, sql } from "drizzle-orm";
import { CATEGORY, FACETS, type Facets, facetsExpression } from "#core/listings/search-terms";
import type { SearchPlan } from "#core/search/plan";
import type { Query } from "#core/search/query";
import type { Db } from "#store/db";
import type { Narrowed } from "#store/search/conditions";

/** Asks for listings that are nearest in meaning to a text, the nearest first, whatever their state. Never throws. */
export type Meant = (text: string) => Promise<number[]>;

/** Where fewer listings than this have all words, listings are asked for by their meaning too. Source: docs/search.md#by-meaning. */
export const SHORT_LIST = 5;

/** Whether somebody asks what their words mean: not where they name a website, a fact alone, or words as they are spelt. */
export const mayBeMeant = (search: { domain?: string | undefined }, query: Query, plan: SearchPlan): boolean =>
	search.domain === undefined && query.quoted.size === 0 && !plan.isFactsAlone;

/**
 * Those of the listings that the search may show, in one round and one row each.
 * @param ids the nearest first.
 * @param key column of `listing_search_docs` by which they are sorted, the highest first; null: they stay as they are.
 */
export async function shownOf(db: Db, search: Narrowed, ids: readonly number[], key: string | null): Promise<number[]> {
	if (ids.length === 0) return [];
	const sortedBy = key === null ? sql`0` : sql`d.${sql.raw(key)}`;
	const rows = await db.all<{ id: number; sortKey: number }>(sql`SELECT d.listing_id AS id, ${sortedBy} AS sortKey
		FROM json_each(${JSON.stringify(ids)}) v CROSS JOIN listing_search_docs d ON d.listing_id = v.value
		WHERE ${sql.join([sql`d.is_live = ${search.status === "live" ? 1 : 0}`, ...hasFacets(search)], sql` AND `)}`);
	const place = new Map(ids.map((id, index) => [id, index]));
	return rows
		.toSorted((a, b) => b.sortKey - a.sortKey || (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
		.map(({ id }) => id);
}

/** The same tokens that full-text tables are asked for, which know no capital letters. */
function hasFacets(facets: Facets): SQL[] {
	return FACETS.filter((name) => facets[name] !== undefined).map((name) => {
		const token = (facetsExpression({ [name]: facets[name] }) ?? "").slice(1, -1);
		const has = (tokenSql: SQL) => sql`instr(lower(' ' || d.facets || ' '), ' ' || ${tokenSql} || ' ') > 0`;
		if (name !== "category") return has(sql`${token}`);
		const id = sql`coalesce((SELECT id FROM categories WHERE slug = ${facets.category}), 0)`;
		return has(sql`${CATEGORY.slice(0, -1)} || ${id}`);
	});
}
