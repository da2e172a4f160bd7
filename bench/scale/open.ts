import { mkdir, mkdtemp, rm } from "node:fs/promises";
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
	/** The last id that has been loaded before. */
	loaded: number;
	/** Closes the file, and removes it unless a folder was named for it. */
	close(): Promise<void>;
}

/** @param folder where it is made, and left, or stands already; a temporary one where none is named. */
export async function openDirectory(folder?: string): Promise<OpenDirectory> {
	const place = folder ?? (await mkdtemp(join(tmpdir(), "launchweek-bench-")));
	await mkdir(place, { recursive: true });
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
		const standing = numbersOf(base, "SELECT id AS number FROM categories WHERE slug GLOB 'leaf-*' ORDER BY slug");
		const categoryIds = standing.length > 0 ? standing : await mintDirectory(openDb(base.d1));
		const [loaded = LOADED_BEFORE] = numbersOf(base, "SELECT max(id) AS number FROM listings");
		return { base, path, categoryIds, loaded, close };
	} catch (error) {
		await close();
		throw error;
	}
}

const numbersOf = ({ file }: OpenDirectory["base"], sql: string): number[] =>
	(file.prepare(sql).all() as { number: number }[]).map(({ number }) => number);
