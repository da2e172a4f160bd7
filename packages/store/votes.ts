import { and, eq, type SQL, sql } from "drizzle-orm";
import { type DiscountReason, discountReason, NETWORK_BURST_MS, NETWORK_BURST_VOTES } from "#core/vote-rules";
import { weekOf } from "#core/week";
import { type Db, guardOf, mustHaveChanged, mustHold, runBatch, type Statement } from "#store/db";
import { countChanges, follows, votes } from "#store/schema/index";
import { userById } from "#store/users";
import { isOpen } from "#store/weeks";

/** Votes and follows of people on the site. Their counts reach the listing by the job fold-counters. */

export interface VoteInput {
	userId: number;
	listingId: number;
	now: Date;
	/** Hash of the voter's network; null when it is not known. */
	networkHash: string | null;
}

/** What became of a vote; `counted` and `discounted` are stored, the others are refusals. */
export type VoteOutcome =
	| { outcome: "counted" }
	| { outcome: "discounted"; reason: DiscountReason }
	| { outcome: "already_voted" | "own_listing" | "not_live" | "week_closed" };

const VOTED_ALREADY = "unique:votes.user_id,votes.listing_id";
const REFUSALS: Record<string, "already_voted" | "own_listing" | "not_live" | "week_closed"> = {
	[VOTED_ALREADY]: "already_voted",
	own_listing: "own_listing",
	not_live: "not_live",
	week_closed: "week_closed",
};

/** Whether nobody of a listing's own people is this user: neither its owner nor one of its founders. */
export function isNotOwn(userId: number, listingId: number): SQL {
	return sql`NOT EXISTS (SELECT 1 FROM listings WHERE id = ${listingId} AND owner_id = ${userId})
		AND NOT EXISTS (SELECT 1 FROM founders f JOIN listing_founders lf ON lf.founder_id = f.id AND lf.listing_id = ${listingId} WHERE f.user_id = ${userId})`;
}

export function isLive(listingId: number): SQL {
	return sql`EXISTS (SELECT 1 FROM listings WHERE id = ${listingId} AND status = 'live')`;
}

/**
 * Casts a person's one vote for a live listing that is not their own. Rules are checked in the batch that stores it.
 * @throws Error when there is no such user.
 */
export async function castVote(db: Db, { userId, listingId, now, networkHash }: VoteInput): Promise<VoteOutcome> {
	const voter = await userById(db, userId);
	if (voter === null) throw new Error(`there is no user ${userId}`);
	const reason = discountReason({
		accountAgeMs: now.getTime() - voter.createdAt,
		sameNetworkVotes: networkHash === null ? 0 : await recentNetworkVotes(db, listingId, networkHash, now),
	});
	const week = weekOf(now);
	const counted = reason === null;
	try {
		await runBatch(db, [
			mustHold(db, "not_live", isLive(listingId)),
			mustHold(db, "own_listing", isNotOwn(userId, listingId)),
			mustHold(db, "week_closed", isOpen(week)),
			db
				.insert(votes)
				.values({ userId, listingId, at: now.getTime(), week, counted, discountReason: reason, networkHash }),
			db.insert(countChanges).values({ listingId, week, votes: counted ? 1 : 0, votesRaw: 1 }),
		]);
	} catch (error) {
		const refusal = REFUSALS[guardOf(error) ?? ""];
		if (refusal === undefined) throw error;
		return { outcome: refusal };
	}
	return reason === null ? { outcome: "counted" } : { outcome: "discounted", reason };
}

/** Reads at most as many votes as a burst has. */
async function recentNetworkVotes(db: Db, listingId: number, networkHash: string, now: Date): Promise<number> {
	const since = now.getTime() - NETWORK_BURST_MS;
	const rows = await db.all(
		sql`SELECT 1 FROM votes WHERE listing_id = ${listingId} AND network_hash = ${networkHash} AND at > ${since} LIMIT ${NETWORK_BURST_VOTES}`,
	);
	return rows.length;
}

export async function voteOf(db: Db, userId: number, listingId: number) {
	const row = await db.query.votes.findFirst({ where: and(eq(votes.userId, userId), eq(votes.listingId, listingId)) });
	return row ?? null;
}

/** Takes a vote back. @returns false when there is none, or its week is closed. */
export async function withdrawVote(db: Db, userId: number, listingId: number): Promise<boolean> {
	const vote = await voteOf(db, userId, listingId);
	if (vote === null) return false;
	const change = { listingId, week: vote.week, votes: vote.counted ? -1 : 0, votesRaw: -1 };
	return holds(db, [
		db.delete(votes).where(and(eq(votes.id, vote.id), eq(votes.counted, vote.counted), isOpen(vote.week))),
		mustHaveChanged(db, "unchanged"),
		db.insert(countChanges).values(change),
	]);
}

/** Takes a counted vote out of the ranking, by the site team. @returns false when it did not count, or its week is closed. */
export async function discountVote(db: Db, voteId: number): Promise<boolean> {
	const vote = await db.query.votes.findFirst({ where: eq(votes.id, voteId) });
	if (vote === undefined) return false;
	return holds(db, [
		db
			.update(votes)
			.set({ counted: false, discountReason: "moderated" satisfies DiscountReason })
			.where(and(eq(votes.id, voteId), eq(votes.counted, true), isOpen(vote.week))),
		mustHaveChanged(db, "unchanged"),
		db.insert(countChanges).values({ listingId: vote.listingId, week: vote.week, votes: -1 }),
	]);
}

/** Follows a live listing. @returns false when the person follows it already, or it is not live. */
export async function follow(db: Db, userId: number, listingId: number, now: Date): Promise<boolean> {
	return holds(db, [
		mustHold(db, "unchanged", isLive(listingId)),
		db.insert(follows).values({ userId, listingId, at: now.getTime() }).onConflictDoNothing(),
		mustHaveChanged(db, "unchanged"),
		db.insert(countChanges).values({ listingId, followers: 1 }),
	]);
}

/** @returns false when the person does not follow it. */
export async function unfollow(db: Db, userId: number, listingId: number): Promise<boolean> {
	return holds(db, [
		db.delete(follows).where(and(eq(follows.userId, userId), eq(follows.listingId, listingId))),
		mustHaveChanged(db, "unchanged"),
		db.insert(countChanges).values({ listingId, followers: -1 }),
	]);
}

/** Runs a batch whose guard is named `unchanged`. @returns whether the guard held. */
async function holds(db: Db, statements: readonly Statement[]): Promise<boolean> {
	try {
		await runBatch(db, statements);
		return true;
	} catch (error) {
		if (guardOf(error) === "unchanged") return false;
		throw error;
	}
}
