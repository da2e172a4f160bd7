import { withoutOpenQuote } from "#core/search/price-asked";
import { wordsOf } from "#core/search/words";

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/**
 * A query with some words of it in quotation marks: looked for as words alone.
 * @param words folded, as they follow on each other in it. @returns the query as it is where they do not.
 */
export function asWords(query: string, words: readonly string[]): string {
	const text = withoutOpenQuote(query);
	const typed = [...text.matchAll(WORD)].map((match) => ({
		word: wordsOf(match[0]).join(" "),
		start: match.index,
		end: match.index + match[0].length,
	}));
	const at = typed.findIndex((_, index) => words.every((word, place) => typed[index + place]?.word === word));
	const [first, last] = [typed[at], typed[at + words.length - 1]];
	if (first === undefined || last === undefined) return query;
	return `${text.slice(0, first.start)}"${text.slice(first.start, last.end)}"${text.slice(last.end)}`;
}
