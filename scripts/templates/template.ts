import type { SettingChanges } from "#core/site-settings/edit";
import type { CategoryData } from "#scripts/demo/categories";
import type { CategoryWords } from "#scripts/demo/category-words/words";
import type { ProductData } from "#scripts/demo/reference";

/** What another kind of directory begins with; the demo's own, of software, is none. */
export interface Template {
	/** What it is for, in a few words. */
	about: string;
	settings: SettingChanges;
	categories: readonly CategoryData[];
	/** The words by which drafts find a category, by its slug. */
	words: Readonly<Record<string, CategoryWords>>;
	/** What is sold under other names, words or prices than usual, by its code. */
	products: Readonly<Record<string, Partial<Pick<ProductData, "name" | "description" | "priceCents">>>>;
}

/** A subcategory: its slug, its name, what belongs there, and the words by which drafts find it. */
type Child = readonly [slug: string, name: string, belongs: string, synonyms: string];

interface Subject {
	slug: string;
	name: string;
	belongs: string;
	children: readonly Child[];
}

/** The categories of a template and their words, from one list of subjects. */
export function subjects(list: readonly Subject[]): Pick<Template, "categories" | "words"> {
	const words = (belongs: string, synonyms: string): CategoryWords => ({ belongs, excludes: "", synonyms, hints: "" });
	return {
		categories: list.map(({ slug, name, belongs, children }) => ({
			slug,
			name,
			description: belongs,
			faqs: [],
			children: children.map(([child, title, description]) => [child, title, description] as const),
		})),
		words: Object.fromEntries(
			list.flatMap(({ slug, name, belongs, children }) => [
				[slug, words(belongs, name.toLowerCase())] as const,
				...children.map(([child, , description, synonyms]) => [child, words(description, synonyms)] as const),
			]),
		),
	};
}
