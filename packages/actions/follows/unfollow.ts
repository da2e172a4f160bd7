import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { notFound } from "#core/errors";
import { foldSoon } from "#store/folding";
import { deleteFollow, followOfSlug } from "#store/follows";
import { votableListing } from "#store/votes";
import { AGAIN, unchanged } from "#usecases/commit";
import { slug } from "#usecases/fields";

/** Ends following a listing, also of one that is not public any more. */
export default defineAction({
	id: "unfollow",
	actor: "person",
	rate: "follow",
	input: z.strictObject({ listing: slug }),
	async handler(input, { actor, db, now }) {
		const follow = await followOfSlug(db, actor.userId, input.listing);
		if (follow === null)
			return unchanged({ listing: (await votableListing(db, input.listing)) ?? notFound("listing") });
		const { listing } = follow;
		return record(
			{ subject: `listing:${listing.id}` },
			{ listing },
			[...deleteFollow(db, follow), foldSoon(db, now.getTime())],
			{ stale: AGAIN },
		);
	},
});
