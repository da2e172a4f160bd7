import { transform } from "esbuild";
import { expect, it } from "vitest";
import { piecesOf } from "#scripts/lib/generated-parts";
import { minified } from "#scripts/lib/minified";

const told = (contents: Uint8Array) => Buffer.from(contents).toString("utf8");

it("makes a module smaller, whose map still leads to its source", async () => {
	const source = `import { run } from "./other.js";
const FIXED = "fixed";
const unused = new Set(["a"]);
export const total = (given) => run(given + FIXED + FIXED.length);
`;
	const { code, map } = await transform(source, { sourcemap: "external", sourcefile: "packages/a.ts", minify: true });
	const files = [
		{ name: "00000001.js", contents: Buffer.from(`${code}//# sourceMappingURL=00000001.js.map\n`) },
		{ name: "00000001.js.map", contents: Buffer.from(map) },
		{ name: "drawn.wasm", contents: Buffer.from("as it is") },
	];
	const made = await minified(files);
	expect(made.map(({ name }) => name)).toEqual(files.map(({ name }) => name));
	const [module, after, drawn] = made.map(({ contents }) => told(contents));
	expect(module?.endsWith("\n//# sourceMappingURL=00000001.js.map\n")).toBe(true);
	expect(module?.length).toBeLessThan(files[0]?.contents.length ?? 0);
	const { sources, mappings } = JSON.parse(after ?? "");
	expect(sources).toEqual(["packages/a.ts"]);
	expect(piecesOf(module ?? "", { mappings }).some(({ text, source: of }) => of === 0 && text.includes("run"))).toBe(
		true,
	);
	expect(drawn).toBe("as it is");
});

it("says which module is none", async () => {
	const files = [
		{ name: "00000001.js", contents: Buffer.from("const = 1") },
		{ name: "00000001.js.map", contents: Buffer.from('{"version":3,"sources":[],"names":[],"mappings":""}') },
	];
	await expect(minified(files)).rejects.toThrow("00000001.js");
});
