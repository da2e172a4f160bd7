import { type SQL, sql } from "drizzle-orm";
import { facetsExpression } from "#core/listings/search-terms";
import type { SearchPlan } from "#core/search/plan";
import type { Db } from "#store/db";
import { cardsOf, type ListingCard } from "#store/listing-cards";
import { conditions, domainInOrder, type Narrowed, withFacets } from "#store/search/conditions";
import { ORDER_ID, ORDER_KEY } from "#store/search/row-ids";

/** Lists that are read along an order, with words or without. Source: docs/search.md#the-index. */

export type SearchSort = "relevance" | "newest" | "votes" | "trending" | "most_viewed" | "most_followed";

export interface ListingSearch extends Narrowed {
	/** What a person typed. */
	words?: string | undefined;
	/** As `domainOf` gives it. */
	domain?: string | undefined;
	sort: SearchSort;
	limit: number;
	offset: number;
}

/** Full-text table of each order, and the columns of listings that hold the same order. */
export const ORDERS = {
	newest: { table: "search_newest", key: "newest_key", column: "launched_at" },
	votes: { table: "search_votes", key: "votes_key", column: "votes" },
	trending: { table: "search_trending", key: "trending_key", column: "trending" },
	most_viewed: { table: "search_views", key: "views_key", column: "views" },
	most_followed: { table: "search_followers", key: "followers_key", column: "followers" },
} as const;

/** Without words: along the order's own index, or its full-text table where facets narrow it down. */
export async function listed(db: Db, search: ListingSearch): Promise<ListingCard[]> {
	const order = ORDERS[search.sort === "relevance" ? "votes" : search.sort];
	const page = sql`LIMIT ${search.limit} OFFSET ${search.offset}`;
	const facets = facetsExpression(search);
	if (facets === null && search.domain === undefined && search.status === "live") {
		const column = sql.raw(order.column);
		return cardsOf(
			db,
			sql`SELECT id, -${column} AS place FROM listings WHERE status = 'live' ORDER BY ${column} DESC, id DESC ${page}`,
		);
	}
	const table = sql.raw(order.table);
	return cardsOf(
		db,
		sql`SELECT ${ORDER_ID} AS id, -${ORDER_KEY} AS place FROM ${table}
			WHERE ${conditions(order.table, facets, search, domainInOrder(search.domain, order.key))} ORDER BY rowid DESC ${page}`,
	);
}

export const anything = ({ some, others }: SearchPlan): string => (others === null ? some : `(${some}) OR (${others})`);

/** The ids of all that the words find, in the order of the search. */
export const matchingIds = (search: ListingSearch, plan: SearchPlan, limit: number): SQL =>
	inOrder(search, anything(plan), limit);

/** What an expression finds, in the order of the search. */
export function inOrder(search: ListingSearch, match: string, limit: number): SQL {
	const { table, key } = ORDERS[search.sort === "relevance" ? "votes" : search.sort];
	return sql`SELECT ${ORDER_ID} AS id FROM ${sql.raw(table)}
		WHERE ${conditions(table, withFacets(match, search), search, domainInOrder(search.domain, key))} ORDER BY rowid DESC LIMIT ${limit}`;
}
