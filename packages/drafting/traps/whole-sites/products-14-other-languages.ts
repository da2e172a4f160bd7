import { page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Ordinary sites in seven languages, written before the rules of the day had been read. */
export const PRODUCTS_14_OTHER_LANGUAGES: readonly WholeSite[] = [
	{
		origin: "https://fahrtenfuchs.de",
		pages: {
			"/": [
				"home",
				page(
					"de",
					"Fahrtenfuchs – das Fahrtenbuch, das das Finanzamt anerkennt",
					`<header><a href="/">Fahrtenfuchs</a></header><main><h1>Das Fahrtenbuch, das sich selbst schreibt</h1><p>Fahrtenfuchs zeichnet Ihre Fahrten automatisch auf und erstellt daraus ein Fahrtenbuch, das das Finanzamt anerkennt.</p><h2>Das kann die App</h2><ul><li>Automatische Aufzeichnung per GPS</li><li>Export als PDF oder CSV</li><li>Mehrere Fahrzeuge</li></ul><h2>Kundenstimmen</h2><p>„Seit 2009 fahre ich Taxi in Hannover, und endlich stimmt der Papierkram.“ – Ralf Timm</p><h2>Preise</h2><div><h3>Privat</h3><p>Kostenlos für ein Fahrzeug</p></div><div><h3>Gewerbe</h3><p>6,90 € pro Fahrzeug und Monat</p></div><h2>Bald</h2><p>Ab Herbst erkennt Fahrtenfuchs auch Tankquittungen.</p><h2>Über uns</h2><p>Hinter Fahrtenfuchs stehen Jule Petersen und Malte Graf. Die Idee kam uns 2020 im Stau auf der A7.</p></main><footer><p>Fahrtenfuchs GmbH · Ottenser Hauptstraße 12 · 22765 Hamburg</p><p>moin@fahrtenfuchs.de</p></footer>`,
				),
			],
		},
		traps: [
			[
				"seit wann er fährt",
				"founded_year",
				"2009",
				"„Seit 2009 fahre ich Taxi in Hannover, und endlich stimmt der Papierkram.“",
			],
			["wo er fährt", "city", "Hannover", "„Seit 2009 fahre ich Taxi in Hannover, und endlich stimmt der Papierkram.“"],
			[
				"was noch kommt",
				"description",
				"Fahrtenfuchs erkennt auch Tankquittungen.",
				"Ab Herbst erkennt Fahrtenfuchs auch Tankquittungen.",
			],
			["frei für eines", "pricing_model", "free", "Kostenlos für ein Fahrzeug"],
			[
				"der andere Tarif",
				"pricing_summary",
				"Privat: 6,90 € pro Fahrzeug und Monat",
				["Privat", "6,90 € pro Fahrzeug und Monat"],
			],
		],
		honest: [
			[
				"was es tut",
				"short_description",
				"Fahrtenfuchs zeichnet Ihre Fahrten automatisch auf.",
				"Fahrtenfuchs zeichnet Ihre Fahrten automatisch auf und erstellt daraus ein Fahrtenbuch, das das Finanzamt anerkennt.",
			],
			["Eintrag", "features", "Automatische Aufzeichnung per GPS", "Automatische Aufzeichnung per GPS"],
			[
				"gratis und bezahlt",
				"pricing_model",
				"freemium",
				["Kostenlos für ein Fahrzeug", "6,90 € pro Fahrzeug und Monat"],
			],
			[
				"Tarif",
				"pricing_summary",
				"Gewerbe: 6,90 € pro Fahrzeug und Monat",
				["Gewerbe", "6,90 € pro Fahrzeug und Monat"],
			],
			["wer", "founders", "Malte Graf", "Hinter Fahrtenfuchs stehen Jule Petersen und Malte Graf."],
			["wo", "city", "Hamburg", "Fahrtenfuchs GmbH · Ottenser Hauptstraße 12 · 22765 Hamburg"],
			["Schlagwort", "tags", "Fahrtenbuch", "Fahrtenfuchs – das Fahrtenbuch, das das Finanzamt anerkennt"],
		],
	},
	{
		origin: "https://syndiclair.fr",
		pages: {
			"/": [
				"home",
				page(
					"fr",
					"Syndiclair | Logiciel de gestion pour syndics bénévoles",
					`<header><a href="/">Syndiclair</a><a href="/tarifs">Tarifs</a></header><main><h1>Gérez votre copropriété sans y passer vos week-ends</h1><p>Syndiclair aide les syndics bénévoles à tenir les comptes, à convoquer les assemblées et à répartir les charges.</p><h2>Fonctionnalités</h2><div><h3>Appels de fonds automatiques</h3><p>Calculés selon les tantièmes, envoyés par e-mail.</p></div><div><h3>Assemblées générales</h3><p>Convocation, feuille de présence et procès-verbal en trois clics.</p></div><div><h3>Comptes rapprochés</h3><p>Importez le relevé de votre banque, nous faisons le reste.</p></div><h2>Ils nous font confiance</h2><p>Résidence Les Tilleuls, Nantes, gérée depuis 1987</p><h2>Tarif</h2><p>8 € par lot et par an. Les 30 premiers jours sont gratuits.</p><p>L'affranchissement des recommandés est facturé par La Poste, à partir de 4,83 € l'envoi.</p></main><footer><p>Syndiclair est édité par Lotissimo SAS, 3 quai Perrache, 69002 Lyon. Fondée en 2018 par Maud Pellerin.</p><p>Hébergement : Scaleway, 8 rue de la Ville l'Évêque, 75008 Paris</p></footer>`,
				),
			],
		},
		traps: [
			["l'année d'une résidence", "founded_year", "1987", "Résidence Les Tilleuls, Nantes, gérée depuis 1987"],
			["la ville de l'hébergeur", "city", "Paris", "Hébergement : Scaleway, 8 rue de la Ville l'Évêque, 75008 Paris"],
			[
				"le prix de la poste",
				"pricing_summary",
				"à partir de 4,83 € l'envoi",
				"L'affranchissement des recommandés est facturé par La Poste, à partir de 4,83 € l'envoi.",
			],
			[
				"un essai comme gratuit",
				"pricing_model",
				"freemium",
				["8 € par lot et par an.", "Les 30 premiers jours sont gratuits."],
			],
		],
		honest: [
			[
				"ce que c'est",
				"short_description",
				"Syndiclair aide les syndics bénévoles à tenir les comptes, à convoquer les assemblées et à répartir les charges.",
				"Syndiclair aide les syndics bénévoles à tenir les comptes, à convoquer les assemblées et à répartir les charges.",
			],
			[
				"une fonction",
				"features",
				"Appels de fonds automatiques",
				["Appels de fonds automatiques", "Calculés selon les tantièmes, envoyés par e-mail."],
			],
			["le prix", "pricing_summary", "8 € par lot et par an", "8 € par lot et par an."],
			["la fondatrice", "founders", "Maud Pellerin", "Fondée en 2018 par Maud Pellerin."],
			[
				"l'année",
				"founded_year",
				"2018",
				["Syndiclair est édité par Lotissimo SAS, 3 quai Perrache, 69002 Lyon.", "Fondée en 2018 par Maud Pellerin."],
			],
			["la ville", "city", "Lyon", "Syndiclair est édité par Lotissimo SAS, 3 quai Perrache, 69002 Lyon."],
			["étiquette", "tags", "Logiciel de gestion", "Syndiclair | Logiciel de gestion pour syndics bénévoles"],
		],
	},
	{
		origin: "https://tostadonorte.es",
		pages: {
			"/": [
				"home",
				page(
					"es",
					"Tostado Norte - Café recién tostado en Gijón",
					`<header><a href="/">Tostado Norte</a></header><main><h1>Café tostado el día que lo pides</h1><p>Tostamos café de especialidad en pequeños lotes y lo enviamos a toda España en 24 horas.</p><h2>Nuestros cafés</h2><div><h3>Faro</h3><p>Chocolate y avellana</p><p>11,50 € / 250 g</p></div><div><h3>Galerna</h3><p>Frutos rojos</p><p>13,00 € / 250 g</p></div><h2>Suscripción</h2><p>Recibe dos bolsas al mes por 21 €. Puedes parar cuando quieras.</p><h2>De dónde viene</h2><p>Compramos directamente a la cooperativa Flor del Valle, fundada en 1991 en Huila, Colombia.</p><h2>Quiénes somos</h2><p>Abrimos el tostador en 2017. Somos Covadonga Vega y su hermano Nel.</p></main><footer><p>Calle Ezcurdia 40, 33202 Gijón · hola@tostadonorte.es</p></footer>`,
				),
			],
		},
		traps: [
			[
				"año de la cooperativa",
				"founded_year",
				"1991",
				"Compramos directamente a la cooperativa Flor del Valle, fundada en 1991 en Huila, Colombia.",
			],
			[
				"país de la cooperativa",
				"country",
				"CO",
				"Compramos directamente a la cooperativa Flor del Valle, fundada en 1991 en Huila, Colombia.",
			],
			["precio de otro", "pricing_summary", "Faro: 13,00 € / 250 g", ["Faro", "13,00 € / 250 g"]],
			["sabor como función", "features", "Frutos rojos", "Frutos rojos"],
		],
		honest: [
			["lema", "tagline", "Café tostado el día que lo pides", "Café tostado el día que lo pides"],
			[
				"qué hacen",
				"short_description",
				"Tostamos café de especialidad en pequeños lotes y lo enviamos a toda España en 24 horas.",
				"Tostamos café de especialidad en pequeños lotes y lo enviamos a toda España en 24 horas.",
			],
			["precio", "pricing_summary", "Galerna: 13,00 € / 250 g", ["Galerna", "13,00 € / 250 g"]],
			["ciudad", "city", "Gijón", "Calle Ezcurdia 40, 33202 Gijón"],
			["suscripción", "pricing_summary", "dos bolsas al mes por 21 €", "Recibe dos bolsas al mes por 21 €."],
			["año", "founded_year", "2017", "Abrimos el tostador en 2017."],
		],
		refused: [
			[
				"con su nombre",
				"description",
				"Tostado Norte tuesta café de especialidad en pequeños lotes.",
				"Tostamos café de especialidad en pequeños lotes y lo enviamos a toda España en 24 horas.",
			],
		],
	},
	{
		origin: "https://campanello.app",
		pages: {
			"/": [
				"home",
				page(
					"it",
					"Campanello: le prenotazioni del tuo B&B in un calendario solo",
					`<header><a href="/">Campanello</a></header><main><h1>Le prenotazioni del tuo B&amp;B in un calendario solo</h1><p>Con Campanello vedi Booking, Airbnb e il tuo sito in un unico calendario e non affitti due volte la stessa camera.</p><h2>Cosa fa per te</h2><ul><li>Sincronizza i calendari ogni cinque minuti</li><li>Invia le schedine alla Questura</li><li>Prepara le ricevute</li></ul><h2>Cosa non fa</h2><p>Campanello non gestisce i prezzi: per questo c'è il nostro partner Tariffa, da 19 € al mese.</p><h2>Quanto costa</h2><p>9 € al mese per struttura, fino a cinque camere. Nessuna commissione sulle prenotazioni.</p><h2>Chi siamo</h2><p>Campanello è nato nel 2021 a Lecce, da un'idea di Serena Greco, che gestiva il B&amp;B della nonna.</p></main><footer><p>Campanello S.r.l. – Via Palmieri 22, 73100 Lecce – P. IVA IT04812345678</p></footer>`,
				),
			],
		},
		traps: [
			[
				"ciò che non fa",
				"description",
				"Campanello gestisce i prezzi.",
				"Campanello non gestisce i prezzi: per questo c'è il nostro partner Tariffa, da 19 € al mese.",
			],
			[
				"il prezzo del partner",
				"pricing_summary",
				"19 € al mese",
				"Campanello non gestisce i prezzi: per questo c'è il nostro partner Tariffa, da 19 € al mese.",
			],
			["il limite tolto", "pricing_summary", "9 € al mese", "9 € al mese per struttura, fino a cinque camere."],
			[
				"nomi altrui",
				"features",
				"Airbnb",
				"Con Campanello vedi Booking, Airbnb e il tuo sito in un unico calendario e non affitti due volte la stessa camera.",
			],
		],
		honest: [
			[
				"che cosa fa",
				"short_description",
				"Con Campanello vedi Booking, Airbnb e il tuo sito in un unico calendario.",
				"Con Campanello vedi Booking, Airbnb e il tuo sito in un unico calendario e non affitti due volte la stessa camera.",
			],
			[
				"una funzione",
				"features",
				"Sincronizza i calendari ogni cinque minuti",
				"Sincronizza i calendari ogni cinque minuti",
			],
			[
				"senza commissioni",
				"usps",
				"Nessuna commissione sulle prenotazioni",
				"Nessuna commissione sulle prenotazioni.",
			],
			[
				"anno",
				"founded_year",
				"2021",
				"Campanello è nato nel 2021 a Lecce, da un'idea di Serena Greco, che gestiva il B&B della nonna.",
			],
			[
				"fondatrice",
				"founders",
				"Serena Greco",
				"Campanello è nato nel 2021 a Lecce, da un'idea di Serena Greco, che gestiva il B&B della nonna.",
			],
			["paese", "country", "IT", "Campanello S.r.l. – Via Palmieri 22, 73100 Lecce – P. IVA IT04812345678"],
			[
				"prezzo",
				"pricing_summary",
				"9 € al mese per struttura, fino a cinque camere",
				"9 € al mese per struttura, fino a cinque camere.",
			],
		],
	},
	{
		origin: "https://tsundoku-dana.jp",
		pages: {
			"/": [
				"home",
				page(
					"ja",
					"ツンドク棚 | 積読を楽しむ本棚アプリ",
					`<header><a href="/">ツンドク棚</a></header><main><h1>積読を、楽しもう。</h1><p>ツンドク棚は、まだ読んでいない本を記録して、次に読む一冊を選べる本棚アプリです。</p><h2>主な機能</h2><ul><li>バーコードで本を登録</li><li>読書メモ</li><li>家族と本棚を共有</li></ul><h2>料金</h2><p>基本機能は無料です。プレミアムプランは月額300円です。</p><h2>今後の予定</h2><p>電子書籍との連携を予定しています。</p><h2>運営</h2><p>株式会社コトノハ（2019年設立、代表 森田 葵）が運営しています。書誌データは国立国会図書館（1948年設立）のものを利用しています。</p><p>〒604-8091 京都府京都市中京区本能寺前町12</p></main><footer><p>お問い合わせ: info@tsundoku-dana.jp</p></footer>`,
				),
			],
		},
		traps: [
			["図書館の年", "founded_year", "1948", "書誌データは国立国会図書館（1948年設立）のものを利用しています。"],
			["予定の機能", "features", "電子書籍との連携", "電子書籍との連携を予定しています。"],
			["無料だけ", "pricing_model", "free", "基本機能は無料です。"],
			[
				"読んだ本",
				"description",
				"ツンドク棚は、読んだ本を記録して、次に読む一冊を選べる本棚アプリです。",
				"ツンドク棚は、まだ読んでいない本を記録して、次に読む一冊を選べる本棚アプリです。",
			],
		],
		honest: [
			[
				"説明",
				"short_description",
				"ツンドク棚は、まだ読んでいない本を記録して、次に読む一冊を選べる本棚アプリです。",
				"ツンドク棚は、まだ読んでいない本を記録して、次に読む一冊を選べる本棚アプリです。",
			],
			["機能", "features", "バーコードで本を登録", "バーコードで本を登録"],
			["料金", "pricing_model", "freemium", "基本機能は無料です。プレミアムプランは月額300円です。"],
			["料金の要約", "pricing_summary", "プレミアムプランは月額300円", "プレミアムプランは月額300円です。"],
			["都市", "city", "京都市", "〒604-8091 京都府京都市中京区本能寺前町12"],
			["タグ", "tags", "本棚アプリ", "ツンドク棚 | 積読を楽しむ本棚アプリ"],
		],
		refused: [["設立", "founded_year", "2019", "株式会社コトノハ（2019年設立、代表 森田 葵）が運営しています。"]],
	},
	{
		origin: "https://navalharia.com.br",
		pages: {
			"/": [
				"home",
				page(
					"pt-BR",
					"Navalharia - agenda online para barbearias",
					`<header><a href="/">Navalharia</a></header><main><h1>Sua barbearia com a agenda sempre cheia</h1><p>O Navalharia é um sistema de agendamento para barbearias. Seus clientes marcam pelo WhatsApp e você recebe um lembrete antes de cada corte.</p><h2>Recursos</h2><ul><li>Agendamento pelo WhatsApp</li><li>Comissão dos barbeiros</li><li>Controle de caixa</li></ul><h2>Planos</h2><table><tr><th>Plano</th><th>Solo</th><th>Equipe</th></tr><tr><td>Mensalidade</td><td>R$ 29</td><td>R$ 79</td></tr><tr><td>Barbeiros</td><td>1</td><td>até 8</td></tr><tr><td>Nota fiscal</td><td>—</td><td>Sim</td></tr></table><p>As mensagens do WhatsApp são cobradas pela Meta.</p><h2>Depoimentos</h2><p>"Abri minha barbearia em Recife em 2015 e hoje não vivo sem." Jorge Antunes, fundador da Barba Rija</p><h2>Quem faz</h2><p>Criado por Tainá Rocha e Igor Matos em Florianópolis, em 2022.</p></main><footer><p>Navalharia Tecnologia Ltda. CNPJ 45.111.222/0001-33</p></footer>`,
				),
			],
		},
		traps: [
			["fundador de um cliente", "founders", "Jorge Antunes", "Jorge Antunes, fundador da Barba Rija"],
			["ano de um cliente", "founded_year", "2015", '"Abri minha barbearia em Recife em 2015 e hoje não vivo sem."'],
			["preço do outro plano", "pricing_summary", "Solo: R$ 79", ["Solo", "R$ 79"]],
			["cidade de um cliente", "city", "Recife", '"Abri minha barbearia em Recife em 2015 e hoje não vivo sem."'],
		],
		honest: [
			[
				"o que é",
				"short_description",
				"O Navalharia é um sistema de agendamento para barbearias.",
				"O Navalharia é um sistema de agendamento para barbearias.",
			],
			["recurso", "features", "Comissão dos barbeiros", "Comissão dos barbeiros"],
			["preço", "pricing_summary", "Equipe: R$ 79", ["Equipe", "R$ 79"]],
			["fundadora", "founders", "Tainá Rocha", "Criado por Tainá Rocha e Igor Matos em Florianópolis, em 2022."],
			["cidade", "city", "Florianópolis", "Criado por Tainá Rocha e Igor Matos em Florianópolis, em 2022."],
			[
				"o que faz",
				"description",
				"Seus clientes marcam pelo WhatsApp.",
				"Seus clientes marcam pelo WhatsApp e você recebe um lembrete antes de cada corte.",
			],
		],
		refused: [["ano", "founded_year", "2022", "Criado por Tainá Rocha e Igor Matos em Florianópolis, em 2022."]],
	},
	{
		origin: "https://roosterhulp.nl",
		pages: {
			"/": [
				"home",
				page(
					"nl",
					"Roosterhulp | Dienstroosters voor cafés en restaurants",
					`<header><a href="/">Roosterhulp</a></header><main><h1>Het rooster rond in tien minuten</h1><p>Roosterhulp maakt dienstroosters voor horecateams. Medewerkers geven zelf door wanneer ze kunnen, en jij schuift de rest op zijn plek.</p><h2>Wat je krijgt</h2><ul><li>Beschikbaarheid via de app</li><li>Ruilen zonder gedoe</li><li>Uren naar je salarispakket</li></ul><h2>Prijs</h2><p>€ 2,50 per medewerker per maand. Geen opstartkosten.</p><p>Heb je minder dan vijf medewerkers? Dan is Roosterhulp gratis.</p><h2>Wie wij zijn</h2><p>Roosterhulp is een bedrijf uit Groningen, opgericht in 2019 door oud-kok Bram Zijlstra. Onze eerste klant was café De Kromme, dat al sinds 1934 bestaat.</p></main><footer><p>Roosterhulp B.V., KvK 71234567</p></footer>`,
				),
			],
		},
		traps: [
			["jaar van de klant", "founded_year", "1934", "Onze eerste klant was café De Kromme, dat al sinds 1934 bestaat."],
			["gratis voor sommigen", "pricing_model", "free", "Dan is Roosterhulp gratis."],
			["voorwaarde weg", "pricing_summary", "Roosterhulp is gratis", "Dan is Roosterhulp gratis."],
			[
				"ander woord",
				"description",
				"Roosterhulp maakt dienstroosters voor ziekenhuizen.",
				"Roosterhulp maakt dienstroosters voor horecateams.",
			],
		],
		honest: [
			[
				"wat het doet",
				"short_description",
				"Roosterhulp maakt dienstroosters voor horecateams.",
				"Roosterhulp maakt dienstroosters voor horecateams.",
			],
			["prijs", "pricing_summary", "€ 2,50 per medewerker per maand", "€ 2,50 per medewerker per maand."],
			[
				"oprichter",
				"founders",
				"Bram Zijlstra",
				"Roosterhulp is een bedrijf uit Groningen, opgericht in 2019 door oud-kok Bram Zijlstra.",
			],
			[
				"jaar",
				"founded_year",
				"2019",
				"Roosterhulp is een bedrijf uit Groningen, opgericht in 2019 door oud-kok Bram Zijlstra.",
			],
			["functie", "features", "Ruilen zonder gedoe", "Ruilen zonder gedoe"],
			[
				"stad",
				"city",
				"Groningen",
				"Roosterhulp is een bedrijf uit Groningen, opgericht in 2019 door oud-kok Bram Zijlstra.",
			],
			[
				"beschikbaarheid",
				"description",
				"Medewerkers geven zelf door wanneer ze kunnen.",
				"Medewerkers geven zelf door wanneer ze kunnen, en jij schuift de rest op zijn plek.",
			],
		],
	},
];
