import { sql } from "drizzle-orm";
import { check, index, integer, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { QuotePlace, StaleQuote } from "#core/evidence/quoted-facts";
import type { ReportDecision, ReportReason } from "#core/listings/fact-reports";
import type { ListingQuote, ListingQuotes } from "#core/listings/profile";
import { sqliteTable } from "../lazy-table.ts";
import { listings } from "./listings.ts";

/** The badge check's memory: apart from listings, because it is written daily. */
export const badgeChecks = sqliteTable(
	"badge_checks",
	() => ({
		listingId: integer("listing_id")
			.primaryKey()
			.references(() => listings.id),
		/** found, not_found, unreachable, timeout, http_error, blocked_by_robots, wrong_listing; null before the first. */
		code: text(),
		fetchedUrl: text("fetched_url"),
		redirects: text({ mode: "json" }).$type<string[]>().notNull().default([]),
		seen: text(),
		rel: text(),
		checkedAt: integer("checked_at"),
		nextCheckAt: integer("next_check_at"),
	}),
	(t) => [index("badge_checks_next").on(t.nextCheckAt).where(sql`next_check_at IS NOT NULL`)],
);

/**
 * When the website of a listing is read again, and what of its facts it said no more. A trigger makes the row when the
 * listing becomes live.
 */
export const listingRereads = sqliteTable(
	"listing_rereads",
	() => ({
		listingId: integer("listing_id")
			.primaryKey()
			.references(() => listings.id),
		/** Null when the listing is not live. */
		nextReadAt: integer("next_read_at"),
		/** The last time it could be read; null before the first. */
		readAt: integer("read_at"),
		/** What came of the last reading, one sentence for the owner. */
		outcome: text(),
		/** As of `readAt`. */
		staleFacts: text("stale_facts", { mode: "json" }).$type<StaleQuote[]>().notNull().default([]),
		/** Which pages were read then, and which quotes of these stood nowhere any more: what every mark says of its quote. */
		pagesRead: text("pages_read", { mode: "json" }).$type<string[]>().notNull().default([]),
		goneQuotes: text("gone_quotes", { mode: "json" }).$type<QuotePlace[]>().notNull().default([]),
		/** By field, the quotes behind what the website says of stale facts now. */
		nowQuotes: text("now_quotes", { mode: "json" }).$type<ListingQuotes>().notNull().default({}),
		/** Stale facts that the owner keeps: they are asked again only when the website says something else. */
		keptFacts: text("kept_facts", { mode: "json" }).$type<StaleQuote[]>().notNull().default([]),
	}),
	(t) => [index("listing_rereads_next").on(t.nextReadAt).where(sql`next_read_at IS NOT NULL`)],
);

/**
 * Facts that somebody reported as wrong, and what the site team decided. With what the page said then: it may be changed
 * before anybody looks.
 */
export const factReports = sqliteTable(
	"fact_reports",
	() => ({
		id: integer().primaryKey({ autoIncrement: true }),
		listingId: integer("listing_id")
			.notNull()
			.references(() => listings.id),
		/** As drafts call it, and of a list or part which entry; empty for a whole value. */
		field: text().notNull(),
		entry: text().notNull(),
		/** SHA-256 of the mailbox of whoever reported it: who is counted and told once. */
		reporter: text().notNull(),
		/** Where the decision is mailed to. */
		email: text().notNull(),
		reason: text().$type<ReportReason>().notNull(),
		words: text().notNull(),
		/** What the page said, and the quotes behind it. */
		said: text().notNull(),
		quotes: text({ mode: "json" }).$type<ListingQuote[]>().notNull(),
		status: text().$type<"open" | ReportDecision>().notNull().default("open"),
		/** The site team's words about it. */
		answer: text(),
		at: integer().notNull(),
		decidedAt: integer("decided_at"),
	}),
	(t) => [
		check("fact_reports_reason", sql`${t.reason} IN ('half_sentence', 'no_longer_true', 'other_product', 'other')`),
		check("fact_reports_status", sql`${t.status} IN ('open', 'keep', 'correct', 'blank')`),
		check("fact_reports_decided", sql`(${t.status} = 'open') = (${t.decidedAt} IS NULL)`),
		// One open report a person and fact. A query must repeat the condition to the letter.
		uniqueIndex("fact_reports_open").on(t.listingId, t.field, t.entry, t.reporter).where(sql`status = 'open'`),
		index("fact_reports_waiting").on(t.status, t.id),
		// What the database looks up when a listing is written.
		index("fact_reports_listing").on(t.listingId),
		index("fact_reports_at").on(t.at),
		index("fact_reports_reporter").on(t.reporter),
	],
);
