import { deedsOf } from "#core/search/agent-nouns";
import { firstPartOf } from "#core/search/compounds";
import { type Known, mayEnd, mayGoOn } from "#core/search/known";
import { areFormsOfOne } from "#core/search/other-forms";
import type { Query } from "#core/search/query";
import { nearestWord, splitsOf } from "#core/search/spelling";
import { stemOf } from "#core/search/stem";
import { beginning, outOfPairs } from "#core/search/words";

/** A word that is looked for, in every form that counts as it. */
export interface Unit {
	/** As it was typed, folded. */
	word: string;
	/** What is looked for; any of them will do. A form of two words has a space. */
	forms: string[];
	/** What it may be the beginning of: found too, after all else. */
	begins: string[];
	/** The word that it was taken for, where it stands nowhere. */
	corrected?: string;
}

/** So many listings must call a deed by its name before the one who does it may stand for it. */
const DEED_MIN_LISTINGS = 3;
const COMPLETIONS_MAX = 5;

/** The words of a query as they are looked for: completed, corrected or taken apart where they stand nowhere. */
export function unitsOf(query: Query, known: Known): Unit[] {
	return query.needed.map((word) => withDeeds(unitOf(word, query, known), known));
}

function unitOf(word: string, query: Query, known: Known): Unit {
	const isLast = word === query.unfinished;
	const begun = isLast ? known.begun.slice(0, COMPLETIONS_MAX).map((one) => one.word) : [];
	const unit = { word, forms: [word], begins: [] };
	// What is understood is no slip of the hand.
	if (query.quoted.has(word) || query.preferences.some(({ words }) => words.includes(word))) return unit;
	const labels = labelsOf(word, known);
	if (labels.length > 1) return { ...unit, forms: labels };
	if (known.words.has(word)) return mayGoOn(word, query.needed) ? { ...unit, begins: begun } : unit;
	if (begun.length > 0) return { ...unit, forms: eachStem(begun) };
	const near = known.near.get(word) ?? [];
	const family = near.filter((one) => isFamily(word, one.word)).map((one) => one.word);
	if (family.length > 0) return { ...unit, forms: eachStem(family) };
	const nearest = nearestWord(word, near);
	if (nearest !== undefined) return { ...unit, forms: [nearest], corrected: nearest };
	const forms = near.map((one) => one.word).filter((one) => areFormsOfOne(word, one));
	if (forms.length > 0) return { ...unit, forms: eachStem(forms) };
	const firstPart = firstPartOf(word);
	if (firstPart !== undefined && !known.manyBegin.has(firstPart)) return { ...unit, forms: [firstPart] };
	const split = splitsOf(word).find((parts) => parts.every((part) => known.parts.has(part)));
	if (split !== undefined) return { ...unit, forms: [split.join(" ")], corrected: split.join(" ") };
	const begins = beginning(word);
	return mayEnd(word) && !known.manyBegin.has(begins) ? { ...unit, forms: [begins] } : unit;
}

const FAMILY_MIN_LENGTH = 5;
/** What English words end in after the part that they share; anything else is a slip of the hand, and is said. */
const ENDING =
	/^(?:e|s|es|ed|er|ers|or|ors|ing|ings|y|ie|ies|ied|ion|ions|[aei]?tion|[aei]?tions|ications?|ments?|able|ible|al|ally|ly|ive|ives|ic|ics|ical|ance|ence|ances|ences|ant|ent|ants|ents|ity|ful|ness|ism|ist|ists|ate|ates|ated|ating|ators?|i[sz]e[ds]?|i[sz]ing|i[sz]ations?|i[sz]ers?)?$/;

/** Whether two words are one in other forms that have stems of their own: `notified` and `notification`. */
function isFamily(one: string, other: string): boolean {
	const [a, b] = [stemOf(one), stemOf(other)].toSorted((x, y) => x.length - y.length);
	if (a === undefined || b === undefined || a.length < FAMILY_MIN_LENGTH || !b.startsWith(a)) return false;
	return [one, other].every((word) => ENDING.test(word.slice(a.length)));
}

/**
 * A word with what many kinds of products have as a label and is called so, too: `kubernetes`, `k8s`.
 * Source: docs/search.md#what-many-kinds-of-products-have.
 */
function labelsOf(word: string, known: Known): string[] {
	const names = (known.others.get(stemOf(word)) ?? []).filter((other) => known.labelled.has(other));
	return eachStem([word, ...names]);
}

function withDeeds(unit: Unit, known: Known): Unit {
	const deeds = unit.forms.flatMap((form) => {
		const deed = deedsOf(form).find((one) => (known.counted.get(one) ?? 0) >= DEED_MIN_LISTINGS);
		return deed === undefined || stemOf(deed) === stemOf(form) ? [] : [deed];
	});
	return { ...unit, forms: eachStem([...unit.forms, ...deeds]) };
}

/** The first word of each stem: the index knows no more of a word, and would count it twice. */
function eachStem(words: readonly string[]): string[] {
	return [...new Map(words.toReversed().map((word) => [stemOf(word), word])).values()].toReversed();
}

/** What was typed with the words that were meant; null where nothing was corrected. */
export function correctedQuery(query: Query, units: readonly Unit[]): string | null {
	const corrections = new Map(units.flatMap((unit) => (unit.corrected ? [[unit.word, unit.corrected]] : [])));
	if (corrections.size === 0) return null;
	return query.words.map((word) => corrections.get(word) ?? outOfPairs(word)).join(" ");
}
