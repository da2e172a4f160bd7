import { literal } from "#scripts/demo/sql";

/** Where something kept is not what a recount finds. */
export interface Difference {
	/** What it is about, in people's words: `listing acme`. */
	place: string;
	/** What mends it knows it by: a row id as text, as those of indexes have more digits than a number; or a counter's name. */
	at: string;
	kept: number | string | null;
	counted: number | string | null;
}

/** Something that is kept on write although it follows from other rows. */
export interface Check {
	/** What is kept, in people's words. */
	what: string;
	/** The table whose rows are looked through by row id, a piece at a time; null where one statement looks at all. */
	walks: string | null;
	/** A statement that finds differences, as `place`, `at`, `kept` and `counted`. @param piece a condition on `t`. */
	find(piece: string): string;
	/**
	 * Statements that mend these. Each counts in itself, so that what people write between the look and the mending is
	 * counted too, and mends nothing that is right by then.
	 */
	mend(ats: readonly string[]): string[];
}

/** Row ids as an SQL list. */
export const listOf = (ats: readonly string[]) => `(${ats.join(", ")})`;

/** A column that follows from rows of other tables. `t` is its row in both expressions. */
export function column(of: {
	what: string;
	table: string;
	column: string;
	place: string;
	counted: string;
	/** Which rows have it. */
	where?: string;
	/** Every row may have more than is counted: what it counted is partly forgotten by now. */
	atLeast?: boolean;
}): Check {
	const { what, table, column: name, place, counted, where = "1", atLeast = false } = of;
	const isWrong = atLeast ? `t.${name} < (${counted})` : `t.${name} IS NOT (${counted})`;
	return {
		what,
		walks: table,
		find: (piece) => `SELECT ${place} AS place, CAST(t.rowid AS TEXT) AS at, t.${name} AS kept, (${counted}) AS counted
			FROM ${table} t WHERE ${piece} AND ${where} AND ${isWrong}`,
		mend: (ats) => [
			`UPDATE ${table} AS t SET ${name} = (${counted}) WHERE t.rowid IN ${listOf(ats)} AND ${where} AND ${isWrong}`,
		],
	};
}

/** Rows of `counters` whose names begin so, or have that name. @param counted a query of `name` and `value`, without zeros. */
export function totals(what: string, name: string, counted: string): Check {
	const isOne = !name.endsWith(":");
	const isNamed = isOne
		? `k.name = ${literal(name)}`
		: `k.name > ${literal(name)} AND k.name < ${literal(`${name.slice(0, -1)};`)}`;
	const groups = `SELECT name, value FROM (${counted}) WHERE value <> 0`;
	return {
		what,
		walks: null,
		find: () => `SELECT name AS place, name AS at, sum(kept) AS kept, sum(counted) AS counted FROM (
				SELECT k.name, k.value AS kept, 0 AS counted FROM counters k WHERE ${isNamed}
				UNION ALL SELECT name, 0, value FROM (${groups})
			) GROUP BY name HAVING sum(kept) <> sum(counted)`,
		mend: (ats) => [
			`INSERT INTO counters (name, value)
			SELECT n.value, coalesce(g.value, 0) FROM json_each(${literal(JSON.stringify(ats))}) n LEFT JOIN (${groups}) g ON g.name = n.value
			WHERE true ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
		],
	};
}
