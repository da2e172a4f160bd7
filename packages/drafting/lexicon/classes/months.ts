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
