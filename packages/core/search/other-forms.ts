/**
 * Forms of one word in languages that make plurals otherwise than English: `factuur` and `facturen`, `bedrijf` and `bedrijven`, `faktura` and
 * `fakturor`, `klant` and `klanten`.
 */

/** What nouns of Dutch, German, the Nordic languages, Italian, Spanish and Polish end in, folded; the longest first. */
const ENDING = /(?:arna|erna|orna|ene|ern|ar|as|en|er|es|or|os|a|e|i|n|o|s|y)$/;
/** In Dutch a vowel is written twice, and a consonant once, where the syllable ends with a consonant. */
const TWICE = /([aeou])\1(?=[^aeiou]$)|([^aeiou])\2$/;
const HARDENED: Readonly<Record<string, string>> = { v: "f", z: "s" };
const MIN_LENGTH = 5;

/** Whether two folded words of five letters and more are likely forms of one. */
export const areFormsOfOne = (one: string, other: string): boolean => {
	const base = baseOf(one);
	return base.length >= MIN_LENGTH && base === baseOf(other);
};

function baseOf(word: string): string {
	const bare = word.replace(ENDING, "");
	const kept = bare.length >= MIN_LENGTH ? bare : word;
	const single = kept.replace(TWICE, "$1$2");
	return single.replace(/[vz]$/, (last) => HARDENED[last] ?? last);
}
