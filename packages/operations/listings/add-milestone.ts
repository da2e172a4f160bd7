import * as z from "zod";
import { notFound } from "#core/errors";
import { MILESTONES_MAX } from "#core/limits";
import { listingStanding } from "#operations/brief/own-listing";
import { defineOperation } from "#operations/define";
import { Milestone } from "#operations/directory/profile";
import { exampleOwnListing } from "#operations/listings/own-listing-example";
import { OwnListing } from "#operations/listings/own-listing-schema";
import { ownListingView } from "#operations/listings/own-listing-view";
import { shownSection, withShown } from "#operations/listings/paid-section";
import { afterEdit, editParts } from "#store/listing-edits";
import { insertMilestone } from "#store/milestones";
import { ownedListing, partsOfListing } from "#store/owned-listings";
import { AGAIN, commit } from "#usecases/commit";
import { listingId } from "#usecases/fields";
import { milestoneBody, storedMilestone } from "#usecases/listings/milestone-input";

const reached = { id: 3, date: "2026-11-30", title: "First 100 teams", description: null, url: null };

export default defineOperation({
	id: "add_milestone",
	method: "post",
	path: "/me/listings/{listing_id}/milestones",
	area: "listings",
	scope: "listings:write",
	status: 201,
	idempotent: true,
	limit: "write",
	summary: "Add a milestone to one of your listings",
	description: `A dated event of the product's history. Shown when that section is unlocked. A listing holds at most ${MILESTONES_MAX}.`,
	params: z.strictObject({ listing_id: listingId }),
	body: milestoneBody,
	output: OwnListing.extend({ milestone: Milestone, ...shownSection }).meta({ id: "OwnListingWithMilestone" }),
	refuses: ["milestone_limit_reached"],
	example: {
		input: { listing_id: 7, date: reached.date, title: reached.title },
		output: { ...exampleOwnListing("live"), milestones: [reached], milestone: reached, shown: true },
	},
	brief: ({ milestone: { id, date, title }, shown, ...listing }) => ({
		...listingStanding(listing),
		milestone: { id, date, title },
		shown,
	}),
	async handler({ listing_id, ...body }, ctx) {
		const { db, caller } = ctx;
		const [owned, parts] = await Promise.all([
			ownedListing(db, caller.userId, listing_id),
			partsOfListing(db, listing_id),
		]);
		const current = owned ?? notFound("listing");
		const now = ctx.now.getTime();
		const milestone = { id: await ctx.nextId("milestone"), ...storedMilestone(body) };
		const row = { ...milestone, listingId: listing_id };
		const milestones = [row, ...parts.milestones].sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id);
		return commit(
			{
				...withShown(
					ownListingView({ ...current, listing: afterEdit(current.listing, now) }, { ...parts, milestones }, ctx),
					current.listing,
					"milestones",
					ctx.settings.sellsProducts,
				),
				milestone,
			},
			editParts(
				db,
				listing_id,
				{ parts: ["milestones"], milestoneIds: [row.id], statements: insertMilestone(db, row, MILESTONES_MAX) },
				{ userId: caller.userId, now },
				{ ownerId: caller.userId },
			),
			{
				stale: AGAIN,
				milestone_limit: {
					code: "milestone_limit_reached",
					detail: `A listing holds at most ${MILESTONES_MAX} milestones; delete one first.`,
				},
			},
		);
	},
});
