import type { EvidenceCounts } from "#core/listings/evidence-counts";
import { evidenceCells } from "./evidence-cells.ts";
import { canDraw, drawnText } from "./faces.ts";
import type { Widths } from "./measure.ts";
import { type Picture, pictureShape } from "./picture.ts";
import { fittedName, LEFT, type Masthead, RIGHT, rulersOf, textShapes, wordmark } from "./pieces.ts";
import { type QuoteWords, quoteShapes } from "./quote-lines.ts";
import { COLOURS, type Shape } from "./scene.ts";

/** What the image of a listing, or of a founder, shows. */
export interface ProfileImage {
	kind: "listing" | "founder";
	name: string;
	/** Hash of the logo or face, where there is one. */
	picture: string | null;
	/** Stands for a name in a script that cannot be drawn: the host of the website, or another word of Latin letters. */
	otherName: string;
	tagline: string | null;
	quote: QuoteWords | null;
	/** Words of theirs where nothing is quoted: without yellow. */
	words: string | null;
	facts: { counts: EvidenceCounts; legend: string } | null;
	masthead: Masthead;
}

const PICTURE = { x: LEFT, y: 68, side: 128 };
const BESIDE = PICTURE.x + PICTURE.side + 32;
const NAME_SIZES: readonly [number, number][] = [
	[88, 96],
	[64, 72],
	[48, 56],
];
const TAGLINE = { size: 32, below: 58 };
const WORDS = { size: 48, lineHeight: 64 };
/** The line that words may stand on last: the cells begin below. */
const LAST_LINE = 474;
const LEGEND = { size: 26, y: 574 };

/** The image that stands for a page about a product or a person. */
export async function profileShapes(widths: Widths, of: ProfileImage, picture: Picture | null): Promise<Shape[]> {
	const drawable = (text: string | null) => (text !== null && canDraw(text) ? drawnText(text) : null);
	const name = drawable(of.name) ?? drawnText(of.otherName);
	const quote =
		of.quote !== null && [of.quote.before, of.quote.marked, of.quote.after].every(mayStand) ? of.quote : null;
	const words = quote === null ? (drawable(of.words) ?? drawable(of.tagline)) : null;
	const tagline = words === null || words !== drawable(of.tagline) ? drawable(of.tagline) : null;
	const legend = of.facts === null ? [] : [of.facts.legend];
	const rulers = await rulersOf(widths, {
		display: [name, drawnText(of.masthead.siteName)],
		text: [
			...(quote === null ? [] : [`“${quote.before}${quote.marked}${quote.after}”`]),
			...(words === null ? [] : [words]),
		],
		sans: [...(tagline === null ? [] : [tagline]), ...legend],
	});
	const width = RIGHT - BESIDE;
	const fitted = fittedName(rulers.display, name, NAME_SIZES, width);
	const height = (fitted.lines.length - 1) * fitted.lineHeight;
	const isTall = fitted.lines.length > 1 && tagline !== null;
	// One line and its tagline stand beside the picture's height; more begin at its top.
	const nameAt = isTall ? PICTURE.y + fitted.size * 0.75 : nameBaseline(fitted.size, height, tagline !== null);
	const taglineAt = nameAt + height + (fitted.size >= 88 ? TAGLINE.below : 48);
	const headEnds = Math.max(PICTURE.y + PICTURE.side, tagline === null ? nameAt + height + 16 : taglineAt + 4);
	const first = headEnds + (headEnds > 220 ? 80 : 94);
	const most = Math.max(1, Math.floor((LAST_LINE - first) / WORDS.lineHeight) + 1);
	const place = { x: LEFT, y: first, lineHeight: WORDS.lineHeight, right: RIGHT };
	return [
		pictureShape(picture, { ...PICTURE, of: of.kind === "listing" ? "product" : "person" }),
		...textShapes(fitted.lines, "display", fitted.size, { x: BESIDE, y: nameAt, lineHeight: fitted.lineHeight }),
		...(tagline === null
			? []
			: textShapes(rulers.sans.cut(tagline, TAGLINE.size, width, 1), "sans", TAGLINE.size, {
					x: BESIDE,
					y: taglineAt,
					fill: COLOURS.ink2,
				})),
		...(quote === null
			? []
			: quoteShapes(rulers.text, quote, { ...place, width: RIGHT - LEFT, most, accent: of.masthead.accent })),
		...(words === null
			? []
			: textShapes(rulers.text.cut(words, WORDS.size, RIGHT - LEFT, most), "text", WORDS.size, place)),
		...(of.facts === null ? [] : [evidenceCells(of.facts.counts)]),
		...textShapes(
			of.facts === null ? [] : rulers.sans.cut(drawnText(of.facts.legend), LEGEND.size, 640, 1),
			"sans",
			LEGEND.size,
			{ x: LEFT, y: LEGEND.y, fill: COLOURS.ink2 },
		),
		...wordmark(of.masthead, rulers.display),
	];
}

/** Empty parts of a sentence need no letters. */
function mayStand(text: string): boolean {
	return drawnText(text) === "" || canDraw(text);
}

function nameBaseline(size: number, height: number, hasTagline: boolean): number {
	if (hasTagline) return size >= 88 ? 133 : PICTURE.y + size * 0.72 + (size >= 64 ? 14 : 20);
	// Alone beside the picture: in its middle.
	return PICTURE.y + PICTURE.side / 2 + size * 0.33 - height / 2;
}
