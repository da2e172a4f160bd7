import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import { parsed, sourceFiles } from "#scripts/lib/import-graph";
import { ROOT } from "#scripts/lib/wrangler";

/** A bound that stands in two places is changed in one of them. */

const LIMITS = "packages/core/limits.ts";
const SOURCES = sourceFiles(ROOT).filter(
	(file) => /^(packages|workers)\//.test(file) && !/^packages\/(testing|client)\/|\/(fixtures|traps)\//.test(file),
);

/** What a text says of time or number. */
const SAID =
	/\b(?:at most|up to) \d|\b\d+ to \d+ (?:\w+ )*characters\b|\b\d[\d,]* (?:seconds|minutes|hours|days|weeks|characters|milestones|pages|KiB|MiB)\b/;

/** Texts whose numbers are no bound of ours. */
const NO_BOUNDS: readonly RegExp[] = [
	// What the law, a standard or a format says.
	/^packages\/core\/orders\/vat/,
	// Words and patterns that drafters look for, and what they ask of a model.
	/^packages\/drafting\//,
	// Generated of the operations, whose sentences are looked at where they stand.
	/^workers\/mcp\/tool-list\.ts$/,
	// Bodies of examples.
	/-example\.ts$/,
];

const textOf = (file: string): string => readFileSync(join(ROOT, file), "utf8");

function namesDeclared(file: string): string[] {
	return parsed(file).statements.flatMap((statement) =>
		ts.isVariableStatement(statement) ? statement.declarationList.declarations.map(({ name }) => name.getText()) : [],
	);
}

function textsOf(file: string): string[] {
	const found: string[] = [];
	const visit = (node: ts.Node): void => {
		if (ts.isStringLiteral(node) || ts.isJsxText(node) || ts.isNoSubstitutionTemplateLiteral(node))
			found.push(node.text);
		if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) found.push(node.text);
		ts.forEachChild(node, visit);
	};
	visit(parsed(file));
	return found;
}

it("declares no bound again that stands in core/limits", () => {
	const known = new Set(namesDeclared(LIMITS));
	expect(known).toContain("PER_PAGE_MAX");
	// To parse a file takes a hundred times as long as to see that there is nothing in it.
	const mayDeclare = new RegExp(`\\b(?:${[...known].join("|")})\\s*[:=]`);
	const again = SOURCES.filter((file) => file !== LIMITS && mayDeclare.test(textOf(file))).flatMap((file) =>
		namesDeclared(file)
			.filter((name) => known.has(name))
			.map((name) => `${file}: ${name}`),
	);
	expect(again, "import it from #core/limits").toEqual([]);
});

it("types a bound of two schemas once", () => {
	const files = new Map<string, string[]>();
	for (const file of SOURCES.filter((name) => /^(packages\/(operations|actions|usecases)|workers)\//.test(name))) {
		const typed = textOf(file).matchAll(/\.(?:max|length)\(([\d_]{3,})\)/g);
		for (const bound of new Set([...typed].map(([, digits = ""]) => digits.replaceAll("_", ""))))
			files.set(bound, [...(files.get(bound) ?? []), file]);
	}
	expect(files.size).toBeGreaterThan(0);
	const twice = [...files].filter(([, where]) => where.length > 1).map(([bound, where]) => `${bound}: ${where}`);
	expect(
		twice,
		"give it a name in packages/core/limits.ts, or one for each where they are bounds of two things",
	).toEqual([]);
});

it("takes the lengths of form fields from the bounds of what they are sent to", () => {
	const typed = SOURCES.filter((file) => file.startsWith("workers/site/")).flatMap((file) =>
		[...textOf(file).matchAll(/\b(?:max|min)length=\{[\d_]+\}|<[A-Z]\w+[^>]*\bmax=\{\d[\d_]*\}/g)].map(
			([what]) => `${file}: ${what}`,
		),
	);
	expect(typed, "import the bound from #core/limits").toEqual([]);
});

it("says bounds in sentences by their constants", () => {
	const files = SOURCES.filter((file) => !NO_BOUNDS.some((pattern) => pattern.test(file)) && SAID.test(textOf(file)));
	const said = files.flatMap((file) =>
		textsOf(file)
			.filter((text) => text.includes(" ") && SAID.test(text))
			.map((text) => `${file}: ${SAID.exec(text)?.[0]} (${text.trim().slice(0, 70)})`),
	);
	expect(said, "put the constant of #core/limits into the sentence").toEqual([]);
});
