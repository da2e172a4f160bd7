import { cutsWord, QUOTE_MIN, type Span } from "#core/evidence/evidence-quote";
import { type Folded, fold, foldText } from "#core/web/text-fold";

/** Which words of a value stand in a quote, after folding both; case may differ, as between a heading and a list. */

/** Lower case only where every position stays what it was. */
function lowered(text: string): string {
	const lower = text.toLowerCase();
	return lower.length === text.length ? lower : text;
}

/** Where whole words begin in a text, both folded and lowered; -1 when nowhere. */
function indexOfWords(text: string, words: string, from = 0): number {
	for (let at = text.indexOf(words, from); at !== -1; at = text.indexOf(words, at + 1)) {
		if (!cutsWord(text, at) && !cutsWord(text, at + words.length)) return at;
	}
	return -1;
}

/** Whether these words stand in a text as one run of whole words. */
export function standsIn(words: string, text: string): boolean {
	const needle = lowered(foldText(words));
	return needle !== "" && indexOfWords(lowered(foldText(text)), needle) !== -1;
}

/** Ends of sentences and lines; the white space belongs to neither side. */
const BETWEEN = /(?<=[.!?])\s+|(?<=[。！？])|\n+/gu;

/** The sentences and lines of a text, folded. */
export function passagesOf(text: string): string[] {
	return text
		.split(BETWEEN)
		.map(foldText)
		.filter((passage) => passage !== "");
}

/** A passage that says enough to be told apart from the same words elsewhere. */
const tells = (passage: string) => passage.length >= QUOTE_MIN;

/**
 * Of the quotes behind a text, those that still bear it after an edit: a sentence or line of the old text that its quote
 * holds, or that holds the quote, stays in the new one word for word.
 */
export function quotesThatStay<Q extends { quote: string }>(before: string, after: string, quotes: readonly Q[]): Q[] {
	if (foldText(before) === foldText(after)) return [...quotes];
	const left = new Set(passagesOf(after));
	const stay = passagesOf(before).filter((passage) => left.has(passage) && tells(passage));
	return quotes.filter(({ quote }) => stay.some((passage) => standsIn(passage, quote) || standsIn(quote, passage)));
}

/** Of the quotes behind a list, those in which an entry stands that the edit left: never those of an entry that is gone. */
export function entryQuotesThatStay<Q extends { quote: string }>(
	before: readonly string[],
	after: readonly string[],
	quotes: readonly Q[],
): Q[] {
	if (before.length === after.length && before.every((entry, index) => entry === after[index])) return [...quotes];
	const stay = after.filter((entry) => before.includes(entry));
	return quotes.filter(({ quote }) => stay.some((entry) => standsIn(entry, quote)));
}

/**
 * The parts of a shown value that stand word for word in its quotes: UTF-16 offsets into the value, in order, touching
 * nothing twice. Empty where a value says in other words what its quotes say.
 */
export function verbatimRanges(value: string, quotes: readonly { quote: string }[]): Span[] {
	const folded = fold(value);
	const text = lowered(folded.text);
	const wanted = [...new Set([value, ...passagesOf(value)].map((part) => lowered(foldText(part))))];
	const said = quotes.map(({ quote }) => lowered(foldText(quote)));
	const needles = [...wanted.filter((part) => said.some((quote) => indexOfWords(quote, part) !== -1)), ...said];
	return joined(needles.flatMap((needle) => rangeOf(folded, text, needle)));
}

function rangeOf({ starts, ends }: Folded, text: string, needle: string): Span[] {
	const at = needle === "" ? -1 : indexOfWords(text, needle);
	return at === -1 ? [] : [{ start: starts[at] ?? 0, end: ends[at + needle.length - 1] ?? 0 }];
}

/** Ranges in order, those that touch or overlap as one. */
function joined(ranges: Span[]): Span[] {
	const inOrder = ranges.toSorted((a, b) => a.start - b.start);
	const found: Span[] = [];
	for (const range of inOrder) {
		const last = found.at(-1);
		if (last === undefined || range.start > last.end) found.push({ ...range });
		else last.end = Math.max(last.end, range.end);
	}
	return found;
}
