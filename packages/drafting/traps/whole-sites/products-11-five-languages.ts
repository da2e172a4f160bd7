import { page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Six ordinary products in five languages, counted as they were first seen, after the others were mended. */
export const PRODUCTS_11_FIVE_LANGUAGES: readonly WholeSite[] = [
	{
		origin: "https://ledgerlark.com",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Ledgerlark | Bookkeeping for market traders",
					`<header>Ledgerlark</header><main><h1>Do the books from behind the stall</h1><p>Ledgerlark is a bookkeeping app for market traders. Say what you sold, snap the receipt, and it files the VAT return each quarter.</p><section><h2>Features</h2><div><h3>Voice entry</h3><p>Works with gloves on and in the rain.</p></div><div><h3>Stall fees</h3><p>Split by market and by day.</p></div><div><h3>VAT returns</h3><p>Filed from the app, in the UK only.</p></div></section><section><h2>Pricing</h2><p>Ledgerlark costs £6 a month. The first quarter is on us. An accountant costs £90 an hour.</p></section><section><h2>Our story</h2><p>Tariq Osman sold olives in Borough Market, which opened in 1756, for eight years. In 2022 he founded Ledgerlark with his cousin Hana Osman.</p></section><section><h2>Coming in spring</h2><ul><li>Payroll for helpers</li></ul></section></main><footer>Ledgerlark Ltd, 9 Park Street, London SE1 9AB</footer>`,
				),
			],
		},
		traps: [
			[
				"the market's year",
				"founded_year",
				"1756",
				"Tariq Osman sold olives in Borough Market, which opened in 1756, for eight years.",
			],
			["an accountant's price", "pricing_summary", "£90 an hour", "An accountant costs £90 an hour."],
			[
				"a limit left out",
				"description",
				"VAT returns are filed from the app.",
				["VAT returns", "Filed from the app, in the UK only."],
			],
			["a plan", "features", "Payroll for helpers", "Payroll for helpers"],
			[
				"what its founder sold",
				"description",
				"Ledgerlark sells olives.",
				"Tariq Osman sold olives in Borough Market, which opened in 1756, for eight years.",
			],
			["a first quarter", "pricing_model", "freemium", "Ledgerlark costs £6 a month. The first quarter is on us."],
		],
		honest: [
			["who founded it", "founders", "Hana Osman", "In 2022 he founded Ledgerlark with his cousin Hana Osman."],
			[
				"what it is",
				"short_description",
				"Ledgerlark is a bookkeeping app for market traders.",
				"Ledgerlark is a bookkeeping app for market traders.",
			],
			[
				"what it does",
				"description",
				"It files the VAT return each quarter.",
				"Say what you sold, snap the receipt, and it files the VAT return each quarter.",
			],
			[
				"a card",
				"description",
				"Voice entry works with gloves on and in the rain.",
				["Voice entry", "Works with gloves on and in the rain."],
			],
			["an entry", "features", "Voice entry", "Voice entry"],
			["the price", "pricing_summary", "£6 a month", "Ledgerlark costs £6 a month."],
			["how it is paid", "pricing_model", "subscription", "Ledgerlark costs £6 a month."],
			["its beginning", "founded_year", "2022", "In 2022 he founded Ledgerlark with his cousin Hana Osman."],
			["its slogan", "tagline", "Do the books from behind the stall", "Do the books from behind the stall"],
			[
				"its category",
				"categories",
				"Accounting",
				["Ledgerlark | Bookkeeping for market traders", "Ledgerlark is a bookkeeping app for market traders."],
			],
		],
	},
	{
		origin: "https://tactilemaps.org",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Tactile Maps",
					`<header>Tactile Maps</header><main><h1>Maps you can read with your fingers</h1><p>Type an address and get a raised map of the streets around it, ready for a 3D printer or swell paper. It is free, open source and needs no account.</p><h2>How it works</h2><ol><li>Type an address</li><li>Choose the scale</li><li>Download the file</li></ol><h2>Why it's different</h2><ul><li>Street names in braille</li><li>Crossings and kerbs, not shops and adverts</li><li>Printed maps by post for £8 through our partner BrailleWorks</li></ul><h2>People</h2><p>Founded in 2017 by Yusuf Demir, who has been blind since birth. Today volunteers in nine countries maintain it.</p><p>Map data © OpenStreetMap contributors. Hosted by Uberspace, Mainz.</p></main><footer>maps@tactilemaps.org</footer>`,
				),
			],
		},
		traps: [
			["a host's town", "city", "Mainz", "Hosted by Uberspace, Mainz."],
			["a step", "features", "Choose the scale", "Choose the scale"],
			["a partner's price", "pricing_model", "paid", "Printed maps by post for £8 through our partner BrailleWorks"],
			["what is not on it", "features", "Shops and adverts", "Crossings and kerbs, not shops and adverts"],
			[
				"since when he is blind",
				"description",
				"Tactile Maps has been blind since birth.",
				"Founded in 2017 by Yusuf Demir, who has been blind since birth.",
			],
		],
		honest: [
			[
				"what it does",
				"description",
				"Type an address and get a raised map of the streets around it.",
				"Type an address and get a raised map of the streets around it, ready for a 3D printer or swell paper.",
			],
			["how it is paid", "pricing_model", "free", "It is free, open source and needs no account."],
			["a reason", "usps", "Needs no account", "It is free, open source and needs no account."],
			["an entry", "features", "Street names in braille", "Street names in braille"],
			["who founded it", "founders", "Yusuf Demir", "Founded in 2017 by Yusuf Demir, who has been blind since birth."],
			["its beginning", "founded_year", "2017", "Founded in 2017 by Yusuf Demir, who has been blind since birth."],
			["its address", "contact_email", "maps@tactilemaps.org", "maps@tactilemaps.org"],
		],
		refused: [
			[
				"in the third person",
				"short_description",
				"Tactile Maps makes raised maps of the streets around an address, ready for a 3D printer or swell paper.",
				"Type an address and get a raised map of the streets around it, ready for a 3D printer or swell paper.",
			],
		],
	},
	{
		origin: "https://kesselfreund.de",
		pages: {
			"/": [
				"home",
				page(
					"de",
					"Kesselfreund | Heizungswartung zum Festpreis",
					`<header>Kesselfreund</header><main><h1>Wartung, wenn Sie zu Hause sind</h1><p>Kesselfreund vermittelt geprüfte Heizungsbauer in Köln und Bonn. Sie wählen den Termin, wir schicken den Monteur und die Rechnung kommt per Mail.</p><h2>Ihre Vorteile</h2><ul><li>Festpreis ohne Anfahrt</li><li>Termine auch abends</li><li>Erinnerung im nächsten Jahr</li></ul><h2>Preise</h2><p>Gasheizung: 129 €. Ölheizung: 159 €. Wärmepumpen warten wir nicht.</p><h2>Über uns</h2><p>Kesselfreund wurde 2016 von den Brüdern Timo und Sven Lauer gegründet. Unser Großvater eröffnete 1958 den ersten Betrieb der Familie in Siegen.</p></main><footer>Kesselfreund GmbH, Ringstraße 4, 50667 Köln</footer>`,
				),
			],
		},
		traps: [
			[
				"des Großvaters Jahr",
				"founded_year",
				"1958",
				"Unser Großvater eröffnete 1958 den ersten Betrieb der Familie in Siegen.",
			],
			[
				"des Großvaters Stadt",
				"city",
				"Siegen",
				"Unser Großvater eröffnete 1958 den ersten Betrieb der Familie in Siegen.",
			],
			["ein Nicht", "description", "Wärmepumpen warten wir.", "Wärmepumpen warten wir nicht."],
			["vertauscht", "pricing_summary", "Gasheizung: 159 €", "Gasheizung: 129 €. Ölheizung: 159 €."],
		],
		honest: [
			["wer", "founders", "Sven Lauer", "Kesselfreund wurde 2016 von den Brüdern Timo und Sven Lauer gegründet."],
			[
				"was es tut",
				"short_description",
				"Kesselfreund vermittelt geprüfte Heizungsbauer in Köln und Bonn.",
				"Kesselfreund vermittelt geprüfte Heizungsbauer in Köln und Bonn.",
			],
			[
				"was es tut",
				"description",
				"Sie wählen den Termin.",
				"Sie wählen den Termin, wir schicken den Monteur und die Rechnung kommt per Mail.",
			],
			[
				"im Passiv",
				"description",
				"Geprüfte Heizungsbauer in Köln und Bonn werden vermittelt.",
				"Kesselfreund vermittelt geprüfte Heizungsbauer in Köln und Bonn.",
			],
			["ein Vorteil", "usps", "Festpreis ohne Anfahrt", "Festpreis ohne Anfahrt"],
			["Preise", "pricing_summary", "Gasheizung: 129 €; Ölheizung: 159 €", "Gasheizung: 129 €. Ölheizung: 159 €."],
			["wann", "founded_year", "2016", "Kesselfreund wurde 2016 von den Brüdern Timo und Sven Lauer gegründet."],
			["wo", "city", "Köln", "Kesselfreund GmbH, Ringstraße 4, 50667 Köln"],
		],
	},
	{
		origin: "https://marmitapp.pt",
		pages: {
			"/": [
				"home",
				page(
					"pt",
					"Marmitapp - refeições caseiras no escritório",
					`<header>Marmitapp</header><main><h1>O almoço de casa, na sua secretária</h1><p>A Marmitapp liga cozinheiros do bairro a escritórios de Lisboa. Os cozinheiros publicam o prato do dia e os escritórios encomendam até às dez.</p><ul><li>Pratos sem glúten todos os dias</li><li>Fatura única por mês</li><li>Embalagens que voltam à cozinha</li></ul><h2>Quanto custa</h2><p>Cada refeição custa 7,50 €. Sem mensalidade.</p><p>Fundada em 2020 por Marta Leal e Rui Pinto. Não entregamos ao domicílio.</p></main><footer>Marmitapp, Lda. · Rua da Rosa 22 · 1200-388 Lisboa</footer>`,
				),
			],
		},
		traps: [
			["o não tirado", "description", "Entregamos ao domicílio.", "Não entregamos ao domicílio."],
			[
				"quem faz",
				"description",
				"Os escritórios publicam o prato do dia.",
				"Os cozinheiros publicam o prato do dia e os escritórios encomendam até às dez.",
			],
			["sem unidade", "pricing_summary", "7,50 € por mês", "Cada refeição custa 7,50 €."],
		],
		honest: [
			[
				"o que faz",
				"short_description",
				"A Marmitapp liga cozinheiros do bairro a escritórios de Lisboa.",
				"A Marmitapp liga cozinheiros do bairro a escritórios de Lisboa.",
			],
			[
				"o que é",
				"description",
				"A Marmitapp oferece refeições caseiras no escritório.",
				"Marmitapp - refeições caseiras no escritório",
			],
			["uma entrada", "features", "Fatura única por mês", "Fatura única por mês"],
			["preço", "pricing_summary", "Cada refeição custa 7,50 €", "Cada refeição custa 7,50 €."],
			["razão", "usps", "Sem mensalidade", "Sem mensalidade."],
			["quem", "founders", "Rui Pinto", "Fundada em 2020 por Marta Leal e Rui Pinto."],
			["onde", "city", "Lisboa", "Marmitapp, Lda. · Rua da Rosa 22 · 1200-388 Lisboa"],
		],
		refused: [
			[
				"como",
				"description",
				"Os cozinheiros publicam o prato do dia.",
				"Os cozinheiros publicam o prato do dia e os escritórios encomendam até às dez.",
			],
		],
	},
	{
		origin: "https://polderlicht.nl",
		pages: {
			"/": [
				"home",
				page(
					"nl",
					"Polderlicht | Daglicht voor kantoren",
					`<header>Polderlicht</header><main><h1>Werken bij het licht van buiten</h1><p>Onze lampen volgen de kleur van de lucht en dimmen vanzelf als de zon schijnt. Je hangt ze op aan een gewoon stopcontact.</p><h2>Waarom Polderlicht</h2><ul><li>Geen installateur nodig</li><li>Tien jaar garantie</li></ul><h2>Prijzen</h2><p>Polderlicht 60: € 249. Polderlicht 120: € 399.</p><p>Wij zijn Fenna Bos en Ids Hoekstra en begonnen Polderlicht in 2019 in Leeuwarden. Onze leds komen uit Eindhoven.</p></main>`,
				),
			],
		},
		traps: [
			["waar de leds vandaan komen", "city", "Eindhoven", "Onze leds komen uit Eindhoven."],
			["zonder geen", "usps", "Installateur nodig", "Geen installateur nodig"],
			["verwisseld", "pricing_summary", "Polderlicht 60: € 399", "Polderlicht 60: € 249. Polderlicht 120: € 399."],
		],
		honest: [
			[
				"wanneer",
				"founded_year",
				"2019",
				"Wij zijn Fenna Bos en Ids Hoekstra en begonnen Polderlicht in 2019 in Leeuwarden.",
			],
			[
				"wie",
				"founders",
				"Ids Hoekstra",
				"Wij zijn Fenna Bos en Ids Hoekstra en begonnen Polderlicht in 2019 in Leeuwarden.",
			],
			[
				"hoe",
				"description",
				"Je hangt ze op aan een gewoon stopcontact.",
				"Je hangt ze op aan een gewoon stopcontact.",
			],
			["een reden", "usps", "Tien jaar garantie", "Tien jaar garantie"],
			["een prijs", "pricing_summary", "Polderlicht 120: € 399", "Polderlicht 60: € 249. Polderlicht 120: € 399."],
		],
		refused: [
			[
				"wat het doet",
				"short_description",
				"De lampen van Polderlicht volgen de kleur van de lucht.",
				"Onze lampen volgen de kleur van de lucht en dimmen vanzelf als de zon schijnt.",
			],
		],
	},
];
