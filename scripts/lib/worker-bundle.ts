import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";
import { buildForProduction, buildInto } from "#scripts/lib/build-worker";
import { deleteUnused, hashOfSources, oneAtATime } from "#scripts/lib/kept";

const BUILDER = "scripts/lib/build-worker.ts";

/** What a bundle is made of, beside what builds it; of the dependencies the lock file tells. */
const SOURCES = {
	folders: ["packages", "workers"],
	files: ["wrangler.toml", "package.json", "package-lock.json", "tsconfig.json"],
};

/** The same as it is uploaded to production. */
export const productionBundle = (root: string): Promise<string> =>
	workerBundle(root, buildForProduction, "production-");

/** Makes a bundle of a checkout in an empty folder. */
type Build = (root: string, dir: string) => Promise<unknown>;

/**
 * The folder of a checkout's Worker, built as wrangler does. It is kept under a hash of what it is made of, so that
 * commands that serve the Worker one after the other, or beside each other, wait for one build.
 * @param root of the checkout, with its `node_modules`.
 * @param kind tells what one way of building makes from what others do of the same sources.
 */
export async function workerBundle(root: string, build: Build = buildInto, kind = ""): Promise<string> {
	const kept = join(root, "node_modules/.cache/launchweek/bundles");
	const files = [...(await withImports(root, BUILDER)), ...SOURCES.files];
	const dir = join(kept, kind + (await hashOfSources(root, { ...SOURCES, files })));
	await mkdir(kept, { recursive: true });
	if (!existsSync(dir)) await oneAtATime(`${dir}.making`, () => make(root, dir, build));
	await utimes(dir, new Date(), new Date());
	await deleteUnused(kept);
	return dir;
}

/** A file of a checkout's scripts and all of them that it imports, in the order of their names. */
export async function withImports(root: string, file: string, found = new Set<string>()): Promise<string[]> {
	found.add(file);
	// Read off its text, as whoever serves the Worker waits for it: a parser takes longer to load than this takes for all.
	for (const [, name] of (await readFile(join(root, file), "utf8")).matchAll(/ from "#(scripts\/[^"]+)"/g))
		if (!found.has(`${name}.ts`)) await withImports(root, `${name}.ts`, found);
	return [...found].sort();
}

async function make(root: string, dir: string, build: Build): Promise<void> {
	if (existsSync(dir)) return;
	const made = await mkdtemp(join(dirname(dir), "made-"));
	try {
		await build(root, made);
		await rename(made, dir);
	} catch (error) {
		await rm(made, { recursive: true, force: true });
		// Another process may have been faster with the same.
		if (!existsSync(dir)) throw error;
	}
}
