import { OWN, withOwnSign } from "#drafting/context/own-names";
import { light } from "#drafting/lexicon/letters";
import { speechOf } from "#drafting/lexicon/speech/phrases";
import { isThirdPersonOf } from "#drafting/lexicon/third-person";

const OWN_PRONOUN =
	/^(?:we|wir|nous|nosotros|nosotras|noi|nós|wij|my|мы|ми|vi|me|mi|noi|biz|弊社|私たち|当社|我们|我們|우리)$/u;

/** Articles and possessives may be dropped or put in: they say of nothing whether it is so. */
const DETERMINERS = new Set(
	(
		"a an the your our its their der die das den dem des ein eine einen einem einer eines ihr ihre ihren ihrem ihrer unser unsere unseren " +
		"le la les l' un une du votre vos notre nos son sa ses leur leurs el los las una unos unas su sus tu tus nuestro nuestra nuestros nuestras " +
		"il lo gli i uno suo sua suoi tuo tua tuoi nostro nostra o os as um uma uns umas seu seus suas nosso nossa nossos nossas " +
		"de het een je jouw uw ons onze en ett den det din ditt dina vår vårt våra et dit dine vores vår våre"
	).split(" "),
);

const TOKEN = light(/§|\p{Sc}|%|\d+(?:[.,]\d+)*|[\p{L}\p{M}]+(?:['’-][\p{L}]+)*['’]?|\p{N}+/gu);

/** A word of a folded text. */
export interface Word {
	/** As written, lower case. */
	text: string;
	isNumber: boolean;
	/** Where it ends in the text with own names as one sign. */
	end: number;
}

/** The words of a folded text in their order, own names and "we" as one sign, articles and possessives left out. */
export function tellingWords(text: string, ownNames: readonly string[]): Word[] {
	const marked = withOwnSign(text, ownNames);
	return [...marked.matchAll(TOKEN)].flatMap(({ 0: written, index }) => {
		const lower = written.toLowerCase();
		const end = index + written.length;
		if (written === OWN || OWN_PRONOUN.test(lower)) return [{ text: OWN, isNumber: false, end }];
		return DETERMINERS.has(lower) ? [] : [{ text: lower, isNumber: /^\d/.test(lower), end }];
	});
}

export const isOwnWord = ({ text }: Word) => text === OWN;

/** Small words before its subject that take nothing back of a sentence. */
const HARMLESS_OPENING = /^(?:and|so|also|plus|at|und|bei|et|chez|y|en|e|con|i|w|и|в|och|hos|og|ja|és|și|ve)$/u;
/** With what a part begins that a sentence may go without: where from, where to, for whose use, and what else. */
const HARMLESS_TAIL = light(
	/^(?:,? ?(?:and|und|et|y|e|en|i|и|та|a|och|og|ja|és|și|ve)|to|from|in|an|aus|nach|à|vers|a|al|hacia|da|para|naar|uit|z|ze|из|из-за|ze|från|till|fra|til) |^,? ?\d* ?(?:[\p{L}]+ ){1,2}(?:after|nach|après|después|dopo|depois|na|po|после|efter|etter) /iu,
);
/** What is so of all, of nothing or of the most is no longer so when a part of it is left out. */
const ABSOLUTE = light(
	/(?<![\p{L}])(?:all|every|each|any|always|everything|everyone|everybody|unlimited|free|best|only|first|most|\p{L}{3,12}est|alle|alles|jede[rns]?|immer|kostenlos|tous|toutes?|chaque|toujours|gratuite?s?|tod[oa]s?|siempre|gratis|tutt[oiae]|ogni|sempre|elke|altijd|wszystk\p{L}{1,4}|każd\p{L}{1,3}|zawsze|все[мх]?|вс[её]|кажд\p{L}{2,3}|всегда|бесплатн\p{L}{1,3}|alla|varje|alltid|hver|altid|alltid|kaikki|aina)(?![\p{L}])|100 ?%|24\/7/iu,
);
const MADE_BY = /^[^.]{0,40}(?: by | von | par | por | da | av | af )/iu;
/** `is free`, `is available`: of what holds only for some, nothing may be left out. */
const IS_SO = light(
	/^§ (?:is|are|ist|sind|est|sommes|es|somos|è|siamo|é|jest|is|är|er|on)(?! (?:an?|the|made|built|run|ein|une?|una?|um|uma|een|et|ett|en)(?![\p{L}]))/iu,
);

/** Whether the end of a sentence may be left out: it names a further party, a place or a time, and the rest holds without. */
function mayEndBefore(tail: string, said: string, whole: string): boolean {
	if (!/[\p{L}\p{N}]/u.test(tail)) return true;
	if (!HARMLESS_TAIL.test(tail.replace(/^\s+/u, "")) || ABSOLUTE.test(said)) return false;
	if (IS_SO.test(said) && !MADE_BY.test(said)) return false;
	const speech = speechOf(tail);
	const isReserved = (["plan", "condition", "supposition", "limit", "comparison", "past", "hearsay"] as const).some(
		(kind) => speech[kind].length > 0,
	);
	return !isReserved && speechOf(whole).negation.length === 0;
}

/**
 * Whether a claim is said by its source: word for word from the subject on, and to the end, or to a part without which
 * the rest still holds. The site's name may stand for "we" (the verb then follows it) or where the source has no subject.
 * @param claim folded; so is the source.
 * @returns null, or why not.
 */
export function notSaidBy(claim: string, source: string, ownNames: readonly string[]): string | null {
	const claimed = tellingWords(claim, ownNames);
	const words = tellingWords(source, ownNames);
	const [subject, ...rest] = claimed;
	if (!subject) return "it says nothing";
	const isNamed = isOwnWord(subject);
	const said = isNamed ? rest : claimed;
	if (said.length === 0) return "it says nothing";
	const reasons = beginnings(words, isNamed).map((at) => {
		const reason = notRunFrom(said, words, at);
		if (reason !== null) return reason;
		const last = words[at + said.length - 1];
		const marked = withOwnSign(source, ownNames);
		const tail = marked.slice(last?.end);
		return mayEndBefore(tail, withOwnSign(claim, ownNames), marked) ? null : "its quote goes on, and limits it";
	});
	return reasons.includes(null) ? null : (reasons[0] ?? "its quote begins otherwise");
}

/** Where in a source what is said of its subject may begin. */
function beginnings(words: readonly Word[], isNamed: boolean): number[] {
	const named = words.findLastIndex(
		(word, at) => isOwnWord(word) && words.slice(0, at).every((before) => isOwnWord(before) || isHarmless(before)),
	);
	if (isNamed && named === -1) return words.some(isOwnWord) ? [] : [0];
	return isNamed ? [named + 1] : [0, named + 1];
}

const isHarmless = ({ text }: Word) => HARMLESS_OPENING.test(text);

function notRunFrom(said: readonly Word[], source: readonly Word[], begin: number): string | null {
	const followsWe = begin > 0 && isOwnWord(source[begin - 1] ?? { text: "", isNumber: false, end: 0 });
	for (const [index, word] of said.entries()) {
		const other = source[begin + index];
		const isSame =
			other !== undefined &&
			(other.text === word.text || (index <= 1 && followsWe && isThirdPersonOf(word.text, other.text)));
		if (!isSame) return `"${word.text}" is not in its quote in this place`;
	}
	const last = source[begin + said.length - 1];
	const following = source[begin + said.length];
	return last?.isNumber && following !== undefined ? `${last.text} counts something in its quote` : null;
}
