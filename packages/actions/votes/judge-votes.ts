import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { invalidField, notFound } from "#core/errors";
import { TEAM_REASON_MAX, VOTES_JUDGED_MAX } from "#core/limits";
import { votesById } from "#store/votes";
import { unchanged } from "#usecases/commit";
import { requiredLine } from "#usecases/fields";
import { decide, VOTES_MOVED } from "#usecases/votes/decide";

/**
 * The site team takes votes for a listing out of the ranking of their week, or has them count, for a public reason. A
 * closed week is counted again. Source: docs/votes.md#counting-a-closed-week-again.
 */
export default defineAction({
	id: "judge_votes",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		/** Of one listing, cast in one week. */
		vote_ids: z.array(z.int().min(1)).min(1).max(VOTES_JUDGED_MAX),
		counts: z.boolean(),
		reason: requiredLine(TEAM_REASON_MAX),
	}),
	async handler({ vote_ids, counts, reason }, ctx) {
		const ids = [...new Set(vote_ids)];
		const found = await votesById(ctx.db, ids);
		const [first] = found;
		if (first === undefined || found.length < ids.length) return notFound("vote");
		const { listingId, week } = first;
		if (found.some((vote) => vote.listingId !== listingId || vote.week !== week)) {
			invalidField("/vote_ids", "Choose votes for one product that were cast in one week.");
		}
		const discount = counts ? null : "moderated";
		// One that does not count for another reason may begin to by itself, until the team says that it does not.
		// What a ban took out comes back with the account.
		const votes = found.filter(
			(vote) => vote.discountReason !== discount && !(counts && vote.discountReason === "banned"),
		);
		const answer = { changed: votes.length, listingId, week };
		if (votes.length === 0) return unchanged(answer);
		const decided = await decide(ctx, votes, { listingId, week, burstId: null, counts, reason });
		const counting = votes.filter((vote) => vote.counted).length;
		return record(
			{
				subject: `listing:${listingId}`,
				detail: { week, votes: votes.length, first: votes[0]?.id ?? null, decision: decided.id, reason },
				change: changeBetween({ votes_that_count: counting }, { votes_that_count: counts ? votes.length : 0 }),
			},
			answer,
			decided.statements,
			VOTES_MOVED,
		);
	},
});
