import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { AppError } from "#core/errors";
import { DAY_MS } from "#core/launches/week";
import { CLAIM_OPEN_MS } from "#core/limits";
import { sha256Hex } from "#core/sha256";
import { BANNED, mustNotBeBanned } from "#store/bans";
import { claimOfLink } from "#store/claims";
import { REFUSED_LATELY, settleClaim } from "#usecases/claims/settle-claim";
import { linkToken } from "#usecases/fields";

/** What is said of a link that cannot be confirmed. */
export function claimLinkGone(): AppError {
	return new AppError(
		"link_expired",
		`The link was used already, replaced by a newer one, or is older than ${CLAIM_OPEN_MS / DAY_MS} days.`,
	);
}

/**
 * Confirms a claim by the link that was mailed to an address at the company's domain. Whoever reads that mailbox says
 * yes; the claimant becomes the listing's owner, or the site team decides when it has another one.
 */
export default defineAction({
	id: "confirm_claim",
	actor: "link_holder",
	rate: "write",
	input: z.strictObject({ token: linkToken }),
	async handler({ token }, { db, now }) {
		const found = await claimOfLink(db, await sha256Hex(token), now.getTime());
		if (found === null) throw claimLinkGone();
		const { claim, listing } = found;
		const { isDispute, statements } = settleClaim(db, found, { look: null, nextCheckAt: null, now: now.getTime() });
		return record(
			{ subject: `claim:${claim.id}`, detail: { listing: listing.id, user: claim.userId, dispute: isDispute } },
			{ listing: { id: listing.id, name: listing.name, slug: listing.slug }, claimantId: claim.userId, isDispute },
			// Whoever was banned since it was mailed gets nothing by it.
			[mustNotBeBanned(db, claim.userId), ...statements],
			{
				[BANNED]: { code: "link_expired", detail: claimLinkGone().message },
				refused_lately: REFUSED_LATELY,
				stale: {
					again: true,
					code: "claim_not_pending",
					detail: "The claim or its listing has changed at the same moment. Open the link again.",
				},
			},
		);
	},
});
