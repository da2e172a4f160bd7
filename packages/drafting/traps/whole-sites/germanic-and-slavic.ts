import type { WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Small sites in German, Dutch, Swedish, Polish and Russian, each with claims that its pages tempt to and others that they bear out. */
export const GERMANIC_AND_SLAVIC_SITES: readonly WholeSite[] = [
	{
		origin: "https://lohnfux.de",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Lohnfux – Lohnabrechnung für Handwerksbetriebe</title></head><body><header><div class="logo">Lohnfux</div><ul class="menu"><li><a href="/preise">Preise</a></li><li><a href="/funktionen">Funktionen</a></li><li><a href="/impressum">Impressum</a></li></ul></header><main><h1>Lohnabrechnung, die am Freitag fertig ist</h1><p>Lohnfux rechnet Löhne für Handwerksbetriebe ab, vom Azubi bis zur Meisterin.</p><h2>Das ist dabei</h2><ul><li>Zuschläge für Nacht und Sonntag</li><li>Meldungen an die SOKA-BAU</li></ul><h2>Was Lohnfux (noch) nicht kann</h2><ul><li>Reisekosten abrechnen</li><li>Kurzarbeitergeld beantragen</li></ul><h2>Preis</h2><p>8 € pro Monat und Mitarbeiter, keine Grundgebühr.</p><figure><blockquote>Seit Lohnfux habe ich freitags frei.</blockquote><figcaption>Heike Brandt, Gründerin der Bäckerei Brandt</figcaption></figure></main><footer><a href="/impressum">Impressum</a> <a href="/datenschutz">Datenschutz</a></footer></body></html>`,
			],
			"/impressum": [
				"contact",
				`<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Impressum – Lohnfux</title></head><body><header><a href="/">Lohnfux</a></header><main><h1>Impressum</h1><p>Lohnfux GmbH<br>Rosenthaler Straße 40<br>10178 Berlin</p><p>Amtsgericht Charlottenburg, HRB 1998 B</p><p>E-Mail: kontakt@lohnfux.de</p><h2>Konzept und Umsetzung</h2><p>Pixelhain GmbH<br>Mariahilfer Straße 88<br>1070 Wien, Österreich<br>hallo@pixelhain.at</p><h2>Bildnachweise</h2><p>Startseite: Ulrike Moos, Gründerin von Fotowerk Elbe, Hamburg</p></main><footer>© Lohnfux GmbH</footer></body></html>`,
			],
		},
		traps: [
			["the web agency's country", "country", "AT", "1070 Wien, Österreich"],
			["the web agency's city", "city", "Wien", "1070 Wien, Österreich"],
			["the web agency's e-mail", "contact_email", "hallo@pixelhain.at", "hallo@pixelhain.at"],
			["a register number as year", "founded_year", "1998", "Amtsgericht Charlottenburg, HRB 1998 B"],
			["a list of what is missing", "features", "Reisekosten abrechnen", "Reisekosten abrechnen"],
			[
				"a price without its unit",
				"pricing_summary",
				"8 € pro Monat",
				"8 € pro Monat und Mitarbeiter, keine Grundgebühr.",
			],
			["a testimonial's founder", "founders", "Heike Brandt", "Heike Brandt, Gründerin der Bäckerei Brandt"],
			[
				"a photographer's business",
				"founders",
				"Ulrike Moos",
				"Startseite: Ulrike Moos, Gründerin von Fotowerk Elbe, Hamburg",
			],
		],
		honest: [
			["own city", "city", "Berlin", "10178 Berlin"],
			["own e-mail", "contact_email", "kontakt@lohnfux.de", "E-Mail: kontakt@lohnfux.de"],
			["own feature", "features", "Zuschläge für Nacht und Sonntag", "Zuschläge für Nacht und Sonntag"],
			[
				"own price",
				"pricing_summary",
				"8 € pro Monat und Mitarbeiter, keine Grundgebühr.",
				"8 € pro Monat und Mitarbeiter, keine Grundgebühr.",
			],
		],
	},
	{
		origin: "https://fietsvriend.nl",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Fietsvriend | De fietsenmaker die naar je toe komt</title></head><body><header><a href="/">Fietsvriend</a><nav><a href="/afspraak">Afspraak maken</a><a href="/werken-bij">Werken bij</a></nav></header><main><h1>De fietsenmaker die naar je toe komt</h1><p>Fietsvriend repareert je fiets voor de deur, op een tijd die jij kiest.</p><h2>Tarief</h2><p>€ 49 per beurt, onderdelen apart.</p><p>Zo bespaar je gemiddeld € 120 per jaar ten opzichte van een leaseplan.</p><h2>Wat klanten zeggen</h2><p>Sanne de Wit, oprichter van Koffie Noord: ‘Mijn bakfiets was in een half uur klaar.’</p><h2>Vacature</h2><p>Fietsenmaker (m/v), standplaats Antwerpen, België</p><h2>Betalen</h2><p>Vragen over een betaling beantwoordt Betaalbrug: klantenservice@betaalbrug.nl</p><p>Alleen op werkdagen komen wij ook 's avonds.</p></main><footer><p>Fietsvriend B.V., Oudegracht 202, 3511 NR Utrecht · KvK 30201954</p></footer></body></html>`,
			],
			"/vragen": [
				"faq",
				`<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Vragen | Fietsvriend</title></head><body><header><a href="/">Fietsvriend</a></header><main><h1>Veelgestelde vragen</h1><h3>Repareren jullie ook scooters?</h3><p>Nee, alleen fietsen en e-bikes.</p><h3>Hoe lang heb ik garantie?</h3><p>Op elke reparatie zit zes maanden garantie.</p><h3>Is de voorrijbeurt gratis?</h3><p>Binnen Utrecht wel, daarbuiten rekenen we € 12.</p></main><footer>Fietsvriend B.V.</footer></body></html>`,
			],
		},
		traps: [
			[
				"a saving told as price",
				"pricing_summary",
				"€ 120 per jaar",
				"Zo bespaar je gemiddeld € 120 per jaar ten opzichte van een leaseplan.",
			],
			["a testimonial's founder", "founders", "Sanne de Wit", "Sanne de Wit, oprichter van Koffie Noord"],
			["a job advert's country", "country", "BE", "Fietsenmaker (m/v), standplaats Antwerpen, België"],
			[
				"the payment provider's e-mail",
				"contact_email",
				"klantenservice@betaalbrug.nl",
				"Vragen over een betaling beantwoordt Betaalbrug: klantenservice@betaalbrug.nl",
			],
			["only dropped", "description", "Wij komen ook 's avonds.", "Alleen op werkdagen komen wij ook 's avonds."],
			["a question as feature", "features", "Scooters repareren", "Repareren jullie ook scooters?"],
			[
				"question and another's answer",
				"faqs",
				"Op elke reparatie zit zes maanden garantie.",
				["Repareren jullie ook scooters?", "Op elke reparatie zit zes maanden garantie."],
			],
			["a condition dropped", "pricing_model", "free", "Is de voorrijbeurt gratis?"],
		],
		honest: [
			["own price", "pricing_summary", "€ 49 per beurt, onderdelen apart.", "€ 49 per beurt, onderdelen apart."],
			[
				"own answer",
				"faqs",
				"Op elke reparatie zit zes maanden garantie.",
				["Hoe lang heb ik garantie?", "Op elke reparatie zit zes maanden garantie."],
			],
			["own city", "city", "Utrecht", "Fietsvriend B.V., Oudegracht 202, 3511 NR Utrecht"],
		],
	},
	{
		origin: "https://skrytka24.pl",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="pl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Skrytka24 – automaty paczkowe dla osiedli</title></head><body><header><a href="/">Skrytka24</a><nav><a href="/oferta">Oferta</a><a href="/kontakt">Kontakt</a></nav></header><main><h1>Automat paczkowy na Twoim osiedlu</h1><p>Skrytka24 stawia i obsługuje automaty paczkowe dla wspólnot mieszkaniowych.</p><h2>O nas</h2><p>Skrytka24 powstała w 2021 roku w Poznaniu.</p><p>Nasze zamki spełniają normę PN-EN 14450:2018.</p><p>Kiedyś automaty drukowały potwierdzenia, dziś wystarczy telefon.</p><h2>Gwarancja</h2><p>Nie gwarantujemy dostawy w 24 godziny, bo paczki wożą kurierzy.</p><h2>Reklamacje</h2><p>Skargę można złożyć też do urzędu: kancelaria@urzad-konsumenta.gov.pl</p></main><footer><p>Skrytka24 sp. z o.o., ul. Garbary 71, 61-758 Poznań, tel. 61 2012 300</p></footer></body></html>`,
			],
		},
		traps: [
			["a standard's year", "founded_year", "2018", "Nasze zamki spełniają normę PN-EN 14450:2018."],
			["a phone number as year", "founded_year", "2012", "tel. 61 2012 300"],
			[
				"used to",
				"features",
				"Drukowanie potwierdzeń",
				"Kiedyś automaty drukowały potwierdzenia, dziś wystarczy telefon.",
			],
			[
				"a negation dropped",
				"usps",
				"Gwarantujemy dostawę w 24 godziny",
				"Nie gwarantujemy dostawy w 24 godziny, bo paczki wożą kurierzy.",
			],
			[
				"the authority's e-mail",
				"contact_email",
				"kancelaria@urzad-konsumenta.gov.pl",
				"Skargę można złożyć też do urzędu: kancelaria@urzad-konsumenta.gov.pl",
			],
		],
		honest: [
			["own year", "founded_year", "2021", "Skrytka24 powstała w 2021 roku w Poznaniu."],
			["own heading", "tagline", "Automat paczkowy na Twoim osiedlu", "Automat paczkowy na Twoim osiedlu"],
		],
	},
	{
		origin: "https://ljusbruk.se",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="sv"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Ljusbruk – boka fotostudio per timme</title></head><body><header><a href="/">Ljusbruk</a><nav><a href="/studior">Studior</a><a href="/priser">Priser</a></nav></header><main><h1>Boka fotostudio per timme</h1><p>Hos Ljusbruk bokar du en färdigriggad studio i Göteborg, från en timme och uppåt.</p><h2>Ingår</h2><ul><li>Tre studioblixtar</li><li>Fond i valfri färg</li></ul><p>Vi hyr inte ut kameror eller objektiv.</p><h2>Återförsäljare i Danmark</h2><p>Foto Nord ApS, Vesterbrogade 12, 1620 København V, Danmark</p><h2>Ägare</h2><p>Anna Lind, grundare av Lind Invest AB, äger 20 procent.</p><p>Priset är 450 kr per timme.</p><p>Om vi får bygglov öppnar en dagsljusstudio i Malmö.</p></main><footer><p>Ljusbruk AB, Första Långgatan 20, 413 28 Göteborg, org.nr 559201-9987</p></footer></body></html>`,
			],
		},
		traps: [
			["a denied feature", "features", "Hyr ut kameror och objektiv", "Vi hyr inte ut kameror eller objektiv."],
			["a reseller's country", "country", "DK", "Foto Nord ApS, Vesterbrogade 12, 1620 København V, Danmark"],
			["an owner's company", "founders", "Anna Lind", "Anna Lind, grundare av Lind Invest AB, äger 20 procent."],
			["a unit exchanged", "pricing_summary", "450 kr per dag", "Priset är 450 kr per timme."],
			[
				"a condition dropped",
				"description",
				"En dagsljusstudio öppnar i Malmö.",
				"Om vi får bygglov öppnar en dagsljusstudio i Malmö.",
			],
			["a register number as year", "founded_year", "2019", "org.nr 559201-9987"],
		],
		honest: [["own price", "pricing_summary", "Priset är 450 kr per timme.", "Priset är 450 kr per timme."]],
	},
	{
		origin: "https://stroykarta.ru",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Стройкарта — учёт материалов на стройке</title></head><body><header><a href="/">Стройкарта</a><nav><a href="/tarify">Тарифы</a><a href="/kontakty">Контакты</a></nav></header><main><h1>Учёт материалов на стройке без бумаги</h1><p>Стройкарта показывает, сколько материала осталось на каждом объекте.</p><h2>Возможности</h2><ul><li>Приёмка по фото накладной</li><li>Остатки по объектам</li></ul><h2>Безопасность</h2><p>Мы никогда не передаём данные третьим лицам.</p><h2>Скоро</h2><ul><li>Обмен с 1С</li></ul><h2>Хостинг</h2><p>Сайт размещён у компании ООО «Облако-Нева», Санкт-Петербург, Лиговский проспект, 50</p></main><footer><p>ООО «Стройкарта», Казань, ул. Баумана, 44. ОГРН 1201690020080</p></footer></body></html>`,
			],
		},
		traps: [
			[
				"never dropped",
				"description",
				"Мы передаём данные третьим лицам.",
				"Мы никогда не передаём данные третьим лицам.",
			],
			["a planned feature", "features", "Обмен с 1С", "Обмен с 1С"],
			[
				"the hosting provider's city",
				"city",
				"Санкт-Петербург",
				"Сайт размещён у компании ООО «Облако-Нева», Санкт-Петербург, Лиговский проспект, 50",
			],
		],
		honest: [["own feature", "features", "Приёмка по фото накладной", "Приёмка по фото накладной"]],
	},
];
