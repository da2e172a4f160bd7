import { page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Ordinary English sites, written before the rules of the day had been read. */
export const PRODUCTS_14_ENGLISH: readonly WholeSite[] = [
	{
		origin: "https://berthline.com",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Berthline: berth booking for small marinas",
					`<header><a href="/">Berthline</a><nav><a href="#features">Features</a><a href="/pricing">Pricing</a><a href="/login">Log in</a></nav></header><main><section><h1>Fill every berth, answer fewer calls</h1><p>Berthline lets visiting sailors book and pay for a berth online, while your harbour master keeps an eye on the map.</p><a href="/signup">Start free trial</a></section><section id="features"><h2>Everything the harbour office needs</h2><div><h3>Live berth map</h3><p>See which berths are free tonight, next week or all summer.</p></div><div><h3>Card payments</h3><p>Guests pay when they book. Money arrives in your account two days later.</p></div><div><h3>Waiting lists</h3><p>When a berth frees up, the next boat in line gets a text.</p></div></section><section><h2>What marinas say</h2><blockquote>“We were founded in 1962 and have never had a better season. Berthline cut our phone calls by 70%.”</blockquote><p>Moira Kettle, Port Ellery Marina</p></section><section><h2>On the horizon</h2><p>Fuel dock orders and an app for iPhone are on our list for next spring.</p></section></main><footer><p>Berthline Ltd, 14 Custom House Lane, Poole BH15 1AB, United Kingdom</p><p>ahoy@berthline.com</p><p>Built in Poole since 2019 by two sailors, Edith Rowe and Callum Strand.</p></footer>`,
				),
			],
			"/pricing": [
				"pricing",
				page(
					"en",
					"Pricing - Berthline",
					`<header><a href="/">Berthline</a></header><main><h1>One price per marina</h1><div><h2>Harbour</h2><p>£49 / month</p><p>Up to 60 berths</p></div><div><h2>Marina</h2><p>£129 / month</p><p>Unlimited berths</p></div><p>Card processing is done by Stripe, who charge 1.5% + 20p per payment.</p><p>Charities can write to us for half price.</p></main>`,
				),
			],
		},
		traps: [
			["a customer's year", "founded_year", "1962", "“We were founded in 1962 and have never had a better season."],
			["a customer as founder", "founders", "Moira Kettle", "Moira Kettle, Port Ellery Marina"],
			[
				"what is to come",
				"features",
				"Fuel dock orders",
				"Fuel dock orders and an app for iPhone are on our list for next spring.",
			],
			[
				"the processor's charge",
				"pricing_summary",
				"1.5% + 20p per payment",
				"Card processing is done by Stripe, who charge 1.5% + 20p per payment.",
			],
			["the other plan's price", "pricing_summary", "Harbour: £129 / month", ["Harbour", "£129 / month"]],
			["for some only", "pricing_summary", "half price", "Charities can write to us for half price."],
		],
		honest: [
			[
				"an entry with its sentence",
				"features",
				"Live berth map",
				["Live berth map", "See which berths are free tonight, next week or all summer."],
			],
			[
				"waiting list",
				"description",
				"When a berth frees up, the next boat in line gets a text.",
				"When a berth frees up, the next boat in line gets a text.",
			],
			["its price", "pricing_summary", "Marina: £129 / month", ["Marina", "£129 / month"]],
			["its country", "country", "GB", "Berthline Ltd, 14 Custom House Lane, Poole BH15 1AB, United Kingdom"],
			["a tag", "tags", "berth booking", "Berthline: berth booking for small marinas"],
			[
				"a maker",
				"founders",
				"Callum Strand",
				"Built in Poole since 2019 by two sailors, Edith Rowe and Callum Strand.",
			],
			[
				"what it does",
				"short_description",
				"Berthline lets visiting sailors book and pay for a berth online.",
				"Berthline lets visiting sailors book and pay for a berth online, while your harbour master keeps an eye on the map.",
			],
		],
	},
	{
		origin: "https://wattleprobe.com",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Wattle | The soil probe that waters your pots",
					`<header><a href="/"><img src="/logo.svg" alt="Wattle"></a></header><main><h1>The soil probe that waters your pots</h1><p>Push it in, connect the hose, go on holiday. Wattle measures moisture every ten minutes and opens a small valve when your plants are thirsty.</p><p><b>$59</b> with one valve. Free shipping in the US.</p><h2>Why gardeners like it</h2><ul><li><strong>No app, no account.</strong> Two buttons and a dial.</li><li><strong>Runs for a year</strong> on two AA batteries.</li><li><strong>Repairable.</strong> Every part can be bought for under $10.</li></ul><h2>Compared with a timer</h2><table><tr><th></th><th>Wattle</th><th>Timer</th></tr><tr><td>Waters by moisture</td><td>Yes</td><td>No</td></tr><tr><td>Waters by the clock</td><td>No</td><td>Yes</td></tr></table><h2>Questions</h2><h3>Does it work outdoors?</h3><p>Yes, in any weather above freezing. Bring it in before the first frost.</p><h3>Does it work with well water?</h3><p>Not without a filter: grit blocks the valve.</p><h2>Our story</h2><p>I'm Odalys Brandt, an agronomist in Tucson, Arizona. I built the first probe in 2021 after losing forty tomatoes in a heat wave. Before that I ran Desert Drip, which closed in 2017.</p></main><footer><p>© 2025 Wattle Garden LLC</p><p>Press: Jonah Pike at Pressroom, jonah@pressroom.co</p></footer>`,
				),
			],
		},
		traps: [
			["the other column's entry", "features", "Waters by the clock", "Waters by the clock"],
			["its former company's year", "founded_year", "2017", "Before that I ran Desert Drip, which closed in 2017."],
			[
				"the press office's mailbox",
				"contact_email",
				"jonah@pressroom.co",
				"Press: Jonah Pike at Pressroom, jonah@pressroom.co",
			],
			["free shipping as free", "pricing_model", "freemium", ["$59 with one valve.", "Free shipping in the US."]],
			["a limit left out", "description", "It works in any weather.", "Yes, in any weather above freezing."],
			["a part's price", "pricing_summary", "under $10", "Every part can be bought for under $10."],
		],
		honest: [
			["the slogan", "tagline", "The soil probe that waters your pots", "The soil probe that waters your pots"],
			[
				"what it does",
				"short_description",
				"Wattle measures moisture every ten minutes and opens a small valve when your plants are thirsty.",
				"Wattle measures moisture every ten minutes and opens a small valve when your plants are thirsty.",
			],
			["its reasons", "usps", "No app, no account", "No app, no account."],
			["a bold reason", "features", "Runs for a year on two AA batteries", "Runs for a year on two AA batteries."],
			["its price", "pricing_summary", "$59 with one valve", "$59 with one valve."],
			["how it is paid", "pricing_model", "paid", "$59 with one valve."],
			[
				"a question",
				"faqs",
				"Yes, in any weather above freezing.",
				["Does it work outdoors?", "Yes, in any weather above freezing. Bring it in before the first frost."],
			],
			[
				"its maker",
				"founders",
				"Odalys Brandt",
				[
					"I'm Odalys Brandt, an agronomist in Tucson, Arizona.",
					"I built the first probe in 2021 after losing forty tomatoes in a heat wave.",
				],
			],
		],
	},
	{
		origin: "https://sievelog.dev",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"sievelog - fast log search in your terminal",
					`<header><a href="/">sievelog</a><a href="/docs">Docs</a><a href="https://github.com/sievelog/sievelog">GitHub</a></header><main><h1>sievelog</h1><p>Search gigabytes of logs from your terminal, without a server.</p><pre>brew install sievelog</pre><h2>Highlights</h2><ul><li>Understands JSON, logfmt and nginx formats out of the box</li><li>Filters by time: <code>--since 2h</code></li><li>Reads gzip and zstd files directly</li><li>A single binary for Linux, macOS and Windows</li></ul><h2>How it compares</h2><p>grep is everywhere and finds any text. Loki needs a server and 4 GB of memory. sievelog starts in 20 milliseconds and needs neither.</p><h2>Not (yet) included</h2><ul><li>Live tailing over SSH</li><li>Dashboards</li></ul><h2>License and support</h2><p>sievelog is free and open source under the MIT license. Companies that want help can buy a support contract from Northpier GmbH from €900 per year.</p><p>Started by Tomasz Wilk in 2020; now looked after by nine maintainers.</p></main><footer><p>Hosted by Fastly, 475 Brannan Street, San Francisco, CA 94107</p></footer>`,
				),
			],
		},
		traps: [
			["what is not included", "features", "Live tailing over SSH", "Live tailing over SSH"],
			["the host's town", "city", "San Francisco", "Hosted by Fastly, 475 Brannan Street, San Francisco, CA 94107"],
			[
				"the rival's need",
				"description",
				"sievelog needs a server and 4 GB of memory.",
				"Loki needs a server and 4 GB of memory.",
			],
			[
				"support as its price",
				"pricing_model",
				"paid",
				"Companies that want help can buy a support contract from Northpier GmbH from €900 per year.",
			],
			["the rival's virtue", "usps", "finds any text", "grep is everywhere and finds any text."],
		],
		honest: [
			[
				"the slogan",
				"tagline",
				"Search gigabytes of logs from your terminal, without a server.",
				"Search gigabytes of logs from your terminal, without a server.",
			],
			["how it is paid", "pricing_model", "open_source", "sievelog is free and open source under the MIT license."],
			[
				"its founder",
				"founders",
				"Tomasz Wilk",
				"Started by Tomasz Wilk in 2020; now looked after by nine maintainers.",
			],
			["its year", "founded_year", "2020", "Started by Tomasz Wilk in 2020; now looked after by nine maintainers."],
			[
				"an entry",
				"features",
				"Understands JSON, logfmt and nginx formats",
				"Understands JSON, logfmt and nginx formats out of the box",
			],
			["another", "features", "Reads gzip and zstd files", "Reads gzip and zstd files directly"],
		],
		refused: [
			["its speed", "usps", "starts in 20 milliseconds", "sievelog starts in 20 milliseconds and needs neither."],
			[
				"category",
				"categories",
				"Developer Tools",
				[
					"sievelog - fast log search in your terminal",
					"Search gigabytes of logs from your terminal, without a server.",
				],
			],
		],
	},
	{
		origin: "https://shuttleandheddle.com",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Shuttle & Heddle — Learn to weave online",
					`<header><a href="/">Shuttle &amp; Heddle</a></header><main><h1>Learn to weave, one scarf at a time</h1><p>An online weaving course for complete beginners, taught from a small studio in Hebden Bridge.</p><h2>What you'll learn</h2><ol><li>Warp a rigid heddle loom</li><li>Read a draft</li><li>Finish and wash your first scarf</li></ol><h2>What's included</h2><p>24 video lessons, printable drafts and a monthly live session with Petra.</p><p>You'll need your own loom. We recommend the Ashford SampleIt, about £190 from most wool shops.</p><h2>Your teacher</h2><p>Petra Lindqvist has been weaving since 1998 and founded Shuttle &amp; Heddle in 2018. She also sits on the board of the Calder Textile Trust, founded in 2004.</p><h2>Join</h2><p>£120 for lifetime access, or three payments of £42.</p><p>The first lesson is free.</p></main><footer><p>hello@shuttleandheddle.com</p></footer>`,
				),
			],
		},
		traps: [
			[
				"since when she weaves",
				"founded_year",
				"1998",
				"Petra Lindqvist has been weaving since 1998 and founded Shuttle & Heddle in 2018.",
			],
			[
				"the trust's year",
				"founded_year",
				"2004",
				"She also sits on the board of the Calder Textile Trust, founded in 2004.",
			],
			[
				"a loom's price",
				"pricing_summary",
				"about £190",
				"We recommend the Ashford SampleIt, about £190 from most wool shops.",
			],
			["what is not included", "features", "your own loom", "You'll need your own loom."],
			["one lesson as all", "pricing_model", "free", "The first lesson is free."],
		],
		honest: [
			[
				"what it is",
				"short_description",
				"An online weaving course for complete beginners.",
				"An online weaving course for complete beginners, taught from a small studio in Hebden Bridge.",
			],
			[
				"its year",
				"founded_year",
				"2018",
				"Petra Lindqvist has been weaving since 1998 and founded Shuttle & Heddle in 2018.",
			],
			[
				"what is in it",
				"features",
				"24 video lessons",
				"24 video lessons, printable drafts and a monthly live session with Petra.",
			],
			[
				"its founder",
				"founders",
				"Petra Lindqvist",
				"Petra Lindqvist has been weaving since 1998 and founded Shuttle & Heddle in 2018.",
			],
			[
				"its price",
				"pricing_summary",
				"£120 for lifetime access",
				"£120 for lifetime access, or three payments of £42.",
			],
			[
				"where",
				"city",
				"Hebden Bridge",
				"An online weaving course for complete beginners, taught from a small studio in Hebden Bridge.",
			],
		],
		refused: [
			[
				"category",
				"categories",
				"Education",
				[
					"Learn to weave online",
					"An online weaving course for complete beginners, taught from a small studio in Hebden Bridge.",
				],
			],
		],
	},
	{
		origin: "https://ferryandfinch.studio",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Ferry & Finch, brand and web studio in Cork",
					`<header><a href="/">Ferry &amp; Finch</a><nav><a href="/work">Work</a><a href="/about">About</a></nav></header><main><h1>Websites for people who make things</h1><p>Ferry &amp; Finch is a two-person studio that designs brands and websites for breweries, potters and bakers.</p><h2>Services</h2><ul><li>Brand identity</li><li>Shopify shops</li><li>Product photography</li></ul><h2>Recent work</h2><div><h3>Blackrock Brewing</h3><p>Online ordering and a loyalty card for a brewery in Galway, launched in 2016.</p></div><div><h3>Clay &amp; Co</h3><p>A shop with 300 products.</p></div><h2>What it costs</h2><p>A website starts at €4,500. We don't do logos on their own, and we don't offer hosting.</p><p>Most projects take six to eight weeks.</p></main><footer><p>Ferry &amp; Finch Studio, The Old Bakery, Shandon Street, Cork, Ireland</p><p>Photos by Aoife Marsh</p></footer>`,
				),
			],
			"/about": [
				"about",
				page(
					"en",
					"About - Ferry & Finch",
					`<header><a href="/">Ferry &amp; Finch</a></header><main><h1>Hello</h1><p>We're Niamh Ferry and Joel Finch. We met at art college in Limerick and set up the studio in the spring of 2014.</p><p>Our accountant, Declan Roe of Roe &amp; Sons, says we should raise our prices.</p></main>`,
				),
			],
		},
		traps: [
			[
				"a client's thing",
				"features",
				"Online ordering and a loyalty card",
				"Online ordering and a loyalty card for a brewery in Galway, launched in 2016.",
			],
			[
				"a client's year",
				"founded_year",
				"2016",
				"Online ordering and a loyalty card for a brewery in Galway, launched in 2016.",
			],
			["what they do not do", "features", "hosting", "We don't do logos on their own, and we don't offer hosting."],
			[
				"where they studied",
				"city",
				"Limerick",
				"We met at art college in Limerick and set up the studio in the spring of 2014.",
			],
			[
				"the accountant",
				"founders",
				"Declan Roe",
				"Our accountant, Declan Roe of Roe & Sons, says we should raise our prices.",
			],
			["the photographer", "founders", "Aoife Marsh", "Photos by Aoife Marsh"],
		],
		honest: [
			[
				"what they are",
				"short_description",
				"Ferry & Finch is a two-person studio that designs brands and websites.",
				"Ferry & Finch is a two-person studio that designs brands and websites for breweries, potters and bakers.",
			],
			["a service", "features", "Brand identity", "Brand identity"],
			["its price", "pricing_summary", "A website starts at €4,500", "A website starts at €4,500."],
			[
				"a founder",
				"founders",
				"Niamh Ferry",
				[
					"We're Niamh Ferry and Joel Finch.",
					"We met at art college in Limerick and set up the studio in the spring of 2014.",
				],
			],
			[
				"its year",
				"founded_year",
				"2014",
				"We met at art college in Limerick and set up the studio in the spring of 2014.",
			],
			["where", "city", "Cork", "Ferry & Finch, brand and web studio in Cork"],
		],
		refused: [
			["how long", "description", "Most projects take six to eight weeks.", "Most projects take six to eight weeks."],
		],
	},
];
