import * as z from "zod";
import { notFound } from "#core/errors";
import { changedInListing } from "#operations/brief/own-listing";
import { defineOperation } from "#operations/define";
import { exampleOwnListing } from "#operations/listings/own-listing-example";
import { OwnListing } from "#operations/listings/own-listing-schema";
import { ownListingView } from "#operations/listings/own-listing-view";
import { afterEdit, editParts } from "#store/listing-edits";
import { deleteMilestone } from "#store/milestones";
import { ownedListing, partsOfListing } from "#store/owned-listings";
import { AGAIN, commit } from "#usecases/commit";
import { listingId } from "#usecases/fields";

export default defineOperation({
	id: "delete_milestone",
	method: "delete",
	path: "/me/listings/{listing_id}/milestones/{milestone_id}",
	area: "listings",
	scope: "listings:write",
	status: 200,
	idempotent: true,
	limit: "write",
	summary: "Delete a milestone of one of your listings",
	description: "Answers with the listing without it.",
	params: z.strictObject({
		listing_id: listingId,
		milestone_id: z.int().min(1).meta({ description: "As get_my_listing gives it." }),
	}),
	output: OwnListing,
	example: { input: { listing_id: 7, milestone_id: 3 }, output: exampleOwnListing("live") },
	brief: (listing) => changedInListing(listing, ["milestones"]),
	async handler({ listing_id, milestone_id }, ctx) {
		const { db, caller } = ctx;
		const [owned, parts] = await Promise.all([
			ownedListing(db, caller.userId, listing_id),
			partsOfListing(db, listing_id),
		]);
		const current = owned ?? notFound("listing");
		const milestones = parts.milestones.filter((milestone) => milestone.id !== milestone_id);
		const now = ctx.now.getTime();
		if (milestones.length === parts.milestones.length) notFound("milestone");
		return commit(
			ownListingView({ ...current, listing: afterEdit(current.listing, now) }, { ...parts, milestones }, ctx),
			editParts(
				db,
				listing_id,
				{
					parts: ["milestones"],
					milestoneIds: [milestone_id],
					statements: deleteMilestone(db, listing_id, milestone_id),
				},
				{ userId: caller.userId, now },
				{ ownerId: caller.userId },
			),
			{
				stale: AGAIN,
				gone: { code: "not_found", detail: "There is no milestone with this identifier that you can see." },
			},
		);
	},
});
