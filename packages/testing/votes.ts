import { eq } from "drizzle-orm";
import followAction from "#actions/follows/follow";
import castVoteAction, { type CastVote } from "#actions/votes/cast-vote";
import judgeVotes from "#actions/votes/judge-votes";
import { AppError, type ErrorCode } from "#core/errors";
import { weekOf } from "#core/launches/week";
import { type Db, guardOf, runAnyBatch } from "#store/db";
import { foldSoon } from "#store/folding";
import { listings } from "#store/schema/index";
import { insertVote } from "#store/votes";
import { performAs, personActor, teamActor } from "#testing/act";

/** Acts of people on minted listings, by the way their pages take. */

/** @returns the vote, or the code it was refused with. */
export async function castVote(
	db: Db,
	vote: { userId: number; listingId: number; now: Date },
): Promise<CastVote | ErrorCode> {
	const listing = await slugOf(db, vote.listingId);
	try {
		return await performAs(personActor(vote.userId, "unknown"), castVoteAction, { listing }, vote.now);
	} catch (error) {
		if (error instanceof AppError) return error.code;
		throw error;
	}
}

/**
 * Stores votes of accounts that are no longer new as the action does, all by one call of the database: for tests of what comes after.
 * @returns by which guard they were refused, all of them; null where they are stored.
 */
export async function storeVotes(
	db: Db,
	cast: readonly { userId: number; listingId: number; at: Date; network?: string }[],
): Promise<string | null> {
	const statements = cast.flatMap(({ at, network, ...vote }) =>
		insertVote(db, {
			...vote,
			at: at.getTime(),
			week: weekOf(at),
			discountReason: null,
			networkHash: network ?? null,
			countsFrom: null,
			freshAccountAt: null,
		}),
	);
	const last = Math.max(...cast.map(({ at }) => at.getTime()));
	try {
		await runAnyBatch(db, [...statements, foldSoon(db, last)]);
		return null;
	} catch (error) {
		return guardOf(error) ?? Promise.reject(error);
	}
}

export async function discountVote(_db: Db, voteId: number): Promise<void> {
	await performAs(teamActor(), judgeVotes, { vote_ids: [voteId], counts: false, reason: "test" });
}

export async function follow(db: Db, userId: number, listingId: number, now: Date): Promise<void> {
	await performAs(personActor(userId), followAction, { listing: await slugOf(db, listingId) }, now);
}

async function slugOf(db: Db, id: number): Promise<string> {
	const row = await db.query.listings.findFirst({ columns: { slug: true }, where: eq(listings.id, id) });
	if (row === undefined) throw new Error(`there is no listing ${id}`);
	return row.slug;
}
