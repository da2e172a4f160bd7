/**
 * Words of a pattern in any case, for patterns whose other parts need their capital letters. Not `(?i:...)`: V8 has been
 * seen to miss matches of such a group once it had compiled the expression for another text, and not with
 * `--regexp-interpret-all`, so that what was found depended on what was read before.
 * @param words a pattern whose classes list letters one by one.
 */
export function anyCase(words: string): string {
	return words.replace(/\[(?:[^\][\\]|\\.)*\]|\\p\{[^}]{1,30}\}|\\.|\p{L}/gu, (part) => {
		if (part.startsWith("\\")) return part;
		if (part.startsWith("[")) return part.replace(/\\p\{[^}]{1,30}\}|\\.|\p{L}/gu, inBothCases);
		const both = inBothCases(part);
		return both === part ? part : `[${both}]`;
	});
}

function inBothCases(letter: string): string {
	const [small, capital] = [letter.toLowerCase(), letter.toUpperCase()];
	return letter.startsWith("\\") || small === capital || [...capital].length > 1 ? letter : `${small}${capital}`;
}
