import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { notFound } from "#core/errors";
import { deleteSave, savedBySlug } from "#store/saves";
import { votableListing } from "#store/votes";
import { AGAIN, unchanged } from "#usecases/commit";
import { slug } from "#usecases/fields";

/** Keeps a listing no longer, also one that is not public any more. */
export default defineAction({
	id: "unsave",
	actor: "person",
	rate: "follow",
	input: z.strictObject({ listing: slug }),
	async handler(input, { actor: { userId }, db }) {
		const listing = await savedBySlug(db, userId, input.listing);
		if (listing === null)
			return unchanged({ listing: (await votableListing(db, input.listing)) ?? notFound("listing") });
		return record({ subject: `listing:${listing.id}` }, { listing }, deleteSave(db, userId, listing.id), {
			stale: AGAIN,
		});
	},
});
