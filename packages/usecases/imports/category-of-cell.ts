import { nearestFirst } from "#core/listings/nearest";
import { slugify } from "#core/web/slug";

/** The category of a cell: its id, or a sentence that says why there is none. */
export type CategoryOfCell = (cell: string) => number | string;

/** A category as cells may name it. */
export interface NamedCategory {
	id: number;
	slug: string;
	name: string;
}

/** What the site team said of a file's own words for categories. */
export interface CategoryChoices {
	/** By the file's word, the slug of ours. */
	categories: Readonly<Record<string, string>>;
	/** Slug for rows that name none; null where there is none. */
	category: string | null;
}

/** The word of a cell that decides: where it lists several, the first. */
export function firstCategory(cell: string): string {
	return (cell.split(/[\n|;,>]/).find((part) => part.trim() !== "") ?? "").trim();
}

/**
 * Reads the column of categories: names and slugs of ours, what the site team chose for the file's own words, and for rows
 * that name none the one chosen for those.
 */
export function categoriesOfCells(known: readonly NamedCategory[], choices: CategoryChoices): CategoryOfCell {
	const byKey = new Map(known.flatMap((one) => [one.slug, slugify(one.name, one.slug)].map((key) => [key, one.id])));
	const chosen = new Map(Object.entries(choices.categories).map(([word, slug]) => [key(word), byKey.get(slug)]));
	return (cell) => {
		const word = firstCategory(cell);
		if (word === "") return (choices.category && byKey.get(choices.category)) || NONE;
		const whole = cell.trim();
		return chosen.get(key(word)) ?? byKey.get(key(whole)) ?? byKey.get(key(word)) ?? unknown(word, known);
	};
}

const NONE = "It names no category. Choose one for all rows that name none.";

function key(word: string): string {
	return slugify(word, word.trim().toLowerCase());
}

/** So many are named when one is not known. */
const NAMED = 3;

function unknown(word: string, known: readonly NamedCategory[]): string {
	const closest = nearestFirst(
		word,
		known.map(({ name }) => name),
	).slice(0, NAMED);
	return `There is no category “${word.slice(0, 80)}”. The closest: ${closest.join(", ")}.`;
}
