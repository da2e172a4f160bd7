import bidiFactory from "bidi-js";
import { escapeXml } from "#core/web/xml-text";
import type { Engine } from "./engine.ts";
import { type Role, runsOf } from "./faces.ts";
import { colourOf, extent, pathsByColour, type Run, type Widths } from "./measure.ts";

/** Words of one look within a line. */
export interface Piece {
	text: string;
	role: Role;
	/** Pixels. */
	size: number;
	/** Pixels by which it stands above the line. */
	raised?: number;
	/** Pixels between it and what is read before it. */
	gap?: number;
	/** Pixels between its letters. */
	spacing?: number;
}

/** A line of text. */
export interface Line {
	pieces: readonly Piece[];
	/** Where it begins, has its middle, or ends. */
	x: number;
	/** Of the line the letters stand on. */
	y: number;
	anchor?: "start" | "middle" | "end";
	isRightToLeft?: boolean;
	/** A path it runs along instead, as SVG writes one; then it is one piece of one face. */
	along?: string;
}

/** What is inked of a piece. */
export interface Outline {
	/** A path as SVG writes it; empty where nothing is inked. */
	path: string;
	left: number;
	right: number;
}

/** Part of a piece that is set in one face and one direction. */
interface Part extends Run {
	piece: number;
	level: number;
	/** Whether its piece begins with it. */
	isFirst: boolean;
}

const bidi = bidiFactory();
/** Has white space and signs of a part go with its letters. Source: Unicode Standard Annex 9, 2.1. */
const [EMBEDDED, POP] = ["\u202b", "\u202c"];

/**
 * The outlines of all pieces, line by line. The library shapes what is set in one face; which part stands where follows
 * from its direction (Unicode Standard Annex 9) and its measured width.
 */
export async function outlines(engine: Engine, widths: Widths, lines: readonly Line[]): Promise<Outline[][]> {
	const set = lines.map((line) => ({ line, parts: visualOrder(line) }));
	await widths.know(set.flatMap(({ parts }) => parts));
	const drawn: { colour: string; line: number; piece: number }[] = [];
	const texts = set.flatMap(({ line, parts }, index) => {
		let x = begin(line, parts, widths);
		return parts.map((part) => {
			const piece = line.pieces[part.piece];
			if (piece === undefined) throw new Error("A part belongs to no piece.");
			const colour = colourOf(drawn.length);
			drawn.push({ colour, line: index, piece: part.piece });
			if (line.along !== undefined) return textAlong(part, piece, colour, line.along);
			const wide = widthOf(part, piece, widths);
			const at = x + (line.isRightToLeft ? 0 : gapOf(part, piece));
			x += wide;
			return textAt(part, piece, colour, at, line.y - (piece.raised ?? 0));
		});
	});
	const faces = new Set(set.flatMap(({ parts }) => parts.map(({ face }) => face)));
	const paths = pathsByColour(engine, texts.join(""), faces);
	return lines.map(({ pieces }, index) =>
		pieces.map((_, number) => {
			const own = drawn.filter(({ line, piece }) => line === index && piece === number);
			const path = own.map(({ colour }) => paths.get(colour) ?? "").join("");
			return { path, ...extent(path) };
		}),
	);
}

/** The parts of a line from left to right. */
function visualOrder({ pieces, isRightToLeft }: Line): Part[] {
	const text = pieces.map((piece) => piece.text).join("");
	const { levels } = bidi.getEmbeddingLevels(text, isRightToLeft ? "rtl" : "ltr");
	const parts: Part[] = [];
	let at = 0;
	for (const [number, piece] of pieces.entries()) {
		const runs = runsOf(piece.text, piece.role);
		if (runs === null) throw new Error("A text was to be drawn that no face has the letters for.");
		let isFirst = true;
		for (const run of runs) {
			for (const part of oneLevel(run.text, at, levels)) {
				parts.push({ ...part, face: run.face, piece: number, isFirst });
				isFirst = false;
				at += part.text.length;
			}
		}
	}
	return reordered(parts);
}

function oneLevel(text: string, from: number, levels: Uint8Array): { text: string; level: number }[] {
	const parts: { text: string; level: number }[] = [];
	let at = from;
	for (const letter of text) {
		const level = levels[at] ?? 0;
		const last = parts.at(-1);
		if (last?.level === level) last.text += letter;
		else parts.push({ text: letter, level });
		at += letter.length;
	}
	return parts;
}

/** Source: Unicode Standard Annex 9, rule L2. */
function reordered(parts: readonly Part[]): Part[] {
	const order = [...parts];
	const highest = Math.max(0, ...order.map(({ level }) => level));
	for (let level = highest; level > 0; level--) {
		for (let first = 0; first < order.length; first++) {
			let end = first;
			while ((order[end]?.level ?? -1) >= level) end++;
			if (end === first) continue;
			order.splice(first, end - first, ...order.slice(first, end).reverse());
			first = end;
		}
	}
	return order;
}

const gapOf = ({ isFirst }: Part, { gap = 0 }: Piece) => (isFirst ? gap : 0);

function widthOf(part: Part, piece: Piece, widths: Widths): number {
	const spaced = (piece.spacing ?? 0) * [...part.text].length;
	return (widths.of(part) * piece.size) / 100 + spaced + gapOf(part, piece);
}

function begin(line: Line, parts: readonly Part[], widths: Widths): number {
	const { anchor = "start", x, pieces } = line;
	if (anchor === "start") return x;
	const wide = parts.reduce((sum, part) => {
		const piece = pieces[part.piece];
		return piece === undefined ? sum : sum + widthOf(part, piece, widths);
	}, 0);
	return anchor === "end" ? x - wide : x - wide / 2;
}

function styled(part: Part, { size, spacing }: Piece, colour: string): string {
	return `xml:space="preserve" font-family="share-${part.face}" font-size="${size}" fill="${colour}"${spacing === undefined ? "" : ` letter-spacing="${spacing}"`}`;
}

function textAt(part: Part, piece: Piece, colour: string, x: number, y: number): string {
	const text = escapeXml(part.text);
	const directed = part.level % 2 === 1 ? EMBEDDED + text + POP : text;
	return `<text x="${x}" y="${y}" ${styled(part, piece, colour)}>${directed}</text>`;
}

function textAlong(part: Part, piece: Piece, colour: string, path: string): string {
	const id = `along-${colour.slice(1)}`;
	return `<path id="${id}" d="${path}" fill="none"/><text ${styled(part, piece, colour)} text-anchor="middle"><textPath xlink:href="#${id}" startOffset="50%">${escapeXml(part.text)}</textPath></text>`;
}
