import { expect, it } from "vitest";
import { withoutNeedlessImports } from "#scripts/lib/needless-imports";

const file = (name: string, text: string) => ({ name, contents: Buffer.from(text) });
const left = (...files: { name: string; contents: Buffer }[]) =>
	Object.fromEntries(withoutNeedlessImports(files).map(({ name, contents }) => [name, `${Buffer.from(contents)}`]));

it("takes out what other imports bring, and leaves its room", () => {
	const made = left(
		file("A.js", 'import{a as b}from"./B.js";import"./C.js";import"./D.js";import"./E.js";b("import\\"./C.js\\";é");'),
		file("B.js", 'export{c as a}from"./C.js";'),
		file("C.js", 'import*as d from"./D.js";export let c=d;'),
		file("D.js", "export let d=1;"),
		file("E.js", "globalThis.e=1;"),
		file("drawn.wasm", 'import"./C.js";'),
	);
	const room = " ".repeat('import"./C.js";'.length);
	expect(made["A.js"]).toBe(`import{a as b}from"./B.js";${room}${room}import"./E.js";b("import\\"./C.js\\";é");`);
	expect(made["drawn.wasm"]).toBe('import"./C.js";');
});

it("keeps what only an import for its effects or one that may come later would bring", () => {
	const A = 'import{b}from"./B.js";import"./C.js";import"./D.js";import"node:fs";b();';
	expect(left(file("A.js", A), file("B.js", 'import"./C.js";export let b=()=>import("./D.js");'))["A.js"]).toBe(A);
});
