import { inAnyLanguage } from "#drafting/lexicon/classes/by-language";

/** Somebody takes, keeps or asks for money: what the third person does. */
export const TAKES = inAnyLanguage({
	en: "takes|keeps|charges|deducts|withholds|retains|asks|bills|levies",
	de: "nimmt|behält|berechnet|verlangt|kassiert|erhebt|zieht",
	fr: "prend|prélève|retient|facture|garde|demande|perçoit",
	es: "cobra|retiene|descuenta|se queda(?: con)?|pide",
	it: "trattiene|prende|applica|chiede|addebita",
	pt: "cobra|retém|desconta|fica com|pede",
	nl: "neemt|rekent|vraagt|berekent|houdt",
	pl: "pobiera|bierze|potrąca|nalicza",
	ru: "бер[её]т|взимает|удерживает|списывает",
	uk: "бере|стягує|утримує",
	cs: "bere|strhává|účtuje(?: si)?|si účtuje|si bere",
	sv: "tar|drar|behåller|debiterar",
	da: "tager|opkræver|beholder|trækker",
	nb: "tar|krever|beholder|trekker",
	fi: "ottaa|veloittaa|perii|vähentää",
	ro: "reține|percepe|ia|taxează",
});

/** The same in languages in which the verb comes last, behind the amount. */
export const TAKES_LAST = inAnyLanguage({
	hu: "von le|levon|számít fel|felszámít|kér|vesz el",
	tr: "alır|alıyor|keser|kesiyor|kesinti yapar|tahsil eder",
});

/** Bodies that no product is: associations, authorities, banks and what takes payments, as they begin a word or end one. */
export const BODIES = inAnyLanguage({
	en: "associations?|federations?|guilds?|chambers? of \\p{L}+|ministr(?:y|ies)|authorit(?:y|ies)|registr(?:y|ies)|courts?|notar(?:y|ies)|banks?|tax office|patent office|city council|card (?:networks?|schemes?)|payment (?:providers?|processors?)",
	de: "\\p{L}*(?:verb[aä]nde?s?|innung|kammer|behörde|finanzamt|patentamt|amtsgericht|notar|gemeinde|stadtverwaltung|gewerkschaft|sparkasse|zahlungsdienst\\p{L}*|zahlungsanbieter)|(?:verbands|innungs|kammer)\\p{L}+|(?:die|ihre|jede|deine|eine) (?:haus)?bank",
	fr: "associations?|fédérations?|syndicats?|chambres? (?:de|des|d')|ministère|préfecture|mairie|notaires?|banques?|tribunal|prestataire de paiement|ordre des",
	es: "asociaci(?:ón|ones)|federaci(?:ón|ones)|sindicatos?|cámara de|ministerio|ayuntamiento|notar(?:io|ía)s?|bancos?|juzgado|registro (?:mercantil|civil|de la propiedad)|colegio (?:oficial )?de|pasarela de pago",
	it: "associazion[ei]|federazion[ei]|sindacat[oi]|camera di commercio|ministero|comune|nota(?:io|i)|banc(?:a|he)|tribunale|ordine de(?:gli|i)|agenzia delle entrate",
	pt: "associaç(?:ão|ões)|federaç(?:ão|ões)|sindicatos?|câmara|ministério|prefeitura|cartórios?|bancos?|tribunal|junta comercial|conselho regional|ordem d[oa]s|operadoras? de cartão",
	nl: "\\p{L}*(?:vereniging|bond|kamer van koophandel|ministerie|gemeente|notaris|rechtbank|betaaldienst\\p{L}*)|de bank",
	pl: "stowarzyszeni[ea]|związ(?:ek|ki)|izb[ayąie]{1,2}|ministerstw\\p{L}{1,2}|urz(?:ąd|ędy|ędzie|ędu)|notariusz\\p{L}{0,2}|bank(?:i|u|ach)?|sąd\\p{L}{0,2}|operator płatności",
	ru: "ассоциаци[яи]|федераци[яи]|союз|палат[аеы]|министерств[оеа]|налогов\\p{L}{2}|нотариус\\p{L}{0,2}|банк(?:и|е|а)?|суд[еа]?|платёжн\\p{L}+ систем\\p{L}+",
	uk: "асоціаці[яї]|федераці[яї]|спілка|палат[аиі]|міністерств[оіа]|податков\\p{L}{1,2}|нотаріус\\p{L}{0,2}|банк(?:и|у|а)?|суд[уі]?",
	cs: "asociace|federace|svaz\\p{L}{0,2}|komor[ayěou]|ministerstv\\p{L}{1,2}|úřad\\p{L}{0,2}|notář\\p{L}{0,2}|bank[ayěou]|soud\\p{L}{0,2}|platební brán[aě]",
	sv: "\\p{L}*(?:förbund(?:et)?|myndighet(?:en)?|kommun(?:en)?|banken|tingsrätten|verket|betaltjänst(?:en)?)",
	da: "\\p{L}*(?:forbund(?:et)?|myndighed(?:en)?|kommunen?|banken|styrelsen|betalingstjeneste[nr]?)",
	nb: "\\p{L}*(?:forbund(?:et)?|myndighet(?:en)?|kommunen?|banken|etaten|betalingstjeneste[nr]?)",
	fi: "\\p{L}*(?:liitto|yhdistys|hallitus|virasto|kunta|pankki|oikeus|laitos)",
	hu: "(?:szövetség|kamara|egyesület|hivatal|önkormányzat|bank|bíróság|közjegyző)\\p{L}{0,4}|kamará\\p{L}{1,4}",
	ro: "asociați[ai]|federați[ai]|sindicat(?:ul)?|camera de|minister(?:ul)?|primări[ae]|notar(?:ul)?|banc[ăa]|tribunal(?:ul)?",
	tr: "derneği|federasyonu?|odası|bakanlığı|belediye(?:si)?|noter|bankası|bankalar|mahkemesi",
});

/** Belonging to somebody, for which one pays. */
export const MEMBERSHIP = inAnyLanguage({
	en: "memberships?|membership (?:fees?|dues)|dues|registration(?: fee)?|certification",
	de: "\\p{L}*(?:mitgliedschaft|mitgliedsbeitrag|zertifizierung|eintragung)|\\p{L}+beitrag",
	fr: "adhésion|cotisation|inscription|immatriculation|certification",
	es: "afiliación|colegiación|cuota|inscripción|membresía|certificación",
	it: "iscrizione|quota(?: associativa)?|tessera|certificazione",
	pt: "filiação|anuidade|inscrição|registro|certificação",
	nl: "lidmaatschap|contributie|inschrijving|certificering",
	pl: "członkostwo|składka|wpis|certyfikacja|rejestracja",
	ru: "членство|взнос|регистрация|сертификация",
	uk: "членство|внесок|реєстрація|сертифікація",
	cs: "členství|členský příspěvek|zápis|certifikace|registrace",
	sv: "medlemskap(?:et)?|medlemsavgift(?:en)?|registrering(?:en)?|certifiering(?:en)?",
	da: "medlemskab(?:et)?|kontingent(?:et)?|registrering(?:en)?|certificering(?:en)?",
	nb: "medlemskap(?:et)?|kontingent(?:en)?|registrering(?:en)?|sertifisering(?:en)?",
	fi: "jäsenmaksu|jäsenyys|rekisteröinti|sertifiointi",
	hu: "tagság|tagdíj|regisztráció|tanúsítás",
	ro: "cotizația|înscrierea|calitatea de membru|certificarea",
	tr: "üyelik|aidat|kayıt|belgelendirme",
});

/** At whom something is paid, before a name. */
export const AT = inAnyLanguage({
	en: "at(?: the)?|from|with(?: the)?",
	de: "bei(?:m| der)?|von|vom|im|in der",
	fr: "chez|auprès (?:de|du|d')|à l'|au|à la",
	es: "en(?: el| la)?|con|ante",
	it: "presso(?: il| la| l')?|dal?|all'|al|alla",
	pt: "n[oa]|junto ao|pel[oa]",
	nl: "bij(?: de| het)?|van",
	pl: "w|u|od|przez",
	ru: "у|в|через",
	uk: "у|в|через",
	cs: "u|od|přes",
	sv: "hos|från|i",
	da: "hos|fra|i",
	nb: "hos|fra|i",
	ro: "la|prin",
});

/** More of what a plan holds. */
export const MORE = inAnyLanguage({
	en: "extra|additional|further|more",
	de: "weitere[rs]?|zusätzliche[rs]?|extra",
	fr: "supplémentaires?|\\p{L}+ supplémentaires?|\\p{L}+ (?:en plus|additionnel(?:le)?s?)",
	es: "adicional(?:es)?|extra|\\p{L}+ (?:adicional(?:es)?|extra)",
	it: "ulteriori?|aggiuntiv[oaie]|\\p{L}+ (?:aggiuntiv[oaie]|in più|extra)",
	pt: "adiciona(?:l|is)|extra|\\p{L}+ (?:adiciona(?:l|is)|extra)",
	nl: "extra",
	pl: "dodatkow[yaei]|kolejn[yaei]",
	ru: "дополнительн(?:ый|ая|ое|ые)|кажд(?:ый|ая) следующ(?:ий|ая)",
	uk: "додатков(?:ий|а|е|і)|кожен наступний",
	cs: "další",
	sv: "extra|ytterligare",
	da: "ekstra|yderligere",
	nb: "ekstra|ytterligere",
	fi: "lisä\\p{L}+",
	hu: "további|minden további|extra",
	ro: "suplimentar(?:ă|i|e)?|\\p{L}+ suplimentar(?:ă|i|e)?",
	tr: "ek|ilave",
});

/** The same where words are not parted: bodies, and that somebody takes something. */
export const BODIES_UNPARTED =
	"組合|協会|連盟|商工会|役所|市役所|銀行|税務署|法務局|特許庁|団体|협회|조합|은행|구청|시청|세무서|协会|協會|银行|工会|政府";
export const TAKES_UNPARTED =
	"差し引|徴収|天引|引かれ|차감|떼(?:어|갑|고)|부과(?:합|하|됩)|수수료로 ?가져|收取|扣除|抽成";
