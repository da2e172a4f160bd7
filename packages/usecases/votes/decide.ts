import type { WeekKey } from "#core/launches/week";
import { type Db, mustHold, type Statement } from "#store/db";
import { foldSoon } from "#store/folding";
import { decideVotes, standingsOf } from "#store/vote-decisions";
import type { VoteRow } from "#store/votes";
import { closedWeek, isOpen } from "#store/weeks";
import { AGAIN, type Refusals } from "#usecases/commit";
import { recount } from "#usecases/votes/recount";

interface Deciding {
	db: Db;
	now: Date;
	nextId(sequence: string): Promise<number>;
}

/** What fails a batch that changes votes by a decision, and what it means: what was read has changed. */
export const VOTES_MOVED: Refusals<"stale" | "week_closed" | "not_closed"> = {
	stale: AGAIN,
	week_closed: AGAIN,
	not_closed: AGAIN,
};

/** A decision of the site team about votes for one listing that were cast in one week; a closed week is counted again. */
export async function decide(
	ctx: Deciding,
	votes: readonly VoteRow[],
	about: { listingId: number; week: WeekKey; burstId: number | null; counts: boolean; reason: string },
): Promise<{ id: number; statements: Statement<keyof typeof VOTES_MOVED>[] }> {
	const { db, now } = ctx;
	const id = await ctx.nextId("vote_decision");
	const counting = votes.filter((vote) => vote.counted).length;
	const difference = (about.counts ? votes.length : 0) - counting;
	return {
		id,
		statements: [
			...decideVotes(db, { ...about, id, at: now.getTime() }, standingsOf(votes)),
			...(await followed(ctx, { ...about, difference })),
		],
	};
}

/** What follows from votes of a week that count, or no longer do: counts, and in a closed week ranks and awards. */
export async function followed(
	ctx: Deciding,
	about: { listingId: number; week: WeekKey; difference: number; reason: string },
): Promise<Statement<"week_closed" | "not_closed">[]> {
	const { db, now } = ctx;
	const isClosed = (await closedWeek(db, about.week)) !== null;
	const { week, listingId, difference, reason } = about;
	return [
		...(isClosed
			? await recount(ctx, { week, listingId, difference, reason })
			: [mustHold(db, "week_closed", isOpen(week))]),
		foldSoon(db, now.getTime()),
	];
}
