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
	const called = calledSo(search, query);
	const widest = plan.lists.at(-1);
	if (widest === undefined) {
		const rows = await readByName(db, { called, all: inOrders(search, plan, depth), factsAlone });
		const first = idsCalledSo(query, rows.called.flat());
		return found(inTurn([first, allIds(rows.all), allIds(rows.factsAlone)]), []);
	}
	const rows = await readByName(db, { called, ...rankingsOf(search, plan, widest, preferred, depth), factsAlone });
	const first = idsCalledSo(query, rows.called.flat());
	const withAll = rows.fused[withAllAt(plan, preferred)];
	const near = first.length === 0 && isShort(withAll, SHORT_LIST) ? await nearInMeaning() : [];
	const fused = fuse(rows.fused.map(placed), near, plan.hasTraits);
	const before = new Set(plan.isAllFirst ? idsOf(withAll ?? []).slice(0, fusedDepth(plan.units.length)) : []);
	const kept = plan.denied === null ? fused : withoutIt(fused, rows.fused.slice(Number(plan.isCapped)));
	const ahead = kept.filter((id) => before.has(id));
	const [far, byFacts, unwanted] = [allIds(rows.far), allIds(rows.factsAlone), allIds(rows.unwanted)];
	return found(inTurn([first, ahead, kept, fused, far, byFacts, near, unwanted]), near);
}

/** Answers to several groups of statements, which are sent together. */
async function readByName<Name extends string>(
	db: Db,
	asked: Readonly<Record<Name, readonly SQL[]>>,
): Promise<Record<Name, Rows[]>> {
	const groups = Object.entries<readonly SQL[]>(asked);
	const statements = groups.flatMap(([, ofGroup]) => ofGroup);
	const answers: Rows[] = await readTogether(db, statements);
	const named = groups.map(([name, ofGroup]) => [name, answers.splice(0, ofGroup.length)]);
	return Object.fromEntries(named) as Record<Name, Rows[]>;
}

/** Of what was fused, what a list has that leaves out what is not wanted: that of common words by votes cannot. */
function withoutIt(fused: readonly number[], lists: readonly Rows[]): number[] {
	const ids = new Set(allIds(lists));
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

/** What is asked of a search of words by relevance. */
interface Rankings {
	/** To be fused, the widest last. */
	fused: SQL[];
	/** All of the widest as far as the page asks, where that is farther than lists are fused. */
	far: SQL[];
	/** The same with what has what is not wanted: at the end, so that nothing is lost. */
	unwanted: SQL[];
}

function rankingsOf(
	search: ListingSearch,
	plan: SearchPlan,
	widest: RankedList,
	preferred: readonly string[],
	depth: number,
): Rankings {
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
	// Of what lists leave out, as its words are too common.
	const common = plan.isCapped ? [inOrder(search, plan.all, each)] : [];
	return {
		fused: [...common, ...lists, ranked(search, last, FUSED_DEPTH_OF_LAST)],
		far: depth > FUSED_DEPTH_OF_LAST ? [ranked(search, last, depth)] : [],
		unwanted: denied === null ? [] : [ranked(search, widest, depth)],
	};
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
const allIds = (lists: readonly Rows[]): number[] => lists.flatMap(idsOf);
const placed = (rows: Rows): Placed[] =>
	rows.map(({ id, category }) => ({ id: Number(id), category: category == null ? null : Number(category) }));
