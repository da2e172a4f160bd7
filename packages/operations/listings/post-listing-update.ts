import * as z from "zod";
import { notFound } from "#core/errors";
import { tellFollowers } from "#core/jobs/kinds";
import { UPDATE_BODY_MAX, UPDATE_TITLE_MAX, UPDATES_A_DAY } from "#core/limits";
import { ITEM_MAX_BYTES } from "#operations/brief/listing";
import { listingStanding } from "#operations/brief/own-listing";
import { within } from "#operations/brief/within";
import { defineOperation } from "#operations/define";
import { exampleOwnListing } from "#operations/listings/own-listing-example";
import { OwnListing } from "#operations/listings/own-listing-schema";
import { ownListingView } from "#operations/listings/own-listing-view";
import { insertUpdate } from "#store/listing-updates";
import { enqueue } from "#store/outbox";
import { ownedListing, partsOfListing } from "#store/owned-listings";
import { commit } from "#usecases/commit";
import { iso, listingId, requiredLine, requiredText, timestamp } from "#usecases/fields";
import { countUpdate, updateLimitRefusal } from "#usecases/mail-limit";

const posted = {
	id: 12,
	title: "Version 2",
	body: "Notebooks can be shared now.",
	created_at: "2026-12-20T10:00:00.000Z",
};

export default defineOperation({
	id: "post_listing_update",
	method: "post",
	path: "/me/listings/{listing_id}/updates",
	area: "listings",
	scope: "listings:write",
	status: 201,
	idempotent: true,
	limit: "write",
	summary: "Post an update on one of your listings",
	description: `Publishes plain text on the listing and on the page of latest updates, and tells the listing's followers. It cannot be taken back from those who were told, so post what your user has approved. A listing posts at most ${UPDATES_A_DAY} updates a day.`,
	params: z.strictObject({ listing_id: listingId }),
	body: z.strictObject({ title: requiredLine(UPDATE_TITLE_MAX), body: requiredText(UPDATE_BODY_MAX) }),
	output: OwnListing.extend({
		update: z.object({ id: z.int(), title: z.string(), body: z.string(), created_at: timestamp }),
	}).meta({ id: "OwnListingWithUpdate" }),
	example: {
		input: { listing_id: 7, title: posted.title, body: posted.body },
		output: { ...exampleOwnListing("live"), latest_updates: [posted], update: posted },
	},
	brief: ({ update, ...listing }) => ({ ...listingStanding(listing), update: within(update, ITEM_MAX_BYTES) }),
	async handler({ listing_id, title, body }, ctx) {
		const { db, caller } = ctx;
		const [owned, parts] = await Promise.all([
			ownedListing(db, caller.userId, listing_id),
			partsOfListing(db, listing_id),
		]);
		const current = owned ?? notFound("listing");
		const now = ctx.now.getTime();
		const row = { id: await ctx.nextId("listing_update"), listingId: listing_id, title, body, createdAt: now };
		const view = ownListingView(
			current,
			{ ...parts, updates: [{ ...row, mailed: 0 }, ...parts.updates].slice(0, 10) },
			ctx,
		);
		return commit(
			{ ...view, update: { id: row.id, title, body, created_at: iso(now) } },
			[
				...countUpdate(ctx, listing_id),
				insertUpdate(db, row),
				enqueue(db, tellFollowers, { subject: row.id, dueAt: now, now }),
			],
			updateLimitRefusal(ctx),
		);
	},
});
