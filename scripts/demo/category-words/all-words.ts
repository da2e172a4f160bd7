import { BUSINESS } from "#scripts/demo/category-words/business";
import { LIFE } from "#scripts/demo/category-words/life";
import { TECHNOLOGY } from "#scripts/demo/category-words/technology";
import type { CategoryWords } from "#scripts/demo/category-words/words";
import { WORK } from "#scripts/demo/category-words/work";

/** By the category's slug. */
export const CATEGORY_WORDS: Readonly<Record<string, CategoryWords>> = { ...TECHNOLOGY, ...BUSINESS, ...WORK, ...LIFE };

/** The phrases of a list with commas or new lines between them, each once. */
export function phrasesOf(list: string): string[] {
	return [
		...new Set(
			list
				.split(/[,\n]/u)
				.map((phrase) => phrase.trim())
				.filter((phrase) => phrase !== ""),
		),
	];
}
