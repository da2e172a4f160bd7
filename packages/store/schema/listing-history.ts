import { sql } from "drizzle-orm";
import { index, integer, primaryKey, text } from "drizzle-orm/sqlite-core";
import { sqliteTable } from "../lazy-table.ts";
import { listings } from "./listings.ts";

/** Every transition of a listing, and who or what caused it. */
export const listingEvents = sqliteTable(
	"listing_events",
	() => ({
		id: integer().primaryKey({ autoIncrement: true }),
		listingId: integer("listing_id").notNull(),
		kind: text().notNull(),
		from: text("from_status"),
		to: text("to_status"),
		cause: text().notNull(),
		detail: text({ mode: "json" }).$type<Record<string, unknown>>().notNull().default({}),
		at: integer().notNull(),
	}),
	(t) => [index("listing_events_listing").on(t.listingId, t.id)],
);

/** Version history with what is needed to restore: the state before each edit. */
export const listingVersions = sqliteTable(
	"listing_versions",
	() => ({
		listingId: integer("listing_id").notNull(),
		version: integer().notNull(),
		before: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
		after: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
		userId: integer("user_id"),
		at: integer().notNull(),
	}),
	(t) => [
		primaryKey({ columns: [t.listingId, t.version] }),
		index("listing_versions_editor").on(t.userId).where(sql`user_id IS NOT NULL`),
	],
);

export const listingUpdates = sqliteTable(
	"listing_updates",
	() => ({
		id: integer().primaryKey(),
		listingId: integer("listing_id")
			.notNull()
			.references(() => listings.id),
		title: text().notNull(),
		body: text().notNull(),
		createdAt: integer("created_at").notNull(),
		/** Followers to whom a mail about it was left. */
		mailed: integer().notNull().default(0),
	}),
	(t) => [
		index("listing_updates_listing").on(t.listingId, t.createdAt),
		index("listing_updates_newest").on(t.createdAt),
	],
);

export const milestones = sqliteTable(
	"milestones",
	() => ({
		id: integer().primaryKey(),
		listingId: integer("listing_id")
			.notNull()
			.references(() => listings.id),
		date: text().notNull(),
		title: text().notNull(),
		description: text(),
		url: text(),
	}),
	(t) => [index("milestones_listing").on(t.listingId, t.date, t.id)],
);
