import { comparableWords, isTellingWord } from "#core/drafts/category-words";
import type { CategoryChoice } from "#core/drafts/draft-fields";

/** A phrase as one category of the list has it. */
interface Entry {
	words: readonly { text: string; isOpen: boolean }[];
	/** Place of the category in the list. */
	choice: number;
	/** Names the kind of thing, rather than what often goes with it. */
	names: boolean;
	/** Its description lists it, where the site team gave no words. */
	isListed?: boolean;
}

/** What a text says for a category. */
export interface Signal {
	choice: number;
	names: boolean;
	/** Names one of the things that the category's description lists. */
	isListed: boolean;
	/** The first of its words, counted in words of the text. */
	at: number;
}

/** The entries by their first word, or by the first letters of one with an open ending. */
interface SignalIndex {
	whole: Map<string, Entry[]>;
	open: Map<string, Entry[]>;
}

const OPEN_KEY = 3;
/** So many of a directory's categories may share a word of their descriptions before it tells nothing. */
const SHARED_MAX = 2;

const made = new WeakMap<readonly CategoryChoice[], SignalIndex>();

function entry(phrase: string, choice: number, names: boolean): Entry | null {
	const words = comparableWords(phrase);
	if (!words.some(isTellingWord)) return null;
	return {
		words: words.map((word) => ({ text: word.replace("*", ""), isOpen: word.endsWith("*") })),
		choice,
		names,
	};
}

/** A word without the endings of its forms: `invoices` and `invoicing` are one. */
function openEnded(word: string): string {
	if (word.length <= 5) return word;
	const root = word.replace(/(?:ings?|ions?|ies|es|ed|s|y|e)$/u, "");
	return root.length >= 4 ? `${root}*` : word;
}

/** The kinds that a description lists: `Bookkeeping, invoices, payroll and taxes.` */
function listed(description: string): string[] {
	const parts = description.replace(/[.!]$/u, "").split(/, (?:and )?| and /u);
	const isList = parts.length >= LISTED_MIN && parts.every((part) => part.split(" ").length <= LISTED_WORDS_MAX);
	return isList ? parts.map((part) => comparableWords(part).map(openEnded).join(" ")) : [];
}
const LISTED_MIN = 3;
const LISTED_WORDS_MAX = 3;

/** What a category is called says what it is; where the site team gave no words, its description gives some that go with it. */
function entriesOf(choice: CategoryChoice, index: number, isShared: (word: string) => boolean): Entry[] {
	const named = choice.synonyms ?? [];
	const hints = choice.hints ?? [];
	const all = [choice.name, ...named].map((phrase) => entry(phrase, index, true));
	all.push(...hints.map((phrase) => entry(phrase, index, false)));
	if (named.length + hints.length === 0) {
		const name = comparableWords(choice.name);
		all.push(entry(name.map(openEnded).join(" "), index, true));
		const described = comparableWords(choice.description).filter(
			(word) => word.length >= 4 && !name.includes(word) && !isShared(word),
		);
		all.push(...[...new Set(described)].map((word) => entry(openEnded(word), index, false)));
		const things = listed(choice.description).flatMap((phrase) => entry(phrase, index, false) ?? []);
		all.push(...things.map((thing) => ({ ...thing, isListed: true })));
	}
	return all.filter((known) => known !== null);
}

function indexOf(choices: readonly CategoryChoice[]): SignalIndex {
	const known = made.get(choices);
	if (known) return known;
	const counts = new Map<string, number>();
	for (const { name, description } of choices)
		for (const word of new Set(comparableWords(`${name} ${description}`)))
			counts.set(word, (counts.get(word) ?? 0) + 1);
	const index: SignalIndex = { whole: new Map(), open: new Map() };
	choices.forEach((choice, place) => {
		for (const found of entriesOf(choice, place, (word) => (counts.get(word) ?? 0) > SHARED_MAX)) {
			const [first] = found.words;
			if (!first) continue;
			const map = first.isOpen ? index.open : index.whole;
			const key = first.isOpen ? first.text.slice(0, OPEN_KEY) : first.text;
			const list = map.get(key);
			if (list) list.push(found);
			else map.set(key, [found]);
		}
	});
	made.set(choices, index);
	return index;
}

function standsAt({ words }: Entry, text: readonly string[], at: number): boolean {
	return words.every((word, offset) => {
		const other = text[at + offset];
		return other !== undefined && (word.isOpen ? other.startsWith(word.text) : other === word.text);
	});
}

/**
 * What a text says for the categories of a list, in its order: at each place the longest phrase that begins there, for every
 * category that has it.
 * @param words of the text, as `comparableWords` gives them.
 */
export function signalsIn(words: readonly string[], choices: readonly CategoryChoice[]): Signal[] {
	const { whole, open } = indexOf(choices);
	const signals: Signal[] = [];
	for (let at = 0; at < words.length; at++) {
		const word = words[at] ?? "";
		const here = [...(whole.get(word) ?? []), ...(open.get(word.slice(0, OPEN_KEY)) ?? [])].filter((found) =>
			standsAt(found, words, at),
		);
		const longest = Math.max(0, ...here.map((found) => found.words.length));
		for (const { choice, names, isListed = false, words: phrase } of here)
			if (phrase.length === longest) signals.push({ choice, names, isListed, at });
		at += Math.max(0, longest - 1);
	}
	return signals;
}
