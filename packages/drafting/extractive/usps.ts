import type { Candidate } from "#core/evidence/evidence";
import { wordCount } from "#core/web/sentences";
import { contextOfBlock } from "#drafting/context/page-context";
import { cardsOf } from "#drafting/extractive/cards";
import { LIST_MIN, listOf, ofOneForm } from "#drafting/extractive/entry-list";
import { ENOUGH, type Entry } from "#drafting/extractive/feature-entry";
import { rowsOf } from "#drafting/extractive/feature-rows";
import { listed } from "#drafting/extractive/listed-entries";
import { mayProve, type SiteText, type TextBlock } from "#drafting/extractive/site-text";
import { OUTCOME } from "#drafting/lexicon/outcomes";

/** `Fewer trips` is what somebody has of the product, and nothing that it does. */
export const isOutcome = ({ text }: TextBlock) => OUTCOME.test(text);

/** The first list of reasons: what stands under one heading, in one form. A site gives its reasons once. */
export function firstList(entries: readonly Entry[]): readonly Entry[] {
	const under = ({ source: { page, block } }: Entry) =>
		`${page.url} ${contextOfBlock(page, block.id).headings[0] ?? ""}`;
	const lists = [...Map.groupBy(entries, under).values()].map(ofOneForm);
	return lists.find(({ length }) => length >= ENOUGH) ?? lists.find(({ length }) => length >= LIST_MIN) ?? [];
}

/** Whether an entry stands in a part that is called one of features. */
export const isOfFeatures = ({ source: { page, block } }: Entry): boolean =>
	contextOfBlock(page, block.id).sections.has("features");

export const meanWords = (entries: readonly Entry[]): number =>
	entries.reduce((words, { source }) => words + wordCount(source.text), 0) / entries.length;

/**
 * Whether reasons name features: in a part that is called one of these too, in so many words. `Omnichannel inbox` under
 * "Why us" says what there is, `Easy to use` only why.
 */
export const nameFeatures = (reasons: readonly Entry[]): boolean =>
	reasons.length >= ENOUGH && reasons.every(isOfFeatures) && meanWords(reasons) >= NAMING_WORDS;
const NAMING_WORDS = 2.5;

/**
 * Reasons to choose the product, where the site gives them under such a heading, else what it says that one has of it.
 * @param features of the same draft: a list that names these is not told twice.
 */
export function draftUsps(
	site: SiteText,
	name: string | undefined,
	features?: Candidate<string[]>,
): Candidate<string[]> | undefined {
	const cards = cardsOf(site);
	const announced = listed("benefits", cards, site, name);
	const given =
		announced.length > 0 ? firstList(announced) : rowsOf(cards, site, name).filter(({ source }) => isOutcome(source));
	const reasons = given.filter(({ source }) => mayProve("usps", source));
	if (reasons.length < LIST_MIN) return undefined;
	const usps = listOf(reasons, reasons.length >= ENOUGH ? 0.8 : 0.6);
	const isTold = usps?.value.every((reason) => features?.value.includes(reason));
	return isTold && nameFeatures(reasons) ? undefined : usps;
}
