import { page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Seven ordinary products in German, French, Spanish, Italian, Japanese, Portuguese and Dutch. */
export const PRODUCTS_09_OTHER_LANGUAGES: readonly WholeSite[] = [
	{
		origin: "https://belegfuchs.de",
		pages: {
			"/": [
				"home",
				page(
					"de",
					"Belegfuchs – Belege scannen und ablegen",
					`<header>Belegfuchs</header><main><h1>Nie wieder Schuhkarton</h1><p>Mit Belegfuchs fotografieren Selbstständige ihre Belege, die App liest Betrag, Datum und Steuersatz aus und legt alles revisionssicher ab.</p><h2>Funktionen</h2><ul><li>Texterkennung in Sekunden</li><li>Export für DATEV</li><li>Erinnerung an fehlende Belege</li></ul><h2>Preise</h2><p>Bis 20 Belege im Monat kostenlos. Danach 7,90 € monatlich, jederzeit kündbar.</p><h2>Wer steckt dahinter?</h2><p>Belegfuchs wird in Münster von Anke Pohl und Deniz Yildiz entwickelt. Angefangen haben wir 2019 neben dem Studium an der 1780 gegründeten Universität.</p></main><footer><p>Belegfuchs GmbH · Hafenweg 12 · 48155 Münster</p><p>Hosting: Netzkern AG, Frankfurt am Main</p></footer>`,
				),
			],
		},
		traps: [
			[
				"the university's year",
				"founded_year",
				"1780",
				"Angefangen haben wir 2019 neben dem Studium an der 1780 gegründeten Universität.",
			],
			["the host's town", "city", "Frankfurt am Main", "Hosting: Netzkern AG, Frankfurt am Main"],
			["its limit left out", "pricing_summary", "Belege kostenlos", "Bis 20 Belege im Monat kostenlos."],
		],
		honest: [
			[
				"what it does",
				"short_description",
				"Selbstständige fotografieren mit Belegfuchs ihre Belege; die App liest Betrag, Datum und Steuersatz aus.",
				"Mit Belegfuchs fotografieren Selbstständige ihre Belege, die App liest Betrag, Datum und Steuersatz aus und legt alles revisionssicher ab.",
			],
			["an entry", "features", "Export für DATEV", "Export für DATEV"],
			[
				"prices",
				"pricing_summary",
				"Bis 20 Belege im Monat kostenlos; danach 7,90 € monatlich",
				"Bis 20 Belege im Monat kostenlos. Danach 7,90 € monatlich, jederzeit kündbar.",
			],
			[
				"who makes it",
				"founders",
				"Anke Pohl",
				"Belegfuchs wird in Münster von Anke Pohl und Deniz Yildiz entwickelt.",
			],
			[
				"its beginning",
				"founded_year",
				"2019",
				"Angefangen haben wir 2019 neben dem Studium an der 1780 gegründeten Universität.",
			],
		],
		refused: [
			[
				"its category",
				"categories",
				"Accounting",
				[
					"Belegfuchs – Belege scannen und ablegen",
					"Mit Belegfuchs fotografieren Selbstständige ihre Belege, die App liest Betrag, Datum und Steuersatz aus und legt alles revisionssicher ab.",
				],
			],
		],
	},
	{
		origin: "https://potagerie.fr",
		pages: {
			"/": [
				"home",
				page(
					"fr",
					"La Potagerie, le potager clé en main",
					`<header>La Potagerie</header><main><h1>Un potager sur votre balcon en dix minutes</h1><p>La Potagerie livre des bacs prêts à planter, avec terreau, plants bio et un arrosage goutte à goutte. Rien à bricoler.</p><h2>Nos bacs</h2><div><h3>Le Mini</h3><p>49 €</p><p>3 plants</p></div><div><h3>Le Grand</h3><p>119 €</p><p>9 plants</p></div><h2>Livraison</h2><p>Livraison offerte dès 80 € d'achat. Nous ne livrons pas encore en Corse.</p><h2>L'équipe</h2><p>L'idée est née à Nantes en 2018, sur le balcon de Camille Roy. Avec Hugo Blanc, ancien de Truffaut, elle lance La Potagerie deux ans plus tard.</p></main><footer><p>SARL La Potagerie, 8 quai de la Fosse, 44000 Nantes</p></footer>`,
				),
			],
		},
		traps: [
			["a not left out", "description", "Nous livrons en Corse.", "Nous ne livrons pas encore en Corse."],
			["a limit left out", "usps", "Livraison offerte", "Livraison offerte dès 80 € d'achat."],
			["prices exchanged", "pricing_summary", "Le Mini : 119 €", ["Le Mini", "119 €"]],
		],
		honest: [
			[
				"its slogan",
				"tagline",
				"Un potager sur votre balcon en dix minutes",
				"Un potager sur votre balcon en dix minutes",
			],
			[
				"what it does",
				"description",
				"La Potagerie livre des bacs prêts à planter, avec terreau et plants bio.",
				"La Potagerie livre des bacs prêts à planter, avec terreau, plants bio et un arrosage goutte à goutte.",
			],
			["a price", "pricing_summary", "Le Grand : 119 €", ["Le Grand", "119 €"]],
			["its country", "country", "FR", "SARL La Potagerie, 8 quai de la Fosse, 44000 Nantes"],
			["a reason", "usps", "Rien à bricoler", "Rien à bricoler."],
			[
				"who began it",
				"founders",
				"Hugo Blanc",
				"Avec Hugo Blanc, ancien de Truffaut, elle lance La Potagerie deux ans plus tard.",
			],
		],
	},
	{
		origin: "https://citaclara.es",
		pages: {
			"/": [
				"home",
				page(
					"es",
					"CitaClara | Agenda online para clínicas dentales",
					`<header>CitaClara</header><main><h1>Menos llamadas, más sonrisas</h1><p>Tus pacientes reservan, cambian o cancelan su cita desde el móvil, y CitaClara les recuerda la visita por WhatsApp.</p><ul><li>Lista de espera automática</li><li>Historial de cada paciente</li><li>Varias sedes en un calendario</li></ul><p>Somos una empresa de Valencia fundada en 2017 por dos hermanas, Lucía y Marta Ferrer.</p><p>Desde 29 € al mes por sillón. Sin permanencia.</p><p>Nuestros clientes pasan de 12 a 3 plantones por semana.</p></main><footer><p>CitaClara S.L. - Calle Colón 21, 46004 Valencia</p></footer>`,
				),
			],
		},
		traps: [
			[
				"numbers exchanged",
				"description",
				"Nuestros clientes pasan de 3 a 12 plantones por semana.",
				"Nuestros clientes pasan de 12 a 3 plantones por semana.",
			],
			["what it counts left out", "pricing_summary", "29 € al mes", "Desde 29 € al mes por sillón."],
		],
		honest: [
			[
				"what it is",
				"short_description",
				"CitaClara es una agenda online para clínicas dentales.",
				"CitaClara | Agenda online para clínicas dentales",
			],
			[
				"what it does",
				"description",
				"Los pacientes reservan, cambian o cancelan su cita desde el móvil.",
				"Tus pacientes reservan, cambian o cancelan su cita desde el móvil, y CitaClara les recuerda la visita por WhatsApp.",
			],
			["an entry", "features", "Lista de espera automática", "Lista de espera automática"],
			["the price", "pricing_summary", "Desde 29 € al mes por sillón", "Desde 29 € al mes por sillón."],
			[
				"its town",
				"city",
				"Valencia",
				"Somos una empresa de Valencia fundada en 2017 por dos hermanas, Lucía y Marta Ferrer.",
			],
			[
				"its beginning",
				"founded_year",
				"2017",
				"Somos una empresa de Valencia fundada en 2017 por dos hermanas, Lucía y Marta Ferrer.",
			],
			["a reason", "usps", "Sin permanencia", "Sin permanencia."],
			[
				"who began it",
				"founders",
				"Marta Ferrer",
				"Somos una empresa de Valencia fundada en 2017 por dos hermanas, Lucía y Marta Ferrer.",
			],
		],
	},
	{
		origin: "https://frantoiobruna.it",
		pages: {
			"/": [
				"home",
				page(
					"it",
					"Frantoio Bruna - Olio extravergine ligure",
					`<header>Frantoio Bruna</header><main><h1>L'olio di casa, a casa tua</h1><p>Spremiamo a freddo le nostre olive taggiasche entro dodici ore dalla raccolta e spediamo l'olio in tutta Europa.</p><h2>Bottega</h2><ul><li>Bottiglia da 0,5 l: 14 €</li><li>Latta da 3 l: 62 €</li></ul><h2>La famiglia</h2><p>Il frantoio fu aperto da nonna Bruna nel 1951 a Dolcedo. Oggi lo guida il nipote Pietro Gandolfo.</p><p>Il consorzio di cui facciamo parte ha sede a Imperia.</p></main><footer>P. IVA 01234567890 · info@frantoiobruna.it</footer>`,
				),
			],
		},
		traps: [
			["the consortium's town", "city", "Imperia", "Il consorzio di cui facciamo parte ha sede a Imperia."],
			["who leads it today", "founders", "Pietro Gandolfo", "Oggi lo guida il nipote Pietro Gandolfo."],
			[
				"prices exchanged",
				"pricing_summary",
				"Bottiglia da 0,5 l: 62 €",
				["Bottiglia da 0,5 l: 14 €", "Latta da 3 l: 62 €"],
			],
		],
		honest: [
			[
				"what it does",
				"description",
				"Le olive taggiasche sono spremute a freddo entro dodici ore dalla raccolta.",
				"Spremiamo a freddo le nostre olive taggiasche entro dodici ore dalla raccolta e spediamo l'olio in tutta Europa.",
			],
			["a price", "pricing_summary", "Latta da 3 l: 62 €", "Latta da 3 l: 62 €"],
			["its kind", "tags", "olio extravergine", "Frantoio Bruna - Olio extravergine ligure"],
			["its country", "country", "IT", "P. IVA 01234567890 · info@frantoiobruna.it"],
		],
		refused: [["its beginning", "founded_year", "1951", "Il frantoio fu aperto da nonna Bruna nel 1951 a Dolcedo."]],
	},
	{
		origin: "https://kakeibo-note.jp",
		pages: {
			"/": [
				"home",
				page(
					"ja",
					"かけいぼノート｜夫婦で続く家計簿アプリ",
					`<header>かけいぼノート</header><main><h1>ふたりで続く、家計簿。</h1><p>かけいぼノートは、夫婦で支出を共有できる家計簿アプリです。レシートを撮るだけで自動で記録されます。</p><h2>主な機能</h2><ul><li>レシート読み取り</li><li>予算の共有</li><li>月ごとのレポート</li></ul><h2>料金</h2><p>基本機能は無料です。プレミアムプランは月額480円です。</p><h2>会社概要</h2><table><tr><th>社名</th><td>株式会社ノートワークス</td></tr><tr><th>設立</th><td>2018年4月</td></tr><tr><th>代表取締役</th><td>森田 彩</td></tr><tr><th>所在地</th><td>京都府京都市中京区烏丸通1-2-3</td></tr><tr><th>主要取引銀行</th><td>みなと銀行 神戸支店</td></tr></table></main>`,
				),
			],
		},
		traps: [
			["the bank's town", "city", "神戸", "みなと銀行 神戸支店"],
			["one plan for all", "pricing_model", "free", "基本機能は無料です。"],
		],
		honest: [
			[
				"what it is",
				"short_description",
				"かけいぼノートは、夫婦で支出を共有できる家計簿アプリです。",
				"かけいぼノートは、夫婦で支出を共有できる家計簿アプリです。",
			],
			[
				"what it does",
				"description",
				"レシートを撮るだけで自動で記録されます。",
				"レシートを撮るだけで自動で記録されます。",
			],
			["an entry", "features", "予算の共有", "予算の共有"],
			["its beginning", "founded_year", "2018", ["設立", "2018年4月"]],
			["how it is paid", "pricing_model", "freemium", "基本機能は無料です。プレミアムプランは月額480円です。"],
			["a price", "pricing_summary", "プレミアムプラン：月額480円", "プレミアムプランは月額480円です。"],
		],
	},
	{
		origin: "https://rotacerta.com.br",
		pages: {
			"/": [
				"home",
				page(
					"pt-BR",
					"RotaCerta: roteirização de entregas para pequenas transportadoras",
					`<header>RotaCerta</header><main><h1>Entregue mais com a mesma frota</h1><p>A RotaCerta monta as rotas do dia em segundos e avisa o cliente quando o motorista está chegando.</p><ul><li><strong>Rastreamento ao vivo</strong> do celular do motorista</li><li><strong>Comprovante com foto</strong> e assinatura</li></ul><p>Teste grátis por 14 dias. Depois, R$ 89 por veículo ao mês.</p><p>Nascemos em Curitiba em 2020, dentro de uma transportadora de 40 anos.</p></main><footer>RotaCerta Tecnologia Ltda. CNPJ 12.345.678/0001-90</footer>`,
				),
			],
		},
		traps: [
			["a trial as a plan", "pricing_model", "freemium", "Teste grátis por 14 dias. Depois, R$ 89 por veículo ao mês."],
		],
		honest: [
			[
				"what it does",
				"short_description",
				"A RotaCerta monta as rotas do dia em segundos.",
				"A RotaCerta monta as rotas do dia em segundos e avisa o cliente quando o motorista está chegando.",
			],
			["the price", "pricing_summary", "R$ 89 por veículo ao mês", "Depois, R$ 89 por veículo ao mês."],
			["an entry", "features", "Comprovante com foto e assinatura", "Comprovante com foto e assinatura"],
			["its country", "country", "BR", "RotaCerta Tecnologia Ltda. CNPJ 12.345.678/0001-90"],
			[
				"its beginning",
				"founded_year",
				"2020",
				"Nascemos em Curitiba em 2020, dentro de uma transportadora de 40 anos.",
			],
		],
		refused: [
			["its town", "city", "Curitiba", "Nascemos em Curitiba em 2020, dentro de uma transportadora de 40 anos."],
		],
	},
	{
		origin: "https://fietsvriend.nl",
		pages: {
			"/": [
				"home",
				page(
					"nl",
					"Fietsvriend | Fietsreparatie aan huis",
					`<header>Fietsvriend</header><main><h1>Wij komen naar je fiets toe</h1><p>Onze monteurs repareren je fiets thuis of op het werk, meestal nog dezelfde dag. Je boekt in een minuut en betaalt pas achteraf.</p><p>Lekke band: € 24,50. Kleine beurt: € 59.</p><p>We rijden in Utrecht, Amersfoort en Zeist.</p><p>Fietsvriend is in 2022 opgericht door Joost de Wit.</p></main><footer>Fietsvriend B.V. · Oudegracht 112 · 3511 AX Utrecht · KvK 87654321</footer>`,
				),
			],
		},
		traps: [["a served town", "city", "Amersfoort", "We rijden in Utrecht, Amersfoort en Zeist."]],
		honest: [
			[
				"what it does too",
				"description",
				"Je betaalt pas achteraf.",
				"Je boekt in een minuut en betaalt pas achteraf.",
			],
			[
				"prices",
				"pricing_summary",
				"Lekke band: € 24,50; Kleine beurt: € 59",
				"Lekke band: € 24,50. Kleine beurt: € 59.",
			],
			["who began it", "founders", "Joost de Wit", "Fietsvriend is in 2022 opgericht door Joost de Wit."],
			["its town", "city", "Utrecht", "Fietsvriend B.V. · Oudegracht 112 · 3511 AX Utrecht · KvK 87654321"],
		],
		refused: [
			[
				"what it does",
				"short_description",
				"Monteurs van Fietsvriend repareren je fiets thuis of op het werk.",
				"Onze monteurs repareren je fiets thuis of op het werk, meestal nog dezelfde dag.",
			],
		],
	},
];
