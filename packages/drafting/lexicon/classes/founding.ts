import { inAnyLanguage, type WordClass } from "#drafting/lexicon/classes/by-language";

const FOUNDED = {
	en: "(?:co-?)?founded|started|set up|established",
	de: "gründeten?|gründet|starteten?",
	fr: "(?:co-?)?fondé|(?:co-?)?fonda|fonde|fondèrent|créé|créa|crée|créèrent",
	es: "(?:co)?fundó|funda|(?:co)?fundaron|(?:co)?fundado|creó|crea|crearon|creado|montó|monta|montaron",
	it: "fondò|fonda|fondarono|(?:co)?fondato|creò|crearono|creato|avviò|avviarono|avviato",
	pt: "(?:co)?fundou|(?:co)?fundaram|criou|criaram",
	nl: "richtten?|startten?|bedachten?",
	pl: "założył[aiy]?|założyli|stworzył[aiy]?|stworzyli",
	ru: "основал[аи]?|создал[аи]?",
	uk: "заснува(?:в|ла|ли)|створи(?:в|ла|ли)|започаткува(?:в|ла|ли)",
	cs: "založil[aiy]?|vytvořil[aiy]?|rozjel[aiy]?",
	tr: "kurdu(?:lar)?",
	sv: "grundade|startade",
	da: "grundlagde|startede|stiftede|stiftet",
	nb: "grunnla|startet|stiftet",
	fi: "perusti(?:vat)?",
	hu: "alapított(?:a|ák)|indított(?:a|ák)|létrehozt(?:a|ák)",
	ro: "fondat|înființat|creat",
} as const satisfies WordClass;
const OPENED = {
	en: "opened",
	de: "eröffneten?|eröffnet",
	fr: "ouvert",
	es: "abrió|abrieron",
	it: "aperto|aprì",
	pt: "abriu",
	nl: "openden",
} as const satisfies WordClass;
const LAUNCHED = {
	en: "launched",
	fr: "lance|lança|lancèrent|lancé",
	es: "lanzó|lanzaron|inició|iniciaron",
	it: "lanciò|lanciarono|lanciato",
	pt: "lançou|lançaram",
	nl: "lanceerden?",
	sv: "lanserade",
} as const satisfies WordClass;
const MADE = {
	en: "built|created|wrote",
	de: "baute|schrieb|entwickelte|programmierte",
	fr: "développé|écrit",
	es: "construyó|desarrolló|escribió",
	it: "costruì|sviluppò|scrisse|sviluppato",
	pt: "construiu|desenvolveu|escreveu",
	nl: "bouwde|ontwikkelde|schreef",
	sv: "byggde|utvecklade|skrev",
} as const satisfies WordClass;

/** What somebody did to a company, as finite verbs and as participles behind "has". */
export const FOUNDED_IT = inAnyLanguage(FOUNDED);
/** Opened its doors: a firm that may have been there before. */
export const OPENED_IT = inAnyLanguage(OPENED);
/** Brought it before people, which a firm does to its products too. */
export const LAUNCHED_IT = inAnyLanguage(LAUNCHED);
/** Made a product, which is no company yet. */
export const MADE_IT = inAnyLanguage(MADE);
/** All of these in English alone, whose article "a" is another word elsewhere. */
export const BEGAN_IN_ENGLISH = [FOUNDED.en, OPENED.en, LAUNCHED.en, MADE.en].join("|");

/** The same of "we", in languages whose verb says so by itself. */
export const WE_FOUNDED_IT = inAnyLanguage({
	es: "fundamos|creamos|iniciamos|montamos",
	it: "fondammo",
	pt: "fundámos|criámos",
	pl: "założyliśmy|stworzyliśmy|zapoczątkowaliśmy",
	cs: "založili jsme|vytvořili jsme|rozjeli jsme",
	fi: "perustimme",
	hu: "alapítottuk|indítottuk|létrehoztuk",
	ro: "am fondat|am înființat|am creat",
	tr: "kurduk",
});
export const WE_OPENED_IT = inAnyLanguage({
	es: "abrimos|lanzamos|pusimos en marcha|dimos vida a",
	it: "aprimmo|avviammo|abbiamo dato vita a",
	pt: "abrimos|lançamos",
});

/** What was done to a company: "was founded", in every form that its subject asks for. */
export const WAS_FOUNDED = inAnyLanguage({
	en: "(?:co-?)?founded|started|set up|established",
	de: "(?:mit)?gegründet|gestartet|aufgebaut|ins Leben gerufen",
	fr: "fondée?s?|créée?s?|montée?s?",
	es: "fundad[oa]s?|cread[oa]s?|montad[oa]s?",
	it: "fondat[oa]|creat[oa]|ideat[oa]|avviat[oa]",
	pt: "fundad[oa]s?|criad[oa]s?|idealizad[oa]",
	nl: "opgericht|gestart|bedacht",
	pl: "założon[aye]|stworzon[aye]",
	ru: "основан[ао]?|создан[ао]?",
	uk: "заснован(?:ий|[аео])|створен(?:ий|[аео])",
	cs: "založen[aoy]?|vytvořen[aoy]?",
	tr: "kuruldu",
	sv: "grundades?|grundat|startades?|startat",
	da: "grundlagt|stiftet",
	nb: "grunnlagt|startet|stiftet",
	fi: "perustettu|perustettiin",
	hu: "alapítva",
	ro: "fondat[ăe]?|înființat[ăe]?|creată",
});
export const WAS_OPENED = inAnyLanguage({
	en: "opened",
	de: "eröffnet",
	fr: "ouverte?",
	es: "abiert[oa]",
	it: "apert[oa]",
	pt: "abert[oa]",
	nl: "geopend",
});

export const WAS_LAUNCHED = inAnyLanguage({
	en: "launched",
	fr: "lancée?s?",
	es: "lanzad[oa]s?",
	it: "lanciat[oa]",
	pt: "lançad[oa]s?",
	nl: "gelanceerd",
	sv: "lanserades?|lanserat",
});

/** How a company came about by itself. */
export const CAME_ABOUT = inAnyLanguage({
	en: "began|was born|grew out|came about|came into being|saw the light of day",
	de: "entstand(?:en)?|erblickte das Licht der Welt|begann",
	fr: "(?:est|a été) née?|a vu le jour|a démarré",
	es: "nació|vio la luz|surgió",
	it: "nasce|nacque|è nat[oa]|ha visto la luce",
	pt: "nasceu|surgiu|viu a luz",
	nl: "ontstond|zag het levenslicht|begon",
	pl: "powstał[aoy]?",
	ru: "возник(?:ла|ло)?|появил(?:ся|ась|ось)",
	uk: "виник(?:ла|ло)?|з'яви(?:вся|лася|лося)",
	cs: "vznikl[aoy]?",
	sv: "började|såg dagens ljus",
	da: "så dagens lys",
	nb: "oppstod",
	fi: "syntyi|sai alkunsa",
	hu: "(?:meg)?született|létrejött",
	ro: "a luat ființă|a apărut|s-a născut",
	tr: "doğdu|ortaya çıktı",
});
