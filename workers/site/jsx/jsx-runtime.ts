import type { JSX } from "hono/jsx/jsx-runtime";
import { escapeToBuffer } from "hono/utils/html";

/**
 * What the compiler makes the elements of pages with. They are written as with hono/jsx, whose types they have, and come out the
 * same: parts are called in the order of the document, texts and values are escaped, and what hono's `raw` has made is not. What
 * pages do not use is left out, which is most of what elements cost there: contexts, and elements that move to the head.
 * Source: docs/decisions/041-elements-of-our-own.md.
 */

export type { JSX };

type Props = Readonly<Record<string, unknown>>;
type Part = (props: Props) => unknown;

/** Text that is put together from its beginning, and what it waits for. */
interface Output {
	text: string;
	/** Finished texts, and texts that are on their way; null where nothing is waited for. */
	pieces: (string | Promise<string>)[] | null;
}

class Element {
	/** As hono tells what is HTML already. */
	readonly isEscaped = true;
	readonly tag: string | Part;
	readonly props: Props;

	constructor(tag: string | Part, props: Props) {
		this.tag = tag;
		this.props = props;
	}

	/** Its HTML; a promise of it where a part of it is one. */
	toString(): string | Promise<string> {
		return htmlOf(this);
	}
}

/** @param tag of an element, or the part that makes one. */
export function jsx(tag: string | Part, props: Props): JSX.Element {
	return new Element(tag, props) as unknown as JSX.Element;
}

export { jsx as jsxs };

/** Several elements in the place of one. */
export const Fragment = (({ children }: Props) =>
	children) as unknown as typeof import("hono/jsx/jsx-runtime").Fragment;

function htmlOf(child: unknown): string | Promise<string> {
	const out: Output = { text: "", pieces: null };
	write(child, out);
	if (out.pieces === null) return out.text;
	return Promise.all([...out.pieces, out.text]).then((pieces) => pieces.join(""));
}

function write(child: unknown, out: Output): void {
	if (typeof child === "string") out.text += escaped(child);
	else if (child === null || child === undefined || typeof child === "boolean") return;
	else if (child instanceof Element) {
		if (typeof child.tag === "string") writeElement(child.tag, child.props, out);
		else write(child.tag(child.props), out);
	} else if (Array.isArray(child)) for (const one of child) write(one, out);
	else if (typeof child === "number") out.text += child;
	else if (child instanceof String && "isEscaped" in child) out.text += child;
	else if (child instanceof Promise) {
		out.pieces ??= [];
		out.pieces.push(out.text, child.then(htmlOf));
		out.text = "";
	} else throw new TypeError(`A page cannot show ${Object.prototype.toString.call(child)}.`);
}

/** Elements without an end. Source: HTML, 13.1.2, void elements. */
const VOID = new Set([
	"area",
	"base",
	"br",
	"col",
	"embed",
	"hr",
	"img",
	"input",
	"link",
	"meta",
	"source",
	"track",
	"wbr",
]);

function writeElement(tag: string, props: Props, out: Output): void {
	let begin = `<${tag}`;
	for (const name in props) if (name !== "children") begin += attribute(name, props[name]);
	if (VOID.has(tag)) {
		out.text += `${begin}/>`;
		return;
	}
	out.text += `${begin}>`;
	write(props.children, out);
	out.text += `</${tag}>`;
}

/** Those that say by being there. Source: HTML, 2.3.2. */
const BOOLEAN = new Set([
	...["async", "autofocus", "autoplay", "checked", "controls", "default", "defer", "disabled", "download"],
	...["formnovalidate", "hidden", "inert", "ismap", "itemscope", "loop", "multiple", "muted", "nomodule", "novalidate"],
	...["open", "playsinline", "readonly", "required", "reversed", "selected"],
]);

function attribute(name: string, value: unknown): string {
	if (typeof value === "string") return ` ${checkedName(name)}="${escaped(value)}"`;
	if (value === undefined || value === null) return "";
	if (typeof value === "number") return ` ${checkedName(name)}="${value}"`;
	if (typeof value !== "boolean") throw new TypeError(`The attribute ${name} takes a text, a number or a truth.`);
	if (BOOLEAN.has(name)) return value ? ` ${name}=""` : "";
	return ` ${checkedName(name)}="${value}"`;
}

/** Names that were looked at: all are written in our sources. */
const checked = new Set<string>();
/** As HTML and SVG write them: `class`, `aria-label`, `viewBox`. */
const NAME = /^(?:[a-z][a-z0-9:-]*|viewBox|preserveAspectRatio|startOffset|textLength|lengthAdjust)$/;

/** @throws TypeError for what is no name, or one as scripts know it: `className`. */
function checkedName(name: string): string {
	if (checked.has(name)) return name;
	if (!NAME.test(name)) throw new TypeError(`No attribute is called ${JSON.stringify(name)}.`);
	checked.add(name);
	return name;
}

const SPECIAL = /[&<>'"]/;

function escaped(text: string): string {
	if (!SPECIAL.test(text)) return text;
	const buffer: [string] = [""];
	escapeToBuffer(text, buffer);
	return buffer[0];
}
