import { and, asc, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import type { ListingProfile } from "#core/listings/profile";
import { safeAddress, safeCountry, safeProfile } from "#core/listings/safe-values";
import { contains } from "#store/contains";
import type { Db } from "#store/db";
import { type RatingPoint, shownRatings } from "#store/domain-ratings";
import { type HidingRow, hidingOf } from "#store/hidden-listings";
import { type ListingLaunch, launchesOf } from "#store/launch-facts";
import { type FounderCard, foundersOfListing } from "#store/listing-founders";
import { NO_PROFILE, RATING_POINTS_SHOWN } from "#store/listing-profile";
import type { ListingRow } from "#store/listings";
import type { MilestoneRow } from "#store/milestones";
import {
	badgeChecks,
	categories,
	drafts,
	listingCategories,
	listingRereads,
	listings,
	listingUpdates,
	milestones,
} from "#store/schema/index";
import { wholeRow } from "#store/whole-rows";

/** A listing together with its long texts, as edits and checks decide on it. */
export interface ListingWithProfile {
	listing: ListingRow;
	profile: ListingProfile;
}

/** A listing that belongs to this user; null when there is none or it is somebody else's. */
export async function ownedListing(db: Db, userId: number, listingId: number): Promise<ListingWithProfile | null> {
	return one(db, sql`id = ${listingId} AND owner_id = ${userId}`);
}

export async function listingWithProfile(db: Db, listingId: number): Promise<ListingWithProfile | null> {
	return one(db, sql`id = ${listingId}`);
}

/** The listing that a draft was submitted as; null before. */
export async function listingOfDraft(db: Db, draftId: string): Promise<ListingWithProfile | null> {
	return one(db, sql`id = (SELECT listing_id FROM drafts WHERE id = ${draftId})`);
}

/** A listing of any status with its profile, for the site team. */
export async function listingOfSlug(db: Db, slug: string): Promise<ListingWithProfile | null> {
	return one(db, sql`slug = ${slug}`);
}

async function one(db: Db, where: SQL): Promise<ListingWithProfile | null> {
	const [listing, profiles] = await Promise.all([
		wholeRow(db, listings, sql`WHERE ${where}`),
		db.all<{ profile: string }>(
			sql`SELECT profile FROM listing_profiles WHERE listing_id = (SELECT id FROM listings WHERE ${where})`,
		),
	]);
	const [stored] = profiles;
	if (listing === null || stored === undefined) return null;
	const profile = JSON.parse(stored.profile) as Partial<ListingProfile>;
	const columns = { logoUrl: safeAddress(listing.logoUrl), country: safeCountry(listing.country) };
	return { listing: { ...listing, ...columns }, profile: safeProfile({ ...NO_PROFILE, ...profile }) };
}

/** Which of one's own listings are wanted: all, unless a member says otherwise. */
export interface OwnListingFilter {
	status?: ListingRow["status"] | undefined;
	/** Part of the name or the domain. */
	q?: string | undefined;
}

/**
 * A user's listings, newest first.
 * @param window `after`: only what follows the listing with this id.
 */
export async function listingsOfOwner(
	db: Db,
	userId: number,
	window: { limit: number; offset: number; after?: [id: number] },
	{ status, q }: OwnListingFilter = {},
): Promise<ListingRow[]> {
	return db
		.select()
		.from(listings)
		.where(
			and(
				eq(listings.ownerId, userId),
				window.after && lt(listings.id, window.after[0]),
				status === undefined ? undefined : eq(listings.status, status),
				q === undefined ? undefined : contains(sql`(${listings.domain} || ' ' || ${listings.name})`, q),
			),
		)
		.orderBy(desc(listings.id))
		.limit(window.limit)
		.offset(window.offset);
}

/** Updates shown with a listing; the rest has a page of its own. */
const LATEST_UPDATES = 10;

/** Everything around a listing that its owner sees with it. */
export interface ListingParts {
	/** The primary one first. */
	categories: { slug: string; name: string; position: number }[];
	founders: FounderCard[];
	milestones: MilestoneRow[];
	updates: (typeof listingUpdates.$inferSelect)[];
	badge: BadgeCheckRow | null;
	/** Null before the listing was ever live. */
	reread: RereadRow | null;
	/** Of the provider that is shown, newest first. */
	domainRatings: RatingPoint[];
	draftId: string | null;
	/** Another listing of the same website that is published or about to be. */
	listedElsewhere: ListedElsewhere | null;
	/** That the site team hid it. */
	hiding: HidingRow | null;
	/** The newest week first. */
	launches: ListingLaunch[];
}

export type ListedElsewhere = Pick<ListingRow, "id" | "slug" | "ownerId">;
export type BadgeCheckRow = typeof badgeChecks.$inferSelect;
export type RereadRow = typeof listingRereads.$inferSelect;

export async function partsOfListing(db: Db, listingId: number): Promise<ListingParts> {
	const [
		categoryRows,
		founderRows,
		milestoneRows,
		updates,
		[badge],
		[reread],
		[draft],
		ratings,
		launches,
		listedElsewhere,
		hiding,
	] = await Promise.all([
		db
			.select({ slug: categories.slug, name: categories.name, position: listingCategories.position })
			.from(listingCategories)
			.innerJoin(categories, eq(categories.id, listingCategories.categoryId))
			.where(eq(listingCategories.listingId, listingId))
			.orderBy(asc(listingCategories.position)),
		foundersOfListing(db, listingId),
		milestonesOfListing(db, listingId),
		db
			.select()
			.from(listingUpdates)
			.where(eq(listingUpdates.listingId, listingId))
			.orderBy(desc(listingUpdates.createdAt), desc(listingUpdates.id))
			.limit(LATEST_UPDATES),
		db.select().from(badgeChecks).where(eq(badgeChecks.listingId, listingId)),
		db.select().from(listingRereads).where(eq(listingRereads.listingId, listingId)),
		db.select({ id: drafts.id }).from(drafts).where(eq(drafts.listingId, listingId)).limit(1),
		db.all<RatingPoint>(shownRatings(sql`${listingId}`, RATING_POINTS_SHOWN)),
		db.all<ListingLaunch>(launchesOf(sql`${listingId}`)),
		publishedOnDomain(db, sql`(SELECT domain FROM listings WHERE id = ${listingId})`, listingId),
		hidingOf(db, listingId),
	]);
	return {
		categories: categoryRows,
		founders: founderRows,
		milestones: milestoneRows,
		updates,
		badge: badge ?? null,
		reread: reread ?? null,
		domainRatings: ratings,
		draftId: draft?.id ?? null,
		listedElsewhere,
		hiding,
		launches,
	};
}

export async function milestonesOfListing(db: Db, listingId: number) {
	const rows = await db
		.select()
		.from(milestones)
		.where(eq(milestones.listingId, listingId))
		.orderBy(desc(milestones.date), desc(milestones.id));
	return rows.map((row) => ({ ...row, url: safeAddress(row.url) }));
}

/** Another listing of the same domain that is published or about to be; null when the domain is free. */
export async function publishedOnDomain(
	db: Db,
	domain: string | SQL,
	exceptListingId: number | null,
): Promise<ListedElsewhere | null> {
	const [row] = await db.all<ListedElsewhere>(sql`SELECT id, slug, owner_id AS ownerId FROM listings
		WHERE domain = ${domain} AND status IN ('scheduled', 'live') AND id IS NOT ${exceptListingId} LIMIT 1`);
	return row ?? null;
}

/** Which of these slugs listings have. */
export async function takenListingSlugs(db: Db, slugs: readonly string[]): Promise<Set<string>> {
	const rows = await db.all<{ slug: string }>(
		// One lookup each, whatever the planner thinks of the table.
		sql`SELECT slug FROM json_each(${JSON.stringify(slugs)}) AS wanted CROSS JOIN listings ON slug = wanted.value`,
	);
	return new Set(rows.map(({ slug }) => slug));
}
