/** Words of a text as the full-text index has them: SQLite's `unicode61 remove_diacritics 2` splits and folds alike. */

/** Letters and digits that the index keeps together; what is newer than its tables of letters separates, here as there. */
const KEPT = "(?![\\u{10000}-\\u{10ffff}\\u19b0-\\u19c0\\u19c8\\u19c9\\u1cf2\\u1cf3])[\\p{L}\\p{N}]";
const WORD = new RegExp(`(?:${KEPT})+`, "gu");
/** What stands together in scripts that set marks between letters; the index splits at marks. */
const CHUNK = new RegExp(`(?:${KEPT})(?:(?:${KEPT})|\\p{M})*`, "gu");
/** Letters of scripts that put no spaces between words, as the trigger of listing_reindex knows them. */
const UNSPACED = /[々ぁ-ヺー-힣]+/gu;
const BEYOND_ASCII = /[\u0080-\uffff]/;
const DIACRITICS = /[\u0300-\u036f]/g;
/**
 * What has a plain form: full-width letters and digits, ligatures, half-width katakana. Not signs and numbers that would be others
 * (10² is not 102), nor letters that are taken apart into what makes other words of them: of Thai, Lao and Korean.
 */
const LETTERS = /(?:(?![\u0e33\u0eb3\u3131-\u318e])[\p{L}\p{Nd}\p{M}])+/gu;

/** Letters in their plain form, in lower case, without diacritics. */
export function folded(text: string): string {
	// Most texts have no other letters, and these have one form.
	return BEYOND_ASCII.test(text) ? withoutMarks(plainLetters(text)) : text.toLowerCase();
}

const withoutMarks = (text: string): string =>
	text.normalize("NFD").replaceAll(DIACRITICS, "").normalize("NFC").toLowerCase();

function plainLetters(text: string): string {
	// Most texts have none, which is told at once.
	if (text.normalize("NFKC") === text.normalize("NFC")) return text;
	return text.replaceAll(LETTERS, (letters) => letters.normalize("NFKC"));
}

/** The words of a text, each once, that stand there in other forms of their letters, which the index does not bring to one. */
export function otherForms(text: string): string[] {
	const plain = plainLetters(text);
	if (plain.normalize("NFC") === text.normalize("NFC")) return [];
	const written = new Set(withoutMarks(text).match(CHUNK));
	return [...new Set(chunksOf(text))].filter((word) => !written.has(word));
}

/** The words of a text, folded. A word that the index splits has a space where it does. */
export const wordsOf = (text: string): string[] => chunksOf(text);

/** The same, and what stands together of several scripts, or of scripts without spaces, taken apart into words. */
export const wordsApart = (text: string): string[] => chunksOf(text).flatMap(partsOf);

const chunksOf = (text: string): string[] =>
	(folded(text).match(CHUNK) ?? []).map((chunk) => (chunk.match(WORD) ?? []).join(" "));

let segmenter: Intl.Segmenter | undefined;
const HIRAGANA = /^[ぁ-ゖ]+$/u;

/** What stands together of several scripts, and of those without spaces each word, as the runtime's dictionaries tell them. */
function partsOf(chunk: string): string[] {
	if (!isUnspaced(chunk)) return [chunk];
	return chunk
		.replaceAll(UNSPACED, (run) => ` ${segmentsOf(run).join(" ")} `)
		.trim()
		.split(/ +/);
}

/** Letters that no dictionary puts into a word: two are one (`问卷`), and one left over belongs to what it follows (`見積書`). */
function segmentsOf(run: string): string[] {
	segmenter ??= new Intl.Segmenter("ja", { granularity: "word" });
	const words: string[] = [];
	let single = "";
	const settle = () => {
		const letters = [...single];
		const before = words.at(-1);
		if (letters.length % 2 === 1 && before !== undefined && !HIRAGANA.test(before)) {
			words[words.length - 1] = `${before}${letters.shift()}`;
		}
		for (let at = 0; at < letters.length; at += 2) words.push(letters.slice(at, at + 2).join(""));
		single = "";
	};
	for (const { segment } of segmenter.segment(run)) {
		if (segment.length === 1 && !HIRAGANA.test(segment)) single += segment;
		else {
			settle();
			words.push(segment);
		}
	}
	settle();
	return words;
}

/** Whether a text has letters of scripts that put no spaces between words. */
export const isUnspaced = (text: string): boolean => text.search(UNSPACED) !== -1;

/** All words of a text as one, as names are compared: `Wiki-Go` is `wiki go`. */
export const nameIn = (text: string): string => chunksOf(text).join("").replaceAll(" ", "");

/** A word as the index of listings has it: of scripts without spaces each two letters, one letter as it begins two; a space between. */
export function inPairs(word: string): string {
	if (!isUnspaced(word)) return word;
	const letters = [...word];
	if (letters.length < 2) return beginning(word);
	return letters
		.slice(1)
		.map((letter, index) => `${letters[index]}${letter}`)
		.join(" ");
}

/** What `inPairs` was made of. */
export function outOfPairs(form: string): string {
	if (!isUnspaced(form)) return form;
	const [first = "", ...others] = form.split(" ");
	return [begunIn(first) ?? first, ...others.map((pair) => [...pair].slice(1).join(""))].join("");
}

/** A form of a word that has whatever begins so; no word that somebody types has such a mark. */
export const beginning = (word: string): string => `${word}*`;
/** What a form begins with, where it has whatever does. */
export const begunIn = (form: string): string | undefined => (form.endsWith("*") ? form.slice(0, -1) : undefined);

/** A word as an expression for a full-text table with positions: no character in it has a meaning to the parser. */
export function termOf(word: string): string {
	const begun = begunIn(word);
	return begun === undefined ? `"${word}"` : `"${begun}" *`;
}
