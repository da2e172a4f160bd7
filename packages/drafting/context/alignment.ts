import { withOwnSign } from "#drafting/context/own-names";
import { isOwnWord, tellingWords, type Word } from "#drafting/context/telling-words";
import { AND, OR } from "#drafting/lexicon/classes/conjunctions";
import { MONTH } from "#drafting/lexicon/classes/months";
import { isEmphasis } from "#drafting/lexicon/emphasis";
import { light } from "#drafting/lexicon/letters";
import { ENDS_OPEN } from "#drafting/lexicon/open-ends";
import { speechOf } from "#drafting/lexicon/speech/phrases";
import { isThirdPersonOf } from "#drafting/lexicon/third-person";

/** Small words before its subject that take nothing back of a sentence. */
const HARMLESS_OPENING = /^(?:and|so|also|plus|at|und|bei|et|chez|y|en|e|con|i|w|и|в|och|hos|og|ja|és|și|ve)$/u;
/** With what a part begins that a sentence may go without: where from, where to, for whose use, and what else. */
const HARMLESS_TAIL = light(
	new RegExp(
		`^(?:,? ?(?:${AND}|a)|to|from|in|an|aus|nach|à|vers|a|al|hacia|da|para|naar|uit|z|ze|из|из-за|ze|från|till|fra|til) |^,? ?\\d* ?(?:[\\p{L}]+ ){1,2}(?:after|nach|après|después|dopo|depois|na|po|после|efter|etter) |^,? ?(?:at (?:the same time|once)|around the clock|day and night|in one place|rund um die uhr|zur selben zeit|gleichzeitig|an einem ort|en même temps|à tout moment|au même endroit|desde |depuis |al mismo tiempo|en (?:un (?:solo|mismo) )?(?:lugar|sitio)|ao mesmo tempo|num só lugar|allo stesso tempo|tegelijk|op één plek|w jednym miejscu|24/7)|^, (?:by|on|at|auf|bei|pro|je|sur|par|su|per|por|op|bij) (?!.*(?:days|week-?ends?|holidays|evenings|nights|request|appointment|demand|anfrage|wunsch|demande|richiesta|pedido|aanvraag))(?:(?:the|dem|der|den|le|la|il|el|de|het) )?\\p{L}{3,14} (?:${AND}|${OR}|o) (?:\\p{L}{2,4} ){0,2}\\p{L}{3,14}$|^, (?:even|selbst|sogar|auch|même|incluso|anche|mesmo|zelfs|nawet|даже|även|selv) `,
		"iu",
	),
);
/** A list goes on. */
const LIST_TAIL = new RegExp(
	`^, (?!(?:with|for|at|by|on|if|mit|gegen|für|bei|avec|pour|sur|contre|con|para|por|per|su|dietro|com|mediante|met|voor|tegen) )[^.;]{2,200}(?:,| (?:${AND})) `,
	"iu",
);
/** What is so of all, of nothing or of the most is no longer so when a part of it is left out. */
const ABSOLUTE = light(
	/(?<![\p{L}])(?:all|every|each|any|always|everything|everyone|everybody|unlimited|free|best|only|first|most|\p{L}{3,12}est|alle|alles|jede[rns]?|immer|kostenlos|tous|toutes?|chaque|toujours|gratuite?s?|tod[oa]s?|siempre|gratis|tutt[oiae]|ogni|sempre|elke|altijd|wszystk\p{L}{1,4}|każd\p{L}{1,3}|zawsze|все[мх]?|вс[её]|кажд\p{L}{2,3}|всегда|бесплатн\p{L}{1,3}|alla|varje|alltid|hver|altid|alltid|kaikki|aina)(?![\p{L}])|100 ?%|24\/7/iu,
);
/** Whether a text says something of all, of the only one or of the best: no word that it says this of may be left out. */
export const saysOfAll = (text: string): boolean => ABSOLUTE.test(text);
const MADE_BY = /^[^.]{0,40}(?: by | von | par | por | da | av | af )/iu;
/** `is free`, `is available`: of what holds only for some, nothing may be left out. */
const IS_SO = light(
	/^§ (?:is|are|ist|sind|est|sommes|es|somos|è|siamo|é|jest|is|är|er|on)(?! (?:an?|the|made|built|run|ein|une?|una?|um|uma|een|et|ett|en)(?![\p{L}]))/iu,
);

/** When, to whom and in what something is so: what a plan, a season or some alone have is not had by all. */
const RESERVED_TAIL = light(
	new RegExp(
		`^(?:in|im|en|em|i|w|в|nel|dans|op) (?:[\\p{L}]{1,12} ){0,2}(?:some|selected|certain|most|many|several|beta|pro|plus|premium|business|enterprise|spring|summer|autumn|fall|winter|${MONTH}|season|weekdays?|einigen|ausgewählten|manchen|bestimmten|frühling|sommer|herbst|winter|certaine?s|quelques|été|hiver|algun[ao]s|verano|invierno|alcun[ie]|estate|inverno|algum[ao]s|verão|sommige|zomer|niektórych|lecie|zimie|некоторых)(?![\\p{L}])|^(?:,? ?(?:${AND})) (?:up|more|above|upwards?|mehr|darüber|aufwärts|plus|más|oltre|più|mais|meer|więcej|więcej|uppåt|mer|oppover)(?![\\p{L}])`,
		"iu",
	),
);
/** Whether the end of a sentence may be left out: it names a further party, a place or a time, and the rest holds without. */
function mayEndBefore(tail: string, said: string, whole: string): boolean {
	if (!/[\p{L}\p{N}]/u.test(tail)) return true;
	const bare = tail.replace(/^\s+/u, "");
	if (!(HARMLESS_TAIL.test(bare) || LIST_TAIL.test(bare)) || ABSOLUTE.test(said)) return false;
	if (IS_SO.test(said) && !MADE_BY.test(said)) return false;
	if (ENDS_OPEN.test(said) || RESERVED_TAIL.test(bare)) return false;
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
	if (isPossessedByOthers(claim, source, ownNames) || swapsOwner(claim, source)) return "its quote says whose it is";
	const claimed = tellingWords(claim, ownNames);
	const words = tellingWords(source, ownNames);
	const [subject, ...rest] = claimed;
	if (!subject) return "it says nothing";
	const isNamed = isOwnWord(subject);
	const said = isNamed ? rest : claimed;
	if (said.length === 0) return "it says nothing";
	const marked = withOwnSign(source, ownNames);
	const reasons = beginnings(words, isNamed).map((at) => {
		const run = runFrom(said, words, at);
		if (typeof run === "string") return run;
		const tail = marked.slice(words[run.last]?.end);
		return mayEndBefore(tail, withOwnSign(claim, ownNames), marked) ? null : "its quote goes on, and limits it";
	});
	return reasons.includes(null) ? null : (reasons[0] ?? "its quote begins otherwise");
}

const OWN_POSSESSOR = light(
	/^(?:§['’]s|our|unser[ea]?|notre|nos|nuestr[ao]s?|(?:il |la |i |le )?nostr[oaie]|noss[oa]s?|onze|ons|nasz[ae]?|наш[аеи]?|vår[at]?|vores)(?![\p{L}])/iu,
);
const THEIR_POSSESSOR = light(
	/^(?:their|his|her|leurs?|ses|sus?|(?:i |il |la |le )?loro|hun|ich|их|его|deras|deres)(?![\p{L}])/iu,
);

/** `Acme's lamps` are "our lamps", and never "their lamps". */
function isPossessedByOthers(claim: string, source: string, ownNames: readonly string[]): boolean {
	const [own, theirs] = [withOwnSign(claim, ownNames), withOwnSign(source, ownNames)];
	if (own.startsWith("§'s")) return !OWN_POSSESSOR.test(theirs);
	return OWN_POSSESSOR.test(own) && THEIR_POSSESSOR.test(theirs);
}

const OURS = light(
	/(?<![\p{L}])(?:our|ours|unser(?:e[rnms]?)?|notre|nos|nuestr[ao]s?|nostr[oaie]|noss[oa]s?|onze|nasz(?:[aey]|ego|ej|ych)?|наш(?:[аеиу]|их|его)?|vår[at]?|vores|våre)(?![\p{L}])/iu,
);
const YOURS = light(
	/(?<![\p{L}])(?:your|yours|dein(?:e[rnms]?)?|votre|vos|vuestr[ao]s?|tu[oaei]|vostr[oaie]|jouw|uw|twój|twoj[aeą]|ваш(?:[аеиу]|их|его)?|твой|din|ditt|dina|dine)(?![\p{L}])/iu,
);

/** `We publish our figures` says nothing of yours. */
function swapsOwner(claim: string, source: string): boolean {
	const isSwapped = (own: RegExp, other: RegExp) =>
		own.test(claim) && !own.test(source) && other.test(source) && !other.test(claim);
	return isSwapped(OURS, YOURS) || isSwapped(YOURS, OURS);
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

/** Where a run of words ends that stands in a source from one word on, emphasis apart; or why it does not stand there. */
function runFrom(said: readonly Word[], source: readonly Word[], begin: number): { last: number } | string {
	let at = begin - 1;
	/** From "we" on its verbs may be those of the name in its place. */
	let followsWe = isWe(source[at]);
	for (const word of said) {
		at++;
		while (at < source.length && !isSame(word, source[at], followsWe) && isEmphasis(source[at]?.text ?? "")) at++;
		if (!isSame(word, source[at], followsWe)) return `"${word.text}" is not in its quote in this place`;
		followsWe ||= isWe(source[at]);
	}
	const last = source[at];
	return last?.isNumber && source[at + 1] !== undefined ? `${last.text} counts something in its quote` : { last: at };
}

const isWe = (word: Word | undefined) => word !== undefined && isOwnWord(word);

/** The same word, or the verb that follows a name where the source has it after "we". */
const isSame = (word: Word, other: Word | undefined, followsWe: boolean) =>
	other !== undefined && (other.text === word.text || (followsWe && isThirdPersonOf(word.text, other.text)));
