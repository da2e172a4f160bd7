import type { Absence } from "#core/search/absences";
import { type Denied, deniedOf } from "#core/search/denied";
import { allOf, anyForm, anyOf, formsWithoutPlaces, withoutPlaces } from "#core/search/expressions";
import type { Known } from "#core/search/known";
import { type Otherwise, otherwiseOf, ownPairsOf, pairsOf } from "#core/search/otherwise";
import type { Preference } from "#core/search/preferences";
import type { Query } from "#core/search/query";
import { commonness, headCounts, RARE, rarestUnits } from "#core/search/rarity";
import { isCounted } from "#core/search/spelling";
import { stemOf } from "#core/search/stem";
import { GENERIC_WORDS } from "#core/search/stop-words";
import { correctedQuery, type Unit, unitsOf } from "#core/search/units";
import { termOf } from "#core/search/words";

/** One ranking of listings; several are fused into one. */
export interface RankedList {
	/** `text` has all words by their stems, `heads` those of names, taglines and labels as they are spelt. */
	table: "text" | "heads";
	/** A full-text expression. */
	match: string;
}

/** How a query is answered. */
export interface SearchPlan {
	units: Unit[];
	/** What is looked for instead of what was typed, where that stands nowhere. */
	corrected: string | null;
	/** The last holds whatever any of them holds. Empty where every word is so common that votes tell more than ranking. */
	lists: RankedList[];
	/**
	 * What else is looked for by a query that names facts: listings that have these words rise where they have the facts too.
	 * Null where words name facts alone, or are all too common to rank by.
	 */
	besides: string | null;
	/** Whether words name facts, and nothing else is asked. */
	isFactsAlone: boolean;
	/** What is not wanted; what has it comes after all else. Null where the words deny nothing. */
	denied: Denied | null;
	/**
	 * Whether what has all words comes before all else: beside what says a kind, words say what listings of many kinds have
	 * as a label.
	 * Source: docs/search.md#what-many-kinds-of-products-have.
	 */
	isAllFirst: boolean;
	/** Whether beside what says a kind, words say what listings of many kinds have. */
	hasTraits: boolean;
	/** Whether the lists leave out words that are too common: what has these too is then to be asked for by votes. */
	isCapped: boolean;
	/** Listings that have all words, and such as have any: for tables without places. */
	all: string;
	some: string;
	/** What is written together, called otherwise or goes on: for such tables too; null where there is nothing. */
	others: string | null;
}

export function planOf(query: Query, known: Known): SearchPlan {
	const units = withoutLicence(unitsOf(query, known), known);
	const heads = headCounts(known);
	const isRare = (phrase: string) => phrase.split(" ").every((word) => !known.common.has(stemOf(word)));
	const rare = rarestUnits(units, (form) => commonness(form, known) ?? Math.max(RARE, heads.get(form) ?? 0));
	const otherwise = otherwiseOf(query, rare, known, isRare);
	const everywhere = rare.length > 0 ? otherwise.everywhere.map(termOf) : [];
	const others = [...otherwise.joined, ...otherwise.others];
	const pairs = query.pairs.filter(isRare);
	return {
		units,
		corrected: correctedQuery(query, units),
		lists: rare.length > 0 ? textLists(otherwise, rare, known, pairs) : headLists(units, known, heads),
		...besidesOf(query, rare),
		denied: deniedOf(query.preferences.filter(isAbsence), known),
		isAllFirst: namesLabels(rare, known),
		hasTraits: ofKinds(rare, known).length < rare.length,
		isCapped: rare.length > 0 && (rare.length < units.length || everywhere.length > 0),
		all: [units.map(formsWithoutPlaces).join(" AND "), ...everywhere].join(" OR "),
		some: (rare.length > 0 ? rare : units).map(formsWithoutPlaces).join(" OR "),
		others: rare.length > 0 && others.length > 0 ? anyOf(others.map(withoutPlaces)) : null,
	};
}

/** Without the words that name facts: these the facts stand for. */
function besidesOf(query: Query, rare: readonly Unit[]): Pick<SearchPlan, "besides" | "isFactsAlone"> {
	if (query.preferences.length === 0) return { besides: null, isFactsAlone: false };
	const facts = query.preferences.filter((one) => !isAbsence(one));
	const said = new Set(facts.flatMap(({ words }) => words));
	const isFactsAlone = facts.length > 0 && query.needed.every((word) => said.has(word) || GENERIC_WORDS.has(word));
	const others = isFactsAlone ? [] : rare.filter(({ word }) => !said.has(word)).map(anyForm);
	return { besides: others.length === 0 ? null : anyOf(others), isFactsAlone };
}

const isAbsence = (one: Preference): one is Absence => one.filter === "absence";

function textLists(
	otherwise: Otherwise,
	units: readonly Unit[],
	known: Known,
	together: readonly string[],
): RankedList[] {
	const { concepts } = otherwise;
	const terms = units.map(anyForm);
	const kinds = ofKinds(units, known).map(anyForm);
	const joined = otherwise.joined.map(termOf);
	const others = otherwise.others.map(termOf);
	const pairs = together.map(termOf);
	const lists = [
		anyOf([allOf(terms), ...joined]),
		anyOf([...kinds, ...joined, ...pairs]),
		// Of three or more, what has each two of them leads to what has all.
		...(others.length > 0 && concepts.length === 2 ? [allOf(concepts.map(({ match }) => match))] : []),
		...(concepts.length > 2 ? [pairsOf(concepts), ownPairsOf(concepts)].flatMap(orNothing) : []),
		// The last: whatever has any word, or is called otherwise.
		...(others.length > 0 ? [anyOf([...kinds, ...joined, ...others])] : []),
	];
	// Without other names the second has all; where there is but one word, it is the first too.
	const widest = others.length > 0 ? (lists.at(-1) ?? "") : (lists[1] ?? "");
	return [...new Set([...lists.filter((match) => match !== widest), widest])].map((match) => ({
		table: "text",
		match,
	}));
}

/** Nothing is a list where there is nothing to look for. */
const orNothing = (terms: readonly string[]): string[] => (terms.length === 0 ? [] : [anyOf(terms)]);

/**
 * Those that say which kind of product is looked for: of `python forum` what has `python` alone is no answer, while what has
 * both comes first. All of them where none says so, or where none that does stands anywhere.
 */
function ofKinds(units: readonly Unit[], known: Known): readonly Unit[] {
	const kinds = units.filter(({ forms }) => !forms.some((form) => known.traits.has(form)));
	const isFound = kinds.some(({ word, forms }) => known.words.has(word) || forms.some((form) => form !== word));
	return isFound ? kinds : units;
}

/** Whether beside a kind there is a trait that is a label of those that have it; what is only said so may mean something else. */
function namesLabels(units: readonly Unit[], known: Known): boolean {
	const kinds = ofKinds(units, known);
	return units.some((unit) => !kinds.includes(unit) && unit.forms.some((form) => known.labelled.has(form)));
}

/** Words that are everywhere are ranked by where they are said on purpose; none where even that are too many. */
function headLists(units: readonly Unit[], known: Known, heads: ReadonlyMap<string, number>): RankedList[] {
	// What is not counted in names may be as common there as anywhere.
	const count = (form: string) =>
		known.counted.get(form) ?? heads.get(form) ?? (isCounted(form) ? undefined : commonness(form, known)) ?? RARE;
	const rare = rarestUnits(units, count);
	if (rare.length === 0) return [];
	const terms = rare.map(anyForm);
	return [...new Set([allOf(terms), anyOf(terms)])].map((match) => ({ table: "heads", match }));
}

const LICENCE_WORDS: ReadonlySet<string> = new Set(["licence", "license", "licenced", "licensed"]);
/** Words that the name of a licence has at most. */
const LICENCE_NAME_MAX = 3;

/** `MIT licensed`, `Apache 2.0 license`: what follows the name of a licence says nothing more. */
function withoutLicence(units: readonly Unit[], known: Known): Unit[] {
	return units.filter(({ word }, at) => {
		const before = units.slice(Math.max(0, at - LICENCE_NAME_MAX), at);
		return !LICENCE_WORDS.has(word) || !before.some(({ forms }) => forms.some((form) => known.labelled.has(form)));
	});
}
