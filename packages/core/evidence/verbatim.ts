import { cutsWord, QUOTE_MIN } from "#core/evidence/evidence-quote";
import { lowered } from "#core/evidence/literal-runs";
import { foldText } from "#core/web/text-fold";

/** Which quotes still bear a value after an edit of it. */

/** Where whole words begin in a text, both folded and lowered; -1 when nowhere. */
function indexOfWords(text: string, words: string): number {
	for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
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
