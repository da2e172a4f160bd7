import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { invalidField, notFound } from "#core/errors";
import { TEAM_REASON_MAX } from "#core/limits";
import { editListing } from "#store/listing-edits";
import { listingWithProfile } from "#store/owned-listings";
import { unchanged } from "#usecases/commit";
import { text } from "#usecases/fields";
import { editPuttingBack } from "#usecases/listings/put-back";
import { PARTS_REFUSED } from "#usecases/listings/put-back-parts";
import { LISTING_CHANGED, tellOwner } from "#usecases/listings/tell-owner";

/**
 * The site team puts what one edit of a listing changed back to what it was, with the quotes and the origin of then. Its
 * owner is told what and why.
 */
export default defineAction({
	id: "put_back_edit",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		listing_id: z.int().min(1),
		/** Of the listing as it was read. */
		version: z.int().min(1),
		/** The version that the edit made. */
		edit: z.int().min(2),
		reason: text(TEAM_REASON_MAX),
	}),
	async handler({ listing_id, version, edit: number, reason }, ctx) {
		const { actor, db, now } = ctx;
		if (reason.trim() === "") invalidField("/reason", "Say why: its owner reads it.", "required");
		const current = (await listingWithProfile(db, listing_id)) ?? notFound("listing");
		const { listing } = current;
		const back = await editPuttingBack(db, current, { version, edit: number, now: now.getTime() });
		if (back === null) return unchanged({ slug: listing.slug });
		const { edit, parts, fields } = back;
		return record(
			{ subject: `listing:${listing.id}`, detail: { edit: number, fields: fields.join(", "), reason } },
			{ slug: listing.slug },
			[
				...editListing(db, listing.id, edit, { userId: actor.userId, now: now.getTime() }, { version }, { parts }),
				...tellOwner(ctx, listing, { fields, reason }),
			],
			{ ...PARTS_REFUSED, stale: LISTING_CHANGED },
		);
	},
});
