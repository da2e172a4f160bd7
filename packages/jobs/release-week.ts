import { releaseWeek } from "#core/jobs/kinds";
import { weekOf } from "#core/launches/week";
import { again } from "#jobs/again";
import { defineJob } from "#jobs/define";
import { runBatch } from "#store/db";
import { dueReleases } from "#store/releases";
import { releaseDue } from "#usecases/launches/release-due";

const LISTINGS_PER_RUN = 100;

/** Takes scheduled listings whose Monday has come live. */
export default defineJob(releaseWeek, {
	isDue: async ({ db, now }) => (await dueReleases(db, weekOf(now), 1)).length > 0,
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
