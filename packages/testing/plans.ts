/** Reading what SQLite says of how it will run a statement (EXPLAIN QUERY PLAN). */

/** What a statement reads from end to end, or sorts before its LIMIT can stop it. */
export interface Scan {
	/** The table; `SORT` for a sort. */
	table: string;
	/** The line of the plan that says so. */
	detail: string;
}

/** What names can stand for in a plan. */
export interface Schema {
	tables: ReadonlySet<string>;
	/** SQL of all views: their aliases turn up in the plans of statements that read them. */
	views: string;
}

export const SORT = "a sort before LIMIT";

/** Whether a plan may hold something that is read from end to end; without, its schema need not be known. */
export function mayScan(plan: readonly { detail: string }[]): boolean {
	return plan.some(({ detail }) => /^SCAN |^SEARCH \w+ USING AUTOMATIC/.test(detail));
}

/**
 * The tables that a statement reads from end to end: row by row, along an index that nothing narrows, or to build an
 * index for this statement alone. Subqueries, common table expressions and json_each are no tables; a full-text index is
 * read whole when neither words nor row ids narrow it. And a sort of all that is found, where LIMIT asks for the first only:
 * an index in that order would stop there.
 * @param plan the lines of EXPLAIN QUERY PLAN.
 */
export function scansOf(plan: readonly { detail: string }[], sql: string, schema: Schema): Scan[] {
	return plan.flatMap(({ detail }) => {
		if (detail === "USE TEMP B-TREE FOR ORDER BY" && /\bLIMIT\b/i.test(sql)) return [{ table: SORT, detail }];
		const name = /^SCAN (\w+)/.exec(detail)?.[1] ?? /^SEARCH (\w+) USING AUTOMATIC/.exec(detail)?.[1];
		// After the colon: M with a column for words, =, < and > for row ids (SQLite, fts5_main.c, fts5BestIndexMethod).
		if (name === undefined || /VIRTUAL TABLE INDEX \d+:\S*[M=<>]/.test(detail)) return [];
		const table = tableNamed(name, sql, schema);
		return table === null ? [] : [{ table, detail }];
	});
}

/** A plan calls a table by the alias that its statement gives it. */
function tableNamed(name: string, sql: string, { tables, views }: Schema): string | null {
	const isExpression = new RegExp(`\\b${name}"?\\s*(\\([^()]*\\)\\s*)?AS\\s+((NOT\\s+)?MATERIALIZED\\s*)?\\(`, "i");
	if (isExpression.test(sql)) return null;
	if (tables.has(name)) return name;
	const aliased = new RegExp(`["\`]?(\\w+)["\`]?\\s+(?:AS\\s+)?["\`]?${name}\\b`, "gi");
	const known = [...`${sql}\n${views}`.matchAll(aliased)].find(([, table = ""]) => tables.has(table));
	return known?.[1] ?? null;
}
