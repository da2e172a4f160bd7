import { and, desc, eq, gt, lt, lte, or, sql } from "drizzle-orm";
import type { ClaimLook } from "#core/access/claim";
import { type Db, mustHaveChanged, mustHold, type Statement } from "#store/db";
import { reindexListing } from "#store/listings";
import { takeOwnVoteBack } from "#store/own-votes";
import { claims, listings } from "#store/schema/index";

export type ClaimRow = typeof claims.$inferSelect;

/** A claim about which the site team has decided nothing. */
export const UNDECIDED = {
	decisionReason: null,
	decidedAt: null,
	decidedWith: null,
	ownerBefore: null,
	verifiedBefore: null,
};

/** What a claim is about. */
export interface ClaimedListing {
	id: number;
	slug: string;
	name: string;
	url: string;
	ownerId: number | null;
	/** Whether the listing is shown as verified. */
	verified: boolean;
	status: "draft" | "awaiting_badge" | "scheduled" | "live";
}

export interface ClaimWithListing {
	claim: ClaimRow;
	listing: ClaimedListing;
}

/** Of `ClaimedListing`. */
export const CLAIMED_LISTING = {
	id: listings.id,
	slug: listings.slug,
	name: listings.name,
	url: listings.url,
	ownerId: listings.ownerId,
	verified: listings.verified,
	status: listings.status,
};

/** A listing that anybody can see, by its slug; null when there is none. */
export async function claimableListing(db: Db, slug: string): Promise<ClaimedListing | null> {
	const [row] = await db
		.select(CLAIMED_LISTING)
		.from(listings)
		.where(and(eq(listings.slug, slug), sql`${listings.status} IN ('live', 'scheduled')`));
	return row ?? null;
}

/** The claim on the listing with a slug that waits for its proof: one a person, listing and method. */
export async function pendingClaim(
	db: Db,
	of: Pick<ClaimRow, "userId" | "method"> & { slug: string },
): Promise<ClaimRow | null> {
	const row = await db.query.claims.findFirst({
		where: and(
			eq(claims.userId, of.userId),
			eq(claims.listingId, sql`(SELECT id FROM listings WHERE slug = ${of.slug})`),
			eq(claims.method, of.method),
			// As the partial index says it.
			sql`${claims.status} = 'pending'`,
		),
	});
	return row ?? null;
}

/** What a person has begun on a listing and can still prove: one a method at most. */
export async function pendingClaimsOn(
	db: Db,
	userId: number,
	listingId: number,
	now: number,
): Promise<Pick<ClaimRow, "id" | "method">[]> {
	return db
		.select({ id: claims.id, method: claims.method })
		.from(claims)
		.where(
			and(
				eq(claims.userId, userId),
				eq(claims.listingId, listingId),
				// As the partial index says it.
				sql`${claims.status} = 'pending'`,
				gt(claims.expiresAt, now),
			),
		)
		.orderBy(desc(claims.id));
}

/** Writes a new claim, or fails the batch with `stale` when one of its kind has come to wait meanwhile. */
export function insertClaim(db: Db, claim: ClaimRow): Statement<"stale">[] {
	return [
		mustHold(
			db,
			"stale",
			sql`SELECT NOT EXISTS (SELECT 1 FROM claims WHERE user_id = ${claim.userId} AND listing_id = ${claim.listingId} AND method = ${claim.method} AND status = 'pending')`,
		),
		db.insert(claims).values(claim),
	];
}

/** What says that the site team refused no claim of somebody on a listing since an instant. */
const notRefusedSince = (userId: number, listingId: number, since: number) =>
	sql`NOT EXISTS (SELECT 1 FROM claims WHERE listing_id = ${listingId} AND user_id = ${userId} AND status = 'refused' AND decided_at > ${since})`;

/** Whether the site team refused a claim of somebody on a listing after an instant (epoch milliseconds). */
export async function wasRefusedSince(db: Db, userId: number, listingId: number, since: number): Promise<boolean> {
	const { ok } = await db.get<{ ok: number }>(sql`SELECT ${notRefusedSince(userId, listingId, since)} AS ok`);
	return ok === 0;
}

/** Fails the batch with `refused_lately` where the site team refused a claim of the claimant's on the listing after an instant. */
export function mustNotBeRefusedSince(
	db: Db,
	{ userId, listingId }: Pick<ClaimRow, "userId" | "listingId">,
	since: number,
): Statement<"refused_lately"> {
	return mustHold(db, "refused_lately", sql`SELECT ${notRefusedSince(userId, listingId, since)}`);
}

/** A claim of this user, or null. */
export async function claimOf(db: Db, userId: number, id: number): Promise<ClaimWithListing | null> {
	return one(db, and(eq(claims.id, id), eq(claims.userId, userId)));
}

/** The claim by e-mail whose mailed link still waits to be confirmed; null when it is unknown, used, replaced or too old. */
export async function claimOfLink(db: Db, tokenHash: string, now: number): Promise<ClaimWithListing | null> {
	const isOpen = and(eq(claims.method, "email"), eq(claims.status, "pending"), gt(claims.expiresAt, now));
	return one(db, and(eq(claims.tokenHash, tokenHash), isOpen));
}

async function one(db: Db, where: ReturnType<typeof and>): Promise<ClaimWithListing | null> {
	const [row] = await db
		.select({ claim: claims, listing: CLAIMED_LISTING })
		.from(claims)
		.innerJoin(listings, eq(listings.id, claims.listingId))
		.where(where);
	return row ?? null;
}

/** A claim that nobody proved in time is shown as expired before a job says so. */
function isShownAs({ status, now }: { status: ClaimRow["status"]; now: number }) {
	if (status === "pending") return and(eq(claims.status, status), gt(claims.expiresAt, now));
	const hasEnded = and(eq(claims.status, "pending"), lte(claims.expiresAt, now));
	return status === "expired" ? or(eq(claims.status, status), hasEnded) : eq(claims.status, status);
}

/**
 * A user's claims, newest first.
 * @param window `after`: only what follows the claim with this id.
 * @param only those that are shown in this status at an instant (epoch milliseconds); all without.
 */
export async function claimsOf(
	db: Db,
	userId: number,
	window: { limit: number; offset: number; after?: [id: number] },
	only?: { status: ClaimRow["status"]; now: number },
): Promise<ClaimWithListing[]> {
	return db
		.select({ claim: claims, listing: CLAIMED_LISTING })
		.from(claims)
		.innerJoin(listings, eq(listings.id, claims.listingId))
		.where(
			and(
				eq(claims.userId, userId),
				window.after && lt(claims.id, window.after[0]),
				only === undefined ? undefined : isShownAs(only),
			),
		)
		.orderBy(desc(claims.id))
		.limit(window.limit)
		.offset(window.offset);
}

/** Notes what was seen while the proof is not there yet. */
export function noteLook(db: Db, id: number, look: ClaimLook): Statement {
	return db.update(claims).set({ lastCheck: look }).where(eq(claims.id, id));
}

/** Changes a claim that still waits for its proof; fails the batch with `stale` when it does not. */
export function changePendingClaim(
	db: Db,
	{ id }: Pick<ClaimRow, "id">,
	values: Partial<ClaimRow>,
): Statement<"stale">[] {
	return [
		db
			.update(claims)
			.set(values)
			.where(and(eq(claims.id, id), eq(claims.status, "pending"))),
		mustHaveChanged(db, "stale"),
	];
}

/** Fails the batch with `stale` when the listing has another owner by now. */
export function mustStillBelong(db: Db, { id, ownerId }: ClaimedListing): Statement<"stale"> {
	return mustHold(db, "stale", sql`SELECT owner_id IS ${ownerId} FROM listings WHERE id = ${id}`);
}

/** Gives a listing to a claimant, as verified; fails the batch with `stale` when its owner has changed meanwhile. */
export function giveListing(db: Db, listing: ClaimedListing, userId: number, now: number): Statement<"stale">[] {
	return [
		mustStillBelong(db, listing),
		db
			.update(listings)
			.set({ ownerId: userId, verified: true, version: sql`version + 1`, updatedAt: now })
			.where(eq(listings.id, listing.id)),
		reindexListing(db, listing.id),
		...takeOwnVoteBack(db, { userId, listingId: listing.id }),
	];
}
