import { described, page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Three in English: timelines for novelists, swim schools, logs. */
export const PRODUCTS_27_ENGLISH: readonly WholeSite[] = [
	{
		origin: "https://plotkeep.com",
		pages: {
			"/": [
				"home",
				described(
					"en",
					"Plotkeep – timelines for novelists",
					"Plotkeep is a timeline tool for people who write novels. Keep track of who knows what, and when.",
					`<header><a href="/">Plotkeep</a><nav><a href="/pricing">Pricing</a><a href="/about">About</a><a href="/login">Log in</a></nav></header><main><section><h1>Know what happens when</h1><p>Plotkeep is where novelists lay out their timelines, so a character never learns a secret before it is told.</p><a href="/start">Start writing for free</a><p>No credit card needed.</p></section>
<section><h2>Everything your story needs</h2><div><div><h3>Scene cards</h3><p>Drag a scene to another day and every date after it moves along.</p></div><div><h3>Who-knows-what</h3><p>For each character, Plotkeep lists the facts they have learned so far.</p></div><div><h3>Moon phases</h3><p>See the moon and the weather of any night since 1800.</p></div><div><h3>Export to Scrivener</h3><p>Your outline leaves Plotkeep as a Scrivener project or a plain Word file.</p></div></div></section>
<section><h2>Loved by writers</h2><blockquote><p>I finished my trilogy twice as fast and it finds all my plot holes.</p><cite>Dana Whitlock, author</cite></blockquote></section>
<section><h2>Why not a spreadsheet?</h2><p>A spreadsheet does not know that Tuesday follows Monday. Plotkeep warns you when a scene breaks the order of events. It works offline, on trains and in cabins.</p></section>
<section><h2>On the way</h2><ul><li>Shared timelines for co-authors</li><li>Family trees</li></ul></section></main><footer><p>© 2025 Plotkeep LLC, 418 Alder Street, Portland, OR 97205</p><a href="mailto:hi@plotkeep.com">hi@plotkeep.com</a></footer>`,
				),
			],
			"/pricing": [
				"pricing",
				page(
					"en",
					"Pricing – Plotkeep",
					`<header><a href="/">Plotkeep</a></header><main><h1>Pricing</h1><p>Pay when your book needs it.</p><div><div><h2>Draft</h2><p>Free</p><ul><li>One book</li><li>Up to 60 scenes</li></ul></div><div><h2>Novelist</h2><p>$6 / month</p><p>or $60 billed yearly</p><ul><li>Unlimited books</li><li>Moon phases</li></ul></div></div><h2>Questions</h2><h3>Can I cancel at any time?</h3><p>Yes. Your timelines stay readable after you cancel.</p><h3>Is there a discount for students?</h3><p>Students pay half, just write to us from your university address.</p><p>A printed wall chart is $25 at our friends of Inkwell Press.</p></main>`,
				),
			],
			"/about": [
				"about",
				page(
					"en",
					"About – Plotkeep",
					`<header><a href="/">Plotkeep</a></header><main><h1>About Plotkeep</h1><p>I'm Rowan Ellery, and I started Plotkeep in 2021 after my second novel had two Thursdays in one week.</p><p>Before that I spent six years at Harbor Books, founded by Lena Ostrow in 1988.</p><p>Today about 4,000 writers plan their books with us.</p><p>Plotkeep is made in Portland, Oregon by two people and a cat.</p></main>`,
				),
			],
		},
		traps: [
			["planned", "features", "Family trees", "Family trees"],
			["planned", "features", "Shared timelines for co-authors", "Shared timelines for co-authors"],
			["printer's price", "pricing_summary", "$25", "A printed wall chart is $25 at our friends of Inkwell Press."],
			[
				"former employer's year",
				"founded_year",
				"1988",
				"Before that I spent six years at Harbor Books, founded by Lena Ostrow in 1988.",
			],
			[
				"former employer's founder",
				"founders",
				"Lena Ostrow",
				"Before that I spent six years at Harbor Books, founded by Lena Ostrow in 1988.",
			],
			[
				"praise of a user",
				"description",
				"Plotkeep finds all your plot holes.",
				"I finished my trilogy twice as fast and it finds all my plot holes.",
			],
		],
		honest: [
			["slogan", "tagline", "Know what happens when", "Know what happens when"],
			[
				"what it is",
				"short_description",
				"Plotkeep is a timeline tool for people who write novels.",
				"Plotkeep is a timeline tool for people who write novels.",
			],
			[
				"what it is",
				"description",
				"Plotkeep is where novelists lay out their timelines, so a character never learns a secret before it is told.",
				"Plotkeep is where novelists lay out their timelines, so a character never learns a secret before it is told.",
			],
			[
				"a card told",
				"description",
				"For each character, Plotkeep lists the facts they have learned so far.",
				"For each character, Plotkeep lists the facts they have learned so far.",
			],
			[
				"a card told",
				"description",
				"Drag a scene to another day and every date after it moves along.",
				"Drag a scene to another day and every date after it moves along.",
			],
			[
				"what it does",
				"description",
				"Plotkeep warns you when a scene breaks the order of events.",
				"Plotkeep warns you when a scene breaks the order of events.",
			],
			[
				"name for it",
				"description",
				"Plotkeep works offline, on trains and in cabins.",
				"It works offline, on trains and in cabins.",
			],
			[
				"export",
				"description",
				"Your outline leaves Plotkeep as a Scrivener project or a plain Word file.",
				"Your outline leaves Plotkeep as a Scrivener project or a plain Word file.",
			],
			["an entry", "features", "Scene cards", "Scene cards"],
			["an entry", "features", "Moon phases", "Moon phases"],
			["an entry", "features", "Export to Scrivener", "Export to Scrivener"],
			["model", "pricing_model", "freemium", ["Free", "$6 / month"]],
			["price", "pricing_summary", "Draft: Free", ["Draft", "Free"]],
			["price", "pricing_summary", "Novelist: $6 / month", ["Novelist", "$6 / month"]],
			[
				"founder",
				"founders",
				"Rowan Ellery",
				"I'm Rowan Ellery, and I started Plotkeep in 2021 after my second novel had two Thursdays in one week.",
			],
			["year", "founded_year", "2021", "I started Plotkeep in 2021"],
			["country", "country", "US", "© 2025 Plotkeep LLC, 418 Alder Street, Portland, OR 97205"],
			["city", "city", "Portland", "Plotkeep is made in Portland, Oregon by two people and a cat."],
			["mailbox", "contact_email", "hi@plotkeep.com", "hi@plotkeep.com"],
			[
				"question",
				"faqs",
				"Yes. Your timelines stay readable after you cancel.",
				["Can I cancel at any time?", "Yes. Your timelines stay readable after you cancel."],
			],
		],
	},
	{
		origin: "https://swimdesk.co.uk",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Swimdesk | Booking software for swim schools",
					`<header><a href="/"><img src="/logo.svg" alt="Swimdesk"></a><nav><a href="/#features">Features</a><a href="/pricing">Prices</a><a href="/contact">Contact</a></nav></header><main><section><h1>Run your swim school, not your inbox</h1><p>Swimdesk takes bookings, payments and progress reports off your hands. Used by more than 300 swim schools across the UK and Ireland.</p><a href="/demo">Book a demo</a></section>
<section id="features"><h2>What you can do with Swimdesk</h2><ul><li><strong>Online booking</strong> – parents pick a lane, a level and a time.</li><li><strong>Waiting lists</strong> – a free place is offered to the next child by text.</li><li><strong>Badges and levels</strong> – teachers tick off skills at the poolside.</li><li><strong>Direct debit</strong> – fees are collected every month through GoCardless.</li></ul></section>
<section><h2>How it works</h2><ol><li>We import your spreadsheet</li><li>You check your timetable</li><li>Parents book from their phones</li></ol></section>
<section><h2>Built by swimming teachers</h2><p>We have taught over 9,000 children ourselves, so we know what a wet register looks like. Swimdesk does not sell swimwear and never advertises to parents.</p><p>Swim England was founded in 1869 as the Metropolitan Swimming Association.</p></section>
<section><h2>Trusted by</h2><p>Little Dippers, Otter Club Leeds and Fin and Float</p></section></main><footer><p>Swimdesk Ltd. Registered in England no. 09912345. Registered office: 22 Canal Walk, Leeds LS1 4AB</p><p>Hosted by Krystal Hosting, London</p><p><a href="mailto:support@swimdesk.co.uk">support@swimdesk.co.uk</a> · 0113 496 0112</p></footer>`,
				),
			],
			"/pricing": [
				"pricing",
				page(
					"en",
					"Prices | Swimdesk",
					`<header><a href="/">Swimdesk</a></header><main><h1>Simple prices</h1><table><thead><tr><th>Plan</th><th>Swimmers</th><th>Price</th></tr></thead><tbody><tr><td>Paddling</td><td>up to 100</td><td>£29 a month</td></tr><tr><td>Lanes</td><td>up to 500</td><td>£59 a month</td></tr><tr><td>Gala</td><td>unlimited</td><td>£99 a month</td></tr></tbody></table><p>All prices exclude VAT. There is no set-up fee and you get 30 days free to try it.</p><p>Text messages are 4p each.</p><p>A lesson costs parents about £9 in most towns.</p></main>`,
				),
			],
			"/contact": [
				"contact",
				page(
					"en",
					"Contact | Swimdesk",
					`<header><a href="/">Swimdesk</a></header><main><h1>Contact us</h1><p>Our office in Leeds is open from 9 to 5 on weekdays.</p><p>For press please write to swimdesk@brightwaterpr.co.uk.</p></main>`,
				),
			],
		},
		traps: [
			["host's town", "city", "London", "Hosted by Krystal Hosting, London"],
			[
				"association's year",
				"founded_year",
				"1869",
				"Swim England was founded in 1869 as the Metropolitan Swimming Association.",
			],
			[
				"not left out",
				"description",
				"Swimdesk sells swimwear.",
				"Swimdesk does not sell swimwear and never advertises to parents.",
			],
			["agency's mailbox", "contact_email", "swimdesk@brightwaterpr.co.uk", "swimdesk@brightwaterpr.co.uk"],
			[
				"what parents pay",
				"pricing_summary",
				"A lesson costs parents about £9",
				"A lesson costs parents about £9 in most towns.",
			],
			["a trial", "pricing_model", "free", "There is no set-up fee and you get 30 days free to try it."],
		],
		honest: [
			["slogan", "tagline", "Run your swim school, not your inbox", "Run your swim school, not your inbox"],
			[
				"what it is",
				"short_description",
				"Booking software for swim schools",
				"Swimdesk | Booking software for swim schools",
			],
			[
				"what it is",
				"description",
				"Swimdesk is booking software for swim schools.",
				"Swimdesk | Booking software for swim schools",
			],
			[
				"what it does",
				"description",
				"Swimdesk takes bookings, payments and progress reports off your hands.",
				"Swimdesk takes bookings, payments and progress reports off your hands.",
			],
			[
				"not kept",
				"description",
				"Swimdesk does not sell swimwear and never advertises to parents.",
				"Swimdesk does not sell swimwear and never advertises to parents.",
			],
			[
				"users",
				"description",
				"Swimdesk is used by more than 300 swim schools across the UK and Ireland.",
				"Used by more than 300 swim schools across the UK and Ireland.",
			],
			["an entry", "features", "Online booking", "Online booking"],
			["an entry", "features", "Waiting lists", "Waiting lists"],
			["an entry", "features", "Badges and levels", "Badges and levels"],
			["an entry", "features", "Direct debit", "Direct debit"],
			["model", "pricing_model", "paid", "£29 a month"],
			["price", "pricing_summary", "Paddling: £29 a month", ["Paddling", "£29 a month"]],
			["price", "pricing_summary", "Gala: £99 a month", ["Gala", "£99 a month"]],
			["country", "country", "GB", "Registered office: 22 Canal Walk, Leeds LS1 4AB"],
			["city", "city", "Leeds", "Registered office: 22 Canal Walk, Leeds LS1 4AB"],
			["mailbox", "contact_email", "support@swimdesk.co.uk", "support@swimdesk.co.uk"],
			["tag", "tags", "booking software", "Booking software for swim schools"],
			["price", "pricing_summary", "All prices exclude VAT.", "All prices exclude VAT."],
			["price", "pricing_summary", "Text messages are 4p each.", "Text messages are 4p each."],
		],
		refused: [
			[
				"card",
				"description",
				"Parents pick a lane, a level and a time.",
				"Online booking – parents pick a lane, a level and a time.",
			],
		],
	},
	{
		origin: "https://tidylog.dev",
		pages: {
			"/": [
				"home",
				described(
					"en",
					"tidylog: structured logs from messy ones",
					"tidylog turns unstructured log files into JSON you can query. Open source, written in Rust.",
					`<header><a href="/">tidylog</a><nav><a href="/docs">Docs</a><a href="https://github.com/tidylog/tidylog">GitHub</a></nav></header><main><h1>Structured logs from messy ones</h1><p>tidylog is an open-source command-line tool that turns unstructured log files into JSON you can query.</p><pre><code>cargo install tidylog</code></pre><p>It learns the patterns of your files by itself; there is nothing to configure. A gigabyte takes about eight seconds on a laptop.</p>
<h2>Features</h2><ul><li>Reads gzip, zstd and plain files</li><li>Finds timestamps in over 60 formats</li><li>Masks e-mail addresses and card numbers</li><li>Streams to Loki, Elasticsearch or stdout</li></ul>
<h2>How does it compare?</h2><table><thead><tr><th></th><th>tidylog</th><th>Logstash</th></tr></thead><tbody><tr><td>Learns patterns</td><td>Yes</td><td>No</td></tr><tr><td>Web dashboard</td><td>No</td><td>Yes</td></tr></tbody></table>
<h2>Is it free?</h2><p>Yes, tidylog is free and released under the Apache License 2.0. If your company depends on it, you can sponsor the project from $10 a month.</p>
<h2>Who makes it?</h2><p>tidylog was created by Ingrid Solheim in 2023 and is maintained by her with eleven contributors. Ingrid works for Norsk Data, founded in 1967.</p>
<h2>Status</h2><p>tidylog is in beta. The output format may change before 1.0.</p></main><footer><p>Apache-2.0 · Made with care in Bergen, Norway</p></footer>`,
				),
			],
		},
		traps: [
			["rival's feature", "features", "Web dashboard", "Web dashboard"],
			["sponsoring", "pricing_model", "paid", "you can sponsor the project from $10 a month"],
			["employer's year", "founded_year", "1967", "Ingrid works for Norsk Data, founded in 1967."],
			["a sponsor's sum", "pricing_summary", "from $10 a month", "you can sponsor the project from $10 a month"],
			["change", "description", "The output format of tidylog is stable.", "The output format may change before 1.0."],
		],
		honest: [
			["slogan", "tagline", "Structured logs from messy ones", "Structured logs from messy ones"],
			[
				"what it is",
				"short_description",
				"tidylog turns unstructured log files into JSON you can query.",
				"tidylog turns unstructured log files into JSON you can query.",
			],
			[
				"what it is",
				"description",
				"tidylog is an open-source command-line tool that turns unstructured log files into JSON you can query.",
				"tidylog is an open-source command-line tool that turns unstructured log files into JSON you can query.",
			],
			["entry told", "description", "tidylog reads gzip, zstd and plain files.", "Reads gzip, zstd and plain files"],
			["an entry", "features", "Reads gzip, zstd and plain files", "Reads gzip, zstd and plain files"],
			["an entry", "features", "Finds timestamps in over 60 formats", "Finds timestamps in over 60 formats"],
			["an entry", "features", "Masks e-mail addresses and card numbers", "Masks e-mail addresses and card numbers"],
			["an entry", "features", "Streams to Loki, Elasticsearch or stdout", "Streams to Loki, Elasticsearch or stdout"],
			["model", "pricing_model", "open_source", "Yes, tidylog is free and released under the Apache License 2.0."],
			[
				"founder",
				"founders",
				"Ingrid Solheim",
				"tidylog was created by Ingrid Solheim in 2023 and is maintained by her with eleven contributors.",
			],
			["stage", "stage", "beta", "tidylog is in beta."],
			["country", "country", "NO", "Made with care in Bergen, Norway"],
			["city", "city", "Bergen", "Made with care in Bergen, Norway"],
			["tag", "tags", "command-line tool", "tidylog is an open-source command-line tool"],
			[
				"year",
				"founded_year",
				"2023",
				"tidylog was created by Ingrid Solheim in 2023 and is maintained by her with eleven contributors.",
			],
		],
		refused: [
			[
				"name for it",
				"description",
				"tidylog learns the patterns of your files by itself; there is nothing to configure.",
				"It learns the patterns of your files by itself; there is nothing to configure.",
			],
			[
				"speed",
				"description",
				"A gigabyte takes about eight seconds on a laptop.",
				"A gigabyte takes about eight seconds on a laptop.",
			],
		],
	},
];
