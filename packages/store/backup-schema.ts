/** What of a database's schema backup and restore go by; the same questions for a file and for D1. */

/** Names and SQL of tables; full-text tables and what they keep for themselves are told by it. */
export const TABLES_SQL = "SELECT name, sql FROM sqlite_master WHERE type = 'table' ORDER BY rowid";
export const TRIGGERS_SQL =
	"SELECT t.name, t.sql FROM sqlite_master t JOIN sqlite_master o ON o.name = t.tbl_name AND o.type = 'table' WHERE t.type = 'trigger' ORDER BY t.name";
export const MIGRATIONS_SQL = "SELECT name FROM d1_migrations ORDER BY id";
/** The highest ids that were ever given: an id that comes again would be taken for what had it before. */
export const SEQUENCES = "sqlite_sequence";
/** Begins the names of the copies that a backup of a deployed database reads. */
export const COPY_PREFIX = "backup_copy_";
/** Begins the names of the triggers that log which rows change while the Worker takes a backup. */
export const LOG_PREFIX = "backup_log_";
/** What tells of backups is no part of one: the bucket outlives the database, and what is put back. */
const ABOUT_BACKUPS = ["backups", "backup_pieces", "backup_changes"];

export interface SchemaRow {
	name: string;
	sql: string | null;
}

function fullTextTables(rows: readonly SchemaRow[]): string[] {
	return rows.filter((row) => /^CREATE VIRTUAL/i.test(row.sql ?? "")).map((row) => row.name);
}

/** The tables that hold rows of their own, `sqlite_sequence` last. */
export function storedTables(rows: readonly SchemaRow[]): string[] {
	const fullText = fullTextTables(rows);
	const names = rows
		.map((row) => row.name)
		.filter((name) => !/^(_cf_|sqlite_|d1_migrations)/.test(name) && !name.startsWith(COPY_PREFIX))
		.filter((name) => !ABOUT_BACKUPS.includes(name))
		.filter((name) => !fullText.some((table) => name === table || name.startsWith(`${table}_`)));
	return [...names, ...(rows.some((row) => row.name === SEQUENCES) ? [SEQUENCES] : [])];
}

/**
 * Triggers that keep numbers and rows while others change: a backup has these, so they rest while it is put in. Those
 * that fill a full-text table go on: full-text tables are no part of a backup.
 */
export function restingTriggers(triggers: readonly SchemaRow[], tables: readonly SchemaRow[]): SchemaRow[] {
	const fullText = fullTextTables(tables);
	return triggers
		.filter(({ name }) => !name.startsWith(LOG_PREFIX))
		.filter(({ sql }) => !fullText.some((name) => new RegExp(`\\b${name}\\b`).test(sql ?? "")));
}

/**
 * Triggers of a backup that the Worker takes meanwhile. They go for good: it then finds that they are gone, and gives up,
 * because what it has read so far are rows of before.
 */
export function logTriggers(triggers: readonly SchemaRow[]): SchemaRow[] {
	return triggers.filter(({ name }) => name.startsWith(LOG_PREFIX));
}

export function quoteName(name: string): string {
	return `"${name.replaceAll('"', '""')}"`;
}
