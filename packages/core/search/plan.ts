import { type Known, phraseAt } from "#core/search/known";
import type { Query } from "#core/search/query";
import { nearestWord } from "#core/search/spelling";
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
	/** Whether the lists leave out words that are too common: what has these too is then to be asked for by votes. */
	isCapped: boolean;
	/** Listings that have all words, and such as have any: for tables without places. */
	all: string;
	some: string;
	/** What is written together, called otherwise or goes on: for such tables too; null where there is nothing. */
	others: string | null;
}

/**
 * A ranking looks at every listing that has one of its words, so all words of a ranking together may be in this many; the
 * rarest come first. Source: docs/search.md#common-words.
 */
export const RANKED_MAX = 3000;
/** What a word counts for that is not known to be common. */
const RARE = 250;
const PAIRED_MAX = 5;
/** Other names of a whole query: each is a word more to rank by. */
export const OTHERS_MAX = 24;

export function planOf(query: Query, known: Known): SearchPlan {
	const units = unitsOf(query, known);
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
		lists: rare.length > 0 ? textLists(otherwise, rare, known, pairs) : headLists(units, known),
		...besidesOf(query, rare),
		isCapped: rare.length > 0 && (rare.length < units.length || everywhere.length > 0),
		all: [units.map(formsWithoutPlaces).join(" AND "), ...everywhere].join(" OR "),
		some: (rare.length > 0 ? rare : units).map(formsWithoutPlaces).join(" OR "),
		others: rare.length > 0 && others.length > 0 ? anyOf(others.map(withoutPlaces)) : null,
	};
}

/** In how many listings a form is, as far as it is known to be common: a phrase is in no more than the rarest of its parts. */
function commonness(form: string, known: Known): number | undefined {
	const counts = form.split(" ").map((part) => known.common.get(stemOf(part)));
	return counts.every((count) => count !== undefined) ? Math.min(...counts) : undefined;
}

/** Without the words that name facts: these the facts stand for. */
function besidesOf(query: Query, rare: readonly Unit[]): Pick<SearchPlan, "besides" | "isFactsAlone"> {
	const said = new Set(query.preferences.flatMap(({ words }) => words));
	if (said.size === 0) return { besides: null, isFactsAlone: false };
	const isFactsAlone = query.needed.every((word) => said.has(word) || GENERIC_WORDS.has(word));
	const others = isFactsAlone ? [] : rare.filter(({ word }) => !said.has(word)).map(anyForm);
	return { besides: others.length === 0 ? null : anyOf(others), isFactsAlone };
}

/** Of completions and corrections too it is known how many names, taglines and labels have them. */
function headCounts(known: Known): ReadonlyMap<string, number> {
	const words = [...known.begun, ...[...known.near.values()].flat()];
	return new Map(words.map(({ word, listings }) => [word, listings]));
}

/** The rarest of them that are together in no more than RANKED_MAX listings. */
function rarest<T>(all: readonly T[], count: (one: T) => number): T[] {
	let sum = 0;
	return all
		.map((one) => ({ one, count: count(one) }))
		.toSorted((a, b) => a.count - b.count)
		.filter((counted) => {
			sum += counted.count;
			return sum <= RANKED_MAX;
		})
		.map(({ one }) => one);
}

const rarestUnits = (units: readonly Unit[], count: (form: string) => number): Unit[] =>
	rarest(units, ({ forms }) => forms.reduce((sum, form) => sum + count(form), 0));

/** What else the words of a query may be written as or called. */
interface Otherwise {
	/** Neighbours as one word. */
	joined: string[];
	/** Those of them that are too common to rank by. */
	everywhere: string[];
	/** Other names, and what unfinished words may become. */
	others: string[];
	concepts: Concept[];
}

/** Words together with their other names, as full-text expressions. */
interface Concept {
	match: string;
	/** Without words that are too common to rank by, unless beside something rare. */
	rare: string;
}

function otherwiseOf(
	query: Query,
	units: readonly Unit[],
	known: Known,
	isRare: (phrase: string) => boolean,
): Otherwise {
	const joined = query.joined.flatMap((word) => [word, nearestWord(word, known.near.get(word) ?? []) ?? word]);
	const { concepts, others } = conceptsOf(query, units, known, isRare);
	const begun = units.flatMap((unit) => unit.begins).filter(isRare);
	const ranked = rarest(joined, (word) => commonness(word, known) ?? 0);
	return {
		joined: [...new Set(ranked)],
		everywhere: [...new Set(joined.filter((word) => !ranked.includes(word)))],
		others: [...others, ...begun],
		concepts,
	};
}

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
		...(concepts.length > 2 ? [anyOf(pairsOf(concepts))] : []),
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

/**
 * Those that say which kind of product is looked for: of `python forum` what has `python` alone is no answer, while what has
 * both comes first. All of them where none says so, or where none that does stands anywhere.
 */
function ofKinds(units: readonly Unit[], known: Known): readonly Unit[] {
	const kinds = units.filter(({ forms }) => !forms.some((form) => known.traits.has(form)));
	const isFound = kinds.some(({ word, forms }) => known.words.has(word) || forms.some((form) => form !== word));
	return isFound ? kinds : units;
}

/** Words together with what is called otherwise: for each its words, or one of its other names. */
function conceptsOf(
	query: Query,
	units: readonly Unit[],
	known: Known,
	isRare: (phrase: string) => boolean,
): { concepts: Concept[]; others: string[] } {
	const concepts = new Map<string, Concept>();
	const all = new Set<string>();
	for (let at = 0; at < query.words.length; ) {
		const phrase = phraseAt(query.words, at, known.others);
		const words = query.words.slice(at, at + (phrase?.length ?? 1));
		at += words.length;
		const others = (phrase?.others ?? []).filter(isRare).slice(0, OTHERS_MAX - all.size);
		const own = units.filter((unit) => words.includes(unit.word)).map(anyForm);
		if (own.length === 0 && others.length === 0) continue;
		for (const other of others) all.add(other);
		const names = others.map(termOf);
		const itself = own.length > 0 ? allOf(own) : termOf(words.join(" "));
		// What is looked for and is not among the units is too common to rank by.
		const isLeftOut = own.length === 0 && words.some((word) => query.needed.includes(word));
		const match = anyOf([itself, ...names]);
		concepts.set(match, { match, rare: isLeftOut ? anyOf(names) : match });
	}
	return { concepts: [...concepts.values()], others: [...all] };
}

/** Each two of them; so what has most of a long question comes before what has one rare word of it. */
function pairsOf(concepts: readonly Concept[]): string[] {
	const first = concepts.slice(0, PAIRED_MAX);
	const pair = (one: Concept, other: Concept) =>
		one.rare !== one.match && other.rare !== other.match ? [one.rare, other.rare] : [one.match, other.match];
	return first.flatMap((one, index) => first.slice(index + 1).map((other) => allOf(pair(one, other))));
}

/** Words that are everywhere are ranked by where they are said on purpose; none where even that are too many. */
function headLists(units: readonly Unit[], known: Known): RankedList[] {
	const rare = rarestUnits(units, (form) => known.counted.get(form) ?? RARE);
	if (rare.length === 0) return [];
	const terms = rare.map(anyForm);
	return [...new Set([allOf(terms), anyOf(terms)])].map((match) => ({ table: "heads", match }));
}

const anyForm = (unit: Unit): string => anyOf(unit.forms.map(termOf));

const formsWithoutPlaces = (unit: Unit): string => anyOf(unit.forms.map(withoutPlaces));

/** Tables without places know no phrase: the parts of a word that was taken apart may stand anywhere. */
const withoutPlaces = (phrase: string): string => allOf(phrase.split(" ").map(termOf));

function anyOf(terms: readonly string[]): string {
	const [only, ...rest] = [...new Set(terms)];
	return only === undefined ? '""' : rest.length === 0 ? only : `(${[only, ...rest].join(" OR ")})`;
}

function allOf(terms: readonly string[]): string {
	const [only, ...rest] = [...new Set(terms)];
	return only === undefined ? '""' : rest.length === 0 ? only : `(${[only, ...rest].join(" AND ")})`;
}
