import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { buildInto } from "#scripts/lib/build-worker";

/** What a bundle is made of; of the dependencies the lock file tells. */
const FOLDERS = ["packages", "workers"];
const FILES = [
	"scripts/lib/build-worker.ts",
	"scripts/lib/module-names.ts",
	"scripts/lib/words-by-area.ts",
	"wrangler.toml",
	"package.json",
	"package-lock.json",
	"tsconfig.json",
];
/** Makes a bundle of a checkout in an empty folder. */
type Build = (root: string, dir: string) => Promise<unknown>;

/** Bundles that nobody has asked for in this time are deleted. */
const MAX_AGE_MS = 86_400_000;

/**
 * The folder of a checkout's Worker, built as a deployment would. It is kept under a hash of what it is made of, so that
 * commands that serve the Worker one after the other, or beside each other, wait for one build.
 * @param root of the checkout, with its `node_modules`.
 */
export async function workerBundle(root: string, build: Build = buildInto): Promise<string> {
	const kept = join(root, "node_modules/.cache/launchweek/bundles");
	const dir = join(kept, await inputsHash(root));
	await mkdir(kept, { recursive: true });
	if (!existsSync(dir)) {
		const made = await mkdtemp(join(kept, "made-"));
		try {
			await build(root, made);
			await rename(made, dir);
		} catch (error) {
			await rm(made, { recursive: true, force: true });
			// Another process may have been faster with the same.
			if (!existsSync(dir)) throw error;
		}
	}
	await utimes(dir, new Date(), new Date());
	await deleteOld(kept);
	return dir;
}

async function inputsHash(root: string): Promise<string> {
	const inFolders = FOLDERS.map(async (folder) => {
		const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
		return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
	});
	const files = [...FILES.map((file) => join(root, file)), ...(await Promise.all(inFolders)).flat().sort()];
	const hash = createHash("sha256");
	for (const file of files.filter((name) => !/\.test\.tsx?$/.test(name))) {
		hash
			.update(`${file.slice(root.length)}\0`)
			.update(await readFile(file))
			.update("\0");
	}
	return hash.digest("hex").slice(0, 32);
}

async function deleteOld(kept: string): Promise<void> {
	for (const name of await readdir(kept)) {
		const dir = join(kept, name);
		const used = await stat(dir).catch(() => null);
		if (used !== null && Date.now() - used.mtimeMs > MAX_AGE_MS) await rm(dir, { recursive: true, force: true });
	}
}
