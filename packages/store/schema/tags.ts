import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, text } from "drizzle-orm/sqlite-core";
import { sqliteTable } from "../lazy-table.ts";

/** Tags that listings of any status carry, as they are spelt; kept by triggers on listing_tags. */
export const tags = sqliteTable(
	"tags",
	() => ({
		tag: text().primaryKey(),
		/** How many listings carry it. */
		listings: integer().notNull(),
	}),
	(t) => [index("tags_used").on(t.listings, t.tag), index("tags_name").on(sql`lower(tag)`, t.tag)],
);

/** Which listing carries which tag; kept by triggers on listing_profiles, where the tags stand. */
export const listingTags = sqliteTable(
	"listing_tags",
	() => ({
		tag: text().notNull(),
		listingId: integer("listing_id").notNull(),
	}),
	(t) => [primaryKey({ columns: [t.tag, t.listingId] }), index("listing_tags_of").on(t.listingId)],
);

/** Tags that the site team does not want: triggers keep them out of every listing that does not carry them yet. */
export const forbiddenTags = sqliteTable("forbidden_tags", () => ({
	/** `tagKey` of it. */
	key: text().primaryKey(),
	/** As the site team spelt it. */
	tag: text().notNull(),
	/** Read by whoever uses it. */
	reason: text().notNull(),
	at: integer().notNull(),
}));

/** What the site team changed of a tag on all listings, and how far that is. */
export const tagChanges = sqliteTable(
	"tag_changes",
	() => ({
		id: integer().primaryKey(),
		tag: text().notNull(),
		/** What it is called instead; null where it was taken out. */
		into: text("into_tag"),
		at: integer().notNull(),
		/** `running` and `undoing` until the last listing follows. */
		state: text().$type<"running" | "done" | "undoing" | "undone">().notNull(),
		/** Listings that it changed, or that were put back of it. */
		listings: integer().notNull().default(0),
	}),
	(t) => [
		check("tag_changes_state", sql`${t.state} IN ('running', 'done', 'undoing', 'undone')`),
		index("tag_changes_by_state").on(t.state, t.id),
	],
);

/** Which version of each listing a change of a tag made: what its undo puts back. */
export const tagChangeRows = sqliteTable(
	"tag_change_rows",
	() => ({
		changeId: integer("change_id").notNull(),
		listingId: integer("listing_id").notNull(),
		version: integer().notNull(),
	}),
	(t) => [primaryKey({ columns: [t.changeId, t.listingId] })],
);
