import { foldText } from "#core/web/text-fold";
import { isSameStem } from "#drafting/context/same-stem";
import { isNegated } from "#drafting/context/speech";
import { isOwnWord, tellingWords } from "#drafting/context/telling-words";
import { OF_OFFERS, TRIAL } from "#drafting/lexicon/classes/offering";
import { BY_YEAR, FOR_NOTHING, LESS, SPANS } from "#drafting/lexicon/classes/paying";
import { light } from "#drafting/lexicon/letters";

/** What is given, and all that an offer says besides: to whom, of what, until when. */
interface Offer {
	/** `yearly 20 %`, `yearly 2 mon`, `free 14 day`. */
	given: string;
	besides: readonly string[];
}

/** No offer is told in more words. */
const LENGTH_MAX = 160;
const words = (source: string) => light(new RegExp(`(?<![\\p{L}])(?:${source})(?![\\p{L}])`, "giu"));
const [YEARLY, LESS_PAID, FREE, TRIED, SPAN] = [BY_YEAR, LESS, FOR_NOTHING, TRIAL, SPANS].map(words) as [
	RegExp,
	RegExp,
	RegExp,
	RegExp,
	RegExp,
];
const WORD_OF_OFFERS = light(new RegExp(`^(?:${OF_OFFERS})$`, "iu"));
const LESS_BY_SIGN = /^- ?\d/u;
/** Spans of one kind begin alike in a language. */
const ALIKE_LETTERS = 3;

const has = (text: string, pattern: RegExp): boolean => text.search(pattern) !== -1;

/** Reads one offer with one number; null where there is none, or more. */
function offerOf(text: string, ownNames: readonly string[]): Offer | null {
	const folded = foldText(text).trim();
	if (folded.length > LENGTH_MAX) return null;
	const isYearly = has(folded, YEARLY) && (has(folded, LESS_PAID) || has(folded, FREE) || LESS_BY_SIGN.test(folded));
	if (!isYearly && !has(folded, FREE) && !has(folded, TRIED)) return null;
	const told = tellingWords(folded.replace(YEARLY, " "), ownNames);
	const numbers = told.flatMap((word, at) => (word.isNumber ? [at] : []));
	const [at] = numbers;
	if (at === undefined || numbers.length > 1) return null;
	const number = told[at]?.text ?? "";
	const counted = told[at + 1]?.text ?? "";
	const isShare = counted === "%" || told[at - 1]?.text === "%";
	if (isShare ? !isYearly : !has(counted, SPAN)) return null;
	const given = `${isYearly ? "yearly" : "free"} ${number} ${isShare ? "%" : counted.slice(0, ALIKE_LETTERS)}`;
	const left = told
		.filter((word, index) => index !== at && !isOwnWord(word) && word.text !== "%" && (isShare || index !== at + 1))
		.map((word) => word.text);
	const besides = left
		.join(" ")
		.replace(TRIED, " ")
		.replace(LESS_PAID, " ")
		.replace(FREE, " ")
		.split(" ")
		.filter((word) => word !== "" && !WORD_OF_OFFERS.test(word));
	return { given, besides };
}

/** Portuguese `no plano anual` is no English not. */
const isDenied = (text: string): boolean =>
	isNegated(foldText(text).replace(/(?<![\p{L}])no (?=plano|pagamento|anual)/giu, " "));

/**
 * Whether a sentence makes the same offer as a claim in another order: `Two months free when paid yearly` of `Pay yearly and get
 * two months free`. What is said besides of either is said of both, so that neither widens to whom or of what it is given.
 */
export function makesSameOffer(claim: string, sentence: string, ownNames: readonly string[]): boolean {
	const [claimed, made] = [offerOf(claim, ownNames), offerOf(sentence, ownNames)];
	if (claimed === null || made === null || claimed.given !== made.given) return false;
	if (isDenied(claim) !== isDenied(sentence)) return false;
	const isIn = (some: readonly string[], others: readonly string[]) =>
		some.every((word) => others.some((other) => isSameStem(word, other)));
	return isIn(claimed.besides, made.besides) && isIn(made.besides, claimed.besides);
}
