import type { Candidate, Evidence } from "#core/evidence/evidence";
import { isSentence, sentencesOf, splitSentences } from "#core/web/sentences";
import { partsOfHeading } from "#drafting/context/announced-parts";
import { STRUCTURED } from "#drafting/context/own-data";
import { contextOfBlock } from "#drafting/context/page-context";
import {
	isBareAmount,
	isPlanLabel,
	PRICING_HEADING,
	planOf,
	rowLabel,
	textOf,
	unitAfter,
} from "#drafting/context/plan-of-price";
import { isPriceOfPerson } from "#drafting/context/price-of-person";
import {
	blockById,
	cite,
	hintsOf,
	mayProve,
	ownData,
	type SiteText,
	type TextBlock,
} from "#drafting/extractive/site-text";
import { INTO_BASKET } from "#drafting/lexicon/basket";
import { light } from "#drafting/lexicon/letters";
import { ownPricingSignals } from "#drafting/reading/own-pricing";
import {
	mergeSignals,
	offerSignals,
	type PricingSignals,
	pricingSignals,
	speaksOfPaying,
	supportedModels,
} from "#drafting/reading/pricing";

const PRICING_PAGE =
	/\/(?:pricing|prices?|plans?|packages|tarif\w*|preise?|precios|prix|prezzi|cennik|ceny|fees|rates|buy|subscribe)(?:[/.?-]|$)/i;
const PRICING_PLACE = /pricing|plan(?:$|[\s_-]|s)|tarif|package|subscription|membership/;
const PRICE_PLACE = /price/;
const OTHERS_PLACE =
	/testimonial|review|quote|blog|news|post|comment|article|cart|basket|checkout|cookie|product(?:$|[\s_-])|shop|job|career|case-stud/;
/** A price is for the product itself when the words around it say from where it starts or for what it is paid. */
const OFFER_WORDS =
	/\b(?:from|starting (?:at|from)|starts at|plans?|only|just|pricing|costs?|ab|à partir de|desde|da|vanaf|od)\b|(?:^|\s)от\s/iu;

/** A heading further up than so many blocks says nothing of what stands here. */
const LOOKBACK_MAX = 120;

export interface PricedBlock {
	source: TextBlock;
	signals: PricingSignals;
	/** On a pricing page, or under a heading or in a container that says so. */
	inPlans: boolean;
}

/** `Plans and prices`; over an amount alone also `Simple and fair` under the word `Prices`. */
const announcesPrices = ({ page, block, text }: TextBlock, priced: TextBlock): boolean =>
	PRICING_HEADING.test(text) || (isBareAmount(priced.text) && partsOfHeading(page, block).has("pricing"));

function headingOver(site: SiteText, index: number): TextBlock | null {
	const source = site.visible[index];
	for (let at = index - 1; source && at >= Math.max(0, index - LOOKBACK_MAX); at--) {
		const above = site.visible[at];
		if (!above || above.page !== source.page) return null;
		if (above.block.kind === "heading" && /^h[1-3]$/.test(above.block.tag) && announcesPrices(above, source))
			return above;
		// Headings of the plans themselves stand between the prices and the heading of them all.
		if (above.block.kind === "heading" && /^h[12]$/.test(above.block.tag) && !isPlanLabel(above.text)) return null;
	}
	return null;
}

/** Model and summary are drafted from the same reading. */
const readings = new WeakMap<SiteText, PricedBlock[]>();

export function readPrices(site: SiteText): PricedBlock[] {
	const known = readings.get(site);
	if (known) return known;
	const made = findPricedBlocks(site);
	readings.set(site, made);
	return made;
}

/** What a text says of paying for this product, sentence by sentence. */
export function ownSignals(text: string, { ownNames, pages }: SiteText): PricingSignals {
	return mergeSignals(sentencesOf(text).map((sentence) => ownPricingSignals(sentence, ownNames, pages)));
}

/** `Your savings a month` over an amount, or `= 33,612 € a year`: what a calculator reckons, and no price. */
function isReckoned({ page, block, text }: TextBlock): boolean {
	if (/^\s*[=≈]/u.test(text)) return true;
	const above = page.blocks.slice(Math.max(0, block.id - RECKONED_REACH), block.id);
	return above.some(
		(label) => label.group === block.group && label.end - label.start <= 60 && SAVED.test(textOf(page, label)),
	);
}
const RECKONED_REACH = 2;
const SAVED = light(
	/(?<![\p{L}])(?:(?:your |you )?(?:savings?|saved?)|(?:deine?|ihre)? ?(?:\p{L}{2,14} )?ersparnis|sie sparen|du sparst|économies?|ahorr(?:o|as)|risparmi[oa]?|poupan[çc]a|besparing|je bespaart|oszczędno\p{L}{2,4}|экономи[ят])(?![\p{L}])/iu,
);

/** Under `Sample plans`: what others may ask for with the product. */
function isSample({ page, block }: TextBlock): boolean {
	const above = contextOfBlock(page, block.id).headings.flatMap((id) => blockById(page, id)?.text ?? []);
	return above.some((heading) => SAMPLE.test(heading) && PLANS.test(heading));
}
const SAMPLE = light(
	/(?<![\p{L}])(?:examples?|samples?|beispiel\p{L}{0,9}|exemples?|ejemplos?|exemplos?|esemp(?:io|i)|voorbeeld\p{L}{0,9}|przykład\p{L}{0,5}|пример\p{L}{0,4}|exempel|eksempel)(?![\p{L}])/iu,
);
const PLANS = /(?<![\p{L}])(?:plan|plans|planes|planos|piani|plany|планы|memberships?|tarif)|tarif/iu;

function findPricedBlocks(site: SiteText): PricedBlock[] {
	const shops = new Set(site.pages.filter((page) => INTO_BASKET.test(page.text)));
	return site.visible.flatMap((source, index) => {
		const { page, block, text } = source;
		if (block.landmark === "nav" || text.length > 1500 || /testimonial|review|quote|comment/.test(hintsOf(source)))
			return [];
		if (!mayProve("pricing_model", source)) return [];
		if (!speaksOfPaying(pricingSignals(text))) return [];
		if (isReckoned(source) || isSample(source)) return [];
		const signals = ownSignals(text, site);
		if (!speaksOfPaying(signals) || isPriceOfPerson(page, block, site.pages)) return [];
		const isPricingPage = page.role === "pricing" || PRICING_PAGE.test(page.url);
		const hints = hintsOf(source);
		const isRepeated = signals.prices.some((price) => price.period !== null);
		if (shops.has(page) && !isRepeated && !isPricingPage) return [];
		const isPriced = isRepeated || signals.freePlan || (signals.prices.length > 0 && unitAfter(page, block) !== null);
		const isMarked = PRICING_PLACE.test(hints) || (PRICE_PLACE.test(hints) && isPriced);
		const inPlans = isPricingPage || isMarked || headingOver(site, index) !== null;
		if (!inPlans && OTHERS_PLACE.test(hints)) return [];
		return [{ source, signals, inPlans }];
	});
}

/** Whether a block speaks of paying for the product; a bare amount in running text may be anything. */
export function countsAsPaid({ source, signals, inPlans }: PricedBlock): boolean {
	if (source.page.role === "faq" && !signals.paidInWords) return false;
	const isPriced = signals.prices.some(
		(price) =>
			price.period !== null || /[/]|\b(?:per|each|an?)\b/u.test(price.text) || inPlans || OFFER_WORDS.test(source.text),
	);
	return (isPriced && (inPlans || source.text.length <= 400)) || signals.paidInWords;
}

export function countsAsFree({ source, signals, inPlans }: PricedBlock): boolean {
	const isLabel = source.text.length <= 40 && !isSentence(source.text);
	return signals.freePlan && (inPlans ? isPlanCell(source) && !isOfTrial(source) : !isLabel);
}

/** `Free Trial` over `$0`, `Demo 15 giorni` over `Gratis`: a beginning, and no plan. */
function isOfTrial({ page, block }: TextBlock): boolean {
	const plan = planOf(page, block);
	const name = plan ? textOf(page, plan) : "";
	return TO_TRY.test(name) || pricingSignals(name).freeTrial;
}

const TO_TRY = light(
	/(?<![\p{L}])(?:trial|demo|test(?:phase|version|zugang)?|probe(?:zeit|abo|monat)?|essai|prueba|prova|teste|proef(?:versie|periode)?|wersja (?:próbna|demonstracyjna)|демо|пробн\p{L}{2,3}|体験|お試し)(?![\p{L}])/iu,
);

const PRICE_ROW = /pric|cost|fee|month|year|annual|rate|plan|prei|kosten|tarif|prix|precio|prezzo|cena|цен|стоим/iu;

/** "Free" in a table speaks of a plan only in the row of prices: elsewhere it is an extra that comes with one. */
function isPlanCell(source: TextBlock): boolean {
	const label = rowLabel(source.page, source.block);
	return label === null || PRICE_ROW.test(textOf(source.page, label));
}

/** Words that stand for a price on the plans' part of a page: `Free`, `12`, a currency drawn by the style sheet. */
function firstOf(blocks: readonly PricedBlock[], accept: (block: PricedBlock) => boolean, max: number): TextBlock[] {
	return blocks
		.filter(accept)
		.slice(0, max)
		.map(({ source }) => source);
}

/** How the product is paid for, from its plans and prices. */
export function draftPricingModel(site: SiteText): Candidate<string> | undefined {
	const blocks = readPrices(site);
	const paid = blocks.filter(countsAsPaid);
	const free = blocks.filter(countsAsFree);
	const allFree = blocks.filter(({ signals, source }) => signals.allFree && source.text.length <= 400);
	const evidenceOf = (sources: readonly TextBlock[]) => sources.flatMap((source) => quotedSignals(source, site));
	const own = allFree.filter(({ source }) => source.page.role !== "faq" && speaksOfProduct(source, site));
	const unpaid = free.length > 0 ? free : own;
	if (paid.length > 0 && unpaid.length > 0) {
		return {
			value: "freemium",
			evidence: [...evidenceOf(firstOf(unpaid, () => true, 1)), ...evidenceOf(firstOf(paid, () => true, 2))],
		};
	}
	if (paid.length > 0) return { value: "paid", evidence: evidenceOf(firstOf(paid, () => true, 3)) };
	if (own.length > 0 && blocks.every(({ signals }) => signals.prices.length === 0)) {
		return { value: "free", evidence: evidenceOf(firstOf(own, () => true, 2)) };
	}
	// What costs nothing and names its licence is open, whatever is on request beside it.
	const licensed = blocks.filter(({ signals, source }) => signals.openSource && source.text.length <= 400);
	if (licensed.length > 0 && blocks.every(({ signals }) => signals.prices.length === 0))
		return { value: "open_source", evidence: evidenceOf(firstOf(licensed, () => true, 2)) };
	const onRequest = blocks.find(({ signals, inPlans }) => signals.onRequest && inPlans);
	return onRequest ? { value: "contact_sales", evidence: evidenceOf([onRequest.source]) } : structuredModel(site);
}

/** The model that the offers in the product's structured data make, where the pages show no price. */
function structuredModel(site: SiteText): Candidate<string> | undefined {
	const offers = ownData(site, STRUCTURED.price, "product");
	const models = supportedModels(offerSignals(offers.map(({ text }) => text)));
	const value = ["freemium", "paid"].find((model) => models.has(model));
	return value === undefined ? undefined : { value, evidence: offers.slice(0, OFFERS_MAX).flatMap(cite) };
}

/** So many prices show what a product costs; free and paid ones are among the first. */
const OFFERS_MAX = 12;

const OF_PRODUCT = /\b(?:it|we|our|this|the)|本(?:アプリ|サービス|ツール)|当サービス/iu;

function speaksOfProduct({ text }: TextBlock, site: SiteText): boolean {
	return (
		text.length < 60 || OF_PRODUCT.test(text) || new RegExp(`\\b${RegExp.escape(site.domainLabel)}`, "iu").test(text)
	);
}

/** The quotes of a block that carry its pricing: the whole of a short one, the telling sentences of a long one. */
function quotedSignals(source: TextBlock, site: SiteText): Evidence[] {
	if (source.text.length <= 300) return cite(source);
	const { page, block, text } = source;
	return splitSentences(text).flatMap(({ start, end }) => {
		const signals = ownSignals(text.slice(start, end), site);
		const says = signals.prices.length > 0 || signals.freePlan || signals.allFree || signals.paidInWords;
		return says && end - start <= 300
			? cite({ page, block: { ...block, start: block.start + start, end: block.start + end }, text: "" })
			: [];
	});
}
