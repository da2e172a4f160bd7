import { sweepRereads } from "#core/jobs/kinds";
import { again } from "#jobs/again";
import { defineJob } from "#jobs/define";
import { runBatch } from "#store/db";
import { dueRereads, leaveRereads } from "#store/listing-rereads";

const READINGS_PER_RUN = 100;
/** A reading that has not been done by then is left again. */
const READ_WITHIN_MS = 24 * 3_600_000;

/** Leaves a reading for every live listing whose website is to be read again by now. A missed cron loses none. */
export default defineJob(sweepRereads, {
	isDue: async ({ db, now }) => (await dueRereads(db, now.getTime(), 1)).length > 0,
	async run(work, ctx) {
		const { db, now } = ctx;
		const at = now.getTime();
		const due = await dueRereads(db, at, READINGS_PER_RUN);
		const isFull = due.length === READINGS_PER_RUN;
		await runBatch(db, [
			...leaveRereads(db, due, { now: at, nextReadAt: at + READ_WITHIN_MS }),
			...(isFull ? [again(sweepRereads, work, ctx)] : []),
		]);
		return due.length === 0 ? "nothing due" : `${due.length} due`;
	},
});
