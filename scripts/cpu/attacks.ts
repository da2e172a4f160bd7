import { type AST, RegExpParser } from "@eslint-community/regexpp";
import type { Expression } from "./expressions.ts";

/** What is repeated in a hostile text, what stands before it, and what after it, so that the expression fails late. */
export interface Attack {
	before: string;
	repeated: string;
	after: string;
}

/** What every expression is tried with, besides what it names itself. */
const PIECES = [
	" ",
	"\u2003",
	"\t",
	"\n",
	"a",
	"A",
	"Aa ",
	"é",
	"0",
	"1,000",
	".",
	"-",
	",",
	"/",
	"<",
	'"',
	"@",
	"\u0000",
];
const AFTER = ["", "\u0000", "\n!"];
/** Expressions of many words name the same kinds of characters again and again. */
const PIECES_MAX = 60;

/**
 * Texts that are made to be dear for one expression: runs of its own characters, its own words and what its repeated
 * parts match, alone and after what must come before them.
 */
export function attacksOn({ source, flags }: Pick<Expression, "source" | "flags">): Attack[] {
	const pattern = new RegExpParser().parsePattern(source, 0, source.length, {
		unicode: flags.includes("u"),
		unicodeSets: flags.includes("v"),
	});
	const attacks: Attack[] = [];
	const pieces = new Set(PIECES);
	for (const part of repeatedParts(pattern)) {
		const samples = [sampleOf(part.element, 0), sampleOf(part.element, 1)].filter((sample) => sample !== "");
		const before = textBefore(part);
		for (const repeated of samples) {
			pieces.add(repeated).add(before + repeated);
			for (const after of AFTER) attacks.push({ before, repeated, after });
		}
		for (const repeated of [" ", "\u2003", "a", "0", "-", "."]) attacks.push({ before, repeated, after: "\u0000" });
	}
	for (const alternative of pattern.alternatives) {
		const whole = sampleOf(alternative, 0);
		pieces.add(whole).add(whole.slice(0, -1)).add(whole.slice(0, 1)).add(whole.slice(-1));
	}
	const chosen = [...pieces].filter((piece) => piece !== "").slice(0, PIECES_MAX);
	for (const repeated of chosen)
		attacks.push({ before: "", repeated, after: "\u0000" }, { before: "x", repeated, after: "\n!" });
	const known = new Map(attacks.map((attack) => [JSON.stringify(attack), attack]));
	return [...known.values()];
}

export function textOf({ before, repeated, after }: Attack, length: number): string {
	return before + repeated.repeat(Math.ceil(length / repeated.length)) + after;
}

/** What may be matched often: `*`, `+`, and counts that go far. */
function repeatedParts(pattern: AST.Pattern): AST.Quantifier[] {
	const found: AST.Quantifier[] = [];
	visit(pattern, (node) => {
		if (node.type === "Quantifier" && node.max > 8) found.push(node);
	});
	return found;
}

function visit(node: AST.Node, see: (node: AST.Node) => void): void {
	see(node);
	if ("alternatives" in node && Array.isArray(node.alternatives)) {
		for (const alternative of node.alternatives) visit(alternative, see);
	}
	if (node.type === "Alternative") for (const element of node.elements) visit(element, see);
	if (node.type === "Quantifier") visit(node.element, see);
}

/** A text that leads up to a part: samples of everything before it in the alternatives around it. */
function textBefore(part: AST.Node): string {
	const { parent } = part;
	if (parent === null) return "";
	if (parent.type !== "Alternative") return textBefore(parent);
	const at = parent.elements.indexOf(part as AST.Element);
	return (
		textBefore(parent) +
		parent.elements
			.slice(0, at)
			.map((element) => sampleOf(element, 0))
			.join("")
	);
}

/** One text that a node matches; `variant` asks for another one where there is a choice. */
function sampleOf(node: AST.Node, variant: number): string {
	switch (node.type) {
		case "Alternative":
			return node.elements.map((element) => sampleOf(element, variant)).join("");
		case "Quantifier":
			return sampleOf(node.element, variant).repeat(Math.max(1, node.min));
		case "Group":
		case "CapturingGroup": {
			const chosen = node.alternatives[variant % node.alternatives.length];
			return chosen === undefined ? "" : sampleOf(chosen, variant);
		}
		case "Character":
			return String.fromCodePoint(node.value);
		case "CharacterSet":
		case "CharacterClass":
		case "ExpressionCharacterClass":
			return characterOf(node, variant);
		default:
			return "";
	}
}

const CHARACTERS = [..." aA0-._,/<\"'@:;|\u2003\té€Ж中", "\n", "\u0000"];

/** A character that the class holds: found by trying, so that every kind of class is understood alike. */
function characterOf(
	node: AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass,
	variant: number,
): string {
	// An expression without the flag u cannot hold what only that flag understands, and the other way round it may.
	const flags = /\\p\{|\\u\{|[^\0-\x7f]/iu.test(node.raw) ? "u" : "";
	const own = node.type === "CharacterClass" ? node.elements.flatMap(firstOf) : [];
	const one = new RegExp(`^${node.raw}$`, `${flags}s`);
	const fitting = [...own, ...CHARACTERS].filter((character) => one.test(character));
	return fitting[variant % Math.max(1, fitting.length)] ?? "";
}

function firstOf(element: AST.CharacterClassElement): string[] {
	if (element.type === "Character") return [String.fromCodePoint(element.value)];
	return element.type === "CharacterClassRange" ? [String.fromCodePoint(element.min.value)] : [];
}
