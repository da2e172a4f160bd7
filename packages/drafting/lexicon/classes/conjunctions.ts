import { inAnyLanguage } from "#drafting/lexicon/classes/by-language";

/** "And". Czech `a` is left out: it is an article in English, and a preposition in Spanish and Italian. */
export const AND = inAnyLanguage({
	en: "and",
	de: "und",
	fr: "et",
	es: "y|e",
	it: "e",
	pt: "e",
	nl: "en",
	pl: "i",
	ru: "и",
	uk: "та|і|й",
	sv: "och",
	da: "og",
	nb: "og",
	fi: "ja",
	hu: "és",
	ro: "și",
	tr: "ve",
});

/** "Or". Spanish and Italian `o` are left out where an article may stand: Portuguese has it for one. */
export const OR = inAnyLanguage({
	en: "or",
	de: "oder",
	fr: "ou",
	pt: "ou",
	nl: "of",
	pl: "lub",
	ru: "или",
	sv: "eller",
	da: "eller",
	nb: "eller",
});

/** "But". */
export const BUT = inAnyLanguage({
	en: "but",
	de: "aber",
	fr: "mais",
	es: "pero",
	it: "ma",
	pt: "mas",
	nl: "maar",
	pl: "ale",
	ru: "но",
	uk: "але",
	cs: "ale",
	sv: "men",
	da: "men",
	nb: "men",
});

/** "As well as": what it adds to is named before. */
export const AS_WELL_AS = inAnyLanguage({
	en: "as well as",
	de: "sowie",
	fr: "ainsi que",
	es: "así como",
	it: "nonché",
	pt: "bem como|assim como",
	nl: "alsook",
});
