import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { AppError, notFound } from "#core/errors";
import { TEAM_REASON_MAX } from "#core/limits";
import { restoredFrom } from "#core/listings/hidden";
import { hidingOf, restoreListing } from "#store/hidden-listings";
import { recordEvent } from "#store/listing-events";
import { DOMAIN_TAKEN, listingById, reindexListing, touchListing } from "#store/listings";
import { moveBack } from "#store/merged-listings";
import { unchanged } from "#usecases/commit";
import { listingId, text } from "#usecases/fields";
import { DOMAIN_LISTED } from "#usecases/listings/listing-hidden";
import { reasonFor } from "#usecases/listings/reason";
import { tellOfDecision } from "#usecases/listings/tell-of-decision";
import { LISTING_CHANGED } from "#usecases/listings/tell-owner";

/**
 * The site team takes back that it merged two listings: what moved and is still there goes back, and the hidden one is shown
 * again as it was. Source: docs/listings.md#two-listings-of-one-product.
 */
export default defineAction({
	id: "part_listings",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		/** The one that was merged into another. */
		listing_id: listingId,
		/** Of it as it was read. */
		version: z.int().min(1),
		/** For both owners. */
		reason: text(TEAM_REASON_MAX),
	}),
	async handler({ listing_id, version, reason: typed }, { actor, db, now }) {
		const reason = reasonFor(typed);
		const from = (await listingById(db, listing_id)) ?? notFound("listing");
		const hiding = await hidingOf(db, from.id);
		if (hiding === null || hiding.mergedInto === null) return unchanged({ slug: from.slug });
		if (from.version !== version) throw new AppError(LISTING_CHANGED.code, LISTING_CHANGED.detail);
		const to = (await listingById(db, hiding.mergedInto)) ?? notFound("listing");
		const at = now.getTime();
		const was = restoredFrom(hiding.was, from);
		const cause = `user:${actor.userId}`;
		return record(
			{
				subject: `listing:${from.id}`,
				detail: { reason },
				change: changeBetween({ status: "draft", merged_into: to.id }, { status: was.status, merged_into: null }),
			},
			{ slug: from.slug },
			[
				...touchListing(db, to),
				...moveBack(db, { from: from.id, to: to.id }),
				...restoreListing(db, from, { was, now: at }),
				reindexListing(db, to.id),
				recordEvent(db, {
					listingId: from.id,
					kind: "parted",
					from: "draft",
					to: was.status,
					at,
					cause,
					detail: { merged_into: to.id, reason },
				}),
				...tellOfDecision(db, from, { decision: "parted", other: to.name, reason, now }),
				...(to.ownerId === from.ownerId
					? []
					: tellOfDecision(db, to, { decision: "parted", other: from.name, reason, now })),
			],
			{ stale: LISTING_CHANGED, [DOMAIN_TAKEN]: DOMAIN_LISTED },
		);
	},
});
