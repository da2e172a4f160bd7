/** Something invented that a directory of a kind could list. */
export interface Shown {
	name: string;
	/** Slug of a subcategory of the template. */
	category: string;
	tagline: string;
	/** One or two sentences. */
	short: string;
	features: readonly string[];
	pricing: readonly [model: string, summary: string];
	place: readonly [country: string, city: string];
	founded: number;
}
