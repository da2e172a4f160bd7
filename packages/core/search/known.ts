import { deedsOf } from "#core/search/agent-nouns";
import { firstPartOf } from "#core/search/compounds";
import type { Query } from "#core/search/query";
import { CORRECTED_MAX_LENGTH, CORRECTED_MIN_LENGTH, type KnownWord, splitsOf } from "#core/search/spelling";
import { stemOf } from "#core/search/stem";
import { STOP_WORDS } from "#core/search/stop-words";
import { beginning, begunIn, isUnspaced } from "#core/search/words";

/** What has to be asked of the directory before a query can be understood. */
export interface Questions {
	/** Whether these stand anywhere. */
	words: string[];
	/** How many listings have these in name, tagline or labels. */
	counted: string[];
	/** What is spelt nearly like these, should they stand nowhere; or the parts of which they are made. Not where each of `unless` stands. */
	misspelt: { word: string; parts: string[]; unless: string[] }[];
	/** Which words begin so; of what stands somewhere only where that is asked. */
	begun: { word: string; evenIfWord: boolean } | undefined;
	/** What is also called so: stems with one space between. */
	phrases: string[];
	/** Whether these are common. */
	stems: string[];
	/** Whether what begins with these stems is, and whether few words begin so, should `word` stand nowhere. */
	endings: { form: string; stem: string; word: string }[];
}

/** What the directory answered. */
export interface Known {
	words: ReadonlySet<string>;
	counted: ReadonlyMap<string, number>;
	/** Those of them that products of all categories have. */
	traits: ReadonlySet<string>;
	/** Those of the traits that are mostly among the labels of listings: a language, a licence, a platform. */
	labelled: ReadonlySet<string>;
	/** Words spelt nearly alike, the nearest of them first or not. */
	near: ReadonlyMap<string, readonly KnownWord[]>;
	parts: ReadonlySet<string>;
	/** Most listings first. */
	begun: readonly KnownWord[];
	others: ReadonlyMap<string, readonly string[]>;
	/** How many listings have a stem anywhere, or whatever begins so (`einkaufsliste*`); absent for rare ones. */
	common: ReadonlyMap<string, number>;
	/** Forms with which so many words begin that looking for all of them takes too long. */
	manyBegin: ReadonlySet<string>;
}

const SHORT = 4;
const ENDED_MIN_LENGTH = 6;
const PHRASE_WORDS_MAX = 4;
/** Long words of scripts without spaces have many. */
const STEMS_MAX = 60;
/** Looking for words that are spelt alike costs more than all else. */
const MISSPELT_MAX = 4;

/** As the index has it, where a form has whatever begins so. */
function endingsOf(word: string): Questions["endings"] {
	const forms = mayEnd(word) ? [beginning(word), firstPartOf(word)] : [begunIn(word) === undefined ? undefined : word];
	return forms.flatMap((form) =>
		form === undefined ? [] : [{ form, stem: stemOf(begunIn(form) ?? form), word: begunIn(word) ?? word }],
	);
}

export function questionsOf(query: Query): Questions {
	const { words, needed, asked } = query;
	const longest = needed
		.filter(
			(word) =>
				word.length >= CORRECTED_MIN_LENGTH &&
				word.length <= CORRECTED_MAX_LENGTH &&
				!word.includes(" ") &&
				!/^\d+$/.test(word),
		)
		.toSorted((a, b) => b.length - a.length)
		.slice(0, MISSPELT_MAX);
	return {
		words: needed,
		counted: [...new Set(needed.flatMap((word) => [word, ...deedsOf(word)]))],
		misspelt: [
			...longest.map((word) => ({ word, parts: splitsOf(word).flat(), unless: [word] })),
			// `nex cloud`: a name that was taken apart and misspelt.
			...(words.length === 2
				? query.joined
						.filter((word) => word.length <= CORRECTED_MAX_LENGTH)
						.map((word) => ({ word, parts: [], unless: words }))
				: []),
		],
		begun: begunOf(query),
		phrases: phrasesOf(asked),
		stems: stemsOf(query),
		endings: needed.flatMap(endingsOf),
	};
}

/** Of what is looked for, of neighbours in one word, of those that make a name together, and of what is not wanted. */
function stemsOf({ needed, joined, pairs, preferences }: Query): string[] {
	const denied = preferences.flatMap((one) => (one.filter === "absence" ? [one.what] : []));
	const forms = [...needed.flatMap((word) => [word, ...deedsOf(word)]), ...joined, ...pairs, ...denied];
	return [...new Set(forms.flatMap((form) => form.split(" ")).map(stemOf))].slice(0, STEMS_MAX);
}

function begunOf({ needed, unfinished }: Query): Questions["begun"] {
	if (unfinished === undefined || !needed.includes(unfinished)) return undefined;
	return { word: unfinished, evenIfWord: mayGoOn(unfinished, needed) };
}

/** Whether a word that stands nowhere may stand with an ending that English has not: `Einkaufslisten`. */
export const mayEnd = (word: string): boolean =>
	word.length >= ENDED_MIN_LENGTH && !isUnspaced(word) && !word.includes(" ");

/** Whether a word that is one already is taken for the beginning of others too: alone, and only while it is so short. */
export const mayGoOn = (word: string, needed: readonly string[]): boolean =>
	needed.length === 1 && word.length <= SHORT;

/** Whatever of a query may be called otherwise: one to four words that follow on each other. */
function phrasesOf(words: readonly string[]): string[] {
	const stems = words.map(stemOf);
	const phrases = new Set<string>();
	for (let from = 0; from < words.length; from++) {
		for (let to = from + 1; to <= Math.min(words.length, from + PHRASE_WORDS_MAX); to++) {
			if (to - from === 1 && STOP_WORDS.has(words[from] ?? "")) continue;
			phrases.add(stems.slice(from, to).join(" "));
		}
	}
	return [...phrases];
}

/** The longest phrase that begins at a word and is called otherwise too. */
export function phraseAt(
	words: readonly string[],
	from: number,
	others: ReadonlyMap<string, readonly string[]>,
): { length: number; others: readonly string[] } | undefined {
	const stems = words.slice(from, from + PHRASE_WORDS_MAX).map(stemOf);
	for (let length = stems.length; length > 0; length--) {
		const found = others.get(stems.slice(0, length).join(" "));
		if (found !== undefined) return { length, others: found };
	}
	return undefined;
}
