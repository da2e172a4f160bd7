import { passageOf, stemsOf } from "#core/search/passage";
import { stemOf } from "#core/search/stem";
import type { Unit } from "#core/search/units";
import { begunIn, folded, isUnspaced, outOfPairs } from "#core/search/words";

/** Where a word may stand: `labels` are categories, tags and keywords, `details` whatever else describes a product. */
export const MATCH_FIELDS = ["name", "tagline", "labels", "details"] as const;
export type MatchField = (typeof MATCH_FIELDS)[number];

/** What searches know of a listing. */
export interface SearchText {
	name: string;
	/** The name as one word. */
	squeezed: string;
	tagline: string;
	labels: string;
	body: string;
}

/** Why a listing was found. */
export interface Match {
	/** Whether every word was found; with `some`, those of `words` or other names of what was asked for; with `meaning` none. */
	matched: "all" | "some" | "meaning";
	words: MatchedWord[];
	/** Where in the details those words stand that neither name nor tagline has; null where there are none. */
	passage: string | null;
}

export interface MatchedWord {
	word: string;
	/** What counts as this word: another spelling, a completion, the deed of whoever does it. */
	forms: string[];
	/** Empty where a fact of the product says it. */
	in: MatchField[];
}

const LETTERS = /[\p{L}\p{N}]+/uy;
/** Words that only begin alike are passed over; a text that is full of them is not read to its end. */
const LOOKED_AT_MAX = 40;

/** @param said words that facts of the listing say. */
export function matchOf(units: readonly Unit[], text: SearchText, said: ReadonlySet<string> = new Set()): Match {
	const fields: Record<MatchField, string> = {
		name: folded(`${text.name}\n${text.squeezed}`),
		tagline: folded(text.tagline),
		labels: folded(text.labels),
		details: folded(text.body),
	};
	const words = units.map((unit) => {
		const looks = unit.forms.map(lookFor);
		return {
			word: outOfPairs(unit.word),
			forms: unit.forms.map(outOfPairs),
			in: MATCH_FIELDS.filter((field) => looks.some((isIn) => isIn(fields[field]))),
		};
	});
	const found = words.filter((word) => word.in.length > 0 || said.has(word.word));
	const onlyInDetails = found.filter((word) => word.in.includes("details") && !word.in.some(isSeen));
	return {
		matched: found.length === words.length ? "all" : "some",
		words: found,
		passage:
			onlyInDetails.length === 0 ? null : passageOf(text.body, stemsOf(onlyInDetails.flatMap((word) => word.forms))),
	};
}

/** Lists show both. */
const isSeen = (field: MatchField): boolean => field === "name" || field === "tagline";

/** Whether a folded text has a form; one of several words is there when each of them is. */
export const hasForm = (text: string, form: string): boolean => lookFor(form)(text);

/** The same of one form in several texts. */
function lookFor(form: string): (text: string) => boolean {
	const begun = begunIn(form);
	if (begun !== undefined) {
		const stem = stemOf(begun);
		return (text) => (isUnspaced(begun) ? text.includes(begun) : hasBeginning(text, stem));
	}
	const words = form.split(" ").map((word) => (isUnspaced(word) ? { word } : { stem: stemOf(word) }));
	return (text) => words.every(({ word, stem }) => (word === undefined ? hasStem(text, stem) : text.includes(word)));
}

/** Of the English stem, as the index has it. */
function hasBeginning(text: string, stem: string): boolean {
	for (let at = text.indexOf(stem), looked = 0; at !== -1 && looked < LOOKED_AT_MAX; looked++) {
		if (isWordStart(text, at)) return true;
		at = text.indexOf(stem, at + 1);
	}
	return false;
}

/** Whether a folded text has a word of this stem: only words that begin with it, up to its last letter, are stemmed. */
function hasStem(text: string, stem: string): boolean {
	const begin = stem.length > 3 ? stem.slice(0, -1) : stem;
	let at = text.indexOf(begin);
	for (let looked = 0; at !== -1 && looked < LOOKED_AT_MAX; looked++) {
		LETTERS.lastIndex = at;
		const word = LETTERS.exec(text)?.[0] ?? "";
		if (isWordStart(text, at) && stemOf(word) === stem) return true;
		at = text.indexOf(begin, at + 1);
	}
	return false;
}

function isWordStart(text: string, at: number): boolean {
	if (at === 0) return true;
	LETTERS.lastIndex = at - 1;
	return !LETTERS.test(text);
}
