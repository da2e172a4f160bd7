import type { ClaimLook } from "#core/access/claim";
import { recheckClaims } from "#core/jobs/kinds";
import { CLAIM_RECHECK_MS, CLAIM_SECOND_LOOK_MS } from "#core/limits";
import { sightWords } from "#core/words/shared";
import { lookForProof } from "#crawl/claim-proof";
import { crawlerOf } from "#crawl/crawler";
import { again } from "#jobs/again";
import { defineJob, type JobContext } from "#jobs/define";
import { claimProofMissing } from "#mails/catalogue/claim-proof-missing";
import { changeVerifiedClaim, claimsToRecheck } from "#store/claim-rechecks";
import type { ClaimWithListing } from "#store/claims";
import { runBatch, type Statement } from "#store/db";
import { lapseClaim } from "#usecases/claims/lapse-claim";
import { commitGuarded } from "#usecases/commit-guarded";
import { leaveMail } from "#usecases/mails/leave-mail";

/** Each look may take its whole time, so a run takes few and leaves the rest to the next. */
const CLAIMS_PER_RUN = 10;

/** Looks again at the proofs of verified claims whose time has come. */
export default defineJob(recheckClaims, {
	isDue: async ({ db, now }) => (await claimsToRecheck(db, now.getTime(), 1)).length > 0,
	async run(work, ctx) {
		const due = await claimsToRecheck(ctx.db, ctx.now.getTime(), CLAIMS_PER_RUN);
		let lapsed = 0;
		for (const found of due) if (await recheck(found, ctx)) lapsed++;
		if (due.length === CLAIMS_PER_RUN) await runBatch(ctx.db, [again(recheckClaims, work, ctx)]);
		return `looked at ${due.length} claims, ${lapsed} lapsed`;
	},
});

/** @returns whether the claim has lapsed. */
async function recheck(found: ClaimWithListing, ctx: JobContext): Promise<boolean> {
	const { claim, listing } = found;
	const { db, now } = ctx;
	if (claim.method === "email" || claim.token === null) return false;
	const crawler = crawlerOf(ctx.settings, ctx.links);
	const seen = await lookForProof(claim.method, { url: listing.url, token: claim.token }, crawler, ctx.ports);
	const look: ClaimLook = { ...seen, at: now.toISOString() };
	const isSecondMiss = !look.found && claim.lastCheck?.found === false;
	const wait = look.found ? CLAIM_RECHECK_MS : CLAIM_SECOND_LOOK_MS;
	const statements = isSecondMiss
		? lapseClaim(db, found, look, now.getTime())
		: changeVerifiedClaim(db, claim, { lastCheck: look, nextCheckAt: now.getTime() + wait });
	const told = look.found ? [] : [tellClaimant(found, look, isSecondMiss, ctx)];
	return commitGuarded(db, async () => ({ statements: [...statements, ...told], outcome: isSecondMiss }), {
		// Another run has looked meanwhile; its word stands.
		stale: false,
	});
}

function tellClaimant(
	{ claim, listing: { name, slug, url } }: ClaimWithListing,
	look: ClaimLook,
	hasLapsed: boolean,
	{ db, now }: JobContext,
): Statement {
	return leaveMail(db, claimProofMissing, {
		to: { userId: claim.userId },
		cause: `claim:${claim.id}:${look.at}`,
		facts: { product: { name, slug, website: url }, lookedAt: look.looked_at, seen: sightWords(look.sight), hasLapsed },
		now,
	});
}
