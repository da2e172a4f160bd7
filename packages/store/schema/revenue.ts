import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, text } from "drizzle-orm/sqlite-core";
import type { RevenueOutcome } from "#core/revenue/monthly";
import { sqliteTable } from "../lazy-table.ts";

/**
 * Revenue of a month that somebody has shown to the site team: triggers keep the newest day's figure in
 * `listings.revenue_cents`, and none where there is none.
 */
export const revenueFigures = sqliteTable(
	"revenue_figures",
	() => ({
		listingId: integer("listing_id").notNull(),
		/** Last day of the month that it is of: YYYY-MM-DD. */
		day: text().notNull(),
		/** USD cents, rounded as its owner agreed to. */
		monthlyCents: integer("monthly_cents").notNull(),
		/** What the team has seen: "Stripe's report of October", for one. */
		source: text().notNull(),
		at: integer().notNull(),
		/** Who noted it: the site team, or a job with the key of its owner. */
		origin: text().$type<"team" | "key">().notNull().default("team"),
	}),
	(t) => [
		primaryKey({ columns: [t.listingId, t.day] }),
		check("revenue_figures_cents", sql`monthly_cents BETWEEN 0 AND 100000000000`),
		check("revenue_figures_source", sql`length(trim(source)) > 0`),
	],
);

/**
 * Keys by which owners have their revenue read. With a key go the figures that it gave, and a key goes where its listing has
 * another owner: triggers see to both.
 */
export const revenueKeys = sqliteTable(
	"revenue_keys",
	() => ({
		listingId: integer("listing_id").primaryKey(),
		/** Who gave it, and owns the listing. */
		userId: integer("user_id").notNull(),
		sealed: text().notNull(),
		/** SHA-256 of it: a key tells of one product. */
		hash: text().notNull().unique(),
		/** Its last four characters, for its owner. */
		ending: text().notNull(),
		/** What figures are rounded down to, in USD cents. */
		roundedTo: integer("rounded_to").notNull(),
		givenAt: integer("given_at").notNull(),
		/** Null once the provider refuses it. */
		nextReadAt: integer("next_read_at"),
		/** Last day of the newest month that was read: YYYY-MM-DD; null before the first. */
		readMonth: text("read_month"),
		/** What came of that. */
		outcome: text().$type<RevenueOutcome>(),
	}),
	(t) => [
		index("revenue_keys_due").on(t.nextReadAt).where(sql`next_read_at IS NOT NULL`),
		index("revenue_keys_by").on(t.userId),
	],
);
