import type { ClaimLook } from "#core/access/claim";
import { DAY_MS } from "#core/launches/week";
import { CLAIM_AFTER_REFUSAL_MS } from "#core/limits";
import { claimDisputed } from "#mails/catalogue/claim-disputed";
import { claimVerified } from "#mails/catalogue/claim-verified";
import { CLAIM_DISPUTED, disputeCause } from "#store/claim-disputes";
import {
	type ClaimRow,
	type ClaimWithListing,
	changePendingClaim,
	giveListing,
	mustNotBeRefusedSince,
	mustStillBelong,
} from "#store/claims";
import type { Db, Statement } from "#store/db";
import { recordEvent } from "#store/listing-events";
import { leaveTeamTask } from "#store/team-tasks";
import { leaveMail } from "#usecases/mails/leave-mail";

/** What a proof makes of a claim, and the writes that make it so. */
export interface SettledClaim {
	claim: ClaimRow;
	/** Whether the listing has another owner: then the site team decides. */
	isDispute: boolean;
	statements: Statement<"stale" | "refused_lately">[];
}

/** What is said to whose claim the site team refused a short time ago. Source: docs/claims.md#disputes. */
export const REFUSED_LATELY = {
	code: "claim_refused_lately",
	detail: `The site team refused a claim of yours on this listing less than ${CLAIM_AFTER_REFUSAL_MS / DAY_MS} days ago. Answer the mail that said so if something was overlooked.`,
} as const;

/**
 * Makes a waiting claim verified and the claimant the listing's owner, or, when it has another one, leaves a dispute to
 * the site team: nobody's listing is ever taken over silently. Its batch fails with `stale` when anything has moved,
 * and with `refused_lately` where the team refused the claimant a short time ago.
 * @param nextCheckAt when the proof is looked at again; null for proofs that nobody can look at again.
 */
export function settleClaim(
	db: Db,
	{ claim, listing }: ClaimWithListing,
	{ look, nextCheckAt, now }: { look: ClaimLook | null; nextCheckAt: number | null; now: number },
): SettledClaim {
	const isDispute = listing.ownerId !== null && listing.ownerId !== claim.userId;
	const values: Partial<ClaimRow> = {
		...(isDispute ? { status: "disputed" } : { status: "verified", verifiedAt: now, nextCheckAt }),
		...(look && { lastCheck: look }),
	};
	const cause = disputeCause(claim.id);
	const detail = { claim: claim.id, user: claim.userId, method: claim.method };
	const event = { listingId: listing.id, from: listing.status, to: listing.status, cause, detail, at: now };
	const { id, name, slug, ownerId } = listing;
	const mail = (userId: number) =>
		isDispute
			? leaveMail(db, claimDisputed, {
					to: { userId },
					cause,
					now: new Date(now),
					facts: {
						product: { name, slug },
						isOwner: userId === ownerId,
						claim: claim.id,
						isVerified: listing.verified,
					},
				})
			: leaveMail(db, claimVerified, {
					to: { userId },
					cause,
					now: new Date(now),
					facts: { product: { id, name, slug } },
				});
	return {
		claim: { ...claim, ...values },
		isDispute,
		statements: [
			...changePendingClaim(db, claim, values),
			...(isDispute
				? [
						mustStillBelong(db, listing),
						mustNotBeRefusedSince(db, claim, now - CLAIM_AFTER_REFUSAL_MS),
						leaveTeamTask(db, { kind: CLAIM_DISPUTED, cause, listingId: listing.id, detail, at: now }),
						recordEvent(db, { ...event, kind: "claim_disputed" }),
					]
				: [...giveListing(db, listing, claim.userId, now), recordEvent(db, { ...event, kind: "claimed" })]),
			mail(claim.userId),
			...(isDispute && ownerId !== null ? [mail(ownerId)] : []),
		],
	};
}
