import ts from "typescript";

/** One small change of a source file. */
export interface Mutant {
	/** Path from the project's folder. */
	file: string;
	/** From 1. */
	line: number;
	/** Offsets of what is replaced, end exclusive. */
	start: number;
	end: number;
	before: string;
	after: string;
}

const SWAPPED: Partial<Record<ts.SyntaxKind, string>> = {
	[ts.SyntaxKind.LessThanToken]: "<=",
	[ts.SyntaxKind.LessThanEqualsToken]: "<",
	[ts.SyntaxKind.GreaterThanToken]: ">=",
	[ts.SyntaxKind.GreaterThanEqualsToken]: ">",
	[ts.SyntaxKind.EqualsEqualsEqualsToken]: "!==",
	[ts.SyntaxKind.ExclamationEqualsEqualsToken]: "===",
	[ts.SyntaxKind.AmpersandAmpersandToken]: "||",
	[ts.SyntaxKind.BarBarToken]: "&&",
	[ts.SyntaxKind.QuestionQuestionToken]: "&&",
	[ts.SyntaxKind.MinusToken]: "+",
	[ts.SyntaxKind.AsteriskToken]: "/",
	[ts.SyntaxKind.SlashToken]: "*",
	[ts.SyntaxKind.PercentToken]: "*",
};

/** Calls that let everything through, or do nothing, when they are left out. */
const LEFT_OUT = new Set(["filter", "sort", "toSorted", "reverse", "toReversed", "trim", "toLowerCase", "slice"]);
const SWAPPED_CALLS: Readonly<Record<string, string>> = { some: "every", every: "some", min: "max", max: "min" };
/** Calls whose objects say what each guard means; an entry left out is a refusal forgotten. */
const DECIDING_CALLS = new Set(["commit", "record"]);
/** Tables are data: beyond this many, elements of a list are not left out one by one. */
const LIST_MAX = 12;
/** What documents show; no rule. */
const SHOWN = /^(examples?|summary|description|deprecated)$/;
const SHOWN_VALUE = /_EXAMPLE$/;

/**
 * Every small change of a file, in the order of its text: comparisons, `&&` and `||`, true and false, sums, numbers one
 * higher, conditions decided, statements and refusals left out, elements and filters left out, texts emptied, anchors of
 * expressions dropped. Types, imports and what documents show stay as they are, and so do files that only name numbers and
 * words: a test of those would say them again.
 */
export function mutantsOf(file: string, text: string): Mutant[] {
	const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
	const found = new Map<string, Mutant>();
	if (!holdsFunction(source)) return [];

	const add = (start: number, end: number, after: string) => {
		const before = text.slice(start, end);
		const line = source.getLineAndCharacterOfPosition(start).line + 1;
		const mutant = { file, line, start, end, before, after };
		if (before !== after && isParsed(file, mutated(text, mutant))) found.set(`${start}:${end}:${after}`, mutant);
	};
	const visit = (node: ts.Node): void => {
		if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
		if (ts.isTypeAliasDeclaration(node) || (ts.isPropertyAssignment(node) && SHOWN.test(node.name.getText()))) return;
		if (ts.isVariableDeclaration(node) && SHOWN_VALUE.test(node.name.getText())) return;
		if (ts.isCallExpression(node) && isMeta(node.expression)) {
			visit(node.expression);
			return;
		}
		for (const [start, end, after] of changesOf(node)) add(start, end, after);
		ts.forEachChild(node, visit);
	};
	const changesOf = (node: ts.Node): [number, number, string][] => {
		const changes: [number, number, string][] = [];
		const whole = (changed: ts.Node, after: string) => changes.push([changed.getStart(), changed.end, after]);
		if (ts.isBinaryExpression(node)) {
			const kind = node.operatorToken.kind;
			if (kind === ts.SyntaxKind.PlusToken) {
				if (![node.left, node.right].some(isText)) whole(node.operatorToken, "-");
			} else if (SWAPPED[kind] !== undefined) whole(node.operatorToken, SWAPPED[kind]);
		}
		if (node.kind === ts.SyntaxKind.TrueKeyword) whole(node, "false");
		if (node.kind === ts.SyntaxKind.FalseKeyword) whole(node, "true");
		if (ts.isNumericLiteral(node)) whole(node, String(Number(node.text) + 1));
		if (ts.isBigIntLiteral(node)) whole(node, `${BigInt(node.text.slice(0, -1)) + 1n}n`);
		if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
			whole(node, node.operand.getText());
		if (ts.isIfStatement(node) || ts.isWhileStatement(node)) {
			// A loop that never ends says only that somebody waits.
			if (ts.isIfStatement(node)) whole(node.expression, "true");
			whole(node.expression, "false");
		}
		if (ts.isConditionalExpression(node)) {
			whole(node.condition, "true");
			whole(node.condition, "false");
		}
		if (ts.isForStatement(node) && node.condition) whole(node.condition, "false");
		if (ts.isExpressionStatement(node) || ts.isThrowStatement(node)) whole(node, ";");
		if (ts.isReturnStatement(node) && node.expression && isText(node.expression)) whole(node.expression, '""');
		if (ts.isArrowFunction(node) && isText(node.body)) whole(node.body, '""');
		if (ts.isCallExpression(node)) changes.push(...changesOfCall(node));
		if (ts.isArrayLiteralExpression(node) && node.elements.length <= LIST_MAX)
			for (let index = 0; index < node.elements.length; index++) changes.push(withoutItem(node.elements, index));
		if (ts.isRegularExpressionLiteral(node)) {
			if (node.text.startsWith("/^")) changes.push([node.getStart() + 1, node.getStart() + 2, ""]);
			const end = node.getStart() + node.text.lastIndexOf("/");
			if (text[end - 1] === "$" && text[end - 2] !== "\\") changes.push([end - 1, end, ""]);
		}
		return changes;
	};
	const changesOfCall = (node: ts.CallExpression): [number, number, string][] => {
		const { expression } = node;
		if (ts.isPropertyAccessExpression(expression)) {
			const { name } = expression;
			const swapped = SWAPPED_CALLS[name.text];
			if (swapped !== undefined) return [[name.getStart(), name.end, swapped]];
			return LEFT_OUT.has(name.text) ? [[expression.expression.end, node.end, ""]] : [];
		}
		if (!ts.isIdentifier(expression) || !DECIDING_CALLS.has(expression.text)) return [];
		const refusals = node.arguments.find((argument, index) => index > 1 && ts.isObjectLiteralExpression(argument)) as
			| ts.ObjectLiteralExpression
			| undefined;
		return (refusals?.properties ?? []).map((_, index) => withoutItem(refusals?.properties ?? [], index));
	};

	visit(source);
	return [...found.values()].sort((a, b) => a.start - b.start || a.end - b.end);
}

/** `.meta({...})` says what documents show of a schema. */
function isMeta(called: ts.Expression): boolean {
	return ts.isPropertyAccessExpression(called) && called.name.text === "meta";
}

function holdsFunction(node: ts.Node): boolean {
	const isFunction = ts.isFunctionLike(node) && !ts.isTypeNode(node) && !ts.isTypeElement(node);
	return isFunction || ts.forEachChild(node, (child) => holdsFunction(child) || undefined) === true;
}

/** A file's text with one change. */
export function mutated(text: string, { start, end, after }: Mutant): string {
	return text.slice(0, start) + after + text.slice(end);
}

/** An item of a list with the comma behind it, or before it where it is the last. */
function withoutItem(items: readonly ts.Node[], index: number): [number, number, string] {
	const item = items[index] as ts.Node;
	const next = items[index + 1];
	const previous = items[index - 1];
	if (next !== undefined) return [item.getStart(), next.getStart(), ""];
	return [previous === undefined ? item.getStart() : previous.end, item.end, ""];
}

function isText(node: ts.Node): boolean {
	return ts.isStringLiteral(node) || ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node);
}

/** The parser's own list of what it could not read; its declarations keep it back. */
function isParsed(file: string, text: string): boolean {
	const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest) as ts.SourceFile & {
		parseDiagnostics: readonly ts.Diagnostic[];
	};
	return parsed.parseDiagnostics.length === 0;
}
