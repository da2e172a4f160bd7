import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { AppError, invalidField, notFound } from "#core/errors";
import { TEAM_REASON_MAX } from "#core/limits";
import { BANNED } from "#store/bans";
import { disputeOf, undoDecision } from "#store/claim-disputes";
import { DISPUTE_MOVED, disputeEvent, tellBothSides } from "#usecases/claims/dispute";
import { text } from "#usecases/fields";
import { OWNER_BANNED } from "#usecases/people/not-banned";

/**
 * The site team takes back what it decided about a dispute: the listing is whose it was, the dispute is open again, and
 * both sides hear why. Refused where the listing has gone to somebody else since. Source: docs/claims.md#disputes.
 */
export default defineAction({
	id: "undo_claim_decision",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		claim_id: z.int().min(1),
		/** Of the decision that the team looked at, in epoch milliseconds. */
		decided_at: z.int().min(1),
		/** For both sides. */
		reason: text(TEAM_REASON_MAX),
	}),
	async handler({ claim_id, decided_at, reason: typed }, { db, now }) {
		const reason = typed.trim();
		if (reason === "") invalidField("/reason", "Say why: both sides read it.", "required");
		const found = (await disputeOf(db, claim_id)) ?? notFound("claim");
		const { claim, listing } = found;
		const wasHandedOver = claim.status !== "refused";
		const hasMoved = wasHandedOver && listing.ownerId !== claim.userId;
		if (claim.decidedAt !== decided_at || hasMoved) throw new AppError(DISPUTE_MOVED.code, DISPUTE_MOVED.detail);
		const at = now.getTime();
		const ownerId = wasHandedOver ? claim.ownerBefore : listing.ownerId;
		return record(
			{
				subject: `claim:${claim.id}`,
				detail: { listing: listing.id, claimant: claim.userId, owner: ownerId, reason },
				change: changeBetween({ owner: listing.ownerId, claim: claim.status }, { owner: ownerId, claim: "disputed" }),
			},
			{ claimId: claim.id },
			[
				...undoDecision(db, found, at),
				disputeEvent(db, found, { kind: wasHandedOver ? "handed_back" : "claim_disputed", at }),
				...tellBothSides(db, found, { ownerId, decision: "undone", answer: reason, now }),
			],
			{ stale: DISPUTE_MOVED, decided: DISPUTE_MOVED, [BANNED]: OWNER_BANNED },
		);
	},
});
