import { foldText } from "#core/web/text-fold";
import { AT_HALF, TRIAL } from "#drafting/lexicon/classes/offering";
import {
	ALL_PLANS,
	BY_YEAR,
	COMES_WITH,
	FIRST,
	FOR_NOTHING,
	LESS,
	MAY_LEAVE,
	MONEY_BACK,
	PRICES,
	SPANS,
	TAXES,
	TERMS_UNPARTED,
} from "#drafting/lexicon/classes/paying";
import { light } from "#drafting/lexicon/letters";

const word = (words: string) => `(?<![\\p{L}])(?:${words})(?![\\p{L}])`;
/** So much of a span: `30`, `two`, `14 de`. */
const COUNTED = "(?:\\d{1,3}|\\p{L}{2,8})(?: (?:de|gratis|free))?[ -]";
/** Small words between "free" and the time: `gratis i 30 dage`, `gratuit la première année`. */
const SMALL = "(?: (?!in )\\p{L}{1,8}){0,2}";

/** What a sentence says of paying that has no amount in it. */
const TERMS: readonly RegExp[] = [
	// `All prices exclude VAT`: of prices, from its first words on.
	`^(?:[\\p{L}'-]{1,14} ){0,2}(?:${PRICES})(?![\\p{L}])[^!?;]{0,60}${word(TAXES)}`,
	`^(?:[\\p{L}'-]{1,14} ){0,1}(?:${TAXES})(?![\\p{L}])(?: \\p{L}{1,12}){0,3} (?:${COMES_WITH})(?![\\p{L}])`,
	// `The first month is free`, `First 14 days free`
	`^(?:[\\p{L}'-]{1,10} ){0,2}(?:${FIRST}) (?:${COUNTED})?(?:${SPANS})(?![\\p{L}])(?: \\p{L}{1,10}){0,2} (?:${FOR_NOTHING})(?![\\p{L}])`,
	// `Try it free for 30 days`
	`${word(FOR_NOTHING)}${SMALL} (?:\\d{1,3} (?:de )?|(?:${FIRST}) )(?:${SPANS}|year|jahr|année|año|anno|ano|jaar|rok|год|år|vuo\\p{L}{1,4}|év\\p{L}{0,2}|an|yıl)(?![\\p{L}])`,
	// `30 dagen gratis`, `30 nap ingyen`
	`(?<![\\p{N}])\\d{1,3}[ -](?:de )?(?:${SPANS}) (?:${FOR_NOTHING})(?![\\p{L}])`,
	`^(?:[\\p{L}'-]{1,12} ){0,2}(?:${MAY_LEAVE})(?![\\p{L}])|[,;:·] (?:\\p{L}{1,5} )?(?:${MAY_LEAVE})(?![\\p{L}])`,
	word(MONEY_BACK),
	word(AT_HALF),
	// `30-day trial`, in either order.
	`(?<![\\p{N}])\\d{1,3}[ -](?:de )?(?:${SPANS})[ -](?:\\p{L}{1,8} ){0,2}(?:${TRIAL})(?![\\p{L}])|${word(TRIAL)}(?: \\p{L}{1,8}){0,2} \\d{1,3} (?:${SPANS})(?![\\p{L}])`,
	// `20% discount on annual plans`, in either order.
	`${word(LESS)}[^.!?;]{0,60}${word(BY_YEAR)}|${word(BY_YEAR)}[^.!?;]{0,60}${word(LESS)}`,
	`${word(ALL_PLANS)}[^.!?;]{0,80}${word(COMES_WITH)}|${word(COMES_WITH)}[^.!?;]{0,40}${word(ALL_PLANS)}`,
	TERMS_UNPARTED,
].map((source) => light(new RegExp(source, "iu")));

/** No line on such terms is longer. */
const LENGTH_MAX = 200;

/**
 * Whether a text without an amount says on which terms the product is paid: taxes, free days, what a year is cheaper, leaving,
 * money back, what each plan holds. Says nothing of a model of pricing.
 */
export function tellsTerms(text: string): boolean {
	const folded = foldText(text).trim();
	return folded.length <= LENGTH_MAX && TERMS.some((pattern) => pattern.test(folded));
}
