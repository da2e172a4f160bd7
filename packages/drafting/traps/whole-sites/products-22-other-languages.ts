import { described, page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Four of seven ordinary products in other languages: German, French, Spanish and Italian. Written before the rules were read. */
export const PRODUCTS_22_OTHER_LANGUAGES: readonly WholeSite[] = [
	{
		origin: "https://schichtwerk.de",
		pages: {
			"/": [
				"home",
				described(
					"de",
					"Schichtwerk – Dienstplanung für Pflegedienste",
					"Schichtwerk plant Dienste in der ambulanten Pflege und hält Ruhezeiten ein.",
					`<header><a href="/">Schichtwerk</a></header><main><h1>Dienstpläne, die auch am Montag noch stimmen</h1><p>Schichtwerk ist eine Software für ambulante Pflegedienste. Sie schlägt Touren vor, prüft Ruhezeiten und sagt Bescheid, wenn jemand ausfällt.</p><h2>Funktionen</h2><ul><li>Tausch per App</li><li>Prüfung nach Arbeitszeitgesetz</li><li>Übergabe an DATEV</li><li>Sprachnotizen (in Arbeit)</li></ul><p>Wir ersetzen kein Abrechnungsprogramm.</p><p>In Deutschland fehlen 200.000 Pflegekräfte.</p><h2>Preise</h2><p>4,50 € je Mitarbeiter und Monat. Die ersten 30 Tage sind kostenlos.</p><p>Einrichtung vor Ort: einmalig 390 €.</p><h2>Kunden</h2><p>Der Pflegedienst Morgenrot aus Kassel, gegründet 1998, plant seit drei Jahren mit uns.</p></main><footer><a href="/impressum">Impressum</a></footer>`,
				),
			],
			"/impressum": [
				"other",
				page(
					"de",
					"Impressum – Schichtwerk",
					`<main><h1>Impressum</h1><p>Schichtwerk GmbH<br>Lange Reihe 12<br>28195 Bremen</p><p>Geschäftsführerin: Katrin Ohlsen</p><p>E-Mail: kontakt@schichtwerk.de</p><p>Datenschutzbeauftragter: Dr. Jens Pohl, dsb@pohl-datenschutz.de, Ulm</p><p>Gestaltung: Studio Nordlicht, Flensburg</p></main>`,
				),
			],
			"/ueber-uns": [
				"about",
				page(
					"de",
					"Über uns – Schichtwerk",
					`<main><h1>Über uns</h1><p>2017 haben Katrin Ohlsen und Mehmet Arslan Schichtwerk gegründet, nachdem sie selbst zehn Jahre lang Touren geplant hatten.</p><p>Heute arbeiten 14 Menschen in Bremen an Schichtwerk.</p></main>`,
				),
			],
		},
		traps: [
			["in Arbeit", "features", "Sprachnotizen", "Sprachnotizen (in Arbeit)"],
			[
				"kein weggelassen",
				"description",
				"Wir ersetzen ein Abrechnungsprogramm.",
				"Wir ersetzen kein Abrechnungsprogramm.",
			],
			[
				"ein Kunde",
				"founded_year",
				"1998",
				"Der Pflegedienst Morgenrot aus Kassel, gegründet 1998, plant seit drei Jahren mit uns.",
			],
			["Probe als kostenlos", "pricing_model", "free", "Die ersten 30 Tage sind kostenlos."],
			["die Gestalter", "city", "Flensburg", "Gestaltung: Studio Nordlicht, Flensburg"],
			[
				"der Beauftragte",
				"contact_email",
				"dsb@pohl-datenschutz.de",
				"Datenschutzbeauftragter: Dr. Jens Pohl, dsb@pohl-datenschutz.de, Ulm",
			],
		],
		honest: [
			[
				"Slogan",
				"tagline",
				"Dienstpläne, die auch am Montag noch stimmen",
				"Dienstpläne, die auch am Montag noch stimmen",
			],
			[
				"was es ist",
				"description",
				"Schichtwerk ist eine Software für ambulante Pflegedienste.",
				"Schichtwerk ist eine Software für ambulante Pflegedienste.",
			],
			[
				"sie ist Schichtwerk",
				"description",
				"Schichtwerk schlägt Touren vor, prüft Ruhezeiten und sagt Bescheid, wenn jemand ausfällt.",
				"Sie schlägt Touren vor, prüft Ruhezeiten und sagt Bescheid, wenn jemand ausfällt.",
			],
			[
				"kurz",
				"short_description",
				"Schichtwerk plant Dienste in der ambulanten Pflege und hält Ruhezeiten ein.",
				"Schichtwerk plant Dienste in der ambulanten Pflege und hält Ruhezeiten ein.",
			],
			["Funktion", "features", "Prüfung nach Arbeitszeitgesetz", "Prüfung nach Arbeitszeitgesetz"],
			["Preis", "pricing_summary", "4,50 € je Mitarbeiter und Monat", "4,50 € je Mitarbeiter und Monat."],
			["Modell", "pricing_model", "subscription", "4,50 € je Mitarbeiter und Monat."],
			["Ort", "city", "Bremen", "Schichtwerk GmbH Lange Reihe 12 28195 Bremen"],
			[
				"Gründer",
				"founders",
				"Mehmet Arslan",
				"2017 haben Katrin Ohlsen und Mehmet Arslan Schichtwerk gegründet, nachdem sie selbst zehn Jahre lang Touren geplant hatten.",
			],
			[
				"Jahr",
				"founded_year",
				"2017",
				"2017 haben Katrin Ohlsen und Mehmet Arslan Schichtwerk gegründet, nachdem sie selbst zehn Jahre lang Touren geplant hatten.",
			],
			["Mail", "contact_email", "kontakt@schichtwerk.de", "E-Mail: kontakt@schichtwerk.de"],
		],
	},
	{
		origin: "https://carnetbois.fr",
		pages: {
			"/": [
				"home",
				page(
					"fr",
					"Carnet Bois, le suivi de chantier des menuisiers",
					`<header><a href="/">Carnet Bois</a></header><main><h1>Vos chantiers dans la poche</h1><p>Carnet Bois réunit devis, photos et heures de vos chantiers dans une seule application. Conçue avec des menuisiers, elle fonctionne aussi sans réseau.</p><h2>Ce que fait Carnet Bois</h2><ul><li>Devis en trois minutes</li><li>Photos classées par pièce</li><li>Heures saisies à la voix</li></ul><h2>Ce que Carnet Bois ne fait pas</h2><ul><li>La paie</li><li>Le plan 3D</li></ul><p>La menuiserie compte 42 000 entreprises en France.</p><p>Bientôt : la signature des clients sur l'écran.</p><h2>Tarifs</h2><div><h3>Solo</h3><p>19 € HT par mois</p></div><div><h3>Atelier</h3><p>49 € HT par mois, jusqu'à huit compagnons</p></div><p>Sans engagement. Un mois d'essai offert.</p><p>« Avec Carnet Bois, je gagne une heure par jour. » Yannick, Vannes</p></main><footer><p>Carnet Bois est édité par la SAS Rabot &amp; Fils, 3 rue des Charpentiers, 44000 Nantes. Hébergement : OVH, 2 rue Kellermann, 59100 Roubaix.</p><p>contact@carnetbois.fr</p></footer>`,
				),
			],
			"/a-propos": [
				"about",
				page(
					"fr",
					"À propos – Carnet Bois",
					`<main><h1>À propos</h1><p>Carnet Bois est né en 2019 dans l'atelier de Paul Rabot, troisième d'une famille de menuisiers. L'atelier, lui, existe depuis 1954.</p><p>Élise Caron nous a rejoints en 2022 pour développer l'application.</p></main>`,
				),
			],
		},
		traps: [
			["ce qu'il ne fait pas", "features", "La paie", "La paie"],
			[
				"bientôt",
				"features",
				"la signature des clients sur l'écran",
				"Bientôt : la signature des clients sur l'écran.",
			],
			["l'atelier", "founded_year", "1954", "L'atelier, lui, existe depuis 1954."],
			["l'hébergeur", "city", "Roubaix", "Hébergement : OVH, 2 rue Kellermann, 59100 Roubaix."],
			["une salariée", "founders", "Élise Caron", "Élise Caron nous a rejoints en 2022 pour développer l'application."],
			["un mois offert", "pricing_model", "free", "Un mois d'essai offert."],
			["prix échangé", "pricing_summary", "Solo : 49 € HT par mois", "49 € HT par mois, jusqu'à huit compagnons"],
			[
				"parole de client",
				"tagline",
				"Avec Carnet Bois, je gagne une heure par jour.",
				"« Avec Carnet Bois, je gagne une heure par jour. » Yannick, Vannes",
			],
		],
		honest: [
			[
				"nom",
				"name",
				"Carnet Bois",
				"Carnet Bois réunit devis, photos et heures de vos chantiers dans une seule application.",
			],
			["slogan", "tagline", "Vos chantiers dans la poche", "Vos chantiers dans la poche"],
			[
				"phrase",
				"description",
				"Carnet Bois réunit devis, photos et heures de vos chantiers dans une seule application.",
				"Carnet Bois réunit devis, photos et heures de vos chantiers dans une seule application.",
			],
			["fonction", "features", "Photos classées par pièce", "Photos classées par pièce"],
			[
				"deux tarifs",
				"pricing_summary",
				"Solo : 19 € HT par mois ; Atelier : 49 € HT par mois, jusqu'à huit compagnons",
				["Solo", "19 € HT par mois", "Atelier", "49 € HT par mois, jusqu'à huit compagnons"],
			],
			["sans engagement", "usps", "Sans engagement", "Sans engagement."],
			[
				"ville",
				"city",
				"Nantes",
				"Carnet Bois est édité par la SAS Rabot & Fils, 3 rue des Charpentiers, 44000 Nantes.",
			],
			["pays", "country", "FR", "Carnet Bois est édité par la SAS Rabot & Fils, 3 rue des Charpentiers, 44000 Nantes."],
			[
				"né en",
				"founded_year",
				"2019",
				"Carnet Bois est né en 2019 dans l'atelier de Paul Rabot, troisième d'une famille de menuisiers.",
			],
			["courriel", "contact_email", "contact@carnetbois.fr", "contact@carnetbois.fr"],
		],
		refused: [
			[
				"elle",
				"description",
				"Conçue avec des menuisiers, l'application fonctionne aussi sans réseau.",
				"Conçue avec des menuisiers, elle fonctionne aussi sans réseau.",
			],
		],
	},
	{
		origin: "https://turnoya.es",
		pages: {
			"/": [
				"home",
				page(
					"es",
					"TurnoYa | Reservas online para peluquerías",
					`<header><a href="/">TurnoYa</a></header><main><h1>Tu agenda llena, tu teléfono en silencio</h1><p>TurnoYa es un programa de citas para peluquerías y barberías. Tus clientes reservan desde el móvil y reciben un recordatorio por WhatsApp.</p><h2>Qué incluye</h2><div><h3>Recordatorios automáticos</h3><p>Reduce las ausencias a la mitad.</p></div><div><h3>Caja y comisiones</h3><p>Cada profesional ve lo suyo.</p></div><div><h3>Tienda online</h3><p>Disponible a partir de otoño.</p></div><p>No cobramos comisión por reserva.</p><p>¿Trabajas solo? Entonces TurnoYa es gratis para siempre. Para equipos, desde 15 € al mes.</p><p>Otras agendas cobran 2 € por cada cliente nuevo.</p><p>Según el gremio, hay 48.000 peluquerías en España.</p></main><footer><p>Hecho en Zaragoza por Lucía Ferrer y Andrés Gil.</p><p>¿Dudas? Escríbenos a hola@turnoya.es</p><p>Cofinanciado por el Ayuntamiento de Huesca</p></footer>`,
				),
			],
		},
		traps: [
			["en otoño", "features", "Tienda online", "Tienda online"],
			[
				"lo que cobran otros",
				"pricing_summary",
				"2 € por cada cliente nuevo",
				"Otras agendas cobran 2 € por cada cliente nuevo.",
			],
			["no perdido", "description", "Cobramos comisión por reserva.", "No cobramos comisión por reserva."],
			["el ayuntamiento", "city", "Huesca", "Cofinanciado por el Ayuntamiento de Huesca"],
			["gratis para uno", "pricing_model", "free", "¿Trabajas solo? Entonces TurnoYa es gratis para siempre."],
			[
				"dato del gremio",
				"description",
				"Hay 48.000 peluquerías en España.",
				"Según el gremio, hay 48.000 peluquerías en España.",
			],
		],
		honest: [
			["lema", "tagline", "Tu agenda llena, tu teléfono en silencio", "Tu agenda llena, tu teléfono en silencio"],
			[
				"qué es",
				"short_description",
				"TurnoYa es un programa de citas para peluquerías y barberías.",
				"TurnoYa es un programa de citas para peluquerías y barberías.",
			],
			[
				"clientes",
				"description",
				"Los clientes reservan desde el móvil y reciben un recordatorio por WhatsApp.",
				"Tus clientes reservan desde el móvil y reciben un recordatorio por WhatsApp.",
			],
			["función", "features", "Recordatorios automáticos", "Recordatorios automáticos"],
			["función", "features", "Caja y comisiones", "Caja y comisiones"],
			["sin comisión", "usps", "No cobramos comisión por reserva", "No cobramos comisión por reserva."],
			[
				"modelo",
				"pricing_model",
				"freemium",
				"Entonces TurnoYa es gratis para siempre. Para equipos, desde 15 € al mes.",
			],
			["precio", "pricing_summary", "Para equipos, desde 15 € al mes", "Para equipos, desde 15 € al mes."],
			["ciudad", "city", "Zaragoza", "Hecho en Zaragoza por Lucía Ferrer y Andrés Gil."],
			["correo", "contact_email", "hola@turnoya.es", "¿Dudas? Escríbenos a hola@turnoya.es"],
			[
				"categoría de citas",
				"tags",
				"programa de citas",
				"TurnoYa es un programa de citas para peluquerías y barberías.",
			],
		],
	},
	{
		origin: "https://cantinabook.it",
		pages: {
			"/": [
				"home",
				page(
					"it",
					"Cantinabook - Il registro di cantina digitale",
					`<header><a href="/">Cantinabook</a></header><main><h1>Il registro di cantina che si compila da solo</h1><p>Cantinabook è il gestionale per piccoli produttori di vino: vasche, travasi, imbottigliamenti e registri SIAN in un unico posto.</p><h2>Funzionalità</h2><ul><li>Invio al SIAN con un clic</li><li>Etichette con QR code</li><li>Sensori in vasca</li></ul><p>I sensori in vasca sono prodotti e venduti da Enotek di Asti.</p><h2>Prezzi</h2><p>Piano Vigna: 25 € al mese, fino a 300 ettolitri. Piano Tenuta: 60 € al mese, senza limiti.</p><p>Una multa per registri in ritardo costa fino a 3.000 €.</p><p>Non serve installare nulla.</p><p>Cantinabook non è (ancora) disponibile in inglese.</p></main><footer><p>Cantinabook S.r.l. - Via Garibaldi 8, 12051 Alba (CN) - P.IVA 03456780045</p><p>Nata nel 2016 da un'idea di Giorgio Ferrero, enologo.</p></footer>`,
				),
			],
		},
		traps: [
			["la multa", "pricing_summary", "fino a 3.000 €", "Una multa per registri in ritardo costa fino a 3.000 €."],
			["il produttore dei sensori", "city", "Asti", "I sensori in vasca sono prodotti e venduti da Enotek di Asti."],
			[
				"non ancora",
				"description",
				"Cantinabook è disponibile in inglese.",
				"Cantinabook non è (ancora) disponibile in inglese.",
			],
			[
				"piano scambiato",
				"pricing_summary",
				"Piano Vigna: 60 € al mese",
				"Piano Vigna: 25 € al mese, fino a 300 ettolitri. Piano Tenuta: 60 € al mese, senza limiti.",
			],
			[
				"cosa altrui",
				"usps",
				"sono prodotti e venduti da Enotek",
				"I sensori in vasca sono prodotti e venduti da Enotek di Asti.",
			],
		],
		honest: [
			[
				"motto",
				"tagline",
				"Il registro di cantina che si compila da solo",
				"Il registro di cantina che si compila da solo",
			],
			[
				"cos'è",
				"description",
				"Cantinabook è il gestionale per piccoli produttori di vino.",
				"Cantinabook è il gestionale per piccoli produttori di vino: vasche, travasi, imbottigliamenti e registri SIAN in un unico posto.",
			],
			["funzione", "features", "Invio al SIAN con un clic", "Invio al SIAN con un clic"],
			[
				"prezzi",
				"pricing_summary",
				"Piano Vigna: 25 € al mese, fino a 300 ettolitri; Piano Tenuta: 60 € al mese, senza limiti",
				"Piano Vigna: 25 € al mese, fino a 300 ettolitri. Piano Tenuta: 60 € al mese, senza limiti.",
			],
			["modello", "pricing_model", "subscription", "Piano Vigna: 25 € al mese, fino a 300 ettolitri."],
			["niente da installare", "usps", "Non serve installare nulla", "Non serve installare nulla."],
			["sede", "city", "Alba", "Cantinabook S.r.l. - Via Garibaldi 8, 12051 Alba (CN) - P.IVA 03456780045"],
			["paese", "country", "IT", "Cantinabook S.r.l. - Via Garibaldi 8, 12051 Alba (CN) - P.IVA 03456780045"],
			["anno", "founded_year", "2016", "Nata nel 2016 da un'idea di Giorgio Ferrero, enologo."],
		],
	},
];
