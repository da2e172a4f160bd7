import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, real, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ListingProfile } from "#core/listings/profile";
import type { RowFacts } from "#core/listings/row-facts";
import type { ShownPicture } from "#core/pictures/picture";
import { sqliteTable } from "../lazy-table.ts";
import { categories } from "./categories.ts";
import { users } from "./people.ts";

/** What lists, feeds and boards need of a listing; the long texts stand apart in listing_profiles. */
export const listings = sqliteTable(
	"listings",
	() => ({
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
	}),
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
export const listingProfiles = sqliteTable("listing_profiles", () => ({
	listingId: integer("listing_id")
		.primaryKey()
		.references(() => listings.id),
	profile: text({ mode: "json" }).$type<ListingProfile>().notNull(),
}));

/** Every category of a listing; position 0 is the primary one, up to 3 more are paid. */
export const listingCategories = sqliteTable(
	"listing_categories",
	() => ({
		listingId: integer("listing_id")
			.notNull()
			.references(() => listings.id),
		categoryId: integer("category_id")
			.notNull()
			.references(() => categories.id),
		position: integer().notNull(),
	}),
	(t) => [
		primaryKey({ columns: [t.listingId, t.categoryId] }),
		index("listing_categories_of").on(t.categoryId, t.listingId),
		check("listing_categories_position", sql`${t.position} BETWEEN 0 AND 3`),
	],
);
