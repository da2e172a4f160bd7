import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { AppError, notFound } from "#core/errors";
import { TEAM_REASON_MAX } from "#core/limits";
import { restoredFrom } from "#core/listings/hidden";
import { hidingOf, restoreListing } from "#store/hidden-listings";
import { recordEvent } from "#store/listing-events";
import { DOMAIN_TAKEN, listingById } from "#store/listings";
import { unchanged } from "#usecases/commit";
import { listingId, text } from "#usecases/fields";
import { DOMAIN_LISTED } from "#usecases/listings/listing-hidden";
import { reasonFor } from "#usecases/listings/reason";
import { tellOfDecision } from "#usecases/listings/tell-of-decision";
import { LISTING_CHANGED } from "#usecases/listings/tell-owner";

/**
 * The site team shows a hidden listing again, exactly as it was. One that was merged into another is parted from it instead.
 * Source: docs/listings.md#what-the-site-team-hides.
 */
export default defineAction({
	id: "restore_listing",
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
		const hiding = await hidingOf(db, listing.id);
		if (hiding === null) return unchanged({ slug: listing.slug });
		if (hiding.mergedInto !== null) {
			throw new AppError("listing_hidden", "It was merged into another listing: undo that instead.");
		}
		if (version !== undefined && listing.version !== version)
			throw new AppError(LISTING_CHANGED.code, LISTING_CHANGED.detail);
		const at = now.getTime();
		const was = restoredFrom(hiding.was, listing);
		return record(
			{
				subject: `listing:${listing.id}`,
				detail: { reason },
				change: changeBetween({ status: "draft", hidden: true }, { status: was.status, hidden: false }),
			},
			{ slug: listing.slug },
			[
				...restoreListing(db, listing, { was, now: at }),
				recordEvent(db, {
					listingId: listing.id,
					kind: "restored",
					from: "draft",
					to: was.status,
					at,
					cause: `user:${actor.userId}`,
					detail: { reason },
				}),
				...tellOfDecision(db, listing, { decision: "restored", reason, now }),
			],
			{ stale: LISTING_CHANGED, [DOMAIN_TAKEN]: DOMAIN_LISTED },
		);
	},
});
