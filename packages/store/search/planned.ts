import { questionsOf } from "#core/search/known";
import { planOf, type SearchPlan } from "#core/search/plan";
import type { Query } from "#core/search/query";
import type { Db } from "#store/db";
import { lookUp } from "#store/search/lookups";

/** How the queries of one request are understood, by their words: what several parts of a page need is asked once. */
export type Plans = Map<string, Promise<SearchPlan>>;

/** How a query is answered by what the directory knows of its words. One round, unless these were planned already. */
export function planned(db: Db, query: Query, plans: Plans): Promise<SearchPlan> {
	const key = JSON.stringify([query.words, [...query.quoted], query.unfinished]);
	const known = plans.get(key);
	if (known !== undefined) return known;
	const plan = lookUp(db, questionsOf(query)).then((answers) => planOf(query, answers));
	plans.set(key, plan);
	return plan;
}
