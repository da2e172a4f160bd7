import { drawnText, isRightToLeft, type Role } from "./faces.ts";
import type { Widths } from "./measure.ts";
import { imageShape, type Picture } from "./picture.ts";
import { COLOURS, type InkedPiece, type Shape } from "./scene.ts";
import { type Ruler, rulerOf } from "./wrap.ts";

/** What an image says of the directory. */
export interface Masthead {
	siteName: string;
	/** Of what may be pressed on the site; on images, of the small numbers. */
	accent: string;
	/** What stands in place of the name; absent without one. */
	logo?: { hash: string /** Width by height. */; ratio: number };
	/** The logo as it was kept; absent until it is drawn, and null where it cannot be. */
	picture?: Picture | null;
}

/** Large letters stand a little closer, by their size. */
const TIGHT = -0.012;

/** Left and right edge of what is drawn. */
export const LEFT = 72;
export const RIGHT = 1128;

export interface Rulers {
	display: Ruler;
	text: Ruler;
	sans: Ruler;
}

/** Measures once all that an image may break or shorten. */
export async function rulersOf(widths: Widths, texts: Record<keyof Rulers, readonly string[]>): Promise<Rulers> {
	return {
		display: await rulerOf(widths, "display", texts.display, TIGHT),
		text: await rulerOf(widths, "text", texts.text),
		sans: await rulerOf(widths, "sans", texts.sans),
	};
}

interface Sized {
	lines: string[];
	size: number;
	lineHeight: number;
}

/** @param sizes largest first; on more than one line a name stands in the second largest at most. */
export function fittedName(ruler: Ruler, name: string, sizes: readonly [number, number][], width: number): Sized {
	for (const [index, [size, lineHeight]] of sizes.entries()) {
		const lines = ruler.lines(name, size, width, index === 0 ? 1 : 2);
		if (lines !== null) return { lines, size, lineHeight };
	}
	const [size, lineHeight] = sizes.at(-1) ?? [48, 56];
	return { lines: ruler.cut(name, size, width, 2), size, lineHeight };
}

interface TextPlace {
	x: number;
	/** Of the first line. */
	y: number;
	lineHeight?: number;
	fill?: string;
	/** Where lines that read from right to left end; without, they stand at the left too. */
	right?: number;
}

/** Lines of one look under each other. */
export function textShapes(lines: readonly string[], role: Role, size: number, place: TextPlace): Shape[] {
	const { x, y, lineHeight = 0, fill = COLOURS.ink, right } = place;
	const turned = isRightToLeft(lines.join(" "));
	const spacing = role === "display" ? { spacing: TIGHT * size } : {};
	return lines.map((text, index): Shape => {
		const piece: InkedPiece = { text, role, size, fill, ...spacing };
		return {
			line: {
				pieces: [piece],
				x: turned && right !== undefined ? right : x,
				y: y + index * lineHeight,
				anchor: turned && right !== undefined ? "end" : "start",
				isRightToLeft: turned,
			},
		};
	});
}

const WORDMARK = { size: 40, y: 571, widest: 400 };

/** The line that a logo stands in, at the lower right; and how high it is at most. */
const LOGO = { bottom: 586, height: 56, widest: 320 };

/** The directory's logo, or its name with its raised number, at the lower right. */
export function wordmark({ siteName, accent, logo, picture }: Masthead, ruler: Ruler): Shape[] {
	if (logo !== undefined && picture != null) {
		const width = Math.min(LOGO.widest, LOGO.height * logo.ratio);
		const height = width / logo.ratio;
		return [imageShape(picture, { x: RIGHT - width, y: LOGO.bottom - height, width, height })];
	}
	const text = drawnText(siteName);
	const wide = ruler.width(text, WORDMARK.size);
	const size = wide <= WORDMARK.widest ? WORDMARK.size : 28;
	const [line = ""] = ruler.cut(text, size, WORDMARK.widest, 1);
	return [
		{
			line: {
				pieces: [
					{ text: line, role: "display", size, fill: COLOURS.ink, spacing: -0.015 * size },
					{ text: "1", role: "label", size: size / 2, raised: size * 0.39, fill: accent },
				],
				x: RIGHT,
				y: WORDMARK.y,
				anchor: "end",
			},
		},
	];
}
