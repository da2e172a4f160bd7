import type { CategoryChoice } from "#core/drafts/draft-fields";

/** Words that every directory and every product uses. */
const COMMON = new Set(
	(
		"and the for with other tools tool software apps app services service products product online platform platforms general whose what that from into your them they everything everybody people teams team work works working main done use used users using make made help helps " +
		"things thing around through before after while where when which about their there here alone together between also more most much many time days week company companies business businesses small large " +
		"answer answers act acts play start find read write send keep watch build run turn draw plan share web website websites site sites page pages free easy simple best new full data world user"
	).split(" "),
);
const STEM_LENGTH = 5;

/** Telling words, by their beginnings. */
export function categoryWords(text: string): string[] {
	const words = text.toLowerCase().match(/[\p{L}\p{N}]{3,40}/gu) ?? [];
	return [...new Set(words.filter((word) => !COMMON.has(word)).map(stem))];
}

function stem(word: string): string {
	return word.length > STEM_LENGTH ? word.slice(0, STEM_LENGTH) : word.replace(/s$/u, "");
}

/** So many of a directory's categories may share a word before it tells nothing. */
const SHARED_MAX = 3;

export interface CategoryFit {
	/** Texts that speak for the category, by their place in the list. */
	texts: readonly number[];
	score: number;
}

const FIT_MIN = 3;

/**
 * How well texts that define a product fit a category. Two independent signals are needed: all words of the category's
 * name in two texts, or its name and a further word of its description, or most of the name and two such words.
 * @returns null when they do not fit.
 */
export function categoryFit(
	choice: CategoryChoice,
	choices: readonly CategoryChoice[],
	texts: readonly string[],
): CategoryFit | null {
	const shared = (word: string) =>
		choices.filter((other) => categoryWords(`${other.name} ${other.description}`).includes(word)).length > SHARED_MAX;
	const name = categoryWords(choice.name);
	const described = categoryWords(choice.description).filter((word) => !name.includes(word) && !shared(word));
	const words = texts.map((text) => new Set(categoryWords(text)));
	const holding = (word: string) => words.flatMap((known, index) => (known.has(word) ? [index] : []));
	const named = name.filter((word) => holding(word).length > 0);
	const further = described.filter((word) => holding(word).length > 0);
	const isNamed = name.length > 0 && named.length === name.length;
	const inTwo = isNamed && name.every((word) => holding(word).length >= 2);
	const score = (isNamed ? 2 : named.length / Math.max(1, name.length)) + (inTwo ? 1 : 0) + further.length;
	const isEnough = isNamed ? inTwo || further.length >= 1 : named.length >= 1 && further.length >= 2;
	if (!isEnough || score < FIT_MIN - (isNamed ? 0 : 0.5)) return null;
	return { texts: [...new Set([...named, ...further].flatMap(holding))], score };
}
