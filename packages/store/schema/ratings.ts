import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { sqliteTable } from "../lazy-table.ts";

/**
 * Third-party Domain Rating over time, one point a provider, listing and day. Figures of different providers are never
 * compared: the provider that is shown is a setting, and triggers keep its newest point in `listings.domain_rating`.
 */
export const domainRatings = sqliteTable(
	"domain_ratings",
	() => ({
		provider: text().notNull(),
		listingId: integer("listing_id").notNull(),
		/** The day that the provider gives its figure for, or on which it was asked: YYYY-MM-DD. */
		day: text().notNull(),
		/** Tenths: 57.3 is 573. */
		ratingTenths: integer("rating_tenths").notNull(),
		/** The import it came with; null where the provider was asked. */
		importId: integer("import_id"),
	}),
	(t) => [
		primaryKey({ columns: [t.provider, t.listingId, t.day] }),
		check("domain_ratings_range", sql`rating_tenths BETWEEN 0 AND 1000`),
		index("domain_ratings_listing").on(t.listingId, t.day),
		index("domain_ratings_import").on(t.importId).where(sql`import_id IS NOT NULL`),
	],
);

/** Weekly rounds in which a provider is asked for the rating of every live listing. */
export const ratingRuns = sqliteTable(
	"rating_runs",
	() => ({
		id: integer().primaryKey(),
		provider: text().notNull(),
		begunAt: integer("begun_at").notNull(),
		/** Null while it is under way. */
		endedAt: integer("ended_at"),
		/** Id of the last listing that was asked for. */
		doneTo: integer("done_to").notNull().default(0),
		asked: integer().notNull().default(0),
		/** How many of them the provider has a figure for. */
		rated: integer().notNull().default(0),
		/** Why it ended early; null where it came to its end. */
		problem: text(),
	}),
	(t) => [
		index("rating_runs_newest").on(t.provider, t.begunAt),
		// One at a time: two would spend the provider's allowance twice.
		uniqueIndex("rating_runs_open").on(t.provider).where(sql`ended_at IS NULL`),
	],
);
