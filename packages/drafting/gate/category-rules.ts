import type { Evidence } from "#core/evidence/evidence";
import { definingPlace } from "#drafting/context/defining-place";
import { sentencesAround } from "#drafting/context/quoted-sentence";
import { blocksOfEvidence, type GateContext, pageOf } from "#drafting/gate/context";
import { claimedCategory } from "#drafting/reading/category-fit";
import { type PlacedText, placed } from "#drafting/reading/category-witnesses";

/** A category is the directory's word, chosen for the site's: its quotes must define the product at two places. */
export function categoryRefusedBecause(
	entry: string,
	evidence: readonly Evidence[],
	context: GateContext,
): string | null {
	const { categories } = context.site;
	const claimed = categories.find(({ name }) => name === entry);
	if (!claimed) return "the directory has no such category";
	const texts = evidence.flatMap((quote) => placedTexts(quote, context));
	return claimedCategory(claimed, texts, categories) === null ? "its quotes do not speak for it at two places" : null;
}

/** The sentences that a quote is cut from, as far as they define the product. */
function placedTexts(quote: Evidence, { pages, ownNames }: GateContext): PlacedText[] {
	const page = pageOf(quote, pages);
	const [block] = blocksOfEvidence(quote, pages);
	if (!page || !block) return [];
	return sentencesAround(quote, pages).flatMap((sentence) => {
		const place = definingPlace(page, block, sentence, ownNames, pages);
		return place ? placed(place, sentence, ownNames) : [];
	});
}
