import type { Span } from "#core/evidence/evidence-quote";
import { joined } from "#core/evidence/literal-runs";
import { splitSentences } from "#core/web/sentences";
import type { Literal, Quote } from "./proof.ts";

/** Where the marks stand in shown words, and what of these is yellow. No markup: that is `fact.tsx`. */

/** Words of one look. */
export interface Run {
	text: string;
	/** The quotes that have these words so; none where they are ours. */
	quotes: readonly Quote[];
}

/** Words up to a mark, or up to the end of their paragraph. */
export interface Stretch {
	runs: Run[];
	/** The end of them, which stays on one line with the mark and with what follows it. */
	kept: Run[];
	/** What is behind it; nothing where the words are not the website's. */
	quotes: readonly Quote[];
	/** Punctuation behind the mark. */
	after: string;
}

/** A mark behind a place of the text. */
interface Place {
	at: number;
	quotes: readonly Quote[];
}

const CLOSING = /[.,;:!?…。，！？、]/u;
const AFTER = /^[.,;:!?…。，！？、)\]}"'»”’]{1,4}/u;

/** A word of more letters than these breaks anyway: then only its last letters stay with the mark. */
const KEPT_MAX = 24;
const KEPT_LETTERS = 3;

/** A value of one line: one mark behind all of it, however many quotes it has. */
export function lineOf(text: string, literals: readonly Literal[], quotes: readonly Quote[]): Stretch {
	const [stretch] = cut(text, { start: 0, end: text.trimEnd().length }, literals, [{ at: text.length, quotes }]);
	return stretch ?? { runs: [], kept: [], quotes, after: "" };
}

/**
 * A longer text, by paragraphs: a mark behind the words that a sentence has from the website, or behind the sentence where
 * it says the same in others. Neighbours that rest on the same quotes share one.
 * @param quotes all that are behind the text; those that no sentence shows stand behind its end.
 */
export function paragraphsOf(text: string, literals: readonly Literal[], quotes: readonly Quote[]): Stretch[][] {
	const spans = paragraphSpans(text);
	const placed = new Set(literals.map(({ quote }) => quote));
	const left = quotes.filter((quote) => !placed.has(quote));
	return spans.map((span, index) => {
		const places = placesIn(text, span, literals);
		if (index === spans.length - 1 && left.length > 0) places.push({ at: span.end, quotes: left });
		return cut(text, span, literals, places);
	});
}

function paragraphSpans(text: string): Span[] {
	const spans: Span[] = [];
	let from = 0;
	for (const gap of text.matchAll(/\n[^\S\n]*\n\s*/gu)) {
		spans.push({ start: from, end: gap.index });
		from = gap.index + gap[0].length;
	}
	spans.push({ start: from, end: text.length });
	return spans
		.map(({ start, end }) => {
			const words = text.slice(start, end);
			return { start: end - words.trimStart().length, end: start + words.trimEnd().length };
		})
		.filter(({ start, end }) => start < end);
}

function placesIn(text: string, paragraph: Span, literals: readonly Literal[]): Place[] {
	const sentences = splitSentences(text.slice(paragraph.start, paragraph.end));
	const places = sentences.flatMap(({ start, end }) => {
		const sentence = { start: paragraph.start + start, end: paragraph.start + end };
		const inside = within(literals, sentence);
		return joined(inside).map((span): Place => ({ at: span.end, quotes: quotesOf(within(inside, span)) }));
	});
	return places.filter(({ quotes }, index) => !sameQuotes(quotes, places[index + 1]?.quotes ?? []));
}

function within(literals: readonly Literal[], { start, end }: Span): Literal[] {
	return literals
		.filter((one) => one.start < end && one.end > start)
		.map((one) => ({ ...one, start: Math.max(one.start, start), end: Math.min(one.end, end) }));
}

const quotesOf = (literals: readonly Literal[]): Quote[] => [...new Set(literals.map(({ quote }) => quote))];

const sameQuotes = (one: readonly Quote[], other: readonly Quote[]): boolean =>
	one.length === other.length && one.every((quote) => other.includes(quote));

/** Cuts the text at its marks. */
function cut(text: string, span: Span, literals: readonly Literal[], places: readonly Place[]): Stretch[] {
	const stretches: Stretch[] = [];
	let from = span.start;
	for (const { at, quotes } of together(text, span, places)) {
		const after = AFTER.exec(text.slice(at, span.end))?.[0] ?? "";
		const kept = keptFrom(text, from, at);
		stretches.push({
			runs: runsOf(text, { start: from, end: kept }, literals),
			kept: runsOf(text, { start: kept, end: at }, literals),
			quotes,
			after,
		});
		from = at + after.length;
	}
	return from < span.end
		? [...stretches, ...cut(text, { ...span, start: from }, [], [{ at: span.end, quotes: [] }])]
		: stretches;
}

/** Before the punctuation, in order, and one at a place. */
function together(text: string, { start, end }: Span, places: readonly Place[]): Place[] {
	const found: Place[] = [];
	for (const place of places) {
		let at = Math.min(place.at, end);
		while (at > start + 1 && CLOSING.test(text.charAt(at - 1))) at--;
		const last = found.at(-1);
		if (last?.at === at) last.quotes = [...new Set([...last.quotes, ...place.quotes])];
		else found.push({ at, quotes: place.quotes });
	}
	return found;
}

/** Where the last word before a mark begins, or the last letters of a long one. */
function keptFrom(text: string, from: number, at: number): number {
	const word = /\S*$/u.exec(text.slice(Math.max(from, at - KEPT_MAX - 1), at))?.[0] ?? "";
	if (word.length <= KEPT_MAX) return at - word.length;
	const letters = [...word];
	let count = KEPT_LETTERS;
	while (count < letters.length && /\p{M}/u.test(letters.at(-count) ?? "")) count++;
	return at - letters.slice(-count).join("").length;
}

function runsOf(text: string, span: Span, literals: readonly Literal[]): Run[] {
	if (span.start >= span.end) return [];
	const inside = within(literals, span);
	const edges = [...new Set([span.start, span.end, ...joined(inside).flatMap(({ start, end }) => [start, end])])];
	edges.sort((a, b) => a - b);
	return edges.slice(1).map((end, index) => {
		const start = edges[index] ?? end;
		return { text: text.slice(start, end), quotes: quotesOf(within(inside, { start, end })) };
	});
}
