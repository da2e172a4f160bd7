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
 * @param names what the database lists; the compiler takes none but those of the columns, so that no table is built for it.
 */
export function uniqueOf<const C extends readonly AnySQLiteColumn[]>(names: NamesOf<C>): `unique:${NamesOf<C>}` {
	return `unique:${names}`;
}

/** Says that a write may violate a UNIQUE constraint, so that whoever commits it says what that means. */
export function mayViolate<const U extends `unique:${string}`, G extends string = never>(
	_unique: U,
	statement: Statement<G>,
): Statement<G | U> {
	return statement;
}
