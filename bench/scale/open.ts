import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openFileD1 } from "#scripts/lib/file-d1";
import { migrate } from "#scripts/lib/migrations";
import { openDb } from "#store/db";
import { mintDirectory } from "#testing/directory-reads";

/** `mintDirectory` has taken so many ids before: listings of a benchmark begin after them. */
export const LOADED_BEFORE = 30;

/** A directory in a file of SQLite, to be filled and measured. */
export interface OpenDirectory {
	base: ReturnType<typeof openFileD1>;
	path: string;
	categoryIds: number[];
	/** Closes the file, and removes it unless a folder was named for it. */
	close(): Promise<void>;
}

/** @param folder where it is made, and left; a temporary one where none is named. */
export async function openDirectory(folder?: string): Promise<OpenDirectory> {
	const place = folder ?? (await mkdtemp(join(tmpdir(), "launchweek-bench-")));
	const path = join(place, "directory.sqlite");
	const base = openFileD1(path);
	const close = async () => {
		base.close();
		if (folder === undefined) await rm(place, { recursive: true, force: true });
	};
	try {
		// What is lost with the machine is loaded again.
		base.file.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF");
		await migrate(base.d1);
		return { base, path, categoryIds: await mintDirectory(openDb(base.d1)), close };
	} catch (error) {
		await close();
		throw error;
	}
}
