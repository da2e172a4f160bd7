import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";
import { buildForProduction, buildInto } from "#scripts/lib/build-worker";
import { deleteUnused, hashOfSources, oneAtATime } from "#scripts/lib/kept";

/** What a bundle is made of; of the dependencies the lock file tells. */
const SOURCES = {
	folders: ["packages", "workers"],
	files: [
		"scripts/lib/build-worker.ts",
		"scripts/lib/long-texts.ts",
		"scripts/lib/minified.ts",
		"scripts/lib/module-names.ts",
		"scripts/lib/needless-imports.ts",
		"scripts/lib/texts-apart.ts",
		"scripts/lib/without-examples.ts",
		"scripts/lib/words-by-area.ts",
		"wrangler.toml",
		"package.json",
		"package-lock.json",
		"tsconfig.json",
	],
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
	const dir = join(kept, kind + (await hashOfSources(root, SOURCES)));
	await mkdir(kept, { recursive: true });
	if (!existsSync(dir)) await oneAtATime(`${dir}.making`, () => make(root, dir, build));
	await utimes(dir, new Date(), new Date());
	await deleteUnused(kept);
	return dir;
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
