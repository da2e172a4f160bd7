import * as z from "zod";
import { notFound } from "#core/errors";
import { LINK_MAX, MILESTONE_DESCRIPTION_MAX, MILESTONE_TITLE_MAX, MILESTONES_MAX } from "#core/limits";
import { isWebLink } from "#core/web/website";
import { defineOperation } from "#operations/define";
import { Milestone } from "#operations/directory/profile";
import { exampleOwnListing } from "#operations/listings/own-listing-example";
import { OwnListing, ownListingView } from "#operations/listings/own-listing-view";
import { shownSection, withShown } from "#operations/listings/paid-section";
import { insertMilestone } from "#store/milestones";
import { ownedListing, partsOfListing } from "#store/owned-listings";
import { commit } from "#usecases/commit";
import { dateText, line, listingId, requiredLine, text } from "#usecases/fields";

const reached = { id: 3, date: "2026-11-30", title: "First 100 teams", description: null, url: null };

const httpsLink = line(LINK_MAX)
	.refine((value) => isWebLink(value) && /^\s*https:/i.test(value), {
		error: "This must be an absolute https address.",
		params: { code: "bad_format" },
	})
	.meta({ maxLength: LINK_MAX, format: "uri" });

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
	description: `A dated event of the product's history. The public page shows milestones when that section is unlocked. A listing holds at most ${MILESTONES_MAX}.`,
	params: z.strictObject({ listing_id: listingId }),
	body: z.strictObject({
		date: dateText,
		title: requiredLine(MILESTONE_TITLE_MAX),
		description: text(MILESTONE_DESCRIPTION_MAX).optional(),
		url: httpsLink.optional(),
	}),
	output: OwnListing.extend({ milestone: Milestone, ...shownSection }),
	example: {
		input: { listing_id: 7, date: reached.date, title: reached.title },
		output: { ...exampleOwnListing("live"), milestones: [reached], milestone: reached, shown: true },
	},
	async handler({ listing_id, date, title, description, url }, ctx) {
		const { db, caller } = ctx;
		const current = (await ownedListing(db, caller.userId, listing_id)) ?? notFound("listing");
		const parts = await partsOfListing(db, listing_id);
		const milestone = {
			id: await ctx.nextId("milestone"),
			date,
			title,
			description: description?.trim() || null,
			url: url?.trim() ?? null,
		};
		const row = { ...milestone, listingId: listing_id };
		const milestones = [row, ...parts.milestones].sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id);
		return commit(
			{
				...withShown(
					ownListingView(current, { ...parts, milestones }, ctx),
					current.listing,
					"milestones",
					ctx.settings.sellsProducts,
				),
				milestone,
			},
			insertMilestone(db, row, MILESTONES_MAX),
			{
				milestone_limit: {
					code: "milestone_limit_reached",
					detail: `A listing holds at most ${MILESTONES_MAX} milestones; delete one first.`,
				},
			},
		);
	},
});
