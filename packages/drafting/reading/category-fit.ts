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

export interface CategoryFit {
	choice: CategoryChoice;
	/** The texts that speak for it, by their place in the list. */
	texts: readonly number[];
	/** From 0 to 1; from 0.75 on it is sure. */
	score: number;
}

/** One full witness and a weak one. */
const FITS_FROM = 1.5;
/** After these words a text says for whom a thing is, or what it has: `CRM for recruiters`, `shop with delivery`. */
const AUDIENCE = new Set(
	"for fur pour para per voor dla для that which qui ktory ktora ktore который которая которое with including mit inklusive avec con com met z ze с by bei chez like wie comme como between zwischen entre tra tussen miedzy между from into across without ohne sans sin senza zonder bez без".split(
		" ",
	),
);

/** More quotes than these show nothing more. */
const CITED_MAX = 5;

interface Witness {
	place: DefiningPlace;
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
function witnesses(
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
			if ((places.get(place)?.weight ?? 0) < weight)
				places.set(place, { place, text: index, weight, names: signal.names });
			found.set(signal.choice, places);
		}
	});
	return found;
}

interface Standing {
	choice: CategoryChoice;
	places: ReadonlyMap<DefiningPlace, Witness>;
	total: number;
	/** The part of the total that names its kind. */
	named: number;
	/** Its kind is named outright, in a place that counts whole. */
	isNamed: boolean;
}

function sumUp(choice: CategoryChoice, places: ReadonlyMap<DefiningPlace, Witness>): Standing {
	const all = [...places.values()];
	return {
		choice,
		places,
		total: all.reduce((sum, { weight }) => sum + weight, 0),
		named: all.reduce((sum, { weight, names }) => sum + (names ? weight : 0), 0),
		isNamed: all.some(({ names, weight }) => names && weight >= 1),
	};
}

/** Witnesses of several categories as those of one: of each place the strongest. */
function together(all: readonly ReadonlyMap<DefiningPlace, Witness>[]): Map<DefiningPlace, Witness> {
	const joined = new Map<DefiningPlace, Witness>();
	for (const places of all)
		for (const [place, witness] of places)
			if ((joined.get(place)?.weight ?? 0) < witness.weight) joined.set(place, witness);
	return joined;
}

interface Family extends Standing {
	children: Standing[];
}

/** The categories without one above them, each with what its subcategories have; the best first. */
function families(texts: readonly PlacedText[], choices: readonly CategoryChoice[], isClaimed: boolean): Family[] {
	const found = witnesses(texts, choices, isClaimed);
	const slugs = new Set(choices.map(({ slug }) => slug));
	const ofChoice = (choice: CategoryChoice) => found.get(choices.indexOf(choice)) ?? new Map<DefiningPlace, Witness>();
	const made: Family[] = [];
	for (const choice of choices) {
		if (choice.parent && slugs.has(choice.parent)) continue;
		const below = choices.filter(({ parent }) => parent === choice.slug);
		const places = together([ofChoice(choice), ...below.map(ofChoice)]);
		if (places.size === 0) continue;
		const children = below.map((child) => sumUp(child, ofChoice(child))).filter(({ total }) => total > 0);
		made.push({ ...sumUp(choice, places), children: children.sort((a, b) => b.total - a.total) });
	}
	return made.sort((a, b) => b.total - a.total);
}

/** A title and the name in it are one place. */
const placesOf = ({ places }: Standing) => places.size - Number(places.has("name") && places.has("title"));

const fits = (found: Standing) => found.isNamed && placesOf(found) >= 2 && found.total >= FITS_FROM;

/** Who claims a category has read the whole: one place that names its kind outright bears that out, where none names another. */
const isNamedAlone = (found: Standing) => found.isNamed && found.total >= 1;

/** Two witnesses that name it make it sure, unless another subject has nearly as many. */
function scoreOf(named: number, lead: number): number {
	const score = Math.min(0.95, Math.max(0.5, 0.15 + 0.3 * named));
	return lead >= 1 ? score : Math.min(0.7, score);
}

function fitOf(found: Standing, family: Family, next: number): CategoryFit {
	const own = [...found.places.values()];
	const all = found === family || fits(found) ? own : [...own, ...family.places.values()];
	const strongest = all.sort((a, b) => Number(b.names) * b.weight - Number(a.names) * a.weight || b.weight - a.weight);
	return {
		choice: found.choice,
		texts: [...new Set(strongest.map(({ text }) => text))].slice(0, CITED_MAX),
		score: scoreOf(found.named, family.total - next),
	};
}

/**
 * The category for which texts that define a product speak at two places at least, in one of them by a name of its kind. Of a
 * category and those below it the most specific that is named; where two speak alike, the one above them, or none.
 */
export function bestCategory(texts: readonly PlacedText[], choices: readonly CategoryChoice[]): CategoryFit | null {
	const [best, next] = families(texts, choices, false);
	if (!best || !fits(best) || best.total === next?.total) return null;
	const [child, sibling] = best.children.filter(({ isNamed }) => isNamed);
	const found = child && child.total !== sibling?.total ? child : best;
	return fitOf(found, best, next?.total ?? 0);
}

/** How well texts speak for a category that somebody claims; null when they do not, or better for another subject. */
export function claimedCategory(
	claimed: CategoryChoice,
	texts: readonly PlacedText[],
	choices: readonly CategoryChoice[],
): CategoryFit | null {
	const all = families(texts, choices, true);
	const family = all.find(
		({ choice, children }) => choice === claimed || children.some((child) => child.choice === claimed),
	);
	if (!family) return null;
	const next = Math.max(0, ...all.filter((other) => other !== family).map(({ total }) => total));
	if (next > family.total || !(fits(family) || (isNamedAlone(family) && next === 0))) return null;
	const found = family.choice === claimed ? family : family.children.find(({ choice }) => choice === claimed);
	return found?.isNamed ? fitOf(found, family, next) : null;
}
