import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { AppError, invalidField, notFound } from "#core/errors";
import { CLAIM_RECHECK_MS, TEAM_REASON_MAX } from "#core/limits";
import { DISPUTE_DECISIONS, disputeOf, handOver, refuseDispute } from "#store/claim-disputes";
import { mustBeThere } from "#store/users";
import { DISPUTE_MOVED, disputeEvent, tellBothSides } from "#usecases/claims/dispute";
import { text } from "#usecases/fields";

/**
 * The site team decides who manages a listing that somebody else has proven: it is handed over with the proof, or stays
 * where it is. Both sides hear what was decided, and why. Source: docs/claims.md#disputes.
 */
export default defineAction({
	id: "decide_claim_dispute",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		claim_id: z.int().min(1),
		/** Who managed the listing when the team looked; null where nobody did. */
		owner_id: z.int().min(1).nullable(),
		decision: z.enum(DISPUTE_DECISIONS),
		/** For both sides. */
		reason: text(TEAM_REASON_MAX),
	}),
	async handler({ claim_id, owner_id, decision, reason: typed }, { db, now }) {
		const reason = typed.trim();
		if (reason === "") invalidField("/reason", "Say why: both sides read it.", "required");
		const found = (await disputeOf(db, claim_id)) ?? notFound("claim");
		const { claim, listing } = found;
		if (claim.status !== "disputed" || listing.ownerId !== owner_id) {
			throw new AppError(DISPUTE_MOVED.code, DISPUTE_MOVED.detail);
		}
		const at = now.getTime();
		const nextCheckAt = claim.method === "email" ? null : at + CLAIM_RECHECK_MS;
		const settled =
			decision === "hand_over"
				? [mustBeThere(db, claim.userId), ...handOver(db, found, { reason, now: at, nextCheckAt })]
				: refuseDispute(db, found, { reason, now: at });
		return record(
			{
				subject: `claim:${claim.id}`,
				detail: { listing: listing.id, decision, claimant: claim.userId, owner: listing.ownerId, reason },
				change: changeBetween(
					{ owner: listing.ownerId, claim: "disputed" },
					decision === "hand_over"
						? { owner: claim.userId, claim: "verified" }
						: { owner: listing.ownerId, claim: "refused" },
				),
			},
			{ claimId: claim.id },
			[
				...settled,
				disputeEvent(db, found, { kind: decision === "hand_over" ? "handed_over" : "claim_refused", at }),
				...tellBothSides(db, found, { ownerId: listing.ownerId, decision, answer: reason, now }),
			],
			{ stale: DISPUTE_MOVED, decided: DISPUTE_MOVED, account_gone: DISPUTE_MOVED },
		);
	},
});
