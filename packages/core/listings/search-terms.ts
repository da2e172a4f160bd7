/** How words and facets of a search are written for the full-text index; migrations/0000_start.sql writes the same tokens. */

/** A run of what the index keeps: letters, digits and what combines with them. */
const WORD = /[\p{L}\p{N}\p{Co}][\p{L}\p{N}\p{Co}\p{M}]*/gu;
/** Where words are looked for, and from how many letters on an unfinished one is: a short prefix matches most of an index. */
export interface WordsIn {
	columns: string;
	prefixMinLength: number;
}

const LISTING_WORDS: WordsIn = { columns: "name body", prefixMinLength: 3 };

/**
 * What a person typed as a full-text expression: every word must occur, the last one may be unfinished.
 * Words are quoted, so that no character has a meaning to the query parser.
 * @returns null when there is nothing to look for (no letter, no digit).
 */
export function wordsExpression(text: string, place: WordsIn = LISTING_WORDS): string | null {
	const chunks = text
		.normalize("NFC")
		.split(/\s+/u)
		.map((chunk) => chunk.match(WORD))
		.filter((words) => words !== null);
	if (chunks.length === 0) return null;
	const last = chunks.at(-1)?.at(-1) ?? "";
	const isPrefix = [...last].length >= place.prefixMinLength;
	// What stood together (`node.js`) is looked for together, as a phrase.
	const phrases = chunks.map((words) => `"${words.join(" ")}"`);
	return `{${place.columns}} : (${phrases.join(" AND ")}${isPrefix ? " *" : ""})`;
}

/** Stands for a category, whose number is put in where the expression is used: `xc` and the number. No word can hold it. */
export const CATEGORY = "xc?";

export interface Facets {
	/** Its slug. */
	category?: string | undefined;
	country?: string | undefined;
	stage?: string | undefined;
	pricingModel?: string | undefined;
}

/** Facets as a full-text expression; null when there are none. */
export function facetsExpression(facets: Facets): string | null {
	const tokens: string[] = [];
	if (facets.category !== undefined) tokens.push(CATEGORY);
	if (facets.country !== undefined) tokens.push(`xn${asciiLower(facets.country)}`);
	if (facets.stage !== undefined) tokens.push(`xs${hex(folded(facets.stage, "-"))}`);
	if (facets.pricingModel !== undefined) tokens.push(`xp${hex(folded(facets.pricingModel, "_"))}`);
	return tokens.length === 0 ? null : `facets : (${tokens.join(" AND ")})`;
}

/** `Pre Launch`, `pre_launch` and `pre-launch` are one stage; likewise for prices. */
function folded(text: string, separator: string): string {
	return asciiLower(text.replace(/^ +|(?<! ) +$/g, "")).replaceAll(/[ _-]/g, separator);
}

/** SQLite's own lower() knows ASCII only, and the two must agree. */
function asciiLower(text: string): string {
	return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

function hex(text: string): string {
	return [...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
