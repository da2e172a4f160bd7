import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { AppError, invalidField, notFound } from "#core/errors";
import { TEAM_REASON_MAX } from "#core/limits";
import { editByHand } from "#core/listings/edit-by-hand";
import { isEmptyEdit, realChanges } from "#core/listings/listing-facts";
import { columnsOf, editListing } from "#store/listing-edits";
import { listingWithProfile } from "#store/owned-listings";
import { unchanged } from "#usecases/commit";
import { text } from "#usecases/fields";
import { editOfBody, listingFields } from "#usecases/listings/listing-input";
import { LISTING_CHANGED, tellOwner } from "#usecases/listings/tell-owner";

/** The site team corrects facts of a listing. They are marked as the team's, and its owner is told what and why. */
export default defineAction({
	id: "correct_listing",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		listing_id: z.int().min(1),
		/** Of the listing as it was read. */
		version: z.int().min(1),
		fields: listingFields,
		/** For its owner. */
		reason: text(TEAM_REASON_MAX),
	}),
	async handler({ listing_id, version, fields, reason }, ctx) {
		const { actor, db, now } = ctx;
		if (reason.trim() === "") invalidField("/reason", "Say why: its owner reads it.", "required");
		const current = (await listingWithProfile(db, listing_id)) ?? notFound("listing");
		const { listing, profile } = current;
		if (listing.version !== version) throw new AppError(LISTING_CHANGED.code, LISTING_CHANGED.detail);
		const facts = { columns: columnsOf(listing), profile };
		const real = realChanges(facts, editOfBody({ fields }));
		if (isEmptyEdit(real)) return unchanged({ slug: listing.slug });
		const edit = editByHand(real, facts, "team");
		const by = { userId: actor.userId, now: now.getTime() };
		return record(
			{ subject: `listing:${listing.id}`, detail: { fields: Object.keys(edit.quotes ?? {}).join(", "), reason } },
			{ slug: listing.slug },
			[
				...editListing(db, listing.id, edit, by, { version }),
				...tellOwner(ctx, listing, { fields: Object.keys(edit.quotes ?? {}), reason }),
			],
			{ stale: LISTING_CHANGED },
		);
	},
});
