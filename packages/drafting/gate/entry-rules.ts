import type { ListField } from "#core/drafts/draft-fields";
import type { Evidence } from "#core/evidence/evidence";
import type { Block } from "#core/web/page";
import { isSentence } from "#core/web/sentences";
import { foldText } from "#core/web/text-fold";
import { isUnderSomebodyElse } from "#drafting/context/bearing";
import {
	explainsListed,
	isCrossedBesideTicks,
	isCrossedInEveryPlan,
	isListedAsOwn,
	isOfFirstList,
	mayListOwn,
} from "#drafting/context/listing";
import { OWN, withOwnSign } from "#drafting/context/own-names";
import { isOrdinaryWords } from "#drafting/context/own-words";
import { isLineOfPricedCard } from "#drafting/context/priced-card";
import { sentenceAround, sentencesAround } from "#drafting/context/quoted-sentence";
import { subjectOf } from "#drafting/context/subject";
import { tellingWords, type Word } from "#drafting/context/telling-words";
import { categoryRefusedBecause } from "#drafting/gate/category-rules";
import { blocksOfEvidence, type GateContext, pageOf } from "#drafting/gate/context";
import { isWholeEntry } from "#drafting/gate/entry-bounds";
import { isTakenBack } from "#drafting/gate/footnotes";
import { holdsWords } from "#drafting/gate/literal";
import { isSaidAsEntry } from "#drafting/gate/said-entry";
import { isToldBySite } from "#drafting/gate/support";
import { isExplainedAway, leavesOut } from "#drafting/gate/taken-back";
import { keywordRefusedBecause, tagRefusedBecause } from "#drafting/gate/word-rules";
import { light } from "#drafting/lexicon/letters";
import { CROSS, noEntryBecause } from "#drafting/reading/entries";
import { isSloganPlace } from "#drafting/reading/slogan";

const OURS = new RegExp(`^(?:(?:the )?${OWN}|our|unser|notre|nos|nuestr|nostr|noss|onze|ons|nasz|наш|vår|vores)`, "iu");

/** What a sentence begins with is what it is about: an entry cut from there must be the site's own. */
function isOthersSubject(entry: string, quote: Evidence, { pages, ownNames }: GateContext): boolean {
	const needle = foldText(entry).toLowerCase();
	return sentencesAround(quote, pages).some(
		(sentence) =>
			isSentence(sentence) &&
			sentence.toLowerCase().startsWith(`${needle} `) &&
			/^(?:are|is|fits?|works?|costs?|can|will|sind|ist|sont|est|son|es|sono|è)(?![\p{L}])/iu.test(
				sentence.slice(needle.length + 1),
			) &&
			!OURS.test(withOwnSign(sentence, ownNames)),
	);
}

/** `✗ Patient data`: a cross says what there is not. */
function isCrossedOut(quote: Evidence, { pages }: GateContext): boolean {
	const page = pageOf(quote, pages);
	return (
		page !== undefined &&
		blocksOfEvidence(quote, pages).some(
			(block) =>
				CROSS.test(page.text.slice(block.start, block.end)) ||
				isCrossedBesideTicks(page, block) ||
				isCrossedInEveryPlan(page, block),
		)
	);
}

function standsUnderOther(quote: Evidence, block: Block, { pages, ownNames }: GateContext): boolean {
	const page = pageOf(quote, pages);
	return page !== undefined && isUnderSomebodyElse(page, block, ownNames, pages);
}

/** A phrase is listed as the product's own; a sentence is told by the site of itself. */
function isListed(quote: Evidence, { pages, ownNames }: GateContext): boolean {
	const page = pageOf(quote, pages);
	const sentence = sentenceAround(quote, pages);
	if (isSentence(sentence) && isToldBySite(sentence, ownNames, pages)) return true;
	return (
		page !== undefined &&
		blocksOfEvidence(quote, pages).some(
			(block) =>
				isListedAsOwn(page, block, ownNames) ||
				isOfFirstList(page, block, ownNames) ||
				explainsListed(page, block, ownNames),
		)
	);
}

/** Whether an entry is one of the things that a block of its quote lists or says. */
function isWholeIn(entry: string, quote: Evidence, { pages, ownNames }: GateContext): boolean {
	const page = pageOf(quote, pages);
	if (page === undefined) return false;
	return blocksOfEvidence(quote, pages).some((block) => {
		const isOpening = isSloganPlace(page, block);
		const isOfProduct = isOpening || mayListOwn(page, block);
		const isTold = (sentence: string) =>
			isToldBySite(sentence, ownNames, pages) || (isOfProduct && subjectOf(sentence, ownNames, pages) === "open");
		return isWholeEntry(entry, page, block, ownNames, isTold);
	});
}

/** What an entry is looked for by: itself, and its telling words. */
interface Sought {
	text: string;
	words: readonly Word[];
}

const NO_NAMES: readonly string[] = [];

function soughtIn(text: string): Sought {
	const folded = foldText(text).toLowerCase();
	return { text: folded, words: tellingWords(folded, NO_NAMES) };
}

/** A draft asks of every entry whether each of its quotes holds it: each quote is read once. */
const readQuotes = new WeakMap<Evidence, Sought>();

/** Whether a quote holds an entry as whole words, case apart; articles may go, and numbers be written either way. */
function isInQuote(sought: Sought, quote: Evidence): boolean {
	const read = readQuotes.get(quote) ?? soughtIn(quote.quote);
	readQuotes.set(quote, read);
	return holdsWords(read.text, sought.text) || holdsRun(read.words, sought.words);
}

function holdsRun(words: readonly Word[], run: readonly Word[]): boolean {
	return run.length > 1 && words.some((_, at) => run.every((word, offset) => words[at + offset]?.text === word.text));
}

/** Nothing but names: `Airbnb`, `Apple Pay`. */
const NAMES_ONLY = light(/^\p{Lu}[\p{L}\p{N}.&-]{1,30}(?: \p{Lu}[\p{L}\p{N}.&-]{1,30}){0,2}$/u);

/** Whether an entry is nothing but somebody's name, which a sentence mentions beside what it tells. German writes all nouns so. */
function isNameMentioned(entry: string, quote: Evidence, { pages }: GateContext): boolean {
	if (!NAMES_ONLY.test(entry) || pageOf(quote, pages)?.lang?.startsWith("de") || isOrdinaryWords(entry, pages))
		return false;
	return sentencesAround(quote, pages).every(
		(sentence) => isSentence(sentence) && foldText(sentence).indexOf(foldText(entry)) > 0,
	);
}

function isOfPricedThing(quote: Evidence, { pages }: GateContext): boolean {
	const page = pageOf(quote, pages);
	return page !== undefined && blocksOfEvidence(quote, pages).some((block) => isLineOfPricedCard(page, block));
}

/** Entries stand as whole words in a quote of their own; case may differ, as in a list of tags. */
export function entryRefusedBecause(
	field: ListField,
	entry: string,
	evidence: readonly Evidence[],
	context: GateContext,
): string | null {
	const { pages, ownNames } = context;
	if (field === "categories") return categoryRefusedBecause(entry, evidence, context);
	const sought = soughtIn(entry);
	const quotes = evidence.filter(
		(quote) => isInQuote(sought, quote) && !isCrossedOut(quote, context) && !isTakenBack(quote, context),
	);
	const isSaid = (quote: Evidence) => isSaidAsEntry(entry, quote, context) && !isExplainedAway(entry, quote, pages);
	if (field !== "keywords" && field !== "tags" && evidence.some(isSaid)) return noEntryBecause(entry);
	if (quotes.length === 0) return "it stands in no quote";
	if (field === "keywords") return keywordRefusedBecause(entry, quotes, context);
	if (field === "tags") return tagRefusedBecause(entry, quotes, context);
	const reason = noEntryBecause(entry);
	if (reason !== null) return reason;
	const isOwn = (quote: Evidence) =>
		!isNameMentioned(entry, quote, context) &&
		!isOfPricedThing(quote, context) &&
		!isOthersSubject(entry, quote, context) &&
		subjectOf(sentenceAround(quote, pages), ownNames, pages) !== "other" &&
		isListed(quote, context) &&
		isWholeIn(entry, quote, context) &&
		!blocksOfEvidence(quote, pages).some((block) => standsUnderOther(quote, block, context));
	return quotes.some((quote) => isOwn(quote) && !leavesOut(entry, quote, context))
		? null
		: "its quote is about somebody else, or says more";
}
