import { page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Ordinary products in English with what models say of them, written before the rules were read. */
export const PRODUCTS_12_ENGLISH: readonly WholeSite[] = [
	{
		origin: "https://tidelog.io",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Tidelog | Shift handovers for hotels",
					`<header><a href="/">Tidelog</a><nav><a href="/pricing">Pricing</a><a href="/about">About</a></nav></header>
<main><section><h1>The night shift knows what the day shift knew</h1><p>Tidelog replaces the paper logbook at reception. Every handover is written once, signed by both shifts and searchable for years.</p><a href="/start">Try it for 30 days</a></section>
<section><h2>What changes at your desk</h2><article><h3>Handover templates</h3><p>Start each shift with the questions your hotel always asks.</p></article><article><h3>Guest requests</h3><p>A wake-up call noted at noon rings at six.</p></article><article><h3>Maintenance tickets</h3><p>Photograph the broken shower and send it to the caretaker.</p></article></section>
<section><h2>Works with your property system</h2><p>Room numbers and arrivals come in from Mews, Apaleo and Protel every five minutes.</p></section>
<section><p>"We have not lost a wake-up call since." Ines Cardoso, Hotel Baixa</p></section></main>
<footer><p>Tidelog Ltd, 22 Harbour Street, Galway H91 K2F8, Ireland</p><p><a href="mailto:desk@tidelog.io">desk@tidelog.io</a></p></footer>`,
				),
			],
			"/pricing": [
				"pricing",
				page(
					"en",
					"Pricing | Tidelog",
					`<main><h1>One price per house</h1><div><h2>Inn</h2><p>€29 a month</p><p>Up to 40 rooms</p></div><div><h2>Hotel</h2><p>€79 a month</p><p>Up to 250 rooms, with property system</p></div><p>All prices exclude VAT. There is no setup fee.</p></main>`,
				),
			],
			"/about": [
				"about",
				page(
					"en",
					"About | Tidelog",
					`<main><h1>About us</h1><p>Tidelog began at a reception desk in Salthill in the winter of 2019, when Aoife Brennan, then a night porter, got tired of reading handwriting. She and Karim Haddad now run the company with a team of six.</p><p>Our customers are hotels of 20 to 250 rooms.</p></main>`,
				),
			],
		},
		traps: [],
		honest: [
			["a card", "features", "Maintenance tickets", "Maintenance tickets"],

			["its beginning", "founded_year", "2019", "Tidelog began at a reception desk in Salthill in the winter of 2019"],
			["a plan", "pricing_summary", "Hotel: €79 a month", ["Hotel", "€79 a month"]],
			["how it is paid", "pricing_model", "paid", ["€29 a month", "€79 a month"]],
			["its country", "country", "IE", "Tidelog Ltd, 22 Harbour Street, Galway H91 K2F8, Ireland"],
		],
		refused: [
			["a reason", "usps", "No setup fee", "There is no setup fee."],
			[
				"a founder",
				"founders",
				"Aoife Brennan",
				"Tidelog began at a reception desk in Salthill in the winter of 2019, when Aoife Brennan, then a night porter, got tired of reading handwriting. She and Karim Haddad now run the company with a team of six.",
			],
			[
				"what comes in",
				"description",
				"It brings in room numbers and arrivals from Mews, Apaleo and Protel.",
				"Room numbers and arrivals come in from Mews, Apaleo and Protel every five minutes.",
			],
			[
				"what it does",
				"description",
				"Every handover is written once, signed by both shifts and stays searchable for years.",
				"Every handover is written once, signed by both shifts and searchable for years.",
			],
			[
				"what it replaces",
				"short_description",
				"Tidelog replaces the paper logbook at hotel reception.",
				["Tidelog replaces the paper logbook at reception.", "Shift handovers for hotels"],
			],
		],
	},
	{
		origin: "https://birchandbobbin.com",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Birch & Bobbin - Wooden sewing tools made in Vermont",
					`<header><a href="/">Birch & Bobbin</a></header>
<main><h1>Sewing tools you will hand down</h1><p>We turn seam rippers, awls and darning mushrooms from maple that was felled within thirty miles of our workshop. Each tool is oiled by hand and can be sharpened for life.</p>
<h2>Shop</h2><ul><li><a href="/ripper">Seam ripper</a> $34</li><li><a href="/awl">Tailor's awl</a> $28</li><li><a href="/mushroom">Darning mushroom</a> $42</li></ul>
<h2>Shipping</h2><p>Orders leave our workshop within three days. Shipping in the US is $6, and free above $75.</p>
<h2>The workshop</h2><p>Nora Whitcomb bought her first lathe in 2014 and opened the workshop two years later. Today four people work here.</p></main>
<footer><p>Birch & Bobbin, 118 Mill Road, Brattleboro, VT 05301</p><p>hello@birchandbobbin.com</p></footer>`,
				),
			],
		},
		traps: [
			[
				"the first lathe's year",
				"founded_year",
				"2014",
				"Nora Whitcomb bought her first lathe in 2014 and opened the workshop two years later.",
			],
			["a free shipping as free plan", "pricing_model", "freemium", "Shipping in the US is $6, and free above $75."],
		],
		honest: [
			["a reason", "usps", "Can be sharpened for life", "Each tool is oiled by hand and can be sharpened for life."],
			["a thing", "pricing_summary", "Seam ripper $34", "Seam ripper $34"],
			["how it is paid", "pricing_model", "paid", ["$34", "$28", "$42"]],
			["its town", "city", "Brattleboro", "Birch & Bobbin, 118 Mill Road, Brattleboro, VT 05301"],

			["its slogan", "tagline", "Sewing tools you will hand down", "Sewing tools you will hand down"],
		],
		refused: [
			[
				"who began it",
				"founders",
				"Nora Whitcomb",
				"Nora Whitcomb bought her first lathe in 2014 and opened the workshop two years later.",
			],
			[
				"what it does",
				"description",
				"We turn seam rippers, awls and darning mushrooms from local maple.",
				"We turn seam rippers, awls and darning mushrooms from maple that was felled within thirty miles of our workshop.",
			],
			[
				"what it makes",
				"short_description",
				"Birch & Bobbin makes wooden sewing tools in Vermont.",
				"Birch & Bobbin - Wooden sewing tools made in Vermont",
			],
		],
	},
	{
		origin: "https://palimpsest.dev",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"palimpsest: database migrations you can take back",
					`<header><a href="/">palimpsest</a> <a href="https://github.com/palimpsest-db/palimpsest">Source</a> <a href="/docs">Docs</a></header>
<main><h1>Migrations with an undo</h1><p>palimpsest is a command-line tool that records each schema change together with the way back. If a deploy goes wrong, one command restores the schema and the rows it touched.</p>
<pre>brew install palimpsest</pre>
<h2>Why not plain SQL files?</h2><ul><li><strong>Reversible by default.</strong> A migration without a way back does not merge.</li><li><strong>Locks are shown first.</strong> palimpsest plan lists every lock a migration will take.</li><li><strong>One binary.</strong> No runtime, no daemon, no account.</li></ul>
<h2>Databases</h2><p>PostgreSQL 13 and later, MySQL 8 and SQLite are supported. Oracle is not.</p>
<h2>Free and open source</h2><p>Licensed under Apache 2.0. Companies that want help can buy support from €400 a month.</p></main>
<footer><p>Started by Tomasz Wilk in 2021 and maintained by 40 contributors.</p></footer>`,
				),
			],
		},
		traps: [["a database that is not supported", "features", "Oracle", "Oracle is not."]],
		honest: [
			[
				"what it does",
				"description",
				"One command restores the schema and the rows it touched if a deploy goes wrong.",
				"If a deploy goes wrong, one command restores the schema and the rows it touched.",
			],
			[
				"what it is",
				"short_description",
				"palimpsest is a command-line tool that records each schema change together with the way back.",
				"palimpsest is a command-line tool that records each schema change together with the way back.",
			],

			["bold words", "features", "Reversible by default", "Reversible by default."],
			["a bold reason", "usps", "One binary", "One binary."],
			["a founder", "founders", "Tomasz Wilk", "Started by Tomasz Wilk in 2021 and maintained by 40 contributors."],
			["its year", "founded_year", "2021", "Started by Tomasz Wilk in 2021 and maintained by 40 contributors."],
			["how it is paid", "pricing_model", "open_source", ["Free and open source", "Licensed under Apache 2.0."]],
			[
				"its kind",
				"tags",
				"command-line tool",
				"palimpsest is a command-line tool that records each schema change together with the way back.",
			],
		],
		refused: [
			[
				"its category",
				"categories",
				"Developer Tools",
				[
					"palimpsest: database migrations you can take back",
					"palimpsest is a command-line tool that records each schema change together with the way back.",
				],
			],
			[
				"which it supports",
				"description",
				"It supports PostgreSQL 13 and later, MySQL 8 and SQLite.",
				"PostgreSQL 13 and later, MySQL 8 and SQLite are supported. Oracle is not.",
			],
		],
	},
	{
		origin: "https://fernhollowstudio.co.uk",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Fernhollow Studio — brand and web design for breweries",
					`<header><a href="/">Fernhollow Studio</a></header>
<main><h1>We make small breweries look like themselves</h1><p>Fernhollow is a three-person design studio in Sheffield. We draw labels, build web shops and photograph beer, and we only work for breweries.</p>
<h2>What we do</h2><ul><li>Labels and cans</li><li>Web shops</li><li>Photography</li><li>Tap-room signs</li></ul>
<h2>Recent work</h2><ul><li>Loxley Brewery: a range of twelve cans</li><li>Saltbox Ales: web shop and subscriptions</li></ul>
<h2>How it works</h2><ol><li>We visit and drink one with you.</li><li>You get two directions in ten days.</li><li>We finish the one you like.</li></ol>
<h2>What it costs</h2><p>A label starts at £900. A web shop starts at £4,500. We quote a fixed price before we start.</p></main>
<footer><p>Fernhollow Studio Ltd. Registered in England and Wales no. 11824405. Unit 7, Neepsend Works, Sheffield S3 8AW.</p><p>ale@fernhollowstudio.co.uk</p></footer>`,
				),
			],
		},
		traps: [
			[
				"a client as an entry",
				"features",
				"Saltbox Ales: web shop and subscriptions",
				"Saltbox Ales: web shop and subscriptions",
			],
			["a step as an entry", "features", "You get two directions in ten days", "You get two directions in ten days."],
			[
				"the price of one thing as another's",
				"pricing_summary",
				"A label starts at £4,500",
				"A label starts at £900. A web shop starts at £4,500.",
			],
		],
		honest: [
			[
				"what it does",
				"description",
				"Fernhollow draws labels, builds web shops and photographs beer.",
				"We draw labels, build web shops and photograph beer, and we only work for breweries.",
			],
			["an entry", "features", "Tap-room signs", "Tap-room signs"],
			["where a price starts", "pricing_summary", "A web shop starts at £4,500", "A web shop starts at £4,500."],
			["a fixed price", "usps", "Fixed price before we start", "We quote a fixed price before we start."],
			["its country", "country", "GB", "Registered in England and Wales no. 11824405."],
			["its town", "city", "Sheffield", "Fernhollow is a three-person design studio in Sheffield."],
		],
		refused: [
			[
				"what it is",
				"short_description",
				"Fernhollow Studio is a three-person design studio in Sheffield that works only for breweries.",
				["Fernhollow is a three-person design studio in Sheffield.", "we only work for breweries."],
			],
		],
	},
	{
		origin: "https://kite-grammar.com",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Kite Grammar – Latin for grown-ups, fifteen minutes a day",
					`<header><a href="/">Kite Grammar</a></header>
<main><h1>Read Caesar by Christmas</h1><p>A nine-month Latin course for adults who never had it at school. You read real sentences from the first lesson, and a tutor corrects one translation of yours every week.</p>
<h2>Included</h2><ul><li>180 short lessons</li><li>A weekly correction by a human</li><li>A printed reader, posted to you</li></ul>
<h2>Your tutors</h2><div><h3>Dr Helena Marsh</h3><p>Founder. Taught Latin at two comprehensive schools for eighteen years.</p></div><div><h3>Obi Nwosu</h3><p>Tutor. Reads Lucretius on the bus.</p></div>
<h2>Fees</h2><p>The whole course costs £360, or £45 a month for nine months. If you stop in the first month we return everything.</p>
<h2>Questions</h2><h3>Do I need any grammar?</h3><p>No. We explain what a noun is, and nobody laughs.</p></main>
<footer><p>Kite Grammar is taught online from Norwich.</p></footer>`,
				),
			],
		},
		traps: [],
		honest: [
			["an entry", "features", "180 short lessons", "180 short lessons"],
			[
				"an entry without its number's article",
				"features",
				"Weekly correction by a human",
				"A weekly correction by a human",
			],

			[
				"a question",
				"faqs",
				"We explain what a noun is, and nobody laughs.",
				["Do I need any grammar?", "No. We explain what a noun is, and nobody laughs."],
			],
			[
				"a price",
				"pricing_summary",
				"£45 a month for nine months",
				"The whole course costs £360, or £45 a month for nine months.",
			],
		],
		refused: [
			[
				"its category",
				"categories",
				"Education",
				[
					"Kite Grammar – Latin for grown-ups, fifteen minutes a day",
					"A nine-month Latin course for adults who never had it at school.",
				],
			],
			[
				"a founder's card",
				"founders",
				"Helena Marsh",
				["Dr Helena Marsh", "Founder. Taught Latin at two comprehensive schools for eighteen years."],
			],
			[
				"what one gets",
				"description",
				"A tutor corrects one of your translations every week.",
				"You read real sentences from the first lesson, and a tutor corrects one translation of yours every week.",
			],
			[
				"what it is",
				"short_description",
				"Kite Grammar is a nine-month Latin course for adults.",
				"A nine-month Latin course for adults who never had it at school.",
			],
		],
	},
];
