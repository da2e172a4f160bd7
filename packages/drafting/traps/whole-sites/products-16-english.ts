import { page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Five English sites, each honest but for what it tells of others, written before the rules of the day had been read. */
export const PRODUCTS_16_ENGLISH: readonly WholeSite[] = [
	{
		origin: "https://rotawren.com",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Rotawren · Shift planning for care homes",
					`<header><a href="/">Rotawren</a><nav><a href="/pricing">Pricing</a><a href="/about">About</a></nav></header><main><section><h1>Rotas your night staff will actually read</h1><p>Rotawren is shift-planning software for care homes. It checks every rota against rest-time rules and texts staff their shifts.</p></section><section><h2>What managers do with it</h2><article><h3>Swap requests</h3><p>Carers offer a shift; the manager approves with one tap.</p></article><article><h3>Agency cover</h3><p>Gaps go to your approved agencies first. Rotawren itself does not supply staff.</p></article><article><h3>Payroll file</h3><p>Export hours to Sage. Xero support is planned for the spring.</p></article></section><section><h2>A day at Larch House</h2><p>Larch House in Dundee has 42 beds and opened in 1987. Its manager, Moira Tait, used to spend nine hours a week on rotas; now it is two.</p></section><section><h2>Questions</h2><h3>Does it work without internet?</h3><p>Staff can see their rota offline, but changes need a connection.</p><h3>Can relatives log in?</h3><p>No. Relatives never see the rota.</p></section></main><footer><p>Rotawren Ltd · 14 Quayside, Newcastle upon Tyne NE1 3DX · team@rotawren.com</p><p>Data protection: our officer at Fairlaw LLP, dpo@fairlaw.co.uk, 2 Temple Row, Birmingham B2 5HG</p></footer>`,
				),
			],
			"/pricing": [
				"pricing",
				page(
					"en",
					"Pricing · Rotawren",
					`<header><a href="/">Rotawren</a></header><main><h1>Pricing</h1><table><tr><th></th><th>Single home</th><th>Group</th></tr><tr><td>Monthly price</td><td>£60</td><td>£52 per home</td></tr><tr><td>Text messages</td><td>500</td><td>Unlimited</td></tr><tr><td>Head-office reports</td><td>—</td><td>✓</td></tr></table><p>Agencies typically charge £4.50 an hour on top of wages. Charities get three months free.</p></main>`,
				),
			],
			"/about": [
				"about",
				page(
					"en",
					"About · Rotawren",
					`<header><a href="/">Rotawren</a></header><main><h1>About</h1><p>Rotawren was started in 2018 by Neil Hardy and Sunita Rao, who met while working nights at a hospice.</p><p>Sunita's mother, Leela Rao, founded one of Tyneside's first care agencies in 1994.</p><p>In 2023 Bluebeck Ventures, founded by Carl Weir, took a minority stake.</p></main>`,
				),
			],
		},
		traps: [
			["the year of a customer", "founded_year", "1987", "Larch House in Dundee has 42 beds and opened in 1987."],
			["the town of a customer", "city", "Dundee", "Larch House in Dundee has 42 beds and opened in 1987."],
			[
				"a founder's mother",
				"founders",
				"Leela Rao",
				"Sunita's mother, Leela Rao, founded one of Tyneside's first care agencies in 1994.",
			],
			["a plan as a fact", "features", "Xero support", "Xero support is planned for the spring."],
			["the other plan's messages", "pricing_summary", "Single home: Unlimited", ["Single home", "Unlimited"]],
			[
				"what agencies take",
				"pricing_summary",
				"£4.50 an hour",
				"Agencies typically charge £4.50 an hour on top of wages.",
			],
			[
				"a condition dropped",
				"description",
				"Staff can see their rota offline and change it.",
				"Staff can see their rota offline, but changes need a connection.",
			],
			[
				"the officer's mailbox",
				"contact_email",
				"dpo@fairlaw.co.uk",
				"Data protection: our officer at Fairlaw LLP, dpo@fairlaw.co.uk, 2 Temple Row, Birmingham B2 5HG",
			],
			["who may be free", "pricing_model", "freemium", "Charities get three months free."],
		],
		honest: [
			[
				"what it is",
				"short_description",
				"Rotawren is shift-planning software for care homes. It checks every rota against rest-time rules.",
				[
					"Rotawren is shift-planning software for care homes.",
					"It checks every rota against rest-time rules and texts staff their shifts.",
				],
			],
			["a card", "features", "Swap requests", "Swap requests"],
			[
				"a founder",
				"founders",
				"Sunita Rao",
				"Rotawren was started in 2018 by Neil Hardy and Sunita Rao, who met while working nights at a hospice.",
			],
			["a plan's price", "pricing_summary", "Group: £52 per home", ["Group", "£52 per home"]],
			["the mailbox", "contact_email", "team@rotawren.com", "team@rotawren.com"],
			["a tag", "tags", "shift planning", "Shift planning for care homes"],
		],
	},
	{
		origin: "https://kiteline.io",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Kiteline – feature flags over plain HTTP",
					`<header><a href="/">Kiteline</a></header><main><h1>Feature flags over plain HTTP</h1><p>Turn a feature on for one customer, ten percent, or everyone. Kiteline answers in under 20 ms from 14 regions.</p><h2>Why teams switch</h2><ul><li>No SDK to update</li><li>Every change is reviewed</li><li>SOC 2 report on request (Scale plan)</li></ul><h2>From our blog</h2><ul><li>How Tern ships forty times a day</li><li>Audit logs, explained</li></ul><h2>Kiteline vs. FlagForge</h2><table><tr><th></th><th>Kiteline</th><th>FlagForge</th></tr><tr><td>Price for 10 seats</td><td>$90</td><td>$310</td></tr><tr><td>Mobile SDKs</td><td>no</td><td>yes</td></tr><tr><td>Founded</td><td>2021</td><td>2014</td></tr></table><h2>Plans</h2><div><h3>Solo</h3><p>$0</p><p>3 flags</p></div><div><h3>Team</h3><p>$90</p><p>per month, 10 seats</p></div><div><h3>Scale</h3><p>Talk to us</p></div><p>Until 31 January the Team plan is half price.</p><h2>Status</h2><p>The Terraform provider is in private beta.</p></main><footer><p>© 2021–2026 Kiteline OÜ, Telliskivi 60, Tallinn</p><p>Careers: two open roles in Lisbon</p></footer>`,
				),
			],
		},
		traps: [
			["the rival's price", "pricing_summary", "Price for 10 seats: $310", ["Price for 10 seats", "$310"]],
			["the rival's feature", "features", "Mobile SDKs", "Mobile SDKs"],
			["the rival's year", "founded_year", "2014", ["Founded", "2014"]],
			["a beta of a part", "stage", "beta", "The Terraform provider is in private beta."],
			["a blog post as a feature", "features", "Audit logs", "Audit logs, explained"],
			["the plan dropped", "features", "SOC 2 report on request", "SOC 2 report on request (Scale plan)"],
			["a job's town", "city", "Lisbon", "Careers: two open roles in Lisbon"],
			["free for three flags", "pricing_model", "free", ["Solo", "$0"]],
			["labels paired wrongly", "pricing_summary", "Scale: $90", ["Scale", "$90"]],
		],
		honest: [
			["the slogan", "tagline", "Feature flags over plain HTTP", "Feature flags over plain HTTP"],
			[
				"what it does",
				"description",
				"Kiteline answers in under 20 ms from 14 regions.",
				"Kiteline answers in under 20 ms from 14 regions.",
			],
			["a reason", "usps", "No SDK to update", "No SDK to update"],
			["free and more", "pricing_model", "freemium", ["$0", "$90"]],
			["its plan", "pricing_summary", "Team: $90 per month, 10 seats", ["Team", "$90", "per month, 10 seats"]],

			["its kind", "tags", "feature flags", "Kiteline – feature flags over plain HTTP"],
		],
		refused: [["its country", "country", "EE", "© 2021–2026 Kiteline OÜ, Telliskivi 60, Tallinn"]],
	},
	{
		origin: "https://brinejar.shop",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Brinejar | Fermenting kits for small kitchens",
					`<header><a href="/">Brinejar</a></header><main><h1>Your first sauerkraut in nine days</h1><p>Brinejar sells fermenting kits: a jar, a weight, a valve lid and a booklet of twelve recipes.</p><div class="card"><h3>Starter kit</h3><p>$34</p></div><div class="card"><h3>Family kit</h3><p>$58 <s>$66</s></p></div><p>Shipping is free over $75 and $6.90 below.</p><h2>What it is not</h2><ul><li>Dishwasher safe</li><li>For canning meat</li></ul><h2>People behind the jars</h2><dl><dt>Wen Liu</dt><dd>started Brinejar in her garage</dd><dt>Tom Abara</dt><dd>packs and ships</dd><dt>Salt &amp; Clay, Asheville</dt><dd>throws our stoneware since 2009</dd></dl><h2>In the press</h2><p>“The best jar we tested.” Portland Kitchen, a magazine founded in 1962 by James Orr</p><h2>Recipes by readers</h2><p>Kimchi by Hana Seo, who opened Seo's Deli in Oakland in 2004.</p></main><footer><p>Brinejar LLC, 220 SE Ash Street, Portland, OR 97214</p><p>Returns: c/o ShipHive, 18 Depot Rd, Reno, NV 89502</p></footer>`,
				),
			],
		},
		traps: [
			["what it is not", "features", "Dishwasher safe", "Dishwasher safe"],
			["shipping as a price", "pricing_model", "freemium", ["$34", "Shipping is free over $75 and $6.90 below."]],
			["the potter's year", "founded_year", "2009", "throws our stoneware since 2009"],
			[
				"the magazine's founder",
				"founders",
				"James Orr",
				"“The best jar we tested.” Portland Kitchen, a magazine founded in 1962 by James Orr",
			],
			["a reader", "founders", "Hana Seo", "Kimchi by Hana Seo, who opened Seo's Deli in Oakland in 2004."],
			["a helper", "founders", "Tom Abara", ["Tom Abara", "packs and ships"]],
			["where returns go", "city", "Reno", "Returns: c/o ShipHive, 18 Depot Rd, Reno, NV 89502"],
		],
		honest: [
			[
				"what it sells",
				"short_description",
				"Brinejar sells fermenting kits: a jar, a weight, a valve lid and a booklet of twelve recipes.",
				"Brinejar sells fermenting kits: a jar, a weight, a valve lid and a booklet of twelve recipes.",
			],
			["who started it", "founders", "Wen Liu", ["Wen Liu", "started Brinejar in her garage"]],
			["a kit", "pricing_summary", "Starter kit: $34", ["Starter kit", "$34"]],
			["its town", "city", "Portland", "Brinejar LLC, 220 SE Ash Street, Portland, OR 97214"],
		],
	},
	{
		origin: "https://hushnote.app",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Hushnote - voice notes that stay on your phone",
					`<header><a href="/">Hushnote</a></header><main><h1>Voice notes that stay on your phone</h1><p>Hushnote turns what you say into text, on the device. Unlike cloud recorders, it uploads nothing and needs no account.</p><p>Other apps share recordings with advertisers and keep them for years.</p><h2>Inside</h2><ul><li>Speaker names</li><li>Search by word</li><li>42 languages (English only on iPhone 11 and older)</li></ul><h2>Coming in version 3</h2><ul><li>Shared folders</li><li>Apple Watch recording</li></ul><h2>Price</h2><p>$19.99 once. The free trial stops after 30 minutes of audio.</p><p>We once tried a subscription of $3 a month and dropped it.</p><h2>Who makes this</h2><p>I'm Jo Lindqvist. After ten years at Scribely, the transcription company Peter Marsh founded in 2005, I left and built Hushnote in a cabin outside Umeå.</p></main><footer><p>Requires iOS 16 or later. Made in Sweden.</p></footer>`,
				),
			],
		},
		traps: [
			[
				"what others do",
				"description",
				"Hushnote shares recordings with advertisers.",
				"Other apps share recordings with advertisers and keep them for years.",
			],
			["to come", "features", "Apple Watch recording", "Apple Watch recording"],
			["to come as a reason", "usps", "Shared folders", "Shared folders"],
			[
				"a price of before",
				"pricing_model",
				"subscription",
				"We once tried a subscription of $3 a month and dropped it.",
			],
			[
				"the trial as free",
				"pricing_model",
				"freemium",
				["$19.99 once.", "The free trial stops after 30 minutes of audio."],
			],
			[
				"the old employer's founder",
				"founders",
				"Peter Marsh",
				"After ten years at Scribely, the transcription company Peter Marsh founded in 2005, I left and built Hushnote in a cabin outside Umeå.",
			],
			[
				"the old employer's year",
				"founded_year",
				"2005",
				"After ten years at Scribely, the transcription company Peter Marsh founded in 2005, I left and built Hushnote in a cabin outside Umeå.",
			],
			["a requirement", "description", "Requires iOS 16 or later.", "Requires iOS 16 or later."],
			[
				"a not swapped",
				"description",
				"It uploads and needs an account.",
				"Unlike cloud recorders, it uploads nothing and needs no account.",
			],
			["the phones dropped", "features", "42 languages", "42 languages (English only on iPhone 11 and older)"],
		],
		honest: [
			[
				"what it does",
				"short_description",
				"Hushnote turns what you say into text, on the device.",
				"Hushnote turns what you say into text, on the device.",
			],
			["an entry", "features", "Search by word", "Search by word"],
			["paid once", "pricing_model", "one_time", "$19.99 once."],
			["the price", "pricing_summary", "$19.99 once", "$19.99 once."],
			[
				"a reason",
				"usps",
				"Uploads nothing and needs no account",
				"Unlike cloud recorders, it uploads nothing and needs no account.",
			],

			["where it is made", "country", "SE", "Made in Sweden."],
		],
		refused: [
			[
				"who",
				"founders",
				"Jo Lindqvist",
				[
					"I'm Jo Lindqvist.",
					"After ten years at Scribely, the transcription company Peter Marsh founded in 2005, I left and built Hushnote in a cabin outside Umeå.",
				],
			],
		],
	},
	{
		origin: "https://fieldgate.farm",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Fieldgate: herd records for sheep and goat keepers",
					`<header><a href="/">Fieldgate</a></header><main><h1>Every ewe, every lamb, one notebook</h1><p>Fieldgate keeps herd records on your phone: tags, treatments, lambing and movements. It works in a barn with no signal.</p><h2>What the vet sees</h2><p>Share a read-only link. Vets cannot change entries, and prescriptions are not supported.</p><h2>Readers that fit</h2><p>Works with Tagstick wands from Agrident, a company from Barsinghausen, Germany, that has made readers since 1998. Wands cost €390 from their dealers.</p><h2>Subscribe to our newsletter</h2><p>Grazing tips, once a month.</p><h2>Cost</h2><p>€4 a month for up to 100 animals, €9 for up to 500. Above that, ask.</p><p>Students at agricultural colleges pay nothing.</p><h2>How we got here</h2><p>The flock came first: the Byrnes have kept sheep at Kilmore since 1911. Fieldgate, the software, came in 2019, when Orla Byrne lost a season's paper to the rain.</p></main><footer><p>Fieldgate Systems, Kilmore Farm, Co. Roscommon, Ireland</p></footer>`,
				),
			],
		},
		traps: [
			[
				"since when there are sheep",
				"founded_year",
				"1911",
				"The flock came first: the Byrnes have kept sheep at Kilmore since 1911.",
			],
			[
				"the maker of the readers",
				"country",
				"DE",
				"Works with Tagstick wands from Agrident, a company from Barsinghausen, Germany, that has made readers since 1998.",
			],
			["the wands' price", "pricing_summary", "€390", "Wands cost €390 from their dealers."],
			[
				"a not dropped",
				"features",
				"prescriptions",
				"Vets cannot change entries, and prescriptions are not supported.",
			],
			[
				"the number swapped",
				"pricing_summary",
				"€4 a month for up to 500",
				"€4 a month for up to 100 animals, €9 for up to 500.",
			],
			["a tag of the newsletter", "tags", "Grazing tips", "Grazing tips, once a month."],
			["free for students", "pricing_model", "freemium", "Students at agricultural colleges pay nothing."],
		],
		honest: [
			[
				"what it does",
				"short_description",
				"Fieldgate keeps herd records on your phone: tags, treatments, lambing and movements.",
				"Fieldgate keeps herd records on your phone: tags, treatments, lambing and movements.",
			],
			["a virtue", "usps", "Works in a barn with no signal", "It works in a barn with no signal."],
			[
				"the price",
				"pricing_summary",
				"€4 a month for up to 100 animals; €9 for up to 500",
				"€4 a month for up to 100 animals, €9 for up to 500.",
			],

			["its country", "country", "IE", "Fieldgate Systems, Kilmore Farm, Co. Roscommon, Ireland"],
		],
		refused: [
			[
				"its year",
				"founded_year",
				"2019",
				"Fieldgate, the software, came in 2019, when Orla Byrne lost a season's paper to the rain.",
			],
		],
	},
];
