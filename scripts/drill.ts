import { mkdtemp, rm } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { drill } from "#scripts/lib/backup/drill";
import { progressOf } from "#scripts/lib/backup/file";
import { backupFile } from "#scripts/lib/backup/source";
import { runCommand } from "#scripts/lib/command";

runCommand({
	name: "drill",
	summary:
		"Restores the newest backup into an empty database beside everything else, and says whether all of it is there.",
	positionals: ["FILE"],
	options: { "from-r2": { type: "string" }, remote: { type: "boolean" } },
	optionText: {
		"from-r2": "Name of a backup in the bucket BACKUPS; without it and without a file, the newest.",
		remote: "The deployed bucket instead of the local one.",
	},
	async run({ values, positionals, say }) {
		const dir = await mkdtemp(join(tmpdir(), "launchweek-drill-"));
		try {
			const fromBucket =
				(values["from-r2"] as string | undefined) ?? (positionals[0] === undefined ? "newest" : undefined);
			const began = performance.now();
			const { file, what } = await backupFile(
				{ path: positionals[0], fromBucket, remote: values.remote === true },
				dir,
			);
			const fetched = Math.round((performance.now() - began) / 10) / 100;
			const progress = progressOf("drill", (line) => console.error(line));
			const { steps, summary, problems } = await drill(file, dir, progress);
			const rows = Object.values(summary.rows).reduce((sum, count) => sum + count, 0);
			say(`${what}, as of ${summary.takenAt}: ${rows} rows of ${summary.tables.length} tables.`);
			const all = [{ step: "fetch it", seconds: fetched }, ...steps];
			for (const { step, seconds } of all) say(`  ${seconds.toFixed(2).padStart(8)} s  ${step}`);
			const total = all.reduce((sum, { seconds }) => sum + seconds, 0);
			say(`  ${total.toFixed(2).padStart(8)} s  in all, on ${cpus().length} x ${cpus()[0]?.model.trim() ?? "unknown"}`);
			for (const problem of problems) say(`WRONG: ${problem}`);
			say(
				problems.length === 0 ? "It restores: every row, reference and number is as it was." : "It is not as it was.",
			);
			if (problems.length > 0) process.exitCode = 1;
			return { backup: what, taken_at: summary.takenAt, rows, steps: all, problems };
		} finally {
			await rm(dir, { recursive: true, force: true });
		}
	},
});
