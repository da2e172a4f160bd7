import type { Engine } from "./engine.ts";
import { type Widths, widthsOf } from "./measure.ts";
import { type Line, type Outline, outlines, type Piece } from "./outline.ts";
import { IMAGE_HEIGHT, IMAGE_WIDTH } from "./size.ts";

/** The light theme's colours. Source: workers/site/assets/styles/10-tokens.css. */
export const COLOURS = {
	paper: "#fbf8f1",
	shade: "#f3eee2",
	ink: "#1d1b16",
	ink2: "#565147",
	rule2: "#8d8577",
	highlight: "#ffe24d",
	highlightEdge: "#8a7000",
	ok: "#1a6638",
} as const;

export interface InkedPiece extends Piece {
	fill: string;
	/** Whether it lies on a stroke of the highlighter. */
	isMarked?: boolean;
}

export interface InkedLine extends Line {
	pieces: readonly InkedPiece[];
}

/** What is drawn, from the ground up: ready SVG, and lines of text that become outlines. */
export type Shape = { svg: string } | { line: InkedLine };

/** Of the highlighter: beside the words, above and below the line they stand on, at a size of 48. */
const STROKE = { beside: 6, above: 36, below: 16 };

/** @param compose what is drawn, once words can be measured. @returns a PNG of 1200 x 630. */
export async function paint(
	engine: Engine,
	compose: (widths: Widths) => Promise<readonly Shape[]>,
): Promise<Uint8Array> {
	const widths = widthsOf(engine);
	const svg = await sceneSvg(engine, widths, await compose(widths));
	const drawing = engine.open(svg, []);
	try {
		const image = drawing.render();
		try {
			return image.asPng();
		} finally {
			image.free();
		}
	} finally {
		drawing.free();
	}
}

async function sceneSvg(engine: Engine, widths: Widths, shapes: readonly Shape[]): Promise<string> {
	const lines = shapes.flatMap((shape) => ("line" in shape ? [shape.line] : []));
	const inked = await outlines(engine, widths, lines);
	let at = 0;
	const drawn = shapes.map((shape) => ("line" in shape ? lineSvg(shape.line, inked[at++] ?? []) : shape.svg));
	return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${IMAGE_WIDTH}" height="${IMAGE_HEIGHT}"><rect width="${IMAGE_WIDTH}" height="${IMAGE_HEIGHT}" fill="${COLOURS.paper}"/>${drawn.join("")}</svg>`;
}

function lineSvg({ pieces, y }: InkedLine, inked: readonly Outline[]): string {
	const strokes = pieces.map(({ isMarked }, index) => {
		const outline = inked[index];
		if (!isMarked || outline === undefined || outline.path === "") return "";
		const { left, right } = outline;
		return `<rect x="${left - STROKE.beside}" y="${y - STROKE.above}" width="${right - left + 2 * STROKE.beside}" height="${STROKE.above + STROKE.below}" rx="2" fill="${COLOURS.highlight}"/>`;
	});
	const paths = pieces.map(({ fill }, index) => `<path d="${inked[index]?.path ?? ""}" fill="${fill}"/>`);
	return strokes.join("") + paths.join("");
}
