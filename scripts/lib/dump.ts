import { query, queryAll, quote } from "#scripts/lib/d1";

export const DUMP_HEADER = "-- Launchweek backup, version 1\n";

/** Rows read at once; D1 answers are bounded, and long texts stand in some tables. */
const CHUNK_ROWS = 200;

/** A row id of 63 bits, which no answer in JSON can carry; a job writes it anew within the hour. */
const FORGET_FLOOR = "DELETE FROM counters WHERE name = 'search_votes_floor';";

interface Row {
	[column: string]: string | number | null;
}

/**
 * The whole database as SQL that replaces every row. Full-text tables are left out: the triggers of
 * listing_search_docs fill them again. (D1's own export refuses databases with virtual tables.)
 */
export async function dump(remote: boolean): Promise<{ sql: string; tables: number; rows: number }> {
	const tables = await tableNames(remote);
	const triggers = await countingTriggers(remote);
	const lines = [
		"PRAGMA defer_foreign_keys = on;",
		...triggers.map(({ name }) => `DROP TRIGGER "${name}";`),
		...tables.map((table) => `DELETE FROM "${table}";`),
	];
	const contents = await allRows(tables, remote);
	let rows = 0;
	for (const table of tables) {
		for (const row of contents.get(table) ?? []) {
			rows++;
			lines.push(insert(table, row));
		}
	}
	const sql = `${DUMP_HEADER}${[...lines, FORGET_FLOOR, ...triggers.map(({ sql: text }) => `${text};`)].join("\n")}\n`;
	return { sql, tables: tables.length, rows };
}

/** Triggers that keep numbers while rows change: the backup has those numbers, so they rest while its rows go in. */
async function countingTriggers(remote: boolean): Promise<{ name: string; sql: string }[]> {
	return query(
		`SELECT t.name, t.sql FROM sqlite_master t JOIN sqlite_master o ON o.name = t.tbl_name AND o.type = 'table'
		 WHERE t.type = 'trigger' AND t.tbl_name <> 'listing_search_docs' ORDER BY t.name`,
		remote,
	);
}

async function tableNames(remote: boolean): Promise<string[]> {
	const rows = await query<{ name: string; sql: string }>(
		"SELECT name, sql FROM sqlite_master WHERE type = 'table' ORDER BY rowid",
		remote,
	);
	const virtual = rows.filter((row) => /^CREATE VIRTUAL/i.test(row.sql)).map((row) => row.name);
	return rows
		.map((row) => row.name)
		.filter((name) => !/^(_cf_|sqlite_|d1_migrations)/.test(name))
		.filter((name) => !virtual.some((table) => name === table || name.startsWith(`${table}_`)));
}

type NumberedRow = Row & { backup_rowid: number };

/** Every row of every table; each round asks for a chunk of all tables that have more. */
async function allRows(tables: readonly string[], remote: boolean): Promise<Map<string, Row[]>> {
	const rows = new Map<string, Row[]>(tables.map((table) => [table, []]));
	let open = tables.map((table) => ({ table, after: -(2 ** 53) }));
	while (open.length > 0) {
		const chunks = await queryAll<NumberedRow>(
			open.map(
				({ table, after }) =>
					`SELECT rowid AS backup_rowid, * FROM "${table}" WHERE rowid > ${after} ORDER BY rowid LIMIT ${CHUNK_ROWS}`,
			),
			remote,
		);
		open = open.flatMap(({ table }, index) => {
			const chunk = chunks[index] ?? [];
			for (const { backup_rowid: _, ...row } of chunk) rows.get(table)?.push(row as Row);
			const after = chunk.at(-1)?.backup_rowid;
			return chunk.length === CHUNK_ROWS && after !== undefined ? [{ table, after }] : [];
		});
	}
	return rows;
}

function insert(table: string, row: Row): string {
	const columns = Object.keys(row).map((column) => `"${column}"`);
	return `INSERT INTO "${table}" (${columns.join(", ")}) VALUES (${Object.values(row).map(literal).join(", ")});`;
}

function literal(value: string | number | null | undefined): string {
	return quote(value ?? null);
}
