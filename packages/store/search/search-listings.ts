import { type SQL, sql } from "drizzle-orm";
import { FACETS, type FacetName, facetsExpression } from "#core/listings/search-terms";
import { FUSED_DEPTH_OF_LAST, fuse, fusedDepth, type Placed } from "#core/search/fuse";
import { type Match, matchOf, type SearchText } from "#core/search/matched";
import type { RankedList, SearchPlan } from "#core/search/plan";
import type { Preference } from "#core/search/preferences";
import { type Query, readQuery } from "#core/search/query";
import { type Db, readTogether } from "#store/db";
import { cardsInOrder, cardsOf, idRows, type ListingCard } from "#store/listing-cards";
import { calledSo, idsCalledSo } from "#store/search/called-so";
import { conditions, domainInOrder, type Narrowed, ofDomain, withFacets } from "#store/search/conditions";
import { type Meant, mayBeMeant, SHORT_LIST, shownOf } from "#store/search/meant";
import { type Plans, planned } from "#store/search/planned";
import { hasPreferred, preferencesBeside, preferredExpressions } from "#store/search/preferred";
import { ORDER_ID, ORDER_KEY, rowId, TEXT_CATEGORY, TEXT_ID } from "#store/search/row-ids";

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

/** A page of what was found. */
export interface FoundListings {
	cards: ListingCard[];
	/** Why each was found, by its id: of the first EXPLAINED_MAX of a page. */
	matches: ReadonlyMap<number, Match>;
	/** How the words were understood; null where none were given, or nothing could be looked for. */
	plan: SearchPlan | null;
	/** What words name of facts for which no filter is set: listings that have them come first. */
	preferences: Preference[];
	/** Filters of a search that found nothing, each of which alone keeps it from finding something. */
	inTheWay: FacetName[];
}

/** Full-text table of each order, and the columns of listings that hold the same order. */
const ORDERS = {
	newest: { table: "search_newest", key: "newest_key", column: "launched_at" },
	votes: { table: "search_votes", key: "votes_key", column: "votes" },
	trending: { table: "search_trending", key: "trending_key", column: "trending" },
	most_viewed: { table: "search_views", key: "views_key", column: "views" },
	most_followed: { table: "search_followers", key: "followers_key", column: "followers" },
} as const;

/** Name, name in one word, tagline, labels, body; facets say nothing about relevance. */
const RANKS = { text: "bm25(10.0, 10.0, 2.0, 2.0, 1.0, 0.0)", heads: "bm25(10.0, 10.0, 2.0, 2.0, 0.0)" } as const;

/** No list of words goes on longer: whoever has read so many looks for other words. Source: docs/limits.md#lists-and-searches. */
export const FOUND_BY_WORDS_MAX = 1000;

/**
 * Finds live or upcoming listings in at most three rounds, reading about three rows for each one shown whatever the number
 * of listings. Relevance without words is by votes. How words are understood: docs/search.md.
 * @param plans of the request, where others ask for the same words.
 * @param meant asks for listings by their meaning, where the words find few: one more round.
 */
export async function searchListings(
	db: Db,
	search: ListingSearch,
	plans: Plans = new Map(),
	meant: Meant | null = null,
): Promise<FoundListings> {
	const matches = new Map<number, Match>();
	const inTheWay: FacetName[] = [];
	const nothing = { cards: [], matches, plan: null, preferences: [], inTheWay };
	if (search.words === undefined) return { ...nothing, cards: await listed(db, search) };
	const query = readQuery(search.words, "apart");
	if (query === null) return nothing;
	const preferences = preferencesBeside(query, search);
	const plan = await planned(db, query, plans);
	const { ids, byMeaning } = await foundIds(db, search, { query, plan, meant });
	if (ids.length === 0)
		return { cards: [], matches, plan, preferences, inTheWay: await filtersInTheWay(db, search, plan) };
	const page = ids.slice(search.offset, search.offset + search.limit);
	const [cards, texts] = await Promise.all([cardsInOrder(db, page), textsOf(db, page.slice(0, EXPLAINED_MAX))]);
	const cardOf = new Map(cards.map((card) => [card.id, card]));
	for (const text of texts) {
		const card = cardOf.get(text.id);
		const met = preferences.filter((one) => card !== undefined && hasPreferred(one, card));
		const match = matchOf(plan.units, text, new Set(met.flatMap(({ words }) => words)));
		const isThere = new Set(match.words.map(({ word }) => word));
		// Words like "free" are not looked for in texts: a product that is not free has not all that was asked for.
		const lacks = preferences.some((one) => !met.includes(one) && !one.words.every((word) => isThere.has(word)));
		const isMeant = match.words.length === 0 && byMeaning.has(text.id);
		const matched = isMeant ? "meaning" : lacks ? "some" : match.matched;
		matches.set(text.id, { ...match, matched });
	}
	return { cards, matches, plan, preferences, inTheWay };
}

/** Of a search that found nothing: without which filter it finds something. In one round. */
async function filtersInTheWay(db: Db, search: ListingSearch, plan: SearchPlan): Promise<FacetName[]> {
	const names = FACETS.filter((name) => search[name] !== undefined);
	if (names.length === 0) return [];
	const found = await readTogether(
		db,
		names.map((name) => inOrder({ ...search, [name]: undefined }, anything(plan), 1)),
	);
	return names.filter((_, index) => (found[index] ?? []).length > 0);
}

const anything = ({ some, others }: SearchPlan): string => (others === null ? some : `(${some}) OR (${others})`);

/** Without words: along the order's index. */
export async function listListings(db: Db, search: Omit<ListingSearch, "words">): Promise<ListingCard[]> {
	return (await searchListings(db, search)).cards;
}

/** So many rankings are fused at most. */
const LISTS_MAX = 5;

/** One more row is read for each of them. */
const EXPLAINED_MAX = 20;

function textsOf(db: Db, ids: readonly number[]): Promise<(SearchText & { id: number })[]> | [] {
	if (ids.length === 0) return [];
	return db.all(sql`SELECT d.listing_id AS id, d.name, d.squeezed, d.tagline, d.labels, d.body
		FROM ${idRows(ids)} found CROSS JOIN listing_search_docs d ON d.listing_id = found.id`);
}

/** Without words: along the order's own index, or its full-text table where facets narrow it down. */
async function listed(db: Db, search: ListingSearch): Promise<ListingCard[]> {
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

/** How a search of words is answered. */
interface Understood {
	query: Query;
	plan: SearchPlan;
	meant: Meant | null;
}

/** What was found, the first of it first. */
interface FoundIds {
	ids: number[];
	/** Those that are near in meaning, where these were asked for. */
	byMeaning: ReadonlySet<number>;
}

/** Ids of the first `offset + limit` that were found, in their order. What is called exactly so is the most relevant. */
async function foundIds(db: Db, search: ListingSearch, { query, plan, meant }: Understood): Promise<FoundIds> {
	const depth = Math.min(search.offset + search.limit, FOUND_BY_WORDS_MAX);
	const preferred = preferredExpressions(preferencesBeside(query, search));
	const found = (ids: readonly number[], near: readonly number[]): FoundIds => ({
		ids: ids.slice(0, depth),
		byMeaning: new Set(near),
	});
	const nearInMeaning = async () => {
		if (meant === null || !mayBeMeant(search, query, plan)) return [];
		const key = search.sort === "relevance" ? null : ORDERS[search.sort].key;
		return shownOf(db, search, await meant(search.words ?? ""), key);
	};
	const factsAlone = plan.isFactsAlone ? preferred.slice(0, 1).map((match) => inOrder(search, match, depth)) : [];
	if (search.sort !== "relevance") {
		const lists = await readTogether(db, [...inOrders(search, plan, depth), ...factsAlone]);
		const near = isShort(lists[0], depth) ? await nearInMeaning() : [];
		return found(inTurn([...lists.map(idsOf), near]), near);
	}
	const widest = plan.lists.at(-1);
	const called = calledSo(search, query);
	const rankings =
		widest === undefined ? inOrders(search, plan, depth) : rankingsOf(search, plan, widest, preferred, depth);
	const rows = await readTogether(db, [...called, ...rankings, ...factsAlone]);
	const lists = rows.slice(called.length, called.length + rankings.length);
	const byFacts = rows.slice(called.length + rankings.length).flatMap(idsOf);
	const first = idsCalledSo(query, rows.slice(0, called.length).flat());
	if (widest === undefined) return found(inTurn([first, ...lists.map(idsOf), byFacts]), []);
	const near =
		first.length === 0 && isShort(lists[withAllAt(plan, preferred)], SHORT_LIST) ? await nearInMeaning() : [];
	const far = depth > FUSED_DEPTH_OF_LAST ? lists.pop() : undefined;
	return found(inTurn([first, fuse(lists.map(placed), near), idsOf(far ?? []), byFacts, near]), near);
}

/** Whether a list of what has all words, which ends after `limit`, has few. */
const isShort = (withAll: Rows | undefined, limit: number): boolean =>
	withAll !== undefined && withAll.length < Math.min(SHORT_LIST, limit);

/** Which of the rankings is of what has all words: the first, but where the widest is that too, and is the last. */
const withAllAt = ({ lists, isCapped, besides }: SearchPlan, preferred: readonly string[]): number =>
	isCapped || lists.length > 1 || besides === null ? 0 : preferred.length;

/** Lists to fuse, the widest last; after it all of that one as far as the page asks, where that is farther than lists are fused. */
function rankingsOf(
	search: ListingSearch,
	plan: SearchPlan,
	widest: RankedList,
	preferred: readonly string[],
	depth: number,
): SQL[] {
	const { besides } = plan;
	const each = fusedDepth(plan.units.length);
	const facts = besides === null ? [] : preferred.map((facet) => `${besides} AND ${facet}`);
	// What is preferred stands in the place of the lists that say least, so that no query asks for more than others.
	const own = plan.lists.slice(0, -1).slice(0, LISTS_MAX - 1 - facts.length - Number(plan.isCapped));
	const lists = [...own, ...facts.map((match) => ({ table: widest.table, match }))].map((list) =>
		ranked(search, list, each),
	);
	return [
		// Of what lists leave out, as its words are too common.
		...(plan.isCapped ? [inOrder(search, plan.all, each)] : []),
		...lists,
		ranked(search, widest, FUSED_DEPTH_OF_LAST),
		...(depth > FUSED_DEPTH_OF_LAST ? [ranked(search, widest, depth)] : []),
	];
}

/** What has all words, what has some, and what is called otherwise, each in the order that was asked for. */
function inOrders(search: ListingSearch, { all, some, others }: SearchPlan, depth: number): SQL[] {
	const matches = new Set([all, some, others].filter((match) => match !== null));
	return [...matches].map((match) => inOrder(search, match, depth));
}

/** One list after the other, each listing once. */
const inTurn = (lists: readonly (readonly number[])[]): number[] => [...new Set(lists.flat())];

type Rows = readonly Record<string, unknown>[];
const idsOf = (rows: Rows): number[] => rows.map((row) => Number(row.id));
const placed = (rows: Rows): Placed[] =>
	rows.map(({ id, category }) => ({ id: Number(id), category: category == null ? null : Number(category) }));

function ranked(search: ListingSearch, list: RankedList, limit: number): SQL {
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

/** The ids of all that the words find, in the order of the search. */
export const matchingIds = (search: ListingSearch, plan: SearchPlan, limit: number): SQL =>
	inOrder(search, anything(plan), limit);

function inOrder(search: ListingSearch, match: string, limit: number): SQL {
	const { table, key } = ORDERS[search.sort === "relevance" ? "votes" : search.sort];
	return sql`SELECT ${ORDER_ID} AS id FROM ${sql.raw(table)}
		WHERE ${conditions(table, withFacets(match, search), search, domainInOrder(search.domain, key))} ORDER BY rowid DESC LIMIT ${limit}`;
}
