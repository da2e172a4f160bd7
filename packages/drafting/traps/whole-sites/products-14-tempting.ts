import { page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Two pages that tell much of others, written before the rules of the day had been read. */
export const PRODUCTS_14_TEMPTING: readonly WholeSite[] = [
	{
		origin: "https://postmoth.email",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Postmoth — newsletters that land",
					`<header><a href="/">Postmoth</a></header><main><h1>Newsletters that land</h1><p>Postmoth sends newsletters for independent writers. We will never sell your list, and we don't track who opens what.</p><h2>Switching from Mailpigeon?</h2><p>Mailpigeon charges $79 a month for 10,000 readers and was bought by Adtrail in 2022. Its editor has 200 templates.</p><h2>What you get</h2><ul><li>Plain-text editor</li><li>Paid subscriptions (United States and Canada only)</li><li><del>RSS import</del> removed in version 3</li></ul><h2>Changelog</h2><p>March: we dropped support for custom fonts.</p><p>May: beta of a referral programme for ten invited writers.</p><h2>Pricing</h2><p>Free up to 500 readers. After that $9 for each further 1,000.</p><p>A dedicated sending address will cost $30 a month once it is available.</p><h2>As seen in</h2><p>The Harbour Post: “Founded by Rhea Moss in 2011, The Harbour Post moved to Postmoth last year.”</p><h2>Security</h2><p>Report problems to our partner at disclosure@bugharbor.io. Our servers stand in Frankfurt, Germany.</p><p>If we ever shut down, you can download everything.</p></main><footer><p>EU representative: Prighter GmbH, Wien, Austria</p></footer>`,
				),
			],
			"/about": [
				"about",
				page(
					"en",
					"About - Postmoth",
					`<header><a href="/">Postmoth</a></header><main><h1>About us</h1><p>Ines Calder, who founded the poetry press Saltbox in 2009, writes our monthly column.</p><p>We raised $2 million from Kestrel Capital, led by its founder Bo Tan.</p><p>In 2016 most writers still used blogs.</p></main>`,
				),
			],
		},
		traps: [
			[
				"a rival's price",
				"pricing_summary",
				"$79 a month for 10,000 readers",
				"Mailpigeon charges $79 a month for 10,000 readers and was bought by Adtrail in 2022.",
			],
			["a rival's templates", "features", "200 templates", "Its editor has 200 templates."],
			["what was dropped", "description", "We support custom fonts.", "March: we dropped support for custom fonts."],
			[
				"a beta for ten",
				"features",
				"a referral programme",
				"May: beta of a referral programme for ten invited writers.",
			],
			["free up to a limit", "pricing_model", "free", "Free up to 500 readers."],
			[
				"a price to come",
				"pricing_summary",
				"$30 a month",
				"A dedicated sending address will cost $30 a month once it is available.",
			],
			[
				"a paper's year",
				"founded_year",
				"2011",
				"“Founded by Rhea Moss in 2011, The Harbour Post moved to Postmoth last year.”",
			],
			[
				"a paper's founder",
				"founders",
				"Rhea Moss",
				"“Founded by Rhea Moss in 2011, The Harbour Post moved to Postmoth last year.”",
			],
			["where servers stand", "country", "DE", "Our servers stand in Frankfurt, Germany."],
			["a representative's country", "country", "AT", "EU representative: Prighter GmbH, Wien, Austria"],
			[
				"a partner's mailbox",
				"contact_email",
				"disclosure@bugharbor.io",
				"Report problems to our partner at disclosure@bugharbor.io.",
			],
			[
				"a column's writer",
				"founders",
				"Ines Calder",
				"Ines Calder, who founded the poetry press Saltbox in 2009, writes our monthly column.",
			],
			["an investor", "founders", "Bo Tan", "We raised $2 million from Kestrel Capital, led by its founder Bo Tan."],
			["a limit dropped", "features", "Paid subscriptions", "Paid subscriptions (United States and Canada only)"],
			[
				"a not dropped",
				"description",
				"We track who opens what.",
				"We will never sell your list, and we don't track who opens what.",
			],
			["a supposition", "description", "We shut down.", "If we ever shut down, you can download everything."],
			["its rival's beta as its own", "stage", "beta", "May: beta of a referral programme for ten invited writers."],
			["a category by a word", "categories", "Security", "Security"],
		],
		honest: [
			[
				"what it does",
				"short_description",
				"Postmoth sends newsletters for independent writers.",
				"Postmoth sends newsletters for independent writers.",
			],
			["an entry", "features", "Plain-text editor", "Plain-text editor"],
			["free and more", "pricing_model", "freemium", "Free up to 500 readers. After that $9 for each further 1,000."],
			["free part", "pricing_summary", "Free up to 500 readers", "Free up to 500 readers."],
			[
				"a virtue",
				"usps",
				"We don't track who opens what",
				"We will never sell your list, and we don't track who opens what.",
			],
		],
	},
	{
		origin: "https://holzwiege.de",
		pages: {
			"/": [
				"home",
				page(
					"de",
					"Holzwiege – Möbel aus Eiche, nach Maß",
					`<header><a href="/">Holzwiege</a></header><main><h1>Möbel aus Eiche, nach Maß</h1><p>In unserer Werkstatt bauen wir Tische, Betten und Regale aus Eiche. Lackierte Oberflächen machen wir nicht.</p><h2>Unsere Möbel</h2><div><h3>Tisch Alva</h3><p>ab 1.480 €</p></div><div><h3>Bett Nora</h3><p>ab 2.150 €</p></div><p>Lieferung: bis 50 km frei, darüber 1,20 € je Kilometer.</p><h2>Unser Holz</h2><p>Die Eiche kommt vom Sägewerk Brandl, das Josef Brandl 1923 in Furth gründete.</p><h2>Ratenzahlung</h2><p>Mit Zahlfix zahlen Sie ab 49 € im Monat (effektiver Jahreszins 9,9 %).</p><h2>Ausstellung</h2><p>Vom 3. bis 5. Oktober sehen Sie uns auf der Messe Wohnen in Leipzig.</p><h2>Ausgezeichnet</h2><p>Der Handwerkspreis wird seit 1998 von der Kammer vergeben.</p></main><footer><p>Holzwiege, Inhaberin Karla Benn, Am Mühlbach 4, 96047 Bamberg</p><p>Datenschutzbeauftragter: Dr. Uwe Lenz, lenz@datenrat.de, Ulm</p><p>Webdesign: Studio Kante, Nürnberg</p></footer>`,
				),
			],
		},
		traps: [
			[
				"das Jahr des Sägewerks",
				"founded_year",
				"1923",
				"Die Eiche kommt vom Sägewerk Brandl, das Josef Brandl 1923 in Furth gründete.",
			],
			[
				"der Gründer des Sägewerks",
				"founders",
				"Josef Brandl",
				"Die Eiche kommt vom Sägewerk Brandl, das Josef Brandl 1923 in Furth gründete.",
			],
			[
				"die Rate",
				"pricing_summary",
				"ab 49 € im Monat",
				"Mit Zahlfix zahlen Sie ab 49 € im Monat (effektiver Jahreszins 9,9 %).",
			],
			["die Messestadt", "city", "Leipzig", "Vom 3. bis 5. Oktober sehen Sie uns auf der Messe Wohnen in Leipzig."],
			["das Jahr des Preises", "founded_year", "1998", "Der Handwerkspreis wird seit 1998 von der Kammer vergeben."],
			[
				"das Postfach des Beauftragten",
				"contact_email",
				"lenz@datenrat.de",
				"Datenschutzbeauftragter: Dr. Uwe Lenz, lenz@datenrat.de, Ulm",
			],
			["die Stadt der Gestalter", "city", "Nürnberg", "Webdesign: Studio Kante, Nürnberg"],
			[
				"die Lieferung als Preis",
				"pricing_summary",
				"1,20 € je Kilometer",
				"Lieferung: bis 50 km frei, darüber 1,20 € je Kilometer.",
			],
			["was sie nicht machen", "features", "Lackierte Oberflächen", "Lackierte Oberflächen machen wir nicht."],
			[
				"Lieferung frei als gratis",
				"pricing_model",
				"freemium",
				["ab 1.480 €", "Lieferung: bis 50 km frei, darüber 1,20 € je Kilometer."],
			],
			["der Beauftragte", "founders", "Uwe Lenz", "Datenschutzbeauftragter: Dr. Uwe Lenz, lenz@datenrat.de, Ulm"],
		],
		honest: [
			[
				"was sie bauen",
				"short_description",
				"In unserer Werkstatt bauen wir Tische, Betten und Regale aus Eiche.",
				"In unserer Werkstatt bauen wir Tische, Betten und Regale aus Eiche.",
			],
			["Stadt", "city", "Bamberg", "Holzwiege, Inhaberin Karla Benn, Am Mühlbach 4, 96047 Bamberg"],
			["bezahlt", "pricing_model", "paid", ["ab 1.480 €", "ab 2.150 €"]],
			["Preis", "pricing_summary", "Bett Nora: ab 2.150 €", ["Bett Nora", "ab 2.150 €"]],
		],
	},
];
