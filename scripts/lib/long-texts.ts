import { parseSync } from "rolldown/utils";

/**
 * The long literals of a source: strings, what stands between the values of a template or the elements of JSX, and what is made of
 * a text once, when the module is loaded: regular expressions and arrays of numbers.
 */

/** As it is written, with its marks: what is shorter costs more to name than it weighs. */
const MIN_LENGTH = 20;

export interface LongText {
	start: number;
	end: number;
	text: string;
	/** The same in the source, of an expression that is the text. */
	made: (text: string) => string;
}

interface Node {
	type: string;
	start: number;
	end: number;
	[key: string]: unknown;
}

/** @throws Error what is wrong with a source that is none. */
export function longTexts(path: string, source: string): LongText[] {
	const { program, errors } = parseSync(path, source);
	if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join("\n")}`);
	const found: LongText[] = [];
	look(program as unknown as Node, { inFunction: false, inJsx: false }, found);
	return found.sort((one, other) => one.start - other.start);
}

/** The source with something in place of each, on the same lines. */
export function withoutTexts(source: string, texts: readonly LongText[], named: (text: string) => string): string {
	let done = 0;
	const pieces = texts.map(({ start, end, text, made }) => {
		const piece = source.slice(done, start) + made(named(text));
		done = end;
		return piece + "\n".repeat(source.slice(start, end).split("\n").length - 1);
	});
	return pieces.join("") + source.slice(done);
}

/** Where a literal stands. */
interface Place {
	inFunction: boolean;
	/** As the value of an attribute or what an element holds: there a value has braces around it. */
	inJsx: boolean;
}

function look(node: Node, place: Place, found: LongText[]): void {
	const text = node.end - node.start < MIN_LENGTH ? undefined : textOf(node, place.inFunction);
	if (text !== undefined) {
		const made = place.inJsx ? (named: string) => `{${text.made(named)}}` : text.made;
		found.push({ ...placeOf(node), ...text, made });
		return;
	}
	// What a function of tags is given must stay as it is written.
	if (node.type === "TaggedTemplateExpression") return;
	const inFunction = place.inFunction || node.type.includes("Function");
	for (const [key, value] of Object.entries(node)) {
		if (isName(node, key)) continue;
		const inJsx = JSX_WITH_TEXT.has(`${node.type}.${key}`);
		for (const child of Array.isArray(value) ? value : [value])
			if (isNode(child)) look(child, { inFunction, inJsx }, found);
	}
}

/** Where JSX has text as it is, without braces. */
const JSX_WITH_TEXT = new Set(["JSXAttribute.value", "JSXElement.children", "JSXFragment.children"]);

/** Of a part of a template only what is written: the parser has the marks around it among its own in TypeScript alone. */
function placeOf({ type, start, end, value }: Node): Pick<LongText, "start" | "end"> {
	if (type !== "TemplateElement") return { start, end };
	const { length } = (value as { raw: string }).raw;
	const from = end - start === length ? start : start + 1;
	return { start: from, end: from + length };
}

/** What is made in a function is made anew each time, for which a literal is the faster way. */
function textOf(node: Node, inFunction: boolean): Pick<LongText, "text" | "made"> | undefined {
	const { type, value, regex, elements } = node as Node & {
		regex?: { pattern: string; flags: string };
		elements?: (Node | null)[];
	};
	if (type === "JSXText") {
		const text = shownText(String(value));
		// What stands for a letter (`&amp;`) is read in JSX alone.
		return text.length < MIN_LENGTH || text.includes("&") ? undefined : { text, made: (named) => named };
	}
	if (type === "Literal" && typeof value === "string") return { text: value, made: (text) => text };
	if (type === "TemplateElement") return { text: (value as { cooked: string }).cooked, made: (text) => `\${${text}}` };
	if (inFunction) return undefined;
	if (type === "Literal" && regex !== undefined)
		return { text: regex.pattern, made: (text) => `new RegExp(${text}, "${regex.flags}")` };
	if (type === "ArrayExpression" && elements?.every((one) => typeof one?.value === "number"))
		return { text: JSON.stringify(elements.map((one) => one?.value)), made: (text) => `JSON.parse(${text})` };
	return undefined;
}

/** What JSX shows of a text: its lines without the space around breaks, joined by one space. */
function shownText(text: string): string {
	const lines = text.split(/\r\n|\n|\r/);
	const last = lines.length - 1;
	const shown = lines.map((line, index) => {
		const begun = index === 0 ? line : line.replace(/^[ \t]+/, "");
		return index === last ? begun : begun.trimEnd();
	});
	return shown.filter((line) => line !== "").join(" ");
}

const isNode = (value: unknown): value is Node =>
	typeof value === "object" && value !== null && typeof (value as Node).type === "string";

/** Where a literal is a name and no value: of a member, of a module, or of a type. */
function isName(node: Node, key: string): boolean {
	if (key === "key") return node.computed !== true;
	if (key === "source" || key === "typeAnnotation") return true;
	if (key === "attributes") return node.type !== "JSXOpeningElement";
	return node.type.startsWith("TS") && node.type.endsWith("Type");
}
