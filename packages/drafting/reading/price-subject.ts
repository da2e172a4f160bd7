import { findPrices } from "#core/numbers/prices";
import { foldText } from "#core/web/text-fold";
import { OWN, withOwnSign } from "#drafting/context/own-names";
import { AS_A_RULE, COSTS_SO } from "#drafting/lexicon/classes/usual-cost";
import { light } from "#drafting/lexicon/letters";
import { isBetweenUs } from "#drafting/lexicon/persons";
import { wholeWords } from "#drafting/lexicon/words";

/** Says of something what it costs, or of somebody what they pay. */
const COSTS = wholeWords([
	"costs?|charges?|pay|pays|paid|priced|kostet|kosten|zahlen|zahlt|coûte|coûtent|paie|paient|payent|cuesta|cuestan|paga|pagan|costa|costano|pagano|custa|custam|pagam|kost|betaalt|betalen|kosztuje|kosztują|płaci|płacą|стоит|стоят|платит|платят|коштує|коштують|платять|stojí|platí|kostar|betalar|koster|betaler|maksaa|maksavat|kerül|fizet|fizetnek|costă|plătesc|plătește|ödüyor|öder|öderler|tutar",
]);
/** What a site charges for is called so. */
const PRICE_NOUN = wholeWords([
	"price|prices|pricing|plans?|fees?|rates?|subscriptions?|memberships?|licen[cs]es?|seats?|access|tickets?|entry|courses?|packages?|month|year|per|it|this|everything|(?:complete |full |whole |starter )?(?:kits?|bundles?|sets?|box(?:es)?)|app|software|tool|version|edition|game|book|cloud|hosting",
	"preis|preise|tarif|tarife|abo|abonnement|lizenz|mitgliedschaft|miete|paket|monat|jahr|es|das|set|kurs|komplettset|app|spiel|buch|gerät",
	"prix|tarifs?|forfaits?|formules?|licence|cotisation|abonnement|mois|cela|ça|coffret|kit|lot|cours|formation|appli(?:cation)?|logiciel",
	"precios?|tarifas?|suscripción|planes?|licencia|cuota|membresía|mes|esto|kit|curso|corso|caja|libro|juego|app|aplicación|scatola|gioco|libro|prezz[oi]|tariff[ae]|abbonamento|piano|piani|licenza|canone|quota|mese",
	"preços?|assinatura|planos?|licença|mensalidade|mês|kit|caixa|livro|jogo|aplicativo|prij(?:s|zen)|tarie(?:f|ven)|abonnement|licentie|huur|lidmaatschap|maand|het|dit",
	"cen[ay]|abonament|pakiet|plan|licencja|opłata|miesiąc|цен[аы]|тариф|подписка|лицензия|пакет|аренда|это|ціна|підписка|ліцензія|це",
	"předplatné|členství|balíček|licence|cena|pris|priser|priset|abonnemang|medlemskap|licens|hyra|abonnement|medlemskab|lisens|det",
	"hinta|tilaus|jäsenyys|lisenssi|paketti|ár|ára|előfizetés|csomag|licenc|preț|prețul|abonament|abonamentul|pachet|fiyat|fiyatı|abonelik|paket|ücret|ücreti",
]);
/** Amounts that nobody pays for the product: what is saved, held back, fined or won. */
const NOT_PAID = wholeWords([
	"deposit|penalty|kaution|strafe|sparen|spart|sparst|ersparnis|caution|amende|économis\\p{L}{1,4}|fianza|multa|ahorr[aá]\\p{L}{0,2}|ahorro|cauzione|risparmi\\p{L}{0,4}|caução|poup\\p{L}{1,3}|economiz\\p{L}{1,3}|borg|boete|bespaar\\p{L}{0,2}|besparen|kaucja|kara|oszczędz\\p{L}{1,4}|oszczędność|залог|штраф|эконом\\p{L}{1,4}|застава|економ\\p{L}{1,4}|kauce|pokuta|ušetř\\p{L}{1,4}|spara|sparar|sparer|depositum|pantti|säästä\\p{L}{0,4}|takarít\\p{L}{1,4}|garanție|economis\\p{L}{1,4}|depozito|tasarruf",
]);

const COSTS_AS_A_RULE = wholeWords([COSTS_SO]);
const AS_A_RULE_WORD = wholeWords([AS_A_RULE]);
/** The same where words are not parted: `市販品で3,000円ほどです`. */
const ON_THE_MARKET = /市販(?:品)?(?:で|は|の)|平均(?:で|して)|相場は|市场价|市價|시중(?:에서|가)|평균/u;
/** `Wizyta u fizjoterapeuty kosztuje`: at somebody's, and no Dutch "you". */
const AT_SOMEBODY = light(/ u (?=[\p{L}-]{3,30} (?:kosztuj[eą]|stojí)(?![\p{L}]))/iu);

const BARE_COSTS =
	/^(?:cuestan?|costano?|costa|custam?|kosztuje|it costs|costs) (?:solo |sólo |apenas |tylko |just |only )?$/iu;

/**
 * Whether a sentence with an amount says what somebody or something else costs: it has a verb of paying, and what stands
 * before the amount is neither the site, nor "we" or "you", nor what prices are called.
 * @param isAmongPrices whether the site tells its prices there: `Workshop costs 29 euros` is of its plan of that name; what
 * something costs as a rule is nobody's own price there either.
 */
export function isPricedByOther(sentence: string, ownNames: readonly string[], isAmongPrices = false): boolean {
	if (!/\d/u.test(sentence)) return false;
	const text = foldText(sentence);
	const [price] = findPrices(text);
	if (price === undefined) return false;
	if (NOT_PAID.test(text)) return true;
	const isUsual = COSTS_AS_A_RULE.test(text) && AS_A_RULE_WORD.test(text);
	if (isAmongPrices && !isUsual && !ON_THE_MARKET.test(text)) return false;
	const before = withOwnSign(text.slice(0, price.start), ownNames);
	if (!isUsual && !ON_THE_MARKET.test(text) && !COSTS.test(before)) return false;
	// `Cuesta 12 €`: without a subject it is what the page is about.
	const isOwn = before.includes(OWN) || BARE_COSTS.test(before) || PRICE_NOUN.test(before);
	return !isOwn && !isBetweenUs(before.replace(AT_SOMEBODY, " "));
}
