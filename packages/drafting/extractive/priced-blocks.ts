import { sentencesOf } from "#core/web/sentences";
import { foldText } from "#core/web/text-fold";
import { partsOfHeading } from "#drafting/context/announced-parts";
import { withOwnSign } from "#drafting/context/own-names";
import { contextOfBlock } from "#drafting/context/page-context";
import { isPlanLabel, textOf } from "#drafting/context/plan-in-table";
import { isBareAmount, PRICING_HEADING, unitAfter } from "#drafting/context/plan-of-price";
import { isPriceOfPerson } from "#drafting/context/price-of-person";
import { isRivalsCell } from "#drafting/context/rivals-cell";
import { blockById, hintsOf, mayProve, type SiteText, type TextBlock } from "#drafting/extractive/site-text";
import { INTO_BASKET } from "#drafting/lexicon/basket";
import { light } from "#drafting/lexicon/letters";
import { namesLicence } from "#drafting/reading/licence";
import { ownPricingSignals } from "#drafting/reading/own-pricing";
import { mergeSignals, type PricingSignals, pricingSignals, speaksOfPaying } from "#drafting/reading/pricing";

const PRICING_PAGE =
	/\/(?:pricing|prices?|plans?|packages|tarif\w*|preise?|precios|prix|prezzi|cennik|ceny|fees|rates|buy|subscribe)(?:[/.?-]|$)/i;
const PRICING_PLACE = /pricing|plan(?:$|[\s_-]|s)|tarif|package|subscription|membership/;
const PRICE_PLACE = /price/;
const OTHERS_PLACE =
	/testimonial|review|quote|blog|news|post|comment|article|cart|basket|checkout|cookie|product(?:$|[\s_-])|shop|job|career|case-stud/;
/** A price is for the product itself when the words around it say from where it starts or for what it is paid. */
export const OFFER_WORDS = light(
	/(?<![\p{L}])(?:from|starting (?:at|from)|starts at|plans?|only|just|pricing|costs?|ab|à partir de|desde|da|vanaf|od|от)(?![\p{L}])/iu,
);

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

/** `Acme · MIT License`. */
const isLicensed = (text: string, ownNames: readonly string[]) =>
	SPEAKS_OF_LICENCE.test(text) && namesLicence(withOwnSign(foldText(text).trim(), ownNames));
const SPEAKS_OF_LICENCE = /MIT|Apache|GPL|MPL|BSD/;

function findPricedBlocks(site: SiteText): PricedBlock[] {
	const shops = new Set(site.pages.filter((page) => INTO_BASKET.test(page.text)));
	return site.visible.flatMap((source, index) => {
		const { page, block, text } = source;
		if (block.landmark === "nav" || text.length > 1500 || /testimonial|review|quote|comment/.test(hintsOf(source)))
			return [];
		if (!mayProve("pricing_model", source)) return [];
		if (!speaksOfPaying(pricingSignals(text)) && !isLicensed(text, site.ownNames)) return [];
		if (isReckoned(source) || isSample(source)) return [];
		const signals = ownSignals(text, site);
		if (!speaksOfPaying(signals) || isPriceOfPerson(page, block, site.pages)) return [];
		if (isRivalsCell(page, block, site.ownNames, site.pages)) return [];
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
