import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { VOTE_REFUSALS } from "#actions/vote-refusals";
import { AppError, notFound } from "#core/errors";
import { SETTLED_REASONS } from "#core/launches/vote-rules";
import { foldSoon } from "#store/folding";
import { deleteVote, votableListing, voteOf } from "#store/votes";
import { unchanged } from "#usecases/commit";
import { slug } from "#usecases/fields";

/** Takes a person's vote back while its week is open; they may vote again, unless it was taken out of the ranking. */
export default defineAction({
	id: "withdraw_vote",
	actor: "person",
	rate: "vote",
	input: z.strictObject({ listing: slug }),
	async handler(input, { actor, db, now }) {
		const listing = (await votableListing(db, input.listing)) ?? notFound("live listing");
		const vote = await voteOf(db, actor.userId, listing.id);
		if (vote === null) return unchanged({ listing });
		if (SETTLED_REASONS.includes(vote.discountReason)) {
			throw new AppError(
				"vote_settled",
				"This vote was taken out of the ranking and stays as it is; it counts nowhere.",
			);
		}
		return record(
			{ subject: `listing:${listing.id}`, detail: { week: vote.week } },
			{ listing },
			[...deleteVote(db, vote), foldSoon(db, now.getTime())],
			VOTE_REFUSALS,
		);
	},
});
