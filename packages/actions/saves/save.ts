import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { notFound } from "#core/errors";
import { insertSave, savedBySlug } from "#store/saves";
import { votableListing } from "#store/votes";
import { unchanged } from "#usecases/commit";
import { slug } from "#usecases/fields";

/** Keeps a live listing for oneself: nobody else sees it, and nothing counts it. */
export default defineAction({
	id: "save",
	actor: "person",
	rate: "follow",
	input: z.strictObject({ listing: slug }),
	async handler(input, { actor: { userId }, db, now }) {
		const saved = await savedBySlug(db, userId, input.listing);
		if (saved !== null) return unchanged({ listing: saved });
		const listing = (await votableListing(db, input.listing)) ?? notFound("live listing");
		return record({ subject: `listing:${listing.id}` }, { listing }, [
			insertSave(db, { userId, listingId: listing.id, at: now.getTime() }),
		]);
	},
});
