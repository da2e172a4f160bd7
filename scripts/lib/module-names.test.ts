import { expect, it } from "vitest";
import { withNumbers } from "#scripts/lib/module-names";

const file = (name: string, text: string) => ({ name, contents: Buffer.from(text) });
const told = (files: readonly { name: string; contents: Uint8Array }[]) =>
	Object.fromEntries(files.map(({ name, contents }) => [name, Buffer.from(contents).toString()]));

it("numbers modules after what they import, with whatever names them, at the same columns", () => {
	const files = [
		file("index.js", 'import"./AAAAAAAA.js";import("./CCCCCCCC.js");\n//# sourceMappingURL=index.js.map\n'),
		file("AAAAAAAA.js", 'import"./BBBBBBBB.js";x();\n//# sourceMappingURL=AAAAAAAA.js.map\n'),
		file("AAAAAAAA.js.map", "{}"),
		file("BBBBBBBB.js", 'import"./AAAAAAAA.js";"UNKNOWN0.js"'),
		file("CCCCCCCC.js", 'import"./BBBBBBBB.js";'),
		file("drawn-CCCCCCCC.wasm", "CCCCCCCC.js"),
	];
	expect(told(withNumbers(files, "index.js"))).toEqual({
		"index.js": 'import"./00000001.js";import("./00000002.js");\n//# sourceMappingURL=index.js.map\n',
		"00000001.js": 'import"./00000000.js";x();\n//# sourceMappingURL=00000001.js.map\n',
		"00000001.js.map": "{}",
		"00000000.js": 'import"./00000001.js";"UNKNOWN0.js"',
		"00000002.js": 'import"./00000000.js";',
		"drawn-CCCCCCCC.wasm": "CCCCCCCC.js",
	});
});
