import { isRightToLeft } from "./faces.ts";
import { COLOURS, type InkedPiece, type Shape } from "./scene.ts";
import type { Ruler } from "./wrap.ts";

/** A sentence of the website, and which of its words the directory quotes. */
export interface QuoteWords {
	before: string;
	marked: string;
	after: string;
	/** Of the fact on its page; null where the page has none. */
	number: number | null;
}

interface Place {
	x: number;
	right: number;
	/** Of the first line. */
	y: number;
	lineHeight: number;
	width: number;
	/** Lines there is room for. */
	most: number;
	accent: string;
}

const SIZE = 48;
/** What the number takes that the words do not. */
const NUMBER_ROOM = 14;
/** Private use: where the stroke begins and ends while lines are broken. Text of others holds neither: it could not be drawn. */
const [BEGIN, END] = ["\ue000", "\ue001"];

/** A sentence over several lines, its quoted words on a stroke, the number behind them. */
export function quoteShapes(ruler: Ruler, quote: QuoteWords, place: Place): Shape[] {
	const { x, y, lineHeight, right } = place;
	const turned = isRightToLeft(quote.before + quote.marked + quote.after);
	let isMarked = false;
	return markedLines(ruler, quote, place).map((text, index): Shape => {
		const pieces: InkedPiece[] = [];
		let follows = false;
		for (const part of text.split(/([\ue000\ue001])/)) {
			if (part === BEGIN) isMarked = true;
			else if (part === END) {
				isMarked = false;
				follows = true;
				if (quote.number !== null) pieces.push(numberPiece(quote.number, place.accent));
			} else if (part !== "") {
				// The stroke reaches beyond its words; what follows keeps clear of it.
				const isClose = isMarked ? /\S$/u.test(pieces.at(-1)?.text ?? "") : follows && quote.number === null;
				const gap = isClose && !part.startsWith(" ") ? { gap: 6 } : {};
				pieces.push({ text: part, role: "text", size: SIZE, fill: COLOURS.ink, isMarked, ...gap });
				follows = false;
			}
		}
		return {
			line: {
				pieces,
				x: turned ? right : x,
				y: y + index * lineHeight,
				anchor: turned ? "end" : "start",
				isRightToLeft: turned,
			},
		};
	});
}

function numberPiece(number: number, accent: string): InkedPiece {
	return { text: String(number), role: "label", size: 26, raised: 16, gap: 9, fill: accent };
}

/** The lines with the two signs in them. Where the sentence is too long, words before and after the stroke give way. */
function markedLines(ruler: Ruler, quote: QuoteWords, { width, most }: Place): string[] {
	const words = {
		before: quote.before.split(" ").filter((word) => word !== ""),
		after: quote.after.split(" ").filter((word) => word !== ""),
	};
	const glued = { before: !/\s$/u.test(quote.before), after: !/^\s/u.test(quote.after) };
	let cutBefore = false;
	let cutAfter = false;
	for (;;) {
		const before =
			(cutBefore ? "… " : "") + words.before.join(" ") + (words.before.length > 0 && !glued.before ? " " : "");
		const after = (words.after.length > 0 && !glued.after ? " " : "") + words.after.join(" ") + (cutAfter ? " …" : "");
		const text = `“${before}${quote.marked}${after}”`;
		const lines = ruler.lines(text, SIZE, width - NUMBER_ROOM, most);
		if (lines !== null) return signed(text, lines, before.length + 1, before.length + 1 + quote.marked.length);
		if (words.after.length >= words.before.length && words.after.length > 0) {
			words.after.pop();
			cutAfter = true;
			glued.after &&= words.after.length > 0;
		} else if (words.before.length > 0) {
			words.before.shift();
			cutBefore = true;
		} else {
			// The quoted words alone are too long: their beginning stands for them.
			const cut = ruler.cut(`“${quote.marked}”`, SIZE, width - NUMBER_ROOM, most);
			return signed(cut.join(" "), cut, 1, cut.join(" ").length);
		}
	}
}

/** Puts the signs where the stroke begins and ends. @param begin, end offsets in the text that was broken into lines. */
function signed(text: string, lines: readonly string[], begin: number, end: number): string[] {
	let after = 0;
	return lines.map((line) => {
		// Lines are broken at a space, or within a word, where there is none.
		const at = text.indexOf(line, after);
		after = at + line.length;
		const [first, last] = [begin - at, end - at];
		const closed = last > 0 && last <= line.length ? `${line.slice(0, last)}${END}${line.slice(last)}` : line;
		return first >= 0 && first < line.length ? `${closed.slice(0, first)}${BEGIN}${closed.slice(first)}` : closed;
	});
}
