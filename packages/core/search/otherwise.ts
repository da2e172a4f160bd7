import { allOf, anyForm, anyOf } from "#core/search/expressions";
import { type Known, phraseAt } from "#core/search/known";
import type { Query } from "#core/search/query";
import { commonness, rarest } from "#core/search/rarity";
import { nearestWord } from "#core/search/spelling";
import type { Unit } from "#core/search/units";
import { termOf } from "#core/search/words";

const PAIRED_MAX = 5;
/** Other names of a whole query: each is a word more to rank by. */
export const OTHERS_MAX = 24;

/** What else the words of a query may be written as or called. */
export interface Otherwise {
	/** Neighbours as one word. */
	joined: string[];
	/** Those of them that are too common to rank by. */
	everywhere: string[];
	/** Other names, and what unfinished words may become. */
	others: string[];
	concepts: Concept[];
}

/** Words together with their other names, as full-text expressions. */
export interface Concept {
	match: string;
	/** Without words that are too common to rank by, unless beside something rare. */
	rare: string;
	/** Without other names; null where its words are too common to rank by. */
	own: string | null;
}

export function otherwiseOf(
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

/** Words together with what is called otherwise: for each its words, or one of its other names. */
function conceptsOf(
	query: Query,
	units: readonly Unit[],
	known: Known,
	isRare: (phrase: string) => boolean,
): { concepts: Concept[]; others: string[] } {
	const concepts = new Map<string, Concept>();
	const all = new Set<string>();
	const isFact = (unit: Unit) => unit.forms.some((form) => known.labelled.has(form));
	const hasKind = units.some((unit) => !isFact(unit));
	for (let at = 0; at < query.asked.length; ) {
		const phrase = phraseAt(query.asked, at, known.others);
		const words = query.asked.slice(at, at + (phrase?.length ?? 1));
		at += words.length;
		const others = (phrase?.others ?? []).filter(isRare).slice(0, OTHERS_MAX - all.size);
		const own = units.filter((unit) => words.includes(unit.word)).map(anyForm);
		if (own.length === 0 && others.length === 0) continue;
		// Beside a kind, a language or a licence finds nothing by itself, whatever it is called.
		const isOfFact = units.some((unit) => words.includes(unit.word) && isFact(unit));
		for (const other of others) if (!hasKind || !(isOfFact || known.labelled.has(other))) all.add(other);
		const names = others.map(termOf);
		const itself = own.length > 0 ? allOf(own) : termOf(words.join(" "));
		// What is looked for and is not among the units is too common to rank by.
		const isLeftOut = own.length === 0 && words.some((word) => query.needed.includes(word));
		const match = anyOf([itself, ...names]);
		concepts.set(match, { match, rare: isLeftOut ? anyOf(names) : match, own: own.length > 0 ? itself : null });
	}
	return { concepts: [...concepts.values()], others: [...all] };
}

/** Each two of them; so what has most of a long question comes before what has one rare word of it. */
export function pairsOf(concepts: readonly Concept[]): string[] {
	const pair = (one: Concept, other: Concept) =>
		one.rare !== one.match && other.rare !== other.match ? [one.rare, other.rare] : [one.match, other.match];
	return eachTwo(concepts.slice(0, PAIRED_MAX), (one, other) => allOf(pair(one, other)));
}

/** The same without other names, so that what has the words comes before what is called otherwise. */
export function ownPairsOf(concepts: readonly Concept[]): string[] {
	const own = concepts.slice(0, PAIRED_MAX).flatMap((concept) => concept.own ?? []);
	return eachTwo(own, (one, other) => allOf([one, other]));
}

function eachTwo<T>(all: readonly T[], pair: (one: T, other: T) => string): string[] {
	return all.flatMap((one, index) => all.slice(index + 1).map((other) => pair(one, other)));
}
