import type { Badge, BadgeStyle } from "#core/badges/badge";
import { iconColours, iconDrawing } from "#core/badges/badge-icon";
import type { BadgeWords } from "#core/badges/badge-words";
import { textWidth } from "#core/badges/text-width";
import { escapeXml } from "#core/web/xml-text";

/** Draws badges. Every number is a CSS pixel of size m; the other sizes scale the whole drawing. */

const SCALE: Record<BadgeStyle["size"], number> = { s: 0.75, m: 1, l: 1.5 };
const FONT = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

interface Palette {
	ground: string;
	edge: string;
	ink: string;
	quiet: string;
}

/** Source: workers/site/assets/styles/10-tokens.css, --sheet, --rule, --ink, --ink-2. */
const LIGHT: Palette = { ground: "#fffefa", edge: "#e3dccd", ink: "#1d1b16", quiet: "#565147" };
const DARK: Palette = { ground: "#25211b", edge: "#4a443a", ink: "#f2ede2", quiet: "#bdb6a8" };

interface Line {
	text: string;
	x: number;
	/** Baseline. */
	y: number;
	size: number;
	/** `quiet` is the small, lighter line. */
	tone: "ink" | "quiet";
	centred?: boolean;
}

/** Where everything stands on a badge of size m. */
interface Layout {
	width: number;
	height: number;
	/** Corner radius of the ground. */
	radius: number;
	/** The coloured tile behind the icon. */
	tile: { x: number; y: number; width: number; height: number; radius: number };
	/** Upper left corner and side of the icon. */
	icon: { x: number; y: number; side: number };
	lines: Line[];
}

const widthOf = (line: Pick<Line, "text" | "size" | "tone">) => textWidth(line.text, line.size, line.tone === "ink");

/** Icon left, two lines right of it. */
function row(words: BadgeWords): Layout {
	const lines: Line[] = [
		{ text: words.overline, x: 58, y: 23, size: 11.5, tone: "quiet" },
		{ text: words.headline, x: 58, y: 42, size: 18, tone: "ink" },
	];
	return {
		width: Math.ceil(58 + Math.max(...lines.map(widthOf)) + 18),
		height: 56,
		radius: 12,
		tile: { x: 10, y: 10, width: 36, height: 36, radius: 9 },
		icon: { x: 15, y: 15, side: 26 },
		lines,
	};
}

function pill(words: BadgeWords): Layout {
	const line: Line = { text: words.line, x: 39, y: 22.8, size: 14, tone: "ink" };
	return {
		width: Math.ceil(39 + widthOf(line) + 16),
		height: 36,
		radius: 18,
		tile: { x: 5, y: 5, width: 26, height: 26, radius: 13 },
		icon: { x: 9, y: 9, side: 18 },
		lines: [line],
	};
}

/** A coloured end with a large icon, and room to breathe. */
function banner(words: BadgeWords): Layout {
	const lines: Line[] = [
		{ text: words.overline, x: 92, y: 30, size: 13, tone: "quiet" },
		{ text: words.headline, x: 92, y: 53, size: 22, tone: "ink" },
	];
	return {
		width: Math.max(280, Math.ceil(92 + Math.max(...lines.map(widthOf)) + 28)),
		height: 72,
		radius: 10,
		tile: { x: 0, y: 0, width: 72, height: 72, radius: 0 },
		icon: { x: 16, y: 16, side: 40 },
		lines,
	};
}

/** Icon above, words below in as many lines as they need. */
function square(words: BadgeWords): Layout {
	const headline = wrapped(words.headline, 15);
	const side = Math.ceil(
		Math.max(
			128,
			...headline.map((text) => widthOf({ text, size: 15, tone: "ink" }) + 24),
			widthOf({ text: words.overline, size: 11, tone: "quiet" }) + 24,
		),
	);
	const block = 44 + 12 + 11 + headline.length * 19;
	const top = (side - block) / 2;
	const centre = side / 2;
	return {
		width: side,
		height: side,
		radius: 16,
		tile: { x: centre - 22, y: top, width: 44, height: 44, radius: 12 },
		icon: { x: centre - 16, y: top + 6, side: 32 },
		lines: [
			{ text: words.overline, x: centre, y: top + 44 + 20, size: 11, tone: "quiet", centred: true },
			...headline.map(
				(text, index): Line => ({
					text,
					x: centre,
					y: top + 44 + 39 + index * 19,
					size: 15,
					tone: "ink",
					centred: true,
				}),
			),
		],
	};
}

/** Cuts a line between words so that no part is longer than `longest` characters, where its words allow it. */
function wrapped(text: string, longest: number): string[] {
	const lines: string[] = [];
	for (const word of text.split(" ")) {
		const last = lines.at(-1);
		if (last !== undefined && last.length + 1 + word.length <= longest) lines[lines.length - 1] = `${last} ${word}`;
		else lines.push(word);
	}
	return lines;
}

const LAYOUTS: Record<BadgeStyle["shape"], (words: BadgeWords) => Layout> = {
	standard: row,
	outline: row,
	pill,
	banner,
	square,
};

/** Width and height of a badge's image in whole CSS pixels. */
export function badgeSize(style: BadgeStyle, words: BadgeWords): { width: number; height: number } {
	const { width, height } = LAYOUTS[style.shape](words);
	const scale = SCALE[style.size];
	return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/**
 * The image of a badge: an SVG document of its own, without scripts and without anything loaded from elsewhere.
 * Words are escaped here. Mode `auto` follows the reader's colour scheme inside the image.
 * @param accent of the directory, as `#2340a6`.
 */
export function badgeSvg(badge: Badge, words: BadgeWords, accent: string): string {
	const layout = LAYOUTS[badge.shape](words);
	const { width, height } = badgeSize(badge, words);
	const title = escapeXml(words.title);
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${layout.width} ${layout.height}" role="img" aria-labelledby="t">`,
		`<title id="t">${title}</title>`,
		`<style>${styleSheet(badge, accent)}</style>`,
		ground(badge.shape, layout),
		icon(badge, layout),
		...layout.lines.map(textElement),
		"</svg>",
	].join("");
}

function ground(shape: BadgeStyle["shape"], { width, height, radius, tile }: Layout): string {
	const edge = shape === "outline" ? 2 : 1;
	const inset = edge / 2;
	const box = `x="${inset}" y="${inset}" width="${width - edge}" height="${height - edge}" rx="${radius - inset}"`;
	if (shape !== "banner") return `<rect class="g" ${box} stroke-width="${edge}"/>`;
	// The coloured end is the left part of the same rounded shape, so that the corners fit exactly.
	const end = tile.width;
	return `<rect class="g" ${box} stroke-width="1"/><path class="t" d="M${radius} 0H${end}V${height}H${radius}A${radius} ${radius} 0 0 1 0 ${height - radius}V${radius}A${radius} ${radius} 0 0 1 ${radius} 0Z"/>`;
}

function icon(badge: Badge, { tile, icon }: Layout): string {
	const scale = round(icon.side / 24);
	const drawing = `<g class="d" transform="translate(${round(icon.x)} ${round(icon.y)}) scale(${scale})">${iconDrawing(badge.kind, icon.side < 20)}</g>`;
	if (badge.shape === "banner") return drawing;
	return `<rect class="t" x="${round(tile.x)}" y="${round(tile.y)}" width="${tile.width}" height="${tile.height}" rx="${tile.radius}"/>${drawing}`;
}

function textElement(line: Line): string {
	const anchor = line.centred ? ' text-anchor="middle"' : "";
	const length = `textLength="${round(widthOf(line))}" lengthAdjust="spacingAndGlyphs"`;
	return `<text class="${line.tone === "ink" ? "i" : "q"}" x="${round(line.x)}" y="${round(line.y)}" font-size="${line.size}" ${length}${anchor}>${escapeXml(line.text)}</text>`;
}

function styleSheet({ kind, shape, mode }: Badge, accent: string): string {
	const colours = iconColours(kind, accent);
	const fixed = `text{font-family:${FONT}}.i{font-weight:700}.q{font-weight:500}.t{fill:${colours.tile}}.d{fill:${colours.drawing}}`;
	const themed = (palette: Palette) => paletteRules(palette, shape);
	if (mode === "light") return fixed + themed(LIGHT);
	if (mode === "dark") return fixed + themed(DARK);
	return `${fixed}${themed(LIGHT)}@media (prefers-color-scheme:dark){${themed(DARK)}}`;
}

/** An outline lets the page shine through; its edge is drawn in the ink so that it reads as a frame. */
function paletteRules(palette: Palette, shape: BadgeStyle["shape"]): string {
	const outline = shape === "outline";
	return `.g{fill:${outline ? "none" : palette.ground};stroke:${outline ? palette.quiet : palette.edge}}.i{fill:${palette.ink}}.q{fill:${palette.quiet}}`;
}

function round(value: number): number {
	return Math.round(value * 100) / 100;
}
