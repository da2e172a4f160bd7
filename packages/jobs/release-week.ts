import { releaseWeek } from "#core/jobs/kinds";
import { again } from "#jobs/again";
import { defineJob } from "#jobs/define";
import { runBatch } from "#store/db";
import { hasDueReleases, releaseDue } from "#store/releases";

const LISTINGS_PER_RUN = 100;

/** Takes scheduled listings whose Monday has come live. */
export default defineJob(releaseWeek, {
	isDue: ({ db, now }) => hasDueReleases(db, now),
	async run(work, ctx) {
		const { db, now } = ctx;
		const released = await releaseDue(db, now, LISTINGS_PER_RUN);
		if (released === LISTINGS_PER_RUN || released === null) {
			await runBatch(db, [again(releaseWeek, work, ctx)]);
		}
		if (released === null) return "a listing moved on, trying again";
		return released === 0 ? "nothing to release" : `released ${released} listings`;
	},
});
