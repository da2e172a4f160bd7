import { expect, it } from "vitest";
import { withNumbers } from "#scripts/lib/module-names";

const file = (name: string, text: string) => ({ name, contents: Buffer.from(text) });
const map = (name: string, ...sources: string[]) => file(`${name}.map`, JSON.stringify({ sources }));
const told = (files: readonly { name: string; contents: Uint8Array }[]) =>
	Object.fromEntries(files.map(({ name, contents }) => [name, Buffer.from(contents).toString()]));

it("numbers modules in the order of what they are made of, with whatever names them, at the same columns", () => {
	const files = [
		file("index.js", 'import"./AAAAAAAA.js";import(`./CCCCCCCC.js`);\n//# sourceMappingURL=index.js.map\n'),
		map("index.js", "a/index.ts"),
		file("AAAAAAAA.js", 'import"./BBBBBBBB.js";x();\n//# sourceMappingURL=AAAAAAAA.js.map\n'),
		map("AAAAAAAA.js", "z/shared.ts", "b/page.ts"),
		file("BBBBBBBB.js", 'import"./AAAAAAAA.js";"UNKNOWN0.js"'),
		map("BBBBBBBB.js", "z/shared.ts", "a/page.ts"),
		file("CCCCCCCC.js", 'import"./BBBBBBBB.js";'),
		map("CCCCCCCC.js", "c/page.ts"),
		file("drawn-CCCCCCCC.wasm", "CCCCCCCC.js"),
	];
	expect(told(withNumbers(files, "index.js"))).toEqual({
		"index.js": 'import"./1.js"       ;import(`./2.js`       );\n//# sourceMappingURL=index.js.map\n',
		"index.js.map": '{"sources":["a/index.ts"]}',
		"1.js": 'import"./0.js"       ;x();\n//# sourceMappingURL=1.js.map\n',
		"1.js.map": '{"sources":["z/shared.ts","b/page.ts"]}',
		"0.js": 'import"./1.js"       ;"UNKNOWN0.js"',
		"0.js.map": '{"sources":["z/shared.ts","a/page.ts"]}',
		"2.js": 'import"./0.js"       ;',
		"2.js.map": '{"sources":["c/page.ts"]}',
		"drawn-CCCCCCCC.wasm": "CCCCCCCC.js",
	});
});
