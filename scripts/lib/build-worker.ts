import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { builtinModules } from "node:module";
import { basename, join } from "node:path";
import type { BuildOptions, Plugin } from "esbuild";
import { minified } from "#scripts/lib/minified";
import { withNumbers } from "#scripts/lib/module-names";
import { withoutNeedlessImports } from "#scripts/lib/needless-imports";
import { TEXTS_PATH, textsApart } from "#scripts/lib/texts-apart";
import { exampleless, withoutExamples } from "#scripts/lib/without-examples";
import { wordsByArea } from "#scripts/lib/words-by-area";

/**
 * Builds the Worker as it is deployed: what is imported when it is needed is a module of its own, which the runtime compiles
 * when it is first imported. Source: docs/start.md#beginning.
 */

/** Where wrangler.toml has it. */
const FOLDER = "dist/worker";
const ENTRY = "workers/index.ts";

/** What `npm run deploy` tells the build that wrangler begins: what stands beside it is uploaded. */
export const TO_DEPLOY = { BUILT_TO_DEPLOY: "1" };

/** Builds into the folder from which wrangler serves and deploys. */
export async function buildWorker(root: string, build = buildInto): Promise<void> {
	const isDeployed = process.env.BUILT_TO_DEPLOY === TO_DEPLOY.BUILT_TO_DEPLOY;
	await build(root, join(root, FOLDER));
	await publishTexts(join(root, FOLDER), root, isDeployed ? 0 : KEPT_MS);
}

/**
 * Puts the files of texts of a build among what a checkout serves, where those of builds of long ago are deleted.
 * @param keptMs how long those of others stay: of a version that is deployed, the platform keeps its own.
 */
export async function publishTexts(dir: string, root: string, keptMs = KEPT_MS): Promise<void> {
	const served = join(root, "public", TEXTS_PATH);
	await mkdir(served, { recursive: true });
	const names = (await readdir(dir)).filter((name) => name.endsWith(".json"));
	for (const name of names) await writeWhole(served, name, await readFile(join(dir, name)));
	for (const name of await readdir(served)) {
		if (names.includes(name)) await utimes(join(served, name), new Date(), new Date());
		else if (keptMs === 0 || Date.now() - (await stat(join(served, name))).mtimeMs > keptMs)
			await rm(join(served, name), { force: true });
	}
}

/** Another build of this checkout may be served meanwhile. */
const KEPT_MS = 86_400_000;

/** What production is uploaded: without the pages that are there in the local environment only, and the examples that these show. */
export const buildForProduction = (root: string, dir: string): Promise<void> =>
	built(root, dir, [withoutLocalPages, withoutExamples], exampleless);

/** Builds into a folder, which afterwards holds the Worker and nothing else. */
export const buildInto = (root: string, dir: string): Promise<void> => built(root, dir);

/** @param changed a source as plugins of this kind of build have it, for those who read it in their place. */
async function built(
	root: string,
	dir: string,
	more: readonly Plugin[] = [],
	changed?: (path: string, source: string) => string,
): Promise<void> {
	const { build } = await import("esbuild");
	const options = {
		absWorkingDir: root,
		entryPoints: [ENTRY],
		outdir: dir,
		bundle: true,
		splitting: true,
		format: "esm",
		target: "es2024",
		minify: true,
		logLevel: "error",
		// Readable stack traces come from the maps; the sources themselves are not uploaded.
		sourcemap: "linked",
		sourcesContent: false,
		// What the runtime has itself, and of packages the form for it.
		platform: "neutral",
		external: ["node:*", "cloudflare:*"],
		plugins: [...more, nodeModules, wordsByArea],
		mainFields: ["browser", "module", "main"],
		conditions: ["workerd", "worker", "browser"],
		// One table of character references instead of two.
		alias: { "decode-named-character-reference": "./packages/core/content/named-reference.ts" },
		define: { "process.env.NODE_ENV": '"production"' },
		loader: { ".wasm": "copy" },
		assetNames: "[name]-[hash]",
		chunkNames: "[hash]",
	} satisfies BuildOptions;
	// Once to learn what is imported when, and once more with the texts apart from whatever can wait for them.
	const { metafile } = await build({ ...options, write: false, metafile: true, minify: false, sourcemap: false });
	const { plugin, files: texts } = await textsApart(root, metafile, ENTRY, changed);
	const { outputFiles } = await build({ ...options, write: false, plugins: [plugin, ...options.plugins] });
	const files = outputFiles.map(({ path, contents }) => ({ name: basename(path), contents }));
	const modules = await minified(withNumbers(withoutNeedlessImports(files), "index.js"));
	// What is imported comes before what imports it.
	await putInto(
		dir,
		[...modules, ...texts.map(({ name, contents }) => ({ name, contents: Buffer.from(contents) }))].reverse(),
	);
}

/**
 * Has a folder hold these files and no others. Another process may read or put the same there meanwhile: a file that is there
 * already stays as it is, and a new one appears at once as a whole.
 * @param files in the order in which they appear.
 */
export async function putInto(dir: string, files: readonly { name: string; contents: Uint8Array }[]): Promise<void> {
	await mkdir(dir, { recursive: true });
	for (const { name, contents } of files) await writeWhole(dir, name, contents);
	const names = new Set(files.map(({ name }) => name));
	for (const name of await readdir(dir)) {
		if (!names.has(name) && !name.endsWith(UNFINISHED)) await rm(join(dir, name), { force: true });
	}
}

const UNFINISHED = ".part";

async function writeWhole(dir: string, name: string, contents: Uint8Array): Promise<void> {
	const file = join(dir, name);
	const there = await readFile(file).catch(() => null);
	if (there?.equals(contents)) return;
	const part = join(dir, `${name}.${randomUUID()}${UNFINISHED}`);
	await writeFile(part, contents);
	await rename(part, file);
}

/** Old packages ask for modules of Node by their bare names and with `require`; the runtime knows `node:` names and `import`. */
const nodeModules: Plugin = {
	name: "node-modules",
	setup(build) {
		build.onResolve({ filter: /^[a-z_]+$/ }, ({ path, kind }) => {
			if (!builtinModules.includes(path)) return undefined;
			return kind === "require-call" ? { path, namespace: "required" } : { path: `node:${path}`, external: true };
		});
		build.onLoad({ filter: /.*/, namespace: "required" }, ({ path }) => ({
			contents: `import whole from "node:${path}"; module.exports = whole;`,
		}));
	},
};

/** Has the section of the pages under /dev hold none: their addresses are answered as any that leads nowhere. */
const withoutLocalPages: Plugin = {
	name: "without-local-pages",
	setup(build) {
		build.onResolve({ filter: /^#workers\/site\/sections\/dev$/ }, ({ path }) => ({ path, namespace: "no-pages" }));
		build.onLoad({ filter: /.*/, namespace: "no-pages" }, () => ({ contents: "export default [];" }));
	},
};
