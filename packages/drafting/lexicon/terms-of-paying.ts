import { light } from "#drafting/lexicon/letters";

const AT_ONCE =
	"yearly|annually|monthly|quarterly|upfront|up front|in advance|by the year|by the month|(?:for )?(?:an?|the|one) (?:whole |full )?(?:year|month)(?: at once| in advance| upfront)?|a year at a time|once a year|per year|per month";

/** `or $70 if you pay for a year`, `12 € bei jährlicher Zahlung`: how it is paid, which supposes nothing. */
const TERMS = light(
	new RegExp(
		`(?<![\\p{L}])(?:(?:if|when) (?:you (?:pay|are billed)|(?:it is |it's )?(?:paid|billed))(?: for)? (?:${AT_ONCE})|(?:bei|mit) (?:jährlicher|monatlicher|einmaliger) (?:zahlung|abrechnung|zahlweise)|wenn (?:du|sie|ihr) (?:jährlich|monatlich|für ein (?:ganzes )?jahr|im voraus) (?:zahlst|zahlen|zahlt|bezahlst|bezahlen)|(?:si|quand) (?:vous payez|tu paies|on paie) (?:à l'année|au mois|pour l'année|en une fois|d'avance)|(?:si|cuando) (?:pagas|paga|se paga) (?:al año|por año|anualmente|el año entero|por adelantado|al mes)|(?:se|quando) (?:paghi|paga|pagate|si paga) (?:all'anno|per un anno|annualmente|in anticipo|al mese)|(?:se|quando) (?:pagar|paga|pagares) (?:por ano|anualmente|o ano(?: inteiro)?|ao ano|adiantado)|(?:als|wanneer) (?:je|u) (?:per jaar|per maand|jaarlijks|vooruit) betaalt|przy płatności (?:rocznej|z góry|miesięcznej)|(?:om|när) du betalar (?:årsvis|för ett år|i förskott))(?![\\p{L}])`,
		"giu",
	),
);

/** A sentence without how its price is paid. */
export const withoutTermsOfPaying = (sentence: string): string => sentence.replace(TERMS, " ");
