import { hex } from "#core/hex";
import { anyOf } from "#core/search/expressions";
import { otherForms, wordsOf } from "#core/search/words";

/** How words and facets of a search are written for full-text indexes; the trigger of listing_reindex writes the same tokens. */

/** A run of what the index keeps: letters, digits and what combines with them. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
/** Where words are looked for, and from how many letters on an unfinished one is: a short prefix matches most of an index. */
export interface WordsIn {
	columns: string;
	prefixMinLength: number;
}

/**
 * What a person typed as a full-text expression: every word must occur, the last one may be unfinished.
 * Words are quoted, so that no character has a meaning to the query parser.
 * @returns null when there is nothing to look for (no letter, no digit).
 */
export function wordsExpression(text: string, place: WordsIn): string | null {
	const chunks = text
		.normalize("NFC")
		.split(/\s+/u)
		.map((chunk) => chunk.match(WORD))
		.filter((words) => words !== null);
	if (chunks.length === 0) return null;
	const last = chunks.at(-1)?.at(-1) ?? "";
	const isPrefix = [...last].length >= place.prefixMinLength;
	// What stood together (`node.js`) is looked for together, as a phrase.
	const phrases = chunks.map((words, index) => {
		const end = isPrefix && index === chunks.length - 1 ? " *" : "";
		return anyOf(inEachForm(words.join(" ")).map((phrase) => `"${phrase}"${end}`));
	});
	return `{${place.columns}} : (${phrases.join(" AND ")})`;
}

/** As it is written, which is how some texts stand in the index, and with its letters in their plain form, where that is another. */
const inEachForm = (phrase: string): string[] =>
	otherForms(phrase).length === 0 ? [phrase] : [phrase, wordsOf(phrase).join(" ")];

/** Begins every facet token: a letter for private use, which the index keeps and no query holds. */
const FACET = "\u{e000}";
/** Stands for a category, whose number is put in where the expression is used. */
export const CATEGORY = `${FACET}c?`;

export interface Facets {
	/** Its slug. */
	category?: string | undefined;
	country?: string | undefined;
	stage?: string | undefined;
	pricingModel?: string | undefined;
}

export const FACETS = ["category", "country", "stage", "pricingModel"] as const satisfies readonly (keyof Facets)[];
export type FacetName = (typeof FACETS)[number];

/** Facets as a full-text expression; null when there are none. */
export function facetsExpression(facets: Facets): string | null {
	const tokens: string[] = [];
	if (facets.category !== undefined) tokens.push(CATEGORY);
	// The digit keeps stemmers from the token's end.
	if (facets.country !== undefined) tokens.push(`${FACET}n${asciiLower(facets.country)}0`);
	if (facets.stage !== undefined) tokens.push(`${FACET}s${hexOfText(folded(facets.stage, "-"))}0`);
	if (facets.pricingModel !== undefined) tokens.push(`${FACET}p${hexOfText(folded(facets.pricingModel, "_"))}0`);
	return tokens.length === 0 ? null : tokens.map((token) => `"${token}"`).join(" AND ");
}

/** The facets of prices. @param steps as `stepsOf` gives them; each ends in a digit. */
export const priceFacets = (steps: readonly string[]): string[] => steps.map((step) => `"${FACET}m${step}"`);

/** `Pre Launch`, `pre_launch` and `pre-launch` are one stage; likewise for prices. */
function folded(text: string, separator: string): string {
	return asciiLower(text.replace(/^ +|(?<! ) +$/g, "")).replaceAll(/[ _-]/g, separator);
}

/** SQLite's own lower() knows ASCII only, and the two must agree. */
function asciiLower(text: string): string {
	return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

const hexOfText = (text: string): string => hex(new TextEncoder().encode(text));
