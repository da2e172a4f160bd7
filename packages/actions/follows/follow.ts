import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { notFound } from "#core/errors";
import { foldSoon } from "#store/folding";
import { followOf, insertFollow } from "#store/follows";
import { votableListing } from "#store/votes";
import { AGAIN, unchanged } from "#usecases/commit";
import { slug } from "#usecases/fields";

/** Follows a live listing: its updates are mailed from now on. */
export default defineAction({
	id: "follow",
	actor: "person",
	rate: "follow",
	input: z.strictObject({ listing: slug }),
	async handler(input, { actor, db, now }) {
		const { userId } = actor;
		const listing = (await votableListing(db, input.listing)) ?? notFound("live listing");
		if ((await followOf(db, userId, listing.id)) !== null) return unchanged({ listing });
		const at = now.getTime();
		return record(
			{ subject: `listing:${listing.id}` },
			{ listing },
			[...insertFollow(db, { userId, listingId: listing.id, at }), foldSoon(db, at)],
			{
				stale: AGAIN,
				not_live: { code: "unknown_listing", detail: "This product is not public at the moment." },
			},
		);
	},
});
