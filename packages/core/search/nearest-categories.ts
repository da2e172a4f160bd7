import { editDistance } from "#core/search/edit-distance";
import { CORRECTED_MIN_LENGTH } from "#core/search/spelling";
import { stemOf } from "#core/search/stem";
import { GENERIC_WORDS, STOP_WORDS } from "#core/search/stop-words";
import { wordsOf } from "#core/search/words";

interface Described {
	name: string;
	description: string;
}

/** A word of its name tells more of a category than one of its description, a misspelt one less. */
const IN_NAME = 4;
const NEARLY_IN_NAME = 2;
const IN_DESCRIPTION = 1;

/** The categories that have most of some words in name or description, the nearest first; none where nothing fits. */
export function nearestCategories<C extends Described>(text: string, categories: readonly C[], max: number): C[] {
	const asked = saying(text).slice(0, 16);
	return categories
		.map((category) => ({ category, likeness: likenessOf(asked, category) }))
		.filter(({ likeness }) => likeness > 0)
		.toSorted((a, b) => b.likeness - a.likeness)
		.slice(0, max)
		.map(({ category }) => category);
}

function likenessOf(asked: readonly string[], { name, description }: Described): number {
	const names = saying(name);
	const others = new Set(saying(description).map(stemOf));
	const each = asked.map((word) => {
		if (names.some((one) => stemOf(one) === stemOf(word))) return IN_NAME;
		if (names.some((one) => isNearly(word, one))) return NEARLY_IN_NAME;
		return others.has(stemOf(word)) ? IN_DESCRIPTION : 0;
	});
	return each.reduce((sum: number, points) => sum + points, 0);
}

const isNearly = (word: string, other: string): boolean =>
	word.length >= CORRECTED_MIN_LENGTH && editDistance(word, other, 1) === 1;

const saying = (text: string): string[] =>
	wordsOf(text).filter((word) => !STOP_WORDS.has(word) && !GENERIC_WORDS.has(word));
