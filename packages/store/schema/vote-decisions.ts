import { sql } from "drizzle-orm";
import { check, index, integer, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { AwardedPlace, VoteStanding } from "#core/launches/recount";
import type { BurstTrait } from "#core/launches/vote-bursts";
import { sqliteTable } from "../lazy-table.ts";

/** Votes for one listing that came together and have something in common, held back until the site team decides. */
export const voteBursts = sqliteTable(
	"vote_bursts",
	() => ({
		id: integer().primaryKey({ autoIncrement: true }),
		listingId: integer("listing_id").notNull(),
		/** Monday of the week they were cast in. */
		week: text().notNull(),
		trait: text().$type<BurstTrait>().notNull(),
		foundAt: integer("found_at").notNull(),
		/** The decision that stands about all of them; null while it is open. */
		decisionId: integer("decision_id"),
	}),
	(t) => [
		check("vote_bursts_trait", sql`${t.trait} IN ('network', 'opened_together', 'mail_domain')`),
		// More votes of the same kind join the burst that is open.
		uniqueIndex("vote_bursts_open_once").on(t.listingId, t.week, t.trait).where(sql`decision_id IS NULL`),
		index("vote_bursts_decision").on(t.decisionId, t.id),
	],
);

/** What the site team decided about one vote or a burst, with how each vote stood before: what undoing it restores. */
export const voteDecisions = sqliteTable(
	"vote_decisions",
	() => ({
		id: integer().primaryKey(),
		listingId: integer("listing_id").notNull(),
		week: text().notNull(),
		/** Null where it was about one vote. */
		burstId: integer("burst_id"),
		/** Whether the votes count by it. */
		counts: integer({ mode: "boolean" }).notNull(),
		/** Public. */
		reason: text().notNull(),
		votes: integer().notNull(),
		before: text({ mode: "json" }).$type<VoteStanding[]>().notNull(),
		at: integer().notNull(),
		undoneAt: integer("undone_at"),
	}),
	(t) => [index("vote_decisions_listing").on(t.listingId, t.id)],
);

/** That a closed week was counted again, why, and what it did to its awards. Public. */
export const recounts = sqliteTable(
	"recounts",
	() => ({
		id: integer().primaryKey(),
		week: text().notNull(),
		/** The listing whose votes changed; null where those of several did. */
		listingId: integer("listing_id"),
		/** Votes that count since; below zero where fewer do. */
		difference: integer().notNull(),
		reason: text().notNull(),
		at: integer().notNull(),
		/** Listings by place, before and after. */
		awardsBefore: text("awards_before", { mode: "json" }).$type<AwardedPlace[]>().notNull(),
		awardsAfter: text("awards_after", { mode: "json" }).$type<AwardedPlace[]>().notNull(),
	}),
	(t) => [index("recounts_week").on(t.week, t.id)],
);
