import { stemmer } from "stemmer";

/** A word without its English ending, nearly as SQLite's `porter` tokenizer leaves it; words of other letters stay. */
export function stemOf(word: string): string {
	return /^[a-z]+$/.test(word) ? stemmer(word) : word;
}
