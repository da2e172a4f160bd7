import { inAnyLanguage } from "#drafting/lexicon/classes/by-language";

/** What is tried before it is paid. */
export const TRIAL = inAnyLanguage({
	en: "(?:free )?trial(?: period)?",
	de: "testphase|probezeit|testzeitraum|probemonat|testmonat|probeabo",
	fr: "(?:période d')?essai(?: gratuit)?",
	es: "(?:período de )?prueba(?: gratuita| gratis)?",
	it: "(?:periodo di )?prova(?: gratuita)?",
	pt: "(?:período de )?(?:teste|avaliação)(?: grátis| gratuit[oa])?",
	nl: "(?:gratis )?proefperiode|proefmaand",
	pl: "okres(?:u)? próbn(?:y|ego)",
	ru: "пробн(?:ый|ого) период(?:а)?",
	uk: "пробн(?:ий|ого) період(?:у)?",
	cs: "zkušební (?:doba|verze|období)",
	sv: "provperiod|testperiod",
	da: "prøveperiode",
	nb: "prøveperiode",
	fi: "kokeilujakso|kokeilu",
	hu: "próbaidő(?:szak)?",
	ro: "perioad[ăa] de (?:probă|încercare)",
	tr: "deneme(?: süresi)?",
});

/** For half of what it costs otherwise. */
export const AT_HALF = inAnyLanguage({
	en: "(?:at )?half[- ]price|half off|half the price",
	de: "zum halben preis|(?:der )?halbe preis",
	fr: "à moitié prix|demi-tarif",
	es: "a mitad de precio",
	it: "a metà prezzo",
	pt: "(?:pel|n?)a metade do preço|a metade do preço",
	nl: "voor de helft|halve prijs",
	pl: "za pół ceny|za połowę ceny",
	ru: "за полцены|за половину цены",
	uk: "за пів ?ціни",
	cs: "za polovi(?:nu|ční cenu)|za půlku",
	sv: "(?:till |för )?halva priset",
	da: "(?:til )?halv pris",
	nb: "(?:til )?halv pris",
	fi: "puoleen hintaan|puoli hintaa",
	hu: "fél ?áron",
	ro: "la jumătate de preț",
	tr: "yarı fiyatına",
});

/** Words of an offer that tell neither what is given nor to whom: paying, plans, trying, choosing, "you", and what joins them. */
export const OF_OFFERS = inAnyLanguage({
	en: "pay|pays|paying|paid|payment|payments|bill|billed|billing|plans?|subscriptions?|any|all|every|each|get|gets|you|choose|when|if|with|on|by|for|and|in|is|are|whole|full|advance|upfront|try|start|free|first|has|have|comes?|of|there|at|days?",
	de: "zahlen|zahlst|zahlt|zahlung|zahlweise|bezahlen|bezahlst|abrechnung|abo|tarif|alle|jeder?|jeden|bei|mit|für|und|wenn|wer|sie|du|ihr|im|in|voraus|ganzes|testen|ausprobieren|lang|erste[nr]?|ersten|sind|ist|bekommen|erhalten|wählen",
	fr: "payez|paie|payer|payant|paiement|réglez|abonnement|formules?|forfaits?|tous|toute|si|vous|avec|pour|sur|en|et|à|dès|entière?|avance|essayez|essai|pendant|premiers?|sont|est|obtenez|choisissez|facturation",
	es: "paga|pagas|pagar|pagando|pago|pagos|plan|planes|todos|cualquier|si|con|por|para|en|y|al|entero|completo|adelantado|prueba|prueba(?:lo|la)|durante|primeros|son|elige|eligiendo|facturación|cuando|quien|de|del",
	it: "paga|paghi|pagando|pagate|pagare|pagamento|piano|piani|tutti|ogni|se|chi|con|per|su|e|al|intero|anticipo|prova(?:lo|la)?|primi|sono|scegli|scegliendo|fatturazione|quando|di|del|il",
	pt: "paga|pague|pagar|pagando|pagamento|plano|planos|todos|qualquer|se|com|por|para|em|no|na|e|ao|inteiro|adiantado|experimente|teste|durante|primeiros|são|escolha|cobrança|quando|quem|você|de|do",
	nl: "betaal|betaalt|betaling|betalen|bij|met|voor|en|als|wie|per|je|u|vooruit|abonnement|alle|elk|dan|probeer|eerste|zijn|is|krijg|krijgt|kies",
	pl: "płać|płacisz|płacąc|płatność|płatności|przy|z|za|i|jeśli|kto|plan|planach|każdy|wypróbuj|przez|pierwsze|na",
	ru: "оплата|оплате|оплатите|платите|платя|при|с|за|и|если|кто|тариф|любой|попробуйте|первые|на",
	uk: "оплата|оплаті|сплатіть|платіть|при|з|за|і|якщо|хто|тариф|будь-який|спробуйте|перші|на",
	cs: "plaťte|platíte|platba|platbě|při|s|za|a|pokud|kdo|tarif|každý|vyzkoušejte|první|na",
	sv: "betala|betalar|betalning|att|vid|med|för|och|om|när|du|abonnemang|alla|prova|testa|få|får|första|är|i",
	da: "betal|betale|betaler|betaling|at|ved|med|for|og|hvis|når|du|abonnement|alle|prøv|første|er|i",
	nb: "betal|betale|betaler|betaling|at|ved|med|for|og|hvis|når|du|abonnement|alle|prøv|første|er|i",
	fi: "maksa|maksat|maksamalla|maksaessasi|kun|ja|jos|kokeile|ensimmäiset|on|ovat",
	hu: "fizet|fizess|fizetés|fizetéssel|fizetésnél|és|ha|próbáld|próbálja|ki|első|a|az",
	ro: "plătești|plătiți|plată|plata|la|cu|pentru|și|dacă|plan|planuri|încearcă|încercați|primele|de",
	tr: "öde|ödeyin|ödeme|ödemede|ile|için|ve|plan|planlarda|dene|deneyin|ilk",
});
