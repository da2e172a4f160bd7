import { type SQL, sql } from "drizzle-orm";
import { CATEGORY, type Facets, facetsExpression, wordsExpression } from "#core/listings/search-terms";
import type { Db, Statement } from "#store/db";
import { cardsOf, type ListingCard } from "#store/listing-cards";

export type SearchSort = "relevance" | "newest" | "votes" | "trending" | "most_viewed" | "most_followed";

export interface ListingSearch extends Facets {
	/** What a person typed. */
	words?: string | undefined;
	/** As `domainOf` gives it. */
	domain?: string | undefined;
	status: "live" | "upcoming";
	sort: SearchSort;
	limit: number;
	offset: number;
}

/** Full-text table of each order, and the columns of listings that hold the same order. */
const ORDERS = {
	newest: { table: "search_newest", key: "newest_key", column: "launched_at" },
	votes: { table: "search_votes", key: "votes_key", column: "votes" },
	trending: { table: "search_trending", key: "trending_key", column: "trending" },
	most_viewed: { table: "search_views", key: "views_key", column: "views" },
	most_followed: { table: "search_followers", key: "followers_key", column: "followers" },
} as const;

/** A word in the name says most, and facets say nothing about relevance. */
const RANK = "bm25(8.0, 1.0, 0.0)";

/** Ranking costs time for every match, so a common word is ranked among this many listings with the most votes first. */
export const RANKED_CANDIDATES = 50_000;
const FLOOR = "search_votes_floor";

/**
 * Finds live or upcoming listings, best first, reading about three rows for each one found whatever the number of
 * listings. Relevance without words is by votes.
 */
export async function searchListings(db: Db, search: ListingSearch): Promise<ListingCard[]> {
	const words = search.words === undefined ? undefined : wordsExpression(search.words);
	if (words === null) return [];
	const facets = facetsExpression(search);
	const match = matchOf([words, facets].filter((part) => part != null).join(" AND "), search.category);
	if (search.sort === "relevance" && words !== undefined) return searchByRank(db, search, match);
	const order = ORDERS[search.sort === "relevance" ? "votes" : search.sort];
	if (match === null && search.domain === undefined && search.status === "live") {
		const column = sql.raw(order.column);
		return cardsOf(
			db,
			sql`SELECT id, -${column} AS place FROM listings WHERE status = 'live' ORDER BY ${column} DESC, id DESC LIMIT ${search.limit} OFFSET ${search.offset}`,
		);
	}
	const table = sql.raw(order.table);
	const conditions = [half(search.status), ...domainCondition(search.domain, order.key)];
	if (match !== null) conditions.push(sql`${table} MATCH ${match}`);
	return cardsOf(
		db,
		sql`SELECT rowid & 4294967295 AS id, -(rowid >> 32) AS place FROM ${table} WHERE ${sql.join(conditions, sql` AND `)} ORDER BY rowid DESC LIMIT ${search.limit} OFFSET ${search.offset}`,
	);
}

/** What full-text tables are asked; a category's number is looked up there, which saves asking for it before. */
function matchOf(expression: string, category: string | undefined): SQL | null {
	if (expression === "") return null;
	if (category === undefined) return sql`${expression}`;
	const id = sql`coalesce((SELECT id FROM categories WHERE slug = ${category}), 0)`;
	return sql`replace(${expression}, ${CATEGORY}, 'xc' || ${id})`;
}

/** The half of a full-text table that holds listings of a status. */
function half(status: ListingSearch["status"]): SQL {
	return sql.raw(status === "live" ? "rowid >= 0" : "rowid < 0");
}

/** A website is listed once, so a domain names at most one row of a full-text table. */
function domainCondition(domain: string | undefined, key: string): SQL[] {
	if (domain === undefined) return [];
	return [
		sql`rowid = (SELECT (d.${sql.raw(key)} << 32) | d.listing_id FROM listings l JOIN listing_search_docs d ON d.listing_id = l.id WHERE l.domain = ${domain} AND l.status IN ('scheduled', 'live'))`,
	];
}

/**
 * By relevance: first the matches among the listings with the most votes, then the others, each ranked among themselves.
 * Below RANKED_CANDIDATES listings the first part is all of them.
 */
async function searchByRank(db: Db, search: ListingSearch, match: SQL | null): Promise<ListingCard[]> {
	const shared = [
		sql`search_votes MATCH ${match}`,
		sql`rank MATCH ${RANK}`,
		...domainCondition(search.domain, "votes_key"),
	];
	const ranked = (conditions: SQL[], limit: number, offset: number) =>
		cardsOf(
			db,
			sql`SELECT rowid & 4294967295 AS id, rank AS place FROM search_votes WHERE ${sql.join([...shared, ...conditions], sql` AND `)} ORDER BY rank LIMIT ${limit} OFFSET ${offset}`,
		);
	if (search.status === "upcoming") return ranked([half("upcoming")], search.limit, search.offset);
	const floor = sql`(SELECT coalesce(max(value), 0) FROM counters WHERE name = ${FLOOR})`;
	// Asked together: a directory without a floor, which is nearly every one, waits once.
	const [first, isDivided] = await Promise.all([
		ranked([sql`rowid >= ${floor}`], search.limit, search.offset),
		hasFloor(db),
	]);
	const missing = search.limit - first.length;
	if (missing === 0 || !isDivided) return first;
	const offset = first.length > 0 ? 0 : search.offset - (await countMatches(db, [...shared, sql`rowid >= ${floor}`]));
	return [...first, ...(await ranked([half("live"), sql`rowid < ${floor}`], missing, Math.max(offset, 0)))];
}

async function hasFloor(db: Db): Promise<boolean> {
	const row = await db.get<{ above: number } | undefined>(
		sql`SELECT value > 0 AS above FROM counters WHERE name = ${FLOOR}`,
	);
	return row?.above === 1;
}

async function countMatches(db: Db, conditions: SQL[]): Promise<number> {
	const row = await db.get<{ count: number }>(
		sql`SELECT count(*) AS count FROM search_votes WHERE ${sql.join(conditions, sql` AND `)}`,
	);
	return row.count;
}

/** Whether there are so many listings that a floor is needed, or one is stored; reads two rows. */
export async function needsSearchFloor(db: Db): Promise<boolean> {
	const row = await db.get<{ needed: number | null }>(
		sql`SELECT max(value > CASE name WHEN 'listings_live' THEN ${RANKED_CANDIDATES} ELSE 0 END) AS needed
			FROM counters WHERE name IN ('listings_live', ${FLOOR})`,
	);
	return row.needed === 1;
}

/**
 * Stores where the listings with the most votes begin, for searches by relevance; a job renews it. The value is a rowid
 * of 63 bits, which JavaScript cannot hold: it is written and read in SQL only. 0 while there are few listings.
 */
export function refreshSearchFloor(db: Db): Statement {
	return db.run(sql`INSERT INTO counters (name, value) SELECT ${FLOOR}, coalesce((
			SELECT (min(max(votes, 0), 2147483647) << 32) | id FROM listings WHERE status = 'live'
				AND (SELECT value FROM counters WHERE name = 'listings_live') > ${RANKED_CANDIDATES}
			ORDER BY votes DESC, id DESC LIMIT 1 OFFSET ${RANKED_CANDIDATES - 1}), 0)
		WHERE true ON CONFLICT (name) DO UPDATE SET value = excluded.value`);
}
