import { defineJob } from "#jobs/define";
import { runBatch } from "#store/db";
import { enqueue } from "#store/outbox";
import { releaseDue } from "#store/weeks";

const LISTINGS_PER_RUN = 100;

/** Takes scheduled listings whose Monday has come live. */
export default defineJob({
	name: "release-week",
	async run(_work, { db, now }) {
		const released = await releaseDue(db, now, LISTINGS_PER_RUN);
		if (released === LISTINGS_PER_RUN || released === null) {
			const at = now.getTime();
			const again = { job: "release-week", subject: "all", dueAt: at, now: at, onceKey: "release-week:more" };
			await runBatch(db, [enqueue(db, again)]);
		}
		if (released === null) return "a listing moved on, trying again";
		return released === 0 ? "nothing to release" : `released ${released} listings`;
	},
});
