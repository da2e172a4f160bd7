import { canDraw, drawnText } from "./faces.ts";
import type { Widths } from "./measure.ts";
import { type Picture, pictureShape } from "./picture.ts";
import { fittedName, LEFT, type Masthead, RIGHT, rulersOf, textShapes, wordmark } from "./pieces.ts";
import { COLOURS, type Shape } from "./scene.ts";

/** What the image of a launch week, or of the directory itself, shows. */
export interface WeekImage {
	kind: "week" | "site";
	/** Above the title, small. */
	over: string | null;
	title: string;
	/** Under it, in one or two lines. */
	words: string | null;
	/** The first of the week: three at most. */
	rows: readonly WeekRow[];
	/** What stands at the foot. */
	foot: string | null;
	masthead: Masthead;
}

export interface WeekRow {
	/** Its place in a closed week; an open one has none. */
	place: number | null;
	name: string;
	/** Hash of the logo. */
	picture: string | null;
	otherName: string;
	/** Such as its votes. */
	result: string | null;
}

const TITLE_SIZES: readonly [number, number][] = [
	[72, 80],
	[64, 72],
	[48, 56],
];
const SITE_SIZES: readonly [number, number][] = [
	[128, 136],
	[88, 96],
	[64, 72],
];
const ROW = { y: 248, height: 88, logo: 64, name: 40 };
const PLACE_WIDTH = 56;
const NAME_WIDTH = 700;

/** A title, and what launches or launched. */
export async function weekShapes(
	widths: Widths,
	of: WeekImage,
	pictures: readonly (Picture | null)[],
): Promise<Shape[]> {
	const names = of.rows.map(({ name, otherName }) => drawnText(canDraw(name) ? name : otherName));
	const title = drawnText(of.title);
	const words = of.words !== null && canDraw(of.words) ? drawnText(of.words) : null;
	const rulers = await rulersOf(widths, {
		display: [title, ...names, drawnText(of.masthead.siteName)],
		text: words === null ? [] : [words],
		sans: of.foot === null ? [] : [of.foot],
	});
	const fitted = fittedName(rulers.display, title, of.kind === "site" ? SITE_SIZES : TITLE_SIZES, RIGHT - LEFT);
	const titleAt = of.over === null ? 290 : 184;
	const titleEnds = titleAt + (fitted.lines.length - 1) * fitted.lineHeight;
	return [
		...(of.over === null ? [] : textShapes([of.over], "sans", 32, { x: LEFT, y: 100, fill: COLOURS.ink2 })),
		...textShapes(fitted.lines, "display", fitted.size, { x: LEFT, y: titleAt, lineHeight: fitted.lineHeight }),
		...(words === null
			? []
			: textShapes(rulers.text.cut(words, 48, RIGHT - LEFT, 3), "text", 48, {
					x: LEFT,
					y: titleEnds + 96,
					lineHeight: 64,
					right: RIGHT,
				})),
		...of.rows.flatMap((row, index) => {
			const [name = ""] = rulers.display.cut(names[index] ?? "", ROW.name, NAME_WIDTH, 1);
			return rowShapes(row, name, pictures[index] ?? null, ROW.y + index * ROW.height);
		}),
		...(of.foot === null
			? []
			: textShapes(rulers.sans.cut(of.foot, 26, 640, 1), "sans", 26, { x: LEFT, y: 574, fill: COLOURS.ink2 })),
		...(of.kind === "site" ? [] : wordmark(of.masthead, rulers.display)),
	];
}

function rowShapes({ place, result }: WeekRow, name: string, picture: Picture | null, top: number): Shape[] {
	const middle = top + ROW.height / 2;
	const logoAt = LEFT + (place === null ? 0 : PLACE_WIDTH);
	return [
		{ svg: `<rect x="${LEFT}" y="${top}" width="${RIGHT - LEFT}" height="1" fill="#e3dccd"/>` },
		...(place === null ? [] : textShapes([String(place)], "display", 40, { x: LEFT, y: middle + 13 })),
		pictureShape(picture, { x: logoAt, y: middle - ROW.logo / 2, side: ROW.logo, of: "product" }),
		...textShapes([name], "display", ROW.name, { x: logoAt + ROW.logo + 24, y: middle + 13 }),
		...(result === null
			? []
			: [
					{
						line: {
							pieces: [{ text: result, role: "sans" as const, size: 28, fill: COLOURS.ink2 }],
							x: RIGHT,
							y: middle + 10,
							anchor: "end" as const,
						},
					},
				]),
	];
}
