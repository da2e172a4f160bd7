import type { Evidence } from "#core/evidence/evidence";
import { blocksOf, isVisible } from "#core/evidence/evidence-quote";
import { findPrices } from "#core/numbers/prices";
import type { Block, ReadPage } from "#core/web/page";
import { foldText } from "#core/web/text-fold";
import { isOfGoods } from "#drafting/context/card-of-goods";
import { isToldByCard } from "#drafting/context/card-of-price";
import { withOwnSign } from "#drafting/context/own-names";
import { namesPlan, plansOf } from "#drafting/context/own-plans";
import { contextOfBlock } from "#drafting/context/page-context";
import { tellingsOf } from "#drafting/context/plan-of-price";
import { isPriceOfPerson } from "#drafting/context/price-of-person";
import { sentenceBefore, sentencesAround } from "#drafting/context/quoted-sentence";
import { isRivalsCell } from "#drafting/context/rivals-cell";
import { blocksOfEvidence, type FieldRule, type GateContext, pageOf } from "#drafting/gate/context";
import { unsupportedBecause } from "#drafting/gate/support";
import { light } from "#drafting/lexicon/letters";
import { amountsIn, isChargedByOther } from "#drafting/reading/charged-by-other";
import { makesSameOffer } from "#drafting/reading/offer-told";
import { isOthersPrice, ownPricingSignals } from "#drafting/reading/own-pricing";
import { tellsPrice } from "#drafting/reading/price-in-sentence";
import { tellsPairOfPrices } from "#drafting/reading/price-pairs";
import { pricingSignals, speaksOfPaying } from "#drafting/reading/pricing";
import { tellsTerms } from "#drafting/reading/terms-told";

const plain = (text: string) =>
	foldText(text)
		// `House: £12 (per month)` of a table says the same as `House: £12 per month`.
		.replace(/ ?\(([^()]{1,40})\)/gu, " $1")
		.replace(/(?<![.;])[.;]{1,3}$/u, "")
		.replace(/ (?=:)/gu, "")
		.trim()
		.toLowerCase();

/** Whether a quote stands where the site tells its prices. */
function isAmongPrices(quote: Evidence, pages: readonly ReadPage[]): boolean {
	const page = pages.find(({ url }) => url === quote.url);
	if (page === undefined) return false;
	return blocksOf(page, quote).every((block) => contextOfBlock(page, block.id).sections.has("pricing"));
}

/** Whether a quote's sentences speak of what somebody else charges, or of no price at all. */
function isOthers(clause: string, quote: Evidence, { pages, ownNames }: GateContext): boolean {
	const page = pageOf(quote, pages);
	if (page && blocksOfEvidence(quote, pages).some((block) => isVisible(block) && isPriceOfPerson(page, block, pages)))
		return true;
	if (page && blocksOfEvidence(quote, pages).some((block) => isRivalsCell(page, block, ownNames, pages))) return true;
	if (page && blocksOfEvidence(quote, pages).some((block) => isOfGoods(page, block, ownNames))) return true;
	const sentences = sentencesAround(quote, pages);
	const amounts = amountsIn(foldText(clause));
	if (amounts.length > 0 && sentences.some((sentence) => isChargedByOther(sentence, ownNames, pages, amounts)))
		return true;
	const last = sentences.length > 1 ? lastPriced(clause, sentences) : -1;
	// What is said behind the last amount of the claim takes none of it back; what is said before it may go on in it.
	return sentences
		.slice(0, last === -1 ? undefined : last + 1)
		.some((sentence) => isOthersPrice(sentence, ownNames, pages, isBesidePrices(sentence, quote, { pages, ownNames })));
}

/** The last sentence with an amount that a claim has, or -1. */
function lastPriced(clause: string, sentences: readonly string[]): number {
	const amounts = new Set(findPrices(clause).map(({ amount }) => amount));
	return sentences.findLastIndex((sentence) => findPrices(sentence).some(({ amount }) => amounts.has(amount)));
}

/** `Free for teachers. Schools pay 2 euros per pupil and year.`: who pays is one of those who use it. */
const PAYER = light(
	/^(?:(?:the|die|les|los|las|i|le|gli|os|as|de) )?(?!(?:other|most|many|some|andere|viele|autres|beaucoup|otr[oa]s|much[oa]s|altr[ie]|molt[ie]|outr[oa]s|muit[oa]s|veel)(?![\p{L}]))[\p{L}-]{4,30}(?: [\p{Ll}-]{3,20})? (?:pay|zahlen|bezahlen|paient|payent|pagan|pagano|pagam|betalen|płacą|платят|betalar|betaler) /iu,
);

/** Whether a sentence stands where the site tells its prices, or says who pays right behind what the site says of its own. */
export function isBesidePrices(
	sentence: string,
	quote: Evidence,
	{ pages, ownNames }: Pick<GateContext, "pages" | "ownNames">,
): boolean {
	if (isAmongPrices(quote, pages)) return true;
	const before = PAYER.test(sentence) ? sentenceBefore(quote, pages) : undefined;
	return before !== undefined && speaksOfPaying(ownPricingSignals(before, ownNames, pages));
}

/** A price as the page tells it: whole, with its own plan's name before it and its own unit behind it. */
function isTold(clause: string, quote: Evidence, context: GateContext): boolean {
	const page = pageOf(quote, context.pages);
	if (!page) return false;
	return blocksOfEvidence(quote, context.pages)
		.filter(isVisible)
		.some((block) =>
			[...tellingsOf(page, block), ...pricesInLine(page, block)].some((telling) => plain(telling) === plain(clause)),
		);
}

/** A plan with its price and further lines of the card that has them both. */
function isOnCard(clause: string, quote: Evidence, { pages }: GateContext): boolean {
	const page = pageOf(quote, pages);
	if (!page) return false;
	return blocksOfEvidence(quote, pages)
		.filter(isVisible)
		.some((block) => isToldByCard(clause, page, block));
}

/** `Small €45 · Medium €79 · Large €140`: each of several prices of one line, with its name. */
function pricesInLine(page: ReadPage, { start, end }: Block): string[] {
	const parts = page.text.slice(start, end).split(/ [·•|] /u);
	return parts.length > 1 && parts.every((part) => findPrices(part).length === 1) ? parts : [];
}

/** Whether a price is told without all of what the page says it is paid for: `49 €` of `49 € par classe et par an`. */
function cutsPrice(clause: string, quote: Evidence, { pages }: GateContext): boolean {
	const told = findPrices(clause);
	const whole = sentencesAround(quote, pages).flatMap(findPrices);
	return told.some(
		(price) =>
			whole.some((other) => other.amount === price.amount && other.text.length > price.text.length) &&
			!whole.some((other) => plain(other.text) === plain(price.text)),
	);
}

/** Before and behind a price that is the site's own and goes for all of it, where words are not parted: `料金は月額300円です`. */
const BEFORE_ALL = /(?:^|§は|(?:料金|価格|利用料|費用|代金|会費)は)$/u;
const BEHIND_ALL = /^(?:です|となります|になります|でご利用|\(税[込抜]み?\)|[。.]|$)/u;

/** No sentence is longer; each of its prices is looked at with all that stands before it. */
const UNPARTED_MAX = 2000;

/** Whether a clause is a price with its period that goes for the whole of what the site offers. */
function isUnpartedPrice(clause: string, quote: Evidence, { pages, ownNames }: GateContext): boolean {
	return sentencesAround(quote, pages).some((sentence) => {
		const marked = withOwnSign(foldText(sentence), ownNames);
		if (marked.length > UNPARTED_MAX) return false;
		return findPrices(marked).some(
			({ text, start, end, period }) =>
				period !== null &&
				plain(text) === plain(clause) &&
				BEFORE_ALL.test(marked.slice(0, start)) &&
				BEHIND_ALL.test(marked.slice(end)),
		);
	});
}

/** Whether a sentence that a quote touches tells the price so: `Creator: $12/month` of `Creator is $12/month and adds analytics`. */
const isToldInSentence = (clause: string, quote: Evidence, { pages, ownNames }: GateContext) =>
	sentencesAround(quote, pages).some(
		(sentence) =>
			!isOthersPrice(sentence, ownNames, pages, isBesidePrices(sentence, quote, { pages, ownNames })) &&
			(tellsPrice(clause, sentence, ownNames) || tellsPairOfPrices(clause, sentence, ownNames, plansOf(pages))),
	);

/** The same free days, or the same less for a year, in other words. */
const isOffered = (clause: string, quote: Evidence, { pages, ownNames }: GateContext) =>
	sentencesAround(quote, pages).some((sentence) => makesSameOffer(clause, sentence, ownNames));

/** A share of something is paid too: `12% of each shift`. */
const PAID_SHARE = /\d ?%/u;

/** One part of a list of plans and prices; every priced part needs a quote with its own price. */
export const pricingClause: FieldRule = (clause, evidence, context) => {
	const reason = partRefusedBecause(clause, evidence, context);
	if (reason === null) return null;
	// `Solo £9, Host £7 per month`, `14 days free, no card needed`: each by itself, an amount with its own plan.
	const [first = "", ...others] = clause.split(", ");
	const isOfItself = (part: string) => findPrices(part).length === 0 || namesPlan(part, context.pages);
	const isListed = others.length > 0 && others.every(isOfItself);
	const isBorne = (part: string) => partRefusedBecause(part, evidence, context) === null;
	return isListed && [first, ...others].every(isBorne) ? null : reason;
};

const partRefusedBecause: FieldRule = (clause, evidence, context) => {
	const own = evidence.filter((quote) => !isOthers(clause, quote, context));
	if (own.length === 0) return "its quotes are about what somebody else charges, or about no price";
	if (own.some((quote) => isOnCard(clause, quote, context))) return null;
	const isOfPaying = findPrices(clause).length > 0 || PAID_SHARE.test(clause) || speaksOfPaying(pricingSignals(clause));
	if (!isOfPaying && !tellsTerms(clause)) return "it says nothing of paying";
	if (own.some((quote) => isTold(clause, quote, context) || isUnpartedPrice(clause, quote, context))) return null;
	if (own.some((quote) => isOffered(clause, quote, context))) return null;
	if (own.some((quote) => isToldInSentence(clause, quote, context))) return null;
	if (own.some((quote) => cutsPrice(clause, quote, context))) return "its price is paid for less, or less often";
	// A name and a price from two quotes are put together only as the page itself does.
	const single = own.map((quote) => unsupportedBecause(clause, [quote], context.pages, context.ownNames, "price"));
	const isOfSeveralPrices = (quote: Evidence) =>
		blocksOfEvidence(quote, context.pages).length > 1 && findPrices(quote.quote).length > 0;
	const at = single.findIndex((reason, index) => {
		const quote = own[index];
		return reason === null && quote !== undefined && !isOfSeveralPrices(quote);
	});
	return at === -1 ? (single[0] ?? "no quoted plan has this price") : null;
};
