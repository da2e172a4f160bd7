import * as z from "zod";
import { notFound } from "#core/errors";
import { briefOwnListing } from "#operations/brief/own-listing";
import { defineOperation } from "#operations/define";
import { exampleOwnListing } from "#operations/listings/own-listing-example";
import { OwnListing } from "#operations/listings/own-listing-schema";
import { ownListingView } from "#operations/listings/own-listing-view";
import { ownedListing, partsOfListing } from "#store/owned-listings";
import { listingId } from "#usecases/fields";

export default defineOperation({
	id: "get_my_listing",
	method: "get",
	path: "/me/listings/{listing_id}",
	area: "listings",
	scope: "account:read",
	status: 200,
	limit: "read",
	summary: "One of your listings in full, with its status, plan and badge",
	description:
		"Everything public of the listing and what only its owner sees: status, plan, launch week, views, followers, which paid sections are unlocked, the badge code for its homepage, what the last check of the badge found, and which facts the website no longer states (stale_facts). next_actions says what to do now.",
	params: z.strictObject({ listing_id: listingId }),
	output: OwnListing,
	example: { input: { listing_id: 7 }, output: exampleOwnListing("awaiting_badge") },
	brief: briefOwnListing,
	async handler({ listing_id }, ctx) {
		const [current, parts] = await Promise.all([
			ownedListing(ctx.db, ctx.caller.userId, listing_id),
			partsOfListing(ctx.db, listing_id),
		]);
		return ownListingView(current ?? notFound("listing"), parts, ctx);
	},
});
