import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, text } from "drizzle-orm/sqlite-core";
import type { ColumnMapping } from "#core/imports/columns";
import type { ImportState, RowOutcome, RowProblem } from "#core/imports/state";
import { sqliteTable } from "../lazy-table.ts";

/** Files of products that the site team takes into the directory. Source: docs/imports.md#passes. */
export const imports = sqliteTable(
	"imports",
	() => ({
		id: integer().primaryKey(),
		/** What the file is called. */
		name: text().notNull(),
		state: text().$type<ImportState>().notNull().default("open"),
		/** Names of the file's columns. */
		columns: text({ mode: "json" }).$type<string[]>().notNull(),
		mapping: text({ mode: "json" }).$type<ColumnMapping>().notNull(),
		/** By what the file calls a category, the slug of ours. */
		categories: text({ mode: "json" }).$type<Record<string, string>>().notNull().default({}),
		/** Slug of the category of rows that name none; null: such rows are refused. */
		category: text(),
		rows: integer().notNull(),
		/** Line of the last row that the pass under way has come to. */
		doneTo: integer("done_to").notNull().default(0),
		/** What the newest pass made of its rows so far; `fresh` counts those that are new, or that it added. */
		fresh: integer().notNull().default(0),
		there: integer().notNull().default(0),
		refused: integer().notNull().default(0),
		createdAt: integer("created_at").notNull(),
		changedAt: integer("changed_at").notNull(),
	}),
	(t) => [
		check("imports_state", sql`${t.state} IN ('open', 'checking', 'checked', 'running', 'done', 'stopped')`),
		index("imports_changed").on(t.changedAt),
	],
);

/** Their rows, as they stand in the file, and what became of each. */
export const importRows = sqliteTable(
	"import_rows",
	() => ({
		importId: integer("import_id")
			.notNull()
			.references(() => imports.id),
		line: integer().notNull(),
		cells: text({ mode: "json" }).$type<string[]>().notNull(),
		/** Why it cannot be read at all. */
		unreadable: text(),
		/** Null before a pass came to it, or since one began anew. */
		outcome: text().$type<RowOutcome>(),
		/** Of its website, for rows of the same file that name it again. */
		domain: text(),
		problems: text({ mode: "json" }).$type<RowProblem[]>().notNull().default([]),
		/** The listing that was made of it, or was there already. */
		listingId: integer("listing_id"),
	}),
	(t) => [
		primaryKey({ columns: [t.importId, t.line] }),
		check("import_rows_outcome", sql`${t.outcome} IN ('new', 'added', 'there', 'refused')`),
		index("import_rows_outcome").on(t.importId, t.outcome, t.line),
		index("import_rows_domain").on(t.importId, t.domain),
	],
);
