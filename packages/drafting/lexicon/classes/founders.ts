import { inAnyLanguage } from "#drafting/lexicon/classes/by-language";

/** Who founded it, one of them, in the cases that sentences ask for. */
export const FOUNDER_NOUN = inAnyLanguage({
	en: "(?:co[- ]?)?founder",
	de: "(?:mit)?gründer(?:in|s)?",
	fr: "(?:co[- ]?)?fondat(?:eur|rice)",
	es: "(?:co[- ]?)?fundadora?",
	it: "(?:co[- ]?)?fondat(?:ore|rice)",
	pt: "(?:co[- ]?)?fundadora?",
	nl: "(?:mede[- ]?)?(?:oprichter|oprichtster)",
	pl: "(?:współ)?założyciel(?:k[aąię]|em|a)?",
	ru: "(?:со)?основател(?:ь|ница)",
	sv: "(?:med)?grundare",
	da: "(?:med)?grundlægger",
	nb: "(?:med)?gründer",
	uk: "(?:спів)?засновни(?:к|ця)",
	cs: "(?:spolu)?zakladatel(?:ka)?",
	fi: "perustaja(?:jäsen)?",
	hu: "(?:társ)?alapító(?:ja)?",
	ro: "(?:co-?)?fondato(?:r|are|rul|area)",
	tr: "kurucu(?:su)?",
	ko: "(?:공동 ?)?(?:창업자|설립자|창립자)",
	ja: "(?:共同)?(?:創業者|創設者|設立者)",
	zh: "(?:联合)?创始人",
});

/** The same of several. */
export const FOUNDER_NOUNS = inAnyLanguage({
	en: "(?:co[- ]?)?founders",
	de: "(?:mit)?gründer(?:innen)?",
	fr: "(?:co[- ]?)?fondat(?:eurs|rices)",
	es: "(?:co[- ]?)?fundador(?:es|as)",
	it: "(?:co[- ]?)?fondat(?:ori|rici)",
	pt: "(?:co[- ]?)?fundador(?:es|as)",
	nl: "(?:mede[- ]?)?oprichters",
	pl: "(?:współ)?założyciele",
	ru: "(?:со)?основатели",
	sv: "(?:med)?grundarna",
	da: "(?:med)?grundlæggere",
	uk: "(?:спів)?засновники",
	cs: "(?:spolu)?zakladatel(?:é|ky)",
	fi: "perustajat",
	hu: "(?:társ)?alapítók|alapítói",
	ro: "(?:co-?)?fondator(?:i|ii)",
	tr: "kurucu(?:lar|ları)",
});
