import { page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Pages full of what is beside a product, with claims that their words tempt to, written before the rules were read. */
export const PRODUCTS_12_TEMPTING: readonly WholeSite[] = [
	{
		origin: "https://glasshouse-crm.com",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Glasshouse - CRM for plant nurseries",
					`<header><a href="/">Glasshouse</a></header>
<main><h1>Know which customer bought which rose</h1><p>Glasshouse keeps the customers, orders and growing notes of plant nurseries together. It is not a web shop and it does not take payments.</p>
<h2>In use at</h2><ul><li>Harrow Roses, family-run since 1931</li><li>Petal & Stem, 14 garden centres in the Midlands</li></ul>
<h2>Hosting and support</h2><p>Glasshouse runs in the Frankfurt data centre of Nordlicht Cloud GmbH, Hanauer Landstraße 302, 60314 Frankfurt am Main, Germany. Write to abuse@nordlicht.cloud to report misuse.</p>
<h2>Coming in spring</h2><ul><li>Barcode labels</li><li>Route planning for deliveries</li></ul>
<h2>Against spreadsheets</h2><p>Spreadsheets cost nothing, and they lose orders. SeedBase asks £149 a month and cannot print plant passports. Glasshouse is £39 a month per nursery; seasonal staff are included from April to June only.</p>
<h2>Stories</h2><blockquote><p>We started in 1996 with one polytunnel and a paper diary.</p><cite>Mo Farrell, founder of Harrow Roses</cite></blockquote>
<p>Exports to Xero are planned. We will never sell your customer list.</p></main>
<footer><p>Glasshouse is a trading name of Verdant Works Ltd.</p><p>Illustrations by Lena Orlova, Tbilisi.</p></footer>`,
				),
			],
			"/about": [
				"about",
				page(
					"en",
					"About - Glasshouse",
					`<main><h1>Who is behind it</h1><p>Dana Whitlow wrote the first version while she worked at Kew, which opened in 1759. The money came from Sprout Ventures, founded by Piers Langham in 2009.</p><p>Our sister company, Trellis, was founded in 2012 in Leiden.</p><p>Glasshouse's user group has met in Birmingham since 2018.</p></main>`,
				),
			],
		},
		traps: [
			["a customer's year", "founded_year", "1931", "Harrow Roses, family-run since 1931"],
			["a customer's beginning", "founded_year", "1996", "We started in 1996 with one polytunnel and a paper diary."],
			["a sister's year", "founded_year", "2012", "Our sister company, Trellis, was founded in 2012 in Leiden."],
			["its user group's year", "founded_year", "2018", "Glasshouse's user group has met in Birmingham since 2018."],
			[
				"an investor's founder",
				"founders",
				"Piers Langham",
				"The money came from Sprout Ventures, founded by Piers Langham in 2009.",
			],
			["a customer's founder", "founders", "Mo Farrell", "Mo Farrell, founder of Harrow Roses"],
			["the host's country", "country", "DE", "Hanauer Landstraße 302, 60314 Frankfurt am Main, Germany"],
			[
				"the host's mailbox",
				"contact_email",
				"abuse@nordlicht.cloud",
				"Write to abuse@nordlicht.cloud to report misuse.",
			],
			["a plan", "features", "Route planning for deliveries", "Route planning for deliveries"],
			["a plan told", "description", "Glasshouse exports to Xero.", "Exports to Xero are planned."],
			[
				"what it is not",
				"description",
				"Glasshouse is a web shop that takes payments.",
				"It is not a web shop and it does not take payments.",
			],
			[
				"a competitor's price",
				"pricing_summary",
				"£149 a month",
				"SeedBase asks £149 a month and cannot print plant passports.",
			],
			["free by another", "pricing_model", "free", "Spreadsheets cost nothing, and they lose orders."],
			[
				"a limit dropped",
				"pricing_summary",
				"£39 a month per nursery; seasonal staff are included",
				"Glasshouse is £39 a month per nursery; seasonal staff are included from April to June only.",
			],
			["a not dropped", "description", "We will sell your customer list.", "We will never sell your customer list."],
			["the illustrator's town", "city", "Tbilisi", "Illustrations by Lena Orlova, Tbilisi."],
			["the sister's town", "city", "Leiden", "Our sister company, Trellis, was founded in 2012 in Leiden."],
			[
				"a competitor's lack",
				"features",
				"Print plant passports",
				"SeedBase asks £149 a month and cannot print plant passports.",
			],
		],
		honest: [
			[
				"what it keeps",
				"description",
				"Glasshouse keeps the customers, orders and growing notes of plant nurseries together.",
				"Glasshouse keeps the customers, orders and growing notes of plant nurseries together.",
			],

			[
				"its category",
				"categories",
				"CRM",
				[
					"Glasshouse - CRM for plant nurseries",
					"Glasshouse keeps the customers, orders and growing notes of plant nurseries together.",
				],
			],
			[
				"who wrote it",
				"founders",
				"Dana Whitlow",
				"Dana Whitlow wrote the first version while she worked at Kew, which opened in 1759.",
			],
		],
		refused: [
			[
				"its price",
				"pricing_summary",
				"£39 a month per nursery",
				"Glasshouse is £39 a month per nursery; seasonal staff are included from April to June only.",
			],
		],
	},
	{
		origin: "https://wortwerk.at",
		pages: {
			"/": [
				"home",
				page(
					"de",
					"Wortwerk – Übersetzungen für Museen",
					`<header><a href="/">Wortwerk</a></header>
<main><h1>Jede Tafel in sechs Sprachen</h1><p>Wortwerk übersetzt Ausstellungstexte für Museen. Wir übersetzen ins Englische, aber nicht ins Chinesische.</p>
<h2>Referenzen</h2><ul><li>Technikmuseum Linz (gegründet 1908)</li><li>Glasmuseum Frauenau</li></ul>
<h2>Preise</h2><p>0,18 € pro Wort. Maschinelle Übersetzungen gibt es anderswo kostenlos. Eilaufträge nur für Stammkunden.</p>
<h2>Stimmen</h2><p>„Als Gründerin der Galerie Hartl weiß ich, was Texte kosten." – Sabine Hartl</p>
<p>Im Herbst eröffnen wir ein Büro in Zürich. Eine App ist in Arbeit.</p></main>
<footer><p>Impressum: Wortwerk OG, FN 412233k. Beschwerden über Werbung richten Sie an den Werberat, Wiedner Hauptstraße 57, 1040 Wien, beschwerde@werberat.at</p></footer>`,
				),
			],
		},
		traps: [
			["a museum's year", "founded_year", "1908", "Technikmuseum Linz (gegründet 1908)"],
			[
				"a language it does not do",
				"description",
				"Wortwerk übersetzt ins Chinesische.",
				"Wir übersetzen ins Englische, aber nicht ins Chinesische.",
			],
			[
				"free elsewhere",
				"pricing_model",
				"freemium",
				["0,18 € pro Wort.", "Maschinelle Übersetzungen gibt es anderswo kostenlos."],
			],
			["rush orders for some", "description", "Wortwerk bietet Eilaufträge.", "Eilaufträge nur für Stammkunden."],
			[
				"a client's founder",
				"founders",
				"Sabine Hartl",
				'„Als Gründerin der Galerie Hartl weiß ich, was Texte kosten." – Sabine Hartl',
			],
			["an office to come", "city", "Zürich", "Im Herbst eröffnen wir ein Büro in Zürich."],
			["an app to come", "features", "App", "Eine App ist in Arbeit."],
			[
				"the board's town",
				"city",
				"Wien",
				"Beschwerden über Werbung richten Sie an den Werberat, Wiedner Hauptstraße 57, 1040 Wien",
			],
			["the board's mailbox", "contact_email", "beschwerde@werberat.at", "beschwerde@werberat.at"],
			["a client as an entry", "features", "Glasmuseum Frauenau", "Glasmuseum Frauenau"],
		],
		honest: [
			[
				"what it does",
				"short_description",
				"Wortwerk übersetzt Ausstellungstexte für Museen.",
				"Wortwerk übersetzt Ausstellungstexte für Museen.",
			],
			["a price", "pricing_summary", "0,18 € pro Wort", "0,18 € pro Wort."],
		],
	},
	{
		origin: "https://pasohondo.es",
		pages: {
			"/": [
				"home",
				page(
					"es",
					"Paso Hondo · Rutas de senderismo sin cobertura",
					`<header><a href="/">Paso Hondo</a></header>
<main><h1>El mapa que no se apaga</h1><p>Paso Hondo descarga rutas de montaña al teléfono. No funciona en tabletas.</p>
<h2>Quiénes nos recomiendan</h2><p>Refugio Los Llanos, abierto desde 1974. Club Alpino de Huesca, presidido por su fundadora Amparo Lacasa.</p>
<h2>Precios</h2><p>25 € al año. Otras aplicaciones cobran 60 €. Gratis durante los primeros siete días.</p>
<h2>Próximamente</h2><p>Rutas en bicicleta y avisos de aludes.</p>
<p>Nuestra tienda de Jaca, en la calle Mayor 14, 22700 Jaca, vende mapas en papel desde 2015.</p></main>
<footer><p>Datos de mapas © OpenStreetMap. Fotos: Iker Zabala.</p></footer>`,
				),
			],
		},
		traps: [
			["a refuge's year", "founded_year", "1974", "Refugio Los Llanos, abierto desde 1974."],
			[
				"the shop's year",
				"founded_year",
				"2015",
				"Nuestra tienda de Jaca, en la calle Mayor 14, 22700 Jaca, vende mapas en papel desde 2015.",
			],
			[
				"a club's founder",
				"founders",
				"Amparo Lacasa",
				"Club Alpino de Huesca, presidido por su fundadora Amparo Lacasa.",
			],
			["others' price", "pricing_summary", "60 €", "Otras aplicaciones cobran 60 €."],
			["days as a free plan", "pricing_model", "freemium", ["25 € al año.", "Gratis durante los primeros siete días."]],
			["what comes", "features", "Rutas en bicicleta", "Rutas en bicicleta y avisos de aludes."],
			["tablets", "description", "Paso Hondo funciona en tabletas.", "No funciona en tabletas."],
		],
		honest: [
			[
				"what it does",
				"description",
				"Paso Hondo descarga rutas de montaña al teléfono.",
				"Paso Hondo descarga rutas de montaña al teléfono.",
			],
		],
	},
	{
		origin: "https://brimstone.audio",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Brimstone – a tape echo for your browser",
					`<header><a href="/">Brimstone</a></header>
<main><h1>Tape echo without the tape</h1><p>Brimstone models the wow and flutter of old echo machines. Unlike the Copicat, made by Watkins in London from 1958, it needs no belt.</p>
<h2>Press</h2><p>"The only echo I open twice" — Sound Bench</p><p>"Brimstone also tunes vocals", wrote one magazine, wrongly.</p>
<h2>Sign up</h2><p>Enter your address for the newsletter and a free sample pack.</p>
<h2>Requirements</h2><ul><li>Chrome 110 or newer</li><li>8 GB of memory</li></ul>
<h2>FAQ</h2><h3>Is there a mobile version?</h3><p>If enough people ask, Brimstone will run on phones.</p><h3>Can I return it?</h3><p>Within 14 days, unless you have downloaded a preset.</p>
<p>£49 once. Students at partner schools pay nothing.</p></main>
<footer><p>Payments by Quickpay A/S, Aarhus, Denmark, help@quickpay.example</p></footer>`,
				),
			],
		},
		traps: [
			[
				"a competitor's town",
				"city",
				"London",
				"Unlike the Copicat, made by Watkins in London from 1958, it needs no belt.",
			],
			[
				"a competitor's year",
				"founded_year",
				"1958",
				"Unlike the Copicat, made by Watkins in London from 1958, it needs no belt.",
			],
			[
				"wrong words of others",
				"description",
				"Brimstone also tunes vocals.",
				'"Brimstone also tunes vocals", wrote one magazine, wrongly.',
			],
			[
				"a free pack",
				"pricing_model",
				"freemium",
				["Enter your address for the newsletter and a free sample pack.", "£49 once."],
			],
			["a requirement", "features", "8 GB of memory", "8 GB of memory"],
			[
				"a supposition",
				"description",
				"Brimstone will run on phones.",
				"If enough people ask, Brimstone will run on phones.",
			],
			[
				"the payment provider's country",
				"country",
				"DK",
				"Payments by Quickpay A/S, Aarhus, Denmark, help@quickpay.example",
			],
			["praise as an entry", "features", "The only echo I open twice", "The only echo I open twice"],
		],
		honest: [
			[
				"its kind",
				"short_description",
				"Brimstone is a tape echo for your browser.",
				"Brimstone – a tape echo for your browser",
			],
			["a price", "pricing_summary", "£49 once", "£49 once."],
		],
	},
];
