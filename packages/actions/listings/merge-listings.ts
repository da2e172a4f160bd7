import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { AppError } from "#core/errors";
import { TEAM_REASON_MAX } from "#core/limits";
import { hideListing } from "#store/hidden-listings";
import { recordEvent } from "#store/listing-events";
import { reindexListing, touchListing } from "#store/listings";
import { moveMerged } from "#store/merged-listings";
import { listingId, text } from "#usecases/fields";
import { openWeek } from "#usecases/launches/open-week";
import { pairToMerge } from "#usecases/listings/merging";
import { reasonFor } from "#usecases/listings/reason";
import { tellOfDecision } from "#usecases/listings/tell-of-decision";
import { LISTING_CHANGED } from "#usecases/listings/tell-owner";

/**
 * The site team makes one of two listings of one product: the first is hidden and its address leads to the second, which gets
 * what is not double. Both owners hear why. Source: docs/listings.md#two-listings-of-one-product.
 */
export default defineAction({
	id: "merge_listings",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		/** The one that is hidden. */
		listing_id: listingId,
		/** The one that stays. */
		into_id: listingId,
		/** Of both as they were read. */
		version: z.int().min(1),
		into_version: z.int().min(1),
		/** For their owners. */
		reason: text(TEAM_REASON_MAX),
	}),
	async handler({ version, into_version, reason: typed, ...named }, { actor, db, now }) {
		const reason = reasonFor(typed);
		const week = await openWeek(db, now);
		const { from, to } = await pairToMerge(db, named, week);
		if (from.version !== version || to.version !== into_version) {
			throw new AppError(LISTING_CHANGED.code, LISTING_CHANGED.detail);
		}
		const at = now.getTime();
		const cause = `user:${actor.userId}`;
		const { status } = to;
		return record(
			{
				subject: `listing:${from.id}`,
				detail: { reason },
				change: changeBetween({ status: from.status, merged_into: null }, { status: "draft", merged_into: to.id }),
			},
			{ slug: from.slug },
			[
				...hideListing(db, from, { reason, mergedInto: to.id, now: at }),
				...touchListing(db, to),
				...moveMerged(db, { from: from.id, to: to.id, week }),
				reindexListing(db, to.id),
				recordEvent(db, {
					listingId: from.id,
					kind: "merged",
					from: from.status,
					to: "draft",
					at,
					cause,
					detail: { into: to.id, reason },
				}),
				recordEvent(db, {
					listingId: to.id,
					kind: "merged_with",
					from: status,
					to: status,
					at,
					cause,
					detail: { listing: from.id, reason },
				}),
				...tellOfDecision(db, from, { decision: "merged", other: to.name, reason, now }),
				...(from.ownerId === to.ownerId
					? []
					: tellOfDecision(db, to, { decision: "absorbed", other: from.name, reason, now })),
			],
			{ stale: LISTING_CHANGED },
		);
	},
});
