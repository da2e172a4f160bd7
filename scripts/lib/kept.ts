import { createHash } from "node:crypto";
import { lstat, readdir, readFile, readlink, rm, stat, symlink } from "node:fs/promises";
import { join } from "node:path";
import { isAlive } from "#scripts/lib/alive";

/** What is made of sources and takes seconds to make is kept in `node_modules/.cache`, under a hash of them. */

/** What nobody has asked for in this time is deleted. */
const MAX_AGE_MS = 86_400_000;

/** What something is made of, from a checkout's root; tests in the folders do not count. */
interface Sources {
	folders: readonly string[];
	files: readonly string[];
}

/** A name for what the sources of a checkout are now: 32 hexadecimal digits. */
export async function hashOfSources(root: string, { folders, files }: Sources): Promise<string> {
	const inFolders = folders.map(async (folder) => {
		const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
		return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
	});
	const all = [...files.map((file) => join(root, file)), ...(await Promise.all(inFolders)).flat().sort()];
	const hash = createHash("sha256");
	for (const file of all.filter((name) => !/\.test\.tsx?$/.test(name))) {
		hash
			.update(`${file.slice(root.length)}\0`)
			.update(await readFile(file))
			.update("\0");
	}
	return hash.digest("hex").slice(0, 32);
}

/** Deletes what has not been touched for a day. @param kept the folder of such things. */
export async function deleteUnused(kept: string): Promise<void> {
	for (const name of await readdir(kept)) {
		const one = join(kept, name);
		const used = await stat(one).catch(() => null);
		if (used !== null && Date.now() - used.mtimeMs > MAX_AGE_MS) await rm(one, { recursive: true, force: true });
	}
}

const LOOK_AGAIN_MS = 50;
/** Longer than any such work takes: the number of one that died may be another's by now. */
const ABANDONED_MS = 120_000;

/**
 * Does work while no other process does the same here, so that whoever comes second may find it done. It only spares work: where
 * a process died at it, nothing can be written, or something else lies at the place, it goes on.
 * @param place that all who do the same name alike; what lies there while one of them is at it leads to its number.
 */
export async function oneAtATime<T>(place: string, work: () => Promise<T>): Promise<T> {
	for (;;) {
		const problem = await symlink(String(process.pid), place).then(nothing, codeOf);
		if (problem === null) break;
		if (problem !== "EEXIST") return work();
		const holder = await Promise.all([readlink(place), lstat(place)]).catch(codeOf);
		// It was given up meanwhile.
		if (holder === "ENOENT") continue;
		if (typeof holder === "string") return work();
		const [pid, made] = holder;
		const isAtWork = isAlive(Number(pid)) && Date.now() - made.mtimeMs < ABANDONED_MS;
		if (isAtWork) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
		else if ((await rm(place, { force: true }).then(nothing, codeOf)) !== null) return work();
	}
	try {
		return await work();
	} finally {
		await rm(place, { force: true });
	}
}

const nothing = () => null;
/** Of what the file system refused. */
const codeOf = ({ code }: NodeJS.ErrnoException) => String(code);
