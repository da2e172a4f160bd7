/** How two spellings of a tag are told to be the same: capital letters, forms of letters and spaces aside. */
export function tagKey(tag: string): string {
	return tag.normalize("NFKC").toLowerCase().trim().replaceAll(/\s+/g, " ");
}

/** Tags or keywords without those that are another spelling of one before them. */
export function eachTagOnce(tags: readonly string[]): string[] {
	const keys = tags.map(tagKey);
	return tags.filter((_, index) => keys.indexOf(keys[index] ?? "") === index);
}

/** The fields of a draft or listing that hold words of which one spelling is enough. */
export const isOfTags = (field: string): boolean => field === "tags" || field === "keywords";

/** Entries of a field as they are kept of what somebody typed: trimmed, without empty ones, and of tags and keywords each once. */
export function tidyEntries(entries: readonly string[], field: string): string[] {
	const said = entries.map((entry) => entry.trim()).filter((entry) => entry !== "");
	return isOfTags(field) ? eachTagOnce(said) : said;
}

/** Tags with one of them called otherwise, or without it; each stays once, where it stood first. */
export function withTag(tags: readonly string[], tag: string, into: string | null): string[] {
	const changed = tags.flatMap((one) => (one === tag ? (into === null ? [] : [into]) : [one]));
	return eachTagOnce(changed);
}
