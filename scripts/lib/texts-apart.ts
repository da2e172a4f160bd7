import { createHash } from "node:crypto";
import { join, relative } from "node:path";
import type { Metafile, Plugin } from "esbuild";
import { longTexts, withoutTexts } from "#scripts/lib/long-texts";
import { type KnownAreas, sourceByArea } from "#scripts/lib/words-by-area";

/**
 * Takes long texts out of modules that few requests need, into files of the deployment: there they are no part of the script, and
 * the sources keep them where they are used. Whoever imports such a module when it is needed waits for its file as well.
 * Source: docs/start.md#texts-apart.
 */

const OURS = /^(packages|workers)\//;

/** Whose texts go into one file; paths are from the root of the checkout. The first that takes a source has it. */
const GROUPS: Readonly<Record<string, { sources: RegExp; neededBy?: RegExp }>> = {
	drafting: { sources: /^packages\/drafting\// },
	suffixes: { sources: /^node_modules\/tldts\// },
	references: { sources: /^node_modules\/entities\// },
	help: { sources: /^workers\/site\/docs\/error-help\.ts$/ },
	prompts: { sources: /^workers\/mcp\/prompt-texts\.ts$/ },
	crawl: { sources: /^packages\/crawl\/page-words\.ts$/ },
	// What nobody loads but whoever imports one of these when it is needed.
	team: { sources: OURS, neededBy: /^workers\/site\/sections\/(admin|dev)\.ts$/ },
	account: { sources: OURS, neededBy: /^workers\/site\/sections\/(account|buying|admin|dev)\.ts$/ },
};
/** Where the Worker takes them from, and where the build puts them (`scripts/lib/build-worker.ts`). */
export const TEXTS_PATH = "/texts/";
const RUNTIME = "workers/texts-apart.ts";
/** Ways to the module of a group's texts, of which there is no file. */
const NAMESPACE = "texts";

export interface TextFile {
	/** `drafting.0123456789.json` */
	name: string;
	contents: string;
}

interface Group {
	file: TextFile;
	/** What is loaded instead of a source, by its path from the root. */
	modules: ReadonlyMap<string, string>;
}

/**
 * @param metafile what esbuild says of a build without this plugin.
 * @param changed a source as other plugins have it, which are not asked for what this one changes.
 * @throws Error when what is loaded at once would need a file of texts.
 */
export async function textsApart(
	root: string,
	{ inputs }: Pick<Metafile, "inputs">,
	entry: string,
	changed = (_path: string, source: string) => source,
) {
	const known: KnownAreas = new Map();
	const read = async (path: string) => changed(join(root, path), await sourceByArea(join(root, path), known));
	const groups = new Map<string, Group>();
	const left = new Set(Object.keys(inputs).filter((path) => /\.[jt]sx?$/.test(path)));
	const askers = askersOf(inputs, entry);
	for (const [name, group] of Object.entries(GROUPS)) {
		const { neededBy } = group;
		const sources = [...left].filter(
			(path) =>
				group.sources.test(path) &&
				(neededBy === undefined || [...(askers.get(path) ?? [])].every((asker) => neededBy.test(asker))),
		);
		for (const path of sources) left.delete(path);
		groups.set(name, await groupOf(name, sources.sort(), read));
	}
	const needs = (path: string) => textsNeededBy(path, inputs, groups);
	if (needs(entry).length > 0) throw new Error(`${entry} needs texts before anything is asked: ${needs(entry)}`);
	const modules = new Map([...groups.values()].flatMap((group) => [...group.modules]));
	for (const [path, { imports }] of Object.entries(inputs)) {
		const lazy = imports
			.filter(({ kind }) => kind === "dynamic-import")
			.map((one) => ({ ...one, needs: needs(one.path) }));
		const waiting = new Map(lazy.filter((one) => one.needs.length > 0).map((one) => [one.original ?? "", one.needs]));
		if (waiting.size > 0) modules.set(path, withWaiting(modules.get(path) ?? (await read(path)), waiting, path));
	}
	return { plugin: pluginOf(root, modules, groups), files: [...groups.values()].map(({ file }) => file) };
}

async function groupOf(
	name: string,
	sources: readonly string[],
	read: (path: string) => Promise<string>,
): Promise<Group> {
	const texts = new Map<string, number>();
	const modules = new Map<string, string>();
	for (const path of sources) {
		const source = await read(path);
		const found = longTexts(path, source);
		if (found.length === 0) continue;
		for (const { text } of found) if (!texts.has(text)) texts.set(text, texts.size);
		const head = `import { texts as textsApart } from "${NAMESPACE}:${name}"; `;
		modules.set(path, head + withoutTexts(source, found, (text) => `textsApart[${texts.get(text)}]`));
	}
	const contents = JSON.stringify([...texts.keys()]);
	const hash = createHash("sha256").update(contents).digest("hex").slice(0, 10);
	return { file: { name: `${name}.${hash}.json`, contents }, modules };
}

const addressOf = (file: TextFile | undefined): string => `${TEXTS_PATH}${file?.name}`;

/** The files that must be there before a module runs, which are those of whatever it imports at once. */
function textsNeededBy(path: string, inputs: Metafile["inputs"], groups: ReadonlyMap<string, Group>): string[] {
	const loaded = loadedWith(path, inputs);
	const needed = [...groups.values()].filter(({ modules }) => [...loaded].some((one) => modules.has(one)));
	return needed.map(({ file }) => addressOf(file));
}

/** A module and whatever it imports at once. */
function loadedWith(path: string, inputs: Metafile["inputs"]): ReadonlySet<string> {
	const loaded = new Set([path]);
	for (const one of loaded)
		for (const { path: next, kind } of inputs[one]?.imports ?? []) if (kind !== "dynamic-import") loaded.add(next);
	return loaded;
}

/** Of each source the modules that load it, of those that are imported when they are needed, and the entry. */
function askersOf(inputs: Metafile["inputs"], entry: string): ReadonlyMap<string, ReadonlySet<string>> {
	const imports = Object.values(inputs).flatMap((input) => input.imports);
	const lazy = imports.filter(({ kind }) => kind === "dynamic-import").map(({ path }) => path);
	const askers = new Map<string, Set<string>>();
	for (const asker of new Set([entry, ...lazy]))
		for (const path of loadedWith(asker, inputs)) askers.set(path, (askers.get(path) ?? new Set()).add(asker));
	return askers;
}

/** A source whose imports of some modules wait for texts; its lines stay where they are. */
function withWaiting(source: string, waiting: ReadonlyMap<string, readonly string[]>, path: string): string {
	let text = source;
	for (const [specifier, needs] of waiting) {
		const importing = `import("${specifier}")`;
		if (!text.includes(importing))
			throw new Error(`${path} imports ${specifier} in a way that the build does not know`);
		text = text.replaceAll(importing, `withTexts(${JSON.stringify(needs)}, () => ${importing})`);
	}
	return `import { withTexts } from "${NAMESPACE}:"; ${text}`;
}

function pluginOf(root: string, modules: ReadonlyMap<string, string>, groups: ReadonlyMap<string, Group>): Plugin {
	const fileOf = (group: string) => addressOf(groups.get(group)?.file);
	return {
		name: "texts-apart",
		setup(build) {
			build.onResolve({ filter: new RegExp(`^${NAMESPACE}:`) }, ({ path }) =>
				path === `${NAMESPACE}:`
					? { path: join(root, RUNTIME) }
					: { path: path.slice(NAMESPACE.length + 1), namespace: NAMESPACE },
			);
			build.onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path }) => ({
				contents: `import { textsOf } from "./${RUNTIME}"; export const texts = textsOf("${fileOf(path)}");`,
				resolveDir: root,
				loader: "ts",
			}));
			build.onLoad({ filter: /\.[jt]sx?$/ }, ({ path }) => {
				const contents = modules.get(relative(root, path));
				return contents === undefined ? undefined : { contents, loader: loaderOf(path) };
			});
		},
	};
}

const loaderOf = (path: string) => (/\.(\w+)$/.exec(path)?.[1] ?? "ts") as "ts" | "tsx" | "js" | "jsx";
