import { sentencesOf } from "#core/web/sentences";
import { foldText } from "#core/web/text-fold";
import { OWN, withOwnSign } from "#drafting/context/own-names";
import { spokenOtherwise } from "#drafting/context/speech";
import { subjectOf } from "#drafting/context/subject";
import { mayProve, type SiteText, type TextBlock } from "#drafting/extractive/site-text";
import { isGenericTitle } from "#drafting/extractive/titles";
import { bare } from "#drafting/lexicon/bare";
import { ENDS_OPEN } from "#drafting/lexicon/open-ends";
import { isSloganPlace, noSloganBecause } from "#drafting/reading/slogan";

export const LENGTH_MAX = 160;
export interface Line {
	source: TextBlock;
	value: string;
}

export function sameWords(a: string, b: string): boolean {
	return bare(a) === bare(b);
}

/** `Web Content Display Web Content Display`: what templates write over parts that nobody named. */
function isDoubled(value: string): boolean {
	const half = value.slice(0, Math.floor(value.length / 2)).trim();
	return half.length >= 4 && value === `${half} ${half}`;
}

/** The name, or the name with a word or two beside it: `Buhlke Law Firm`, `About Acme`. */
function isNameWithKind(value: string, name: string): boolean {
	const marked = withOwnSign(foldText(value), [name]);
	return sameWords(value, name) || (marked.includes(OWN) && marked.split(/\s+/u).length <= NAME_WORDS_MAX);
}
const NAME_WORDS_MAX = 3;

/** `Your shop.Your rules.`: lines that only a style sheet parts, unlike `Node.js` and `Booking.Com`. */
const GLUED = /[\p{L}\p{N}][.!?…](?!(?:Net|Com|Org|Js|Io|Ai)(?!\p{L}))\p{Lu}\p{Ll}/u;

/** A short text that ends with a small word is a part of one; longer ones may be: `Tools you can count on`. */
const WORDS_MIN_OF_OPEN = 4;

export function isSlogan(value: string, name: string | undefined): boolean {
	// `--:--` waits for a clock.
	if (!/\p{L}{2}/u.test(value)) return false;
	const isUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(value);
	const words = value.split(/\s+/u).length;
	if (value.length > LENGTH_MAX || (words < 2 && !isUnspaced) || value.length < (isUnspaced ? 5 : 8)) return false;
	if (GLUED.test(value)) return false;
	// `Specialized in` goes on in another heading.
	if (words < WORDS_MIN_OF_OPEN && ENDS_OPEN.test(value)) return false;
	if (isGenericTitle(value) || isDoubled(value) || (name !== undefined && isNameWithKind(value, name))) return false;
	return noSloganBecause(foldText(value)) === null;
}

/** Said of the product by the site, and taken out of nothing that says more. */
export function isOwnSlogan({ source, value }: Line, { ownNames, pages }: SiteText): boolean {
	const sentences = sentencesOf(source.text).map(foldText);
	const around = sentences.find((sentence) => sentence.includes(foldText(value))) ?? foldText(source.text);
	return (
		mayProve("tagline", source) &&
		isSloganPlace(source.page, source.block) &&
		subjectOf(around, ownNames, pages) !== "other" &&
		spokenOtherwise(foldText(value), around) === null
	);
}
