import { getTableName } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Statement } from "#store/db";

type NameOf<C extends AnySQLiteColumn> = `${C["_"]["tableName"]}.${C["_"]["name"]}`;

/** The names of columns as the database lists them: `table.column,table.column`. */
type NamesOf<C extends readonly AnySQLiteColumn[]> = C extends readonly [
	infer First extends AnySQLiteColumn,
	...infer Rest extends readonly AnySQLiteColumn[],
]
	? Rest extends readonly []
		? NameOf<First>
		: `${NameOf<First>},${NamesOf<Rest>}`
	: never;

/**
 * The guard that a UNIQUE constraint, UNIQUE index or primary key over these columns is, in their order: `guardOf` reads
 * the same name from its failure. A test finds names that the database does not enforce.
 */
export function uniqueOf<const C extends readonly AnySQLiteColumn[]>(...columns: C): `unique:${NamesOf<C>}` {
	const names = columns.map((column) => `${getTableName(column.table)}.${column.name}`);
	// The type says of the same columns what the line before it does.
	return `unique:${names.join(",")}` as `unique:${NamesOf<C>}`;
}

/** Says that a write may violate a UNIQUE constraint, so that whoever commits it says what that means. */
export function mayViolate<const U extends `unique:${string}`, G extends string = never>(
	_unique: U,
	statement: Statement<G>,
): Statement<G | U> {
	return statement;
}
