import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { VOTE_REFUSALS } from "#actions/vote-refusals";
import { notFound } from "#core/errors";
import { foldSoon } from "#store/folding";
import { deleteVote, votableListing, voteOf } from "#store/votes";
import { unchanged } from "#usecases/commit";
import { slug } from "#usecases/fields";

/** Takes a person's vote back while its week is open; they may vote again. */
export default defineAction({
	id: "withdraw_vote",
	actor: "person",
	rate: "vote",
	input: z.strictObject({ listing: slug }),
	async handler(input, { actor, db, now }) {
		const listing = (await votableListing(db, input.listing)) ?? notFound("live listing");
		const vote = await voteOf(db, actor.userId, listing.id);
		if (vote === null) return unchanged({ listing });
		return record(
			{ subject: `listing:${listing.id}`, detail: { week: vote.week } },
			{ listing },
			[...deleteVote(db, vote), foldSoon(db, now.getTime())],
			VOTE_REFUSALS,
		);
	},
});
