import { and, asc, desc, eq, isNotNull, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { type BANNED, mustNotBeBanned } from "#store/bans";
import {
	CLAIMED_LISTING,
	type ClaimRow,
	type ClaimWithListing,
	giveListing,
	mustStillBelong,
	UNDECIDED,
} from "#store/claims";
import { type Db, mustHaveChanged, mustHold, type Statement } from "#store/db";
import { reindexListing } from "#store/listings";
import { claims, listingEvents, listings, teamTasks, users } from "#store/schema/index";

/** Kind of the task that a dispute leaves to the site team. */
export const CLAIM_DISPUTED = "claim_dispute";

/** What the site team does with a dispute. */
export const DISPUTE_DECISIONS = ["hand_over", "refuse"] as const;
export type DisputeDecision = (typeof DISPUTE_DECISIONS)[number];

/** What the site team said, and when. */
export interface DecisionWords {
	reason: string;
	now: number;
}

/** Cause of the task, the mails and the history of a claim's dispute. */
export const disputeCause = (claimId: number): string => `claim:${claimId}`;

/** Somebody on one side of a dispute. */
export interface Side {
	id: number;
	email: string;
	since: number;
}

export interface Dispute extends ClaimWithListing {
	/** Null where their account is gone. */
	claimant: Side | null;
	/** Who manages the listing now; null where nobody does. */
	owner: Side | null;
}

const claimant = alias(users, "claimant");
const owner = alias(users, "owner");

function disputes(db: Db) {
	return db
		.select({
			claim: claims,
			listing: CLAIMED_LISTING,
			claimant: { id: claimant.id, email: claimant.email, since: claimant.createdAt },
			owner: { id: owner.id, email: owner.email, since: owner.createdAt },
		})
		.from(claims)
		.innerJoin(listings, eq(listings.id, claims.listingId))
		.leftJoin(claimant, eq(claimant.id, claims.userId))
		.leftJoin(owner, eq(owner.id, listings.ownerId));
}

/** Disputes that wait for the site team, the oldest first. */
export function openDisputes(db: Db, limit: number): Promise<Dispute[]> {
	return disputes(db).where(sql`${claims.status} = 'disputed'`).orderBy(asc(claims.id)).limit(limit);
}

/** Disputes that the site team decided, the last first. */
export function decidedDisputes(db: Db, limit: number): Promise<Dispute[]> {
	return disputes(db)
		.where(and(isNotNull(claims.decidedAt), sql`${claims.decidedWith} IS NULL`))
		.orderBy(desc(claims.decidedAt))
		.limit(limit);
}

/** A claim that is disputed or whose dispute was decided; null for every other. */
export async function disputeOf(db: Db, claimId: number): Promise<Dispute | null> {
	const isOne = or(eq(claims.status, "disputed"), isNotNull(claims.decidedAt));
	const [found] = await disputes(db).where(and(eq(claims.id, claimId), isOne, sql`${claims.decidedWith} IS NULL`));
	return found ?? null;
}

/** Somebody's other claims on a listing that were proven once, the newest first. */
export function provenBeside(db: Db, userId: number, listingId: number): Promise<ClaimRow[]> {
	const isProven = sql`${claims.status} IN ('verified', 'disputed', 'lapsed', 'refused')`;
	return db
		.select()
		.from(claims)
		.where(and(eq(claims.userId, userId), eq(claims.listingId, listingId), isProven))
		.orderBy(desc(claims.id));
}

/** What "owner_changed" stands for, which is written when an account ends, two become one, or the site team gives back. */
const WAY = sql<string>`CASE WHEN ${listingEvents.kind} <> 'owner_changed' THEN ${listingEvents.kind}
	WHEN ${listingEvents.cause} = 'account_deleted' THEN 'left_to_them'
	WHEN json_extract(${listingEvents.detail}, '$.to') IS NOT NULL THEN 'handed_back'
	ELSE 'accounts_merged' END`;

/** How a listing came to whoever manages it: the last event of its history that says so. */
export async function cameToOwner(db: Db, listingId: number): Promise<{ way: string; at: number } | null> {
	const [found] = await db
		.select({ way: WAY, at: listingEvents.at })
		.from(listingEvents)
		.where(
			and(
				eq(listingEvents.listingId, listingId),
				sql`${listingEvents.kind} IN ('submitted', 'claimed', 'owner_changed', 'passed_on', 'handed_over', 'handed_back')`,
			),
		)
		.orderBy(desc(listingEvents.id))
		.limit(1);
	return found ?? null;
}

/** Settles a dispute for its claimant; fails the batch with `decided` or `stale` when anything has moved. */
export function handOver(
	db: Db,
	{ claim, listing }: ClaimWithListing,
	{ reason, now, nextCheckAt }: DecisionWords & { nextCheckAt: number | null },
): Statement<"decided" | "stale">[] {
	const said = { decisionReason: reason, decidedAt: now };
	return [
		...decide(db, claim, {
			...said,
			status: "verified",
			verifiedAt: now,
			nextCheckAt,
			ownerBefore: listing.ownerId,
			verifiedBefore: listing.verified,
		}),
		db
			.update(claims)
			.set({ ...said, status: "verified", verifiedAt: now, nextCheckAt, decidedWith: claim.id })
			.where(otherDisputes(claim)),
		// Who claims may manage it by now, as after a co-founder's account ended: their own proofs stay.
		...(listing.ownerId === null || listing.ownerId === claim.userId
			? []
			: [
					db
						.update(claims)
						.set({ ...said, status: "refused", nextCheckAt: null, decidedWith: claim.id })
						.where(
							and(eq(claims.userId, listing.ownerId), eq(claims.listingId, listing.id), eq(claims.status, "verified")),
						),
				]),
		...giveListing(db, listing, claim.userId, now),
		closeTasks(db, claim, now),
	];
}

/** Settles a dispute for the listing's owner; fails the batch with `decided` or `stale` when anything has moved. */
export function refuseDispute(
	db: Db,
	{ claim, listing }: ClaimWithListing,
	{ reason, now }: DecisionWords,
): Statement<"decided" | "stale">[] {
	const values = { status: "refused", decisionReason: reason, decidedAt: now } as const;
	return [
		...decide(db, claim, values),
		db
			.update(claims)
			.set({ ...values, decidedWith: claim.id })
			.where(otherDisputes(claim)),
		mustStillBelong(db, listing),
		closeTasks(db, claim, now),
	];
}

/**
 * Takes a decision back: the listing is whose it was, and the dispute is open again. Proofs that were ended come back and
 * are looked at again at once. Fails the batch with `decided` or `stale` when anything has moved since, and as BANNED where
 * whose it was is banned by now.
 */
export function undoDecision(
	db: Db,
	{ claim, listing }: ClaimWithListing,
	now: number,
): Statement<"decided" | "stale" | typeof BANNED>[] {
	const before = (column: string) => sql<number>`(SELECT ${sql.identifier(column)} FROM claims WHERE id = ${claim.id})`;
	const givenBack = [
		mustStillBelong(db, listing),
		mustNotBeBanned(db, before("owner_before")),
		db
			.update(listings)
			.set({
				// Read here: the account may have been deleted since.
				ownerId: before("owner_before"),
				verified: before("verified_before"),
				version: sql`version + 1`,
				updatedAt: now,
			})
			.where(eq(listings.id, listing.id)),
		reindexListing(db, listing.id),
	];
	return [
		mustHold(db, "decided", sql`SELECT decided_at IS ${claim.decidedAt} FROM claims WHERE id = ${claim.id}`),
		...(claim.status === "refused" ? [] : givenBack),
		db
			.update(teamTasks)
			.set({ doneAt: null })
			.where(sql`${teamTasks.cause} IN ${causesOf(claim)}`),
		db
			.update(claims)
			.set({
				...UNDECIDED,
				status: sql`CASE WHEN user_id = ${claim.userId} THEN 'disputed' ELSE 'verified' END`,
				verifiedAt: sql`CASE WHEN user_id = ${claim.userId} THEN NULL ELSE verified_at END`,
				nextCheckAt: sql`CASE WHEN user_id = ${claim.userId} OR method = 'email' THEN NULL ELSE ${now} END`,
			})
			.where(eq(claims.decidedWith, claim.id)),
		db
			.update(claims)
			.set({ ...UNDECIDED, status: "disputed", verifiedAt: null, nextCheckAt: null })
			.where(eq(claims.id, claim.id)),
	];
}

function decide(db: Db, { id }: ClaimRow, values: Partial<ClaimRow>): Statement<"decided">[] {
	return [
		db
			.update(claims)
			.set(values)
			.where(and(eq(claims.id, id), eq(claims.status, "disputed"))),
		mustHaveChanged(db, "decided"),
	];
}

/** What the same person has proven of the same listing in other ways, and is disputed too: one decision is about all of it. */
const otherDisputes = ({ userId, listingId }: Pick<ClaimRow, "userId" | "listingId">) =>
	and(eq(claims.userId, userId), eq(claims.listingId, listingId), eq(claims.status, "disputed"));

/** Causes of the tasks of a dispute, and of those that were settled with it. */
const causesOf = ({ id }: Pick<ClaimRow, "id">) =>
	sql`(SELECT ${disputeCause(id)} UNION ALL SELECT 'claim:' || id FROM claims WHERE decided_with = ${id})`;

function closeTasks(db: Db, claim: ClaimRow, now: number): Statement {
	return db
		.update(teamTasks)
		.set({ doneAt: now })
		.where(sql`${teamTasks.cause} IN ${causesOf(claim)} AND +${teamTasks.doneAt} IS NULL`);
}
