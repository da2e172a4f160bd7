import { foldCounters, scoreTrending } from "#core/jobs/kinds";
import { again } from "#jobs/again";
import { defineJob } from "#jobs/define";
import { runBatch } from "#store/db";
import { countsToFold, foldCounts, hasCountsToFold } from "#store/folding";
import { enqueue } from "#store/outbox";
import { holdBursts } from "#usecases/votes/hold-bursts";

/** Changes of votes and follows, and days of views, that one run folds. */
const CHANGES_PER_RUN = 500;

/** Folds votes, follows and views into their listings, but bursts of votes, and has those listings scored anew. */
export default defineJob(foldCounters, {
	isDue: ({ db }) => hasCountsToFold(db),
	async run(work, ctx) {
		const { db } = ctx;
		const now = ctx.now.getTime();
		const held = await holdBursts(ctx);
		const waiting = await countsToFold(db, CHANGES_PER_RUN);
		const listingIds = [...new Set([...waiting.changes, ...waiting.views].map(({ listing }) => listing))];
		if (listingIds.length === 0) return "nothing to fold";
		const isFull = [waiting.changes, waiting.views].some((found) => found.length === CHANGES_PER_RUN);
		await runBatch(db, [
			...foldCounts(db, waiting),
			enqueue(db, scoreTrending, {
				subject: "listings",
				payload: { listing_ids: listingIds },
				dueAt: now,
				now,
			}),
			...(isFull ? [again(foldCounters, work, ctx)] : []),
		]);
		return `folded counts of ${listingIds.length} listings${held === 0 ? "" : `, held ${held} votes back`}`;
	},
});
