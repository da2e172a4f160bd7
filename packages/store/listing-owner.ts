import { and, asc, eq, sql } from "drizzle-orm";
import { type BANNED, mustNotBeBanned } from "#store/bans";
import { type Db, mustHaveChanged, mustHold, type Statement } from "#store/db";
import { type ListingRow, reindexListing } from "#store/listings";
import { claims, listings } from "#store/schema/index";

/** Listings that the site team takes off an account, and gives back. */

/** A proof by which somebody is shown as a listing's verified owner. */
export interface ProvenBy {
	id: number;
	nextCheckAt: number | null;
}

/** Somebody's proofs of a listing that hold, the oldest first. */
export function proofsOf(db: Db, userId: number, listingId: number): Promise<ProvenBy[]> {
	return db
		.select({ id: claims.id, nextCheckAt: claims.nextCheckAt })
		.from(claims)
		.where(and(eq(claims.listingId, listingId), eq(claims.userId, userId), sql`status = 'verified'`))
		.orderBy(asc(claims.id));
}

/** Makes a listing nobody's that is still as it was read, and its owner's proofs of it of no more effect. Fails as `stale`. */
export function takeOffOwner(
	db: Db,
	{ id, version, ownerId }: Pick<ListingRow, "id" | "version" | "ownerId">,
	now: number,
): Statement<"stale">[] {
	return [
		db
			.update(claims)
			.set({ status: "lapsed", nextCheckAt: null })
			.where(and(eq(claims.listingId, id), eq(claims.userId, ownerId ?? 0), sql`status = 'verified'`)),
		db
			.update(listings)
			.set({
				ownerId: null,
				version: version + 1,
				updatedAt: now,
				verified: sql`EXISTS (SELECT 1 FROM claims WHERE listing_id = ${id} AND status = 'verified')`,
			})
			.where(and(eq(listings.id, id), eq(listings.version, version))),
		mustHaveChanged(db, "stale"),
		reindexListing(db, id),
	];
}

interface GivenBack {
	userId: number;
	verified: boolean;
	proofs: readonly ProvenBy[];
	now: number;
}

/** Gives a listing back that is nobody's and still as it was read. Fails as `stale`, also where the account is gone, and as BANNED. */
export function giveBackOwner(
	db: Db,
	{ id, version }: Pick<ListingRow, "id" | "version">,
	{ userId, verified, proofs, now }: GivenBack,
): Statement<"stale" | typeof BANNED>[] {
	return [
		mustHold(db, "stale", sql`EXISTS (SELECT 1 FROM users WHERE id = ${userId})`),
		mustNotBeBanned(db, userId),
		...proofs.map((proof) =>
			db
				.update(claims)
				.set({ status: "verified", nextCheckAt: proof.nextCheckAt })
				.where(and(eq(claims.id, proof.id), eq(claims.userId, userId), eq(claims.status, "lapsed"))),
		),
		db
			.update(listings)
			.set({ ownerId: userId, verified, version: version + 1, updatedAt: now })
			.where(and(eq(listings.id, id), eq(listings.version, version), sql`owner_id IS NULL`)),
		mustHaveChanged(db, "stale"),
		reindexListing(db, id),
	];
}
