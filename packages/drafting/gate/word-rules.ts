import { isTelling } from "#core/drafts/category-words";
import type { Evidence } from "#core/evidence/evidence";
import { foldText } from "#core/web/text-fold";
import { isDefinition, namesKind } from "#drafting/context/definition";
import { OWN, withOwnSign } from "#drafting/context/own-names";
import { usesWords } from "#drafting/context/own-words";
import { sentenceAround } from "#drafting/context/quoted-sentence";
import { blocksOfEvidence, type GateContext } from "#drafting/gate/context";
import { light } from "#drafting/lexicon/letters";
import { BEGINS_OPEN, ENDS_OPEN } from "#drafting/lexicon/open-ends";

const FOR = light(/ (?:for|für|pour|para|per|voor|dla|för|til|для) (?=[^,.;:]{3,40}$)/iu);
/** What is told of it, or nothing, comes behind. */
const ENDS_KIND = light(
	/^(?:$|[.,;:!|)]| [-–—] | (?:that|which|who|die|der|das|qui|que|che|dat|som|który|która|które) )/iu,
);

/** `Gestionale per studi legali`: a kind with all that is said of whom it is for. */
function isKindForSomebody(entry: string, told: string, isKind: (words: string) => boolean): boolean {
	const at = entry.search(FOR);
	const sentence = foldText(told).toLowerCase();
	const from = sentence.indexOf(foldText(entry).toLowerCase());
	return at > 0 && from !== -1 && ENDS_KIND.test(sentence.slice(from + entry.length)) && isKind(entry.slice(0, at));
}

/** A tag names the kind of the product in a text that says what it is; words of every product say nothing. */
export function tagRefusedBecause(entry: string, quotes: readonly Evidence[], context: GateContext): string | null {
	const { pages, ownNames } = context;
	if (ENDS_OPEN.test(entry) || BEGINS_OPEN.test(entry)) return "it is a part of a sentence";
	if (!isTelling(entry) || withOwnSign(foldText(entry), ownNames).includes(OWN))
		return "it says nothing of the product";
	return quotes.some((quote) => {
		const sentence = sentenceAround(quote, pages);
		const isKind = (words: string) => namesKind(words, quote, sentence, ownNames, pages);
		return isKind(entry) || isKindForSomebody(entry, sentence, isKind);
	})
		? null
		: "its quote does not name it as what the product is";
}

/** Search words are those of the head, or of texts that define the product; and the site itself must use them. */
export function keywordRefusedBecause(entry: string, quotes: readonly Evidence[], context: GateContext): string | null {
	const { pages, ownNames } = context;
	const isGiven = quotes.some(
		(quote) =>
			blocksOfEvidence(quote, pages).some(({ kind, tag }) => kind === "meta" && tag === "keywords") ||
			isDefinition(quote, sentenceAround(quote, pages), ownNames, pages),
	);
	if (!isGiven) return "its quote does not say what the product is";
	return usesWords(pages, entry) ? null : "the site uses these words nowhere else";
}
