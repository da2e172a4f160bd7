import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { notFound } from "#core/errors";
import { foldSoon } from "#store/folding";
import { deleteFollow, followOf } from "#store/follows";
import { votableListing } from "#store/votes";
import { unchanged } from "#usecases/commit";
import { slug } from "#usecases/fields";

/** Ends following a listing. */
export default defineAction({
	id: "unfollow",
	actor: "person",
	rate: "follow",
	input: z.strictObject({ listing: slug }),
	async handler(input, { actor, db, now }) {
		const listing = (await votableListing(db, input.listing)) ?? notFound("live listing");
		const follow = await followOf(db, actor.userId, listing.id);
		if (follow === null) return unchanged({ listing });
		return record({ subject: `listing:${listing.id}` }, { listing }, [
			...deleteFollow(db, follow),
			foldSoon(db, now.getTime()),
		]);
	},
});
