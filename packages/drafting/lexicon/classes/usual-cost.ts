import { inAnyLanguage } from "#drafting/lexicon/classes/by-language";

/** Says of a thing what it costs, and not of somebody what they pay. */
export const COSTS_SO = inAnyLanguage({
	en: "costs?|sells? for|goes for",
	de: "kostet|kosten",
	fr: "coûte(?:nt)?|revien(?:t|nent)",
	es: "cuestan?",
	it: "costa(?:no)?",
	pt: "custam?",
	nl: "kost",
	pl: "kosztuj[eą]",
	ru: "стоит|стоят",
	uk: "коштує|коштують",
	cs: "stojí",
	sv: "kostar",
	da: "koster",
	nb: "koster",
	fi: "maksaa|maksavat",
	hu: "kerül(?:nek)?|kapható(?:k)?",
	ro: "costă",
	tr: "tutar|civarında(?:dır)?",
});

/** How much something costs as a rule, on the market: nobody says so of a price of their own. */
export const AS_A_RULE = inAnyLanguage({
	en: "on average|usually|typically|often|about|around|roughly|these days|nowadays|in (?:the )?shops",
	de: "im schnitt|durchschnittlich|im durchschnitt|meist(?:ens)?|üblicherweise|oft|etwa|ungefähr|rund|heutzutage|im handel|schnell",
	fr: "en moyenne|généralement|d'habitude|souvent|environ|de nos jours|dans le commerce",
	es: "de media|en promedio|normalmente|suelen?|a menudo|unos|alrededor de|hoy en día|en el mercado|en tiendas",
	it: "in media|di solito|spesso|circa|al giorno d'oggi|sul mercato|in commercio",
	pt: "em média|geralmente|normalmente|costuma(?:m)?|cerca de|hoje em dia|no mercado",
	nl: "gemiddeld|meestal|vaak|ongeveer|al snel|tegenwoordig|in de winkel",
	pl: "średnio|przeciętnie|zwykle|zazwyczaj|często|około|ok\\.|na rynku",
	ru: "в среднем|обычно|часто|около|примерно|на рынке",
	uk: "у середньому|в середньому|зазвичай|часто|близько|приблизно|на ринку",
	cs: "v průměru|průměrně|obvykle|většinou|často|asi|přibližně|zhruba|v obchodě|z obchodu",
	sv: "i snitt|i genomsnitt|vanligtvis|vanligen|ofta|ungefär|cirka|ca|i handeln",
	da: "i gennemsnit|normalt|typisk|ofte|omkring|cirka|ca|i butikken",
	nb: "i snitt|i gjennomsnitt|vanligvis|ofte|omtrent|cirka|ca|i butikken",
	fi: "keskimäärin|yleensä|usein|noin|suunnilleen|nykyään|kaupassa",
	hu: "átlagosan|általában|gyakran|körülbelül|kb\\.|körül|manapság|boltban",
	ro: "în medie|de obicei|adesea|aproximativ|cam|în jur de|pe piață",
	tr: "ortalama|genellikle|çoğu zaman|yaklaşık|piyasada|civarında(?:dır)?",
});
