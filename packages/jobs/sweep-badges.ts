import { sweepBadges } from "#core/jobs/kinds";
import { again } from "#jobs/again";
import { defineJob } from "#jobs/define";
import { dueBadgeChecks, leaveBadgeCheck } from "#store/badge-checks";
import { runBatch } from "#store/db";

const CHECKS_PER_RUN = 50;
/** A check that has not been done by then is left again. */
const CHECK_WITHIN_MS = 6 * 3_600_000;

/** Leaves a check for every listing whose badge is to be looked for by now. Found by their time: a missed cron loses none. */
export default defineJob(sweepBadges, {
	isDue: async ({ db, now }) => (await dueBadgeChecks(db, now.getTime(), 1)).length > 0,
	async run(work, ctx) {
		const { db, now } = ctx;
		const at = now.getTime();
		const due = await dueBadgeChecks(db, at, CHECKS_PER_RUN);
		const isFull = due.length === CHECKS_PER_RUN;
		await runBatch(db, [
			...due.flatMap((listingId) => leaveBadgeCheck(db, listingId, at, at + CHECK_WITHIN_MS)),
			...(isFull ? [again(sweepBadges, work, ctx)] : []),
		]);
		return due.length === 0 ? "nothing due" : `${due.length} due`;
	},
});
