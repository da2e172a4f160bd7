import { expect, it } from "vitest";
import { longTexts, withoutTexts } from "#scripts/lib/long-texts";

const LONG = "a text that is longer than twenty letters";

/** What a source becomes, and its texts. */
function taken(source: string, path = "packages/a.ts") {
	const found = longTexts(path, source);
	const texts = found.map(({ text }) => text);
	return { texts, source: withoutTexts(source, found, (text) => `texts[${texts.indexOf(text)}]`) };
}

it("takes long strings, wherever they are values", () => {
	const { texts, source } = taken(
		`const words = { "${LONG}": '${LONG} it\\'s' as const, short: "short" };\nconst say = () => join("${LONG}");`,
	);
	expect(texts).toEqual([`${LONG} it's`, LONG]);
	expect(source).toBe(
		`const words = { "${LONG}": texts[0] as const, short: "short" };\nconst say = () => join(texts[1]);`,
	);
});

it("leaves what is shorter than twenty letters, with its marks", () => {
	const [taken18, left17] = ["x".repeat(18), "y".repeat(17)];
	expect(taken(`const words = ["${taken18}", "${left17}"];`)).toEqual({
		texts: [taken18],
		source: `const words = [texts[0], "${left17}"];`,
	});
});

it("takes what stands between the values of a template, unless a function of tags reads it", () => {
	const source = `const a = \`${LONG}\\n\${b}short\${c} \${{ d: "${LONG}" }} ${LONG}\`;\nconst e = tag\`${LONG}\${f}\`;`;
	const { texts, source: after } = taken(source);
	expect(texts).toEqual([`${LONG}\n`, LONG, ` ${LONG}`]);
	const [line, tagged] = after.split("\n");
	expect(line).toBe(`const a = \`\${texts[0]}\${b}short\${c} \${{ d: texts[1] }}\${texts[2]}\`;`);
	expect(tagged).toBe(source.split("\n")[1]);
});

it("takes regular expressions and numbers that are made once, and leaves those of functions", () => {
	const pattern = String.raw`^[a-z]+\/(?:one|two|three|four|five)\p{L}"$`;
	const numbers = "[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]";
	const source = `const all = /${pattern}/giu;\nconst table = new Uint8Array(${numbers});\nfunction f() { return [/${pattern}/u, ${numbers}]; }`;
	const { texts, source: after } = taken(source);
	expect(texts).toEqual([pattern, numbers.replaceAll(" ", "")]);
	expect(after.split("\n").slice(0, 2)).toEqual([
		'const all = new RegExp(texts[0], "giu");',
		"const table = new Uint8Array(JSON.parse(texts[1]));",
	]);
	expect(after.split("\n")[2]).toBe(source.split("\n")[2]);
	expect(new RegExp(texts[0] ?? "", "giu").source).toBe(new RegExp(pattern, "giu").source);
});

it("takes what elements say, with the space that JSX shows of it", () => {
	const source = `const a = <>\n\t${LONG}{" "}\n\t<b title="${LONG}">short {c ?? "${LONG}"}</b> ${LONG}\n\t\tand on\n</>;\nconst d = <i>${LONG} &amp;</i>;`;
	const { texts, source: after } = taken(source, "workers/a.tsx");
	expect(texts).toEqual([LONG, LONG, LONG, ` ${LONG} and on`]);
	expect(after).toBe(
		`const a = <>{texts[0]}\n{" "}\n\t<b title={texts[0]}>short {c ?? texts[0]}</b>{texts[3]}\n\n</>;\nconst d = <i>${LONG} &amp;</i>;`,
	);
});

it("leaves an element's space between lines to JSX", () => {
	const source = `const a = <p>\n${"\t".repeat(20)}<b>short</b>\n</p>;`;
	expect(taken(source, "workers/a.tsx")).toEqual({ texts: [], source });
});

it("leaves names of modules and types, and lines, where they are", () => {
	const source = `import { a } from "#packages/some/very/long/path/of/a/module";\ntype A = "${LONG}";\nconst b: "${LONG}" = a<"${LONG}">();\nconst table = [\n1111, 2222, 3333, 4444, 5555,\n6666, 7777\n];\nb();`;
	const { texts, source: after } = taken(source);
	expect(texts).toEqual(["[1111,2222,3333,4444,5555,6666,7777]"]);
	expect(after.split("\n").length).toBe(source.split("\n").length);
	expect(after.split("\n").at(-1)).toBe("b();");
});

it("says what it cannot read", () => {
	expect(() => longTexts("packages/a.ts", "const = 1")).toThrow("packages/a.ts");
});
