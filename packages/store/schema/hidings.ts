import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { HiddenFrom, MergedKind } from "#core/listings/hidden";
import { sqliteTable } from "../lazy-table.ts";
import { listings } from "./listings.ts";
import { users } from "./people.ts";

/** That the site team hid a listing: why, and what it was before, so that it can be exactly that again. */
export const listingHidings = sqliteTable(
	"listing_hidings",
	() => ({
		id: integer().primaryKey({ autoIncrement: true }),
		listingId: integer("listing_id")
			.notNull()
			.references(() => listings.id),
		/** For its owner. */
		reason: text().notNull(),
		was: text({ mode: "json" }).$type<HiddenFrom>().notNull(),
		/** The listing of the same product that its address leads to; null where it was only hidden. */
		mergedInto: integer("merged_into").references(() => listings.id),
		at: integer().notNull(),
		/** When it was restored. */
		endedAt: integer("ended_at"),
	}),
	(t) => [
		// A listing is hidden once at a time. A query must repeat the condition to the letter.
		uniqueIndex("listing_hidings_open").on(t.listingId).where(sql`ended_at IS NULL`),
		// What the database looks up when a listing is written.
		index("listing_hidings_listing").on(t.listingId, t.id),
		index("listing_hidings_merged").on(t.mergedInto),
	],
);

/**
 * What a merger moved from one listing to the other, one row a thing, so that its undo moves exactly these back. Votes,
 * reviews, updates, milestones and founders by their ids; follows and saves by their person, and gone with the account.
 */
export const mergedRows = sqliteTable(
	"merged_rows",
	() => ({
		hidingId: integer("hiding_id")
			.notNull()
			.references(() => listingHidings.id),
		kind: text().$type<MergedKind>().notNull(),
		key: integer().notNull(),
		/** Whose row it was; null where its key is no person. */
		userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
		/** The listing that it belonged to before. */
		listingId: integer("listing_id").notNull(),
		/** Of a founder: the role and place that it had there. */
		title: text(),
		position: integer(),
	}),
	(t) => [
		primaryKey({ columns: [t.hidingId, t.kind, t.key] }),
		check(
			"merged_rows_kind",
			sql`${t.kind} IN ('vote', 'follow', 'save', 'review', 'update', 'milestone', 'founder', 'owner')`,
		),
		index("merged_rows_person").on(t.userId).where(sql`user_id IS NOT NULL`),
	],
);
