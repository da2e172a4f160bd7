import { withoutOpenQuote } from "#core/search/price-asked";
import { wordsOf } from "#core/search/words";

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/**
 * A query with some words of it in quotation marks: looked for as words alone.
 * @param words folded, as they follow on each other in it. @returns the query as it is where they do not.
 */
export function asWords(query: string, words: readonly string[]): string {
	const text = withoutOpenQuote(query);
	const span = spanOf(text, words);
	if (span === null) return query;
	return `${text.slice(0, span.start)}"${text.slice(span.start, span.end)}"${text.slice(span.end)}`;
}

/** Words of a query as they were typed. @param words folded. @returns these where they do not follow on each other in it. */
export function asTyped(query: string, words: readonly string[]): string {
	const span = spanOf(query, words);
	return span === null ? words.join(" ") : query.slice(span.start, span.end);
}

function spanOf(text: string, words: readonly string[]): { start: number; end: number } | null {
	const typed = [...text.matchAll(WORD)].map((match) => ({
		word: wordsOf(match[0]).join(" "),
		start: match.index,
		end: match.index + match[0].length,
	}));
	const at = typed.findIndex((_, index) => words.every((word, place) => typed[index + place]?.word === word));
	const [first, last] = [typed[at], typed[at + words.length - 1]];
	return first === undefined || last === undefined ? null : { start: first.start, end: last.end };
}
