import { dueDaily } from "#core/jobs/daily";
import { beginDump as kind } from "#core/jobs/kinds";
import { cursorText } from "#core/public-data/cursor";
import { defineJob, type JobContext } from "#jobs/define";
import { runBatch } from "#store/db";
import { beginDump, DUMP_RUNNING, leaveDumpStep, newestDumps } from "#store/dumps";
import { newestChange } from "#store/public-data";
import { commitGuarded } from "#usecases/commit-guarded";

/** Hour of the day (UTC) from which the night's files are written. */
const HOUR = 1;

/** Begins the files of the night, and pushes on some that have lost their next step. */
export default defineJob(kind, {
	isDue: async (ctx) => (await dueNow(ctx)) !== null,
	async run(_work, ctx) {
		const { db, now } = ctx;
		const due = await dueNow(ctx);
		if (due === null) return "none are due";
		if (due === "push") {
			await runBatch(db, [leaveDumpStep(db, now.getTime())]);
			return "pushed on some that stood still";
		}
		const cursor = cursorText(await newestChange(db));
		return commitGuarded(db, async () => ({ statements: beginDump(db, cursor, now), outcome: "begun" }), {
			[DUMP_RUNNING]: "others are being written",
		});
	},
});

async function dueNow({ db, settings, now }: JobContext) {
	return dueDaily(await newestDumps(db), { isDaily: settings.dumps.isDaily, hour: HOUR }, now.getTime());
}
