import { page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Seven sites in as many languages, written with the English ones before the rules of the day had been read. */
export const PRODUCTS_16_OTHER_LANGUAGES: readonly WholeSite[] = [
	{
		origin: "https://wartewerk.de",
		pages: {
			"/": [
				"home",
				page(
					"de",
					"Wartewerk | Digitale Wartelisten für Arztpraxen",
					`<header><a href="/">Wartewerk</a></header><main><h1>Nie wieder ein leerer Termin</h1><p>Wartewerk füllt abgesagte Termine von selbst: Die Software schreibt den Nächsten auf der Liste an, bis einer zusagt.</p><h2>Funktionen</h2><ul><li>Absagen per SMS</li><li>Rangfolge nach Dringlichkeit</li><li>Anbindung an Doctolib (in Vorbereitung)</li></ul><h2>Das sagt die Praxis Dr. Aslan</h2><p>Die Praxis wurde 2001 von Dr. Emine Aslan in Kassel gegründet. Vor Wartewerk blieben dort acht Termine in der Woche leer.</p><h2>Kosten</h2><p>49 € im Monat je Behandler. Die Einrichtung ist kostenlos, jede SMS kostet 9 Cent.</p><h2>Unsere Geschichte</h2><p>Entstanden ist Wartewerk 2020 aus einem Projekt der Universität Jena, die 1558 gegründet wurde.</p></main><footer><p>Wartewerk UG, Saalbahnhofstraße 12, 07743 Jena, post@wartewerk.de</p><p>Aufsicht: Thüringer Landesbeauftragter, Häßlerstraße 8, 99096 Erfurt, poststelle@tlfdi.example.de</p></footer>`,
				),
			],
		},
		traps: [
			[
				"das Jahr der Universität",
				"founded_year",
				"1558",
				"Entstanden ist Wartewerk 2020 aus einem Projekt der Universität Jena, die 1558 gegründet wurde.",
			],
			[
				"die Gründerin der Praxis",
				"founders",
				"Emine Aslan",
				"Die Praxis wurde 2001 von Dr. Emine Aslan in Kassel gegründet.",
			],
			[
				"die Stadt der Aufsicht",
				"city",
				"Erfurt",
				"Aufsicht: Thüringer Landesbeauftragter, Häßlerstraße 8, 99096 Erfurt, poststelle@tlfdi.example.de",
			],
			[
				"die Einrichtung als gratis",
				"pricing_model",
				"freemium",
				"Die Einrichtung ist kostenlos, jede SMS kostet 9 Cent.",
			],
			["was vorbereitet wird", "features", "Anbindung an Doctolib", "Anbindung an Doctolib (in Vorbereitung)"],
			[
				"acht Termine",
				"description",
				"Mit Wartewerk bleiben acht Termine in der Woche leer.",
				"Vor Wartewerk blieben dort acht Termine in der Woche leer.",
			],
		],
		honest: [
			["Eintrag", "features", "Rangfolge nach Dringlichkeit", "Rangfolge nach Dringlichkeit"],
			[
				"Jahr",
				"founded_year",
				"2020",
				"Entstanden ist Wartewerk 2020 aus einem Projekt der Universität Jena, die 1558 gegründet wurde.",
			],
			["Preis", "pricing_summary", "49 € im Monat je Behandler", "49 € im Monat je Behandler."],
			["Stadt", "city", "Jena", "Wartewerk UG, Saalbahnhofstraße 12, 07743 Jena, post@wartewerk.de"],
		],
	},
	{
		origin: "https://cordeline.fr",
		pages: {
			"/": [
				"home",
				page(
					"fr",
					"Cordeline – la gestion des salles d'escalade",
					`<header><a href="/">Cordeline</a></header><main><h1>Votre salle tourne, vous grimpez</h1><p>Cordeline gère les entrées, les abonnements et les ouvertures de voies des salles d'escalade.</p><h2>Ce que vous y trouvez</h2><ul><li>Badge sans contact</li><li>Cahier des voies</li><li>Paiement en ligne par Stripe, société irlandaise installée à Dublin</li></ul><h2>Ce que nous ne faisons pas</h2><ul><li>Assurance des grimpeurs</li><li>Vente de matériel</li></ul><h2>Tarifs</h2><div><h3>Bloc</h3><p>79 € HT par mois</p></div><div><h3>Falaise</h3><p>129 € HT par mois</p></div><p>Les lecteurs de badges coûtent 240 € pièce. Sans engagement la première année seulement.</p><h2>Ils nous font confiance</h2><p>Vertige, la salle que Paul Renard a ouverte à Annecy en 2012, fut notre premier client.</p></main><footer><p>Cordeline SAS, 8 rue du Lac, 38000 Grenoble. Hébergeur : OVH, 2 rue Kellermann, 59100 Roubaix.</p></footer>`,
				),
			],
		},
		traps: [
			["le pays du paiement", "country", "IE", "Paiement en ligne par Stripe, société irlandaise installée à Dublin"],
			["ce qu'ils ne font pas", "features", "Vente de matériel", "Vente de matériel"],
			[
				"le fondateur du client",
				"founders",
				"Paul Renard",
				"Vertige, la salle que Paul Renard a ouverte à Annecy en 2012, fut notre premier client.",
			],
			["la limite perdue", "usps", "Sans engagement", "Sans engagement la première année seulement."],
			["le lecteur comme prix", "pricing_summary", "Bloc: 240 € pièce", ["Bloc", "240 € pièce"]],
		],
		honest: [
			[
				"ce que c'est",
				"short_description",
				"Cordeline gère les entrées, les abonnements et les ouvertures de voies des salles d'escalade.",
				"Cordeline gère les entrées, les abonnements et les ouvertures de voies des salles d'escalade.",
			],
			["le prix", "pricing_summary", "Falaise : 129 € HT par mois", ["Falaise", "129 € HT par mois"]],
			["la ville", "city", "Grenoble", "Cordeline SAS, 8 rue du Lac, 38000 Grenoble."],
		],
	},
	{
		origin: "https://colmenar.es",
		pages: {
			"/": [
				"home",
				page(
					"es",
					"Colmenar: apicultura con sensores",
					`<header><a href="/">Colmenar</a></header><main><h1>Escucha tus colmenas desde casa</h1><p>Colmenar fabrica sensores que miden peso, temperatura y sonido de cada colmena.</p><h2>Por qué Colmenar</h2><ul><li>Pila para tres años</li><li>Sin cuota mensual</li></ul><p>Los sensores de Apibox necesitan cuota y solo duran un verano.</p><h2>Precio</h2><p>85 € por colmena. El repetidor no está incluido y cuesta 120 €.</p><h2>Próximamente</h2><p>Aviso de robo por GPS.</p><h2>Quiénes somos</h2><p>Colmenar nació en 2017 en Soria de la mano de Julia Cano. La apoya la fundación Tierra Viva, creada en 1985 por Manuel Ortiz.</p></main><footer><p>Colmenar Sensores S.L., Polígono Las Casas, Soria. Distribuidor para Portugal: Apimel Lda., Braga.</p></footer>`,
				),
			],
		},
		traps: [
			[
				"el año de la fundación",
				"founded_year",
				"1985",
				"La apoya la fundación Tierra Viva, creada en 1985 por Manuel Ortiz.",
			],
			[
				"quien creó la fundación",
				"founders",
				"Manuel Ortiz",
				"La apoya la fundación Tierra Viva, creada en 1985 por Manuel Ortiz.",
			],
			["lo que vendrá", "features", "Aviso de robo por GPS", "Aviso de robo por GPS."],
			[
				"lo de otros",
				"description",
				"Los sensores solo duran un verano.",
				"Los sensores de Apibox necesitan cuota y solo duran un verano.",
			],
		],
		honest: [
			["año", "founded_year", "2017", "Colmenar nació en 2017 en Soria de la mano de Julia Cano."],
			["razón", "usps", "Sin cuota mensual", "Sin cuota mensual"],
			["precio", "pricing_summary", "85 € por colmena", "85 € por colmena."],
		],
	},
	{
		origin: "https://filobarca.it",
		pages: {
			"/": [
				"home",
				page(
					"it",
					"Filobarca - posti barca, prenotati online",
					`<header><a href="/">Filobarca</a></header><main><h1>Il tuo ormeggio, prima di mollare le cime</h1><p>Con Filobarca prenoti un posto barca in 120 porti italiani e paghi all'arrivo.</p><h2>Per i diportisti</h2><ul><li>Mappa dei porti</li><li>Cancellazione gratuita fino a 48 ore prima</li></ul><h2>Per i porti</h2><p>I porti pagano il 7% su ogni prenotazione. Il porto di Cala Verde, fondato nel 1974, è con noi dal primo giorno.</p><h2>Assistenza</h2><p>Non rispondiamo al telefono. Scrivi a ciao@filobarca.it; per le emergenze in mare chiama il 1530.</p><h2>Chi siamo</h2><p>Filobarca è un'idea di Sara Conti, skipper di Rapallo. Il sito è realizzato da Onda Studio, Pisa.</p></main><footer><p>Filobarca S.r.l., P. IVA 09876543210, Via Aurelia 15, 16035 Rapallo (GE)</p></footer>`,
				),
			],
		},
		traps: [
			[
				"l'anno del porto",
				"founded_year",
				"1974",
				"Il porto di Cala Verde, fondato nel 1974, è con noi dal primo giorno.",
			],
			["la città dello studio", "city", "Pisa", "Il sito è realizzato da Onda Studio, Pisa."],
			["il limite perso", "features", "Cancellazione gratuita", "Cancellazione gratuita fino a 48 ore prima"],
			["un non perso", "description", "Rispondiamo al telefono.", "Non rispondiamo al telefono."],
		],
		honest: [
			[
				"che cosa fa",
				"short_description",
				"Con Filobarca prenoti un posto barca in 120 porti italiani e paghi all'arrivo.",
				"Con Filobarca prenoti un posto barca in 120 porti italiani e paghi all'arrivo.",
			],
			[
				"posta",
				"contact_email",
				"ciao@filobarca.it",
				"Scrivi a ciao@filobarca.it; per le emergenze in mare chiama il 1530.",
			],
		],
	},
	{
		origin: "https://hikidashi.jp",
		pages: {
			"/": [
				"home",
				page(
					"ja",
					"ヒキダシ|小さな会社の経費精算",
					`<header><a href="/">ヒキダシ</a></header><main><h1>レシートを撮るだけの経費精算</h1><p>ヒキダシは、小さな会社のための経費精算サービスです。写真から日付と金額を読み取ります。</p><h2>機能</h2><ul><li>レシートの読み取り</li><li>承認の流れ</li><li>給与ソフトとの連携(準備中)</li></ul><h2>料金</h2><p>1人あたり月額480円。初月は無料です。</p><p>初期設定の代行は30,000円です。</p><h2>導入事例</h2><p>株式会社あおぞら製菓(1968年創業、代表 森田一郎)では、精算の時間が半分になりました。</p><h2>会社概要</h2><dl><dt>会社名</dt><dd>ヒキダシ株式会社</dd><dt>設立</dt><dd>2019年4月</dd><dt>所在地</dt><dd>福岡市中央区大名2-6-11</dd><dt>取引銀行</dt><dd>みなと銀行 神戸支店</dd></dl></main>`,
				),
			],
		},
		traps: [
			[
				"客の創業年",
				"founded_year",
				"1968",
				"株式会社あおぞら製菓(1968年創業、代表 森田一郎)では、精算の時間が半分になりました。",
			],
			[
				"客の代表",
				"founders",
				"森田一郎",
				"株式会社あおぞら製菓(1968年創業、代表 森田一郎)では、精算の時間が半分になりました。",
			],
			["準備中のもの", "features", "給与ソフトとの連携", "給与ソフトとの連携(準備中)"],
			["初月だけ無料", "pricing_model", "freemium", "1人あたり月額480円。初月は無料です。"],
			["銀行の町", "city", "神戸", "みなと銀行 神戸支店"],
		],
		honest: [
			[
				"何か",
				"short_description",
				"ヒキダシは、小さな会社のための経費精算サービスです。",
				"ヒキダシは、小さな会社のための経費精算サービスです。",
			],
			["設立", "founded_year", "2019", ["設立", "2019年4月"]],
			["月額", "pricing_summary", "1人あたり月額480円", "1人あたり月額480円。"],
		],
	},
	{
		origin: "https://quintalvivo.com.br",
		pages: {
			"/": [
				"home",
				page(
					"pt",
					"Quintal Vivo | Hortas prontas para varandas",
					`<header><a href="/">Quintal Vivo</a></header><main><h1>Uma horta na sua varanda</h1><p>A Quintal Vivo monta hortas em varandas de apartamentos e cuida delas uma vez por mês.</p><h2>Planos</h2><div><h3>Tempero</h3><p>R$ 89 por mês</p></div><div><h3>Salada</h3><p>R$ 149 por mês</p></div><p>A montagem custa a partir de R$ 320. Atendemos só em Curitiba, por enquanto.</p><h2>Dúvidas</h2><h3>Vocês usam agrotóxicos?</h3><p>Nunca usamos agrotóxicos.</p><h2>Parceiros</h2><p>As mudas vêm do Viveiro Sol, que Rita Prado fundou em Morretes em 1999.</p></main><footer><p>Quintal Vivo Ltda., CNPJ 12.345.678/0001-90, Rua XV de Novembro 700, Curitiba – PR</p></footer>`,
				),
			],
		},
		traps: [
			[
				"a cidade do viveiro",
				"city",
				"Morretes",
				"As mudas vêm do Viveiro Sol, que Rita Prado fundou em Morretes em 1999.",
			],
			[
				"a fundadora do viveiro",
				"founders",
				"Rita Prado",
				"As mudas vêm do Viveiro Sol, que Rita Prado fundou em Morretes em 1999.",
			],
			["o nunca perdido", "description", "Usamos agrotóxicos.", "Nunca usamos agrotóxicos."],
			["o plano trocado", "pricing_summary", "Tempero: R$ 149 por mês", ["Tempero", "R$ 149 por mês"]],
		],
		honest: [
			[
				"o que faz",
				"short_description",
				"A Quintal Vivo monta hortas em varandas de apartamentos e cuida delas uma vez por mês.",
				"A Quintal Vivo monta hortas em varandas de apartamentos e cuida delas uma vez por mês.",
			],
			["o plano", "pricing_summary", "Tempero: R$ 89 por mês", ["Tempero", "R$ 89 por mês"]],
		],
	},
	{
		origin: "https://lesbord.nl",
		pages: {
			"/": [
				"home",
				page(
					"nl",
					"Lesbord | Roosters voor muziekscholen",
					`<header><a href="/">Lesbord</a></header><main><h1>Het rooster dat vanzelf klopt</h1><p>Lesbord maakt lesroosters voor muziekscholen en stuurt ouders een bericht als een les vervalt.</p><h2>Mogelijkheden</h2><ul><li>Lokalen en instrumenten plannen</li><li>Facturen per kwartaal</li></ul><p>Een app voor leerlingen hebben we niet.</p><h2>Prijzen</h2><p>€ 25 per maand tot 10 docenten, daarboven € 2 per docent. Overstappers krijgen de eerste twee maanden gratis.</p><h2>Over</h2><p>Lesbord is in 2016 bedacht door Iris Vos, celliste. Haar grootvader Henk Vos richtte in 1951 het Vos Kwartet op.</p></main><footer><p>Lesbord, Oudegracht 120, Utrecht. KvK 65432109. Klachten: Geschillencommissie, Den Haag.</p></footer>`,
				),
			],
		},
		traps: [
			["wat er niet is", "features", "Een app voor leerlingen", "Een app voor leerlingen hebben we niet."],
			["de grootvader", "founders", "Henk Vos", "Haar grootvader Henk Vos richtte in 1951 het Vos Kwartet op."],
			["de stad van de commissie", "city", "Den Haag", "Klachten: Geschillencommissie, Den Haag."],
			[
				"gratis voor overstappers",
				"pricing_model",
				"freemium",
				[
					"€ 25 per maand tot 10 docenten, daarboven € 2 per docent.",
					"Overstappers krijgen de eerste twee maanden gratis.",
				],
			],
		],
		honest: [
			["wie", "founders", "Iris Vos", "Lesbord is in 2016 bedacht door Iris Vos, celliste."],
			["wat", "features", "Facturen per kwartaal", "Facturen per kwartaal"],
		],
		refused: [["waar", "city", "Utrecht", "Lesbord, Oudegracht 120, Utrecht."]],
	},
];
