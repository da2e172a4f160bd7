import type { CategoryChoice } from "#core/drafts/draft-fields";

/** Words that every directory and every product uses. */
const COMMON = new Set(
	(
		"and the for with other tools tool software apps app services service products product online platform platforms general whose what that from into your them they everything everybody people teams team work works working main done use used users using make made help helps " +
		"things thing around through before after while where when which about their there here alone together between also more most much many time days week company companies business businesses small large " +
		"answer answers act acts play start find read write send keep watch build run turn draw plan share web website websites site sites page pages free easy simple best new full data world user market markets"
	).split(" "),
);
/** Telling words without their endings: `invoices` and `invoicing` are one. */
export function categoryWords(text: string): string[] {
	const words = text.toLowerCase().match(/[\p{L}\p{N}]{3,40}/gu) ?? [];
	return [...new Set(words.filter((word) => !COMMON.has(word)).map(stem))];
}

function stem(word: string): string {
	return word.length <= 5 ? word.replace(/s$/u, "") : word.replace(/(?:ings?|ies|es|ed|s|y)$/u, "");
}

/** So many of a directory's categories may share a word before it tells nothing. */
const SHARED_MAX = 3;

export interface CategoryFit {
	/** Texts that speak for the category, by their place in the list. */
	texts: readonly number[];
	score: number;
}

/** The telling words with which a text begins say what its thing is: `Backup for small teams`, not `teams with backups`. */
const OPENING_WORDS = 2;

/**
 * How well texts that define a product fit a category. Its name must be in them, and a second signal beside it: the name in
 * another text that begins with it, or a further word of the category's description.
 * @param texts with the product's own names taken out: a name is no description.
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
	const words = texts.map(categoryWords);
	const holding = (word: string) => words.flatMap((known, index) => (known.includes(word) ? [index] : []));
	const further = described.filter((word) => holding(word).length > 0);
	const isNamed = name.length > 0 && name.every((word) => holding(word).length > 0);
	const inTwo = isNamed && name.every((word) => holding(word).length >= 2);
	const begins = words.some((known) =>
		name.every((word) => known.slice(0, Math.max(OPENING_WORDS, name.length)).includes(word)),
	);
	const isEnough =
		isNamed &&
		(((inTwo || begins) && further.length > 0) || (inTwo && begins) || (name.length > 1 && further.length > 0));
	if (!isEnough) return null;
	return {
		texts: [...new Set([...name, ...further].flatMap(holding))],
		score: name.length + (inTwo ? 1 : 0) + (begins ? 1 : 0) + further.length,
	};
}
