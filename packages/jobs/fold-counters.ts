import { defineJob } from "#jobs/define";
import { runBatch } from "#store/db";
import { foldCounts } from "#store/folding";
import { enqueue } from "#store/outbox";

/** Changes of votes and follows, and days of views, that one run folds. */
const CHANGES_PER_RUN = 500;

/** Folds votes, follows and views into their listings, and has those listings scored anew. */
export default defineJob({
	name: "fold-counters",
	async run(_work, { db, now }) {
		const at = now.getTime();
		const folded = await foldCounts(db, CHANGES_PER_RUN, at);
		if (folded.full) {
			const again = { job: "fold-counters", subject: "all", dueAt: at, now: at, onceKey: "fold-counters:more" };
			await runBatch(db, [enqueue(db, again)]);
		}
		return folded.listings === 0 ? "nothing to fold" : `folded counts of ${folded.listings} listings`;
	},
});
