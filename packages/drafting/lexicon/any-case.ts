/**
 * Words of a pattern in any case, for patterns whose other parts need their capital letters. Not `(?i:...)`: V8 has been
 * seen to miss matches of such a group once it had compiled the expression for another text, and not with
 * `--regexp-interpret-all`, so that what was found depended on what was read before.
 * @param words a pattern without classes of its own.
 */
export function anyCase(words: string): string {
	return words.replace(/\\p\{[^}]{1,30}\}|\\.|\p{L}/gu, (part) => {
		const [small, capital] = [part.toLowerCase(), part.toUpperCase()];
		return part.startsWith("\\") || small === capital || [...capital].length > 1 ? part : `[${small}${capital}]`;
	});
}
