import { type SQL, sql } from "drizzle-orm";
import { CATEGORY, type Facets, facetsExpression } from "#core/listings/search-terms";
import { rowId } from "#store/search/row-ids";

/** What narrows a search down, whatever its words and its order. */
export interface Narrowed extends Facets {
	status: "live" | "upcoming";
}

/** A full-text expression that facets narrow down. */
export function withFacets(match: string, facets: Facets): string {
	const expression = facetsExpression(facets);
	return expression === null ? match : `(${match}) AND ${expression}`;
}

/** Row ids of live listings are not below zero, those of upcoming ones are. */
export function conditions(table: string, match: string | null, search: Narrowed, more: readonly SQL[]): SQL {
	const half = sql.raw(search.status === "live" ? "rowid >= 0" : "rowid < 0");
	const words = match === null ? [] : [sql`${sql.raw(table)} MATCH ${withCategory(match, search.category)}`];
	return sql.join([half, ...more, ...words], sql` AND `);
}

/** A category's number is looked up where it is used, which saves asking for it before. */
function withCategory(expression: string, category: string | undefined): SQL {
	if (category === undefined) return sql`${expression}`;
	const id = sql`coalesce((SELECT id FROM categories WHERE slug = ${category}), 0)`;
	return sql`replace(${expression}, ${CATEGORY}, ${CATEGORY.slice(0, -1)} || ${id})`;
}

/** A website is listed once, so a domain names at most one row of a full-text table. */
export function domainInOrder(domain: string | undefined, key: string): SQL[] {
	if (domain === undefined) return [];
	return [
		sql`rowid = (SELECT ${rowId(sql`d.${sql.raw(key)}`, sql`d.listing_id`)} FROM listing_search_docs d WHERE d.listing_id = (SELECT l.id ${ofDomain(domain)}))`,
	];
}

export const ofDomain = (domain: string): SQL =>
	sql`FROM listings l WHERE l.domain = ${domain} AND l.status IN ('scheduled', 'live')`;
