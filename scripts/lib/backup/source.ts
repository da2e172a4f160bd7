import { stat } from "node:fs/promises";
import { join } from "node:path";
import { withBackups } from "#scripts/lib/backup/bucket";
import { progressOf } from "#scripts/lib/backup/file";
import { fetchBackup, joinBackup } from "#scripts/lib/backup/pieces";

/** Which backup a command reads. */
export interface BackupSource {
	/** A file of `npm run backup`, or a folder with what a bucket holds of a backup. */
	path?: string | undefined;
	/** Name of a backup in the bucket; "newest" for the newest one. */
	fromBucket?: string | undefined;
	/** Whether the bucket is the deployed one. */
	remote: boolean;
}

/**
 * The file that a restore reads.
 * @param dir where it may put files.
 * @returns its path, and what it was made of.
 */
export async function backupFile(source: BackupSource, dir: string): Promise<{ file: string; what: string }> {
	if (source.path !== undefined && !(await isFolder(source.path))) return { file: source.path, what: source.path };
	const progress = progressOf("join", (line) => console.error(line));
	const file = join(dir, "joined.backup");
	if (source.path !== undefined) {
		await joinBackup(source.path, file, progress);
		return { file, what: source.path };
	}
	const folder = join(dir, "pieces");
	const what = await withBackups(source.remote, async (objects) => {
		const name = source.fromBucket === "newest" ? await objects.newest() : (source.fromBucket ?? null);
		if (name === null) {
			throw new Error(
				"There is no whole backup in the bucket yet: /admin/backups takes one, and npm run backup writes a FILE to give.",
			);
		}
		await fetchBackup(objects, name, folder);
		return name;
	});
	await joinBackup(folder, file, progress);
	return { file, what };
}

async function isFolder(path: string): Promise<boolean> {
	return (await stat(path).catch(() => null))?.isDirectory() ?? false;
}
