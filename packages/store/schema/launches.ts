import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { LaunchKind } from "#core/launches/launch";
import { sqliteTable } from "../lazy-table.ts";
import { listings } from "./listings.ts";

/** How many listings a week holds; free and paid slots are counted apart, and neither can be overdrawn. */
export const weekSlots = sqliteTable(
	"week_slots",
	() => ({
		week: text().primaryKey(),
		freeTaken: integer("free_taken").notNull().default(0),
		paidTaken: integer("paid_taken").notNull().default(0),
		/** How many it holds where the site team decided so for this week; null: as the settings say. */
		freeSlots: integer("free_slots"),
		paidSlots: integer("paid_slots"),
		/** Whether the free queue passes it by; what is in it stays. */
		freeClosed: integer("free_closed", { mode: "boolean" }).notNull().default(false),
	}),
	(t) => [check("week_slots_taken", sql`${t.freeTaken} >= 0 AND ${t.paidTaken} >= 0`)],
);

/**
 * A listing's launch in a week. A fact: a trigger refuses to rewrite what it says. A relaunch is a row of its own, made
 * when it is paid; its week comes by itself.
 */
export const launches = sqliteTable(
	"launches",
	() => ({
		id: integer().primaryKey(),
		listingId: integer("listing_id")
			.notNull()
			.references(() => listings.id),
		week: text().notNull(),
		/** How it came about: on the free plan, by a paid launch, or by a paid relaunch. */
		kind: text().$type<LaunchKind>().notNull(),
		/** When it came about: the listing went live, or the relaunch was paid. */
		at: integer().notNull(),
		/** Counted votes cast in its week, as far as fold-counters has brought them here: they rank the open week. */
		votes: integer().notNull().default(0),
		/** A launch whose week is not over can be withdrawn: its payment was taken back. It ranks nowhere from then on. */
		withdrawnAt: integer("withdrawn_at"),
		withdrawnReason: text("withdrawn_reason"),
	}),
	(t) => [
		check("launches_kind", sql`${t.kind} IN ('free', 'paid', 'relaunch')`),
		check("launches_withdrawn", sql`(${t.withdrawnAt} IS NULL) = (${t.withdrawnReason} IS NULL)`),
		// The order in which coming launches are shown.
		uniqueIndex("launches_once").on(t.week, t.listingId).where(sql`withdrawn_at IS NULL`),
		index("launches_ranking").on(t.week, t.withdrawnAt, sql`votes DESC`, t.listingId, t.kind),
		index("launches_listing").on(t.listingId, t.week),
	],
);

/** Frozen result of a closed week: one row a launch, with the counts anyone can recompute. */
export const weekResults = sqliteTable(
	"week_results",
	() => ({
		week: text().notNull(),
		rank: integer().notNull(),
		listingId: integer("listing_id").notNull(),
		/** How its launch came about. */
		kind: text().$type<LaunchKind>().notNull().default("free"),
		votesCounted: integer("votes_counted").notNull(),
		votesRaw: integer("votes_raw").notNull(),
		/** When it reached its count: what breaks ties. */
		reachedAt: integer("reached_at"),
	}),
	(t) => [primaryKey({ columns: [t.week, t.rank] }), uniqueIndex("week_results_listing").on(t.listingId, t.week)],
);

/** Weeks that are closed. */
export const closedWeeks = sqliteTable("closed_weeks", () => ({
	week: text().primaryKey(),
	closedAt: integer("closed_at").notNull(),
	launches: integer().notNull(),
}));

export const awards = sqliteTable(
	"awards",
	() => ({
		week: text().notNull(),
		place: integer().notNull(),
		listingId: integer("listing_id").notNull(),
		votesCounted: integer("votes_counted").notNull(),
		awardedAt: integer("awarded_at").notNull(),
	}),
	(t) => [
		primaryKey({ columns: [t.week, t.place] }),
		check("awards_place", sql`${t.place} BETWEEN 1 AND 3`),
		index("awards_listing").on(t.listingId, t.week),
		index("awards_newest").on(sql`week DESC`, t.place),
	],
);
