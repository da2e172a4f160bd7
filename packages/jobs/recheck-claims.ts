import type { ClaimLook } from "#core/access/claim";
import { recheckClaims, sendMail } from "#core/jobs/kinds";
import { DAY_MS } from "#core/launches/week";
import { CLAIM_RECHECK_MS, CLAIM_SECOND_LOOK_MS } from "#core/limits";
import { isolated } from "#core/web/plain-text";
import { lookForProof } from "#crawl/claim-proof";
import { PRODUCT_TOKEN } from "#crawl/robots";
import { again } from "#jobs/again";
import { defineJob, type JobContext } from "#jobs/define";
import { type ClaimWithListing, changeVerifiedClaim, claimsToRecheck } from "#store/claims";
import { runBatch, type Statement } from "#store/db";
import { enqueue } from "#store/outbox";
import { userById } from "#store/users";
import { lapseClaim } from "#usecases/claims/lapse-claim";
import { commitGuarded } from "#usecases/commit-guarded";

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
	const options = {
		gate: { allowLoopback: ctx.settings.allowLoopbackCrawl },
		userAgent: `${PRODUCT_TOKEN}/1.0 (+${ctx.links.bot})`,
	};
	const seen = await lookForProof(claim.method, { url: listing.url, token: claim.token }, options, ctx.ports);
	const look: ClaimLook = { ...seen, at: now.toISOString() };
	const isSecondMiss = !look.found && claim.lastCheck?.found === false;
	const wait = look.found ? CLAIM_RECHECK_MS : CLAIM_SECOND_LOOK_MS;
	const statements = isSecondMiss
		? lapseClaim(db, found, look, now.getTime())
		: changeVerifiedClaim(db, claim, { lastCheck: look, nextCheckAt: now.getTime() + wait });
	const told = look.found ? [] : await tellClaimant(found, look, isSecondMiss, ctx);
	return commitGuarded(db, async () => ({ statements: [...statements, ...told], outcome: isSecondMiss }), {
		// Another run has looked meanwhile; its word stands.
		stale: false,
	});
}

async function tellClaimant(
	{ claim, listing }: ClaimWithListing,
	look: ClaimLook,
	hasLapsed: boolean,
	{ db, now, settings, links }: JobContext,
): Promise<Statement[]> {
	const user = await userById(db, claim.userId);
	if (user === null) return [];
	const name = isolated(listing.name);
	const consequence = hasLapsed
		? `${name} is no longer shown as verified. You still manage the listing; claim it again to show it as verified.`
		: `We look again in ${CLAIM_SECOND_LOOK_MS / DAY_MS} days. Please put the proof back until then; otherwise the listing is no longer shown as verified.`;
	const text = [
		`The proof that ${name} (${listing.url}) is yours was not found any more.`,
		`Looked at: ${look.looked_at.join(", ")}\nSeen: ${look.seen}`,
		consequence,
		links.listing(listing.slug),
	].join("\n\n");
	const payload = { to: user.email, subject: `The proof for ${name} on ${settings.siteName} is missing`, text };
	const at = now.getTime();
	return [enqueue(db, sendMail, { subject: `claim ${claim.id}`, payload, dueAt: at, now: at })];
}
