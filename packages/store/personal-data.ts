import { type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import {
	apiKeys,
	approvedAlternatives,
	auditLog,
	badgeChecks,
	bans,
	billingDocuments,
	claims,
	costlyCounts,
	declinedAlternatives,
	domainRatings,
	draftInvites,
	draftPages,
	drafts,
	emailAddresses,
	emailLinks,
	events,
	factReports,
	follows,
	founders,
	idempotencyKeys,
	identities,
	interviewAnswers,
	interviewVersions,
	listingCategories,
	listingEvents,
	listingFounders,
	listingHidings,
	listingProfiles,
	listingRereads,
	listings,
	listingUpdates,
	listingVersions,
	mailPreferences,
	mailStops,
	mails,
	mergedRows,
	milestones,
	orderLines,
	orders,
	paymentEvents,
	pictureSources,
	promoUses,
	refundRequests,
	refunds,
	revenueFigures,
	revenueKeys,
	reviewReports,
	reviews,
	saves,
	sessions,
	signInLinks,
	users,
	viewCounts,
	viewSources,
	votes,
	webhookDeliveries,
	webhookEndpoints,
	weekReminders,
} from "#store/schema/index";

/** By what the tables know somebody. */
export interface PersonKeys {
	userId: number;
	/** Their confirmed addresses, in their one spelling. */
	addresses: readonly string[];
	/** SHA-256 of each. */
	addressHashes: readonly string[];
	/** SHA-256 of their mailboxes (`mailboxOf`). */
	mailboxes: readonly string[];
}

/** A table that says something of somebody. */
export interface PersonalTable {
	table: SQLiteTable;
	/** Which of its rows are theirs. */
	of(person: PersonKeys): SQL;
	/** Columns that are never handed out: what opens something, or is the service's own. */
	withheld?: readonly string[];
	/** Why the export leaves it out; without, it is in. */
	notExported?: string;
	/**
	 * What deleting the account makes of these rows. `gone`: there are none any more. `unnamed`: they stay, as nobody's or
	 * as a co-founder's. `kept`: they stay under a number that no account has any more.
	 */
	afterwards: "gone" | "unnamed" | "kept";
}

const ofUser = ({ userId }: PersonKeys) => sql`user_id = ${userId}`;
const ofOwnListing = ({ userId }: PersonKeys) =>
	sql`listing_id IN (SELECT id FROM listings WHERE owner_id = ${userId})`;
const ofOwnDraft = ({ userId }: PersonKeys) => sql`draft_id IN (SELECT id FROM drafts WHERE user_id = ${userId})`;
const ofOwnOrder = ({ userId }: PersonKeys) =>
	sql`order_number IN (SELECT number FROM orders WHERE user_id = ${userId})`;
const among = (values: readonly string[]) => sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`;

/**
 * Every table that says something of somebody: what the export hands out, and what deleting an account leaves. A test
 * finds a table of the schema that is neither here nor in IMPERSONAL. Source: docs/account.md#what-is-stored-of-a-person.
 */
export const PERSONAL: readonly PersonalTable[] = [
	{ table: users, of: ({ userId }) => sql`id = ${userId}`, afterwards: "gone" },
	{ table: sessions, of: ofUser, withheld: ["hash"], afterwards: "gone" },
	{ table: emailAddresses, of: ofUser, afterwards: "gone" },
	{ table: emailLinks, of: ofUser, withheld: ["hash"], afterwards: "gone" },
	{
		table: signInLinks,
		// By their time: rows are kept for minutes, and no index has addresses.
		of: ({ addresses }) => sql`(expires_at > 0 AND email IN ${among(addresses)})`,
		notExported: "links that were mailed within a quarter of an hour",
		afterwards: "gone",
	},
	{ table: identities, of: ofUser, afterwards: "gone" },
	{ table: apiKeys, of: ofUser, withheld: ["hash"], afterwards: "gone" },
	{ table: bans, of: ofUser, afterwards: "gone" },
	{ table: votes, of: ofUser, withheld: ["network_hash"], afterwards: "unnamed" },
	{ table: follows, of: ofUser, afterwards: "gone" },
	{ table: saves, of: ofUser, afterwards: "gone" },
	{
		table: mergedRows,
		of: ofUser,
		notExported: "which of their follows and saves came from a listing that was merged: both are in the export",
		afterwards: "gone",
	},
	{ table: weekReminders, of: ofUser, afterwards: "gone" },
	{ table: mails, of: ofUser, withheld: ["facts"], afterwards: "gone" },
	{ table: mailPreferences, of: ofUser, afterwards: "gone" },
	{
		table: mailStops,
		of: ({ addressHashes }) => sql`address_hash IN ${among(addressHashes)}`,
		withheld: ["address_hash"],
		afterwards: "kept",
	},
	{ table: reviews, of: ofUser, withheld: ["words_hash"], afterwards: "unnamed" },
	{ table: reviewReports, of: ofUser, afterwards: "gone" },
	{
		table: factReports,
		of: ({ mailboxes }) => sql`reporter IN ${among(mailboxes)}`,
		withheld: ["reporter"],
		afterwards: "gone",
	},
	{ table: founders, of: ofUser, afterwards: "unnamed" },
	{
		table: listingFounders,
		of: ({ userId }) => sql`founder_id = (SELECT id FROM founders WHERE user_id = ${userId})`,
		afterwards: "unnamed",
	},
	{ table: interviewAnswers, of: ofUser, afterwards: "gone" },
	{ table: interviewVersions, of: ofUser, afterwards: "gone" },
	{ table: drafts, of: ofUser, withheld: ["model_answers"], afterwards: "gone" },
	{
		table: draftInvites,
		of: (person) =>
			sql`(${ofOwnDraft(person)} OR email IN ${among(person.addresses)} OR accepted_by = ${person.userId} OR invited_by = ${person.userId})`,
		withheld: ["token_hash"],
		afterwards: "gone",
	},
	{
		table: draftPages,
		of: ofOwnDraft,
		notExported: "the text of a public website, not of a person",
		afterwards: "gone",
	},
	{ table: listings, of: ({ userId }) => sql`owner_id = ${userId}`, withheld: ["row_due"], afterwards: "unnamed" },
	{ table: listingProfiles, of: ofOwnListing, afterwards: "unnamed" },
	{ table: listingCategories, of: ofOwnListing, afterwards: "unnamed" },
	{ table: listingUpdates, of: ofOwnListing, afterwards: "unnamed" },
	{ table: listingEvents, of: ofOwnListing, afterwards: "unnamed" },
	{ table: listingHidings, of: ofOwnListing, afterwards: "unnamed" },
	{ table: listingRereads, of: ofOwnListing, afterwards: "unnamed" },
	{ table: milestones, of: ofOwnListing, afterwards: "unnamed" },
	{ table: badgeChecks, of: ofOwnListing, afterwards: "unnamed" },
	{ table: pictureSources, of: ofOwnListing, afterwards: "unnamed" },
	{ table: approvedAlternatives, of: ofOwnListing, afterwards: "unnamed" },
	{ table: declinedAlternatives, of: ofOwnListing, afterwards: "unnamed" },
	{ table: domainRatings, of: ofOwnListing, afterwards: "unnamed" },
	{ table: revenueKeys, of: ofUser, withheld: ["sealed", "hash"], afterwards: "gone" },
	{ table: revenueFigures, of: ofOwnListing, afterwards: "unnamed" },
	{ table: viewCounts, of: ofOwnListing, withheld: ["folded"], afterwards: "unnamed" },
	{ table: viewSources, of: ofOwnListing, afterwards: "unnamed" },
	{ table: listingVersions, of: ofUser, afterwards: "unnamed" },
	{ table: claims, of: ofUser, withheld: ["token", "token_hash", "owner_before"], afterwards: "gone" },
	{ table: events, of: ofUser, afterwards: "gone" },
	{ table: webhookEndpoints, of: ofUser, withheld: ["secret", "old_secret"], afterwards: "gone" },
	{
		table: webhookDeliveries,
		of: ({ userId }) => sql`endpoint_id IN (SELECT id FROM webhook_endpoints WHERE user_id = ${userId})`,
		afterwards: "gone",
	},
	{ table: orders, of: ofUser, withheld: ["checkout_token", "payment_url"], afterwards: "kept" },
	{ table: orderLines, of: ofOwnOrder, afterwards: "kept" },
	{ table: paymentEvents, of: ofOwnOrder, afterwards: "kept" },
	{ table: promoUses, of: ofUser, afterwards: "kept" },
	{ table: refundRequests, of: ofUser, afterwards: "kept" },
	{ table: refunds, of: ofOwnOrder, withheld: ["once", "asked_by"], afterwards: "kept" },
	{ table: billingDocuments, of: ofOwnOrder, afterwards: "kept" },
	{ table: auditLog, of: ({ userId }) => sql`actor = ${`user:${userId}`}`, afterwards: "kept" },
	{
		table: idempotencyKeys,
		of: ({ userId }) => sql`caller = ${`user:${userId}`}`,
		notExported: "copies of answers for a week, of what the other tables hold",
		afterwards: "gone",
	},
	{
		table: costlyCounts,
		of: ({ userId }) => sql`caller = ${`user:${userId}`}`,
		notExported: "how often something was asked for in an hour, for a month",
		afterwards: "gone",
	},
];

/** Tables that say nothing of anybody, or not whose it is; and why. */
export const IMPERSONAL: Readonly<Record<string, string>> = {
	awards: "results of weeks",
	categories: "the site's own",
	category_addresses: "the site's own",
	category_texts: "the site's own",
	closed_weeks: "results of weeks",
	count_changes: "numbers on their way into counts",
	counters: "numbers",
	day_numbers: "sums of days",
	dead_letters: "work that failed, kept for the operator",
	import_rows: "products that the site team takes into the directory, as its file has them",
	alerts: "what the site team was told of: numbers",
	cron_marks: "when crons fired",
	backup_changes: "ids of rows, while a backup is taken",
	backup_pieces: "objects; what they hold goes when they do, within a year or as the site team has set",
	backups: "copies, by name; what they hold goes when they do, within a year or as the site team has set",
	dumps: "files with what is public anyway; they go after two nights",
	imports: "the site team's",
	public_changes: "what is public, by its id",
	interview_questions: "the site's own",
	launches: "facts of listings",
	local_mails: "the mailbox of a local instance, empty in production",
	outbox: "work on its way; its content goes when it is done",
	pictures: "kept by their content; whose they are, picture_sources says",
	post_drafts: "the site's own",
	post_pictures: "the site's own",
	post_slugs: "the site's own",
	post_versions: "the site's own",
	posts: "the site's own",
	products: "the site's own",
	promo_codes: "the site's own",
	proof_keys: "keys of the service",
	rating_runs: "rounds of asking a third party for figures of websites",
	recounts: "results of weeks",
	redeemed_tokens: "hashes of spent codes",
	refresh_answers: "answers of half a minute, sealed with tokens that are stored nowhere",
	search_common: "words of listings",
	search_common_threes: "words of listings",
	search_misses: "what was looked for, without whoever did",
	search_other_names: "words",
	search_synonyms: "words",
	search_vocabulary: "words of listings",
	sent_forms: "hashes of forms, and what they were answered, sealed, for seconds",
	sequences: "numbers",
	signing_keys: "secrets of the service",
	forbidden_tags: "the site's own",
	listing_vectors: "numbers for what products mean",
	listing_tags: "tags of listings, which their profiles have too",
	tag_change_rows: "versions of listings, by number",
	tag_changes: "what the site team made of tags",
	category_mergers: "places of listings in categories, by number, and the site's own texts",
	tags: "numbers",
	site_pages: "the site's own",
	site_pictures: "the site's own",
	site_settings: "the site's own",
	team_tasks: "work of the site team",
	vector_model: "who makes these numbers",
	view_batches: "ids of batches",
	vote_bursts: "which votes came together; whose they are, votes say",
	vote_decisions: "what the site team decided about votes; whose they are, votes say",
	vote_salts: "random, for two weeks",
	week_results: "results of weeks",
	week_slots: "numbers",
};
