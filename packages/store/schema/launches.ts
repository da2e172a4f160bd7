import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { LaunchKind } from "#core/launches/launch";
import type { DiscountReason } from "#core/launches/vote-rules";
import type { HoldReason, ReviewStatus } from "#core/listings/review-look";
import type { RevenueOutcome } from "#core/revenue/monthly";
import { listings } from "./directory.ts";
import { users } from "./people.ts";

/** How many listings a week holds; free and paid slots are counted apart, and neither can be overdrawn. */
export const weekSlots = sqliteTable(
	"week_slots",
	{
		week: text().primaryKey(),
		freeTaken: integer("free_taken").notNull().default(0),
		paidTaken: integer("paid_taken").notNull().default(0),
		/** How many it holds where the site team decided so for this week; null: as the settings say. */
		freeSlots: integer("free_slots"),
		paidSlots: integer("paid_slots"),
		/** Whether the free queue passes it by; what is in it stays. */
		freeClosed: integer("free_closed", { mode: "boolean" }).notNull().default(false),
	},
	(t) => [check("week_slots_taken", sql`${t.freeTaken} >= 0 AND ${t.paidTaken} >= 0`)],
);

/**
 * A listing's launch in a week. A fact: a trigger refuses to rewrite what it says. A relaunch is a row of its own, made
 * when it is paid; its week comes by itself.
 */
export const launches = sqliteTable(
	"launches",
	{
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
	},
	(t) => [
		check("launches_kind", sql`${t.kind} IN ('free', 'paid', 'relaunch')`),
		check("launches_withdrawn", sql`(${t.withdrawnAt} IS NULL) = (${t.withdrawnReason} IS NULL)`),
		// The order in which coming launches are shown.
		uniqueIndex("launches_once").on(t.week, t.listingId).where(sql`withdrawn_at IS NULL`),
		index("launches_ranking").on(t.week, t.withdrawnAt, sql`votes DESC`, t.listingId, t.kind),
		index("launches_listing").on(t.listingId, t.week),
	],
);

/** What hashes of voters' networks are salted with: a week each, forgotten afterwards, so that no hash can be undone. */
export const voteSalts = sqliteTable("vote_salts", { week: text().primaryKey(), salt: text().notNull() });

/** A vote of a signed-in person. Only counted ones rank. Source: docs/votes.md#a-vote. */
export const votes = sqliteTable(
	"votes",
	{
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
	},
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
export const countChanges = sqliteTable("count_changes", {
	id: integer().primaryKey({ autoIncrement: true }),
	listingId: integer("listing_id").notNull(),
	/** Monday of the week the vote belongs to. */
	week: text(),
	votes: integer().notNull().default(0),
	votesRaw: integer("votes_raw").notNull().default(0),
	followers: integer().notNull().default(0),
});

export const follows = sqliteTable(
	"follows",
	{
		userId: integer("user_id").notNull(),
		listingId: integer("listing_id").notNull(),
		at: integer().notNull(),
		/** Whether the listing's updates are mailed to them. */
		mailed: integer({ mode: "boolean" }).notNull().default(true),
	},
	(t) => [
		primaryKey({ columns: [t.userId, t.listingId] }),
		index("follows_listing").on(t.listingId, t.userId),
		index("follows_since").on(t.listingId, t.at),
		index("follows_person").on(t.userId, t.at),
	],
);

/** What people keep for themselves: nobody else sees it, and nothing counts it. Goes with the account and the listing. */
export const saves = sqliteTable(
	"saves",
	{
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		listingId: integer("listing_id")
			.notNull()
			.references(() => listings.id, { onDelete: "cascade" }),
		at: integer().notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.userId, t.listingId] }),
		index("saves_person").on(t.userId, t.at),
		index("saves_listing").on(t.listingId),
	],
);

/** One mail that a person asked for, on the Monday of a week to come. Goes with the account, and when the mail is left. */
export const weekReminders = sqliteTable(
	"week_reminders",
	{
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		/** Its Monday. */
		week: text().notNull(),
		at: integer().notNull(),
	},
	(t) => [primaryKey({ columns: [t.userId, t.week] }), index("week_reminders_due").on(t.week, t.userId)],
);

/** Views a day and listing; folded into the listing by a job. */
export const viewCounts = sqliteTable(
	"view_counts",
	{
		listingId: integer("listing_id").notNull(),
		day: text().notNull(),
		count: integer().notNull(),
		/** How many of them the listing's own count has. */
		folded: integer().notNull().default(0),
	},
	(t) => [
		primaryKey({ columns: [t.listingId, t.day] }),
		index("view_counts_day").on(t.day),
		index("view_counts_unfolded").on(t.listingId).where(sql`"count" > folded`),
	],
);

/** Views a day, listing and source, as `visitSource` names it; the rest of a day's views came from elsewhere. */
export const viewSources = sqliteTable(
	"view_sources",
	{
		listingId: integer("listing_id").notNull(),
		day: text().notNull(),
		source: text().notNull(),
		count: integer().notNull(),
	},
	(t) => [primaryKey({ columns: [t.listingId, t.day, t.source] }), index("view_sources_day").on(t.day)],
);

/** Batches of views that have been added: a queue may deliver one twice. */
export const viewBatches = sqliteTable("view_batches", { id: text().primaryKey(), at: integer().notNull() }, (t) => [
	index("view_batches_at").on(t.at),
]);

/** A person's one review of a listing. Source: docs/reviews.md#the-automatic-look. */
export const reviews = sqliteTable(
	"reviews",
	{
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
	},
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
	{
		reviewId: integer("review_id").notNull(),
		userId: integer("user_id").notNull(),
		reason: text().notNull(),
		at: integer().notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.reviewId, t.userId] }),
		index("review_reports_at").on(t.at),
		index("review_reports_person").on(t.userId),
	],
);

/** Frozen result of a closed week: one row a launch, with the counts anyone can recompute. */
export const weekResults = sqliteTable(
	"week_results",
	{
		week: text().notNull(),
		rank: integer().notNull(),
		listingId: integer("listing_id").notNull(),
		/** How its launch came about. */
		kind: text().$type<LaunchKind>().notNull().default("free"),
		votesCounted: integer("votes_counted").notNull(),
		votesRaw: integer("votes_raw").notNull(),
		/** When it reached its count: what breaks ties. */
		reachedAt: integer("reached_at"),
	},
	(t) => [primaryKey({ columns: [t.week, t.rank] }), uniqueIndex("week_results_listing").on(t.listingId, t.week)],
);

/** Weeks that are closed. */
export const closedWeeks = sqliteTable("closed_weeks", {
	week: text().primaryKey(),
	closedAt: integer("closed_at").notNull(),
	launches: integer().notNull(),
});

export const awards = sqliteTable(
	"awards",
	{
		week: text().notNull(),
		place: integer().notNull(),
		listingId: integer("listing_id").notNull(),
		votesCounted: integer("votes_counted").notNull(),
		awardedAt: integer("awarded_at").notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.week, t.place] }),
		check("awards_place", sql`${t.place} BETWEEN 1 AND 3`),
		index("awards_listing").on(t.listingId, t.week),
		index("awards_newest").on(sql`week DESC`, t.place),
	],
);

/**
 * Third-party Domain Rating over time, one point a provider, listing and day. Figures of different providers are never
 * compared: the provider that is shown is a setting, and triggers keep its newest point in `listings.domain_rating`.
 */
export const domainRatings = sqliteTable(
	"domain_ratings",
	{
		provider: text().notNull(),
		listingId: integer("listing_id").notNull(),
		/** The day that the provider gives its figure for, or on which it was asked: YYYY-MM-DD. */
		day: text().notNull(),
		/** Tenths: 57.3 is 573. */
		ratingTenths: integer("rating_tenths").notNull(),
		/** The import it came with; null where the provider was asked. */
		importId: integer("import_id"),
	},
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
	{
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
	},
	(t) => [
		index("rating_runs_newest").on(t.provider, t.begunAt),
		// One at a time: two would spend the provider's allowance twice.
		uniqueIndex("rating_runs_open").on(t.provider).where(sql`ended_at IS NULL`),
	],
);

/**
 * Revenue of a month that somebody has shown to the site team: triggers keep the newest day's figure in
 * `listings.revenue_cents`, and none where there is none.
 */
export const revenueFigures = sqliteTable(
	"revenue_figures",
	{
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
	},
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
	{
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
	},
	(t) => [
		index("revenue_keys_due").on(t.nextReadAt).where(sql`next_read_at IS NOT NULL`),
		index("revenue_keys_by").on(t.userId),
	],
);
