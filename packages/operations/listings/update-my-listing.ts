import * as z from "zod";
import { notFound } from "#core/errors";
import { editByHand } from "#core/listings/edit-by-hand";
import { applyEdit, isEmptyEdit, realChanges } from "#core/listings/listing-facts";
import { changedInListing } from "#operations/brief/own-listing";
import { defineOperation } from "#operations/define";
import { exampleOwnListing } from "#operations/listings/own-listing-example";
import { OwnListing } from "#operations/listings/own-listing-schema";
import { ownListingView } from "#operations/listings/own-listing-view";
import { afterEdit, columnsOf, editListing, leaveEditCopy } from "#store/listing-edits";
import { ownedListing, partsOfListing } from "#store/owned-listings";
import { AGAIN, commit } from "#usecases/commit";
import { listingId } from "#usecases/fields";
import { editOfBody, listingEditBody } from "#usecases/listings/listing-input";
import { mustBeAsSeen } from "#usecases/listings/tell-owner";

export default defineOperation({
	id: "update_my_listing",
	method: "patch",
	path: "/me/listings/{listing_id}",
	area: "listings",
	scope: "listings:write",
	status: 200,
	idempotent: true,
	takesVersion: true,
	limit: "write",
	summary: "Edit one of your listings; edits publish at once",
	description:
		"Corrects, changes or removes its facts: texts, price, country, city, contact, features, FAQs. Send only what changes; an empty text clears a field. Edits stay in the version history, and the site team receives a copy of before and after.",
	params: z.strictObject({ listing_id: listingId }),
	body: listingEditBody,
	bodyOptional: true,
	output: OwnListing,
	refuses: ["listing_conflict"],
	example: {
		input: { listing_id: 7, fields: { tagline: "Notes for teams", founded_year: 2021 } },
		output: exampleOwnListing("live"),
	},
	brief: (listing, { fields, ...parts }) =>
		changedInListing(listing, [...Object.keys(fields ?? {}), ...Object.keys(parts)]),
	async handler({ listing_id, ...changes }, ctx) {
		const { db, caller } = ctx;
		const current = (await ownedListing(db, caller.userId, listing_id)) ?? notFound("listing");
		const { listing, profile } = current;
		mustBeAsSeen(listing, ctx.seenVersion);
		const parts = await partsOfListing(db, listing.id);
		const facts = { columns: columnsOf(listing), profile };
		const real = realChanges(facts, editOfBody(changes));
		if (isEmptyEdit(real)) return commit(ownListingView(current, parts, ctx), []);
		const edit = editByHand(real, facts, "owner");
		const now = ctx.now.getTime();
		const after = applyEdit(facts, edit);
		return commit(
			ownListingView(
				{
					listing: afterEdit({ ...listing, ...after.columns }, now),
					profile: after.profile,
				},
				parts,
				ctx,
			),
			[
				...editListing(
					db,
					listing.id,
					edit,
					{ userId: caller.userId, now },
					{ ownerId: caller.userId, ...(ctx.seenVersion !== undefined && { version: ctx.seenVersion }) },
				),
				leaveEditCopy(db, listing.id, now),
			],
			{ stale: AGAIN },
		);
	},
});
