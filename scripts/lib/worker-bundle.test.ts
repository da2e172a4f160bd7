import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { importsOf, shortNames, targetOf } from "#scripts/lib/import-graph";
import { withImports, workerBundle } from "#scripts/lib/worker-bundle";
import { ROOT } from "#scripts/lib/wrangler";

const BUILDER = "scripts/lib/build-worker.ts";

/** What makes a bundle, and what that imports. */
const BUILDERS = {
	"scripts/lib/build-worker.ts": 'import { join } from "node:path";\nimport { minified } from "#scripts/lib/minified";',
	"scripts/lib/minified.ts":
		'import { build } from "#scripts/lib/build-worker";\nexport { names } from "#scripts/lib/names";',
	"scripts/lib/names.ts": "export const names = 1;",
};

let root: string;
let builds: number;

beforeEach(async () => {
	root = await mkdtemp(join(tmpdir(), "launchweek-checkout-"));
	builds = 0;
	for (const folder of ["packages/core", "workers", "scripts/lib"])
		await mkdir(join(root, folder), { recursive: true });
	for (const file of ["wrangler.toml", "package.json", "package-lock.json", "tsconfig.json"]) await write(file, "1");
	for (const file of ["packages/core/a.ts", "workers/index.ts"]) await write(file, "1");
	for (const [file, text] of Object.entries(BUILDERS)) await write(file, text);
});
afterEach(() => rm(root, { recursive: true }));

const write = (file: string, text: string) => writeFile(join(root, file), text);
const bundles = () => readdir(join(root, "node_modules/.cache/launchweek/bundles"));

async function build(_root: string, dir: string): Promise<void> {
	builds++;
	await writeFile(join(dir, "index.js"), `build ${builds}`);
}

it("builds once, however often the Worker is served", async () => {
	const dir = await workerBundle(root, build);
	expect(await workerBundle(root, build)).toBe(dir);
	await write("packages/core/a.test.ts", "a test goes into no bundle");
	expect(await workerBundle(root, build)).toBe(dir);
	expect(await readFile(join(dir, "index.js"), "utf8")).toBe("build 1");
});

it.each([
	"packages/core/a.ts",
	"packages/core/new.ts",
	"workers/index.ts",
	"wrangler.toml",
	"package-lock.json",
	...Object.keys(BUILDERS),
])("builds again after a change of %s, and knows it when it is taken back", async (file) => {
	const before = await workerBundle(root, build);
	const text = await readFile(join(root, file), "utf8").catch(() => null);
	await write(file, `${text} // changed`);
	expect(await workerBundle(root, build)).not.toBe(before);
	await (text === null ? rm(join(root, file)) : write(file, text));
	expect(await workerBundle(root, build)).toBe(before);
	expect(builds).toBe(2);
});

it("knows of this project's builder what a parser finds", async () => {
	const names = shortNames(ROOT);
	const found = new Set([BUILDER]);
	// What a set is given while it is walked is walked too.
	for (const file of found)
		for (const { specifier } of importsOf(file)) {
			const target = targetOf(file, specifier, names);
			if (target !== null) found.add(target);
		}
	expect(await withImports(ROOT, BUILDER)).toEqual([...found].sort());
	expect(found.size).toBeGreaterThan(5);
});

it("builds one for all that ask at the same time", async () => {
	const dirs = await Promise.all([workerBundle(root, build), workerBundle(root, build), workerBundle(root, build)]);
	expect(new Set(dirs).size).toBe(1);
	expect(await readFile(join(dirs[0] ?? "", "index.js"), "utf8")).toBe("build 1");
	expect(await bundles()).toHaveLength(1);
	expect(builds).toBe(1);
});

it("keeps nothing of a build that failed, and says why", async () => {
	const fails = async (_root: string, dir: string) => {
		await writeFile(join(dir, "index.js"), "half of it");
		throw new Error("no such import");
	};
	await expect(workerBundle(root, fails)).rejects.toThrow("no such import");
	expect(await bundles()).toEqual([]);
});

it("deletes what nobody has asked for since yesterday", async () => {
	const old = await workerBundle(root, build);
	const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);
	await utimes(old, twoDaysAgo, twoDaysAgo);
	await write("workers/index.ts", "2");
	const dir = await workerBundle(root, build);
	expect(await bundles()).toEqual([dir.split("/").at(-1)]);
});
