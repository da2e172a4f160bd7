import { canDraw, drawnText } from "./faces.ts";
import type { Widths } from "./measure.ts";
import { type Picture, pictureShape } from "./picture.ts";
import { fittedName, type Masthead, RIGHT, rulersOf, textShapes, wordmark } from "./pieces.ts";
import { COLOURS, type Shape } from "./scene.ts";

/** What the image of an award shows. */
export interface AwardImage {
	kind: "award";
	place: number;
	/** Along the ring: the award above, the date below. */
	ring: { above: string; below: string };
	/** What was won. */
	award: string;
	name: string;
	/** Hash of the logo. */
	picture: string | null;
	otherName: string;
	tagline: string | null;
	/** How it was won, and when. */
	result: readonly string[];
	masthead: Masthead;
}

const CENTRE = { x: 356, y: 315 };
/** Pixels a unit of the postmark's 120. */
const UNIT = 440 / 120;
const TILT = -8;
/** Half of a wave's length, its rise, and how far the waves keep from the ring. */
const WAVE = { half: 48, rise: 24, apart: 48.5, clear: 25 };

const COLUMN = 640;
const LOGO = { x: COLUMN, y: 185, side: 96 };
const NAME = { x: LOGO.x + LOGO.side + 26, width: RIGHT - LOGO.x - LOGO.side - 26 };
const NAME_SIZES: readonly [number, number][] = [
	[80, 88],
	[64, 72],
	[48, 56],
	[36, 44],
];

/** The postmark, cancelled by five waves, and beside it what won it. */
export async function awardShapes(widths: Widths, of: AwardImage, picture: Picture | null): Promise<Shape[]> {
	const name = drawnText(canDraw(of.name) ? of.name : of.otherName);
	const tagline = of.tagline !== null && canDraw(of.tagline) ? drawnText(of.tagline) : null;
	const rulers = await rulersOf(widths, {
		display: [name, drawnText(of.masthead.siteName)],
		text: tagline === null ? [] : [tagline],
		sans: [of.award, ...of.result],
	});
	const fitted = fittedName(rulers.display, name, NAME_SIZES, NAME.width);
	const isOne = fitted.lines.length === 1;
	const middle = LOGO.y + LOGO.side / 2;
	const nameAt = isOne
		? middle + fitted.size * 0.24
		: middle - (fitted.lineHeight * (fitted.lines.length - 1)) / 2 + fitted.size * 0.3;
	return [
		...postmark(of),
		...textShapes([of.award], "sans", 32, { x: COLUMN, y: 156, fill: COLOURS.ink2 }),
		pictureShape(picture, { ...LOGO, of: "product" }),
		...textShapes(fitted.lines, "display", fitted.size, { x: NAME.x, y: nameAt, lineHeight: fitted.lineHeight }),
		...(tagline === null
			? []
			: textShapes(rulers.text.cut(tagline, 36, RIGHT - COLUMN, 2), "text", 36, { x: COLUMN, y: 334, lineHeight: 48 })),
		...textShapes(of.result, "sans", 28, { x: COLUMN, y: 454, lineHeight: 40, fill: COLOURS.ink2 }),
		...wordmark(of.masthead, rulers.display),
	];
}

function postmark({ place, ring }: AwardImage): Shape[] {
	const { x, y } = CENTRE;
	const circle = (radius: number, stroke: number) =>
		`<circle cx="${x}" cy="${y}" r="${radius * UNIT}" fill="none" stroke="${COLOURS.ink}" stroke-width="${stroke * UNIT}"/>`;
	const waves = [-2, -1, 0, 1, 2].map(
		(row) =>
			`<path d="M-${WAVE.half - 28} ${y + row * WAVE.apart}q${WAVE.half / 2} -${WAVE.rise} ${WAVE.half} 0${` t${WAVE.half} 0`.repeat(5)}" fill="none" stroke="${COLOURS.ink}" stroke-width="6"/>`,
	);
	const clear = `<circle cx="${x}" cy="${y}" r="${58 * UNIT + WAVE.clear}" fill="${COLOURS.paper}"/>`;
	return [
		{ svg: waves.join("") + clear + circle(58, 2.5) + circle(37, 1.5) },
		along(ring.above, arc(43.5, 0)),
		along(ring.below, arc(51.5, 1)),
		{
			line: {
				pieces: [{ text: String(place), role: "display", size: 56 * UNIT, fill: COLOURS.ink }],
				x: 0,
				y: 0,
				anchor: "middle",
				along: baseline(19),
			},
		},
	];
}

const turned = (degrees: number, radius: number) => {
	const angle = ((degrees + TILT) * Math.PI) / 180;
	return `${CENTRE.x + Math.cos(angle) * radius * UNIT} ${CENTRE.y + Math.sin(angle) * radius * UNIT}`;
};

/** Half a ring from left to right. @param below 1 for the lower half. */
function arc(radius: number, below: 0 | 1): string {
	const side = radius * UNIT;
	return `M${turned(180, radius)}A${side} ${side} 0 0 ${below === 1 ? 0 : 1} ${turned(0, radius)}`;
}

/** A straight line across, below the centre, tilted as the ring is. */
function baseline(below: number): string {
	const angle = (TILT * Math.PI) / 180;
	const [dx, dy] = [Math.cos(angle) * 120, Math.sin(angle) * 120];
	const [x, y] = [CENTRE.x - Math.sin(angle) * below * UNIT, CENTRE.y + Math.cos(angle) * below * UNIT];
	return `M${x - dx} ${y - dy}L${x + dx} ${y + dy}`;
}

function along(text: string, path: string): Shape {
	const piece = { text, role: "label" as const, size: 40, fill: COLOURS.ink, spacing: 4 };
	return { line: { pieces: [piece], x: 0, y: 0, anchor: "middle", along: path } };
}
