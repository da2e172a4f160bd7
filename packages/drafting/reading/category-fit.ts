import type { CategoryChoice } from "#core/drafts/draft-fields";
import { type DefiningPlace, type PlacedText, type Witness, witnesses } from "#drafting/reading/category-witnesses";

export interface CategoryFit {
	choice: CategoryChoice;
	/** The texts that speak for it, by their place in the list. */
	texts: readonly number[];
	/** From 0 to 1; from 0.75 on it is sure. */
	score: number;
}

/** One full witness and a weak one. */
const FITS_FROM = 1.5;
/** More quotes than these show nothing more. */
const CITED_MAX = 5;

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
