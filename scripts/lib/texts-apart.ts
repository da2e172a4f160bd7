import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Metafile, Plugin } from "esbuild";
import { longTexts, withoutTexts } from "#scripts/lib/long-texts";

/**
 * Takes long texts out of modules that few requests need, into files of the deployment: there they are no part of the script, and
 * the sources keep them where they are used. Whoever imports such a module when it is needed waits for its file as well.
 * Source: docs/start.md#texts-apart.
 */

/** Whose texts go into one file; paths are from the root of the checkout. */
const GROUPS: Readonly<Record<string, RegExp>> = {
	drafting: /^packages\/drafting\//,
	suffixes: /^node_modules\/tldts\//,
	references: /^node_modules\/entities\//,
	help: /^workers\/site\/docs\/error-help\.ts$/,
	crawl: /^packages\/crawl\/page-words\.ts$/,
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
 * @throws Error when what is loaded at once would need a file of texts.
 */
export async function textsApart(root: string, { inputs }: Pick<Metafile, "inputs">, entry: string) {
	const groups = new Map<string, Group>();
	for (const [name, pattern] of Object.entries(GROUPS)) {
		const sources = Object.keys(inputs).filter((path) => pattern.test(path) && /\.[jt]sx?$/.test(path));
		groups.set(name, await groupOf(name, root, sources.sort()));
	}
	const needs = (path: string) => neededBy(path, inputs, groups);
	if (needs(entry).length > 0) throw new Error(`${entry} needs texts before anything is asked: ${needs(entry)}`);
	const modules = new Map([...groups.values()].flatMap((group) => [...group.modules]));
	for (const [path, { imports }] of Object.entries(inputs)) {
		const lazy = imports
			.filter(({ kind }) => kind === "dynamic-import")
			.map((one) => ({ ...one, needs: needs(one.path) }));
		const waiting = new Map(lazy.filter((one) => one.needs.length > 0).map((one) => [one.original ?? "", one.needs]));
		if (waiting.size > 0)
			modules.set(path, withWaiting(modules.get(path) ?? (await readFile(join(root, path), "utf8")), waiting, path));
	}
	return { plugin: pluginOf(root, modules, groups), files: [...groups.values()].map(({ file }) => file) };
}

async function groupOf(name: string, root: string, sources: readonly string[]): Promise<Group> {
	const texts = new Map<string, number>();
	const modules = new Map<string, string>();
	for (const path of sources) {
		const source = await readFile(join(root, path), "utf8");
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
function neededBy(path: string, inputs: Metafile["inputs"], groups: ReadonlyMap<string, Group>): string[] {
	const reached = new Set([path]);
	for (const one of reached)
		for (const { path: next, kind } of inputs[one]?.imports ?? []) if (kind !== "dynamic-import") reached.add(next);
	const needed = [...groups.values()].filter(({ modules }) => [...reached].some((one) => modules.has(one)));
	return needed.map(({ file }) => addressOf(file));
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
