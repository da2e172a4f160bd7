import { described, page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Three of five ordinary products in English, as their makers describe them. Written before the rules were read. */
export const PRODUCTS_22_ENGLISH: readonly WholeSite[] = [
	{
		// A hosted service for developers, with plans in a table.
		origin: "https://queuelamp.dev",
		pages: {
			"/": [
				"home",
				described(
					"en",
					"Queuelamp | Background jobs without the babysitting",
					"Queuelamp runs your background jobs and tells you when one is stuck.",
					`<header><a href="/">Queuelamp</a><nav><a href="/pricing">Pricing</a><a href="/about">About</a></nav></header><main><h1>Background jobs without the babysitting</h1><p>Queuelamp is a hosted job queue for Node, Python and Go. Push a job over HTTP, and we call your endpoint until it succeeds.</p><p>Start for free, no credit card required.</p><h2>What you get</h2><div class="card"><h3>Retries with backoff</h3><p>Up to 40 attempts over three days, with jitter so you never stampede your own API.</p></div><div class="card"><h3>Cron schedules</h3><p>Write them in plain crontab syntax or as "every weekday at 9".</p></div><div class="card"><h3>Dead letter inbox</h3><p>Look at failed payloads, edit them and send them again.</p></div><div class="card"><h3>Priority lanes</h3><p>Rolling out to Team accounts this spring.</p></div><p>Used by engineers at Fernhollow, Bixby Freight and 900 other companies.</p><blockquote>"We replaced a Redis cluster and two on-call rotations." <cite>Dana Whitlock, CTO of Bixby Freight (founded 2011)</cite></blockquote><p>Unlike Sidekiq, Queuelamp does not need a Redis server.</p><h2>Questions</h2><h3>Can I self-host Queuelamp?</h3><p>Not today. We have talked about an on-premises edition and decided against it.</p><h3>Where is my data stored?</h3><p>In Frankfurt, in two separate data centres run by Hetzner.</p></main><footer><p>© 2026 Queuelamp OÜ, Telliskivi 60, 10412 Tallinn, Estonia</p><p>Questions? <a href="mailto:hello@queuelamp.dev">hello@queuelamp.dev</a></p></footer>`,
				),
			],
			"/pricing": [
				"pricing",
				page(
					"en",
					"Pricing - Queuelamp",
					`<main><h1>Simple pricing</h1><div class="plans"><div class="plan"><h3>Hobby</h3><p class="price">$0</p><p>10,000 jobs a month</p></div><div class="plan"><h3>Team</h3><p class="price">$29 per month</p><p>1 million jobs a month, 5 seats</p></div><div class="plan"><h3>Scale</h3><p class="price">$199 per month</p><p>20 million jobs a month, single sign-on</p></div></div><p>Additional jobs cost $4 per 100,000.</p><p>Students of partner universities get the Team plan free of charge.</p></main>`,
				),
			],
			"/about": [
				"about",
				page(
					"en",
					"About - Queuelamp",
					`<main><h1>About us</h1><p>Queuelamp was founded in 2021 by Liis Kask and Omar Haddad, who had spent four years running queues at a payment company.</p><p>We are a team of seven, based in Tallinn with people in Lisbon and Lagos.</p><p>Our first investor, Marta Oja, founded Pilvik in 2009.</p></main>`,
				),
			],
		},
		traps: [
			["an unreleased feature", "features", "Priority lanes", "Priority lanes"],
			["a competitor's need", "features", "Redis server", "Unlike Sidekiq, Queuelamp does not need a Redis server."],
			[
				"a decision against",
				"description",
				"We have an on-premises edition.",
				"We have talked about an on-premises edition and decided against it.",
			],
			["a customer's year", "founded_year", "2011", "Dana Whitlock, CTO of Bixby Freight (founded 2011)"],
			["an investor as founder", "founders", "Marta Oja", "Our first investor, Marta Oja, founded Pilvik in 2009."],
			["the data's town", "city", "Frankfurt", "In Frankfurt, in two separate data centres run by Hetzner."],
			[
				"a price of some for all",
				"pricing_summary",
				"Team plan free of charge",
				"Students of partner universities get the Team plan free of charge.",
			],
			["another plan's seats", "pricing_summary", "Scale: $29 per month", "$29 per month"],
		],
		honest: [
			["name", "name", "Queuelamp", "Queuelamp is a hosted job queue for Node, Python and Go."],
			["tagline", "tagline", "Background jobs without the babysitting", "Background jobs without the babysitting"],
			[
				"short description",
				"short_description",
				"Queuelamp runs your background jobs and tells you when one is stuck.",
				"Queuelamp runs your background jobs and tells you when one is stuck.",
			],
			[
				"description",
				"description",
				"Queuelamp is a hosted job queue for Node, Python and Go.",
				"Queuelamp is a hosted job queue for Node, Python and Go.",
			],
			[
				"we call it",
				"description",
				"Push a job over HTTP, and Queuelamp calls your endpoint until it succeeds.",
				"Push a job over HTTP, and we call your endpoint until it succeeds.",
			],
			[
				"a comparison with a not",
				"description",
				"Queuelamp does not need a Redis server.",
				"Unlike Sidekiq, Queuelamp does not need a Redis server.",
			],
			["features", "features", "Retries with backoff", "Retries with backoff"],
			["features", "features", "Cron schedules", "Cron schedules"],
			[
				"plan and price",
				"pricing_summary",
				"Hobby: $0; Team: $29 per month; Scale: $199 per month",
				["Hobby", "$0", "Team", "$29 per month", "Scale", "$199 per month"],
			],
			["model", "pricing_model", "freemium", ["$0", "$29 per month"]],
			["country", "country", "EE", "© 2026 Queuelamp OÜ, Telliskivi 60, 10412 Tallinn, Estonia"],
			["based in", "city", "Tallinn", "We are a team of seven, based in Tallinn with people in Lisbon and Lagos."],
			[
				"year",
				"founded_year",
				"2021",
				"Queuelamp was founded in 2021 by Liis Kask and Omar Haddad, who had spent four years running queues at a payment company.",
			],
			[
				"second founder",
				"founders",
				"Omar Haddad",
				"Queuelamp was founded in 2021 by Liis Kask and Omar Haddad, who had spent four years running queues at a payment company.",
			],
			["mail", "contact_email", "hello@queuelamp.dev", "hello@queuelamp.dev"],
			[
				"faq",
				"faqs",
				"In Frankfurt, in two separate data centres run by Hetzner.",
				["Where is my data stored?", "In Frankfurt, in two separate data centres run by Hetzner."],
			],
			["tag", "tags", "job queue", "Queuelamp is a hosted job queue for Node, Python and Go."],
		],
		refused: [
			[
				"a card's own line",
				"description",
				"Failed payloads can be looked at, edited and sent again.",
				"Look at failed payloads, edit them and send them again.",
			],
			[
				"category",
				"categories",
				"Developer Tools",
				["Queuelamp is a hosted job queue for Node, Python and Go.", "Background jobs without the babysitting"],
			],
		],
	},
	{
		// Hardware with its software.
		origin: "https://hivesense.co",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Hivesense - Know your bees from your kitchen",
					`<header><a href="/">Hivesense</a></header><main><section><h1>Know your bees from your kitchen</h1><p>A scale, a microphone and a thermometer in one box under the hive. Our app turns what they measure into plain advice.</p><a href="/shop">Order for €179</a></section><section><h2>How it works</h2><ol><li>Slide the scale under your hive.</li><li>Pair it with your phone.</li><li>Read the morning report over coffee.</li></ol></section><section><h2>In the app</h2><ul><li>Swarm alerts two days ahead</li><li>Honey flow by the hour</li><li>Shared apiaries for clubs</li><li>Varroa camera (prototype)</li></ul></section><section><h2>Good to know</h2><p>The battery lasts two winters.</p><p>The app is free for owners of a scale; there is no subscription.</p><p>Most swarms leave between eleven and two o'clock.</p><p>The British Beekeepers Association was founded in 1874.</p><p>Hivesense cannot tell you whether your queen is alive.</p></section><section><h2>From the press</h2><p>"The cleverest gadget of the year" – Smallholder Weekly</p></section></main><footer><p>Hivesense Ltd · Unit 4, Old Dairy, Totnes TQ9 5AB · Company no. 11223344</p><p>Scales are assembled by Kovacs Electronics in Győr, Hungary.</p></footer>`,
				),
			],
			"/story": [
				"about",
				page(
					"en",
					"Our story - Hivesense",
					`<main><h1>Our story</h1><p>I started Hivesense in my garage after losing three colonies in one winter. That was 2018. – Will Trevanion</p><p>Before that I designed hearing aids for Oticon.</p><p>Today 6,000 hives in eleven countries stand on our scales.</p></main>`,
				),
			],
		},
		traps: [
			["a prototype", "features", "Varroa camera", "Varroa camera (prototype)"],
			[
				"general truth",
				"description",
				"Most swarms leave between eleven and two o'clock.",
				"Most swarms leave between eleven and two o'clock.",
			],
			["an association's year", "founded_year", "1874", "The British Beekeepers Association was founded in 1874."],
			[
				"inability turned round",
				"description",
				"Hivesense can tell you whether your queen is alive.",
				"Hivesense cannot tell you whether your queen is alive.",
			],
			["the factory's land", "country", "HU", "Scales are assembled by Kovacs Electronics in Győr, Hungary."],
			[
				"the press as slogan",
				"tagline",
				"The cleverest gadget of the year",
				'"The cleverest gadget of the year" – Smallholder Weekly',
			],
			["hardware as free", "pricing_model", "free", "The app is free for owners of a scale; there is no subscription."],
			["a step as feature", "features", "Pair it with your phone", "Pair it with your phone."],
		],
		honest: [
			["name", "name", "Hivesense", "Hivesense - Know your bees from your kitchen"],
			["tagline", "tagline", "Know your bees from your kitchen", "Know your bees from your kitchen"],
			[
				"app of ours",
				"description",
				"The app turns what they measure into plain advice.",
				"Our app turns what they measure into plain advice.",
			],
			["battery", "usps", "The battery lasts two winters", "The battery lasts two winters."],
			[
				"no subscription",
				"usps",
				"no subscription",
				"The app is free for owners of a scale; there is no subscription.",
			],
			["list entry", "features", "Swarm alerts two days ahead", "Swarm alerts two days ahead"],
			["list entry", "features", "Shared apiaries for clubs", "Shared apiaries for clubs"],
			["price on a button", "pricing_summary", "€179", "Order for €179"],
			[
				"model",
				"pricing_model",
				"one_time",
				["Order for €179", "The app is free for owners of a scale; there is no subscription."],
			],
			["footer", "city", "Totnes", "Hivesense Ltd · Unit 4, Old Dairy, Totnes TQ9 5AB · Company no. 11223344"],
			["footer", "country", "GB", "Hivesense Ltd · Unit 4, Old Dairy, Totnes TQ9 5AB · Company no. 11223344"],
			[
				"that was",
				"founded_year",
				"2018",
				"I started Hivesense in my garage after losing three colonies in one winter. That was 2018.",
			],
			[
				"the box",
				"short_description",
				"A scale, a microphone and a thermometer in one box under the hive.",
				"A scale, a microphone and a thermometer in one box under the hive.",
			],
		],
		refused: [
			[
				"I",
				"founders",
				"Will Trevanion",
				"I started Hivesense in my garage after losing three colonies in one winter. That was 2018. – Will Trevanion",
			],
		],
	},
	{
		// An open source tool.
		origin: "https://tidegrep.org",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"tidegrep",
					`<header><h1>tidegrep</h1><p>Search your logs as if they were one file.</p><p><a href="https://github.com/tidegrep/tidegrep">GitHub</a> · v2.3.1 · Apache-2.0</p></header><main><p>tidegrep is a command-line tool that searches compressed logs on S3 without downloading them. It is written in Rust and runs on Linux, macOS and Windows.</p><pre>brew install tidegrep</pre><h2>Why tidegrep?</h2><ul><li><b>Fast.</b> 4 GB per second on a laptop.</li><li><b>Frugal.</b> Reads only the byte ranges it needs.</li><li><b>Private.</b> Nothing leaves your machine.</li></ul><h2>Not included</h2><ul><li>A web interface</li><li>Log shipping</li></ul><h2>Acknowledgements</h2><p>tidegrep stands on ripgrep by Andrew Gallant.</p><p>Development is paid for by Norrsken Data AB in Umeå, who sell a hosted version from €90 a month.</p><h2>Roadmap</h2><ul><li>Azure Blob support</li><li>Saved searches</li></ul><p>If tidegrep were a database, it would be called slow.</p></main><footer>Maintained by Signe Lund and contributors since 2020. Icons: Lucide, ISC licence.</footer>`,
				),
			],
		},
		traps: [
			["not included", "features", "A web interface", "A web interface"],
			["roadmap", "features", "Saved searches", "Saved searches"],
			["the library's author", "founders", "Andrew Gallant", "tidegrep stands on ripgrep by Andrew Gallant."],
			[
				"the sponsor's price",
				"pricing_summary",
				"€90 a month",
				"Development is paid for by Norrsken Data AB in Umeå, who sell a hosted version from €90 a month.",
			],
			[
				"the sponsor's price",
				"pricing_model",
				"subscription",
				"Development is paid for by Norrsken Data AB in Umeå, who sell a hosted version from €90 a month.",
			],
			[
				"the sponsor's town",
				"city",
				"Umeå",
				"Development is paid for by Norrsken Data AB in Umeå, who sell a hosted version from €90 a month.",
			],
			["a joke", "description", "tidegrep is called slow.", "If tidegrep were a database, it would be called slow."],
			["maintained is not founded", "founders", "Signe Lund", "Maintained by Signe Lund and contributors since 2020."],
		],
		honest: [
			["name", "name", "tidegrep", "tidegrep"],
			["tagline", "tagline", "Search your logs as if they were one file", "Search your logs as if they were one file."],
			[
				"description",
				"description",
				"tidegrep is a command-line tool that searches compressed logs on S3 without downloading them.",
				"tidegrep is a command-line tool that searches compressed logs on S3 without downloading them.",
			],
			[
				"it is written",
				"description",
				"It is written in Rust and runs on Linux, macOS and Windows.",
				"It is written in Rust and runs on Linux, macOS and Windows.",
			],
			[
				"name for it",
				"description",
				"tidegrep is written in Rust and runs on Linux, macOS and Windows.",
				"It is written in Rust and runs on Linux, macOS and Windows.",
			],
			["licence", "pricing_model", "open_source", "v2.3.1 · Apache-2.0"],
			["reason", "usps", "Nothing leaves your machine", "Nothing leaves your machine."],
			["reason", "usps", "Reads only the byte ranges it needs", "Reads only the byte ranges it needs."],
			[
				"tag",
				"tags",
				"command-line tool",
				"tidegrep is a command-line tool that searches compressed logs on S3 without downloading them.",
			],
		],
		refused: [
			[
				"category",
				"categories",
				"Developer Tools",
				[
					"tidegrep is a command-line tool that searches compressed logs on S3 without downloading them.",
					"Search your logs as if they were one file.",
				],
			],
		],
	},
];
