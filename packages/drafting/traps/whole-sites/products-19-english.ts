import { page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** English sites in other forms of page, with long sentences that turn to others half way, written after the aimed ones were mended. */
export const PRODUCTS_19_ENGLISH: readonly WholeSite[] = [
	{
		origin: "https://larkledger.co.uk",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Larkledger: bookkeeping for choirs and bands",
					`<div class="nav"><a href="/">Larkledger</a> <a href="#f">Features</a></div><div class="hero"><h1>Bookkeeping for choirs and bands</h1><p>Larkledger keeps the subs, the sheet-music bills and the coach hire of amateur groups in one ledger, and your treasurer can hand it over in an evening.</p></div><div id="f"><h2>What you can do</h2><p><b>Collect subs.</b> Members pay by card or standing order.</p><p><b>Reclaim Gift Aid.</b> We prepare the file; HMRC decides.</p><p><b>Send invoices.</b> Not available to groups outside the UK.</p><p><b>Plan concerts.</b> In the works for the autumn term.</p></div><div><h2>Before Larkledger</h2><p>“Our treasurer kept twelve spreadsheets and a biscuit tin,” says Helen Pike of the Wharfedale Singers, who formed in 1971 in a chapel in Otley.</p></div><div><h2>How much?</h2><p>£48 a year for groups of up to 40 singers, with every feature. Bigger groups pay £1.20 per extra singer.</p><p>Your bank may charge 1.5% on card payments.</p><p>While we were a student project, Larkledger was free.</p></div><div><h2>About the two of us</h2><p>Larkledger grew out of the accounts of a Sheffield brass band. Ruth Ellery wrote the first version in 2015; Mark Stone, who runs the music shop Stone &amp; Daughter that his father opened in 1968, joined a year later.</p><p>We bank with Triodos, which was founded in 1980 in the Netherlands.</p></div><div class="foot"><p>Larkledger CIC, 3 Kelham Square, Sheffield S3 8SD. Write to hello@larkledger.co.uk. Independent examiner: Joan Webb, joan@webbaudit.co.uk, Derby.</p></div>`,
				),
			],
		},
		traps: [
			["not for all", "features", "Send invoices", ["Send invoices.", "Not available to groups outside the UK."]],
			["in the works", "features", "Plan concerts", "Plan concerts."],
			[
				"a choir's year",
				"founded_year",
				"1971",
				"“Our treasurer kept twelve spreadsheets and a biscuit tin,” says Helen Pike of the Wharfedale Singers, who formed in 1971 in a chapel in Otley.",
			],
			[
				"a choir's town",
				"city",
				"Otley",
				"“Our treasurer kept twelve spreadsheets and a biscuit tin,” says Helen Pike of the Wharfedale Singers, who formed in 1971 in a chapel in Otley.",
			],
			[
				"a shop's year",
				"founded_year",
				"1968",
				"Ruth Ellery wrote the first version in 2015; Mark Stone, who runs the music shop Stone & Daughter that his father opened in 1968, joined a year later.",
			],
			[
				"who joined",
				"founders",
				"Mark Stone",
				"Ruth Ellery wrote the first version in 2015; Mark Stone, who runs the music shop Stone & Daughter that his father opened in 1968, joined a year later.",
			],
			["a bank's year", "founded_year", "1980", "We bank with Triodos, which was founded in 1980 in the Netherlands."],
			["a bank's country", "country", "NL", "We bank with Triodos, which was founded in 1980 in the Netherlands."],
			["free once", "pricing_model", "free", "While we were a student project, Larkledger was free."],
			[
				"free once, and more",
				"pricing_model",
				"freemium",
				[
					"£48 a year for groups of up to 40 singers, with every feature.",
					"While we were a student project, Larkledger was free.",
				],
			],
			["the bank's share", "pricing_summary", "1.5% on card payments", "Your bank may charge 1.5% on card payments."],
			[
				"the limit dropped",
				"pricing_summary",
				"£48 a year",
				"£48 a year for groups of up to 40 singers, with every feature.",
			],
			[
				"the examiner's mailbox",
				"contact_email",
				"joan@webbaudit.co.uk",
				"Independent examiner: Joan Webb, joan@webbaudit.co.uk, Derby.",
			],
			["the examiner's town", "city", "Derby", "Independent examiner: Joan Webb, joan@webbaudit.co.uk, Derby."],
			["who decides", "description", "We decide Gift Aid.", "We prepare the file; HMRC decides."],
			[
				"the old days",
				"description",
				"Larkledger keeps twelve spreadsheets and a biscuit tin.",
				"“Our treasurer kept twelve spreadsheets and a biscuit tin,” says Helen Pike of the Wharfedale Singers, who formed in 1971 in a chapel in Otley.",
			],
		],
		honest: [
			[
				"what it does",
				"short_description",
				"Larkledger keeps the subs, the sheet-music bills and the coach hire of amateur groups in one ledger.",
				"Larkledger keeps the subs, the sheet-music bills and the coach hire of amateur groups in one ledger, and your treasurer can hand it over in an evening.",
			],
			["bold words", "features", "Collect subs", "Collect subs."],
			[
				"its price",
				"pricing_summary",
				"£48 a year for groups of up to 40 singers",
				"£48 a year for groups of up to 40 singers, with every feature.",
			],
			[
				"its first version",
				"founders",
				"Ruth Ellery",
				"Ruth Ellery wrote the first version in 2015; Mark Stone, who runs the music shop Stone & Daughter that his father opened in 1968, joined a year later.",
			],
			["its town", "city", "Sheffield", "Larkledger CIC, 3 Kelham Square, Sheffield S3 8SD."],
			["its mailbox", "contact_email", "hello@larkledger.co.uk", "Write to hello@larkledger.co.uk."],
			["its kind", "tags", "bookkeeping", "Bookkeeping for choirs and bands"],
		],
	},
	{
		origin: "https://wispr-maps.com",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Wispr Maps — offline maps for paddlers",
					`<header><span>Wispr Maps</span></header><main><section><h1>Know the river before you are on it</h1><p class="lead">Offline maps, gauges and portages for canoe and kayak trips in North America.</p><p>★★★★★ 4.8 from 2,100 reviews</p></section><section><h2>On every trip</h2><dl><dt>Live gauges</dt><dd>Levels from USGS stations, refreshed when you have signal.</dd><dt>Hazard pins</dt><dd>Weirs and strainers, reported by paddlers and checked by no one.</dd><dt>Trip sharing</dt><dd>iPhone only for now.</dd><dt>Rescue button</dt><dd>We do not offer one; carry a beacon.</dd></dl></section><section><h2>Free vs Plus</h2><table><thead><tr><th>&nbsp;</th><th>Free</th><th>Plus</th></tr></thead><tbody><tr><td>Maps</td><td>3 rivers</td><td>All rivers</td></tr><tr><td>Offline use</td><td>–</td><td>✓</td></tr><tr><td>Price</td><td>$0</td><td>$29.99/yr</td></tr></tbody></table><p>Guides and outfitters: ask about Fleet, from $400 a season.</p></section><section><h2>Data partners</h2><p>River Atlas, established in 1934 by cartographer Ned Colby, lends us its survey sheets.</p></section><section><h2>Made on the water</h2><p>Two guides, Tess Ouray and Dan Bright, started Wispr in Duluth, Minnesota, after a night on the wrong lake in 2017.</p></section></main><footer><p>Wispr Maps LLC · 11 E Superior St, Duluth, MN 55802 · paddle@wispr-maps.com</p><p>Map data © OpenStreetMap contributors, Cambridge, United Kingdom</p></footer>`,
				),
			],
		},
		traps: [
			[
				"checked by no one",
				"description",
				"Hazard pins are checked.",
				"Weirs and strainers, reported by paddlers and checked by no one.",
			],
			["iPhones only", "features", "Trip sharing", "Trip sharing"],
			["not offered", "features", "Rescue button", "Rescue button"],
			["the paid plan's maps", "pricing_summary", "Free: All rivers", ["Free", "All rivers"]],
			["plans crossed", "pricing_summary", "Free: $29.99/yr", ["Free", "$29.99/yr"]],
			["only in Plus", "features", "Offline use", "Offline use"],
			["free", "pricing_model", "free", "$0"],
			[
				"a partner's year",
				"founded_year",
				"1934",
				"River Atlas, established in 1934 by cartographer Ned Colby, lends us its survey sheets.",
			],
			[
				"a partner's founder",
				"founders",
				"Ned Colby",
				"River Atlas, established in 1934 by cartographer Ned Colby, lends us its survey sheets.",
			],
			["data's country", "country", "GB", "Map data © OpenStreetMap contributors, Cambridge, United Kingdom"],
			["stars", "tagline", "4.8 from 2,100 reviews", "★★★★★ 4.8 from 2,100 reviews"],
			[
				"the season dropped",
				"pricing_summary",
				"Fleet, from $400",
				"Guides and outfitters: ask about Fleet, from $400 a season.",
			],
			["the reviews as a tag", "tags", "reviews", "★★★★★ 4.8 from 2,100 reviews"],
		],
		honest: [
			["the slogan", "tagline", "Know the river before you are on it", "Know the river before you are on it"],
			[
				"what it is",
				"short_description",
				"Offline maps, gauges and portages for canoe and kayak trips in North America.",
				"Offline maps, gauges and portages for canoe and kayak trips in North America.",
			],
			["gauges", "features", "Live gauges", "Live gauges"],
			["free and more", "pricing_model", "freemium", ["$0", "$29.99/yr"]],
			["Plus", "pricing_summary", "Plus: $29.99/yr", ["Plus", "$29.99/yr"]],
			[
				"a founder",
				"founders",
				"Tess Ouray",
				"Two guides, Tess Ouray and Dan Bright, started Wispr in Duluth, Minnesota, after a night on the wrong lake in 2017.",
			],
			["its country", "country", "US", "Wispr Maps LLC · 11 E Superior St, Duluth, MN 55802 · paddle@wispr-maps.com"],
			["its kind", "tags", "offline maps", "Wispr Maps — offline maps for paddlers"],
		],
	},
	{
		origin: "https://thimbleful.io",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Thimbleful | Small surveys inside your product",
					`<header><a>Thimbleful</a><a>Docs</a><a>Log in</a></header><main><h1>Small surveys inside your product</h1><p>One question, in the right place, at the right moment. Thimbleful shows it, counts it and stays out of the way.</p><h3>Loved by product people</h3><p>“We replaced Quizly, and the answers came in German and French, too.” — Ingrid Aune, founder of Fjordly</p><h3>Where others stop</h3><ul><li>Email surveys reach four percent of users</li><li>Pop-ups cover the screen</li></ul><h3>Where we go on</h3><ul><li>Shown below the button that was pressed</li><li>Never shown twice to anybody</li><li>Answers in Slack, or in a spreadsheet</li></ul><h3>Pricing</h3><p>Starter is $25 a month. Scale is $120 a month and includes 50,000 answers. There is no free plan, but the first 100 answers cost nothing.</p><h3>Trust</h3><p>We are working towards ISO 27001. Data is stored in Dublin, Ireland, by Hetzel Cloud GmbH, Gunzenhausen, Germany.</p><h3>Who answers your mail</h3><p>Kofi Mensah (support), Lena Fisch (design), Ruben Adler (started the thing). The office is above a bakery in Antwerp that has baked since 1902.</p></main><footer>Thimbleful BV, Sint-Jansvliet 8, 2000 Antwerpen, Belgium | <a href="mailto:hi@thimbleful.io">hi@thimbleful.io</a> | Security reports: security@bugdesk.eu</footer>`,
				),
			],
		},
		traps: [
			[
				"another's founder",
				"founders",
				"Ingrid Aune",
				"“We replaced Quizly, and the answers came in German and French, too.” — Ingrid Aune, founder of Fjordly",
			],
			["what others do", "features", "Pop-ups cover the screen", "Pop-ups cover the screen"],
			["the never dropped", "features", "shown twice to anybody", "Never shown twice to anybody"],
			[
				"no free plan",
				"pricing_model",
				"freemium",
				["Starter is $25 a month.", "There is no free plan, but the first 100 answers cost nothing."],
			],
			["working towards", "usps", "ISO 27001", "We are working towards ISO 27001."],
			["working towards, told", "description", "Thimbleful has ISO 27001.", "We are working towards ISO 27001."],
			[
				"where data lies",
				"country",
				"IE",
				"Data is stored in Dublin, Ireland, by Hetzel Cloud GmbH, Gunzenhausen, Germany.",
			],
			[
				"whose servers",
				"country",
				"DE",
				"Data is stored in Dublin, Ireland, by Hetzel Cloud GmbH, Gunzenhausen, Germany.",
			],
			["a bakery's year", "founded_year", "1902", "The office is above a bakery in Antwerp that has baked since 1902."],
			[
				"who answers",
				"founders",
				"Kofi Mensah",
				"Kofi Mensah (support), Lena Fisch (design), Ruben Adler (started the thing).",
			],
			["reports", "contact_email", "security@bugdesk.eu", "Security reports: security@bugdesk.eu"],
			[
				"amounts crossed",
				"pricing_summary",
				"Starter: $120 a month",
				["Starter is $25 a month.", "Scale is $120 a month and includes 50,000 answers."],
			],
			[
				"answers crossed",
				"pricing_summary",
				"Starter: $25 a month and 50,000 answers",
				["Starter is $25 a month.", "Scale is $120 a month and includes 50,000 answers."],
			],
			[
				"others' share",
				"description",
				"Thimbleful reaches four percent of users.",
				"Email surveys reach four percent of users",
			],
		],
		honest: [
			[
				"what it does",
				"description",
				"Thimbleful shows it, counts it and stays out of the way.",
				"Thimbleful shows it, counts it and stays out of the way.",
			],
			["where", "features", "Shown below the button that was pressed", "Shown below the button that was pressed"],
			["a plan", "pricing_summary", "Starter: $25 a month", "Starter is $25 a month."],

			["its town", "city", "Antwerpen", "Thimbleful BV, Sint-Jansvliet 8, 2000 Antwerpen, Belgium"],
			["its country", "country", "BE", "Thimbleful BV, Sint-Jansvliet 8, 2000 Antwerpen, Belgium"],
		],
		refused: [
			[
				"another",
				"pricing_summary",
				"Scale is $120 a month and includes 50,000 answers",
				"Scale is $120 a month and includes 50,000 answers.",
			],
		],
	},
];
