import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { AppError, notFound } from "#core/errors";
import { TEAM_REASON_MAX } from "#core/limits";
import { BURST_OPEN, undoVoteDecision, voteDecision } from "#store/vote-decisions";
import { closedWeek } from "#store/weeks";
import { requiredLine } from "#usecases/fields";
import { followed, VOTES_MOVED } from "#usecases/votes/decide";

const UNDONE = { code: "changed_meanwhile", detail: "This decision has been taken back already." } as const;

/**
 * The site team takes back what it decided about a vote or a burst: its votes stand as they did, a burst waits again, and a
 * closed week is counted again, with the awards of before.
 */
export default defineAction({
	id: "undo_vote_decision",
	actor: "team",
	rate: "write",
	input: z.strictObject({ decision_id: z.int().min(1), reason: requiredLine(TEAM_REASON_MAX) }),
	async handler({ decision_id, reason }, ctx) {
		const { db, now } = ctx;
		const decision = (await voteDecision(db, decision_id)) ?? notFound("decision");
		if (decision.undoneAt !== null) throw new AppError(UNDONE.code, UNDONE.detail);
		const { listingId, week, counts, votes, before } = decision;
		const counting = before.filter(([, counted]) => counted === 1).length;
		const difference = counting - (counts ? votes : 0);
		const isClosed = (await closedWeek(db, week)) !== null;
		const { stale: _, ...moved } = VOTES_MOVED;
		return record(
			{
				subject: decision.burstId === null ? `listing:${listingId}` : `vote_burst:${decision.burstId}`,
				detail: { listing: listingId, week, decision: decision.id, votes, reason },
				change: changeBetween({ votes_that_count: counts ? votes : 0 }, { votes_that_count: counting }),
			},
			{ listingId, week },
			[
				...undoVoteDecision(db, decision, { at: now.getTime(), isClosed }),
				...(await followed(ctx, { listingId, week, difference, reason })),
			],
			{
				...moved,
				undone: UNDONE,
				decided_since: {
					code: "changed_meanwhile",
					detail: "Something else was decided about one of these votes since. Take that back first.",
				},
				[BURST_OPEN]: {
					code: "changed_meanwhile",
					detail: "More votes of the same kind are held back by now. Decide about those first.",
				},
			},
		);
	},
});
