import { page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Ordinary pages that tempt to what stands beside what they say: written before the rules of their day had been read. */
export const PRODUCTS_21_ORDINARY: readonly WholeSite[] = [
	{
		// A product for another one's shops, whose name its own begins with.
		origin: "https://shopifyshelves.com",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Shopify Shelves – stock counts for small shops",
					`<header><a href="/">Shopify Shelves</a></header><main><h1>Stock counts for small shops</h1><p>Shopify Shelves counts what is left after each sale and writes the order to your supplier.</p><p>Why Shopify alone is not enough: it knows what was sold, and not what is on your shelf.</p><p>Shopify was founded in 2006 by Tobias Lütke.</p><p>Shopify costs $39 per month.</p><p>Shopify is based in Ottawa, Canada.</p><p>Shopify lets millions of people sell online.</p><h2>What you get</h2><h3>Counts by camera</h3><p>Point your phone at a shelf and see the difference.</p><h3>Supplier orders</h3><p>Orders are written for you to sign.</p><h3>Theft report</h3><p>In the works for spring.</p></main><footer><p>Shopify Shelves, Hafenstraße 4, 20457 Hamburg, Germany</p></footer>`,
				),
			],
		},
		traps: [
			["the platform's year", "founded_year", "2006", "Shopify was founded in 2006 by Tobias Lütke."],
			["the platform's founder", "founders", "Tobias Lütke", "Shopify was founded in 2006 by Tobias Lütke."],
			["the platform's price", "pricing_summary", "Shopify costs $39 per month", "Shopify costs $39 per month."],
			["the platform's town", "city", "Ottawa", "Shopify is based in Ottawa, Canada."],
			[
				"what the platform does",
				"description",
				"Shopify lets millions of people sell online.",
				"Shopify lets millions of people sell online.",
			],
			["in the works", "features", "Theft report", "Theft report"],
		],
		honest: [
			[
				"its camera",
				"features",
				"Counts by camera",
				["Counts by camera", "Point your phone at a shelf and see the difference."],
			],
			["its own town", "city", "Hamburg", "Shopify Shelves, Hafenstraße 4, 20457 Hamburg, Germany"],
		],
	},
	{
		origin: "https://petalpost.co.uk",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Petalpost | Flower boxes by post",
					`<header><a href="/">Petalpost</a></header><main><h1>Flower boxes by post</h1><p>Petalpost sends seasonal flowers through your letterbox.</p><h2>In every box</h2><ul><li>Twelve to twenty stems</li><li>A vase, if it is your first box</li><li>Care card</li></ul><h2>What a box costs</h2><p>A box costs £22, or £19 for members of the garden club.</p><p>Florists charge £40 for as much.</p><h2>Where they grow</h2><p>Our growers have farmed near Penzance since 1961.</p><p>Gwen Tregenza, who founded the cooperative, still drives the van.</p><h2>As seen in</h2><p>“Best of Bristol 2022”</p><p>Press: press@gardenweekly.example</p></main><footer><p>Card payments by Payloft Ltd, 8 Dock Street, Leeds LS10 1AA</p><p>© 2019–2026 Petalpost</p></footer>`,
				),
			],
			"/about": [
				"about",
				page(
					"en",
					"About | Petalpost",
					`<header><a href="/">Petalpost</a></header><main><h1>About</h1><p>It began with a bucket at a farm gate, and a note.</p><p>Nia Bowen packs, Tom Hale writes the cards, and the co-founder of our grower, Ed Rosewarne, chooses the week's flowers.</p><p>Before Petalpost, Nia started a bakery in Cardiff in 2012.</p><p>We hope to deliver to Northern Ireland.</p></main>`,
				),
			],
		},
		traps: [
			["the first box alone", "features", "A vase", "A vase, if it is your first box"],
			[
				"members of a club",
				"pricing_summary",
				"A box costs £19",
				"A box costs £22, or £19 for members of the garden club.",
			],
			["other florists' price", "pricing_summary", "£40", "Florists charge £40 for as much."],
			["the growers' year", "founded_year", "1961", "Our growers have farmed near Penzance since 1961."],
			["the growers' town", "city", "Penzance", "Our growers have farmed near Penzance since 1961."],
			[
				"of the cooperative",
				"founders",
				"Gwen Tregenza",
				"Gwen Tregenza, who founded the cooperative, still drives the van.",
			],
			[
				"of the grower",
				"founders",
				"Ed Rosewarne",
				"the co-founder of our grower, Ed Rosewarne, chooses the week's flowers.",
			],
			["a bakery's founder", "founders", "Nia", "Before Petalpost, Nia started a bakery in Cardiff in 2012."],
			["a bakery's year", "founded_year", "2012", "Before Petalpost, Nia started a bakery in Cardiff in 2012."],
			["the press's address", "contact_email", "press@gardenweekly.example", "Press: press@gardenweekly.example"],
			["the payment provider's town", "city", "Leeds", "Card payments by Payloft Ltd, 8 Dock Street, Leeds LS10 1AA"],
			["hoped for", "description", "We deliver to Northern Ireland.", "We hope to deliver to Northern Ireland."],
			["first year of a copyright", "founded_year", "2019", "© 2019–2026 Petalpost"],
		],
		honest: [
			[
				"what it does",
				"description",
				"Petalpost sends seasonal flowers through your letterbox.",
				"Petalpost sends seasonal flowers through your letterbox.",
			],
		],
	},
	{
		origin: "https://klangkiste.de",
		pages: {
			"/": [
				"home",
				page(
					"de",
					"Klangkiste – Musikunterricht per Video",
					`<header><a href="/">Klangkiste</a></header><main><h1>Musikunterricht per Video</h1><p>Klangkiste bringt Lehrkräfte und Kinder im Video zusammen.</p><h2>Das ist dabei</h2><h3>Noten zum Ausdrucken</h3><p>Besorgen die Eltern selbst.</p><h3>Leihgeige</h3><p>Gibt es bei unserem Partner Saitenhof.</p><h3>Probestunde</h3><p>Wer danach bleibt, zahlt sie mit.</p><h3>Übungsplan</h3><p>Jede Woche neu von der Lehrkraft geschrieben.</p><h2>Was es kostet</h2><p>Eine Stunde kostet 28 €, Geschwister zahlen 22 €.</p><p>In Musikschulen kostet sie 45 €.</p><h2>Woher wir kommen</h2><p>Lena Voss leitet die Klangkiste, die ihr Onkel Karl Voss als Verein gegründet hatte.</p><p>Die Musikschule Saitenhof gibt es seit 1978.</p></main><footer><p>Unterricht auch vor Ort: Lindenweg 3, 04109 Leipzig (Saitenhof)</p></footer>`,
				),
			],
		},
		traps: [
			["was die Eltern tun", "features", "Noten zum Ausdrucken", "Noten zum Ausdrucken"],
			["beim Partner", "features", "Leihgeige", "Leihgeige"],
			[
				"nur Geschwister",
				"pricing_summary",
				"Eine Stunde kostet 22 €",
				"Eine Stunde kostet 28 €, Geschwister zahlen 22 €.",
			],
			["in Musikschulen", "pricing_summary", "45 €", "In Musikschulen kostet sie 45 €."],
			[
				"die Leiterin",
				"founders",
				"Lena Voss",
				"Lena Voss leitet die Klangkiste, die ihr Onkel Karl Voss als Verein gegründet hatte.",
			],
			["das Jahr der Schule", "founded_year", "1978", "Die Musikschule Saitenhof gibt es seit 1978."],
		],
		honest: [["der Plan", "features", "Übungsplan", ["Übungsplan", "Jede Woche neu von der Lehrkraft geschrieben."]]],
	},
];
