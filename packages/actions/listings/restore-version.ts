import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { notFound } from "#core/errors";
import { editListing, leaveEditCopy } from "#store/listing-edits";
import { ownedListing } from "#store/owned-listings";
import { unchanged } from "#usecases/commit";
import { listingId } from "#usecases/fields";
import { editPuttingBack } from "#usecases/listings/put-back";
import { PARTS_REFUSED } from "#usecases/listings/put-back-parts";
import { LISTING_CHANGED } from "#usecases/listings/tell-owner";

/**
 * The owner of a listing puts back what one edit of it changed, whoever made it: each fact to what it was, with the quotes
 * and the origin of then. It is an edit like others, with its own version and copy for the site team.
 */
export default defineAction({
	id: "restore_version",
	actor: "person",
	rate: "write",
	input: z.strictObject({
		listing_id: listingId,
		/** Of the listing as it was read. */
		version: z.int().min(1),
		/** The version that the edit made. */
		edit: z.int().min(2),
	}),
	async handler({ listing_id, version, edit: number }, { actor, db, now }) {
		const current = (await ownedListing(db, actor.userId, listing_id)) ?? notFound("listing");
		const { listing } = current;
		const by = { userId: actor.userId, now: now.getTime() };
		const back = await editPuttingBack(db, current, { version, edit: number, now: by.now });
		if (back === null) return unchanged({ slug: listing.slug });
		const { edit, parts } = back;
		return record(
			{ subject: `listing:${listing.id}`, detail: { edit: number, fields: back.fields.join(", ") } },
			{ slug: listing.slug },
			[
				...editListing(db, listing.id, edit, by, { ownerId: actor.userId, version }, { parts }),
				...(back.hasFacts ? [leaveEditCopy(db, listing.id, by.now)] : []),
			],
			{ ...PARTS_REFUSED, stale: LISTING_CHANGED },
		);
	},
});
