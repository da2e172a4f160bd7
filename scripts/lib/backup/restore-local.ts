import { createHash, type Hash } from "node:crypto";
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { encodeRow } from "#core/backups/row-lines";
import { readBackup, type Summary, type Table } from "#scripts/lib/backup/file";
import { columnsOf, rowsOf, schemaRows } from "#scripts/lib/backup/local-database";
import {
	logTriggers,
	quoteName,
	restingTriggers,
	SEQUENCES,
	storedTables,
	TABLES_SQL,
	TRIGGERS_SQL,
} from "#store/backup-schema";

/**
 * Puts the rows of a backup in the place of everything in a local database: one transaction, which is undone unless
 * afterwards every row of every table is as in the file, no reference leads nowhere, and SQLite finds its file sound.
 * @throws what stood in the way; then nothing has changed.
 */
export async function restoreLocal(
	db: DatabaseSync,
	file: string,
	progress: (rows: number, table: string) => void,
): Promise<Summary> {
	db.exec("BEGIN IMMEDIATE");
	try {
		const schema = schemaRows(db, TABLES_SQL);
		const all = schemaRows(db, TRIGGERS_SQL);
		const triggers = restingTriggers(all, schema);
		for (const { name } of [...triggers, ...logTriggers(all)]) db.exec(`DROP TRIGGER ${quoteName(name)}`);
		const stored = storedTables(schema);
		for (const name of stored) db.exec(`DELETE FROM ${quoteName(name)}`);
		const { summary, digests } = await insertAll(db, file, stored, progress);
		for (const { sql } of triggers) db.exec(sql ?? "");
		for (const table of summary.tables) compare(db, table, digests.get(table.name), summary.rows[table.name] ?? 0);
		const missing = stored.filter((name) => !summary.tables.some((table) => table.name === name));
		if (missing.length > 0) throw new Error(`The backup says nothing of ${missing.join(", ")}.`);
		const dangling = db.prepare("PRAGMA foreign_key_check").all();
		if (dangling.length > 0) throw new Error(`A row of ${String(dangling[0]?.table)} refers to one that is not there.`);
		const problems = db.prepare("PRAGMA integrity_check").all();
		if (problems[0]?.integrity_check !== "ok") throw new Error(`SQLite finds ${JSON.stringify(problems.slice(0, 3))}.`);
		db.exec("COMMIT");
		return summary;
	} catch (error) {
		db.exec("ROLLBACK");
		throw error;
	}
}

async function insertAll(
	db: DatabaseSync,
	file: string,
	stored: readonly string[],
	progress: (rows: number, table: string) => void,
): Promise<{ summary: Summary; digests: Map<string, Hash> }> {
	const digests = new Map<string, Hash>();
	const inserts = new Map<string, StatementSync>();
	let rows = 0;
	const summary = await readBackup(file, ({ table, row }) => {
		let insert = inserts.get(table.name);
		if (insert === undefined) {
			if (!stored.includes(table.name)) throw new Error(`The backup has a table ${table.name}, this database has not.`);
			// SQLite has counted the rows themselves by now: what the backup says of the ids counts.
			if (table.name === SEQUENCES) db.exec(`DELETE FROM ${SEQUENCES}`);
			insert = db.prepare(insertSql(db, table));
			inserts.set(table.name, insert);
		}
		insert.run(...row);
		const digest = digests.get(table.name) ?? createHash("sha256");
		digests.set(table.name, digest.update(encodeRow(row)));
		progress(++rows, table.name);
	});
	return { summary, digests };
}

function insertSql(db: DatabaseSync, { name, columns }: Table): string {
	const known = columnsOf(db, name);
	const unknown = columns.filter((column) => !known.includes(column));
	if (unknown.length > 0) throw new Error(`The table ${name} of this database has no ${unknown.join(", ")}.`);
	const places = columns.map(() => "?").join(", ");
	return `INSERT INTO ${quoteName(name)} (${columns.map(quoteName).join(", ")}) VALUES (${places})`;
}

/** @throws unless the table holds exactly the rows of the file, in their order. */
function compare(db: DatabaseSync, table: Table, digest: Hash | undefined, expected: number): void {
	const found = createHash("sha256");
	let rows = 0;
	for (const row of rowsOf(db, table)) {
		found.update(encodeRow(row));
		rows++;
	}
	if (rows !== expected) throw new Error(`${table.name} has ${rows} rows after restoring, the backup has ${expected}.`);
	if (digest !== undefined && found.digest("hex") !== digest.digest("hex")) {
		throw new Error(`The rows of ${table.name} are not those of the backup after restoring.`);
	}
}
