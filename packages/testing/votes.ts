import { eq } from "drizzle-orm";
import followAction from "#actions/follows/follow";
import castVoteAction, { type CastVote } from "#actions/votes/cast-vote";
import judgeVotes from "#actions/votes/judge-votes";
import { AppError, type ErrorCode } from "#core/errors";
import type { Db } from "#store/db";
import { listings } from "#store/schema/index";
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
