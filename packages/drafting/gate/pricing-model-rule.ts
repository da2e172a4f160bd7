import { PRICING_MODELS } from "#core/drafts/draft-fields";
import type { Evidence } from "#core/evidence/evidence";
import { isVisible } from "#core/evidence/evidence-quote";
import { sentencesOf } from "#core/web/sentences";
import { foldText } from "#core/web/text-fold";
import { barredBecause } from "#drafting/context/bearing";
import { withUnit } from "#drafting/context/card-of-price";
import { type OwnFact, STRUCTURED } from "#drafting/context/own-data";
import { OWN, withOwnSign } from "#drafting/context/own-names";
import { isBareAmount } from "#drafting/context/plan-of-price";
import { sentencesAround } from "#drafting/context/quoted-sentence";
import { blocksOfEvidence, type FieldRule, type GateContext, ownFactsOfQuote, pageOf } from "#drafting/gate/context";
import { isBesidePrices } from "#drafting/gate/price-rules";
import { FREE_OF_CHARGE } from "#drafting/lexicon/classes/free";
import { licensesAnother } from "#drafting/reading/licence";
import { ownPricingSignals } from "#drafting/reading/own-pricing";
import { mergeSignals, offerSignals, supportedModels } from "#drafting/reading/pricing";

const isOffer = ({ about, path }: OwnFact) => about === "product" && STRUCTURED.price.test(path);

/** One of the models that directories know, which the quoted plans and prices make together. */
export const pricingModel: FieldRule = (value, evidence, context) => {
	const { pages, ownNames } = context;
	if (!(PRICING_MODELS as readonly string[]).includes(value)) return "it is no known pricing model";
	const signals = evidence
		.filter((quote) => !isLicenceOfAnother(quote, context))
		.flatMap((quote) =>
			[...sentencesAround(quote, pages), ...amountsWithUnit(quote, context)].map((sentence) =>
				ownPricingSignals(sentence, ownNames, pages, isBesidePrices(sentence, quote, context)),
			),
		);
	const offered = evidence.flatMap((quote) => ownFactsOfQuote(quote, context)).filter(isOffer);
	signals.push(offerSignals(offered.map((fact) => fact.value)));
	if (!supportedModels(mergeSignals(signals)).has(value)) return "the quoted plans and prices do not make this model";
	return value === "paid" && isOfferedFree(context) ? "elsewhere the pages offer it free" : null;
};

/** The amounts that a quote has, with the time that their cards name in the line behind them. */
function amountsWithUnit(quote: Evidence, { pages }: GateContext): string[] {
	const page = pageOf(quote, pages);
	if (page === undefined) return [];
	return blocksOfEvidence(quote, pages)
		.filter((block) => isVisible(block) && isBareAmount(page.text.slice(block.start, block.end)))
		.flatMap((block) => withUnit(page, block) ?? []);
}

/** `Icons by Feather · MIT License`, whichever part of the line is quoted. */
function isLicenceOfAnother(quote: Evidence, { pages, ownNames }: GateContext): boolean {
	const page = pageOf(quote, pages);
	return blocksOfEvidence(quote, pages).some(({ start, end }) =>
		licensesAnother(withOwnSign(foldText(page?.text.slice(start, end) ?? "").trim(), ownNames)),
	);
}

/** Whether the home page or the one with prices says outright that all of it is free: what is sold beside is no price of it. */
function isOfferedFree({ pages, ownNames }: GateContext): boolean {
	return pages
		.filter(({ role }) => role === "home" || role === "pricing")
		.some((page) =>
			page.blocks.some((block) => {
				if (!isVisible(block)) return false;
				const text = page.text.slice(block.start, block.end);
				if (!SAYS_FREE.test(text) || barredBecause("pricing_model", page, block) !== null) return false;
				return sentencesOf(text).some(
					(sentence) =>
						withOwnSign(foldText(sentence), ownNames).startsWith(OWN) &&
						SAYS_FREE.test(sentence) &&
						ownPricingSignals(sentence, ownNames, pages).allFree,
				);
			}),
		);
}
const SAYS_FREE = new RegExp(FREE_OF_CHARGE, "iu");
