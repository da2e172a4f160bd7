/** How two spellings of a tag are told to be the same: capital letters, forms of letters and spaces aside. */
export function tagKey(tag: string): string {
	return tag.normalize("NFKC").toLowerCase().trim().replaceAll(/\s+/g, " ");
}

/** Tags with one of them called otherwise, or without it; each stays once, where it stood first. */
export function withTag(tags: readonly string[], tag: string, into: string | null): string[] {
	const changed = tags.flatMap((one) => (one === tag ? (into === null ? [] : [into]) : [one]));
	return [...new Set(changed)];
}
