import type { Candidate, Evidence } from "#core/evidence/evidence";
import { findPrices } from "#core/numbers/prices";
import { isSentence, splitSentences } from "#core/web/sentences";
import { STRUCTURED } from "#drafting/context/own-data";
import { rowLabel, textOf } from "#drafting/context/plan-in-table";
import { planOf } from "#drafting/context/plan-of-price";
import { OFFER_WORDS, ownSignals, type PricedBlock, readPrices } from "#drafting/extractive/priced-blocks";
import { cite, ownData, type SiteText, type TextBlock } from "#drafting/extractive/site-text";
import { light } from "#drafting/lexicon/letters";
import { offerSignals, pricingSignals, supportedModels } from "#drafting/reading/pricing";

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
	// An amount of nothing under a plan's name is its price, whatever the heading over them all says.
	const isPriced =
		inPlans ||
		(findPrices(source.text).some(({ amount }) => amount === 0) && planOf(source.page, source.block) !== null);
	return signals.freePlan && (isPriced ? isPlanCell(source) && !isOfTrial(source) : !isLabel);
}

/** `Free Trial` over `$0`, `Demo 15 giorni` over `Gratis`: a beginning, and no plan. */
function isOfTrial({ page, block }: TextBlock): boolean {
	const plan = planOf(page, block);
	if (!plan) return false;
	const name = textOf(page, plan);
	// `7 dias de teste gratuito` between the plan's name and its price.
	const between = page.blocks.slice(plan.id, block.id).map((line) => textOf(page, line));
	return TO_TRY.test(name) || between.some((line) => line.length <= NOTE_MAX && pricingSignals(line).freeTrial);
}

const NOTE_MAX = 160;

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
