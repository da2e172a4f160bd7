import { bindsBefore, mayBindAll } from "#drafting/context/bound-entry";
import { isUnlike } from "#drafting/context/kind-alone";
import { OWN } from "#drafting/context/own-names";
import { isSameStem } from "#drafting/context/same-stem";
import { saysAny, spokenOtherwise } from "#drafting/context/speech";
import { tellingWords, type Word } from "#drafting/context/telling-words";
import { AND, AS_WELL_AS } from "#drafting/lexicon/classes/conjunctions";
import { BY } from "#drafting/lexicon/classes/small-words";
import { isEmphasis } from "#drafting/lexicon/emphasis";
import { light } from "#drafting/lexicon/letters";
import type { SpeechKind } from "#drafting/lexicon/speech/phrases";

/** Words that a sentence may be put together with: they say of nothing whether it is so. */
const SMALL = new Set(
	(
		"and or own of for to in on at by with from as into that which who is are be it they you them its this these there so " +
		"und oder von für zu in auf bei mit aus als an im am zum zur vom dass die der das ist sind wird werden es sie du man sich " +
		"et ou de du des à au aux en avec pour par dans sur qui que est sont il elle ils elles on se vous y " +
		"y o e de del al a en con para por que es son está están se te lo los les " +
		"e o di del della dei da dal dalla dallo nel nella a al alla in con per su che è sono si ti lo li viene vengono " +
		"e ou de do da dos das a ao à em no na com para por que é são se você " +
		"en of van voor te in op bij met uit aan dat die is zijn wordt worden het er zich " +
		"i lub z w na do dla po o się jest są и или с в на для по о это есть och eller av för till i på med som är den det og er til som fra"
	).split(" "),
);
/** What is said of the product in any words: that it is something, has it, or does it for somebody. */
const OFFERS = new Set(
	(
		"offers provides makes sells lets helps gives allows enables has includes can delivers brings comes called app tool service " +
		"bietet hilft lässt macht verkauft hat kann ermöglicht liefert propose offre vend permet aide fait a peut " +
		"ofrece vende permite ayuda hace tiene puede offre vende permette aiuta fa ha può oferece vende permite ajuda faz tem pode biedt helpt laat maakt verkoopt heeft kan"
	).split(" "),
);

const WE =
	/(?<![\p{L}])(?:we|our|wir|unsere?[nrms]?|nous|notre|nos|nosotros|nuestr[ao]s?|noi|nostr[aoei]|nós|noss[ao]s?|wij|we|ons|onze|my|nasz[ae]?|мы|наш[аеи]?|vi|vår[at]?|vores)(?![\p{L}])/iu;

/** Whether a word says of nothing whether it is so; also where there is none. */
export const isSmallWord = (word: Word | undefined): boolean =>
	word === undefined || SMALL.has(word.text) || isEmphasis(word.text);
/** Whether a word says of a product what is said of all: that it offers, has or does something. */
export const isOffer = ({ text }: Word): boolean => OFFERS.has(text);
/** The words of a text that tell something. */
export const contentOf = (words: readonly Word[]): Word[] =>
	words.filter((word) => word.text !== OWN && !isSmallWord(word) && !isOffer(word));

/** Behind such a joint something further is said; behind a comma alone the same may only go on. */
const FURTHER = light(
	new RegExp(
		`,? (?:${AND}|${AS_WELL_AS}) |; |, (?=(?:${OWN}|[Tt]he|[Yy]our?|[Ww]e|[Ii]t|wir|Sie|du|unser\\p{L}{0,2}|nous|vous|votre|les?|la|tus?|sus?|el|los|las|il|gli|je|het) \\p{L}|(?:der|die|das) \\p{Lu})`,
		"gu",
	),
);
const PARTS_MAX = 8;
const WORDS_MAX = 60;
const OVER_ALL: readonly SpeechKind[] = [
	"plan",
	"hearsay",
	"supposition",
	"condition",
	"negation",
	"comparison",
	"past",
];
const TAKES_BACK: readonly SpeechKind[] = ["plan", "hearsay", "limit"];
/** What comes behind is what one is spared. */
const SPARES =
	/(?<![\p{L}])(?:stop|avoid|forget|quit|end|goodbye|spare|vermeide\p{L}?|vergiss|schluss|évite\p{L}?|oublie\p{L}?|fini|evita|olvida|dimentica|basta|esqueça|evite|vergeet|stop met|zapomnij|хватит|забудьте)(?![\p{L}])/iu;

interface Part {
	text: string;
	from: number;
	to: number;
}

function partsOf(source: string): Part[] {
	const parts: Part[] = [];
	let from = 0;
	for (const { index, 0: joint } of source.matchAll(FURTHER)) {
		parts.push({ text: source.slice(from, index), from, to: index });
		from = index + joint.length;
	}
	parts.push({ text: source.slice(from), from, to: source.length });
	return parts;
}

const TELLS = new RegExp(`${OWN}|^(?:you|we|it|du|sie|wir|vous|nous|je) `, "iu");

/** What of a sentence holds by itself: runs of its parts, as far as what stands before and behind takes nothing of them back. */
function runsOf(source: string, lang: string | null): string[] {
	const parts = partsOf(source);
	if (parts.length > PARTS_MAX) return [source];
	const runs: string[] = [];
	for (let first = 0; first < parts.length; first++) {
		const before = source.slice(0, parts[first]?.from ?? 0);
		// Behind a comma alone a clause begins only where another ended.
		if (/, $/u.test(before) && !TELLS.test(before)) break;
		const binding = before.replace(WITHOUT, "");
		if (before !== "" && (saysAny(binding, OVER_ALL, lang) || mayBindAll(before) || SPARES.test(before))) break;
		for (let last = first; last < parts.length; last++) {
			const behind = parts.slice(last + 1);
			const isBound = behind.some(({ text }) => mayBindAll(text) || saysAny(text, TAKES_BACK, lang));
			if (!isBound) runs.push(source.slice(parts[first]?.from, parts[last]?.to));
		}
	}
	// Of a list its first entry holds without the others.
	const [first] = source.split(", ", 1);
	const rest = source.slice((first?.length ?? 0) + 2);
	if (first !== undefined && LISTED.test(rest) && !mayBindAll(rest) && !bindsBefore(rest, TAKES_BACK, lang))
		runs.push(first);
	return runs;
}
/** `, without a plumber,`: what it goes without binds nothing behind. */
const WITHOUT = light(
	/,? (?:without|ohne|sans|sin|senza|sem|zonder|bez|без|utan|uden|uten) (?:[\p{L}-]{1,20} ){0,2}[\p{L}-]{2,20}(?=, )/giu,
);
const LISTED = new RegExp(
	`^(?!(?:${AND}|with|for|at|by|on|in|from|mit|für|bei|auf|ab|avec|pour|sur|dans|con|para|por|en|per|su|com|em|met|voor|op) )[^,.;:]{2,80},? (?:${AND}) `,
	"iu",
);

/** A number counts the same in both. */
function countsAlike(claimed: readonly Word[], said: readonly Word[]): boolean {
	const next = (words: readonly Word[], at: number) => words[at + 1]?.text ?? "";
	return claimed.every(
		(word, at) =>
			!word.isNumber ||
			said.some((other, place) => other.text === word.text && isSameStem(next(claimed, at), next(said, place))),
	);
}

/** `is written`, `werden fotografiert`, `sono spremute`: what is done stands first. */
const PASSIVE =
	/(?<![\p{L}])(?:is|are|be|wird|werden|est|sont|es|son|está|están|è|sono|viene|vengono|é|são|wordt|worden|jest|są|är|blir|er|bliver)(?![\p{L}])/iu;

/** By whom something is done. */
const IS_BY = new RegExp(`^(?:${BY})$`, "u");

/**
 * Whether a passive sentence tells of somebody to whom an active one has it done: its subject is no longer who does it, nor
 * stands behind `for` or `of` there, and whom it names behind `by` is who does it there.
 */
function isDoneThere(claim: string, run: string, names: readonly string[]): boolean {
	const claimed = tellingWords(claim, names);
	const said = tellingWords(run, names);
	const is = claimed.findIndex(({ text }) => PASSIVE.test(text));
	const before = claimed.slice(0, is).filter((word) => word.text !== OWN && !isSmallWord(word));
	const subject = before.at(-1);
	if (subject === undefined) return true;
	const at = said.findIndex((word) => isSameStem(word.text, subject.text));
	let first = at;
	while (first > 0 && before.some(({ text }) => isSameStem(text, said[first - 1]?.text ?? ""))) first--;
	const behind = said[first - 1];
	const isBegun = said.slice(0, Math.max(first, 0)).some((word) => word.text !== OWN && !isSmallWord(word));
	const isOfOther = behind !== undefined && behind.text !== OWN && SMALL.has(behind.text) && !JOINS.has(behind.text);
	return isBegun && !isOfOther && isByWhom(claimed, said, at);
}
const JOINS = new Set("and or und oder et ou y o e och og en i и".split(" "));

/** Whether each one behind `by` does it in the other sentence, too: there before what it is done to, or behind the same word. */
function isByWhom(claimed: readonly Word[], said: readonly Word[], done: number): boolean {
	return claimed.every((word, index) => {
		const whom = claimed[index + 1];
		if (!IS_BY.test(word.text) || whom === undefined) return true;
		const at = said.findIndex((other) => (whom.text === OWN ? other.text === OWN : isSameStem(other.text, whom.text)));
		return at !== -1 && (at < done || said[at - 1]?.text === word.text);
	});
}

/** Where each word stands in the other text, or null where one of them does not. */
function placesIn(words: readonly Word[], others: readonly Word[]): number[] | null {
	const taken = new Set<number>();
	const places: number[] = [];
	for (const word of words) {
		const at = others.findIndex((other, index) => !taken.has(index) && isSameStem(word.text, other.text));
		if (at === -1) return null;
		taken.add(at);
		places.push(at);
	}
	return places;
}

const isAscending = (places: readonly number[]) =>
	places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0));

/** Without what its first noun is like, where the claim names it again: `The skillets` of `Hand-spun steel skillets`. */
function wholeHead(claim: string, claimed: readonly Word[], said: readonly Word[]): readonly Word[] {
	const more = said.length - claimed.length;
	if (more <= 0 || more > LIKE_MAX || !NAMES_AGAIN.test(claim)) return said;
	const like = said.slice(0, more);
	return like.some(({ text, isNumber }) => isNumber || isUnlike(text)) ? said : said.slice(more);
}
const LIKE_MAX = 3;
const NAMES_AGAIN = /^(?:the|die|der|das|les?|la|los|las|el|il|gli|i|os?|as?|de|het) /iu;

/** `Mit Acme buchen Gäste Tische` of `Gäste buchen mit Acme Tische`: what stood first, and the verb goes round with it. */
function isTurned(claim: string, run: string): boolean {
	const [opening = ""] = run.toLowerCase().split(" ", 1);
	return (
		OPENS.test(opening) &&
		!OPENS.test(claim.toLowerCase().split(" ", 1)[0] ?? "") &&
		claim.toLowerCase().includes(` ${opening} `)
	);
}
const OPENS =
	/^(?:with|in|on|for|at|mit|in|bei|für|auf|über|avec|chez|sur|dans|con|en|para|su|per|com|em|met|bij|voor|z|w|с|в|med|på|hos)$/u;

/**
 * Whether a claim says one of the things that a sentence says, in other forms of its words: the same telling words, and as
 * many nots, plans, conditions and limits. In another order only what is done instead of who does it.
 */
export function restates(claim: string, source: string, lang: string | null, names: readonly string[]): boolean {
	const claimed = contentOf(tellingWords(claim, names));
	const isDone = PASSIVE.test(claim);
	if (claimed.length < 2 || claimed.length > WORDS_MAX) return false;
	return runsOf(source, lang).some((run) => {
		const said = contentOf(tellingWords(run, names));
		const head = wholeHead(claim, claimed, said);
		if (head.length !== claimed.length || (run.includes(OWN) && !claim.includes(OWN) && !isDone)) return false;
		if (claim.includes(OWN) && !source.includes(OWN) && !WE.test(source)) return false;
		const places = placesIn(claimed, head);
		if (places === null || !countsAlike(claimed, head) || spokenOtherwise(claim, run, lang) !== null) return false;
		if (isDone && !PASSIVE.test(run)) return isDoneThere(claim, run, names);
		return isAscending(places) || isTurned(claim, run);
	});
}
