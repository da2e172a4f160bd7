import { backupFolder } from "#core/backups/backup";
import { outlived } from "#core/backups/retention";
import { forgetBackups as kind } from "#core/jobs/kinds";
import { DAY_MS } from "#core/launches/week";
import { again } from "#jobs/again";
import { defineJob, type JobContext } from "#jobs/define";
import { deleteBackup, type ListedBackup, newestBackups } from "#store/backups";
import { runBatch } from "#store/db";

/** Objects that one run removes, as a bucket lists and removes them. */
const OBJECTS_A_RUN = 1000;
/** What is left of backups that failed stays as long. */
const FAILED_DAYS = 7;

/** Removes backups that are no longer kept: first their objects, then what is known of them. */
export default defineJob(kind, {
	isDue: async (ctx) => (await nextToGo(ctx)) !== null,
	async run(work, ctx) {
		const { db, ports } = ctx;
		const backup = await nextToGo(ctx);
		if (backup === null) return "none has outlived its time";
		const keys = await ports.backups.list(backupFolder(backup.name), OBJECTS_A_RUN);
		await ports.backups.remove(keys);
		const isGone = keys.length < OBJECTS_A_RUN;
		await runBatch(db, [...(isGone ? [deleteBackup(db, backup.id)] : []), again(kind, work, ctx)]);
		return `removed ${keys.length} objects of ${backup.name}`;
	},
});

async function nextToGo({ db, settings, now }: JobContext): Promise<ListedBackup | null> {
	const at = now.getTime();
	const all = await newestBackups(db);
	const failed = all.filter(({ state, begunAt }) => state === "failed" && begunAt < at - FAILED_DAYS * DAY_MS);
	const done = all.flatMap((row) => (row.state === "done" ? [{ ...row, takenAt: row.takenAt ?? row.begunAt }] : []));
	return [...failed, ...outlived(done, settings.backups.kept, at)].at(-1) ?? null;
}
