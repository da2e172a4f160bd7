import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { circlesOf, importGraph, importsOf } from "#scripts/lib/import-graph";

let root: string;
beforeEach(async () => {
	root = await mkdtemp(join(tmpdir(), "launchweek-imports-"));
	for (const folder of ["packages", "workers", "scripts", "bench"]) await mkdir(join(root, folder));
	await write("package.json", JSON.stringify({ imports: { "#core/*": "./packages/core/*.ts" } }));
});
afterEach(() => rm(root, { recursive: true }));

async function write(path: string, text: string): Promise<void> {
	await mkdir(dirname(join(root, path)), { recursive: true });
	await writeFile(join(root, path), text);
}

/** Two files of which the first imports the second, which imports the first as given. */
async function circle(back: string): Promise<string[][]> {
	await write("packages/core/one.ts", 'import { two } from "#core/two";\nexport const one = two;\n');
	await write("packages/core/two.ts", back);
	return circlesOf(importGraph(root));
}

describe("circles of imports", () => {
	it.each([
		["a value", 'import { one } from "#core/one";\nexport const two = () => one;\n'],
		["a type", 'import type { One } from "#core/one";\nexport const two: One = 2;\n'],
		["a type in passing", 'export const two: import("#core/one").One = 2;\n'],
		["a lazy one", 'export const two = async () => (await import("#core/one")).one;\n'],
		["a name handed on", 'export { one as two } from "#core/one";\n'],
		["a path", 'import "./one.ts";\n'],
	])("are found when %s closes them", async (_what, back) => {
		expect(await circle(back)).toEqual([["packages/core/one.ts", "packages/core/two.ts"]]);
	});

	it("are found through pages, whole and only once", async () => {
		await write("workers/page.tsx", 'import { Part } from "./part.tsx";\nexport const Page = () => <Part />;\n');
		await write("workers/part.tsx", 'import { Piece } from "./piece.tsx";\nexport const Part = () => <Piece />;\n');
		await write("workers/piece.tsx", 'import { Page } from "./page.tsx";\nexport const Piece = () => <Page />;\n');
		await write("workers/index.ts", 'import { Page } from "./page.tsx";\nexport default Page;\n');
		expect(circlesOf(importGraph(root))).toEqual([["workers/page.tsx", "workers/part.tsx", "workers/piece.tsx"]]);
	});

	it("are not where files only share what they import, nor in tests and comments", async () => {
		await write("packages/core/three.ts", "export const three = 3;\n");
		await write("packages/core/three.test.ts", 'import { three } from "#core/three";\nexport { three };\n');
		expect(
			await circle('// import "#core/one"\nimport { three } from "#core/three";\nexport const two = three;\n'),
		).toEqual([]);
	});
});

describe("imports of a file", () => {
	const STATEMENTS = [
		['import type { A } from "a";', ["a", true]],
		['import { type B } from "b";', ["b", true]],
		['import c, { type D } from "c";', ["c", false]],
		['import { type E, e } from "e";\nexport type { E };\nexport { e };', ["e", false]],
		['import * as f from "f";', ["f", false]],
		['import {} from "g";', ["g", false]],
		['import "h";', ["h", false]],
		['export * from "i";', ["i", false]],
		['export type * from "j";', ["j", true]],
		['export type { K } from "k";', ["k", true]],
		['export { type L } from "l";', ["l", false]],
		['export { m } from "m";', ["m", false]],
		['/* é 日本 😀 */ export type { N } from "n";', ["n", true]],
	] as const;
	const all = STATEMENTS.map(([text]) => text).join("\n");
	const found = (path: string) => importsOf(path, root).map(({ specifier, isType }) => [specifier, isType]);

	it.each([
		["of a file that imports at its top only", "", []],
		["of one that imports lazily too", '\nexport const z = () => import("z");\n', [["z", false]]],
		["of one that names a type by its file", '\nexport type Z = import("z").Z;\n', [["z", true]]],
	] as const)("are told %s, and which are types alone", async (_which, more, inside) => {
		await write("packages/core/all.ts", all + more);
		await write("workers/all.tsx", `${all}${more}\nexport const Page = () => <p>import "x" from "y"</p>;\n`);
		const expected = [...STATEMENTS.map(([, one]) => [...one]), ...inside.map((one) => [...one])].sort();
		expect(found("packages/core/all.ts").sort()).toEqual(expected);
		expect(found("workers/all.tsx").sort()).toEqual(expected);
	});

	it("are not made up of what cannot be read: the file is named", async () => {
		await write("packages/core/broken.ts", 'import { a from "a";\n');
		expect(() => importsOf("packages/core/broken.ts", root)).toThrow("packages/core/broken.ts");
	});
});
