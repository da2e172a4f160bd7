import { page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Ordinary products and tempting pages, written after the twelfth round had been mended. */
export const PRODUCTS_13_FOUR_LANGUAGES: readonly WholeSite[] = [
	{
		origin: "https://mortarboard.tools",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Mortarboard | Timetables for small music schools",
					`<header><a href="/">Mortarboard</a></header><main><h1>Every lesson has a room</h1><p>Mortarboard plans lessons, rooms and teachers for music schools with up to 60 students. When a teacher is ill, it proposes who could stand in and writes to the parents.</p><h2>What it does</h2><ul><li>Room planning without double bookings</li><li>Invoices per term</li><li>Absence messages by SMS or e-mail</li></ul><h2>Pricing</h2><p>£2 per student and month. Schools with fewer than ten students pay nothing.</p><h2>Soon</h2><p>A parents' app.</p></main><footer><p>Mortarboard was founded in 2020 by Isla Fraser and Rowan Pike, two piano teachers from Leith.</p><p>Mortarboard Tools Ltd, 9 Shore Place, Edinburgh EH6 6SW</p></footer>`,
				),
			],
		},
		traps: [
			["a plan as an entry", "features", "A parents' app", "A parents' app."],
			["free for some as free", "pricing_model", "free", "Schools with fewer than ten students pay nothing."],
			[
				"a limit dropped",
				"description",
				"Mortarboard plans lessons, rooms and teachers for all music schools.",
				"Mortarboard plans lessons, rooms and teachers for music schools with up to 60 students.",
			],
			[
				"where the founders are from",
				"city",
				"Leith",
				"Mortarboard was founded in 2020 by Isla Fraser and Rowan Pike, two piano teachers from Leith.",
			],
		],
		honest: [
			[
				"when somebody is ill",
				"description",
				"When a teacher is ill, it proposes who could stand in.",
				"When a teacher is ill, it proposes who could stand in and writes to the parents.",
			],
			["an entry", "features", "Room planning without double bookings", "Room planning without double bookings"],
			[
				"a founder",
				"founders",
				"Rowan Pike",
				"Mortarboard was founded in 2020 by Isla Fraser and Rowan Pike, two piano teachers from Leith.",
			],
			[
				"its year",
				"founded_year",
				"2020",
				"Mortarboard was founded in 2020 by Isla Fraser and Rowan Pike, two piano teachers from Leith.",
			],
			["its price", "pricing_summary", "£2 per student and month", "£2 per student and month."],
			["its town", "city", "Edinburgh", "Mortarboard Tools Ltd, 9 Shore Place, Edinburgh EH6 6SW"],
		],
		refused: [
			[
				"what it plans",
				"short_description",
				"Mortarboard plans lessons, rooms and teachers for music schools.",
				"Mortarboard plans lessons, rooms and teachers for music schools with up to 60 students.",
			],
		],
	},
	{
		origin: "https://saltpan.shop",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Saltpan - sea salt from Anglesey",
					`<header><a href="/">Saltpan</a></header><main><h1>Salt that tastes of one bay</h1><p>We boil sea water from Red Wharf Bay over a wood fire and rake the flakes by hand. Nothing is added.</p><h2>Our salts</h2><div><h3>Plain flakes</h3><p>£6 for 150 g</p></div><div><h3>Smoked over beech</h3><p>£7.50 for 150 g</p></div><h2>Stockists</h2><ul><li>The Larder, Bangor, open since 1987</li><li>Forage, London E8</li></ul><h2>Visits</h2><p>The boiling house is open on Saturdays from May to September.</p></main><footer><p>Begun by Mair Pritchard in a garden shed in 2013.</p><p>Saltpan, Red Wharf Bay, Anglesey LL75 8RJ</p></footer>`,
				),
			],
		},
		traps: [
			["a stockist's year", "founded_year", "1987", "The Larder, Bangor, open since 1987"],
			["a stockist's town", "city", "Bangor", "The Larder, Bangor, open since 1987"],
			[
				"the season dropped",
				"description",
				"The boiling house is open on Saturdays.",
				"The boiling house is open on Saturdays from May to September.",
			],
			["a stockist as an entry", "features", "Forage, London E8", "Forage, London E8"],
			["the other's price", "pricing_summary", "Plain flakes: £7.50 for 150 g", ["Plain flakes", "£7.50 for 150 g"]],
		],
		honest: [
			[
				"how it is made",
				"description",
				"We boil sea water from Red Wharf Bay over a wood fire.",
				"We boil sea water from Red Wharf Bay over a wood fire and rake the flakes by hand.",
			],
			[
				"by its name",
				"short_description",
				"Saltpan boils sea water from Red Wharf Bay over a wood fire and rakes the flakes by hand.",
				"We boil sea water from Red Wharf Bay over a wood fire and rake the flakes by hand.",
			],

			["a price", "pricing_summary", "Smoked over beech: £7.50 for 150 g", ["Smoked over beech", "£7.50 for 150 g"]],
			["who began it", "founders", "Mair Pritchard", "Begun by Mair Pritchard in a garden shed in 2013."],
			["when", "founded_year", "2013", "Begun by Mair Pritchard in a garden shed in 2013."],
			["how it is paid", "pricing_model", "paid", ["£6 for 150 g", "£7.50 for 150 g"]],
			["a reason", "usps", "Nothing is added", "Nothing is added."],
		],
	},
	{
		origin: "https://kursblatt.de",
		pages: {
			"/": [
				"home",
				page(
					"de",
					"Kursblatt – Kursverwaltung für Volkshochschulen",
					`<header><a href="/">Kursblatt</a></header><main><h1>Alle Kurse auf einem Blatt</h1><p>Kursblatt verwaltet Anmeldungen, Räume und Honorare kleiner Volkshochschulen. Teilnehmende melden sich selbst an, und die Warteliste rückt von allein nach.</p><h2>Funktionen</h2><ul><li>Anmeldung ohne Konto</li><li>Honorarabrechnung</li><li>Wartelisten</li></ul><h2>Kosten</h2><p>Eine Volkshochschule zahlt 90 € im Monat. Die Einrichtung kostet einmalig 400 €.</p><h2>Partner</h2><p>Die Zahlungen wickelt die Rheinpay AG ab, Domplatz 4, 50668 Köln, hilfe@rheinpay.de.</p></main><footer><p>Kursblatt wurde 2016 von den Schwestern Ina und Svea Lorenz gegründet. Unser Verein zur Leseförderung wurde 2019 gegründet.</p><p>Kursblatt GmbH, Marktstraße 3, 99084 Erfurt</p></footer>`,
				),
			],
		},
		traps: [
			["the club's year", "founded_year", "2019", "Unser Verein zur Leseförderung wurde 2019 gegründet."],
			[
				"the provider's town",
				"city",
				"Köln",
				"Die Zahlungen wickelt die Rheinpay AG ab, Domplatz 4, 50668 Köln, hilfe@rheinpay.de.",
			],
			["the provider's mailbox", "contact_email", "hilfe@rheinpay.de", "hilfe@rheinpay.de"],
			["the fee as the price", "pricing_summary", "400 € im Monat", "Die Einrichtung kostet einmalig 400 €."],
		],
		honest: [
			[
				"was es tut",
				"short_description",
				"Kursblatt verwaltet Anmeldungen, Räume und Honorare kleiner Volkshochschulen.",
				"Kursblatt verwaltet Anmeldungen, Räume und Honorare kleiner Volkshochschulen.",
			],
			[
				"Warteliste",
				"description",
				"Die Warteliste rückt von allein nach.",
				"Teilnehmende melden sich selbst an, und die Warteliste rückt von allein nach.",
			],
			["Eintrag", "features", "Anmeldung ohne Konto", "Anmeldung ohne Konto"],

			[
				"Gründerin",
				"founders",
				"Svea Lorenz",
				"Kursblatt wurde 2016 von den Schwestern Ina und Svea Lorenz gegründet.",
			],
			["Jahr", "founded_year", "2016", "Kursblatt wurde 2016 von den Schwestern Ina und Svea Lorenz gegründet."],
			["Ort", "city", "Erfurt", "Kursblatt GmbH, Marktstraße 3, 99084 Erfurt"],
		],
		refused: [["Preis", "pricing_summary", "90 € im Monat", "Eine Volkshochschule zahlt 90 € im Monat."]],
	},
	{
		origin: "https://colmena.mx",
		pages: {
			"/": [
				"home",
				page(
					"es",
					"Colmena: contabilidad para cooperativas",
					`<header><a href="/">Colmena</a></header><main><h1>Las cuentas claras de tu cooperativa</h1><p>Colmena es un programa de contabilidad para cooperativas agrícolas. Reparte los ingresos entre socios según lo que cada uno entregó.</p><h2>Qué incluye</h2><ul><li>Libro de entregas</li><li>Reparto de excedentes</li><li>Informes para la asamblea</li></ul><h2>Precio</h2><p>$450 al mes por cooperativa, con soporte por teléfono.</p><p>Otros programas cuestan $2,000.</p></main><footer><p>Fundada en Oaxaca en 2018 por Itzel Cruz y Bruno Salas.</p></footer>`,
				),
			],
		},
		traps: [
			["otros precios", "pricing_summary", "$2,000", "Otros programas cuestan $2,000."],
			[
				"un socio",
				"features",
				"según lo que cada uno entregó",
				"Reparte los ingresos entre socios según lo que cada uno entregó.",
			],
		],
		honest: [
			[
				"qué hace",
				"description",
				"Colmena reparte los ingresos entre socios según lo que cada uno entregó.",
				"Reparte los ingresos entre socios según lo que cada uno entregó.",
			],
			["entrada", "features", "Libro de entregas", "Libro de entregas"],

			["fundador", "founders", "Bruno Salas", "Fundada en Oaxaca en 2018 por Itzel Cruz y Bruno Salas."],
			["año", "founded_year", "2018", "Fundada en Oaxaca en 2018 por Itzel Cruz y Bruno Salas."],
			[
				"precio",
				"pricing_summary",
				"$450 al mes por cooperativa",
				"$450 al mes por cooperativa, con soporte por teléfono.",
			],
		],
		refused: [
			[
				"qué es",
				"short_description",
				"Colmena es un programa de contabilidad para cooperativas.",
				"Colmena es un programa de contabilidad para cooperativas agrícolas.",
			],
		],
	},
	{
		origin: "https://nadir-maps.fr",
		pages: {
			"/": [
				"home",
				page(
					"fr",
					"Nadir – cartes de nuit pour astronomes",
					`<header><a href="/">Nadir</a></header><main><h1>Trouvez le noir près de chez vous</h1><p>Nadir est une application gratuite qui montre où le ciel est assez noir pour voir la Voie lactée. Les cartes se consultent sans réseau.</p><h2>Dans l'application</h2><ul><li>Carte de pollution lumineuse</li><li>Alertes de ciel dégagé</li><li>Carnet d'observation</li></ul><h2>Ils en parlent</h2><p>« Nadir remplace un télescope », a cru un lecteur.</p></main><footer><p>Nadir a été créée en 2021 par Maëlle Kervran, astronome amateur. Données : Observatoire de Haute-Provence, fondé en 1937.</p></footer>`,
				),
			],
		},
		traps: [
			["l'année de l'observatoire", "founded_year", "1937", "Données : Observatoire de Haute-Provence, fondé en 1937."],
			[
				"les mots d'un lecteur",
				"description",
				"Nadir remplace un télescope.",
				"« Nadir remplace un télescope », a cru un lecteur.",
			],
		],
		honest: [
			[
				"ce que c'est",
				"short_description",
				"Nadir est une application qui montre où le ciel est assez noir pour voir la Voie lactée.",
				"Nadir est une application gratuite qui montre où le ciel est assez noir pour voir la Voie lactée.",
			],
			["hors ligne", "description", "Les cartes se consultent sans réseau.", "Les cartes se consultent sans réseau."],
			["une entrée", "features", "Alertes de ciel dégagé", "Alertes de ciel dégagé"],

			["fondatrice", "founders", "Maëlle Kervran", "Nadir a été créée en 2021 par Maëlle Kervran, astronome amateur."],
			["année", "founded_year", "2021", "Nadir a été créée en 2021 par Maëlle Kervran, astronome amateur."],
			[
				"gratuite",
				"pricing_model",
				"free",
				"Nadir est une application gratuite qui montre où le ciel est assez noir pour voir la Voie lactée.",
			],
		],
	},
	{
		origin: "https://halyard.run",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Halyard: deploys you can watch",
					`<header><a href="/">Halyard</a></header><main><h1>Watch a deploy from commit to customer</h1><p>Halyard shows each deploy as one line that turns green, amber or red. It reads from GitHub Actions and GitLab, and it never writes to them.</p><h2>Why teams like it</h2><ul><li>No agent to install</li><li>Works with private runners</li><li>One page for everybody</li></ul><h2>Pricing</h2><table><tr><th>Crew</th><th>Fleet</th></tr><tr><td>$0</td><td>$40 a month</td></tr><tr><td>3 repositories</td><td>Unlimited repositories</td></tr></table><h2>Not for you if</h2><ul><li>You deploy by FTP</li><li>You need an audit log</li></ul></main><footer><p>Halyard's podcast was started by Remy Vance in 2022. Halyard is made by Ada Lindqvist and Jonas Okoro in Malmö.</p></footer>`,
				),
			],
		},
		traps: [
			["the podcast's founder", "founders", "Remy Vance", "Halyard's podcast was started by Remy Vance in 2022."],
			["the podcast's year", "founded_year", "2022", "Halyard's podcast was started by Remy Vance in 2022."],
			["what it lacks", "features", "You need an audit log", "You need an audit log"],
			[
				"a not dropped",
				"description",
				"It writes to GitHub Actions and GitLab.",
				"It reads from GitHub Actions and GitLab, and it never writes to them.",
			],
			["the other plan's price", "pricing_summary", "Crew: $40 a month", ["Crew", "$40 a month"]],
		],
		honest: [
			[
				"what it shows",
				"short_description",
				"Halyard shows each deploy as one line that turns green, amber or red.",
				"Halyard shows each deploy as one line that turns green, amber or red.",
			],
			[
				"where it reads",
				"description",
				"It reads from GitHub Actions and GitLab.",
				"It reads from GitHub Actions and GitLab, and it never writes to them.",
			],
			["a reason", "usps", "No agent to install", "No agent to install"],
			["a plan", "pricing_summary", "Fleet: $40 a month", ["Fleet", "$40 a month"]],
			["how it is paid", "pricing_model", "freemium", ["$0", "$40 a month"]],
			["a maker", "founders", "Jonas Okoro", "Halyard is made by Ada Lindqvist and Jonas Okoro in Malmö."],
			["its town", "city", "Malmö", "Halyard is made by Ada Lindqvist and Jonas Okoro in Malmö."],
		],
	},
];
