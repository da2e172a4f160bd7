import { isTelling } from "#core/drafts/category-words";
import type { Evidence } from "#core/evidence/evidence";
import { foldText } from "#core/web/text-fold";
import { isDefinition, namesKind } from "#drafting/context/definition";
import { OWN, withOwnSign } from "#drafting/context/own-names";
import { usesWords } from "#drafting/context/own-words";
import { sentenceAround } from "#drafting/context/quoted-sentence";
import { blocksOfEvidence, type GateContext } from "#drafting/gate/context";
import { BEGINS_OPEN, ENDS_OPEN } from "#drafting/lexicon/open-ends";

/** A tag names the kind of the product in a text that says what it is; words of every product say nothing. */
export function tagRefusedBecause(entry: string, quotes: readonly Evidence[], context: GateContext): string | null {
	const { pages, ownNames } = context;
	if (ENDS_OPEN.test(entry) || BEGINS_OPEN.test(entry)) return "it is a part of a sentence";
	if (!isTelling(entry) || withOwnSign(foldText(entry), ownNames).includes(OWN))
		return "it says nothing of the product";
	return quotes.some((quote) => namesKind(entry, quote, sentenceAround(quote, pages), ownNames, pages))
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
