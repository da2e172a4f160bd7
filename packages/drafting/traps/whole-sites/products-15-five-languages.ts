import { page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Ordinary products in five languages, written after the fourteenth round had been mended. */
export const PRODUCTS_15_FIVE_LANGUAGES: readonly WholeSite[] = [
	{
		origin: "https://quorumbird.com",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Quorumbird | Board meetings without the binders",
					`<header><a href="/">Quorumbird</a><a href="/pricing">Pricing</a></header><main><h1>Board meetings without the binders</h1><p>Quorumbird is meeting software for the boards of housing associations. It collects papers, counts votes and writes the first draft of the minutes.</p><h2>From agenda to minutes</h2><div><h3>Paper packs</h3><p>Upload reports once; members read them on any device.</p></div><div><h3>Secret ballots</h3><p>Votes are counted without names.</p></div><div><h3>Action lists</h3><p>Every decision gets an owner and a date.</p></div><h2>Trusted by boards</h2><p>“We have met every month since 1979, and this is the first year nobody lost a paper.” Ruth Abel, chair, Castle Row Housing</p><h2>Soon</h2><p>Video calls inside the meeting.</p></main><footer><p>Quorumbird is made by Two Rivers Software Ltd, founded by Gwen Pryce in Cardiff in 2016.</p><p>Registered office: 8 Mount Stuart Square, Cardiff CF10 5EE</p></footer>`,
				),
			],
			"/pricing": [
				"pricing",
				page(
					"en",
					"Pricing | Quorumbird",
					`<header><a href="/">Quorumbird</a></header><main><h1>Pricing</h1><p>£35 per month for boards of up to twelve. Larger boards pay £55.</p><p>Training costs £200 a day and is optional.</p></main>`,
				),
			],
		},
		traps: [
			[
				"since when they meet",
				"founded_year",
				"1979",
				"“We have met every month since 1979, and this is the first year nobody lost a paper.”",
			],
			["a chair", "founders", "Ruth Abel", "Ruth Abel, chair, Castle Row Housing"],
			["what is to come", "features", "Video calls", "Video calls inside the meeting."],
			["training", "pricing_summary", "£200 a day", "Training costs £200 a day and is optional."],
			["the limit dropped", "pricing_summary", "£35 per month", "£35 per month for boards of up to twelve."],
		],
		honest: [
			[
				"what it is",
				"short_description",
				"Quorumbird is meeting software for the boards of housing associations.",
				"Quorumbird is meeting software for the boards of housing associations.",
			],
			[
				"what it does",
				"description",
				"It collects papers and counts votes.",
				"It collects papers, counts votes and writes the first draft of the minutes.",
			],
			["a card", "features", "Secret ballots", ["Secret ballots", "Votes are counted without names."]],
			[
				"its price",
				"pricing_summary",
				"£35 per month for boards of up to twelve",
				"£35 per month for boards of up to twelve.",
			],
			[
				"its founder",
				"founders",
				"Gwen Pryce",
				"Quorumbird is made by Two Rivers Software Ltd, founded by Gwen Pryce in Cardiff in 2016.",
			],
			["its town", "city", "Cardiff", "Registered office: 8 Mount Stuart Square, Cardiff CF10 5EE"],
			["how it is paid", "pricing_model", "subscription", "£35 per month for boards of up to twelve."],
		],
	},
	{
		origin: "https://peatlamp.com",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Peatlamp - a reading lamp that dims like dusk",
					`<header><a href="/">Peatlamp</a></header><main><h1>A reading lamp that dims like dusk</h1><p>Set a bedtime and Peatlamp fades from white to amber over an hour, so you fall asleep with the book in your hand.</p><h2>In the details</h2><ul><li>Oak foot, linen shade</li><li>No blue light after nine</li><li>Five-year guarantee</li></ul><h2>Why we made it</h2><p>In 2018 Anna Moor could not sleep, and her brother Theo, an electrician, soldered the first lamp at the kitchen table in Galway.</p><h2>Buy</h2><p>€149 including shipping within the EU.</p><p>Spare bulbs: €9. Not sold on Amazon: lamps offered there as Peatlamp are copies.</p></main><footer><p>Lamplight Workshop Ltd., Dock Road, Galway, Ireland</p><p>Warehouse: Ringweg 4, 4131 Rhoon, Netherlands</p><p>hello@peatlamp.com · Repairs: fix@lampdoctor.nl</p></footer>`,
				),
			],
		},
		traps: [
			["the warehouse's country", "country", "NL", "Warehouse: Ringweg 4, 4131 Rhoon, Netherlands"],
			["the warehouse's town", "city", "Rhoon", "Warehouse: Ringweg 4, 4131 Rhoon, Netherlands"],
			["the repairer's mailbox", "contact_email", "fix@lampdoctor.nl", "Repairs: fix@lampdoctor.nl"],
			["a spare part's price", "pricing_summary", "€9", "Spare bulbs: €9."],
			[
				"the not dropped",
				"description",
				"Sold on Amazon.",
				"Not sold on Amazon: lamps offered there as Peatlamp are copies.",
			],
			["the hour dropped", "usps", "No blue light", "No blue light after nine"],
		],
		honest: [
			["the slogan", "tagline", "A reading lamp that dims like dusk", "A reading lamp that dims like dusk"],
			[
				"what it does",
				"short_description",
				"Peatlamp fades from white to amber over an hour.",
				"Set a bedtime and Peatlamp fades from white to amber over an hour, so you fall asleep with the book in your hand.",
			],
			["a detail", "features", "Oak foot, linen shade", "Oak foot, linen shade"],
			["a reason", "usps", "Five-year guarantee", "Five-year guarantee"],
			[
				"its price",
				"pricing_summary",
				"€149 including shipping within the EU",
				"€149 including shipping within the EU.",
			],
			["its country", "country", "IE", "Lamplight Workshop Ltd., Dock Road, Galway, Ireland"],
			["its mailbox", "contact_email", "hello@peatlamp.com", "hello@peatlamp.com"],
		],
	},
	{
		origin: "https://tagwerk-zeit.de",
		pages: {
			"/": [
				"home",
				page(
					"de",
					"Tagwerk – Zeiterfassung für Handwerksbetriebe",
					`<header><a href="/">Tagwerk</a></header><main><h1>Stunden erfassen, bevor der Feierabend vergessen macht</h1><p>Mit Tagwerk stempeln Monteure auf der Baustelle per Handy, und das Büro sieht abends alle Stunden.</p><h2>Damit arbeiten Sie</h2><ul><li>Stempeln auch ohne Netz</li><li>Zuschläge für Nacht und Feiertag</li><li>Übergabe an DATEV</li></ul><h2>Preis</h2><p>3,50 € je Mitarbeiter und Monat, monatlich kündbar. Die ersten 14 Tage kosten nichts.</p><h2>Wer wir sind</h2><p>Tagwerk kommt aus Regensburg und wurde 2017 von Sepp Hauner aufgebaut, der vorher 20 Jahre Elektriker war.</p><p>Seit 2022 gehören wir zur Baudata-Gruppe, die 1988 in Linz entstand.</p></main><footer><p>Tagwerk Software GmbH, Prüfeninger Straße 9, 93049 Regensburg</p></footer>`,
				),
			],
		},
		traps: [
			[
				"das Jahr der Gruppe",
				"founded_year",
				"1988",
				"Seit 2022 gehören wir zur Baudata-Gruppe, die 1988 in Linz entstand.",
			],
			["die Stadt der Gruppe", "city", "Linz", "Seit 2022 gehören wir zur Baudata-Gruppe, die 1988 in Linz entstand."],
			[
				"das Jahr des Kaufs",
				"founded_year",
				"2022",
				"Seit 2022 gehören wir zur Baudata-Gruppe, die 1988 in Linz entstand.",
			],
			[
				"die Probe als gratis",
				"pricing_model",
				"freemium",
				["3,50 € je Mitarbeiter und Monat, monatlich kündbar.", "Die ersten 14 Tage kosten nichts."],
			],
			["gratis", "pricing_model", "free", "Die ersten 14 Tage kosten nichts."],
		],
		honest: [
			["was es ist", "tags", "Zeiterfassung", "Tagwerk – Zeiterfassung für Handwerksbetriebe"],
			[
				"was es tut",
				"short_description",
				"Mit Tagwerk stempeln Monteure auf der Baustelle per Handy.",
				"Mit Tagwerk stempeln Monteure auf der Baustelle per Handy, und das Büro sieht abends alle Stunden.",
			],
			["Eintrag", "features", "Stempeln auch ohne Netz", "Stempeln auch ohne Netz"],
			[
				"Preis",
				"pricing_summary",
				"3,50 € je Mitarbeiter und Monat",
				"3,50 € je Mitarbeiter und Monat, monatlich kündbar.",
			],
			[
				"Gründer",
				"founders",
				"Sepp Hauner",
				"Tagwerk kommt aus Regensburg und wurde 2017 von Sepp Hauner aufgebaut, der vorher 20 Jahre Elektriker war.",
			],
			[
				"Jahr",
				"founded_year",
				"2017",
				"Tagwerk kommt aus Regensburg und wurde 2017 von Sepp Hauner aufgebaut, der vorher 20 Jahre Elektriker war.",
			],
			["Land", "country", "DE", "Tagwerk Software GmbH, Prüfeninger Straße 9, 93049 Regensburg"],
		],
	},
	{
		origin: "https://lepetitbanc.fr",
		pages: {
			"/": [
				"home",
				page(
					"fr",
					"Le Petit Banc, l'atelier de menuiserie en ligne",
					`<header><a href="/">Le Petit Banc</a></header><main><h1>Fabriquez votre premier meuble</h1><p>Le Petit Banc est un cours de menuiserie en vidéo pour débutants. Vous repartez avec un banc, une étagère et l'envie de continuer.</p><h2>Le programme</h2><ul><li>Choisir son bois</li><li>Assembler sans vis</li><li>Poncer et huiler</li></ul><h2>Votre formatrice</h2><p>Lucie Armand, ébéniste, a créé Le Petit Banc en 2020 après douze ans chez Maison Delorme, fondée en 1899.</p><h2>Tarif</h2><p>89 € le cours complet, accès à vie. Les outils ne sont pas fournis ; comptez 120 € chez un quincaillier.</p></main><footer><p>Le Petit Banc, 5 rue des Tanneurs, 37000 Tours</p><p>Médiateur : CM2C, 14 rue Saint-Jean, 75017 Paris</p></footer>`,
				),
			],
		},
		traps: [
			[
				"l'année de l'autre maison",
				"founded_year",
				"1899",
				"Lucie Armand, ébéniste, a créé Le Petit Banc en 2020 après douze ans chez Maison Delorme, fondée en 1899.",
			],
			["la ville du médiateur", "city", "Paris", "Médiateur : CM2C, 14 rue Saint-Jean, 75017 Paris"],
			[
				"les outils",
				"pricing_summary",
				"120 €",
				"Les outils ne sont pas fournis ; comptez 120 € chez un quincaillier.",
			],
			[
				"ce qui manque",
				"features",
				"Les outils",
				"Les outils ne sont pas fournis ; comptez 120 € chez un quincaillier.",
			],
		],
		honest: [
			[
				"ce que c'est",
				"short_description",
				"Le Petit Banc est un cours de menuiserie en vidéo pour débutants.",
				"Le Petit Banc est un cours de menuiserie en vidéo pour débutants.",
			],
			[
				"la créatrice",
				"founders",
				"Lucie Armand",
				"Lucie Armand, ébéniste, a créé Le Petit Banc en 2020 après douze ans chez Maison Delorme, fondée en 1899.",
			],
			[
				"l'année",
				"founded_year",
				"2020",
				"Lucie Armand, ébéniste, a créé Le Petit Banc en 2020 après douze ans chez Maison Delorme, fondée en 1899.",
			],
			["le prix", "pricing_summary", "89 € le cours complet", "89 € le cours complet, accès à vie."],
			["la ville", "city", "Tours", "Le Petit Banc, 5 rue des Tanneurs, 37000 Tours"],
			["une leçon", "features", "Assembler sans vis", "Assembler sans vis"],
		],
		refused: [
			[
				"catégorie",
				"categories",
				"Education",
				[
					"Le Petit Banc est un cours de menuiserie en vidéo pour débutants.",
					"Le Petit Banc, l'atelier de menuiserie en ligne",
				],
			],
		],
	},
	{
		origin: "https://turnopeluqueria.es",
		pages: {
			"/": [
				"home",
				page(
					"es",
					"TurnoPelu: citas online para peluquerías",
					`<header><a href="/">TurnoPelu</a></header><main><h1>Menos llamadas, más cortes</h1><p>TurnoPelu gestiona las citas de tu peluquería y avisa a cada clienta por WhatsApp.</p><h2>Qué incluye</h2><ul><li>Agenda por empleada</li><li>Recordatorios por WhatsApp</li><li>Caja y tiques</li></ul><h2>Planes</h2><div><h3>Básico</h3><p>Gratis hasta 30 citas al mes</p></div><div><h3>Salón</h3><p>15 € al mes, IVA incluido</p></div><p>Los SMS se pagan aparte: 0,07 € cada uno.</p><h2>Opiniones</h2><p>«Fundé mi salón en 2008 en Murcia y por fin descanso los lunes.» Pilar Soto</p><h2>Equipo</h2><p>Detrás de TurnoPelu están Marta Gil y Óscar Peña, de Zaragoza.</p></main><footer><p>TurnoPelu S.L., CIF B99887766, Paseo Independencia 21, 50001 Zaragoza</p></footer>`,
				),
			],
		},
		traps: [
			[
				"el año de una clienta",
				"founded_year",
				"2008",
				"«Fundé mi salón en 2008 en Murcia y por fin descanso los lunes.»",
			],
			[
				"una clienta",
				"founders",
				"Pilar Soto",
				"«Fundé mi salón en 2008 en Murcia y por fin descanso los lunes.» Pilar Soto",
			],
			["su ciudad", "city", "Murcia", "«Fundé mi salón en 2008 en Murcia y por fin descanso los lunes.»"],
			["gratis para pocos", "pricing_model", "free", "Gratis hasta 30 citas al mes"],
			["los SMS", "pricing_summary", "Básico: 0,07 € cada uno", ["Básico", "0,07 € cada uno"]],
		],
		honest: [
			[
				"qué hace",
				"short_description",
				"TurnoPelu gestiona las citas de tu peluquería y avisa a cada clienta por WhatsApp.",
				"TurnoPelu gestiona las citas de tu peluquería y avisa a cada clienta por WhatsApp.",
			],
			["una parte", "features", "Recordatorios por WhatsApp", "Recordatorios por WhatsApp"],
			["el plan", "pricing_summary", "Salón: 15 € al mes, IVA incluido", ["Salón", "15 € al mes, IVA incluido"]],
			["gratis y de pago", "pricing_model", "freemium", ["Gratis hasta 30 citas al mes", "15 € al mes, IVA incluido"]],
			["quién", "founders", "Óscar Peña", "Detrás de TurnoPelu están Marta Gil y Óscar Peña, de Zaragoza."],
			["dónde", "city", "Zaragoza", "TurnoPelu S.L., CIF B99887766, Paseo Independencia 21, 50001 Zaragoza"],
			["etiqueta", "tags", "citas online", "TurnoPelu: citas online para peluquerías"],
		],
	},
	{
		origin: "https://inkstand.tools",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"inkstand: static sites from plain folders",
					`<header><a href="/">inkstand</a></header><main><h1>inkstand</h1><p>Turn a folder of Markdown into a website. One command, no plugins.</p><h2>Features</h2><ul><li>Builds 1,000 pages in under a second</li><li>Feeds and sitemaps out of the box</li><li>Images resized at build time</li></ul><h2>Unlike the others</h2><ul><li>Hugo: templates in Go</li><li>Jekyll: needs Ruby</li></ul><h2>Known limits</h2><p>No search, no comments. Windows builds are untested.</p><h2>Who</h2><p>I wrote inkstand in 2021 because my old blog took four minutes to build. It is MIT-licensed and free. — Ravi Menon</p><h2>Sponsors</h2><p>Lakeshore Labs, founded in 2013, pays for the domain.</p></main>`,
				),
			],
		},
		traps: [
			["another's", "features", "templates in Go", "Hugo: templates in Go"],
			["another's need", "description", "It needs Ruby.", "Jekyll: needs Ruby"],
			["what is not there", "features", "comments", "No search, no comments."],
			["untested", "features", "Windows builds", "Windows builds are untested."],
			["a sponsor's year", "founded_year", "2013", "Lakeshore Labs, founded in 2013, pays for the domain."],
			[
				"four minutes",
				"usps",
				"took four minutes to build",
				"I wrote inkstand in 2021 because my old blog took four minutes to build.",
			],
		],
		honest: [
			[
				"what it does",
				"short_description",
				"Turn a folder of Markdown into a website.",
				"Turn a folder of Markdown into a website.",
			],
			["its speed", "features", "Builds 1,000 pages in under a second", "Builds 1,000 pages in under a second"],
			["feeds", "features", "Feeds and sitemaps", "Feeds and sitemaps out of the box"],
			["open", "pricing_model", "open_source", "It is MIT-licensed and free."],
			["since", "founded_year", "2021", "I wrote inkstand in 2021 because my old blog took four minutes to build."],
			["a reason", "usps", "One command, no plugins", "One command, no plugins."],
		],
	},
	{
		origin: "https://nestkast.nl",
		pages: {
			"/": [
				"home",
				page(
					"nl",
					"Nestkast | Nestkastjes met camera",
					`<header><a href="/">Nestkast</a></header><main><h1>Kijk mee in het nest</h1><p>Nestkast maakt nestkastjes met een camera die beelden naar je telefoon stuurt.</p><h2>Waarom Nestkast</h2><ul><li>Zonnepaneel op het dak</li><li>Beelden blijven in huis</li></ul><h2>Prijs</h2><p>Een kastje kost € 129. Verzending binnen Nederland is gratis.</p><h2>Over ons</h2><p>Wij zijn Fleur en Daan Bos uit Deventer. In 2020 timmerden we ons eerste kastje.</p><p>Onze camera's komen van Lensa, een bedrijf uit Eindhoven.</p></main><footer><p>Vragen? hallo@nestkast.nl</p></footer>`,
				),
			],
		},
		traps: [
			["stad van de leverancier", "city", "Eindhoven", "Onze camera's komen van Lensa, een bedrijf uit Eindhoven."],
			[
				"gratis verzending",
				"pricing_model",
				"freemium",
				["Een kastje kost € 129.", "Verzending binnen Nederland is gratis."],
			],
			["gratis", "pricing_model", "free", "Verzending binnen Nederland is gratis."],
			["land van verzending", "country", "NL", "Verzending binnen Nederland is gratis."],
		],
		honest: [
			[
				"wat het doet",
				"short_description",
				"Nestkast maakt nestkastjes met een camera die beelden naar je telefoon stuurt.",
				"Nestkast maakt nestkastjes met een camera die beelden naar je telefoon stuurt.",
			],
			["reden", "usps", "Beelden blijven in huis", "Beelden blijven in huis"],
			["prijs", "pricing_summary", "Een kastje kost € 129", "Een kastje kost € 129."],
			["wie", "founders", "Daan Bos", "Wij zijn Fleur en Daan Bos uit Deventer."],
			["waar", "city", "Deventer", "Wij zijn Fleur en Daan Bos uit Deventer."],
			["postbus", "contact_email", "hallo@nestkast.nl", "Vragen? hallo@nestkast.nl"],
		],
	},
];
