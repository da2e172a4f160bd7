import { sweepRevenue } from "#core/jobs/kinds";
import { lastMonthsEnd } from "#core/launches/week";
import { again } from "#jobs/again";
import { defineJob } from "#jobs/define";
import { runBatch } from "#store/db";
import { dueRevenueKeys, leaveReadings } from "#store/revenue-keys";
import { READ_WITHIN_MS } from "#usecases/revenue/key-refusals";

const KEYS_PER_RUN = 100;

/** Leaves a reading of last month for every key by which it is to be read by now. A missed cron loses none. */
export default defineJob(sweepRevenue, {
	isDue: async ({ db, now }) => (await dueRevenueKeys(db, now.getTime(), 1)).length > 0,
	async run(work, ctx) {
		const { db, now } = ctx;
		const at = now.getTime();
		const due = await dueRevenueKeys(db, at, KEYS_PER_RUN);
		if (due.length === 0) return "nothing due";
		await runBatch(db, [
			...leaveReadings(db, due, { month: lastMonthsEnd(now), now: at, nextReadAt: at + READ_WITHIN_MS }),
			...(due.length === KEYS_PER_RUN ? [again(sweepRevenue, work, ctx)] : []),
		]);
		return `${due.length} due`;
	},
});
