import { sql } from "drizzle-orm";
import { index, integer, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { DiscountReason } from "#core/launches/vote-rules";
import { sqliteTable } from "../lazy-table.ts";

/** What hashes of voters' networks are salted with: a week each, forgotten afterwards, so that no hash can be undone. */
export const voteSalts = sqliteTable("vote_salts", () => ({ week: text().primaryKey(), salt: text().notNull() }));

/** A vote of a signed-in person. Only counted ones rank. Source: docs/votes.md#a-vote. */
export const votes = sqliteTable(
	"votes",
	() => ({
		id: integer().primaryKey({ autoIncrement: true }),
		userId: integer("user_id").notNull(),
		listingId: integer("listing_id").notNull(),
		at: integer().notNull(),
		/** Monday of the week it belongs to: the one it was cast in, or in which it begins to count. */
		week: text().notNull(),
		counted: integer({ mode: "boolean" }).notNull(),
		/** Why it does not count; null when it counts. */
		discountReason: text("discount_reason").$type<DiscountReason>(),
		networkHash: text("network_hash"),
		/** When a vote that does not count yet begins to; null when nothing more comes by itself. */
		countsFrom: integer("counts_from"),
		/** When the voter's account was opened, where they voted shortly after; null otherwise. */
		freshAccountAt: integer("fresh_account_at"),
		/** The burst that it was found to be part of. */
		burstId: integer("burst_id"),
		/** The decision of the site team that stands about it: no job changes it from then on. */
		decisionId: integer("decision_id"),
	}),
	(t) => [
		uniqueIndex("votes_once").on(t.userId, t.listingId),
		index("votes_listing_week").on(t.listingId, t.week, t.counted, t.at),
		index("votes_at").on(t.at),
		index("votes_network").on(t.listingId, t.networkHash, t.at),
		index("votes_counts_from").on(t.countsFrom).where(sql`counts_from IS NOT NULL`),
		index("votes_fresh").on(t.listingId, t.freshAccountAt).where(sql`fresh_account_at IS NOT NULL`),
		index("votes_burst").on(t.burstId).where(sql`burst_id IS NOT NULL`),
	],
);

/** What votes and follows change in a listing's counts, kept until a job has folded it in. */
export const countChanges = sqliteTable("count_changes", () => ({
	id: integer().primaryKey({ autoIncrement: true }),
	listingId: integer("listing_id").notNull(),
	/** Monday of the week the vote belongs to. */
	week: text(),
	votes: integer().notNull().default(0),
	votesRaw: integer("votes_raw").notNull().default(0),
	followers: integer().notNull().default(0),
}));
