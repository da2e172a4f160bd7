import type { ClaimLook } from "#core/access/claim";
import { changeVerifiedClaim, unverifyListing } from "#store/claim-rechecks";
import type { ClaimWithListing } from "#store/claims";
import type { Db, Statement } from "#store/db";
import { recordEvent } from "#store/listing-events";

/** Ends a verified claim whose proof is gone: the listing keeps its owner, and is shown as verified no longer. */
export function lapseClaim(
	db: Db,
	{ claim, listing }: ClaimWithListing,
	look: ClaimLook,
	now: number,
): Statement<"stale">[] {
	return [
		...changeVerifiedClaim(db, claim, { lastCheck: look, nextCheckAt: null, status: "lapsed" }),
		...unverifyListing(db, listing.id, now),
		recordEvent(db, {
			listingId: listing.id,
			kind: "claim_lapsed",
			from: listing.status,
			to: listing.status,
			cause: `claim:${claim.id}`,
			detail: { claim: claim.id, seen: look.sight.code },
			at: now,
		}),
	];
}
