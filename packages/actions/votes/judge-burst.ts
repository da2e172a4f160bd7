import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { AppError, notFound } from "#core/errors";
import { TEAM_REASON_MAX } from "#core/limits";
import { burstById } from "#store/vote-bursts";
import { settleBurst, votesOfBurst } from "#store/vote-decisions";
import { requiredLine } from "#usecases/fields";
import { decide, VOTES_MOVED } from "#usecases/votes/decide";

const DECIDED = {
	code: "changed_meanwhile",
	detail: "Somebody has decided about these votes since you looked, or more of them came. Look again.",
} as const;

/**
 * The site team decides about a burst at once: all of its votes count, or none does, for a public reason; those that a ban
 * took out stay out. A closed week is counted again. Source: docs/votes.md#bursts.
 */
export default defineAction({
	id: "judge_burst",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		burst_id: z.int().min(1),
		/** Of the burst as it was read: more may have joined it since. */
		votes: z.int().min(0),
		counts: z.boolean(),
		reason: requiredLine(TEAM_REASON_MAX),
	}),
	async handler({ burst_id, votes: seen, counts, reason }, ctx) {
		const [burst, all] = await Promise.all([burstById(ctx.db, burst_id), votesOfBurst(ctx.db, burst_id)]);
		if (burst === null) return notFound("burst");
		if (burst.decision !== null || all.length !== seen) throw new AppError(DECIDED.code, DECIDED.detail);
		const votes = all.filter((vote) => vote.discountReason !== "banned");
		const { week, listing } = burst;
		const about = { listingId: listing.id, week, burstId: burst.id, counts, reason };
		const { id, statements } = await decide(ctx, votes, about);
		const counting = votes.filter((vote) => vote.counted).length;
		return record(
			{
				subject: `vote_burst:${burst.id}`,
				detail: { listing: listing.id, week, votes: votes.length, reason, decision: id },
				change: changeBetween({ votes_that_count: counting }, { votes_that_count: counts ? votes.length : 0 }),
			},
			{ decisionId: id, votes: votes.length, counted: counts },
			[...settleBurst(ctx.db, burst.id, id), ...statements],
			{ ...VOTES_MOVED, decided: DECIDED },
		);
	},
});
