import type { SQL } from "drizzle-orm";
import { FUSED_DEPTH_OF_LAST, fuse, fusedDepth, type Placed } from "#core/search/fuse";
import type { RankedList, SearchPlan } from "#core/search/plan";
import type { Query } from "#core/search/query";
import { type Db, readTogether } from "#store/db";
import { calledSo, idsCalledSo } from "#store/search/called-so";
import { type Meant, mayBeMeant, SHORT_LIST, shownOf } from "#store/search/meant";
import { inOrder, type ListingSearch, ORDERS } from "#store/search/orders";
import { preferencesBeside, preferredExpressions } from "#store/search/preferred";
import { ranked } from "#store/search/ranked";

/** No list of words goes on longer: whoever has read so many looks for other words. Source: docs/limits.md#lists-and-searches. */
export const FOUND_BY_WORDS_MAX = 1000;

/** So many rankings are fused at most. */
const LISTS_MAX = 5;

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
export async function foundIds(db: Db, search: ListingSearch, { query, plan, meant }: Understood): Promise<FoundIds> {
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
	const withAll = plan.isAllFirst ? idsOf(lists[withAllAt(plan, preferred)] ?? []) : [];
	const unwanted = plan.denied === null ? [] : idsOf(lists.pop() ?? []);
	const far = depth > FUSED_DEPTH_OF_LAST ? lists.pop() : undefined;
	const fused = fuse(lists.map(placed), near);
	const before = new Set(withAll.slice(0, fusedDepth(plan.units.length)));
	const kept = plan.denied === null ? fused : withoutIt(fused, lists.slice(Number(plan.isCapped)));
	const ahead = kept.filter((id) => before.has(id));
	return found(inTurn([first, ahead, kept, fused, idsOf(far ?? []), byFacts, near, unwanted]), near);
}

/** Of what was fused, what a list has that leaves out what is not wanted: that of common words by votes cannot. */
function withoutIt(fused: readonly number[], lists: readonly Rows[]): number[] {
	const ids = new Set(lists.flatMap(idsOf));
	return fused.filter((id) => ids.has(id));
}

/** Whether a list of what has all words, which ends after `limit`, has few. */
const isShort = (withAll: Rows | undefined, limit: number): boolean =>
	withAll !== undefined && withAll.length < Math.min(SHORT_LIST, limit);

/** Which of the rankings is of what has all words: the first, but where the widest is that too, and is the last. */
const withAllAt = (plan: SearchPlan, preferred: readonly string[]): number =>
	plan.isCapped || plan.lists.length > 1 || plan.besides === null ? 0 : factsOf(plan, preferred).length;

/** What beside the words has a list of its own: facts, and that something is without what is not wanted. */
const factsOf = ({ denied }: SearchPlan, preferred: readonly string[]): readonly string[] =>
	denied?.saidWithout == null ? preferred : [...preferred, denied.saidWithout];

/** Lists to fuse, the widest last; after it all of that one as far as the page asks, where that is farther than lists are fused. */
function rankingsOf(
	search: ListingSearch,
	plan: SearchPlan,
	widest: RankedList,
	preferred: readonly string[],
	depth: number,
): SQL[] {
	const { besides, denied } = plan;
	const wanted = (match: string) => (denied === null ? match : `(${match}) NOT ${denied.has}`);
	const each = fusedDepth(plan.units.length);
	const facts = besides === null ? [] : factsOf(plan, preferred).map((fact) => `${besides} AND ${fact}`);
	const last = { ...widest, match: wanted(widest.match) };
	// What is preferred stands in the place of the lists that say least, so that no query asks for more than others.
	const own = plan.lists.slice(0, -1).slice(0, LISTS_MAX - 1 - facts.length - Number(plan.isCapped));
	const lists = [...own, ...facts.map((match) => ({ table: widest.table, match }))].map((list) =>
		ranked(search, { ...list, match: wanted(list.match) }, each),
	);
	return [
		// Of what lists leave out, as its words are too common.
		...(plan.isCapped ? [inOrder(search, plan.all, each)] : []),
		...lists,
		ranked(search, last, FUSED_DEPTH_OF_LAST),
		...(depth > FUSED_DEPTH_OF_LAST ? [ranked(search, last, depth)] : []),
		// At the end what has what is not wanted, so that nothing is lost.
		...(denied === null ? [] : [ranked(search, widest, depth)]),
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
