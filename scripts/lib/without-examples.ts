import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";
import { parseSync } from "rolldown/utils";

/**
 * Leaves the examples of operations out of the Worker: the API document is written from them before, and of what runs only pages of
 * the local environment read them. Source: docs/start.md#the-upload.
 */

const OPERATIONS = /\/packages\/operations\/.+\.ts$/;
const DECLARES = "defineOperation";

export const withoutExamples: Plugin = {
	name: "without-examples",
	setup(build) {
		build.onLoad({ filter: OPERATIONS }, async ({ path }) => ({
			contents: exampleless(path, await readFile(path, "utf8")),
			loader: "ts",
		}));
	},
};

interface Node {
	type: string;
	start: number;
	end: number;
	[key: string]: unknown;
}

/** The source of an operation without its example, on the same lines; any other as it is. @param path a whole one. */
export function exampleless(path: string, source: string): string {
	if (!OPERATIONS.test(path) || !source.includes(`${DECLARES}({`)) return source;
	const example = partsOf(path, source).find(({ key }) => (key as Node | undefined)?.name === "example");
	if (example === undefined) return source;
	const { start, end } = example;
	return `${source.slice(0, start)}example: undefined${"\n".repeat(source.slice(start, end).split("\n").length - 1)}${source.slice(end)}`;
}

/** What a source exports as an operation, property by property. */
function partsOf(path: string, source: string): readonly Node[] {
	const body = parseSync(path, source).program.body as unknown as readonly Node[];
	const exported = body.find(({ type }) => type === "ExportDefaultDeclaration")?.declaration as Node | undefined;
	const [spec] = (exported?.arguments ?? []) as readonly Node[];
	return (spec?.properties ?? []) as readonly Node[];
}
