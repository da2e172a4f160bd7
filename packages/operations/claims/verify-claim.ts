import * as z from "zod";
import type { ClaimLook } from "#core/access/claim";
import { AppError, notFound } from "#core/errors";
import { DAY_MS } from "#core/launches/week";
import { CLAIM_OPEN_MS, CLAIM_RECHECK_MS } from "#core/limits";
import { lookForProof } from "#crawl/claim-proof";
import { crawlerOf } from "#crawl/crawler";
import { CLAIM_EXAMPLE, claimView, showClaim } from "#operations/claims/claim-view";
import { type Context, defineOperation } from "#operations/define";
import { type ClaimRow, type ClaimWithListing, claimOf, noteLook } from "#store/claims";
import { REFUSED_LATELY, settleClaim } from "#usecases/claims/settle-claim";
import { AGAIN, commit } from "#usecases/commit";

export default defineOperation({
	id: "verify_claim",
	method: "post",
	path: "/claims/{claim_id}/verify",
	area: "claims",
	scope: "listings:write",
	status: 200,
	idempotent: true,
	effects: { repeatable: true, openWorld: true },
	limit: "costly",
	summary: "Look whether a claim's proof is published",
	description:
		"Looks for the DNS record, meta tag or file of a pending claim and says in last_check exactly what was looked at and seen. When it is there, the listing is yours; a listing that has another owner becomes a dispute for the site team instead. E-mail claims are confirmed by the mailed link, not here.",
	params: z.object({ claim_id: z.int().min(1).meta({ description: "As claim_listing or list_my_claims gives it." }) }),
	output: claimView,
	refuses: ["claim_by_email", "claim_not_pending", "claim_expired", "claim_refused_lately"],
	example: {
		input: { claim_id: 3 },
		output: {
			...CLAIM_EXAMPLE,
			last_check: {
				found: false,
				looked_at: ["TXT _launchweek-challenge.acme.example"],
				code: "record_missing",
				seen: "There is no TXT record of this name.",
				at: "2026-11-18T12:05:00.000Z",
			},
		},
	},
	async handler({ claim_id }, ctx) {
		const { db, caller, links, now } = ctx;
		const found = (await claimOf(db, caller.userId, claim_id)) ?? notFound("claim");
		if (found.claim.status === "verified") return showClaim(found, links, now);
		const token = tokenToLookFor(found.claim, now);
		const look = await lookNow(found, token, ctx);
		const { claim, listing } = found;
		if (!look.found) {
			const answer = showClaim({ claim: { ...claim, lastCheck: look }, listing }, links, now);
			return commit(answer, [noteLook(db, claim.id, look)]);
		}
		const nextCheckAt = now.getTime() + CLAIM_RECHECK_MS;
		const settled = settleClaim(db, found, { look, nextCheckAt, now: now.getTime() });
		return commit(showClaim({ claim: settled.claim, listing }, links, now), settled.statements, {
			stale: AGAIN,
			refused_lately: REFUSED_LATELY,
		});
	},
});

/** @throws AppError when there is nothing to look for. */
function tokenToLookFor(claim: ClaimRow, now: Date): string {
	if (claim.method === "email") {
		throw new AppError("claim_by_email", "Open the link that was mailed and confirm there; nothing is looked at here.");
	}
	if (claim.status !== "pending" || claim.token === null) {
		throw new AppError("claim_not_pending", `This claim is ${claim.status}; claim_listing starts a new one.`);
	}
	if (claim.expiresAt <= now.getTime()) {
		throw new AppError(
			"claim_expired",
			`This claim was open for ${CLAIM_OPEN_MS / DAY_MS} days; claim_listing renews it.`,
		);
	}
	return claim.token;
}

async function lookNow(
	{ claim, listing }: ClaimWithListing,
	token: string,
	{ settings, links, ports, now, signal }: Pick<Context, "settings" | "links" | "ports" | "now" | "signal">,
): Promise<ClaimLook> {
	if (claim.method === "email") throw new TypeError("an e-mail claim has nothing to look at");
	const options = { ...crawlerOf(settings, links), signal };
	const look = await lookForProof(claim.method, { url: listing.url, token }, options, ports);
	return { ...look, at: now.toISOString() };
}
