import { foldText } from "#core/text-fold";
import { FOUNDED_WORD, OTHER_SUBJECT, OWN_SUBJECT, SINCE_WORD } from "#drafting/lexicon/words";
import { sentencesOf } from "#drafting/reading/sentences";

/** Years in which a company that has a website can have been founded. */
const FIRST_YEAR = 1800;
const LAST_YEAR = 2100;

const YEAR = /(?<![\p{L}\d.,/$€£-])(1[89]\d{2}|20\d{2}|2100)(?![\p{L}\d%]|[.,/-]\d)/gu;
/** Longest distance in characters between the founding word and its year. */
const REACH = 45;
const COPYRIGHT = /©|\(c\)|copyright|copyleft|all rights reserved/iu;
/** A label or a slogan rather than a sentence: `Since 1998`, `Founded 2011 in Berlin`, `Acme - est. 1987`. */
const LABEL_MAX = 60;

function yearsNear(sentence: string, word: RegExp): number[] {
	const global = new RegExp(word.source, `${word.flags}g`);
	const years: number[] = [];
	for (const match of sentence.matchAll(YEAR)) {
		const year = Number(match[1]);
		if (year < FIRST_YEAR || year > LAST_YEAR) continue;
		for (const anchor of sentence.matchAll(global)) {
			const anchorEnd = anchor.index + anchor[0].length;
			const gap =
				match.index >= anchorEnd
					? sentence.slice(anchorEnd, match.index)
					: sentence.slice(match.index + match[0].length, anchor.index);
			if (gap.length <= REACH && !/\d{4}/.test(gap)) years.push(year);
		}
	}
	return years;
}

function speaksOfOwner(sentence: string, ownNames: readonly string[]): boolean {
	const lower = sentence.toLowerCase();
	return OWN_SUBJECT.test(sentence) || ownNames.some((name) => name.length > 1 && lower.includes(name.toLowerCase()));
}

function statesFounding(sentence: string, ownNames: readonly string[]): number[] {
	if (COPYRIGHT.test(sentence) || OTHER_SUBJECT.test(sentence)) return [];
	const isLabel = sentence.length <= LABEL_MAX;
	const isOwn = speaksOfOwner(sentence, ownNames);
	if (FOUNDED_WORD.test(sentence)) {
		const opensWithIt = sentence.search(FOUNDED_WORD) === 0;
		return isOwn || isLabel || opensWithIt ? yearsNear(sentence, FOUNDED_WORD) : [];
	}
	// "Since" may speak of anything: only a short slogan that begins or ends with it speaks of the company itself.
	const isSlogan =
		/^(?:[^.,;]{0,40}[-|,•·] ?)?(?:since|seit|depuis|desde|dal|sinds|sedan|siden|vuodesta|od roku|od|с) \d{4}(?: г\.?| года?)?[.!]?$/iu;
	return isSlogan.test(sentence) ? yearsNear(sentence, SINCE_WORD) : [];
}

/**
 * The years in which a text says that the company was founded: a founding word near the year, in a sentence about
 * the company itself. A copyright year never counts.
 */
export function foundingYears(text: string, ownNames: readonly string[]): number[] {
	const years = sentencesOf(text).flatMap((sentence) => statesFounding(foldText(sentence), ownNames));
	return [...new Set(years)];
}
