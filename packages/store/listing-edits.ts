import { and, eq, ne } from "drizzle-orm";
import type { ListingColumns, ListingEdit } from "#core/listing-facts";
import type { ListingProfile } from "#core/profile";
import { type Db, mustHaveChanged, type Statement } from "#store/db";
import { type ListingRow, reindexListing } from "#store/listings";
import type { ListingWithProfile } from "#store/owned-listings";
import { listingCategories, listingProfiles, listings, listingVersions } from "#store/schema/index";

/**
 * Changes a listing that is still as it was read (fails as `stale` otherwise), and keeps what it was before in the
 * version history: enough to put it back.
 * @param more columns that change with it but are no facts of the product (its status, its primary category).
 */
export function editListing(
	db: Db,
	current: ListingWithProfile,
	edit: ListingEdit,
	by: { userId: number; now: number },
	more: Partial<Pick<ListingRow, "primaryCategoryId">> = {},
): Statement[] {
	const { listing, profile } = current;
	const version = listing.version + 1;
	const before = {
		...pick(columnsOf(listing), edit.columns),
		...pick(profile, edit.profile),
		...pick(listing, more),
	};
	return [
		db
			.update(listings)
			.set({ ...edit.columns, ...more, version, updatedAt: by.now })
			.where(and(eq(listings.id, listing.id), eq(listings.version, listing.version))),
		mustHaveChanged(db, "stale"),
		db
			.update(listingProfiles)
			.set({ profile: { ...profile, ...edit.profile } })
			.where(eq(listingProfiles.listingId, listing.id)),
		db.insert(listingVersions).values({
			listingId: listing.id,
			version,
			before,
			after: { ...edit.columns, ...edit.profile, ...more },
			userId: by.userId,
			at: by.now,
		}),
		reindexListing(db, listing.id),
	];
}

/** A listing that nobody has seen yet, in status draft. */
export function newListing(
	facts: ListingColumns &
		Pick<ListingRow, "id" | "slug" | "url" | "domain"> & {
			ownerId: number;
			primaryCategoryId: number;
			now: number;
		},
): ListingRow & { primaryCategoryId: number } {
	const { now, ...columns } = facts;
	return {
		...columns,
		status: "draft",
		plan: null,
		launchWeek: null,
		launchPosition: null,
		launchedAt: null,
		createdAt: now,
		updatedAt: now,
		version: 1,
		votes: 0,
		votesRaw: 0,
		weekVotes: 0,
		views: 0,
		followers: 0,
		trending: 0,
		ratingCount: 0,
		ratingSum: 0,
		domainRating: null,
		revenueCents: null,
		billboardCents: 0,
		featured: false,
		verified: false,
		storyUnlocked: false,
		milestonesUnlocked: false,
		mediaUnlocked: false,
	};
}

/** Writes a new listing in status draft with its profile and primary category; fails as `stale` when the slug is taken. */
export function insertListing(
	db: Db,
	listing: ListingRow & { primaryCategoryId: number },
	profile: ListingProfile,
): Statement[] {
	return [
		db.insert(listings).values(listing).onConflictDoNothing({ target: listings.slug }),
		mustHaveChanged(db, "stale"),
		db.insert(listingProfiles).values({ listingId: listing.id, profile }),
		db.insert(listingCategories).values({ listingId: listing.id, categoryId: listing.primaryCategoryId, position: 0 }),
	];
}

/** Gives a listing another primary category; extra categories it has paid for stay. */
export function setPrimaryCategory(db: Db, listingId: number, categoryId: number): Statement[] {
	const ofListing = eq(listingCategories.listingId, listingId);
	return [
		// The new row comes first, so that a listing is in a category at every point the counting triggers look.
		db.delete(listingCategories).where(and(ofListing, eq(listingCategories.categoryId, categoryId))),
		db.insert(listingCategories).values({ listingId, categoryId, position: 0 }),
		db
			.delete(listingCategories)
			.where(and(ofListing, eq(listingCategories.position, 0), ne(listingCategories.categoryId, categoryId))),
	];
}

/** The hot facts of a listing by the names edits give them. */
export function columnsOf(listing: ListingRow): ListingColumns {
	const { name, tagline, shortDescription, logoUrl, stage, country, pricingModel } = listing;
	return { name, tagline, shortDescription, logoUrl, stage, country, pricingModel };
}

function pick<T extends object>(from: T, keys: object): Partial<T> {
	return Object.fromEntries(Object.keys(keys).map((key) => [key, from[key as keyof T]])) as Partial<T>;
}
