import { mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isAlive } from "#scripts/lib/alive";

/** Where Linux keeps files in memory. */
const MEMORY = "/dev/shm";
/** `statfs` calls a file system that lives in memory by this number (TMPFS_MAGIC of linux/magic.h). */
const TMPFS = 0x01021994;
/** What the databases of a run take at most, with room to spare; a container may give as little as 64 MB. */
const NEEDED_BYTES = 512_000_000;
const NAME = /^launchweek-run-(\d+)$/;

/**
 * A folder for what one run of tests keeps in files, in memory where there is room: a database writes each statement
 * through to the disk before it answers, which is half of what a statement costs, and nobody reads it after the run.
 * What runs that were killed left behind is deleted.
 * @param memory where files may lie in memory; the system's own folder for temporary files is used when they do not.
 */
export function makeRunFolder(memory = MEMORY, neededBytes = NEEDED_BYTES): string {
	const parent = holds(memory, neededBytes) ? memory : tmpdir();
	for (const name of readdirSync(parent)) {
		const [, pid] = NAME.exec(name) ?? [];
		if (pid !== undefined && !isAlive(Number(pid))) removeRunFolder(join(parent, name));
	}
	const folder = join(parent, `launchweek-run-${process.pid}`);
	mkdirSync(folder, { recursive: true });
	return folder;
}

/** Deletes it; runtimes that were just ended may still be letting go of their files. */
export function removeRunFolder(folder: string): void {
	rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

function holds(folder: string, neededBytes: number): boolean {
	try {
		const { type, bavail, bsize } = statfsSync(folder);
		return type === TMPFS && bavail * bsize >= neededBytes;
	} catch {
		// Other systems have no such folder.
		return false;
	}
}
