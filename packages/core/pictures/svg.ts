import { Parser } from "htmlparser2";
import { checkSides } from "#core/pictures/bytes";
import type { CleanPicture } from "#core/pictures/picture";
import { PictureRefused } from "#core/pictures/refusal";
import {
	ACTIVE,
	ATTRIBUTES,
	DRAWN,
	loads,
	PICTURES,
	placesIn,
	REFERRING,
	runs,
	SHAPES,
	UNWRAPPED,
} from "#core/pictures/svg-rules";

const SVG = "http://www.w3.org/2000/svg";
const ELEMENTS_MAX = 5000;
const DEPTH_MAX = 64;
/** Parts that are drawn once everything that is used again has been put in its place. */
const DRAWN_PARTS_MAX = 50_000;
/** Pixels of the longer side of a drawing that names none. */
const SIDE_BY_ITSELF = 512;

interface Element {
	name: string;
	attributes: [string, string][];
	children: (Element | string)[];
	/** Places of the drawing that it shows or is painted with. */
	uses: string[];
}

/**
 * Reads a drawing and writes it anew from the parts that draw: what a program would have to read as the browser does in
 * order to find something in it is not there. What is more than a drawing is refused, not mended.
 * @throws PictureRefused.
 */
export function readSvg(all: Uint8Array): CleanPicture {
	const root = new SvgReader().read(textOf(all));
	const { width, height, viewBox } = sizeOf(root);
	checkSides(width, height);
	checkParts(root);
	const transparent = !hasGround(root, viewBox);
	root.attributes = [
		["xmlns", SVG],
		["width", String(width)],
		["height", String(height)],
		["viewBox", viewBox],
		...root.attributes.filter(([name]) => !["width", "height", "viewBox", "x", "y"].includes(name)),
	];
	return { type: "image/svg+xml", width, height, transparent, bytes: new TextEncoder().encode(written(root)) };
}

function textOf(all: Uint8Array): string {
	try {
		const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(all);
		if (/[^\P{Cc}\t\n\r]/u.test(text)) throw new PictureRefused("not_a_picture");
		return text;
	} catch (error) {
		if (error instanceof TypeError) throw new PictureRefused("not_a_picture");
		throw error;
	}
}

class SvgReader {
	#root: Element | null = null;
	readonly #open: (Element | null)[] = [];
	#elements = 0;

	read(text: string): Element {
		const parser = new Parser(
			{
				onopentag: (name, attributes) => this.#begin(name, attributes),
				onclosetag: () => this.#end(),
				ontext: (words) => this.#text(words),
				onprocessinginstruction: (name, data) => this.#instruction(name, data),
			},
			{ xmlMode: true, decodeEntities: true, recognizeSelfClosing: true },
		);
		parser.write(text);
		// Before the end, at which the parser itself closes what is open.
		const isEnded = this.#open.length === 0;
		parser.end();
		if (this.#root === null) throw new PictureRefused("not_a_picture");
		if (!isEnded) throw new PictureRefused("truncated");
		return this.#root;
	}

	#instruction(name: string, data: string): void {
		if (this.#root !== null) throw new PictureRefused(this.#open.length === 0 ? "more_behind" : "defines_entities");
		if (/^!doctype/i.test(name)) {
			if (/^!doctype\s+html/i.test(data)) throw new PictureRefused("not_a_picture");
			if (data.includes("[")) throw new PictureRefused("defines_entities");
		} else if (/^!/.test(name)) throw new PictureRefused("defines_entities");
		else if (/stylesheet/i.test(name)) throw new PictureRefused("refers_outside");
	}

	#begin(tag: string, attributes: Record<string, string>): void {
		const local = tag.slice(tag.indexOf(":") + 1);
		const lower = local.toLowerCase();
		const around = this.#open.at(-1);
		if (this.#root === null && (tag !== "svg" || attributes.xmlns !== SVG))
			throw new PictureRefused(lower === "svg" ? "damaged" : "not_a_picture");
		if (this.#root !== null && this.#open.length === 0) throw new PictureRefused("more_behind");
		if (ACTIVE.has(lower)) throw new PictureRefused("active");
		if (PICTURES.has(lower)) throw new PictureRefused("holds_picture");
		if (++this.#elements > ELEMENTS_MAX || this.#open.length > DEPTH_MAX) throw new PictureRefused("too_complex");
		checkAttributes(attributes);
		if (this.#root !== null && UNWRAPPED.has(tag)) {
			this.#open.push(around ?? null);
			return;
		}
		// What does not draw is left out with all that is in it, and looked at all the same.
		const isDrawn = DRAWN.has(tag) && (this.#root === null || around != null);
		if (!isDrawn) {
			this.#open.push(null);
			return;
		}
		const element = elementOf(tag, attributes);
		around?.children.push(element);
		this.#root ??= element;
		this.#open.push(element);
	}

	#end(): void {
		this.#open.pop();
	}

	#text(words: string): void {
		const around = this.#open.at(-1);
		if (this.#open.length === 0 && words.trim() !== "")
			throw new PictureRefused(this.#root === null ? "not_a_picture" : "more_behind");
		if (around == null || !["style", "text", "tspan", "textPath"].includes(around.name)) return;
		if (around.name === "style") checkStyle(words);
		around.children.push(words);
	}
}

function checkAttributes(attributes: Record<string, string>): void {
	for (const [name, value] of Object.entries(attributes)) {
		const local = name.slice(name.indexOf(":") + 1).toLowerCase();
		if (/^on/.test(local) || runs(value.replace(/[\s\p{Cc}]/gu, ""))) throw new PictureRefused("active");
		if (local === "style") checkStyle(value);
		else if (ATTRIBUTES.has(name) && loads(value)) throw new PictureRefused("refers_outside");
	}
}

function checkStyle(css: string): void {
	if (runs(css)) throw new PictureRefused("active");
	if (loads(css)) throw new PictureRefused("refers_outside");
	if (/animation|@keyframes/i.test(css)) throw new PictureRefused("animated");
}

function elementOf(name: string, attributes: Record<string, string>): Element {
	const kept = Object.entries(attributes).filter(([attribute]) => ATTRIBUTES.has(attribute));
	const uses = kept.flatMap(([, value]) => placesIn(value));
	const href = attributes.href ?? attributes["xlink:href"];
	if (href !== undefined && REFERRING.has(name)) {
		if (!href.startsWith("#")) throw new PictureRefused("refers_outside");
		kept.push(["href", href]);
		uses.push(href.slice(1));
	}
	return { name, attributes: kept, children: [], uses };
}

/** Whether the first thing that is drawn covers all that is seen: a rectangle, or a path of one, in a whole colour. */
function hasGround(root: Element, viewBox: string): boolean {
	const first = root.children.find((child) => typeof child !== "string" && SHAPES.has(child.name));
	if (first === undefined || typeof first === "string") return false;
	const of = new Map(first.attributes);
	const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(" ").map(Number);
	const isWhole =
		[...of.keys()].every((name) => ["x", "y", "width", "height", "fill", "d"].includes(name)) &&
		of.get("fill") !== "none";
	if (!isWhole) return false;
	if (first.name === "path") return of.get("d") === `M${left} ${top}h${width}v${height}H${left}z`;
	const covers = (start: string, length: string, from: number, side: number) =>
		Number(of.get(start) ?? 0) <= from && (of.get(length) === "100%" || Number(of.get(length)) >= side);
	return first.name === "rect" && covers("x", "width", left, width) && covers("y", "height", top, height);
}

/** In pixels, with what of the drawing is seen. */
function sizeOf(root: Element): { width: number; height: number; viewBox: string } {
	const given = new Map(root.attributes);
	const box = (given.get("viewBox") ?? "")
		.trim()
		.split(/[\s,]+/)
		.map(Number);
	const [left = 0, top = 0, boxWidth = 0, boxHeight = 0] = box;
	const hasBox =
		box.length === 4 &&
		box.every((value) => Number.isFinite(value) && Math.abs(value) < 1e7) &&
		boxWidth > 0 &&
		boxHeight > 0;
	const [width, height] = [pixels(given.get("width")), pixels(given.get("height"))];
	if (!hasBox && (width === null || height === null)) throw new PictureRefused("without_size");
	const viewBox = hasBox ? [left, top, boxWidth, boxHeight].join(" ") : `0 0 ${width} ${height}`;
	const scale = SIDE_BY_ITSELF / Math.max(boxWidth, boxHeight);
	const ratio = boxWidth / boxHeight;
	const shown = [
		width ?? (height === null ? boxWidth * scale : height * ratio),
		height ?? (width === null ? boxHeight * scale : width / ratio),
	].map((side) => Math.max(1, Math.round(side)));
	return { width: shown[0] ?? 1, height: shown[1] ?? 1, viewBox };
}

/** A number of pixels; null where it is none, or depends on where the drawing is shown. */
function pixels(length: string | undefined): number | null {
	const number = /^\s*(\d{1,9}(?:\.\d{0,9})?)(?:px)?\s*$/.exec(length ?? "")?.[1];
	return number === undefined || Number(number) === 0 ? null : Number(number);
}

/** @throws PictureRefused for a drawing that draws nothing, goes round in circles, or grows out of itself. */
function checkParts(root: Element): void {
	const places = new Map<string, Element>();
	let shapes = 0;
	const visit = (element: Element): void => {
		if (SHAPES.has(element.name)) shapes++;
		const id = element.attributes.find(([name]) => name === "id")?.[1];
		if (id !== undefined && !places.has(id)) places.set(id, element);
		for (const child of element.children) if (typeof child !== "string") visit(child);
	};
	visit(root);
	if (shapes === 0) throw new PictureRefused("one_colour");
	const known = new Map<Element, number>();
	const underWay = new Set<Element>();
	const partsOf = (element: Element): number => {
		const before = known.get(element);
		if (before !== undefined) return before;
		if (underWay.has(element) || underWay.size > 4 * DEPTH_MAX) throw new PictureRefused("too_complex");
		underWay.add(element);
		let parts = 1;
		for (const child of element.children) if (typeof child !== "string") parts += partsOf(child);
		for (const id of element.uses) {
			const place = places.get(id);
			if (place !== undefined) parts += partsOf(place);
		}
		underWay.delete(element);
		known.set(element, parts);
		return parts;
	};
	if (partsOf(root) > DRAWN_PARTS_MAX) throw new PictureRefused("too_complex");
}

function written({ name, attributes, children }: Element): string {
	const said = attributes.map(([attribute, value]) => ` ${attribute}="${escaped(value)}"`).join("");
	if (children.length === 0) return `<${name}${said}/>`;
	const inner = children.map((child) => (typeof child === "string" ? escaped(child) : written(child))).join("");
	return `<${name}${said}>${inner}</${name}>`;
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
function escaped(text: string): string {
	return text.replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);
}
