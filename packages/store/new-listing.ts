import type { ListingColumns } from "#core/listings/listing-facts";
import type { ListingProfile } from "#core/listings/profile";
import { type Db, mustHaveChanged, type Statement } from "#store/db";
import type { ListingRow } from "#store/listings";
import { listingCategories, listingProfiles, listings } from "#store/schema/index";

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
		logo: null,
		cover: null,
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
		awards: 0,
		views: 0,
		followers: 0,
		trending: 0,
		ratingCount: 0,
		ratingSum: 0,
		domainRating: null,
		revenueCents: null,
		billboardCents: 0,
		featured: false,
		hiddenAt: null,
		teamPick: false,
		verified: false,
		storyUnlocked: false,
		milestonesUnlocked: false,
		mediaUnlocked: false,
		rowFacts: null,
		rowDue: true,
	};
}

/** Writes a new listing in status draft with its profile and primary category; fails as `stale` when the slug is taken. */
export function insertListing(
	db: Db,
	listing: ListingRow & { primaryCategoryId: number },
	profile: ListingProfile,
): Statement<"stale">[] {
	return [
		db.insert(listings).values(listing).onConflictDoNothing({ target: listings.slug }),
		mustHaveChanged(db, "stale"),
		db.insert(listingProfiles).values({ listingId: listing.id, profile }),
		db.insert(listingCategories).values({ listingId: listing.id, categoryId: listing.primaryCategoryId, position: 0 }),
	];
}
