import type { WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Ordinary products in English, and the claims that a good model would compose of their pages. */
export const PRODUCTS_02_ENGLISH: readonly WholeSite[] = [
	{
		origin: "https://tidebook.app",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tidebook — Bookings for surf schools</title><meta name="description" content="Tidebook is the booking calendar for surf schools and kayak rentals."></head><body><nav><a href="/">Tidebook</a><a href="/pricing">Pricing</a><a href="/about">About</a></nav><main><section class="hero"><h1>Your whole season on one calendar</h1><p>Tidebook takes bookings, deposits and waivers for surf schools, so instructors can stay in the water.</p><a href="/signup">Start free trial</a></section>
<section><h2>Everything your beach hut needs</h2><ul><li><strong>Tide-aware scheduling</strong> Lessons are only offered when the spot works.</li><li><strong>Digital waivers</strong> Guests sign on their phone before they arrive.</li><li><strong>Gear tracking</strong> Know which board is out and when it is due back.</li></ul></section>
<section><blockquote><p>We run three beaches on it and stopped using paper in 2022.</p><cite>Owen Pryce, owner of Saltline Surf in Newquay</cite></blockquote></section></main>
<footer><p>Built by Marta Reyes and Joel Finch in Falmouth, England.</p><p><a href="mailto:ahoy@tidebook.app">ahoy@tidebook.app</a></p></footer></body></html>`,
			],
			"/pricing": [
				"pricing",
				`<!doctype html><html lang="en"><head><title>Pricing – Tidebook</title></head><body><main><h1>Pricing</h1><p>Every plan includes unlimited bookings.</p><div class="plans"><div><h3>Solo</h3><p class="price">$15<span>/month</span></p><p>One instructor.</p></div><div><h3>School</h3><p class="price">$49<span>/month</span></p><p>Up to 20 instructors.</p></div></div><p>Other booking systems charge $99 a month and take 3% of every lesson.</p></main></body></html>`,
			],
		},
		traps: [
			["a customer's own place", "city", "Newquay", "Owen Pryce, owner of Saltline Surf in Newquay"],
			["who praises it", "founders", "Owen Pryce", "Owen Pryce, owner of Saltline Surf in Newquay"],
			[
				"what others charge",
				"pricing_summary",
				"$99 a month",
				"Other booking systems charge $99 a month and take 3% of every lesson.",
			],
			["a year of a customer", "founded_year", "2022", "We run three beaches on it and stopped using paper in 2022."],
		],
		honest: [
			[
				"what it does",
				"short_description",
				"Tidebook takes bookings, deposits and waivers for surf schools.",
				"Tidebook takes bookings, deposits and waivers for surf schools, so instructors can stay in the water.",
			],
			["an entry of its list", "features", "Gear tracking", "Gear tracking"],
			["makers in the footer", "founders", "Marta Reyes", "Built by Marta Reyes and Joel Finch in Falmouth, England."],
			["where it is made", "city", "Falmouth", "Built by Marta Reyes and Joel Finch in Falmouth, England."],
			["a plan and its price", "pricing_summary", "School: $49/month", ["School", "$49/month"]],
			[
				"its kind in words",
				"tags",
				"booking calendar",
				"Tidebook is the booking calendar for surf schools and kayak rentals.",
			],
		],
	},
	{
		origin: "https://quillpost.io",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Quillpost | Write once, publish everywhere</title><meta name="description" content="A writing app for newsletters and blogs."></head><body><header><a href="/">Quillpost</a></header><main><h1>Write once, publish everywhere</h1><p>Quillpost is a distraction-free writing app that publishes to your blog, your newsletter and LinkedIn at the same time.</p>
<h2>Less clicking, more writing</h2><div class="grid"><div><h3>One editor</h3><p>Markdown, images and footnotes in a single document.</p></div><div><h3>Scheduled posts</h3><p>Queue a week of writing on Sunday night.</p></div><div><h3>Version history</h3><p>Go back to any draft, even after you hit publish.</p></div></div>
<h2>Simple, honest pricing</h2><p>Quillpost is free for one publication. Creator is $12/month and adds unlimited publications, custom domains and analytics.</p>
<h2>Questions</h2><details><summary>Can I export my posts?</summary><p>Any time, as Markdown or HTML.</p></details><details><summary>Do you support Ghost?</summary><p>Not yet. WordPress and Substack work today.</p></details></main><footer><p>© 2023-2026 Quillpost. A small company from Toronto, Canada. <a href="mailto:help@quillpost.io">help@quillpost.io</a></p></footer></body></html>`,
			],
		},
		traps: [
			["what it cannot do yet", "features", "support Ghost", "Do you support Ghost?"],
			["a year of a copyright line", "founded_year", "2023", "© 2023-2026 Quillpost."],
			[
				"a plan left out",
				"description",
				"Quillpost is free and adds unlimited publications, custom domains and analytics.",
				"Quillpost is free for one publication. Creator is $12/month and adds unlimited publications, custom domains and analytics.",
			],
		],
		honest: [
			[
				"what it does",
				"description",
				"Quillpost is a writing app that publishes to your blog, your newsletter and LinkedIn.",
				"Quillpost is a distraction-free writing app that publishes to your blog, your newsletter and LinkedIn at the same time.",
			],
			["its slogan", "tagline", "Write once, publish everywhere", "Write once, publish everywhere"],
			[
				"how it is paid",
				"pricing_model",
				"freemium",
				"Quillpost is free for one publication. Creator is $12/month and adds unlimited publications, custom domains and analytics.",
			],
			[
				"a price in a sentence",
				"pricing_summary",
				"Creator: $12/month",
				"Creator is $12/month and adds unlimited publications, custom domains and analytics.",
			],
			["where it is from", "city", "Toronto", "A small company from Toronto, Canada."],
			["an entry of its list", "features", "Version history", "Version history"],
			[
				"an answer",
				"faqs",
				"Any time, as Markdown or HTML.",
				["Can I export my posts?", "Any time, as Markdown or HTML."],
			],
		],
	},
	{
		origin: "https://lumenlog.dev",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Lumenlog - log search for small teams</title></head><body><header><a href="/" class="logo">Lumenlog</a><nav><a href="/docs">Docs</a><a href="/about">Company</a></nav></header><main><h1>Find the log line that matters</h1><p class="lead">Lumenlog collects logs from your servers and containers and makes them searchable in under a second. Built for teams without a platform engineer.</p>
<h2>What's inside</h2><ul class="checks"><li>Full-text search across all services</li><li>Alerts to Slack and PagerDuty</li><li>30-day retention on every plan</li><li>SQL queries</li></ul>
<h2>Why teams switch</h2><p><b>No agents to install.</b> Point syslog at us and you are done.</p><p><b>Flat pricing.</b> $29 per month up to 50 GB, no surprises.</p>
<p>Coming this autumn: traces and metrics.</p></main><footer><p>Lumenlog Inc., 548 Market Street, San Francisco, CA 94104</p></footer></body></html>`,
			],
			"/about": [
				"about",
				`<!doctype html><html lang="en"><head><title>Company | Lumenlog</title></head><body><main><h1>About us</h1><p>Lumenlog started in 2020 as a side project of Ines Okafor, who was tired of grepping through files at 3 a.m. Today she runs the company together with Daniel Brandt, our CTO.</p><p>Before that, Daniel spent six years at Bytewell, which he joined in 2014 in Berlin.</p></main></body></html>`,
			],
		},
		traps: [
			["what is yet to come", "features", "traces and metrics", "Coming this autumn: traces and metrics."],
			["a year of another job", "founded_year", "2014", "Bytewell, which he joined in 2014 in Berlin"],
			["a town of another job", "city", "Berlin", "Bytewell, which he joined in 2014 in Berlin"],
			[
				"a limit left out",
				"pricing_summary",
				"$29 per month, no surprises",
				"$29 per month up to 50 GB, no surprises.",
			],
		],
		honest: [
			[
				"what it does",
				"short_description",
				"Lumenlog collects logs from your servers and containers and makes them searchable in under a second.",
				"Lumenlog collects logs from your servers and containers and makes them searchable in under a second.",
			],
			["an entry of its list", "features", "SQL queries", "SQL queries"],
			["a reason", "usps", "No agents to install", "No agents to install."],
			[
				"a price in a sentence",
				"pricing_summary",
				"$29 per month up to 50 GB",
				"$29 per month up to 50 GB, no surprises.",
			],
			["its beginning", "founded_year", "2020", "Lumenlog started in 2020 as a side project of Ines Okafor"],
			["who began it", "founders", "Ines Okafor", "Lumenlog started in 2020 as a side project of Ines Okafor"],
			["its town", "city", "San Francisco", "Lumenlog Inc., 548 Market Street, San Francisco, CA 94104"],
		],
		refused: [
			[
				"its category",
				"categories",
				"Developer Tools",
				["Lumenlog - log search for small teams", "Lumenlog collects logs from your servers and containers"],
			],
		],
	},
	{
		origin: "https://pantrypal.co",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>PantryPal: meal planning for busy families</title><meta name="description" content="Plan the week's dinners and get the shopping list in two minutes."></head><body><main><h1>Dinner, sorted.</h1><p>PantryPal helps busy families plan a week of dinners around what is already in the fridge.</p>
<h2>How it works</h2><ol><li><b>Scan your fridge</b> Snap a photo and PantryPal lists what you have.</li><li><b>Pick your dinners</b> Choose from 2,000 recipes.</li><li><b>Shop once</b> The shopping list sorts itself by aisle.</li></ol>
<h2>Loved by parents</h2><p>"My kids eat vegetables now." — Tara, mother of three, Leeds</p><p>Free for iOS and Android. PantryPal Plus costs £3.99 a month and unlocks nutrition goals.</p></main><footer><p>Made with love in Manchester, UK by the Hollis family.</p><p>Press: press@pantrypal.co · Everything else: hi@pantrypal.co</p></footer></body></html>`,
			],
		},
		traps: [
			["where a customer lives", "city", "Leeds", "Tara, mother of three, Leeds"],
			[
				"a plan's fact without its plan",
				"description",
				"PantryPal unlocks nutrition goals.",
				"PantryPal Plus costs £3.99 a month and unlocks nutrition goals.",
			],
			["the press alone", "contact_email", "press@pantrypal.co", "Press: press@pantrypal.co"],
		],
		honest: [
			["its slogan", "tagline", "Dinner, sorted.", "Dinner, sorted."],
			["its country", "country", "GB", "Made with love in Manchester, UK by the Hollis family."],
			["its mailbox", "contact_email", "hi@pantrypal.co", "Everything else: hi@pantrypal.co"],
			["its kind in words", "tags", "meal planning", "PantryPal: meal planning for busy families"],
		],
		refused: [
			[
				"how it is paid",
				"pricing_model",
				"freemium",
				"Free for iOS and Android. PantryPal Plus costs £3.99 a month and unlocks nutrition goals.",
			],
			[
				"a price in a sentence",
				"pricing_summary",
				"PantryPal Plus: £3.99 a month",
				"PantryPal Plus costs £3.99 a month and unlocks nutrition goals.",
			],
		],
	},
];
