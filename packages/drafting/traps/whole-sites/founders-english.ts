import { described, page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Who began four products, when and where, in English. */
export const FOUNDERS_ENGLISH: readonly WholeSite[] = [
	{
		origin: "https://tidewrack.app",
		pages: {
			"/": [
				"home",
				described(
					"en",
					"Tidewrack – tide tables for kayak clubs",
					"Tidewrack plans club paddles around the tide.",
					`<nav><a href="/">Tidewrack</a><a href="/about">About</a><a href="/contact">Contact</a></nav><main><h1>Club paddles, planned around the tide</h1><p>Tidewrack plans club paddles around the tide.</p><p>We send every paddler the launch time the evening before.</p><h2>What you get</h2><ul><li>Launch times for 400 slipways</li><li>A kit list for every trip</li></ul><h2>What paddlers say</h2><p>“We doubled our membership with it.” Moira Keane, Galway Paddlers</p><h2>What we don't do</h2><p>We don't forecast the weather.</p><p>We never sell places on trips.</p></main><footer><p>Tidewrack is made in Oban, Scotland.</p></footer>`,
				),
			],
			"/about": [
				"about",
				page(
					"en",
					"About Tidewrack",
					`<main><h1>Three paddlers and a spreadsheet</h1><p>It all started in 2018, when Catriona Muir and her brother Ewan Muir lost a club paddle to the wrong tide table.</p><p>A year later the two of them left their jobs and turned the spreadsheet into Tidewrack.</p><p>The company was incorporated in Oban in 2019 and has been owned by its staff since 2022.</p><p>We are a team of five, three of us on the water most weekends.</p><p>Our tide data come from the UK Hydrographic Office, founded in 1795.</p><p>In 2021 we moved into the old lifeboat station.</p><h2>Board</h2><p>Fergus Baird, founder of Northern Rope, chairs our board.</p></main>`,
				),
			],
			"/contact": [
				"contact",
				page(
					"en",
					"Contact",
					`<main><h1>Write to us</h1><p>A real person answers at hello@tidewrack.app.</p><p>For invoices, use accounts@tidewrack.app.</p><p>Our address is Tidewrack Ltd, The Lifeboat Station, Gallanach Road, Oban PA34 4LS, Scotland.</p><p>Our weather partner WindGuide sits in Cork, Ireland: team@windguide.ie</p></main>`,
				),
			],
		},
		traps: [
			["moved", "founded_year", "2021", "In 2021 we moved into the old lifeboat station."],
			[
				"office of others",
				"founded_year",
				"1795",
				"Our tide data come from the UK Hydrographic Office, founded in 1795.",
			],
			["board's founder", "founders", "Fergus Baird", "Fergus Baird, founder of Northern Rope, chairs our board."],
			[
				"partner's mail",
				"contact_email",
				"team@windguide.ie",
				"Our weather partner WindGuide sits in Cork, Ireland: team@windguide.ie",
			],
			["partner's place", "city", "Cork", "Our weather partner WindGuide sits in Cork, Ireland: team@windguide.ie"],
			["not dropped", "description", "We forecast the weather.", "We don't forecast the weather."],
			[
				"member's words",
				"description",
				"We doubled our membership with Tidewrack.",
				"“We doubled our membership with it.” Moira Keane, Galway Paddlers",
			],
		],
		honest: [
			["name", "name", "Tidewrack", "Tidewrack plans club paddles around the tide."],
			[
				"brother too",
				"founders",
				"Catriona Muir",
				[
					"A year later the two of them left their jobs and turned the spreadsheet into Tidewrack.",
					"It all started in 2018, when Catriona Muir and her brother Ewan Muir lost a club paddle to the wrong tide table.",
				],
			],
			[
				"brother",
				"founders",
				"Ewan Muir",
				[
					"It all started in 2018, when Catriona Muir and her brother Ewan Muir lost a club paddle to the wrong tide table.",
					"A year later the two of them left their jobs and turned the spreadsheet into Tidewrack.",
				],
			],
			[
				"incorporated",
				"founded_year",
				"2019",
				"The company was incorporated in Oban in 2019 and has been owned by its staff since 2022.",
			],
			["made in", "city", "Oban", "Tidewrack is made in Oban, Scotland."],
			[
				"address",
				"city",
				"Oban",
				"Our address is Tidewrack Ltd, The Lifeboat Station, Gallanach Road, Oban PA34 4LS, Scotland.",
			],
			[
				"address",
				"country",
				"GB",
				"Our address is Tidewrack Ltd, The Lifeboat Station, Gallanach Road, Oban PA34 4LS, Scotland.",
			],
			["mail", "contact_email", "hello@tidewrack.app", "A real person answers at hello@tidewrack.app."],
			[
				"third person",
				"description",
				"Tidewrack sends every paddler the launch time the evening before.",
				"We send every paddler the launch time the evening before.",
			],
		],
		refused: [
			[
				"team",
				"description",
				"Tidewrack is a team of five.",
				"We are a team of five, three of us on the water most weekends.",
			],
			[
				"owned",
				"description",
				"Tidewrack has been owned by its staff since 2022.",
				"The company was incorporated in Oban in 2019 and has been owned by its staff since 2022.",
			],
			["not done", "description", "Tidewrack does not forecast the weather.", "We don't forecast the weather."],
			["never", "description", "Tidewrack never sells places on trips.", "We never sell places on trips."],
		],
	},
	{
		origin: "https://benchbook.io",
		pages: {
			"/": [
				"home",
				described(
					"en",
					"Benchbook: the job book for watch repairers",
					"The job book for people who repair watches.",
					`<header><a href="/">Benchbook</a><a href="/our-story">Our story</a></header><main><h1>The job book for watch repairers</h1><p>Benchbook follows every watch from the counter to the bench and back.</p><p>Built by a watchmaker for watchmakers.</p><h2>Meet the makers</h2><div><h3>Hana Okafor</h3><p>Co-founder, repairs watches in Leeds</p></div><div><h3>Piet de Wilde</h3><p>Co-founder, writes the code</p></div><div><h3>Lucy Tran</h3><p>Support</p></div><p>Based in Leeds, used from Oslo to Perth.</p></main><footer><p>© 2016–2026 Benchbook Ltd · Registered in England no. 09912345 · 14 Assembly Street, Leeds LS2 7DA</p><p>Say hello: bench@benchbook.io</p></footer>`,
				),
			],
			"/our-story": [
				"about",
				page(
					"en",
					"Our story",
					`<main><h1>Our story</h1><p>Benchbook was created by Hana Okafor and Piet de Wilde in 2016, after Hana lost a customer's watch for eleven days.</p><p>Hana is a third-generation watchmaker; her grandfather opened the family shop in 1951.</p><p>Piet joined from a bank, where he had built Ledgerly in 2012.</p><p>Since then, more than 900 workshops have moved their job book to Benchbook.</p><p>We remain independent: no investors, no ads.</p><p>There are six of us now.</p><p>I still repair watches every Tuesday. – Hana</p></main>`,
				),
			],
		},
		traps: [
			[
				"grandfather's shop",
				"founded_year",
				"1951",
				"Hana is a third-generation watchmaker; her grandfather opened the family shop in 1951.",
			],
			["earlier work", "founded_year", "2012", "Piet joined from a bank, where he had built Ledgerly in 2012."],
			["support", "founders", "Lucy Tran", "Lucy Tran"],
			["used from", "city", "Oslo", "Based in Leeds, used from Oslo to Perth."],
		],
		honest: [
			[
				"created by",
				"founders",
				"Hana Okafor",
				"Benchbook was created by Hana Okafor and Piet de Wilde in 2016, after Hana lost a customer's watch for eleven days.",
			],
			[
				"created by",
				"founders",
				"Piet de Wilde",
				"Benchbook was created by Hana Okafor and Piet de Wilde in 2016, after Hana lost a customer's watch for eleven days.",
			],
			[
				"created in",
				"founded_year",
				"2016",
				"Benchbook was created by Hana Okafor and Piet de Wilde in 2016, after Hana lost a customer's watch for eleven days.",
			],
			["based", "city", "Leeds", "Based in Leeds, used from Oslo to Perth."],
			[
				"footer",
				"city",
				"Leeds",
				"© 2016–2026 Benchbook Ltd · Registered in England no. 09912345 · 14 Assembly Street, Leeds LS2 7DA",
			],
			[
				"registered",
				"country",
				"GB",
				"© 2016–2026 Benchbook Ltd · Registered in England no. 09912345 · 14 Assembly Street, Leeds LS2 7DA",
			],
			["hello", "contact_email", "bench@benchbook.io", "Say hello: bench@benchbook.io"],
			[
				"independent",
				"description",
				"Benchbook remains independent: no investors, no ads.",
				"We remain independent: no investors, no ads.",
			],
			[
				"built by",
				"description",
				"Benchbook is built by a watchmaker for watchmakers.",
				"Built by a watchmaker for watchmakers.",
			],
		],
		refused: [
			["card", "founders", "Hana Okafor", ["Hana Okafor", "Co-founder, repairs watches in Leeds"]],
			["card", "founders", "Piet de Wilde", ["Piet de Wilde", "Co-founder, writes the code"]],
			["six", "description", "Six people work on Benchbook.", "There are six of us now."],
			[
				"workshops",
				"description",
				"More than 900 workshops have moved their job book to Benchbook.",
				"Since then, more than 900 workshops have moved their job book to Benchbook.",
			],
		],
	},
	{
		origin: "https://getpatchwork.co",
		pages: {
			"/": [
				"home",
				described(
					"en",
					"Patchwork | Shift swaps for care homes",
					"Patchwork lets care-home staff swap shifts without a phone call.",
					`<nav><a href="/">Patchwork</a><a href="/about">Who we are</a></nav><main><h1>Shift swaps without the phone calls</h1><p>Patchwork lets care-home staff swap shifts without a phone call.</p><blockquote><p>We founded our home in 1994 and have never had so few gaps.</p><p>Deborah Lyle, Owner, Elm House</p></blockquote><p>Patchwork is part of the 2024 cohort of CareTech, an accelerator founded by Mark Rowe.</p></main><footer><p>Patchwork Software Inc., 220 Congress Street, Portland, ME 04101, USA</p><p>help@getpatchwork.co</p><p>Press enquiries: patchwork@brightpr.com</p></footer>`,
				),
			],
			"/about": [
				"about",
				page(
					"en",
					"Who we are | Patchwork",
					`<main><h1>Who we are</h1><p>Hi, I'm Dele Adeyemi. I spent nine years as a night nurse before I started Patchwork in 2020.</p><p>I run it together with Rosa Lindqvist, who founded the company with me and looks after everything technical.</p><p>Patchwork is headquartered in Portland, Maine, and our staff of eleven work from four states.</p><p>We don't take a cut of anybody's wages.</p><p>We opened a second office in Austin in 2023.</p><p>My mother founded a day centre in Lagos in 1988.</p></main>`,
				),
			],
		},
		traps: [
			["customer's founding", "founded_year", "1994", "We founded our home in 1994 and have never had so few gaps."],
			[
				"customer",
				"founders",
				"Deborah Lyle",
				["We founded our home in 1994 and have never had so few gaps.", "Deborah Lyle, Owner, Elm House"],
			],
			[
				"accelerator",
				"founders",
				"Mark Rowe",
				"Patchwork is part of the 2024 cohort of CareTech, an accelerator founded by Mark Rowe.",
			],
			[
				"cohort",
				"founded_year",
				"2024",
				"Patchwork is part of the 2024 cohort of CareTech, an accelerator founded by Mark Rowe.",
			],
			["second office", "city", "Austin", "We opened a second office in Austin in 2023."],
			["second office", "founded_year", "2023", "We opened a second office in Austin in 2023."],
			["agency", "contact_email", "patchwork@brightpr.com", "Press enquiries: patchwork@brightpr.com"],
		],
		honest: [
			[
				"I'm",
				"founders",
				"Dele Adeyemi",
				"Hi, I'm Dele Adeyemi. I spent nine years as a night nurse before I started Patchwork in 2020.",
			],
			[
				"with me",
				"founders",
				"Rosa Lindqvist",
				"I run it together with Rosa Lindqvist, who founded the company with me and looks after everything technical.",
			],
			[
				"before I started",
				"founded_year",
				"2020",
				"Hi, I'm Dele Adeyemi. I spent nine years as a night nurse before I started Patchwork in 2020.",
			],
			[
				"headquarters",
				"city",
				"Portland",
				"Patchwork is headquartered in Portland, Maine, and our staff of eleven work from four states.",
			],
			[
				"headquarters",
				"country",
				"US",
				"Patchwork is headquartered in Portland, Maine, and our staff of eleven work from four states.",
			],
			["footer", "country", "US", "Patchwork Software Inc., 220 Congress Street, Portland, ME 04101, USA"],
			["footer", "city", "Portland", "Patchwork Software Inc., 220 Congress Street, Portland, ME 04101, USA"],
			["mail", "contact_email", "help@getpatchwork.co", "help@getpatchwork.co"],
		],
		refused: [
			[
				"staff",
				"description",
				"Patchwork has a staff of eleven in four states.",
				"Patchwork is headquartered in Portland, Maine, and our staff of eleven work from four states.",
			],
			[
				"no cut",
				"description",
				"Patchwork does not take a cut of anybody's wages.",
				"We don't take a cut of anybody's wages.",
			],
		],
	},
	{
		origin: "https://quillstack.dev",
		pages: {
			"/": [
				"home",
				described(
					"en",
					"Quillstack – changelogs your users read",
					"Quillstack turns merged pull requests into a changelog.",
					`<nav><a href="/">Quillstack</a><a href="/about">About</a></nav><main><h1>Changelogs your users read</h1><p>Quillstack turns merged pull requests into a changelog.</p><p>An indie product by <a href="https://example.com/@mara">Mara Voss</a> and friends.</p></main><footer><p>Quillstack is built in Berlin 🇩🇪 and hosted in Finland.</p><p>Questions? mara@quillstack.dev</p></footer>`,
				),
			],
			"/about": [
				"about",
				page(
					"en",
					"About",
					`<main><h1>About</h1><p>Quillstack is a two-person company.</p><h2>Founders</h2><ul><li>Mara Voss (product)</li><li>Tom Ibáñez (engineering)</li></ul><h2>Advisors</h2><ul><li>Jean Marchetti (founder of Tagboard)</li></ul><p>We launched in the spring of 2021 after a year of evenings and weekends.</p><p>Mara and Tom met at Tagboard, which Jean Marchetti founded in 2009.</p><p>Quillstack GmbH, Oranienstraße 6, 10997 Berlin, Germany. Managing directors: Mara Voss, Tom Ibáñez.</p><p>We eat our own dog food: this site's changelog is written by Quillstack.</p></main>`,
				),
			],
		},
		traps: [
			["advisor", "founders", "Jean Marchetti", "Jean Marchetti (founder of Tagboard)"],
			[
				"employer's year",
				"founded_year",
				"2009",
				"Mara and Tom met at Tagboard, which Jean Marchetti founded in 2009.",
			],
			["hosted", "country", "FI", "Quillstack is built in Berlin 🇩🇪 and hosted in Finland."],
			[
				"employer's founder",
				"founders",
				"Jean Marchetti",
				"Mara and Tom met at Tagboard, which Jean Marchetti founded in 2009.",
			],
		],
		honest: [
			["heading", "founders", "Mara Voss", "Mara Voss (product)"],
			["heading", "founders", "Tom Ibáñez", "Tom Ibáñez (engineering)"],
			["questions", "contact_email", "mara@quillstack.dev", "Questions? mara@quillstack.dev"],
			["two", "description", "Quillstack is a two-person company.", "Quillstack is a two-person company."],
		],
		refused: [
			["launched", "founded_year", "2021", "We launched in the spring of 2021 after a year of evenings and weekends."],
			["built in", "city", "Berlin", "Quillstack is built in Berlin 🇩🇪 and hosted in Finland."],
			[
				"imprint",
				"city",
				"Berlin",
				"Quillstack GmbH, Oranienstraße 6, 10997 Berlin, Germany. Managing directors: Mara Voss, Tom Ibáñez.",
			],
			[
				"imprint",
				"country",
				"DE",
				"Quillstack GmbH, Oranienstraße 6, 10997 Berlin, Germany. Managing directors: Mara Voss, Tom Ibáñez.",
			],
		],
	},
];
