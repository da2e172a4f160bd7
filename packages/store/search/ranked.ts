import { type SQL, sql } from "drizzle-orm";
import type { RankedList } from "#core/search/plan";
import { conditions, ofDomain, withFacets } from "#store/search/conditions";
import type { ListingSearch } from "#store/search/orders";
import { rowId, TEXT_CATEGORY, TEXT_ID } from "#store/search/row-ids";

/** Name, name in one word, tagline, labels, body; facets say nothing about relevance. */
const RANKS = { text: "bm25(10.0, 10.0, 2.0, 2.0, 1.0, 0.0)", heads: "bm25(10.0, 10.0, 2.0, 2.0, 0.0)" } as const;

/** One ranking: ids, the best first, with the primary category where the index knows it. */
export function ranked(search: ListingSearch, list: RankedList, limit: number): SQL {
	return list.table === "text" ? rankedByText(search, list.match, limit) : rankedByHeads(search, list.match, limit);
}

function rankedByText(search: ListingSearch, match: string, limit: number): SQL {
	const place = rowId(sql`coalesce(l.primary_category_id, 0)`, sql`l.id`);
	const domain =
		search.domain === undefined
			? []
			: [sql`rowid = (SELECT iif(l.status = 'live', 1, -1) * (${place}) ${ofDomain(search.domain)})`];
	return sql`SELECT ${TEXT_ID} AS id, nullif(${TEXT_CATEGORY}, 0) AS category FROM search_text
		WHERE ${conditions("search_text", withFacets(match, search), search, domain)} AND rank MATCH ${RANKS.text} ORDER BY rank LIMIT ${limit}`;
}

function rankedByHeads(search: ListingSearch, match: string, limit: number): SQL {
	const domain =
		search.domain === undefined
			? []
			: [sql`rowid = (SELECT iif(l.status = 'live', l.id, -l.id) ${ofDomain(search.domain)})`];
	return sql`SELECT abs(rowid) AS id, NULL AS category FROM search_heads
		WHERE ${conditions("search_heads", withFacets(match, search), search, domain)} AND rank MATCH ${RANKS.heads} ORDER BY rank LIMIT ${limit}`;
}
