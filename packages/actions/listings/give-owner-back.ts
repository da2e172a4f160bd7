import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { AppError, notFound } from "#core/errors";
import { TEAM_REASON_MAX } from "#core/limits";
import { BANNED } from "#store/bans";
import { recordEvent } from "#store/listing-events";
import { giveBackOwner } from "#store/listing-owner";
import { listingById } from "#store/listings";
import { listingId, text } from "#usecases/fields";
import { reasonFor } from "#usecases/listings/reason";
import { tellOfDecision } from "#usecases/listings/tell-of-decision";
import { LISTING_CHANGED } from "#usecases/listings/tell-owner";
import { OWNER_BANNED } from "#usecases/people/not-banned";

/** The site team takes back that it took a listing off an account, as long as nobody else manages it by now. */
export default defineAction({
	id: "give_owner_back",
	actor: "team",
	rate: "write",
	fresh: true,
	input: z.strictObject({
		listing_id: listingId,
		/** Of the listing as it was read. */
		version: z.int().min(1),
		user_id: z.int().min(1),
		verified: z.boolean(),
		/** Claims that hold again, and when each is looked at next. */
		proofs: z.array(z.strictObject({ id: z.int().min(1), next_check_at: z.int().nullable() })).max(20),
		/** For who manages it again. */
		reason: text(TEAM_REASON_MAX),
	}),
	async handler({ listing_id, version, user_id, verified, proofs, reason: typed }, { actor, db, now }) {
		const reason = reasonFor(typed);
		const listing = (await listingById(db, listing_id)) ?? notFound("listing");
		if (listing.version !== version || listing.ownerId !== null) {
			throw new AppError(LISTING_CHANGED.code, LISTING_CHANGED.detail);
		}
		const { status } = listing;
		const at = now.getTime();
		return record(
			{
				subject: `listing:${listing.id}`,
				detail: { reason },
				change: changeBetween({ owner: null, verified: listing.verified }, { owner: user_id, verified }),
			},
			{ slug: listing.slug },
			[
				...giveBackOwner(db, listing, {
					userId: user_id,
					verified,
					now: at,
					proofs: proofs.map(({ id, next_check_at }) => ({ id, nextCheckAt: next_check_at })),
				}),
				recordEvent(db, {
					listingId: listing.id,
					kind: "owner_changed",
					from: status,
					to: status,
					at,
					cause: `user:${actor.userId}`,
					detail: { from: null, to: user_id },
				}),
				...tellOfDecision(db, { ...listing, ownerId: user_id }, { decision: "given_back", reason, now }),
			],
			{ stale: LISTING_CHANGED, [BANNED]: OWNER_BANNED },
		);
	},
});
