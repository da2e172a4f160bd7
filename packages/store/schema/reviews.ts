import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { HoldReason, ReviewStatus } from "#core/listings/review-look";
import { sqliteTable } from "../lazy-table.ts";

/** A person's one review of a listing. Source: docs/reviews.md#the-automatic-look. */
export const reviews = sqliteTable(
	"reviews",
	() => ({
		id: integer().primaryKey({ autoIncrement: true }),
		userId: integer("user_id").notNull(),
		listingId: integer("listing_id").notNull(),
		stars: integer().notNull(),
		/** Empty once it is withdrawn. */
		body: text().notNull(),
		/** SHA-256 of its words alone; null where it was never looked at, and once it is withdrawn. */
		wordsHash: text("words_hash"),
		status: text().$type<ReviewStatus>().notNull(),
		/** Why it waits for the site team; null unless it is held. */
		heldReason: text("held_reason").$type<HoldReason>(),
		/** Whether its writer got something for it. */
		incentivised: integer({ mode: "boolean" }).notNull().default(false),
		/** When it was first written. */
		at: integer().notNull(),
		/** When its writer last wrote or withdrew it. */
		changedAt: integer("changed_at").notNull(),
		/** Counts what became of it: each writing, withdrawal and judgement is one more. */
		version: integer().notNull().default(1),
		/** When the site team last rejected it; what its writer writes from then on is always held. */
		rejectedAt: integer("rejected_at"),
		/** What the site team told its writer when it last judged it. */
		judgement: text(),
		/** The owner's answer. */
		reply: text(),
		repliedAt: integer("replied_at"),
	}),
	(t) => [
		uniqueIndex("reviews_once").on(t.userId, t.listingId),
		check("reviews_stars", sql`${t.stars} BETWEEN 1 AND 5`),
		check("reviews_status", sql`${t.status} IN ('published', 'held', 'rejected', 'withdrawn')`),
		check("reviews_held", sql`(${t.status} = 'held') = (${t.heldReason} IS NOT NULL)`),
		check("reviews_reply", sql`(${t.reply} IS NULL) = (${t.repliedAt} IS NULL)`),
		index("reviews_listing").on(t.listingId, t.status, t.at),
		index("reviews_burst").on(t.listingId, t.at),
		index("reviews_writer").on(t.userId, t.changedAt),
		index("reviews_words").on(t.wordsHash).where(sql`words_hash IS NOT NULL`),
		index("reviews_waiting").on(t.changedAt).where(sql`status = 'held'`),
		index("reviews_withdrawn").on(t.changedAt).where(sql`status = 'withdrawn'`),
		index("reviews_published").on(t.changedAt).where(sql`status = 'published'`),
		index("reviews_rejected").on(t.changedAt).where(sql`status = 'rejected'`),
	],
);

/** That somebody told the site team of a review, once. */
export const reviewReports = sqliteTable(
	"review_reports",
	() => ({
		reviewId: integer("review_id").notNull(),
		userId: integer("user_id").notNull(),
		reason: text().notNull(),
		at: integer().notNull(),
	}),
	(t) => [
		primaryKey({ columns: [t.reviewId, t.userId] }),
		index("review_reports_at").on(t.at),
		index("review_reports_person").on(t.userId),
	],
);
