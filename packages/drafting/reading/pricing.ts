import type { Price } from "#core/numbers/prices";
import { foldText } from "#core/web/text-fold";
import { light } from "#drafting/lexicon/letters";
import { WordIndex } from "#drafting/lexicon/word-index";
import { wholeWords } from "#drafting/lexicon/words";
import { FREE_PATTERNS, type FreeSignals, freeSignals } from "#drafting/reading/free-of-charge";
import { isOpen, LICENCE, OPEN_SOURCE } from "#drafting/reading/licence";
import { productPrices } from "#drafting/reading/product-prices";

/** What one piece of text says about paying for the product. */
export interface PricingSignals extends FreeSignals {
	/** Amounts above zero that read like a price of the product. */
	prices: Price[];
	/** Payment is stated in words: fees, paid plans, pay as you go. */
	paidInWords: boolean;
	oneTime: boolean;
	recurring: boolean;
	/** A price is given on request. */
	onRequest: boolean;
	openSource: boolean;
}

const PAID_WORDS = new RegExp(
	[
		"\\bpaid plans?\\b",
		"\\bpay[- ]as[- ]you[- ]go\\b",
		"\\bpay once\\b",
		"\\bone[- ]time (?:payment|fee|cost|purchase|price)\\b",
		"\\b(?:additional|usage|membership|monthly|annual|subscription|licen[cs]e) fees?\\b",
		"\\bpriced per\\b",
		"\\b(?:billed|charged|invoiced) (?:monthly|annually|yearly|per)\\b",
		"\\bplans are billed\\b",
		"\\b(?:prices?|pricing) depends? on\\b|\\bprice by (?:size|volume)\\b",
		"(?<![\\p{L}])(?:der preis|die preise|preise?) (?:hängt|hängen|richtet sich|richten sich) |(?:le prix|les prix|le tarif|les tarifs) dépend|(?:el precio|los precios) depende|(?:il prezzo|i prezzi) dipend|(?:o preço|os preços) depende|de prijs hangt |cena zależy|цена зависит|priset beror|prisen afhænger",
		"\\bmonatlich kündbar\\b",
		"(?<![\\p{L}])платн(?:ый|ые|ого|ых) тариф",
	].join("|"),
	"iu",
);
const ONE_TIME =
	/\b(?:pay|pays|paid|payable|buy it|bought) once\b(?! (?:an?|per|every|each) )|(?<=^(?:(?:only|just) )?(?:[$€£] ?)?\d[\d.,]{0,9}(?: ?(?:€|£|\$|euros?|pounds|dollars))?) once(?! (?:a|an|per|every|you|the|it|we|your|they|in|for all) )(?![\p{L}])|(?<=^\d[\d.,]{0,9} ?(?:€|euros?)) (?:une (?:seule )?fois(?! par)|una (?:sola )?volta(?! al)|una (?:sola )?vez(?! al)|uma (?:só )?vez(?! por))(?![\p{L}])|\bone[- ](?:time|off) (?:payment|fee|cost|purchase|price)\b|\blifetime (?:access|licen[cs]e|deal)\b|\b(?:no|not an?|without an?|instead of an?) subscriptions?\b|\beinmalig(?:e[rnms]?)?\b|\beinmal (?:be)?(?:zahlt|zahlen|kaufen)\b|\bEinmal(?:kauf|zahlung|preis)\b|\b(?:kein|ohne) Abo\b|\bpagos? únicos?\b|\bun solo pago\b|\bcompra única\b|\b(?:paiement|achat) unique\b|\blicence à vie\b|\bune (?:seule )?fois pour toutes\b|\bpagamento (?:unico|único)\b|\buna tantum\b|\bacquisto unico\b|\beenmalig(?:e)?\b|\bjednorazow[aeyo]|\bengångs(?:köp|betalning|pris)|\bengangs(?:køb|beløb|kjøp|betaling|pris)|разов(?:ый|ая|ую) (?:плат[её]ж|покупк|оплат)|(?<![\p{L}])(?:keine (?:monatlichen|laufenden) (?:kosten|gebühren)|(?:sans|pas de|aucune?) (?:mensualités?|frais mensuels?|abonnement)|(?:sin|no hay) (?:cuotas?|pagos?) mensual(?:es)?|(?:senza|nessun) (?:canone|canoni|costi mensili)|sem mensalidades?|(?:geen|zonder) (?:maandelijkse kosten|abonnement))(?![\p{L}])|買い?切り|一次性/iu;
const RECURRING =
	/\bper (?:month|year|week|user)\b|\bbilled (?:monthly|annually|yearly)\b|\bsubscriptions?\b|\babonnement\b|\bsuscripci[oó]n\b|(?<![\p{L}])подписк|(?<![\p{L}])(?:abo|abos|abonament|abonnemang|abbonament[oi]|assinaturas?|mensalidade|cuota mensual|renta (?:mensual|anual)|pago mensual|mensualidad|canone (?:mensile|annuo)|loyer mensuel|monatsmiete|monatspauschale|månedspris|månadsavgift|jahreslizenz|licenza annuale|licence annuelle|licencia anual|licença anual|lidmaatschap|prenumeration)(?![\p{L}])|月額|年額|定期購読|サブスク/iu;
/** `No subscriptions`: what there is not. */
const NO_SUBSCRIPTION = light(
	/(?<![\p{L}])(?:no|not an?|without an?|without|instead of an?|kein|ohne|statt|sans|pas d'|sin|senza|sem|geen|zonder|bez|без|inget|utan|intet|uden|ingen) ?(?:\p{L}{2,12} )?(?:subscriptions?|abo(?:nnement|nnements|nament\p{L}{0,3}|nnemang|s)?|suscripci(?:ón|ones)|abbonament[oi]|assinaturas?|подписк\p{L}{1,2})(?![\p{L}])/giu,
);
const ON_REQUEST = wholeWords([
	..."contact (?:us|sales) for (?:a )?(?:pricing|price|quote)|(?:pricing|price|prices|quote) (?:up)?on request|custom pricing|(?:request|ask (?:us )?for|get) (?:a )?(?:(?:free|personal|custom|individual) )?(?:quote|pricing)|(?:ein )?angebot anfordern|fordern sie ein angebot an|demande[rz] (?:un|votre) devis|(?:pide|solicita|pida|solicite)(?: tu| su| un)? presupuesto|(?:richiedi|chiedi|chiedete) un preventivo|peça (?:um|o seu) orçamento|vraag een offerte aan|begär (?:en )?offert|indhent et tilbud|talk to sales|preis auf anfrage|prix sur demande|precio a consultar|цена по запросу".split(
		"|",
	),
]);
/** The whole of what stands in the place of a price. */
const ONLY_ON_REQUEST =
	/^(?:\(?(?:preise? )?(?:on request|auf anfrage|sur (?:demande|devis)|(?:precio )?a consultar|su (?:richiesta|preventivo)|sob consulta|op aanvraag|na zapytanie|по запросу|на запит)\)?[.*]?)$/iu;
/** What is paid once for a beginning buys nothing for good. */
const FOR_SETTING_UP =
	/^(?:an? |one-time |einmalige |die |les? |la |el |il )?(?:set-?up|onboarding|installation|activation|einrichtung|ersteinrichtung|aktivierung|anschluss|mise en service|frais de|activación|instalación|alta|attivazione|installazione|adesão|instalação|ativação|aansluit|installatie|wdrożenie|aktywacja|подключение)/iu;

const NOT_FREE: FreeSignals = { freePlan: false, allFree: false, freeTrial: false };

/** A text that says nothing of paying. */
export const NO_SIGNALS: PricingSignals = {
	...NOT_FREE,
	prices: [],
	paidInWords: false,
	oneTime: false,
	recurring: false,
	onRequest: false,
	openSource: false,
};

const TELLING = [
	...FREE_PATTERNS,
	...[PAID_WORDS, ONE_TIME, RECURRING, NO_SUBSCRIPTION, ON_REQUEST, ONLY_ON_REQUEST, OPEN_SOURCE, LICENCE],
];
let telling: WordIndex<RegExp> | undefined;

/** Those of TELLING that may match a text: mostly none. */
function mayTell(text: string): ReadonlySet<RegExp> {
	telling ??= new WordIndex(TELLING.map((pattern) => [pattern, pattern]));
	return telling.mayMatch(text);
}

/** Reads one block or sentence. Pure: the same words always mean the same. */
export function pricingSignals(original: string): PricingSignals {
	const text = foldText(original);
	const prices = productPrices(text);
	const may = mayTell(text);
	if (prices.length === 0 && may.size === 0) return NO_SIGNALS;
	const says = (pattern: RegExp) => may.has(pattern) && pattern.test(text);
	const mayBeFree = prices.some(({ amount }) => amount === 0) || FREE_PATTERNS.some((pattern) => may.has(pattern));
	return {
		...(mayBeFree ? freeSignals(text, prices) : NOT_FREE),
		prices: prices.filter((price) => price.amount > 0),
		paidInWords: says(PAID_WORDS),
		oneTime: says(ONE_TIME) && !FOR_SETTING_UP.test(text),
		recurring:
			(may.has(RECURRING) && RECURRING.test(text.replace(NO_SUBSCRIPTION, " "))) ||
			prices.some((price) => price.period !== null && price.amount > 0),
		onRequest: says(ON_REQUEST) || says(ONLY_ON_REQUEST),
		openSource: (may.has(OPEN_SOURCE) || may.has(LICENCE)) && isOpen(text),
	};
}

/**
 * What the prices in a product's structured data say together. Zero alone says nothing: sites write it because search
 * engines want some price.
 */
export function offerSignals(prices: readonly string[]): PricingSignals {
	const amounts = prices.filter((price) => /^\d{1,9}(?:\.\d{1,4})?$/.test(price)).map(Number);
	const paid = amounts.filter((amount) => amount > 0);
	return {
		...NO_SIGNALS,
		prices: paid.map((amount) => ({ amount, currency: null, text: String(amount), period: null, start: 0, end: 0 })),
		freePlan: paid.length > 0 && paid.length < amounts.length,
	};
}

/** Whether a text speaks of paying for the product at all. */
export function speaksOfPaying(signals: PricingSignals): boolean {
	const { prices, freePlan, allFree, paidInWords, onRequest, oneTime, openSource } = signals;
	return prices.length > 0 || freePlan || allFree || paidInWords || onRequest || oneTime || openSource;
}

/** The signals of several texts taken together. */
export function mergeSignals(all: readonly PricingSignals[]): PricingSignals {
	const any = (key: Exclude<keyof PricingSignals, "prices">) => all.some((signals) => signals[key]);
	return {
		prices: all.flatMap((signals) => signals.prices),
		freePlan: any("freePlan"),
		allFree: any("allFree"),
		paidInWords: any("paidInWords"),
		oneTime: any("oneTime"),
		recurring: any("recurring"),
		freeTrial: any("freeTrial"),
		onRequest: any("onRequest"),
		openSource: any("openSource"),
	};
}

/** The pricing models that these signals support; the rule by which a model's name is derivable from its quotes. */
export function supportedModels(signals: PricingSignals): Set<string> {
	const paid = signals.prices.length > 0 || signals.paidInWords;
	const models = new Set<string>();
	if (paid) models.add("paid");
	if (paid && (signals.freePlan || signals.allFree)) models.add("freemium");
	if (!paid && signals.allFree) models.add("free");
	if (paid && signals.recurring) models.add("subscription");
	if (paid && signals.oneTime) models.add("one_time");
	if (paid && signals.freeTrial) models.add("free_trial");
	if (signals.onRequest) models.add("contact_sales");
	if (signals.openSource) models.add("open_source");
	return models;
}
