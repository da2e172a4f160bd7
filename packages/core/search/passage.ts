import { stemOf } from "#core/search/stem";
import { beginning, begunIn, folded, isUnspaced } from "#core/search/words";

/** A piece of a text, and whether it is a word that was looked for. */
export interface Piece {
	text: string;
	isHit: boolean;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
/** Characters of a passage, and how many of them may stand before the first word that was looked for. */
const PASSAGE_MAX = 160;
const BEFORE_MAX = 60;

/** The stems of words as they are typed or written. */
export const stemsOf = (forms: Iterable<string>): Set<string> =>
	new Set([...forms].flatMap((form) => form.split(" ")).map(stemOfForm));

function stemOfForm(word: string): string {
	const begun = begunIn(word);
	return begun === undefined ? stemOf(word) : beginning(stemOf(begun));
}

/** The words of a text that have one of these stems, told from all else; put together, the pieces are the text. */
export function piecesOf(text: string, stems: ReadonlySet<string>): Piece[] {
	const pieces: Piece[] = [];
	let from = 0;
	for (const { index, length } of hitsIn(text, stems)) {
		if (index > from) pieces.push({ text: text.slice(from, index), isHit: false });
		pieces.push({ text: text.slice(index, index + length), isHit: true });
		from = index + length;
	}
	if (from < text.length) pieces.push({ text: text.slice(from), isHit: false });
	return pieces;
}

/** The line of a text with most of these stems, from shortly before the first of them on; null where none has any. */
export function passageOf(text: string, stems: ReadonlySet<string>): string | null {
	let best: { line: string; at: number; count: number } | undefined;
	for (const line of text.split("\n")) {
		const hits = hitsIn(line, stems);
		const count = new Set(hits.map(({ stem }) => stem)).size;
		if (hits[0] !== undefined && count > (best?.count ?? 0)) best = { line, at: hits[0].index, count };
	}
	return best === undefined ? null : cut(best.line, best.at);
}

interface Hit {
	index: number;
	length: number;
	stem: string;
}

/** Words that cannot have one of the stems are told by their first letters: stemming each of a long text takes time. */
function hitsIn(text: string, stems: ReadonlySet<string>): Hit[] {
	const begins = [...stems].map((stem) => stem.slice(0, Math.max(stem.length - 1, 1)));
	const hits = hitsWithin(text, [...stems].filter(isUnspaced));
	const begun = [...stems].flatMap((stem) => begunIn(stem) ?? []);
	for (const { 0: word, index } of text.matchAll(WORD)) {
		const plain = folded(word);
		if (!begins.some((begin) => plain.startsWith(begin))) continue;
		const stem = stemOf(plain);
		if ((stems.has(stem) && !isUnspaced(stem)) || begun.some((begin) => plain.startsWith(begin)))
			hits.push({ index, length: word.length, stem });
	}
	return hits.sort((a, b) => a.index - b.index);
}

/** Words of scripts without spaces stand within what looks like one; none twice where one is a part of another. */
function hitsWithin(text: string, words: readonly string[]): Hit[] {
	if (words.length === 0) return [];
	const any = new RegExp(
		words
			.toSorted((a, b) => b.length - a.length)
			.map(RegExp.escape)
			.join("|"),
		"gu",
	);
	return Array.from(text.matchAll(any), ({ 0: stem, index }) => ({ index, length: stem.length, stem }));
}

/** Between words, with dots where something was left out. */
function cut(line: string, at: number): string {
	const from = at <= BEFORE_MAX ? 0 : spaceFrom(line, at - BEFORE_MAX, at);
	const rest = line.slice(from).trim();
	const end = rest.length <= PASSAGE_MAX ? rest.length : Math.max(rest.lastIndexOf(" ", PASSAGE_MAX), BEFORE_MAX);
	const isCut = end < rest.length;
	return `${from === 0 ? "" : "… "}${rest.slice(0, isCut ? Math.min(end, PASSAGE_MAX) : end)}${isCut ? " …" : ""}`.toWellFormed();
}

/** After the first space of a part of a line; the part's end where it has none. */
function spaceFrom(line: string, from: number, to: number): number {
	const space = line.indexOf(" ", from);
	return space === -1 || space >= to ? to : space + 1;
}
