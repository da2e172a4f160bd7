import { query, quote } from "#scripts/lib/d1";

export const DUMP_HEADER = "-- Launchweek backup, version 1\n";

/** Rows read at once; D1 answers are bounded, and long texts stand in some tables. */
const CHUNK_ROWS = 200;

/** Numbers that triggers keep while rows are inserted; they are set last, to what the backup says. */
const KEPT_BY_TRIGGERS: readonly { table: string; key: string; column: string }[] = [
	{ table: "categories", key: "id", column: "live_count" },
	{ table: "founders", key: "id", column: "live_listings" },
];

interface Row {
	[column: string]: string | number | null;
}

/**
 * The whole database as SQL that replaces every row. Full-text tables are left out: the triggers of
 * listing_search_docs fill them again. (D1's own export refuses databases with virtual tables.)
 */
export async function dump(remote: boolean): Promise<{ sql: string; tables: number; rows: number }> {
	const tables = await tableNames(remote);
	const lines: string[] = ["PRAGMA defer_foreign_keys = on;", ...tables.map((table) => `DELETE FROM "${table}";`)];
	const last: string[] = [];
	let rows = 0;
	for (const table of tables) {
		for (const row of await allRows(table, remote)) {
			rows++;
			lines.push(insert(table, row));
			for (const kept of KEPT_BY_TRIGGERS) {
				if (kept.table === table)
					last.push(
						`UPDATE "${table}" SET "${kept.column}" = ${literal(row[kept.column])} WHERE "${kept.key}" = ${literal(row[kept.key])};`,
					);
			}
			if (table === "counters") last.push(insert(table, row).replace("INSERT", "INSERT OR REPLACE"));
		}
	}
	return {
		sql: `${DUMP_HEADER}${[...lines, "DELETE FROM counters;", ...last].join("\n")}\n`,
		tables: tables.length,
		rows,
	};
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

async function allRows(table: string, remote: boolean): Promise<Row[]> {
	const all: Row[] = [];
	for (let after = -1; ; ) {
		const chunk = await query<Row & { backup_rowid: number }>(
			`SELECT rowid AS backup_rowid, * FROM "${table}" WHERE rowid > ${after} ORDER BY rowid LIMIT ${CHUNK_ROWS}`,
			remote,
		);
		all.push(...chunk.map(({ backup_rowid, ...row }) => row as Row));
		if (chunk.length < CHUNK_ROWS) return all;
		after = chunk.at(-1)?.backup_rowid ?? 0;
	}
}

function insert(table: string, row: Row): string {
	const columns = Object.keys(row).map((column) => `"${column}"`);
	return `INSERT INTO "${table}" (${columns.join(", ")}) VALUES (${Object.values(row).map(literal).join(", ")});`;
}

function literal(value: string | number | null | undefined): string {
	return quote(value ?? null);
}
