import { parseSync } from "rolldown/utils";
import type { BuiltFile } from "#scripts/lib/module-names";

/**
 * Takes out imports for effects alone of what other imports bring anyway. esbuild has each module that is loaded when it is needed
 * import every module of what it needs so, some 4,700 times, beside those that take something from them.
 * Source: docs/start.md#the-upload.
 */

interface Imports {
	/** Modules from which something is taken, by how they are asked for. */
	named: string[];
	/** Statements that take nothing. */
	bare: { name: string; start: number; end: number }[];
}

/** @param files of which the modules are as esbuild has made them. A statement leaves its room: columns of maps stay right. */
export function withoutNeedlessImports(files: readonly BuiltFile[]): BuiltFile[] {
	const modules = files.filter(({ name }) => name.endsWith(".js"));
	const texts = new Map(modules.map(({ name, contents }) => [`./${name}`, Buffer.from(contents).toString("utf8")]));
	const imports = new Map([...texts].map(([name, text]) => [name, importsOf(name, text)]));
	return files.map((file) => {
		const name = `./${file.name}`;
		const text = texts.get(name);
		if (text === undefined) return file;
		const brought = broughtBy(name, imports);
		const needless = imports.get(name)?.bare.filter((one) => brought.has(one.name)) ?? [];
		return { ...file, contents: Buffer.from(without(text, needless)) };
	});
}

function importsOf(name: string, text: string): Imports {
	const { module } = parseSync(name, text);
	const { staticImports, staticExports } = module;
	const bare = staticImports.filter(({ entries }) => entries.length === 0);
	const named = staticImports.filter(({ entries }) => entries.length > 0).map(({ moduleRequest }) => moduleRequest);
	const passedOn = staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest ?? []));
	return {
		named: [...named, ...passedOn].map(({ value }) => value),
		bare: bare.map(({ start, end, moduleRequest }) => ({ name: moduleRequest.value, start, end })),
	};
}

/** What is there once the modules are from which one takes something, and what these take something from. */
function broughtBy(name: string, imports: ReadonlyMap<string, Imports>): ReadonlySet<string> {
	const brought = new Set(imports.get(name)?.named);
	for (const one of brought) for (const next of imports.get(one)?.named ?? []) brought.add(next);
	return brought;
}

function without(text: string, statements: Imports["bare"]): string {
	return statements.reduce(
		(left, { start, end }) => left.slice(0, start) + " ".repeat(end - start) + left.slice(end),
		text,
	);
}
