import { claimDecided, type DisputeOutcome } from "#mails/catalogue/claim-decided";
import { disputeCause } from "#store/claim-disputes";
import type { ClaimWithListing } from "#store/claims";
import type { Db, Statement } from "#store/db";
import { recordEvent } from "#store/listing-events";
import { leaveMail } from "#usecases/mails/leave-mail";

/** What is said to a team that decides about what is no longer as it saw it. */
export const DISPUTE_MOVED = {
	code: "claim_not_pending",
	detail: "The claim or its listing has changed since it was looked at; look again.",
} as const;

/** Leaves what was decided in the listing's history. */
export function disputeEvent(
	db: Db,
	{ claim, listing }: ClaimWithListing,
	{ kind, at }: { kind: string; at: number },
): Statement {
	return recordEvent(db, {
		listingId: listing.id,
		kind,
		from: listing.status,
		to: listing.status,
		at,
		cause: disputeCause(claim.id),
		detail: { claim: claim.id, user: claim.userId, method: claim.method },
	});
}

/** Tells the claimant and the other side what was decided; neither is named to the other. */
export function tellBothSides(
	db: Db,
	{ claim, listing }: ClaimWithListing,
	decided: { ownerId: number | null; decision: DisputeOutcome; answer: string; now: Date },
): Statement[] {
	const { ownerId, decision, answer, now } = decided;
	const { id, name, slug } = listing;
	return [...new Set([claim.userId, ...(ownerId === null ? [] : [ownerId])])].map((userId) =>
		leaveMail(db, claimDecided, {
			to: { userId },
			// A dispute may be decided more than once.
			cause: `${disputeCause(claim.id)}:${now.getTime()}`,
			facts: { product: { id, name, slug }, claim: claim.id, isClaimant: userId === claim.userId, decision, answer },
			now,
		}),
	);
}
