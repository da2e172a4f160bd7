import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { AppError, notFound } from "#core/errors";
import { TEAM_REASON_MAX } from "#core/limits";
import { hideListing } from "#store/hidden-listings";
import { recordEvent } from "#store/listing-events";
import { listingById } from "#store/listings";
import { unchanged } from "#usecases/commit";
import { listingId, text } from "#usecases/fields";
import { reasonFor } from "#usecases/listings/reason";
import { tellOfDecision } from "#usecases/listings/tell-of-decision";
import { LISTING_CHANGED } from "#usecases/listings/tell-owner";

/**
 * The site team hides a listing: to everybody but its owner and the team it is not there, until it is restored. Its owner
 * hears why. Source: docs/listings.md#what-the-site-team-hides.
 */
export default defineAction({
	id: "hide_listing",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		listing_id: listingId,
		/** Of the listing as it was read; left out where several are done at once. */
		version: z.int().min(1).optional(),
		/** For its owner. */
		reason: text(TEAM_REASON_MAX),
	}),
	async handler({ listing_id, version, reason: typed }, { actor, db, now }) {
		const reason = reasonFor(typed);
		const listing = (await listingById(db, listing_id)) ?? notFound("listing");
		if (listing.hiddenAt !== null) return unchanged({ slug: listing.slug });
		if (version !== undefined && listing.version !== version)
			throw new AppError(LISTING_CHANGED.code, LISTING_CHANGED.detail);
		const at = now.getTime();
		return record(
			{
				subject: `listing:${listing.id}`,
				detail: { reason },
				change: changeBetween({ status: listing.status, hidden: false }, { status: "draft", hidden: true }),
			},
			{ slug: listing.slug },
			[
				...hideListing(db, listing, { reason, now: at }),
				recordEvent(db, {
					listingId: listing.id,
					kind: "hidden",
					from: listing.status,
					to: "draft",
					at,
					cause: `user:${actor.userId}`,
					detail: { reason },
				}),
				...tellOfDecision(db, listing, { decision: "hidden", reason, now }),
			],
			{ stale: LISTING_CHANGED },
		);
	},
});
