import { sql } from "drizzle-orm";
import { check, integer, primaryKey, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { BackupPosition, BackupTable } from "#core/backups/backup";
import { sqliteTable } from "../lazy-table.ts";

/** Backups that the Worker takes into the bucket BACKUPS. Source: docs/operations.md#scheduled-backups. */
export const backups = sqliteTable(
	"backups",
	() => ({
		id: integer().primaryKey(),
		/** Folder of its objects. */
		name: text().notNull().unique(),
		/** Whether somebody of the site team asked for it; otherwise it came by itself. */
		isAsked: integer("is_asked", { mode: "boolean" }).notNull(),
		state: text().$type<"running" | "done" | "failed">().notNull(),
		begunAt: integer("begun_at").notNull(),
		/** When its last step was. */
		movedAt: integer("moved_at").notNull(),
		/** The instant that its rows are of; null until all of them are there. */
		takenAt: integer("taken_at"),
		migrations: text({ mode: "json" }).$type<string[]>().notNull(),
		tables: text({ mode: "json" }).$type<BackupTable[]>().notNull(),
		position: text({ mode: "json" }).$type<BackupPosition>().notNull(),
		/** Counts steps: a step that happens twice is one. */
		version: integer().notNull().default(0),
		rows: integer().notNull().default(0),
		bytes: integer().notNull().default(0),
		/** Why it failed. */
		problem: text(),
		/** When its pieces were last read again and compared, and what was wrong with them. */
		verifiedAt: integer("verified_at"),
		damage: text(),
	}),
	(t) => [
		check("backups_state", sql`${t.state} IN ('running', 'done', 'failed')`),
		// One at a time. A query must repeat the condition to the letter.
		uniqueIndex("backups_running").on(t.state).where(sql`state = 'running'`),
	],
);

/** The objects that backups consist of. */
export const backupPieces = sqliteTable(
	"backup_pieces",
	() => ({
		backupId: integer("backup_id")
			.notNull()
			.references(() => backups.id, { onDelete: "cascade" }),
		number: integer().notNull(),
		file: text().notNull(),
		sha256: text().notNull(),
		bytes: integer().notNull(),
		rows: integer().notNull(),
		isChanges: integer("is_changes", { mode: "boolean" }).notNull(),
	}),
	(t) => [primaryKey({ columns: [t.backupId, t.number] })],
);

/** Which rows were written while a backup is being taken: triggers that it makes, and takes away again, log them. */
export const backupChanges = sqliteTable("backup_changes", () => ({
	id: integer().primaryKey({ autoIncrement: true }),
	/** Name of a table. */
	place: text().notNull(),
	/** SQLite's id of the row. */
	row: integer().notNull(),
}));
