import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { QuotePlace, StaleQuote } from "#core/evidence/quoted-facts";
import type { ReportDecision, ReportReason } from "#core/listings/fact-reports";
import type { ListingProfile, ListingQuote, ListingQuotes } from "#core/listings/profile";
import type { RowFacts } from "#core/listings/row-facts";
import type { ShownPicture } from "#core/pictures/picture";
import { users } from "./people.ts";

/** A category as it was before it ended, with what led to it. */
export interface EndedCategory {
	slug: string;
	name: string;
	description: string;
	faqs: { question: string; answer: string }[];
	parentId: number | null;
	position: number;
	closedAt: number | null;
	/** Null where the site team had never edited it. */
	texts: { belongs: string; excludes: string; synonyms: string[]; hints: string[]; version: number } | null;
	/** Addresses that led to it. */
	addresses: string[];
}

/** Where a listing stood before it was moved into another category. */
export interface MovedListing {
	id: number;
	position: number;
	/** Where it stood in the other one; null where it was not in it. */
	intoPosition: number | null;
	/** 1 where the category was its primary one. */
	isPrimary: 0 | 1;
}

export const categories = sqliteTable(
	"categories",
	{
		id: integer().primaryKey(),
		slug: text().notNull().unique(),
		name: text().notNull().unique(),
		description: text().notNull(),
		faqs: text({ mode: "json" }).$type<{ question: string; answer: string }[]>().notNull().default([]),
		parentId: integer("parent_id"),
		position: integer().notNull(),
		/** Live listings in it and its subcategories; kept by triggers on listing_categories and listings. */
		liveCount: integer("live_count").notNull().default(0),
		/** When the site team closed it: what is in it stays, and nothing new comes in. */
		closedAt: integer("closed_at"),
	},
	(t) => [index("categories_parent").on(t.parentId, t.position)],
);

/** Addresses that a category had before: of its own, or of one that was merged into it. They lead to it. */
export const categoryAddresses = sqliteTable(
	"category_addresses",
	{
		slug: text().primaryKey(),
		categoryId: integer("category_id")
			.notNull()
			.references(() => categories.id),
	},
	(t) => [index("category_addresses_of").on(t.categoryId)],
);

/**
 * What one press of a merger of categories moved, until it is taken back: written in SQL as the press found it, read by its undo
 * alone.
 */
export const categoryMergers = sqliteTable(
	"category_mergers",
	{
		id: integer().primaryKey(),
		/** The one whose listings were moved, and the one that they were moved into: either may be gone. */
		categoryId: integer("category_id").notNull(),
		intoId: integer("into_id").notNull(),
		/** The category itself, where this press ended it. */
		ended: text({ mode: "json" }).$type<EndedCategory>(),
		listings: text({ mode: "json" }).$type<MovedListing[]>().notNull(),
	},
	(t) => [index("category_mergers_of").on(t.categoryId)],
);

/**
 * The site team's words for a category, by which drafts choose it. Apart from `categories`, which public pages read whole.
 */
export const categoryTexts = sqliteTable("category_texts", {
	categoryId: integer("category_id")
		.primaryKey()
		.references(() => categories.id),
	/** What a product must be to belong here, and what belongs elsewhere. */
	belongs: text().notNull().default(""),
	excludes: text().notNull().default(""),
	/** Words and phrases that name its kind, and words that often go with it. */
	synonyms: text({ mode: "json" }).$type<string[]>().notNull().default([]),
	hints: text({ mode: "json" }).$type<string[]>().notNull().default([]),
	/** How often the site team has edited it; 0: as it came with the directory. */
	version: integer().notNull().default(0),
});

/** What lists, feeds and boards need of a listing; the long texts stand apart in listing_profiles. */
export const listings = sqliteTable(
	"listings",
	{
		id: integer().primaryKey(),
		slug: text().notNull().unique(),
		name: text().notNull(),
		tagline: text(),
		shortDescription: text("short_description"),
		url: text().notNull(),
		/** Host of the website without `www.`, with the port where it is not the scheme's own. */
		domain: text().notNull(),
		/** Where its website keeps its logo; what is shown is `logo`. */
		logoUrl: text("logo_url"),
		/** The pictures it shows; triggers on picture_sources write them. */
		logo: text({ mode: "json" }).$type<ShownPicture>(),
		cover: text({ mode: "json" }).$type<ShownPicture>(),
		status: text().$type<"draft" | "awaiting_badge" | "scheduled" | "live">().notNull().default("draft"),
		plan: text().$type<"free" | "paid">(),
		ownerId: integer("owner_id").references(() => users.id),
		primaryCategoryId: integer("primary_category_id").references(() => categories.id),
		stage: text(),
		country: text(),
		pricingModel: text("pricing_model"),
		/** Monday of the week it is queued or scheduled for or, once it is live, in which it launched first. */
		launchWeek: text("launch_week"),
		/** Place in the free queue of its week, from 1; null when paid. */
		launchPosition: integer("launch_position"),
		/** When it became live. */
		launchedAt: integer("launched_at"),
		createdAt: integer("created_at").notNull(),
		updatedAt: integer("updated_at").notNull(),
		/** Grows with each change; a write that decided on an older one is refused. */
		version: integer().notNull().default(1),
		/** Counted votes of all time; those of a launch week stand with the launch. */
		votes: integer().notNull().default(0),
		/** All votes, also those that are discounted. */
		votesRaw: integer("votes_raw").notNull().default(0),
		/** Launch of the Week awards; kept by a trigger. */
		awards: integer().notNull().default(0),
		views: integer().notNull().default(0),
		followers: integer().notNull().default(0),
		/** Score kept by a job; integer thousandths. */
		trending: integer().notNull().default(0),
		ratingCount: integer("rating_count").notNull().default(0),
		ratingSum: integer("rating_sum").notNull().default(0),
		domainRating: real("domain_rating"),
		/** Monthly revenue in USD cents as verified by the site team; null where nobody has. */
		revenueCents: integer("revenue_cents"),
		/** Money contributed to the billboard, USD cents; the billboard is paid and says so. */
		billboardCents: integer("billboard_cents").notNull().default(0),
		featured: integer({ mode: "boolean" }).notNull().default(false),
		/** The site team shows it as featured; nobody paid for that. */
		teamPick: integer("team_pick", { mode: "boolean" }).notNull().default(false),
		/** When the site team hid it; what it was then stands in listing_hidings. A trigger keeps it a draft meanwhile. */
		hiddenAt: integer("hidden_at"),
		verified: integer({ mode: "boolean" }).notNull().default(false),
		/** Paid sections that show: story, milestones, media. */
		storyUnlocked: integer("story_unlocked", { mode: "boolean" }).notNull().default(false),
		milestonesUnlocked: integer("milestones_unlocked", { mode: "boolean" }).notNull().default(false),
		mediaUnlocked: integer("media_unlocked", { mode: "boolean" }).notNull().default(false),
		/** What its row shows beside these columns; kept by a job, null before its first run. */
		rowFacts: text("row_facts", { mode: "json" }).$type<RowFacts>(),
		/** Whether that is to be done anew; set by triggers. */
		rowDue: integer("row_due", { mode: "boolean" }).notNull().default(true),
	},
	(t) => [
		check("listings_status", sql`${t.status} IN ('draft', 'awaiting_badge', 'scheduled', 'live')`),
		// A website is listed once; unpublished listings do not occupy it.
		uniqueIndex("listings_domain_listed").on(t.domain).where(sql`status IN ('scheduled', 'live')`),
		index("listings_domain").on(t.domain),
		index("listings_owner").on(t.ownerId, t.id),
		index("listings_newest").on(t.status, t.launchedAt, t.id),
		index("listings_votes").on(t.status, t.votes, t.id),
		index("listings_trending").on(t.status, t.trending, t.id),
		index("listings_views").on(t.status, t.views, t.id),
		index("listings_followers").on(t.status, t.followers, t.id),
		index("listings_upcoming").on(t.launchWeek, t.id).where(sql`status = 'scheduled'`),
		// Boards: only live listings that have the metric. A query must repeat the condition to the letter.
		index("listings_billboard").on(t.billboardCents, t.id).where(sql`status = 'live' AND billboard_cents > 0`),
		index("listings_domain_rating").on(t.domainRating, t.id).where(sql`status = 'live' AND domain_rating IS NOT NULL`),
		index("listings_revenue").on(t.revenueCents, t.id).where(sql`status = 'live' AND revenue_cents IS NOT NULL`),
		index("listings_row_due").on(t.rowDue, t.id).where(sql`row_due = 1`),
		index("listings_category").on(t.primaryCategoryId, t.status, t.votes, t.id),
		index("listings_hidden").on(t.id).where(sql`hidden_at IS NOT NULL`),
		// What the site team looks for, the newest first.
		index("listings_status").on(t.status, t.id),
		index("listings_plan").on(t.plan, t.id),
		index("listings_in_category").on(t.primaryCategoryId, t.id),
		index("listings_week").on(t.launchWeek, t.id),
		index("listings_featured").on(t.id).where(sql`featured = 1 OR team_pick = 1`),
		index("listings_name").on(sql`lower(name)`, t.id),
	],
);

/** The public profile as one document: read with one row, apart from the hot table. */
export const listingProfiles = sqliteTable("listing_profiles", {
	listingId: integer("listing_id")
		.primaryKey()
		.references(() => listings.id),
	profile: text({ mode: "json" }).$type<ListingProfile>().notNull(),
});

/** Every category of a listing; position 0 is the primary one, up to 3 more are paid. */
export const listingCategories = sqliteTable(
	"listing_categories",
	{
		listingId: integer("listing_id")
			.notNull()
			.references(() => listings.id),
		categoryId: integer("category_id")
			.notNull()
			.references(() => categories.id),
		position: integer().notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.listingId, t.categoryId] }),
		index("listing_categories_of").on(t.categoryId, t.listingId),
		check("listing_categories_position", sql`${t.position} BETWEEN 0 AND 3`),
	],
);

/** The badge check's memory: apart from listings, because it is written daily. */
export const badgeChecks = sqliteTable(
	"badge_checks",
	{
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
	},
	(t) => [index("badge_checks_next").on(t.nextCheckAt).where(sql`next_check_at IS NOT NULL`)],
);

/**
 * When the website of a listing is read again, and what of its facts it said no more. A trigger makes the row when the
 * listing becomes live.
 */
export const listingRereads = sqliteTable(
	"listing_rereads",
	{
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
	},
	(t) => [index("listing_rereads_next").on(t.nextReadAt).where(sql`next_read_at IS NOT NULL`)],
);

/**
 * Facts that somebody reported as wrong, and what the site team decided. With what the page said then: it may be changed
 * before anybody looks.
 */
export const factReports = sqliteTable(
	"fact_reports",
	{
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
	},
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

/** Every transition of a listing, and who or what caused it. */
export const listingEvents = sqliteTable(
	"listing_events",
	{
		id: integer().primaryKey({ autoIncrement: true }),
		listingId: integer("listing_id").notNull(),
		kind: text().notNull(),
		from: text("from_status"),
		to: text("to_status"),
		cause: text().notNull(),
		detail: text({ mode: "json" }).$type<Record<string, unknown>>().notNull().default({}),
		at: integer().notNull(),
	},
	(t) => [index("listing_events_listing").on(t.listingId, t.id)],
);

/** Version history with what is needed to restore: the state before each edit. */
export const listingVersions = sqliteTable(
	"listing_versions",
	{
		listingId: integer("listing_id").notNull(),
		version: integer().notNull(),
		before: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
		after: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
		userId: integer("user_id"),
		at: integer().notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.listingId, t.version] }),
		index("listing_versions_editor").on(t.userId).where(sql`user_id IS NOT NULL`),
	],
);

export const listingUpdates = sqliteTable(
	"listing_updates",
	{
		id: integer().primaryKey(),
		listingId: integer("listing_id")
			.notNull()
			.references(() => listings.id),
		title: text().notNull(),
		body: text().notNull(),
		createdAt: integer("created_at").notNull(),
		/** Followers to whom a mail about it was left. */
		mailed: integer().notNull().default(0),
	},
	(t) => [
		index("listing_updates_listing").on(t.listingId, t.createdAt),
		index("listing_updates_newest").on(t.createdAt),
	],
);

export const milestones = sqliteTable(
	"milestones",
	{
		id: integer().primaryKey(),
		listingId: integer("listing_id")
			.notNull()
			.references(() => listings.id),
		date: text().notNull(),
		title: text().notNull(),
		description: text(),
		url: text(),
	},
	(t) => [index("milestones_listing").on(t.listingId, t.date, t.id)],
);
