import { inAnyLanguage } from "#drafting/lexicon/classes/by-language";

/** By whom something was done, with the articles that languages join to it. */
export const BY = inAnyLanguage({
	en: "by",
	de: "von|vom|durch",
	fr: "par",
	es: "por",
	it: "da|dal|dalla|dai|dalle|dagli|dall'",
	pt: "por|pel[oa]s?",
	nl: "door",
	pl: "przez",
	sv: "av",
	da: "af",
	nb: "av",
	ro: "de către",
});

/** "Is" and "was", also of what is done. */
export const IS_OR_WAS = inAnyLanguage({
	en: "is|was",
	de: "ist|wird|wurde",
	fr: "est|a été",
	es: "es|fue",
	it: "è(?: stat[oa])?|fu",
	pt: "é|foi",
	nl: "is|wordt|werd",
	pl: "jest|został[ao]?",
	sv: "är",
	da: "er|blev",
	nb: "er|ble",
	uk: "бу(?:в|ла|ло)",
	cs: "byl[ao]?",
	ro: "este|a fost",
});

/** Who does something, where a sentence does not name them. */
export const THEY = inAnyLanguage({
	en: "she|he|they|we",
	de: "sie|er|wir",
	fr: "elle|il|elles|ils|nous",
	es: "ella|él|ellos|ellas",
	it: "lei|lui|noi",
	pt: "ela|ele|nós",
	nl: "zij|hij|ze|wij",
});
