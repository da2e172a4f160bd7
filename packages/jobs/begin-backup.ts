import { dueDaily } from "#core/jobs/daily";
import { beginBackup as kind } from "#core/jobs/kinds";
import { defineJob, type JobContext } from "#jobs/define";
import { backupPlan } from "#store/backup-reads";
import { BACKUP_RUNNING, beginBackup, leaveStep, newestBackups } from "#store/backups";
import { runBatch } from "#store/db";
import { commitGuarded } from "#usecases/commit-guarded";

/** Begins the backup of the day, and pushes on one that has lost its next step. */
export default defineJob(kind, {
	isDue: async (ctx) => (await dueNow(ctx)) !== null,
	async run(_work, ctx) {
		const { db, now } = ctx;
		const due = await dueNow(ctx);
		if (due === null) return "none is due";
		if (due === "push") {
			await runBatch(db, [leaveStep(db, now.getTime())]);
			return "pushed on one that stood still";
		}
		const plan = await backupPlan(db);
		return commitGuarded(
			db,
			async () => ({ statements: beginBackup(db, { ...plan, isAsked: false, now }), outcome: "begun" }),
			{ [BACKUP_RUNNING]: "another one is being taken" },
		);
	},
});

async function dueNow({ db, settings, now }: JobContext) {
	return dueDaily(await newestBackups(db), settings.backups, now.getTime());
}
