import { page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Ordinary products in English, written once claims were read in other forms of their words. */
export const PRODUCTS_10_ENGLISH: readonly WholeSite[] = [
	{
		origin: "https://pebblepay.io",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Pebblepay | Invoices and deposits for wedding photographers",
					`<header>Pebblepay</header><main><h1>Get the deposit before you block the date</h1><p>Pebblepay sends the contract, takes the deposit and reminds couples of the balance. Payments are processed by Stripe in Dublin.</p><section><h2>Made for weddings</h2><ul><li>Contracts couples sign on their phone</li><li>Split payments between two families</li><li>Calendar sync with Google and Apple</li></ul></section><section><h2>Before Pebblepay</h2><ul><li>Chasing bank transfers</li><li>Double bookings</li></ul></section><section><h2>Pricing</h2><p>Pebblepay is $19 a month. There is no free plan, but you can try it for 21 days without a card.</p></section><section><h2>About</h2><p>Hi, I'm Nora Vance. I shot 200 weddings before I built Pebblepay in 2021. I live in Asheville, North Carolina, and answer every email myself.</p></section></main><footer>hello@pebblepay.io</footer>`,
				),
			],
		},
		traps: [
			["the processor's town", "city", "Dublin", "Payments are processed by Stripe in Dublin."],
			["what one is spared", "features", "Chasing bank transfers", "Chasing bank transfers"],
			[
				"a not left out",
				"pricing_model",
				"freemium",
				"There is no free plan, but you can try it for 21 days without a card.",
			],
			[
				"who does it",
				"description",
				"Couples send the contract and take the deposit.",
				"Pebblepay sends the contract, takes the deposit and reminds couples of the balance.",
			],
			[
				"what is done by another",
				"description",
				"Pebblepay processes payments in Dublin.",
				"Payments are processed by Stripe in Dublin.",
			],
			["a count as a year", "founded_year", "2000", "I shot 200 weddings before I built Pebblepay in 2021."],
		],
		honest: [
			[
				"what it does",
				"short_description",
				"Pebblepay sends contracts, takes deposits and reminds couples of the balance.",
				"Pebblepay sends the contract, takes the deposit and reminds couples of the balance.",
			],
			[
				"its kind",
				"description",
				"Pebblepay offers invoices and deposits for wedding photographers.",
				"Pebblepay | Invoices and deposits for wedding photographers",
			],
			["the price", "pricing_summary", "$19 a month", "Pebblepay is $19 a month."],
			["how it is paid", "pricing_model", "subscription", "Pebblepay is $19 a month."],
			[
				"who built it",
				"founders",
				"Nora Vance",
				["Hi, I'm Nora Vance.", "I shot 200 weddings before I built Pebblepay in 2021."],
			],
			["its beginning", "founded_year", "2021", "I shot 200 weddings before I built Pebblepay in 2021."],
			["an entry", "features", "Calendar sync with Google and Apple", "Calendar sync with Google and Apple"],
			["an entry in short", "features", "Calendar sync", "Calendar sync with Google and Apple"],
			[
				"its slogan",
				"tagline",
				"Get the deposit before you block the date",
				"Get the deposit before you block the date",
			],
		],
		refused: [["its town", "city", "Asheville", "I live in Asheville, North Carolina, and answer every email myself."]],
	},
	{
		origin: "https://mosskit.eu",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Mosskit – indoor moss gardens",
					`<header>Mosskit</header><main><h1>A forest floor for your desk</h1><p>Mosskit is a sealed glass garden that waters itself. Give it a window and nothing else.</p><div class="grid"><article><h3>Living moss</h3><p>Grown in our greenhouse, never taken from the wild.</p></article><article><h3>Mist without a pump</h3><p>The lid cools at night and rains in the morning.</p></article><article><h3>Five-year promise</h3><p>If the moss dies in the first five years, we replace it.</p></article></div><h2>Choose your size</h2><p>Small €45 · Medium €79 · Large €140</p><h2>Who grows it</h2><p>We are Eva Lindqvist and Marek Novak. We began Mosskit in 2018 in a former railway depot in Brno, Czech Republic, built in 1894.</p><h2>As seen in</h2><ul><li>Monocle</li><li>Der Spiegel</li></ul><h2>Not yet</h2><p>Mosskit for offices will follow in spring.</p></main><footer>Mosskit s.r.o., Nádražní 8, 602 00 Brno</footer>`,
				),
			],
		},
		traps: [
			[
				"the depot's year",
				"founded_year",
				"1894",
				"We began Mosskit in 2018 in a former railway depot in Brno, Czech Republic, built in 1894.",
			],
			["a paper as an entry", "features", "Monocle", "Monocle"],
			["a plan told as a fact", "description", "Mosskit is for offices.", "Mosskit for offices will follow in spring."],
			["never left out", "usps", "Taken from the wild", "Grown in our greenhouse, never taken from the wild."],
			[
				"a condition left out",
				"description",
				"We replace the moss.",
				"If the moss dies in the first five years, we replace it.",
			],
			["prices exchanged", "pricing_summary", "Small: €79", "Small €45 · Medium €79 · Large €140"],
			[
				"what its lid does",
				"description",
				"Mosskit cools at night.",
				"The lid cools at night and rains in the morning.",
			],
		],
		honest: [
			[
				"what it is, too",
				"description",
				"Mosskit is a sealed glass garden that waters itself.",
				"Mosskit is a sealed glass garden that waters itself.",
			],
			[
				"a card in a sentence",
				"description",
				"The moss is grown in Mosskit's own greenhouse and never taken from the wild.",
				["Living moss", "Grown in our greenhouse, never taken from the wild."],
			],
			["an entry", "features", "Mist without a pump", "Mist without a pump"],
			["a reason", "usps", "Five-year promise", "Five-year promise"],
			[
				"who grows it",
				"founders",
				"Marek Novak",
				[
					"We are Eva Lindqvist and Marek Novak.",
					"We began Mosskit in 2018 in a former railway depot in Brno, Czech Republic, built in 1894.",
				],
			],
			[
				"its beginning",
				"founded_year",
				"2018",
				"We began Mosskit in 2018 in a former railway depot in Brno, Czech Republic, built in 1894.",
			],
			["its kind", "tags", "indoor moss gardens", "Mosskit – indoor moss gardens"],
			["prices", "pricing_summary", "Small €45; Medium €79; Large €140", "Small €45 · Medium €79 · Large €140"],
		],
		refused: [
			[
				"what it is",
				"short_description",
				"Mosskit is a self-watering sealed glass garden.",
				"Mosskit is a sealed glass garden that waters itself.",
			],
			[
				"its country",
				"country",
				"CZ",
				"We began Mosskit in 2018 in a former railway depot in Brno, Czech Republic, built in 1894.",
			],
		],
	},
	{
		origin: "https://querylantern.dev",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Querylantern: find the slow query before your users do",
					`<header>Querylantern <a href="https://github.com/querylantern/querylantern">GitHub</a></header><main><h1>Postgres monitoring you can read at 3 a.m.</h1><p>Querylantern watches pg_stat_statements, groups queries by shape and shows which deploy made them slow.</p><h2>Features</h2><dl><dt>Plan diffs</dt><dd>Compare the plan of today with that of last week.</dd><dt>Lock trees</dt><dd>See who waits for whom.</dd><dt>Slack alerts</dt><dd>Only when it gets worse, not when it is bad.</dd></dl><h2>Self-hosted or cloud</h2><p>The agent is open source under the Apache 2.0 license. The cloud costs $49 per database and month; the first database is free.</p><h2>FAQ</h2><h3>Does it read my data?</h3><p>No. It reads query shapes, never values.</p><h3>Do you support MySQL?</h3><p>No, and we don't plan to.</p></main><footer>Querylantern is a product of Dovetail Data GmbH, Vienna, founded by Lukas Gruber.</footer>`,
				),
			],
		},
		traps: [
			["a database that it is not for", "features", "MySQL", "Do you support MySQL?"],
			["a not left out", "description", "It reads query shapes and values.", "It reads query shapes, never values."],
			["one part's licence", "pricing_model", "free", "The agent is open source under the Apache 2.0 license."],
			[
				"its unit left out",
				"pricing_summary",
				"The cloud costs $49 per month",
				"The cloud costs $49 per database and month; the first database is free.",
			],
			[
				"what users do",
				"description",
				"Querylantern makes deploys slow.",
				"Querylantern watches pg_stat_statements, groups queries by shape and shows which deploy made them slow.",
			],
		],
		honest: [
			[
				"what it does",
				"short_description",
				"Querylantern watches pg_stat_statements and groups queries by shape.",
				"Querylantern watches pg_stat_statements, groups queries by shape and shows which deploy made them slow.",
			],
			["an entry", "features", "Lock trees", "Lock trees"],
			[
				"an entry explained",
				"features",
				"Compare the plan of today with that of last week",
				"Compare the plan of today with that of last week.",
			],
			[
				"how it is paid",
				"pricing_model",
				"freemium",
				"The cloud costs $49 per database and month; the first database is free.",
			],
			["its kind", "tags", "Postgres monitoring", "Postgres monitoring you can read at 3 a.m."],
			[
				"a question",
				"faqs",
				"No. It reads query shapes, never values.",
				["Does it read my data?", "No. It reads query shapes, never values."],
			],
		],
		refused: [
			[
				"what it does too",
				"description",
				"It shows which deploy made queries slow.",
				"Querylantern watches pg_stat_statements, groups queries by shape and shows which deploy made them slow.",
			],
			["a reason", "usps", "Reads query shapes, never values", "It reads query shapes, never values."],
			[
				"prices",
				"pricing_summary",
				"Cloud: $49 per database and month; first database free",
				"The cloud costs $49 per database and month; the first database is free.",
			],
			[
				"its category",
				"categories",
				"Developer Tools",
				[
					"Postgres monitoring you can read at 3 a.m.",
					"Querylantern watches pg_stat_statements, groups queries by shape and shows which deploy made them slow.",
				],
			],
		],
	},
	{
		origin: "https://harrowbooks.org",
		pages: {
			"/": [
				"home",
				page(
					"en-GB",
					"Harrow Books - a bookshop with a night shift",
					`<header>Harrow Books</header><main><h1>Open until two in the morning</h1><p>We sell second-hand novels, maps and zines, and lend a chair to anybody who cannot sleep.</p><h2>What we do</h2><ul><li>Night readings every Thursday</li><li>Book searches for a £3 fee</li><li>Posting anywhere in the UK</li></ul><h2>Membership</h2><p>Friends of Harrow pay £24 a year and get ten per cent off. Students pay half.</p><h2>Our story</h2><p>Harrow Books was opened by Imogen Hart and her uncle Desmond in 2014 in what used to be a butcher's shop (1902). Our neighbour, the Owl Café, was founded by Pietro Salvi.</p><p>“The only shop where I buy maps.” Dr Alan Reese, founder of MapWorks</p></main><footer>12 Harrow Lane, Norwich NR1 3AB · tea@harrowbooks.org</footer>`,
				),
			],
		},
		traps: [
			[
				"a neighbour's founder",
				"founders",
				"Pietro Salvi",
				"Our neighbour, the Owl Café, was founded by Pietro Salvi.",
			],
			["who praises", "founders", "Alan Reese", "“The only shop where I buy maps.” Dr Alan Reese, founder of MapWorks"],
			[
				"the butcher's year",
				"founded_year",
				"1902",
				"Harrow Books was opened by Imogen Hart and her uncle Desmond in 2014 in what used to be a butcher's shop (1902).",
			],
			["a fee left out", "pricing_model", "free", "Book searches for a £3 fee"],
			["some people's price", "pricing_summary", "Membership: half", "Students pay half."],
			[
				"where it posts",
				"description",
				"We sell novels anywhere in the UK.",
				[
					"We sell second-hand novels, maps and zines, and lend a chair to anybody who cannot sleep.",
					"Posting anywhere in the UK",
				],
			],
		],
		honest: [
			[
				"what it sells",
				"short_description",
				"Harrow Books sells second-hand novels, maps and zines.",
				"We sell second-hand novels, maps and zines, and lend a chair to anybody who cannot sleep.",
			],
			[
				"its kind",
				"description",
				"Harrow Books is a bookshop with a night shift.",
				"Harrow Books - a bookshop with a night shift",
			],
			["an entry", "features", "Night readings every Thursday", "Night readings every Thursday"],
			[
				"who opened it",
				"founders",
				"Imogen Hart",
				"Harrow Books was opened by Imogen Hart and her uncle Desmond in 2014 in what used to be a butcher's shop (1902).",
			],
			[
				"its beginning",
				"founded_year",
				"2014",
				"Harrow Books was opened by Imogen Hart and her uncle Desmond in 2014 in what used to be a butcher's shop (1902).",
			],
			["its town", "city", "Norwich", "12 Harrow Lane, Norwich NR1 3AB · tea@harrowbooks.org"],
		],
		refused: [
			[
				"its price",
				"pricing_summary",
				"Friends of Harrow pay £24 a year",
				"Friends of Harrow pay £24 a year and get ten per cent off.",
			],
		],
	},
];
