import { sql } from "drizzle-orm";
import { FACETS, type FacetName } from "#core/listings/search-terms";
import { type Match, matchOf, type SearchText } from "#core/search/matched";
import type { SearchPlan } from "#core/search/plan";
import type { Preference } from "#core/search/preferences";
import { readQuery } from "#core/search/query";
import { type Db, readTogether } from "#store/db";
import { cardsInOrder, idRows, type ListingCard } from "#store/listing-cards";
import { FOUND_BY_WORDS_MAX, foundIds } from "#store/search/found-ids";
import type { Meant } from "#store/search/meant";
import { anything, inOrder, type ListingSearch, listed } from "#store/search/orders";
import { type Plans, planned } from "#store/search/planned";
import { hasPreferred, preferencesBeside } from "#store/search/preferred";

/** A page of what was found. */
export interface FoundListings {
	cards: ListingCard[];
	/** Why each was found, by its id: of the first EXPLAINED_MAX of a page. */
	matches: ReadonlyMap<number, Match>;
	/** How the words were understood; null where none were given, or nothing could be looked for. */
	plan: SearchPlan | null;
	/** What words name of facts for which no filter is set: listings that have them come first. */
	preferences: Preference[];
	/** How many the words find, where that is known: their list ends before the page does. */
	total?: number;
	/** Where the list of what the words find was cut: they find so many at least. */
	endsAfter?: number;
	/** Filters of a search that found nothing, each of which alone keeps it from finding something. */
	inTheWay: FacetName[];
}

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
	if (query === null) return { ...nothing, total: 0 };
	const preferences = preferencesBeside(query, search);
	const plan = await planned(db, query, plans);
	const { ids, byMeaning } = await foundIds(db, search, { query, plan, meant });
	if (ids.length === 0)
		return { cards: [], matches, plan, preferences, inTheWay: await filtersInTheWay(db, search, plan), total: 0 };
	const page = ids.slice(search.offset, search.offset + search.limit);
	const [cards, texts] = await Promise.all([cardsInOrder(db, page), textsOf(db, page.slice(0, EXPLAINED_MAX))]);
	const cardOf = new Map(cards.map((card) => [card.id, card]));
	for (const text of texts) {
		const card = cardOf.get(text.id);
		const met = preferences.filter((one) => card !== undefined && hasPreferred(one, card, text));
		const match = matchOf(plan.units, text, new Set(met.flatMap(({ words }) => words)));
		const isThere = new Set(match.words.map(({ word }) => word));
		// Words like "free" are not looked for in texts: a product that is not free has not all that was asked for.
		const lacks = preferences.some(
			(one) => !met.includes(one) && (one.filter === "absence" || !one.words.every((word) => isThere.has(word))),
		);
		const isMeant = match.words.length === 0 && byMeaning.has(text.id);
		const matched = isMeant ? "meaning" : lacks ? "some" : match.matched;
		matches.set(text.id, { ...match, matched });
	}
	return { cards, matches, plan, preferences, inTheWay, ...endOf(ids.length, search) };
}

/** What is known of how many there are, where a list ends before the page does. */
function endOf(found: number, { offset, limit }: ListingSearch): Pick<FoundListings, "total" | "endsAfter"> {
	if (found < Math.min(offset + limit, FOUND_BY_WORDS_MAX)) return { total: found };
	return found === FOUND_BY_WORDS_MAX ? { endsAfter: FOUND_BY_WORDS_MAX } : {};
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

/** Without words: along the order's index. */
export async function listListings(db: Db, search: Omit<ListingSearch, "words">): Promise<ListingCard[]> {
	return (await searchListings(db, search)).cards;
}

/** One more row is read for each of them. */
const EXPLAINED_MAX = 20;

function textsOf(db: Db, ids: readonly number[]): Promise<(SearchText & { id: number })[]> | [] {
	if (ids.length === 0) return [];
	// Behind the unit separator stand plain forms of words, which nobody has written.
	return db.all(sql`SELECT d.listing_id AS id, d.name, d.squeezed, d.tagline, d.labels, substr(d.body, 1, instr(d.body || char(31), char(31)) - 1) AS body
		FROM ${idRows(ids)} found CROSS JOIN listing_search_docs d ON d.listing_id = found.id`);
}
