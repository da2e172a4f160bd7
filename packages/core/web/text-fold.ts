import { remembered } from "#core/remembered";

/**
 * Folding: two texts that a reader would call the same words become the same string, and every position of the
 * folded string leads back to the text it came from. White space, quotation marks, dashes and Unicode
 * presentation forms are folded; case, digits and words are not.
 */
export interface Folded {
	text: string;
	/** For each UTF-16 unit of `text`: where its source begins in the original. */
	starts: Uint32Array;
	/** For each UTF-16 unit of `text`: where its source ends in the original, exclusive. */
	ends: Uint32Array;
}

const SINGLE_QUOTES = /[\u0060\u00b4\u02b9\u02bb\u02bc\u2018-\u201b\u2032\u2035\u2039\u203a]/u;
const DOUBLE_QUOTES = /[\u00ab\u00bb\u201c-\u201f\u2033\u2036\u300c-\u300f\u301d-\u301f]/u;
const DASHES = /[\u2010-\u2015\u2212\u2e3a\u2e3b\ufe58\ufe63\uff0d]/u;
/** Characters without any width: they split words in the source and not on the screen. */
const INVISIBLE = /^[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\u2066-\u2069\ufeff]$/u;
/** Whether the sign before it is drawn as text or as an emoji; as a mark it belongs to the cluster of its sign. */
const PRESENTATION = /[\ufe0e\ufe0f]/gu;
const CLUSTER = /\P{M}\p{M}*|\p{M}+/uy;
/** Forms that compatibility folding would turn into other digits or words (10² into 102, ™ into TM) stay as they are. */
const KEEPS_ITS_FORM = /^[\p{No}\p{Nl}\p{S}]/u;
const WHITE_SPACE = /^[\s\u0085\u180e]+$/u;

function foldCluster(written: string): string {
	const cluster = written.replace(PRESENTATION, "");
	if (INVISIBLE.test(cluster)) return "";
	if (WHITE_SPACE.test(cluster)) return " ";
	if (SINGLE_QUOTES.test(cluster)) return "'";
	if (DOUBLE_QUOTES.test(cluster)) return '"';
	if (DASHES.test(cluster)) return "-";
	return KEEPS_ITS_FORM.test(cluster) ? cluster.normalize("NFC") : cluster.normalize("NFKC");
}

function isAsciiSpace(code: number): boolean {
	return code === 32 || (code >= 9 && code <= 13);
}

/** The way back from a folded text, as flat arrays: a long page has hundreds of thousands of positions. */
class Offsets {
	starts: Uint32Array;
	ends: Uint32Array;
	length = 0;

	constructor(capacity: number) {
		this.starts = new Uint32Array(capacity);
		this.ends = new Uint32Array(capacity);
	}

	push(start: number, end: number): void {
		if (this.length === this.starts.length) this.grow();
		this.starts[this.length] = start;
		this.ends[this.length] = end;
		this.length++;
	}

	private grow(): void {
		const starts = new Uint32Array(this.length * 2 + 16);
		const ends = new Uint32Array(this.length * 2 + 16);
		starts.set(this.starts);
		ends.set(this.ends);
		this.starts = starts;
		this.ends = ends;
	}
}

/** Where the letters, digits and signs that fold to themselves end, which most of a text is; a mark may follow the last one. */
function plainRunEnd(text: string, from: number): number {
	let at = from;
	for (; at < text.length; at++) {
		const code = text.charCodeAt(at);
		if (code <= 0x20 || code >= 0x7f || code === 0x60) break;
	}
	return at < text.length && text.charCodeAt(at) >= 0x300 ? Math.max(from, at - 1) : at;
}

/** Folds a text and keeps the way back. Runs of white space become one space; the ends are not trimmed. */
export function fold(original: string): Folded {
	const parts: string[] = [];
	const offsets = new Offsets(original.length);
	let lastWasSpace = false;
	for (let at = 0; at < original.length; ) {
		const run = plainRunEnd(original, at);
		if (run > at) {
			for (let unit = at; unit < run; unit++) offsets.push(unit, unit + 1);
			parts.push(original.slice(at, run));
			lastWasSpace = false;
			at = run;
			continue;
		}
		const code = original.charCodeAt(at);
		let length = 1;
		let piece: string;
		if (code < 0x80 && !(original.charCodeAt(at + 1) >= 0x300)) {
			piece = isAsciiSpace(code) ? " " : code === 0x60 ? "'" : original.charAt(at);
		} else {
			CLUSTER.lastIndex = at;
			const cluster = CLUSTER.exec(original)?.[0] ?? original.charAt(at);
			length = cluster.length;
			piece = foldCluster(cluster);
		}
		if (piece === " " && lastWasSpace) {
			offsets.ends[offsets.length - 1] = at + length;
		} else {
			for (let unit = 0; unit < piece.length; unit++) offsets.push(at, at + length);
			parts.push(piece);
			if (piece !== "") lastWasSpace = piece === " ";
		}
		at += length;
	}
	const { starts, ends, length } = offsets;
	return { text: parts.join(""), starts: starts.subarray(0, length), ends: ends.subarray(0, length) };
}

/** Plain English words with single spaces, which fold to themselves. */
const FOLDED_ALREADY = /^[\x21-\x5f\x61-\x7e]+(?: [\x21-\x5f\x61-\x7e]+)*$/;

/** A sentence or a paragraph is folded by each of its readers. */
const REMEMBERED_MAX = 400;
const foldShort = remembered((original: string) => fold(original).text.trim());

/** The folded words alone, trimmed: for comparing two short texts. */
export function foldText(original: string): string {
	if (FOLDED_ALREADY.test(original)) return original;
	return original.length <= REMEMBERED_MAX ? foldShort(original) : fold(original).text.trim();
}

/** White space of any kind becomes one space, the ends are trimmed; nothing else is touched. */
export function squeeze(original: string): string {
	return original.replace(/[\s\u0085]+/gu, " ").trim();
}
