/** Quotation marks of words that are looked for as they are spelt. Source: docs/search.md#how-words-are-understood. */

/** Other marks than `"` that people and keyboards set. */
const OTHER_MARKS = /[“”„«»]/g;

/** What stands between two quotation marks; one that is not closed means nothing. */
export function quotedParts(text: string): string[] {
	const parts = text.replaceAll(OTHER_MARKS, '"').split('"');
	return parts.slice(0, -1).filter((_, index) => index % 2 === 1);
}

/** A search for a text as it is: nothing of it is corrected or taken for a fact. */
export const asSpelt = (text: string): string => `"${text.replaceAll(OTHER_MARKS, " ").replaceAll('"', " ")}"`;
