import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Value } from "#core/backups/row-lines";
import type { Picture, Table } from "#scripts/lib/backup/file";
import { MIGRATIONS_SQL, quoteName, type SchemaRow, storedTables, TABLES_SQL } from "#store/backup-schema";

/** A running instance may hold the lock for a moment. */
export const LOCK_TIMEOUT_MS = 30_000;

/**
 * Opens the file in which the local runtime keeps D1, beside a running instance: the file is in WAL mode, where readers
 * and one writer do not disturb each other.
 * @returns null when there is none yet.
 */
export async function openLocalDatabase(
	stateDir: string,
	options: { readOnly: boolean },
): Promise<DatabaseSync | null> {
	const dir = join(stateDir, "v3/d1/miniflare-D1DatabaseObject");
	for (const name of (await readdir(dir).catch(() => [])).filter((file) => file.endsWith(".sqlite"))) {
		const db = new DatabaseSync(join(dir, name), {
			...options,
			timeout: LOCK_TIMEOUT_MS,
			enableForeignKeyConstraints: false,
		});
		if (db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'd1_migrations'").get() !== undefined) return db;
		db.close();
	}
	return null;
}

/** Columns of a table, in their order. */
export function columnsOf(db: DatabaseSync, table: string): string[] {
	return db
		.prepare("SELECT name FROM pragma_table_info(?) ORDER BY cid")
		.all(table)
		.map((row) => String(row.name));
}

export function schemaRows(db: DatabaseSync, sql: string): SchemaRow[] {
	return db.prepare(sql).all() as unknown as SchemaRow[];
}

/** The rows of a table in the order of their row ids, each integer whole. */
export function* rowsOf(db: DatabaseSync, { name, columns }: Table): Generator<readonly Value[]> {
	const select = db.prepare(`SELECT ${columns.map(quoteName).join(", ")} FROM ${quoteName(name)} ORDER BY rowid`);
	select.setReadBigInts(true);
	select.setReturnArrays(true);
	yield* select.iterate() as unknown as Iterable<Value[]>;
}

/** The database as it is at this instant: one read transaction, which sees nothing that is committed after it began. */
export function localPicture(db: DatabaseSync): Picture {
	db.exec("BEGIN");
	// The transaction begins with its first read.
	const schema = schemaRows(db, TABLES_SQL);
	const tables = storedTables(schema).map((name) => ({ name, columns: columnsOf(db, name) }));
	return {
		migrations: schemaRows(db, MIGRATIONS_SQL).map((row) => row.name),
		tables,
		async *rows() {
			for (const table of tables) for (const row of rowsOf(db, table)) yield { table, row };
		},
		async close() {
			db.exec("COMMIT");
			db.close();
		},
	};
}
