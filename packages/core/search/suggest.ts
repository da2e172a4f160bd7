import { stemOf } from "#core/search/stem";
import { wordsOf } from "#core/search/words";

/** What somebody has typed so far, whose last word may go on. */
export interface Begun {
	/** As typed, up to the last word. */
	head: string;
	/** The words before the last, folded. */
	before: string[];
	/** The last word, folded: what it begins is looked for. */
	last: string;
	/** All of it as one word, where it is several: a name may be written together. */
	joined: string | null;
	/** Begins the stems of whatever goes on so. */
	stems: string;
}

/** Fewer letters begin too much. */
export const BEGUN_MIN_LENGTH = 2;
/** Whoever has typed more words has said what is looked for. */
const BEGUN_WORDS_MAX = 5;

/** Reads what somebody has typed so far. @returns null where nothing can be suggested: too little, or too much already. */
export function readBegun(text: string): Begun | null {
	const words = wordsOf(text);
	const last = words.at(-1) ?? "";
	if (words.length === 0 || words.length > BEGUN_WORDS_MAX || last.includes(" ")) return null;
	if ([...last].length < BEGUN_MIN_LENGTH || !/[\p{L}\p{N}\p{M}]$/u.test(text)) return null;
	const before = words.slice(0, -1);
	const stem = stemOf(last);
	return {
		head: text
			.slice(0, text.length - (/(?<![\p{L}\p{N}\p{M}])[\p{L}\p{N}\p{M}]+$/u.exec(text)?.[0].length ?? 0))
			.trimStart(),
		before,
		last,
		joined: before.length > 0 ? words.join("").replaceAll(" ", "") : null,
		stems: [...before.map(stemOf), last.startsWith(stem) ? stem : last].join(" "),
	};
}

/** Whether a name has all the words that were typed, the last of them begun. */
export function goesOn(name: string, { before, last }: Begun): boolean {
	const words = wordsOf(name).flatMap((word) => word.split(" "));
	const stems = new Set(words.map(stemOf));
	return before.every((word) => stems.has(stemOf(word))) && words.some((word) => word.startsWith(last));
}
