import { described, page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Building firms, village halls and school canteens in German, Danish and French. */
export const PRODUCTS_28_GERMAN_DANISH_FRENCH: readonly WholeSite[] = [
	{
		origin: "https://baustellenfunk.at",
		pages: {
			"/": [
				"home",
				described(
					"de",
					"Baustellenfunk | Die Nachrichten-App für Baustellen",
					"Baustellenfunk bringt Nachrichten, Pläne und Fotos einer Baustelle in einen Kanal.",
					`<header><a href="/">Baustellenfunk</a><nav><a href="#funktionen">Funktionen</a><a href="#preise">Preise</a><a href="/team">Team</a></nav></header><main><section><h1>Weniger WhatsApp. Mehr Baustelle.</h1><p>Baustellenfunk ist die Nachrichten-App für Baufirmen: ein Kanal je Baustelle, mit Plänen, Fotos und Aufgaben.</p><ul><li>DSGVO-konform</li><li>Serverstandort Österreich</li><li>In 5 Minuten startklar</li></ul></section>
<section id="funktionen"><h2>Funktionen im Überblick</h2><h3>Kanäle je Baustelle</h3><p>Wer auf der Baustelle arbeitet, ist im Kanal. Wer fertig ist, sieht nichts mehr.</p><h3>Aufgaben mit Foto</h3><p>Ein Mangel wird fotografiert, zugewiesen und abgehakt.</p><h3>Übersetzung</h3><p>Nachrichten erscheinen auf Wunsch auf Polnisch, Kroatisch oder Türkisch.</p><h3>Planablage</h3><p>Es gilt immer nur der neueste Plan; ältere Stände bleiben im Archiv.</p></section>
<section id="preise"><h2>Was kostet Baustellenfunk?</h2><p>Bis zehn Personen ist Baustellenfunk kostenlos. Ab der elften Person kostet es 3,90 € pro Person und Monat, zuzüglich 20 % USt.</p><p>Ein Bautagebuch auf Papier kostet 14 € im Fachhandel.</p></section>
<section><h2>Häufige Fragen</h2><h3>Brauchen Subfirmen eine eigene Lizenz?</h3><p>Nein, Subfirmen laden Sie als Gäste ein.</p><h3>Wo liegen die Daten?</h3><p>In einem Rechenzentrum der A1 in Wien.</p></section></main><footer><p>Funkhaus Software GmbH, Annenstraße 23, 8020 Graz, FN 512345 k</p><p>office@baustellenfunk.at | +43 316 123456</p></footer>`,
				),
			],
			"/team": [
				"about",
				page(
					"de",
					"Team | Baustellenfunk",
					`<header><a href="/">Baustellenfunk</a></header><main><h1>Das Team</h1><p>Baustellenfunk entstand 2020 auf einer Baustelle in Gleisdorf. Die Bauleiterin Verena Pichler hatte 43 WhatsApp-Gruppen am Handy, ihr Studienkollege Lukas Zach konnte programmieren.</p><div><div><h3>Verena Pichler</h3><p>Gründerin, Geschäftsführung</p></div><div><h3>Lukas Zach</h3><p>Mitgründer, Technik</p></div><div><h3>Selma Kovač</h3><p>Kundenbetreuung</p></div></div><p>Unterstützt vom Science Park Graz, gegründet 2002.</p></main>`,
				),
			],
		},
		traps: [
			["Betreuerin", "founders", "Selma Kovač", "Selma Kovač"],
			["Förderer", "founded_year", "2002", "Unterstützt vom Science Park Graz, gegründet 2002."],
			["Rechenzentrum", "city", "Wien", "In einem Rechenzentrum der A1 in Wien."],
			[
				"Papier",
				"pricing_summary",
				"Ein Bautagebuch auf Papier kostet 14 € im Fachhandel.",
				"Ein Bautagebuch auf Papier kostet 14 € im Fachhandel.",
			],
			["für alle", "pricing_model", "free", "Bis zehn Personen ist Baustellenfunk kostenlos."],
		],
		honest: [
			[
				"was es ist",
				"short_description",
				"Baustellenfunk bringt Nachrichten, Pläne und Fotos einer Baustelle in einen Kanal.",
				"Baustellenfunk bringt Nachrichten, Pläne und Fotos einer Baustelle in einen Kanal.",
			],
			[
				"was es ist",
				"description",
				"Baustellenfunk ist die Nachrichten-App für Baufirmen.",
				"Baustellenfunk ist die Nachrichten-App für Baufirmen: ein Kanal je Baustelle, mit Plänen, Fotos und Aufgaben.",
			],
			[
				"Karte",
				"description",
				"Ein Mangel wird fotografiert, zugewiesen und abgehakt.",
				"Ein Mangel wird fotografiert, zugewiesen und abgehakt.",
			],
			[
				"Karte",
				"description",
				"Nachrichten erscheinen auf Wunsch auf Polnisch, Kroatisch oder Türkisch.",
				"Nachrichten erscheinen auf Wunsch auf Polnisch, Kroatisch oder Türkisch.",
			],
			[
				"Karte",
				"description",
				"Es gilt immer nur der neueste Plan; ältere Stände bleiben im Archiv.",
				"Es gilt immer nur der neueste Plan; ältere Stände bleiben im Archiv.",
			],
			[
				"Karte",
				"description",
				"Wer auf der Baustelle arbeitet, ist im Kanal.",
				"Wer auf der Baustelle arbeitet, ist im Kanal.",
			],
			["Punkt", "features", "Kanäle je Baustelle", "Kanäle je Baustelle"],
			["Punkt", "features", "Aufgaben mit Foto", "Aufgaben mit Foto"],
			["Punkt", "features", "Übersetzung", "Übersetzung"],
			["Punkt", "features", "Planablage", "Planablage"],
			["Grund", "usps", "In 5 Minuten startklar", "In 5 Minuten startklar"],
			["Grund", "usps", "Serverstandort Österreich", "Serverstandort Österreich"],
			[
				"Modell",
				"pricing_model",
				"freemium",
				[
					"Bis zehn Personen ist Baustellenfunk kostenlos.",
					"Ab der elften Person kostet es 3,90 € pro Person und Monat, zuzüglich 20 % USt.",
				],
			],
			[
				"Preis",
				"pricing_summary",
				"Bis zehn Personen ist Baustellenfunk kostenlos.",
				"Bis zehn Personen ist Baustellenfunk kostenlos.",
			],
			[
				"Preis",
				"pricing_summary",
				"Ab der elften Person kostet es 3,90 € pro Person und Monat, zuzüglich 20 % USt.",
				"Ab der elften Person kostet es 3,90 € pro Person und Monat, zuzüglich 20 % USt.",
			],
			[
				"Preis",
				"pricing_summary",
				"Ab der elften Person kostet es 3,90 € pro Person und Monat",
				"Ab der elften Person kostet es 3,90 € pro Person und Monat, zuzüglich 20 % USt.",
			],
			["Jahr", "founded_year", "2020", "Baustellenfunk entstand 2020 auf einer Baustelle in Gleisdorf."],
			["Land", "country", "AT", "Funkhaus Software GmbH, Annenstraße 23, 8020 Graz, FN 512345 k"],
			["Ort", "city", "Graz", "Funkhaus Software GmbH, Annenstraße 23, 8020 Graz, FN 512345 k"],
			["Postfach", "contact_email", "office@baustellenfunk.at", "office@baustellenfunk.at"],
			[
				"Frage",
				"faqs",
				"Nein, Subfirmen laden Sie als Gäste ein.",
				["Brauchen Subfirmen eine eigene Lizenz?", "Nein, Subfirmen laden Sie als Gäste ein."],
			],
			["Slogan", "tagline", "Weniger WhatsApp. Mehr Baustelle.", "Weniger WhatsApp. Mehr Baustelle."],
			[
				"was es ist",
				"description",
				"Baustellenfunk ist die Nachrichten-App für Baufirmen: ein Kanal je Baustelle, mit Plänen, Fotos und Aufgaben.",
				"Baustellenfunk ist die Nachrichten-App für Baufirmen: ein Kanal je Baustelle, mit Plänen, Fotos und Aufgaben.",
			],
			["Gründerin", "founders", "Verena Pichler", ["Verena Pichler", "Gründerin, Geschäftsführung"]],
			["Gründer", "founders", "Lukas Zach", ["Lukas Zach", "Mitgründer, Technik"]],
		],
	},
	{
		origin: "https://lokalista.dk",
		pages: {
			"/": [
				"home",
				described(
					"da",
					"Lokalista – booking af lokaler i foreninger",
					"Lokalista er et bookingsystem til forsamlingshuse, klubber og beboerlokaler.",
					`<header><a href="/">Lokalista</a><nav><a href="/priser">Priser</a><a href="/om-os">Om os</a></nav></header><main><h1>Hvem har salen på lørdag?</h1><p>Lokalista er et bookingsystem til forsamlingshuse, klubber og beboerlokaler. Lejerne ser ledige tider, booker og betaler med MobilePay.</p>
<section><h2>Det får I</h2><ul><li>Kalender for alle lokaler</li><li>Betaling med MobilePay og kort</li><li>Nøglekoder, der skifter efter hver udlejning</li><li>Automatisk lejekontrakt</li></ul></section>
<section><h2>Nemt for den, der har nøglen</h2><p>Nøglebæreren får en besked dagen før. Rengøring og depositum holder Lokalista styr på.</p></section>
<section><h2>På vej</h2><p>Integration til Conventus</p></section>
<section><h2>Det siger de</h2><p>"Vi har fået vores aftener tilbage" – Birthe Holm, formand, Ry Forsamlingshus fra 1903</p></section></main><footer><p>Lokalista ApS · Vestergade 48, 1. sal · 8000 Aarhus C · CVR 41234567 · hej@lokalista.dk</p></footer>`,
				),
			],
			"/priser": [
				"pricing",
				page(
					"da",
					"Priser – Lokalista",
					`<header><a href="/">Lokalista</a></header><main><h1>Priser</h1><div><div><h3>Ét lokale</h3><p>99 kr. om måneden</p></div><div><h3>Flere lokaler</h3><p>249 kr. om måneden</p><p>op til ti lokaler</p></div></div><p>Alle priser er ekskl. moms. Prøv gratis i 30 dage.</p><p>MobilePay tager selv 1 % i gebyr.</p></main>`,
				),
			],
			"/om-os": [
				"about",
				page(
					"da",
					"Om os – Lokalista",
					`<header><a href="/">Lokalista</a></header><main><h1>Om os</h1><p>Lokalista blev stiftet i 2019 af Signe Rask og Anders Thyme, som begge sad i bestyrelsen for et beboerhus i Aarhus.</p><p>Beboerhuset blev bygget i 1936.</p><p>I dag bruger 460 foreninger Lokalista.</p></main>`,
				),
			],
		},
		traps: [
			["på vej", "features", "Integration til Conventus", "Integration til Conventus"],
			["hus", "founded_year", "1936", "Beboerhuset blev bygget i 1936."],
			["kunde", "founders", "Birthe Holm", "Birthe Holm, formand, Ry Forsamlingshus fra 1903"],
			["prøve", "pricing_model", "free", "Prøv gratis i 30 dage."],
			["kundens år", "founded_year", "1903", "Ry Forsamlingshus fra 1903"],
		],
		honest: [
			[
				"hvad",
				"short_description",
				"Lokalista er et bookingsystem til forsamlingshuse, klubber og beboerlokaler.",
				"Lokalista er et bookingsystem til forsamlingshuse, klubber og beboerlokaler.",
			],
			[
				"hvad",
				"description",
				"Lejerne ser ledige tider, booker og betaler med MobilePay.",
				"Lejerne ser ledige tider, booker og betaler med MobilePay.",
			],
			[
				"hvad",
				"description",
				"Rengøring og depositum holder Lokalista styr på.",
				"Rengøring og depositum holder Lokalista styr på.",
			],
			["punkt", "features", "Kalender for alle lokaler", "Kalender for alle lokaler"],
			[
				"punkt",
				"features",
				"Nøglekoder, der skifter efter hver udlejning",
				"Nøglekoder, der skifter efter hver udlejning",
			],
			["punkt", "features", "Automatisk lejekontrakt", "Automatisk lejekontrakt"],
			["model", "pricing_model", "paid", "99 kr. om måneden"],
			["pris", "pricing_summary", "Ét lokale: 99 kr. om måneden", ["Ét lokale", "99 kr. om måneden"]],
			[
				"stifter",
				"founders",
				"Signe Rask",
				"Lokalista blev stiftet i 2019 af Signe Rask og Anders Thyme, som begge sad i bestyrelsen for et beboerhus i Aarhus.",
			],
			[
				"stifter",
				"founders",
				"Anders Thyme",
				"Lokalista blev stiftet i 2019 af Signe Rask og Anders Thyme, som begge sad i bestyrelsen for et beboerhus i Aarhus.",
			],
			["år", "founded_year", "2019", "Lokalista blev stiftet i 2019 af Signe Rask og Anders Thyme"],
			["land", "country", "DK", "Lokalista ApS · Vestergade 48, 1. sal · 8000 Aarhus C · CVR 41234567"],
			["by", "city", "Aarhus", "Lokalista ApS · Vestergade 48, 1. sal · 8000 Aarhus C"],
			["mail", "contact_email", "hej@lokalista.dk", "hej@lokalista.dk"],
			[
				"mærke",
				"tags",
				"bookingsystem",
				"Lokalista er et bookingsystem til forsamlingshuse, klubber og beboerlokaler.",
			],
			["pris", "pricing_summary", "Alle priser er ekskl. moms.", "Alle priser er ekskl. moms."],
			["pris", "pricing_summary", "Prøv gratis i 30 dage.", "Prøv gratis i 30 dage."],
			["brugere", "description", "I dag bruger 460 foreninger Lokalista.", "I dag bruger 460 foreninger Lokalista."],
			[
				"pris",
				"pricing_summary",
				"Flere lokaler: 249 kr. om måneden (op til ti lokaler)",
				["Flere lokaler", "249 kr. om måneden", "op til ti lokaler"],
			],
		],
		refused: [
			["slogan", "tagline", "Hvem har salen på lørdag?", "Hvem har salen på lørdag?"],
			["hvad", "description", "Nøglebæreren får en besked dagen før.", "Nøglebæreren får en besked dagen før."],
			[
				"hvad",
				"description",
				"Lokalista holder styr på rengøring og depositum.",
				"Rengøring og depositum holder Lokalista styr på.",
			],
			["punkt", "features", "Betaling med MobilePay og kort", "Betaling med MobilePay og kort"],
		],
	},
	{
		origin: "https://cantinette.fr",
		pages: {
			"/": [
				"home",
				described(
					"fr",
					"Cantinette | Le logiciel des cantines scolaires",
					"Inscriptions, menus et facturation des cantines scolaires, sans papier.",
					`<header><a href="/">Cantinette</a><nav><a href="#tarifs">Tarifs</a><a href="/a-propos">À propos</a></nav></header><main><h1>La cantine sans paperasse</h1><p>Cantinette permet aux communes de gérer les inscriptions, les menus et la facturation de leurs cantines scolaires.</p><p>Déjà adopté par 180 communes, de 400 à 25 000 habitants.</p>
<section><h2>Tout ce qu'il faut pour la cantine</h2><ul><li><strong>Pointage sur tablette :</strong> les agents cochent les présents en deux minutes.</li><li><strong>Espace famille :</strong> les parents inscrivent, annulent et paient en ligne.</li><li><strong>Allergies et régimes :</strong> chaque PAI est signalé en cuisine.</li><li><strong>Export vers Hélios :</strong> les titres partent directement en trésorerie.</li></ul></section>
<section><h2>Ce que Cantinette ne fait pas</h2><p>Nous ne livrons pas de repas et nous ne revendons aucune donnée.</p></section>
<section id="tarifs"><h2>Tarifs</h2><p>À partir de 45 € HT par mois et par école, mise en service comprise.</p><p>Un repas revient à 9 € en moyenne à la commune.</p><p>La formation est offerte la première année.</p></section>
<section><h2>Ils en parlent</h2><p>La Gazette des communes, Banque des Territoires</p></section></main><footer><p>Cantinette – SCOP à capital variable – 3 place Bellevue, 35000 Rennes – contact@cantinette.fr</p><p>Illustrations : Zoé Kermadec, Nantes</p></footer>`,
				),
			],
			"/a-propos": [
				"about",
				page(
					"fr",
					"À propos | Cantinette",
					`<header><a href="/">Cantinette</a></header><main><h1>À propos</h1><p>Cantinette est une coopérative rennaise fondée en 2017 par cinq anciens agents municipaux, dont Gaëlle Morvan et Yann Le Goff.</p><p>Nous sommes onze salariés, tous associés.</p><p>Notre éditeur de cartes, Arcadie, existe depuis 1990.</p></main>`,
				),
			],
		},
		traps: [
			[
				"repas",
				"pricing_summary",
				"Un repas revient à 9 € en moyenne à la commune.",
				"Un repas revient à 9 € en moyenne à la commune.",
			],
			[
				"pas fait",
				"description",
				"Cantinette livre des repas.",
				"Nous ne livrons pas de repas et nous ne revendons aucune donnée.",
			],
			["illustratrice", "city", "Nantes", "Illustrations : Zoé Kermadec, Nantes"],
			["fournisseur", "founded_year", "1990", "Notre éditeur de cartes, Arcadie, existe depuis 1990."],
			["illustratrice", "founders", "Zoé Kermadec", "Illustrations : Zoé Kermadec, Nantes"],
			["offerte", "pricing_model", "free", "La formation est offerte la première année."],
		],
		honest: [
			["slogan", "tagline", "La cantine sans paperasse", "La cantine sans paperasse"],
			[
				"quoi",
				"short_description",
				"Cantinette permet aux communes de gérer les inscriptions, les menus et la facturation de leurs cantines scolaires.",
				"Cantinette permet aux communes de gérer les inscriptions, les menus et la facturation de leurs cantines scolaires.",
			],
			[
				"quoi",
				"description",
				"Cantinette est le logiciel des cantines scolaires.",
				"Cantinette | Le logiciel des cantines scolaires",
			],
			[
				"quoi",
				"description",
				"Cantinette est déjà adopté par 180 communes, de 400 à 25 000 habitants.",
				"Déjà adopté par 180 communes, de 400 à 25 000 habitants.",
			],
			[
				"entrée",
				"description",
				"Les parents inscrivent, annulent et paient en ligne.",
				"Espace famille : les parents inscrivent, annulent et paient en ligne.",
			],
			[
				"entrée",
				"description",
				"Les agents cochent les présents en deux minutes.",
				"Pointage sur tablette : les agents cochent les présents en deux minutes.",
			],
			["entrée", "features", "Pointage sur tablette", "Pointage sur tablette"],
			["entrée", "features", "Espace famille", "Espace famille"],
			["entrée", "features", "Allergies et régimes", "Allergies et régimes"],
			["entrée", "features", "Export vers Hélios", "Export vers Hélios"],
			["modèle", "pricing_model", "paid", "À partir de 45 € HT par mois et par école, mise en service comprise."],
			[
				"prix",
				"pricing_summary",
				"À partir de 45 € HT par mois et par école, mise en service comprise.",
				"À partir de 45 € HT par mois et par école, mise en service comprise.",
			],
			[
				"prix",
				"pricing_summary",
				"À partir de 45 € HT par mois et par école",
				"À partir de 45 € HT par mois et par école, mise en service comprise.",
			],
			["année", "founded_year", "2017", "Cantinette est une coopérative rennaise fondée en 2017"],
			["pays", "country", "FR", "3 place Bellevue, 35000 Rennes"],
			["ville", "city", "Rennes", "Cantinette – SCOP à capital variable – 3 place Bellevue, 35000 Rennes"],
			["boîte", "contact_email", "contact@cantinette.fr", "contact@cantinette.fr"],
			[
				"prix",
				"pricing_summary",
				"La formation est offerte la première année.",
				"La formation est offerte la première année.",
			],
			[
				"fondatrice",
				"founders",
				"Gaëlle Morvan",
				"Cantinette est une coopérative rennaise fondée en 2017 par cinq anciens agents municipaux, dont Gaëlle Morvan et Yann Le Goff.",
			],
			[
				"fondateur",
				"founders",
				"Yann Le Goff",
				"Cantinette est une coopérative rennaise fondée en 2017 par cinq anciens agents municipaux, dont Gaëlle Morvan et Yann Le Goff.",
			],
		],
		refused: [
			[
				"entrée",
				"description",
				"Chaque PAI est signalé en cuisine.",
				"Allergies et régimes : chaque PAI est signalé en cuisine.",
			],
			[
				"pas",
				"description",
				"Nous ne livrons pas de repas et nous ne revendons aucune donnée.",
				"Nous ne livrons pas de repas et nous ne revendons aucune donnée.",
			],
			["étiquette", "tags", "logiciel", "Le logiciel des cantines scolaires"],
		],
	},
];
