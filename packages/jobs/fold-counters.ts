import { foldCounters } from "#core/jobs/kinds";
import { again } from "#jobs/again";
import { defineJob } from "#jobs/define";
import { runBatch } from "#store/db";
import { foldCounts, hasCountsToFold } from "#store/folding";

/** Changes of votes and follows, and days of views, that one run folds. */
const CHANGES_PER_RUN = 500;

/** Folds votes, follows and views into their listings, and has those listings scored anew. */
export default defineJob(foldCounters, {
	isDue: ({ db }) => hasCountsToFold(db),
	async run(work, ctx) {
		const { db, now } = ctx;
		const folded = await foldCounts(db, CHANGES_PER_RUN, now.getTime());
		if (folded.full) await runBatch(db, [again(foldCounters, work, ctx)]);
		return folded.listings === 0 ? "nothing to fold" : `folded counts of ${folded.listings} listings`;
	},
});
