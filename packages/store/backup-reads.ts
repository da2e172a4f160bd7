import { sql } from "drizzle-orm";
import type { BackupTable } from "#core/backups/backup";
import { changedSql, literal, type PieceSize, pieceSql, type StoredRow, storedRow } from "#store/backup-rows";
import {
	LOG_PREFIX,
	MIGRATIONS_SQL,
	quoteName,
	type SchemaRow,
	SEQUENCES,
	storedTables,
	TABLES_SQL,
} from "#store/backup-schema";
import { type Db, readTogether } from "#store/db";

/** What the Worker reads of the whole database for a backup: any table, in pieces, and what changes meanwhile. */

type Row = Record<string, unknown>;

/** Tables that one statement counts: it may have 100 columns. */
const COUNTED_AT_ONCE = 50;
/** Triggers of a table: for what is inserted, changed and deleted. */
const TRIGGERS_A_TABLE = 3;

export async function backupPlan(db: Db): Promise<{ migrations: string[]; tables: BackupTable[] }> {
	const [schema = [], migrations = []] = await readTogether(db, [sql.raw(TABLES_SQL), sql.raw(MIGRATIONS_SQL)]);
	const names = storedTables(schema as unknown as SchemaRow[]);
	// D1 lets nobody ask for the columns of its own tables, so it is told whose.
	const columns = await db.all<{ place: string; name: string }>(
		sql`SELECT t.value AS place, p.name FROM json_each(${JSON.stringify(names)}) t, pragma_table_info(t.value) p ORDER BY t.key, p.cid`,
	);
	const tables = names.map((name) => ({
		name,
		columns: columns.filter(({ place }) => place === name).map((row) => row.name),
	}));
	return { migrations: migrations.map((row) => String(row.name)), tables };
}

/** The next rows of a table. @param log whether its changes are to be logged from now on; needed once. */
export async function nextOfTable(
	db: Db,
	table: BackupTable,
	{ after, piece, log }: { after: number | null; piece: PieceSize; log: boolean },
): Promise<StoredRow[]> {
	const answers = await readTogether(db, [
		...(log ? logging(table.name) : []).map((statement) => sql.raw(statement)),
		sql.raw(pieceSql(table.name, table, after, piece)),
	]);
	return (answers.at(-1) ?? []).map(storedRow);
}

/** Changes are logged only while a backup is taken: one that ended in the middle leaves triggers that do nothing. */
function logging(table: string): string[] {
	const log = (row: string, when = "") =>
		`INSERT INTO backup_changes (place, "row") SELECT ${literal(table)}, ${row}${when};`;
	const trigger = (event: string, body: string) =>
		`CREATE TRIGGER IF NOT EXISTS ${quoteName(`${LOG_PREFIX}${event}_${table}`)} AFTER ${event.toUpperCase()} ON ${quoteName(table)}
		WHEN EXISTS (SELECT 1 FROM backups WHERE state = 'running') BEGIN ${body} END`;
	return [
		trigger("insert", log("NEW.rowid")),
		trigger("update", `${log("NEW.rowid")} ${log("OLD.rowid", " WHERE OLD.rowid <> NEW.rowid")}`),
		trigger("delete", log("OLD.rowid")),
	];
}

/** An entry of the log. */
export interface LoggedChange {
	id: number;
	place: string;
}

export function loggedChanges(db: Db, seen: number, limit: number): Promise<LoggedChange[]> {
	return db.all(sql`SELECT id, place FROM backup_changes WHERE id > ${seen} ORDER BY id LIMIT ${limit}`);
}

/** The rows of these tables that the log names after `seen` and up to `until`, as they are now. */
export async function changedRows(
	db: Db,
	tables: readonly BackupTable[],
	{ seen, until }: { seen: number; until: number },
): Promise<StoredRow[][]> {
	const found = await readTogether(
		db,
		tables.map((table) => sql.raw(changedSql(table, seen, until))),
	);
	return found.map((rows) => rows.map(storedRow));
}

/** A database at one instant, as far as it differs from what was read before. */
export interface LastInstant {
	/** By table of those that were asked for: what the log names. */
	changed: StoredRow[][];
	sequences: StoredRow[];
	counts: Record<string, number>;
	/** Why the earlier reads do not fit together with it; null: they do. */
	problem: string | null;
	/** Tables that the log names and that were not asked for. */
	others: string[];
}

/**
 * Reads all that is left in one transaction.
 * @param asked the tables that the log named so far.
 */
export async function lastInstant(
	db: Db,
	plan: { migrations: readonly string[]; tables: readonly BackupTable[] },
	asked: readonly BackupTable[],
	seen: number,
): Promise<LastInstant> {
	const own = plan.tables.filter(({ name }) => name !== SEQUENCES);
	const sequences = plan.tables.find(({ name }) => name === SEQUENCES);
	const slices: BackupTable[][] = [];
	for (let from = 0; from < own.length; from += COUNTED_AT_ONCE) slices.push(own.slice(from, from + COUNTED_AT_ONCE));
	const [places = [], triggers = [], migrations = [], given = [], ...rest] = await readTogether(db, [
		sql`SELECT DISTINCT place FROM backup_changes WHERE id > ${seen}`,
		sql.raw(`SELECT count(*) AS n FROM sqlite_master WHERE type = 'trigger' AND name LIKE '${LOG_PREFIX}%'`),
		sql.raw(MIGRATIONS_SQL),
		sequences === undefined
			? sql`SELECT 1 WHERE 0`
			: sql.raw(pieceSql(SEQUENCES, sequences, null, { rows: 10_000, characters: 1_000_000 })),
		...slices.map((slice) => sql.raw(countsSql(slice))),
		...asked.map((table) => sql.raw(changedSql(table, seen))),
	]);
	const names = new Set(asked.map(({ name }) => name));
	const counts = Object.assign({}, ...rest.slice(0, slices.length).map(([row]) => row)) as Record<string, number>;
	return {
		changed: rest.slice(slices.length).map((rows) => rows.map(storedRow)),
		sequences: given.map(storedRow),
		counts: { ...counts, ...(sequences && { [SEQUENCES]: given.length }) },
		problem: problemOf(plan, own.length, triggers, migrations),
		others: places.map(({ place }) => String(place)).filter((place) => !names.has(place)),
	};
}

function countsSql(tables: readonly BackupTable[]): string {
	return `SELECT ${tables.map(({ name }) => `(SELECT count(*) FROM ${quoteName(name)}) AS ${quoteName(name)}`).join(", ")}`;
}

function problemOf(
	plan: { migrations: readonly string[] },
	tables: number,
	triggers: readonly Row[],
	migrations: readonly Row[],
): string | null {
	if (migrations.map((row) => row.name).join() !== plan.migrations.join()) {
		return "The schema was migrated while it was being taken.";
	}
	return Number(triggers[0]?.n) === tables * TRIGGERS_A_TABLE
		? null
		: "Not all that was written meanwhile was logged: something was restored, or the schema was changed.";
}

/** Takes triggers of the log away, so many at once. @returns whether there may be more. */
export async function clearLog(db: Db, limit: number): Promise<boolean> {
	const found = await db.all<{ name: string }>(
		sql`SELECT name FROM sqlite_master WHERE type = 'trigger' AND name LIKE ${`${LOG_PREFIX}%`} LIMIT ${limit}`,
	);
	await readTogether(db, [
		...found.map(({ name }) => sql.raw(`DROP TRIGGER IF EXISTS ${quoteName(name)}`)),
		...(found.length < limit ? [sql`DELETE FROM backup_changes`] : []),
	]);
	return found.length === limit;
}
