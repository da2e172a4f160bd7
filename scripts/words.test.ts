import { readFile } from "node:fs/promises";
import ts from "typescript";
import { expect, it } from "vitest";
import { sourceFiles } from "#scripts/lib/source-files";
import { ROOT } from "#scripts/lib/wrangler";

/** Attributes, and properties of what pages and parts are given, whose values people read or hear. */
const SPOKEN = new Set([
	"aria-label",
	"alt",
	"placeholder",
	"title",
	"label",
	"summary",
	"description",
	"hint",
	"text",
]);

/** What stands in these is the same in every language. */
const CODE = new Set(["code", "kbd", "samp", "Snippet"]);

/** Pages for whoever builds the service, on their own machine. */
const FOR_BUILDERS = /^workers\/site\/pages\/dev-/;

it("takes every sentence of a page from the catalogue", async () => {
	const files = (await sourceFiles("workers/site")).filter(
		(file) => file.endsWith(".tsx") && !file.startsWith("workers/site/words/") && !FOR_BUILDERS.test(file),
	);
	const found: string[] = [];
	for (const file of files) {
		found.push(...sentencesOf(file, await readFile(ROOT + file, "utf8")));
	}
	expect(files.length).toBeGreaterThan(50);
	expect(found, "write it in workers/site/words/en").toEqual([]);
});

it("sees words between tags, in attributes, in braces and in what a page is given", () => {
	const source = `const A = () => show({ title: "Page", key: "key" }, <p aria-label="Name" class="note">Text {yes && "more"}
		{\`so \${x}\`} {f("key")} <code>key</code></p>);`;
	const said = ["a.tsx:1 Page", "a.tsx:1 Name", "a.tsx:1 Text", "a.tsx:1 more", "a.tsx:2 so"];
	expect(sentencesOf("a.tsx", source)).toEqual(said);
});

/** What is written out in markup for people to read, with its line. */
function sentencesOf(file: string, text: string): string[] {
	const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
	const found: string[] = [];
	const say = (node: ts.Node, words: string) => {
		if (!/\p{L}{2}/u.test(words)) return;
		const { line } = source.getLineAndCharacterOfPosition(node.getStart());
		found.push(`${file}:${line + 1} ${words.replaceAll(/\s+/g, " ").trim().slice(0, 60)}`);
	};
	const visit = (node: ts.Node): void => {
		const isCode = ts.isJsxElement(node) && CODE.has(node.openingElement.tagName.getText());
		if (ts.isJsxText(node)) say(node, node.text);
		if (ts.isStringLiteralLike(node) && isShown(node)) say(node, node.text);
		if (ts.isTemplateExpression(node) && isShown(node)) {
			say(node, [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(" "));
		}
		if (isCode) visit(node.openingElement);
		else node.forEachChild(visit);
	};
	visit(source);
	return found;
}

/** Whether a text becomes words on the page: a child of an element, or the value of an attribute that is read out. */
function isShown(node: ts.Node): boolean {
	const { parent } = node;
	if (ts.isJsxAttribute(parent)) return SPOKEN.has(parent.name.getText());
	if (ts.isPropertyAssignment(parent)) return parent.initializer === node && SPOKEN.has(parent.name.getText());
	if (ts.isJsxExpression(parent)) return ts.isJsxAttribute(parent.parent) ? isShown(parent) : true;
	if (ts.isConditionalExpression(parent)) return parent.condition !== node && isShown(parent);
	if (ts.isParenthesizedExpression(parent)) return isShown(parent);
	if (!ts.isBinaryExpression(parent)) return false;
	const { AmpersandAmpersandToken, BarBarToken, QuestionQuestionToken, PlusToken } = ts.SyntaxKind;
	const passes = [AmpersandAmpersandToken, BarBarToken, QuestionQuestionToken, PlusToken];
	return passes.includes(parent.operatorToken.kind) && isShown(parent);
}

it("names areas of the catalogue, and does nothing else with it, so that the build knows which a page shows", async () => {
	const files = (await sourceFiles("workers/site")).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
	const found: string[] = [];
	let taking = 0;
	for (const file of files) {
		const text = await readFile(ROOT + file, "utf8");
		const name = /import \{ words(?: as (\w+))? \} from "[./]+\/words\/words\.ts"/.exec(text);
		if (name !== null) found.push(...wholesOf(file, text, name[1] ?? "words"));
		taking += name === null ? 0 : 1;
		// Written in another way, the build would not see it.
		if (name === null && /^import \{[^}]*\bwords\b[^}]*\} from "[^"]*\/words\.ts"/m.test(text)) found.push(file);
	}
	expect(taking).toBeGreaterThan(200);
	expect(found, "take `words.area`").toEqual([]);
	expect(wholesOf("a.ts", "f(words); words.home; g({ words: 1 }); a.words; words[x]; h({ words });", "words")).toEqual([
		...["a.ts: f(words)", "a.ts: words[x]", "a.ts: words"],
	]);
});

/** Where a catalogue is used and no area of it is named. */
function wholesOf(file: string, text: string, name: string): string[] {
	const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
	const found: string[] = [];
	const visit = (node: ts.Node): void => {
		if (ts.isImportDeclaration(node)) return;
		if (ts.isIdentifier(node) && node.text === name) {
			const { parent } = node;
			const isArea = ts.isPropertyAccessExpression(parent) || ts.isQualifiedName(parent);
			const isName =
				("name" in parent && parent.name === node) || (ts.isBindingElement(parent) && parent.propertyName === node);
			if ((!isArea && !isName) || ts.isShorthandPropertyAssignment(parent))
				found.push(`${file}: ${parent.getText().slice(0, 60)}`);
		}
		ts.forEachChild(node, visit);
	};
	visit(source);
	return found;
}
