import { and, asc, eq, lte, sql } from "drizzle-orm";
import { CLAIMED_LISTING, type ClaimRow, type ClaimWithListing } from "#store/claims";
import { type Db, mustHaveChanged, type Statement } from "#store/db";
import { reindexListing } from "#store/listings";
import { claims, listings } from "#store/schema/index";

/** Verified claims whose proof is to be looked at again, the longest due first. */
export async function claimsToRecheck(db: Db, now: number, limit: number): Promise<ClaimWithListing[]> {
	return db
		.select({ claim: claims, listing: CLAIMED_LISTING })
		.from(claims)
		.innerJoin(listings, eq(listings.id, claims.listingId))
		.where(and(lte(claims.nextCheckAt, now), eq(claims.status, "verified")))
		.orderBy(asc(claims.nextCheckAt))
		.limit(limit);
}

/** Changes a verified claim that nobody has looked at since it was read; fails the batch with `stale` otherwise. */
export function changeVerifiedClaim(db: Db, claim: ClaimRow, values: Partial<ClaimRow>): Statement<"stale">[] {
	return [
		db
			.update(claims)
			.set(values)
			.where(
				and(eq(claims.id, claim.id), eq(claims.status, "verified"), eq(claims.nextCheckAt, claim.nextCheckAt ?? 0)),
			),
		mustHaveChanged(db, "stale"),
	];
}

/** Shows a listing as verified no longer, unless it has another verified claim. */
export function unverifyListing(db: Db, listingId: number, now: number): Statement[] {
	return [
		db
			.update(listings)
			.set({ verified: false, version: sql`version + 1`, updatedAt: now })
			.where(
				and(
					eq(listings.id, listingId),
					sql`NOT EXISTS (SELECT 1 FROM claims WHERE listing_id = ${listingId} AND status = 'verified')`,
				),
			),
		reindexListing(db, listingId),
	];
}
