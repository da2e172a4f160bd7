import type { QuerySet } from "./corpus.ts";

/** Ids that an engine found by each query's id, best first. */
export type Run = ReadonlyMap<string, readonly string[]>;

/** How good the first ten of each answer are, on average. */
export interface Score {
	/** nDCG@10 of each class of queries. */
	byClass: Record<string, number>;
	ndcg: number;
	/** Of the first product graded 2 or better. */
	mrr: number;
	/** Share of queries with such a product among the first three, and of those with no answer at all. */
	successAt3: number;
	successAt5: number;
	empty: number;
	/** Share of what was found that nobody has graded; it counts as worthless. */
	ungraded: number;
}

const DEPTH = 10;
const GOOD = 2;

export function scoreOf(set: QuerySet, run: Run): Score {
	const rows = set.queries.map(({ id, class: kind }) => {
		const grades = set.grades[id] ?? {};
		const found = (run.get(id) ?? []).slice(0, DEPTH);
		const gained = found.map((one) => grades[one] ?? 0);
		const best = Object.values(grades).sort((a, b) => b - a);
		const first = gained.findIndex((grade) => grade >= GOOD);
		return {
			kind,
			ndcg: discounted(gained) / (discounted(best.slice(0, DEPTH)) || 1),
			first: first === -1 ? Number.POSITIVE_INFINITY : first,
			isEmpty: found.length === 0,
			ungraded: found.filter((one) => grades[one] === undefined).length / Math.max(found.length, 1),
		};
	});
	const classes = [...new Set(rows.map(({ kind }) => kind))];
	const byClass = classes.map((kind) => {
		const own = rows.filter((row) => row.kind === kind);
		return [kind, mean(own.map(({ ndcg }) => ndcg))] as const;
	});
	return {
		byClass: Object.fromEntries(byClass),
		ndcg: mean(rows.map(({ ndcg }) => ndcg)),
		mrr: mean(rows.map(({ first }) => 1 / (first + 1))),
		successAt3: mean(rows.map(({ first }) => (first < 3 ? 1 : 0))),
		successAt5: mean(rows.map(({ first }) => (first < 5 ? 1 : 0))),
		empty: mean(rows.map(({ isEmpty }) => (isEmpty ? 1 : 0))),
		ungraded: mean(rows.map(({ ungraded }) => ungraded)),
	};
}

function discounted(grades: readonly number[]): number {
	return grades.reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
}

function mean(values: readonly number[]): number {
	return values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
}
