import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { VOTE_REFUSALS } from "#actions/vote-refusals";
import { changeBetween } from "#core/access/audit-change";
import { notFound } from "#core/errors";
import { VOTE_JUDGEMENT_MAX } from "#core/limits";
import { foldSoon } from "#store/folding";
import { judgeVote, voteById } from "#store/votes";
import { unchanged } from "#usecases/commit";
import { line } from "#usecases/fields";

/** The site team takes a vote out of the ranking, or puts one back, while its week is open; the reason is kept. */
export default defineAction({
	id: "judge_vote",
	actor: "team",
	rate: "write",
	input: z.strictObject({ vote_id: z.int().min(1), counts: z.boolean(), why: line(VOTE_JUDGEMENT_MAX) }),
	async handler({ vote_id, counts, why }, { db, now }) {
		const vote = (await voteById(db, vote_id)) ?? notFound("vote");
		const answer = { counted: counts, listingId: vote.listingId };
		// One that does not count for another reason may begin to by itself, until the team says that it does not.
		const reason = counts ? null : "moderated";
		if (vote.discountReason === reason) return unchanged(answer);
		return record(
			{
				subject: `vote:${vote.id}`,
				detail: { listing: vote.listingId, reason: why },
				change: changeBetween({ counted: vote.counted }, { counted: counts }),
			},
			answer,
			[...judgeVote(db, vote, reason), foldSoon(db, now.getTime())],
			VOTE_REFUSALS,
		);
	},
});
