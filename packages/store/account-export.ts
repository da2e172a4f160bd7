import { getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import type { Db } from "#store/db";
import { IMPERSONAL, PERSONAL, type PersonalTable, type PersonKeys } from "#store/personal-data";

/** Rows that are read and written out at a time. */
const ROWS_AT_ONCE = 200;

/** Whole numbers of these names are times. */
const IS_TIME = /(^|_)(at|since|from|until)$/;

/** The rows of a table that are somebody's, a page at a time: those that were there when it began. */
export async function* personalRows(
	db: Db,
	entry: PersonalTable,
	person: PersonKeys,
): AsyncGenerator<Record<string, unknown>[]> {
	const name = sql.identifier(getTableName(entry.table));
	const found = await db.all<{ id: number }>(sql`SELECT rowid AS id FROM ${name} WHERE ${entry.of(person)}`);
	for (let from = 0; from < found.length; from += ROWS_AT_ONCE) {
		const ids = found.slice(from, from + ROWS_AT_ONCE).map(({ id }) => id);
		const rows = await db.all<Record<string, unknown>>(rowsById(name, ids));
		yield rows.map((row) => handedOut(entry, row));
	}
}

function rowsById(name: SQL | ReturnType<typeof sql.identifier>, ids: readonly number[]): SQL {
	return sql`SELECT t.* FROM json_each(${JSON.stringify(ids)}) j CROSS JOIN ${name} t ON t.rowid = j.value`;
}

/** A row as its person reads it: JSON as what it says, times in ISO 8601, without what is withheld. */
function handedOut({ table, withheld = [] }: PersonalTable, row: Record<string, unknown>): Record<string, unknown> {
	const shown = Object.values(getTableColumns(table)).filter(({ name }) => !withheld.includes(name));
	return Object.fromEntries(
		shown.map((column) => {
			const stored = row[column.name];
			if (stored === null || stored === undefined) return [column.name, null];
			if (column.dataType === "number" && IS_TIME.test(column.name)) {
				return [column.name, new Date(Number(stored)).toISOString()];
			}
			return [column.name, column.mapFromDriverValue(stored)];
		}),
	);
}

/**
 * Everything of somebody's as one JSON document, piece by piece: `tables` holds the rows of each table that says something
 * of them, `left_out` every other table, and why it is not in it.
 * @param head what stands before the tables.
 */
export async function* exportText(
	db: Db,
	person: PersonKeys,
	head: Readonly<Record<string, unknown>>,
): AsyncGenerator<string> {
	const leftOut = PERSONAL.flatMap(({ table, notExported }) =>
		notExported === undefined ? [] : [[getTableName(table), notExported]],
	);
	const begun = JSON.stringify({ ...head, left_out: { ...Object.fromEntries(leftOut), ...IMPERSONAL } });
	yield `${begun.slice(0, -1)},"tables":{`;
	let isFirst = true;
	for (const entry of PERSONAL.filter(({ notExported }) => notExported === undefined)) {
		yield `${isFirst ? "" : ","}\n${JSON.stringify(getTableName(entry.table))}:[`;
		isFirst = false;
		let between = "";
		for await (const rows of personalRows(db, entry, person)) {
			for (const row of rows) {
				yield `${between}\n${JSON.stringify(row)}`;
				between = ",";
			}
		}
		yield "]";
	}
	yield "}}\n";
}
