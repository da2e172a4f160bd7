import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { AppError, notFound } from "#core/errors";
import { TEAM_REASON_MAX } from "#core/limits";
import { recordEvent } from "#store/listing-events";
import { proofsOf, takeOffOwner } from "#store/listing-owner";
import { listingById } from "#store/listings";
import { unchanged } from "#usecases/commit";
import { listingId, text } from "#usecases/fields";
import { reasonFor } from "#usecases/listings/reason";
import { tellOfDecision } from "#usecases/listings/tell-of-decision";
import { LISTING_CHANGED } from "#usecases/listings/tell-owner";

/**
 * The site team takes a listing off the account that manages it: it is nobody's until somebody claims it. Who managed it
 * hears why. Source: docs/listings.md#who-manages-a-listing.
 */
export default defineAction({
	id: "take_owner_off",
	actor: "team",
	rate: "write",
	fresh: true,
	input: z.strictObject({
		listing_id: listingId,
		/** Of the listing as it was read. */
		version: z.int().min(1),
		/** For who manages it. */
		reason: text(TEAM_REASON_MAX),
	}),
	async handler({ listing_id, version, reason: typed }, { actor, db, now }) {
		const reason = reasonFor(typed);
		const listing = (await listingById(db, listing_id)) ?? notFound("listing");
		const { ownerId, verified, status } = listing;
		if (listing.version !== version) throw new AppError(LISTING_CHANGED.code, LISTING_CHANGED.detail);
		if (ownerId === null) return unchanged({ slug: listing.slug });
		const proofs = await proofsOf(db, ownerId, listing.id);
		const at = now.getTime();
		return record(
			{
				subject: `listing:${listing.id}`,
				detail: { reason },
				change: changeBetween(
					{ owner: ownerId, verified, proofs: proofs.map(({ id, nextCheckAt }) => `${id} ${nextCheckAt ?? ""}`) },
					{ owner: null, verified: false, proofs: [] },
				),
			},
			{ slug: listing.slug },
			[
				...takeOffOwner(db, listing, at),
				recordEvent(db, {
					listingId: listing.id,
					kind: "owner_changed",
					from: status,
					to: status,
					at,
					cause: `user:${actor.userId}`,
					detail: { from: ownerId, to: null },
				}),
				...tellOfDecision(db, listing, { decision: "taken_off", reason, now }),
			],
			{ stale: LISTING_CHANGED },
		);
	},
});
