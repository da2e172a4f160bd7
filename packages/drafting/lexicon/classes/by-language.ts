import type { Language } from "#drafting/lexicon/speech/languages";

/**
 * Words of one class by language, as alternatives of an expression (`is|was`) in lower case. A language without a word of its
 * own, or whose word is more often another's, is left out.
 */
export type WordClass = Readonly<Partial<Record<Language, string>>>;

/** The words of all languages as alternatives of one expression, each once. */
export function inAnyLanguage(words: WordClass): string {
	return [...new Set(Object.values(words).flatMap((listed) => alternativesOf(listed)))].join("|");
}

/** Parted at the bars that stand in no group. */
function alternativesOf(listed: string): string[] {
	const found = [""];
	let depth = 0;
	for (const char of listed) {
		if (char === "(") depth++;
		if (char === ")") depth--;
		if (char === "|" && depth === 0) found.push("");
		else found[found.length - 1] += char;
	}
	return found;
}
