import { contentOf } from "#drafting/context/content-words";
import { isUnlike } from "#drafting/context/kind-alone";
import { OWN } from "#drafting/context/own-names";
import { isDoneThere, isPassive } from "#drafting/context/passive";
import { isSameStem } from "#drafting/context/same-stem";
import { runsOf } from "#drafting/context/sentence-runs";
import { spokenOtherwise } from "#drafting/context/speech";
import { tellingWords, type Word } from "#drafting/context/telling-words";

const WE =
	/(?<![\p{L}])(?:we|our|wir|unsere?[nrms]?|nous|notre|nos|nosotros|nuestr[ao]s?|noi|nostr[aoei]|nós|noss[ao]s?|wij|we|ons|onze|my|nasz[ae]?|мы|наш[аеи]?|vi|vår[at]?|vores)(?![\p{L}])/iu;
const WORDS_MAX = 60;

/** A number counts the same in both. */
function countsAlike(claimed: readonly Word[], said: readonly Word[]): boolean {
	const next = (words: readonly Word[], at: number) => words[at + 1]?.text ?? "";
	return claimed.every(
		(word, at) =>
			!word.isNumber ||
			said.some((other, place) => other.text === word.text && isSameStem(next(claimed, at), next(said, place))),
	);
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
	const isDone = isPassive(claim);
	if (claimed.length < 2 || claimed.length > WORDS_MAX) return false;
	return runsOf(source, lang).some((run) => {
		const said = contentOf(tellingWords(run, names));
		const head = wholeHead(claim, claimed, said);
		if (head.length !== claimed.length || (run.includes(OWN) && !claim.includes(OWN) && !isDone)) return false;
		if (claim.includes(OWN) && !source.includes(OWN) && !WE.test(source)) return false;
		const places = placesIn(claimed, head);
		if (places === null || !countsAlike(claimed, head) || spokenOtherwise(claim, run, lang) !== null) return false;
		if (isDone && !isPassive(run)) return isDoneThere(claim, run, names);
		return isAscending(places) || isTurned(claim, run);
	});
}
