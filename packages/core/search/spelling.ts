import { editDistance } from "#core/search/edit-distance";

/** A word of the directory's vocabulary. */
export interface KnownWord {
	word: string;
	/** How many listings have it in name, tagline or labels. */
	listings: number;
}

/** Words of the vocabulary have so many letters. */
const COUNTED_MIN_LENGTH = 3;
const COUNTED_MAX_LENGTH = 40;

/** Whether a word is counted in names, taglines and labels: no number and no facet, but what somebody may have meant. */
export function isCounted(word: string): boolean {
	const length = [...word].length;
	return length >= COUNTED_MIN_LENGTH && length <= COUNTED_MAX_LENGTH && /^\p{L}/u.test(word);
}

/** Shorter words are too near to each other to be taken for one another. */
export const CORRECTED_MIN_LENGTH = 4;
/** Longer than any word of the vocabulary can be with two letters put in. */
export const CORRECTED_MAX_LENGTH = 42;
const TWO_ERRORS_FROM = 8;

/** What of a word's spelling is compared: each three letters that follow on each other, its ends marked. */
export function trigramsOf(word: string): string[] {
	const marked = `^${word}$`;
	return Array.from({ length: Math.max(marked.length - 2, 0) }, (_, index) => marked.slice(index, index + 3));
}

/** How many letters may be wrong. */
export const errorsIn = (word: string): number => (word.length < TWO_ERRORS_FROM ? 1 : 2);

/**
 * The word that was probably meant.
 * @param candidates words that share letters with it.
 * @returns undefined where none is near: one letter off, or two from eight letters on.
 */
export function nearestWord(word: string, candidates: readonly KnownWord[]): string | undefined {
	const max = errorsIn(word);
	let best: { word: string; cost: number } | undefined;
	for (const candidate of candidates) {
		// `h264` is not `h265`, however near.
		if (digitsOf(candidate.word) !== digitsOf(word)) continue;
		const distance = editDistance(word, candidate.word, max);
		if (distance > max) continue;
		// Few people err in the first letter, and what many listings say is likelier to be meant.
		const cost = distance * 10 - (candidate.word[0] === word[0] ? 3 : 0) - Math.log1p(candidate.listings) / 2;
		if (best === undefined || cost < best.cost) best = { word: candidate.word, cost };
	}
	return best?.word;
}

const digitsOf = (word: string): string => word.replaceAll(/\P{N}/gu, "");

/** Where a word could be two that were written together; each part has three letters at least. */
export function splitsOf(word: string): (readonly [string, string])[] {
	const splits: (readonly [string, string])[] = [];
	for (let at = 3; at <= word.length - 3; at++) splits.push([word.slice(0, at), word.slice(at)]);
	return splits;
}
