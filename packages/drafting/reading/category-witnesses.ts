import { comparableWords, isTellingWord } from "#core/drafts/category-words";
import type { CategoryChoice } from "#core/drafts/draft-fields";
import { OWN, ownNamesIn, withOwnSignForNames } from "#drafting/context/own-names";
import { type Signal, signalsIn } from "#drafting/reading/category-signals";

/** Where a text stands that says what the product is. Two texts of one place are one witness. */
export type DefiningPlace =
	| "name"
	| "title"
	| "description"
	| "heading"
	| "lead"
	| "definition"
	| "data"
	| "keywords"
	| "feature";

/** Names, lists of words and the titles of parts are weak witnesses. */
const WEIGHT: Readonly<Record<DefiningPlace, number>> = {
	name: 0.5,
	title: 1,
	description: 1,
	heading: 1,
	lead: 1,
	definition: 1,
	data: 1,
	keywords: 0.5,
	feature: 0.5,
};

export interface PlacedText {
	place: DefiningPlace;
	/** Folded, with one sign in place of the product's own names: a name is no description. */
	text: string;
}

/**
 * A folded sentence at a place that defines the product, as it is weighed: without the product's own names, which in a
 * title are a witness of their own.
 */
export function placed(place: DefiningPlace, sentence: string, ownNames: readonly string[]): PlacedText[] {
	const texts: PlacedText[] = [{ place, text: withOwnSignForNames(kindInWords(sentence), ownNames) }];
	const names = place === "title" ? ownNamesIn(sentence, ownNames) : "";
	return names === "" ? texts : [...texts, { place: "name", text: names }];
}

/** schema.org's names of kinds as words: `Developer Application` of `DeveloperApplication`; other texts as they are. */
export function kindInWords(text: string): string {
	return SCHEMA_KIND.test(text) ? text.replace(/(?<=[a-z])(?=[A-Z])/g, " ") : text;
}
const SCHEMA_KIND = /^(?:[A-Z][a-z]{2,20}){1,3}Application$/;

/** After these words a text says for whom a thing is, or what it has: `CRM for recruiters`, `shop with delivery`. */
const AUDIENCE = new Set(
	"for fur pour para per voor dla для that which qui ktory ktora ktore который которая которое with including mit inklusive avec con com met z ze с by bei chez like wie comme como between zwischen entre tra tussen miedzy между from into across without ohne sans sin senza zonder bez без".split(
		" ",
	),
);

export interface Witness {
	text: number;
	weight: number;
	names: boolean;
}

/** What a sentence is about stands in its first words; the rest tells of it. */
const MATTER_WORDS = 14;

const ECHO = 0.25;
/** So many words make a phrase that is known again. */
const REPEATED_WORDS = 4;

/** How much a signal weighs by what stands before it; 0 where it belongs to somebody or something else. */
function standing(
	signal: Signal,
	signals: readonly Signal[],
	words: readonly string[],
	family: (choice: number) => string,
): number {
	const markers = words.flatMap((word, at) =>
		at < signal.at && AUDIENCE.has(word) && words[at + 1] !== OWN ? [at] : [],
	);
	const first = markers[0];
	if (first === undefined) return 1;
	const ahead = signals.filter(({ at, names }) => names && markers.some((marker) => at < marker));
	if (ahead.some(({ choice }) => family(choice) === family(signal.choice))) return 1;
	if (ahead.length > 0) return 0;
	// `Software for invoicing` is what it says after the word; `Crowdfunding for education` is not.
	const before = words[first - 1];
	return before !== undefined && !isTellingWord(before) ? 1 : 0.5;
}

/** What a page says twice in the same words is one witness and its echo; a word or two are the matter itself. */
function repeats(a: readonly string[], b: readonly string[]): boolean {
	const [short, long] = a.length < b.length ? [a, b] : [b, a];
	if (short.length < REPEATED_WORDS) return short.join(" ") === long.join(" ");
	return ` ${long.join(" ")} `.includes(` ${short.join(" ")} `);
}

/** What each text says for each category, the strongest of each place. */
export function witnesses(
	texts: readonly PlacedText[],
	choices: readonly CategoryChoice[],
	isClaimed: boolean,
): Map<number, Map<DefiningPlace, Witness>> {
	const family = (choice: number) => choices[choice]?.parent ?? choices[choice]?.slug ?? "";
	const found = new Map<number, Map<DefiningPlace, Witness>>();
	const seen: { place: DefiningPlace; words: readonly string[] }[] = [];
	texts.forEach(({ place, text }, index) => {
		const words = comparableWords(text);
		const isEcho = seen.some((other) => other.place !== place && repeats(words, other.words));
		seen.push({ place, words });
		// Who claims a category has read the whole: what its description lists names it, too.
		const signals = signalsIn(words, choices).map((signal) => ({
			...signal,
			names: signal.names || (isClaimed && signal.isListed),
		}));
		for (const signal of signals) {
			const strength = standing(signal, signals, words, family) * (signal.names ? 1 : 0.5) * (isEcho ? ECHO : 1);
			const weight = strength * WEIGHT[place] * (signal.at < MATTER_WORDS ? 1 : 0.5);
			if (weight === 0) continue;
			const places = found.get(signal.choice) ?? new Map<DefiningPlace, Witness>();
			if ((places.get(place)?.weight ?? 0) < weight) places.set(place, { text: index, weight, names: signal.names });
			found.set(signal.choice, places);
		}
	});
	return found;
}
