/** The months in order, each by its names and abbreviations in all languages, without the full stop of an abbreviation. */
export const MONTHS: readonly string[] = [
	"jan(?:uary|uar|uari|vier)?|janeiro|enero|gennaio",
	"feb(?:ruary|ruar|ruari)?|février|fevereiro|febrero|febbraio",
	"mar(?:ch|s|zo|ço)?|märz|maart",
	"apr(?:il|ile)?|avril|abril",
	"may|mai|mayo|maio|maggio|maj|mei",
	"jun[ei]?|juin|junio|junho|giugno",
	"jul[yi]?|juillet|julio|julho|luglio",
	"aug(?:ust|usti|ustus)?|août|agosto",
	"sep(?:t(?:ember|embre)?|tiembre)?|setembro|settembre",
	"oct(?:ober|obre|ubre)?|okt(?:ober)?|outubro|ottobre",
	"nov(?:ember|embre|iembre|embro)?",
	"dec(?:ember)?|dez(?:ember|embro)?|des(?:ember)?|décembre|diciembre|dicembre",
];

/** Any of them. */
export const MONTH = MONTHS.join("|");

/** A month, a season, a quarter or a year, when something is to come. */
export const SOON = `(?:early |late |mid-?)?(?:${MONTH}|spring|summer|autumn|fall|winter|q[1-4]|frühjahr|frühling|sommer|herbst|winter|printemps|été|automne|hiver|primavera|verano|otoño|invierno|estate|autunno|inverno|verão|outono|voorjaar|lente|zomer|herfst|wiosną|latem|jesienią|zimą|höst(?:en)?|vår(?:en)?|sommar(?:en)?|vinter(?:n|en)?|efterår(?:et)?|forår(?:et)?|høst(?:en)?|next (?:month|quarter|year)|20[2-9]\\d)`;
