/** What the site team starts from for one category, to be edited on `/admin/categories`. */
export interface CategoryWords {
	/** What a product must be to belong here. */
	belongs: string;
	/** What belongs elsewhere. */
	excludes: string;
	/** Words and phrases that name its kind, with commas between them; a star leaves a word's ending open. */
	synonyms: string;
	/** Words that often go with it and prove nothing alone. */
	hints: string;
}
