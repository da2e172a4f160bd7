/** Words of a text as the full-text index has them: SQLite's `unicode61 remove_diacritics 2` splits and folds alike. */

/** Letters and digits that the index keeps together; what is newer than its tables of letters separates, here as there. */
const KEPT = "(?![\\u{10000}-\\u{10ffff}\\u19b0-\\u19c0\\u19c8\\u19c9\\u1cf2\\u1cf3])[\\p{L}\\p{N}]";
const WORD = new RegExp(`(?:${KEPT})+`, "gu");
/** What stands together in scripts that set marks between letters; the index splits at marks. */
const CHUNK = new RegExp(`(?:${KEPT})(?:(?:${KEPT})|\\p{M})*`, "gu");
const DIACRITICS = /[\u0300-\u036f]/g;

/** Lower case, without diacritics. */
export function folded(text: string): string {
	return text.normalize("NFD").replaceAll(DIACRITICS, "").normalize("NFC").toLowerCase();
}

/** The words of a text, folded. A word that the index splits has a space where it does. */
export function wordsOf(text: string): string[] {
	return (folded(text).match(CHUNK) ?? []).map((chunk) => (chunk.match(WORD) ?? []).join(" "));
}

/** All words of a text as one, as names are compared: `Wiki-Go` is `wiki go`. */
export const nameIn = (text: string): string => wordsOf(text).join("").replaceAll(" ", "");

/** A word as an expression for a full-text table with positions: no character in it has a meaning to the parser. */
export function termOf(word: string): string {
	return `"${word}"`;
}
