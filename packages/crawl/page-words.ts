import type { PageRole } from "#core/web/page";

/** Roles of pages that are worth reading besides the home page. */
export type LinkedRole = Exclude<PageRole, "home" | "other">;

/**
 * What sites call these pages, in the languages most often met, folded by `foldWords`: lower case, without
 * diacritics, words separated by single spaces. A phrase matches a whole label, a path segment, or words within them.
 * Latin first, then Cyrillic, Greek, Japanese, Korean and Chinese.
 */
const PHRASES: Record<LinkedRole, string> = {
	pricing:
		"pricing|prices|price|price list|pricelist|plans|plans and pricing|pricing and plans|plans pricing|pricing plans|our plans|packages|" +
		"rates|fees|subscriptions|buy|buy now|editions|membership|" +
		"preise|preis|preise und pakete|preisliste|tarife|tarif|kosten|pakete|preisplane|abonnements|" +
		"tarifs|prix|nos tarifs|nos offres|abonnement|forfaits|precios|precio|planes|planes y precios|tarifas|prezzi|prezzo|" +
		"piani|piani e prezzi|tariffe|listino|listino prezzi|precos|preco|planos|planos e precos|prijzen|prijs|tarieven|kosten en tarieven|" +
		"abonnementen|cennik|ceny|cena|plany|plany i ceny|pakiety|priser|pris|prislista|prisliste|prisplaner|hinnasto|hinnat|hinta|" +
		"cenik|ceny a balicky|cennik sluzieb|cenova ponuka|arak|arlista|csomagok|preturi|pret|tarife si preturi|fiyatlar|fiyat|fiyatlandirma|" +
		"ucretler|ucretlendirme|paketler|cijene|cjenik|cene|cenovnik|hinnad|hinnakiri|kainos|cenas|cenradis|" +
		"цены|цена|тарифы|тариф|прайс|прайс лист|стоимость|стоимость услуг|цiни|ціни|тарифи|прайс лист|вартість|цени|ценоразпис|ценовник|" +
		"τιμες|τιμοκαταλογος|τιμολογηση|πακετα|" +
		"料金|料金プラン|料金表|料金体系|価格|プラン|ご利用料金|요금|요금제|요금안내|가격|가격안내|이용요금|价格|定价|价格方案|套餐|收费标准|價格|定價|方案價格",
	about:
		"about|about us|aboutus|who we are|our story|story|our company|company|company overview|the company|team|our team|the team|meet the team|our people|people|" +
		"founders|leadership|management|history|our history|mission|our mission|" +
		"uber uns|ueber uns|uber|wir uber uns|unternehmen|das unternehmen|firma|unser team|das team|team und geschichte|geschichte|wer wir sind|die firma|" +
		"a propos|qui sommes nous|notre equipe|equipe|l equipe|notre histoire|entreprise|l entreprise|la societe|societe|nous connaitre|" +
		"sobre nosotros|quienes somos|nosotros|acerca de|acerca de nosotros|nuestro equipo|equipo|la empresa|empresa|conocenos|nuestra historia|" +
		"chi siamo|azienda|l azienda|la nostra storia|il team|storia|societa|" +
		"sobre nos|quem somos|sobre|equipa|nossa equipe|a empresa|a nossa historia|nossa historia|" +
		"over ons|over|wie zijn wij|wie we zijn|ons team|bedrijf|ons verhaal|" +
		"o nas|o firmie|nasz zespol|zespol|kim jestesmy|historia|" +
		"om oss|om|om foretaget|om os|om virksomheden|vart team|teamet|vores team|om selskapet|" +
		"tietoa meista|meista|yritys|tiimi|" +
		"o spolecnosti|nas tym|kdo jsme|o nama|tko smo|o spolocnosti|kto sme|nas tim|o podjetju|" +
		"rolunk|bemutatkozas|cegunkrol|csapatunk|despre noi|despre|cine suntem|echipa|" +
		"hakkimizda|biz kimiz|ekibimiz|ekip|kurumsal|sirket|meist|ettevottest|apie mus|par mums|" +
		"о нас|о компании|о проекте|о фирме|компания|команда|наша команда|кто мы|про нас|про компанію|за нас|за компанията|екип|тим|" +
		"σχετικα με εμας|ποιοι ειμαστε|η εταιρεια|εταιρεια|η ομαδα μας|" +
		"会社概要|会社案内|会社情報|運営会社|企業情報|私たちについて|当社について|サービスについて|代表挨拶|沿革|회사소개|회사 소개|기업소개|팀 소개|关于我们|公司简介|公司介绍|關於我們|公司簡介",
	contact:
		"contact|contact us|contactus|contacts|get in touch|talk to us|reach us|support and contact|imprint|legal notice|legal|company details|" +
		"kontakt|kontaktieren sie uns|impressum|kontakt und impressum|kontaktformular|anbieterkennzeichnung|" +
		"contactez nous|nous contacter|mentions legales|contacto|contactanos|contactenos|contactar|aviso legal|" +
		"contatti|contattaci|contatto|note legali|contato|contatos|contacte nos|fale conosco|contactos|aviso legal|" +
		"contact opnemen|neem contact op|contactgegevens|colofon|kontakty|skontaktuj sie|skontaktuj sie z nami|dane firmy|" +
		"kontakta oss|kontakt oss|kontakt os|ota yhteytta|yhteystiedot|yhteys|kontaktujte nas|napiste nam|kontakti|" +
		"kapcsolat|elerhetoseg|elerhetosegek|impresszum|contacteaza ne|contacteaza|iletisim|bize ulasin|kontaktandmed|kontaktai|" +
		"контакты|контакт|контакти|связаться с нами|свяжитесь с нами|обратная связь|реквизиты|зв язок|зв'язатися|контактна інформація|за контакти|" +
		"επικοινωνια|επικοινωνηστε|" +
		"お問い合わせ|お問合せ|お問い合せ|問い合わせ|アクセス|特定商取引法に基づく表記|特定商取引法に基づく表示|特定商取引に関する法律に基づく表記|特定商取引法|特商法|tokushoho|tokusho|" +
		"문의|문의하기|고객문의|연락처|오시는 길|찾아오시는 길|联系我们|联系方式|聯絡我們|聯繫我們",
	faq:
		"faq|faqs|f a q|frequently asked questions|questions|questions and answers|q and a|common questions|help center|help centre|help and faq|support faq|help|" +
		"haufige fragen|haufig gestellte fragen|fragen und antworten|fragen|hilfe|questions frequentes|foire aux questions|aide|" +
		"preguntas frecuentes|preguntas|ayuda|domande frequenti|domande|aiuto|perguntas frequentes|duvidas|ajuda|" +
		"veelgestelde vragen|vragen|hulp|najczesciej zadawane pytania|czesto zadawane pytania|pytania|pytania i odpowiedzi|pomoc|" +
		"vanliga fragor|fragor och svar|fragor|ofte stillede sporgsmal|sporgsmal og svar|sporsmal og svar|ofte stilte sporsmal|hjalp|hjelp|hjaelp|" +
		"usein kysytyt kysymykset|ukk|kysymykset|caste dotazy|casto kladene otazky|nejcastejsi dotazy|otazky a odpovedi|dotazy|" +
		"gyik|gyakori kerdesek|intrebari frecvente|intrebari|sikca sorulan sorular|sikca sorulanlar|sss|yardim|cesta pitanja|najcesca pitanja|" +
		"pogosta vprasanja|kkk|korduma kippuvad kusimused|duk|dazniausiai uzduodami klausimai|buj|" +
		"часто задаваемые вопросы|вопросы и ответы|вопросы|частые вопросы|чаво|помощь|поширені запитання|питання та відповіді|часті запитання|често задавани въпроси|въпроси|" +
		"συχνες ερωτησεις|ερωτησεις|" +
		"よくある質問|よくあるご質問|ご質問|자주 묻는 질문|자주묻는질문|常见问题|常見問題",
	features:
		"features|feature|all features|key features|product features|product|products|our product|our products|products and services|services|our services|solutions|solution|how it works|tour|product tour|" +
		"take a tour|overview|product overview|platform|the platform|capabilities|what we do|benefits|why us|use cases|" +
		"funktionen|features und funktionen|produkt|produkte|unsere produkte|leistungen|unsere leistungen|losungen|losung|so funktioniert es|so funktionierts|vorteile|plattform|dienstleistungen|" +
		"fonctionnalites|nos fonctionnalites|produit|produits|nos produits|services et solutions|nos services|nos solutions|comment ca marche|plateforme|avantages|" +
		"caracteristicas|funcionalidades|funciones|producto|productos|nuestros productos|servicios|nuestros servicios|soluciones|como funciona|plataforma|ventajas|" +
		"funzionalita|funzioni|caratteristiche|prodotto|prodotti|i nostri prodotti|servizi|i nostri servizi|soluzioni|come funziona|piattaforma|vantaggi|" +
		"recursos|produto|produtos|servicos|nossos servicos|solucoes|vantagens|" +
		"functies|functionaliteiten|mogelijkheden|producten|diensten|onze diensten|oplossingen|hoe het werkt|hoe werkt het|voordelen|" +
		"funkcje|mozliwosci|produkty|uslugi|nasze uslugi|oferta|rozwiazania|jak to dziala|korzysci|" +
		"funktioner|egenskaper|produkter|tjanster|vara tjanster|losningar|sa fungerar det|tjenester|ydelser|losninger|sadan virker det|slik fungerer det|fordele|fordeler|" +
		"ominaisuudet|toiminnot|tuote|tuotteet|palvelut|ratkaisut|nain se toimii|" +
		"funkce|vlastnosti|sluzby|nase sluzby|nabidka|reseni|jak to funguje|vyhody|funkcie|riesenia|ako to funguje|" +
		"funkciok|termek|termekek|szolgaltatasok|szolgaltatasaink|megoldasok|hogyan mukodik|functionalitati|functii|produse|servicii|solutii|cum functioneaza|" +
		"ozellikler|urun|urunler|urunlerimiz|hizmetler|hizmetlerimiz|cozumler|nasil calisir|znacajke|proizvodi|usluge|rjesenja|kako radi|storitve|resitve|" +
		"возможности|функции|функционал|продукт|продукты|продукция|услуги|наши услуги|решения|как это работает|преимущества|о продукте|можливості|функції|послуги|рішення|як це працює|продукти|функционалности|услуги|решения|как работи|" +
		"λειτουργιες|χαρακτηριστικα|προιοντα|υπηρεσιες|λυσεις|πως λειτουργει|" +
		"機能|主な機能|機能一覧|機能紹介|特長|特徴|サービス|サービス内容|サービス紹介|製品|製品情報|기능|주요 기능|서비스|서비스 소개|제품|功能|产品|产品功能|服务|產品|服務",
};

/** Lower case, without diacritics, every run of other signs one space. */
export function foldWords(text: string): string {
	return text
		.toLowerCase()
		.replace(/ß/g, "ss")
		.replace(/ø/g, "o")
		.replace(/æ/g, "ae")
		.replace(/ł/g, "l")
		.replace(/đ/g, "d")
		.replace(/ı/g, "i")
		.normalize("NFKD")
		.replace(/\p{M}+/gu, "")
		.replace(/&/g, " and ")
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();
}

/** Every phrase, folded like what it is compared with, and the role it names. */
const ROLE_OF: ReadonlyMap<string, LinkedRole> = new Map(
	(Object.entries(PHRASES) as [LinkedRole, string][]).flatMap(([role, phrases]) =>
		phrases.split("|").map((phrase): [string, LinkedRole] => [foldWords(phrase), role]),
	),
);

/** Longer labels are sentences or headlines, not names of pages. */
const MAX_LABEL_WORDS = 6;
/** A single word names a page only within a label this short: "pet insurance plans", not a headline about solutions. */
const MAX_LABEL_WORDS_FOR_ONE = 3;
/** Words that say nothing alone within a longer label: "weight management", "join the team". */
const WHOLE_ONLY = new Set(
	"buy|story|people|om|over|uber|sobre|despre|help|hilfe|aide|hulp|pomoc|legal|questions|fragen|product|products|services|solutions|overview|tour|company|firma|history|price|rates|fees|management|feature".split(
		"|",
	),
);

/** What a folded label names: exactly (2), by a phrase within it (1), or nothing. */
export function roleOfWords(folded: string): { role: LinkedRole; strength: 1 | 2 } | null {
	if (folded === "") return null;
	const exact = ROLE_OF.get(folded);
	if (exact !== undefined) return { role: exact, strength: 2 };
	const words = folded.split(" ");
	if (words.length > MAX_LABEL_WORDS) return null;
	const shortest = words.length > MAX_LABEL_WORDS_FOR_ONE ? 2 : 1;
	for (let length = words.length - 1; length >= shortest; length--) {
		for (let from = 0; from + length <= words.length; from++) {
			const phrase = words.slice(from, from + length).join(" ");
			const role = ROLE_OF.get(phrase);
			if (role !== undefined && !WHOLE_ONLY.has(phrase)) return { role, strength: 1 };
		}
	}
	return null;
}
