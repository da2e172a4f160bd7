import { sql } from "drizzle-orm";
import { index, integer, primaryKey, text } from "drizzle-orm/sqlite-core";
import { sqliteTable } from "../lazy-table.ts";

/** Views a day and listing; folded into the listing by a job. */
export const viewCounts = sqliteTable(
	"view_counts",
	() => ({
		listingId: integer("listing_id").notNull(),
		day: text().notNull(),
		count: integer().notNull(),
		/** How many of them the listing's own count has. */
		folded: integer().notNull().default(0),
	}),
	(t) => [
		primaryKey({ columns: [t.listingId, t.day] }),
		index("view_counts_day").on(t.day),
		index("view_counts_unfolded").on(t.listingId).where(sql`"count" > folded`),
	],
);

/** Views a day, listing and source, as `visitSource` names it; the rest of a day's views came from elsewhere. */
export const viewSources = sqliteTable(
	"view_sources",
	() => ({
		listingId: integer("listing_id").notNull(),
		day: text().notNull(),
		source: text().notNull(),
		count: integer().notNull(),
	}),
	(t) => [primaryKey({ columns: [t.listingId, t.day, t.source] }), index("view_sources_day").on(t.day)],
);

/** Batches of views that have been added: a queue may deliver one twice. */
export const viewBatches = sqliteTable(
	"view_batches",
	() => ({ id: text().primaryKey(), at: integer().notNull() }),
	(t) => [index("view_batches_at").on(t.at)],
);
