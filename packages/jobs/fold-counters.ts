import { foldCounters, scoreTrending } from "#core/jobs/kinds";
import { again } from "#jobs/again";
import { defineJob } from "#jobs/define";
import { runBatch } from "#store/db";
import { countsToFold, FOLDED_AT_ONCE, foldCounts, hasCountsToFold } from "#store/folding";
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
		const folded = new Set<number>();
		let changes = 0;
		let views = 0;
		while (Math.max(changes, views) < CHANGES_PER_RUN) {
			const step = await countsToFold(db, FOLDED_AT_ONCE);
			const ids = [...new Set([...step.changes, ...step.views].map(({ listing }) => listing))];
			if (ids.length === 0) break;
			changes += step.changes.length;
			views += step.views.length;
			// A score is reckoned from votes and views themselves, so once a run is enough.
			const toScore = ids.filter((id) => !folded.has(id));
			const isFull = Math.max(changes, views) >= CHANGES_PER_RUN;
			await runBatch(db, [
				...foldCounts(db, step),
				...(toScore.length > 0
					? [enqueue(db, scoreTrending, { subject: "listings", payload: { listing_ids: toScore }, dueAt: now, now })]
					: []),
				...(isFull ? [again(foldCounters, work, ctx)] : []),
			]);
			for (const id of ids) folded.add(id);
		}
		if (folded.size === 0) return "nothing to fold";
		return `folded counts of ${folded.size} listings${held === 0 ? "" : `, held ${held} votes back`}`;
	},
});
