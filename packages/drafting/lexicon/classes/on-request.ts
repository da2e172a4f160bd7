import { inAnyLanguage } from "#drafting/lexicon/classes/by-language";

/** What stands on a plan's card in the place of its price, the whole of it: it is agreed upon with whoever asks. */
export const ON_REQUEST = inAnyLanguage({
	en: "(?:(?:price |pricing )?(?:up)?on request|custom(?: (?:price|pricing|quote|plan))?|let's talk|talk to (?:us|sales)|contact (?:us|sales)(?: for (?:a )?(?:quote|pricing|price))?|ask us|get (?:a|your) quote|by quote|get in touch)",
	de: "(?:(?:preise? )?auf anfrage|individuell|sprechen sie (?:uns an|mit uns)|sprich (?:uns an|mit uns)|kontaktieren sie uns|angebot anfordern|nach absprache)",
	fr: "(?:(?:prix )?sur (?:devis|demande|mesure)|nous contacter|contactez[- ]nous|parlons[- ]en|nous consulter)",
	es: "(?:(?:precio )?(?:a (?:consultar|medida|convenir)|bajo (?:petición|presupuesto|consulta))|cont[aá]ctanos|contacte con nosotros|hablemos|háblanos|pide presupuesto|presupuesto a medida|personalizado)",
	it: "(?:su (?:richiesta|preventivo|misura)|contattaci|contattateci|parliamone|da concordare|personalizzato)",
	pt: "(?:sob (?:consulta|orçamento|medida)|fale (?:connosco|conosco)|contacte-nos|entre em contato|personalizado)",
	nl: "(?:(?:prijs )?op (?:aanvraag|maat)|neem contact op|in overleg|vraag (?:een )?offerte aan)",
	pl: "(?:na zapytanie|wycena indywidualna|indywidualn(?:ie|a|y)(?: wycena)?|do uzgodnienia|skontaktuj się(?: z nami)?|porozmawiajmy|zapytaj o (?:cenę|ofertę))",
	ru: "(?:по запросу|договорная|индивидуально|свяжитесь с нами|по договор[её]нности)",
	uk: "(?:за запитом|на запит|договірна|індивідуально|зв'яжіться з нами|за домовленістю)",
	cs: "(?:na dotaz|na vyžádání|na poptávku|individuální(?: cena)?|dohodou|kontaktujte nás|ozvěte se(?: nám)?)",
	sv: "(?:på begäran|på förfrågan|kontakta oss|begär offert|be om offert|offert|hör av dig)",
	da: "(?:på forespørgsel|efter aftale|kontakt os|få (?:et )?tilbud|indhent tilbud|tal med os)",
	nb: "(?:på forespørsel|etter avtale|kontakt oss|få (?:et )?tilbud|be om tilbud|snakk med oss)",
	fi: "(?:pyydä tarjous|tarjouksen mukaan|tarjouspyynnöstä|sopimuksen mukaan|ota yhteyttä|kysy (?:tarjousta?|hintaa|lisää))",
	hu: "(?:egyedi (?:ár(?:azás|ajánlat)?|ajánlat)|megállapodás szerint|kérj(?:en)? ajánlatot|ajánlatkérés|kérésre|lépj(?:en)? kapcsolatba velünk)",
	ro: "(?:la cerere|contactați-ne|contactează-ne|cere(?:ți)? (?:o )?ofertă|preț personalizat)",
	tr: "(?:teklif (?:al|alın|iste|isteyin)|bize (?:ulaşın|yazın|sorun)|iletişime geçin|görüşelim|özel (?:fiyat|teklif)|talep üzerine)",
	ja: "(?:お問い合わせ(?:ください)?|要(?:相談|見積(?:もり|り)?)|応相談|(?:個別|別途)?お?見積(?:もり|り)?|ご相談(?:ください)?)",
	ko: "(?:(?:별도 ?)?(?:문의|상담|협의)(?:해 ?주세요)?)",
	zh: "(?:联系我们|聯絡我們|面议|面議|定制|按需报价|咨询)",
});
