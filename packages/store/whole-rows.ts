import { getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "#store/db";

interface Table {
	/** `SELECT` with every column by the name it has in TypeScript, and the table. */
	select: SQL;
	/** Of columns that are stored otherwise than they are read: truth as 0 and 1, lists as JSON. */
	decoded: [name: string, decode: (value: unknown) => unknown][];
}

const known = new WeakMap<SQLiteTable, Table>();

function tableOf(table: SQLiteTable): Table {
	const before = known.get(table);
	if (before !== undefined) return before;
	const columns = Object.entries(getTableColumns(table));
	const names = columns.map(([name, column]) => `${quoted(column.name)} AS ${quoted(name)}`).join(", ");
	const made: Table = {
		select: sql.raw(`SELECT ${names} FROM ${quoted(getTableName(table))} `),
		decoded: columns.flatMap(([name, column]): Table["decoded"] =>
			["number", "string"].includes(column.dataType) ? [] : [[name, (value) => column.mapFromDriverValue(value)]],
		),
	};
	known.set(table, made);
	return made;
}

const quoted = (name: string): string => `"${name}"`;

/**
 * Whole rows of a table, as drizzle's `findMany` gives them. The text is put together once and each row comes as it is, which
 * costs a fraction of that; and what a request reads so at once, with all else that it reads as SQL, goes to the database in
 * one call. @param rest from `WHERE` on.
 */
export async function wholeRows<T extends SQLiteTable>(db: Db, table: T, rest: SQL): Promise<T["$inferSelect"][]> {
	const { select, decoded } = tableOf(table);
	const rows = await db.all<Record<string, unknown>>(sql`${select}${rest}`);
	for (const row of rows) for (const [name, decode] of decoded) if (row[name] !== null) row[name] = decode(row[name]);
	return rows as T["$inferSelect"][];
}

/** The only such row, or null. */
export async function wholeRow<T extends SQLiteTable>(db: Db, table: T, rest: SQL): Promise<T["$inferSelect"] | null> {
	const [row] = await wholeRows(db, table, sql`${rest} LIMIT 1`);
	return row ?? null;
}
