import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { AppError, notFound } from "#core/errors";
import { TEAM_REASON_MAX } from "#core/limits";
import { pickListing } from "#store/hidden-listings";
import { listingById } from "#store/listings";
import { unchanged } from "#usecases/commit";
import { listingId, text } from "#usecases/fields";
import { LISTING_CHANGED } from "#usecases/listings/tell-owner";

/** The site team shows a listing as featured, or no longer. Nobody pays for that, and it changes no rank. */
export default defineAction({
	id: "feature_listing",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		listing_id: listingId,
		/** Of the listing as it was read; left out where several are done at once. */
		version: z.int().min(1).optional(),
		featured: z.boolean(),
		/** For the log. */
		reason: text(TEAM_REASON_MAX).optional(),
	}),
	async handler({ listing_id, version, featured, reason }, { db }) {
		const listing = (await listingById(db, listing_id)) ?? notFound("listing");
		if (version !== undefined && listing.version !== version)
			throw new AppError(LISTING_CHANGED.code, LISTING_CHANGED.detail);
		if (listing.teamPick === featured) return unchanged({ slug: listing.slug });
		return record(
			{
				subject: `listing:${listing.id}`,
				...(reason !== undefined && { detail: { reason } }),
				change: changeBetween({ featured: listing.teamPick }, { featured }),
			},
			{ slug: listing.slug },
			pickListing(db, listing, featured),
			{ stale: LISTING_CHANGED },
		);
	},
});
