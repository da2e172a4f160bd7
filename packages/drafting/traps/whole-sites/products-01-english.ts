import type { WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Ordinary products in English, in ordinary words, written before anybody looked which rules there are: nothing on them tempts. */
export const PRODUCTS_01_ENGLISH: readonly WholeSite[] = [
	{
		origin: "https://deskpilot.io",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Deskpilot | Help desk software for small teams</title><meta name="description" content="Deskpilot is a shared inbox and help desk for small support teams."></head><body><header><nav><a href="/">Home</a><a href="/features">Features</a><a href="/pricing">Pricing</a><a href="/about">About</a><a href="/login">Log in</a></nav></header><main><section><h1>Help desk software for small teams</h1><p>Answer every customer from one shared inbox, without stepping on each other's toes.</p><a href="/signup">Start your free 14-day trial</a><p>No credit card required. Cancel anytime.</p></section>
 <section><h2>Everything you need to keep customers happy</h2><div class="grid"><div><h3>Shared inbox</h3><p>Bring email, chat and Instagram messages together in one place.</p></div><div><h3>Collision detection</h3><p>See who is already writing a reply.</p></div><div><h3>Saved replies</h3><p>Answer common questions with two keystrokes.</p></div></div></section>
 <section><h2>Trusted by 1,200 teams in 40 countries</h2><blockquote>"We cut our response time in half."<cite>Maria Gomez, Head of Support at Brightwear</cite></blockquote></section></main><footer><p>© 2026 Deskpilot Ltd. All rights reserved.</p><p>Deskpilot Ltd, 14 Clifton Street, Bristol BS8 1AA, United Kingdom</p><a href="mailto:hello@deskpilot.io">hello@deskpilot.io</a></footer></body></html>`,
			],
			"/pricing": [
				"pricing",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pricing | Deskpilot</title></head><body><header><nav><a href="/">Home</a><a href="/features">Features</a><a href="/pricing">Pricing</a><a href="/about">About</a><a href="/login">Log in</a></nav></header><main><h1>Simple pricing</h1><div><div><h3>Starter</h3><p>£12 per user / month</p><ul><li>2 inboxes</li><li>Saved replies</li></ul></div><div><h3>Team</h3><p>£25 per user / month</p><ul><li>Unlimited inboxes</li><li>Reports</li></ul></div></div><h2>FAQ</h2><h3>Can I change plans later?</h3><p>Yes, you can upgrade or downgrade at any time.</p></main><footer></footer></body></html>`,
			],
			"/about": [
				"about",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>About us | Deskpilot</title></head><body><header><nav><a href="/">Home</a><a href="/features">Features</a><a href="/pricing">Pricing</a><a href="/about">About</a><a href="/login">Log in</a></nav></header><main><h1>About Deskpilot</h1><p>Deskpilot was founded in 2019 by Hannah Price and Tom Whitfield, who had spent years answering support tickets from a messy Gmail account.</p><p>Today we are a team of nine people working remotely across Europe.</p></main><footer></footer></body></html>`,
			],
		},
		traps: [],
		honest: [
			["its slogan", "tagline", "Help desk software for small teams", "Help desk software for small teams"],
			[
				"what it is",
				"short_description",
				"Deskpilot is a shared inbox and help desk for small support teams.",
				"Answer every customer from one shared inbox, without stepping on each other's toes.",
			],
			["an entry of its list", "features", "Collision detection", "Collision detection"],
			["a price", "pricing_summary", "Team: £25 per user / month", ["Team", "£25 per user / month"]],
			["its beginning", "founded_year", "2019", "Deskpilot was founded in 2019 by Hannah Price and Tom Whitfield"],
			["who began it", "founders", "Tom Whitfield", "Deskpilot was founded in 2019 by Hannah Price and Tom Whitfield"],
			["its town", "city", "Bristol", "Deskpilot Ltd, 14 Clifton Street, Bristol BS8 1AA, United Kingdom"],
			[
				"an answer",
				"faqs",
				"Yes, you can upgrade or downgrade at any time.",
				["Can I change plans later?", "Yes, you can upgrade or downgrade at any time."],
			],
		],
	},
	{
		origin: "https://paperlane.com",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Paperlane - Sign documents online</title></head><body><header><nav><a href="/">Home</a><a href="/features">Features</a><a href="/pricing">Pricing</a><a href="/about">About</a><a href="/login">Log in</a></nav></header><main><h1>Get documents signed in minutes, not days</h1><p>Paperlane lets freelancers and small businesses send contracts and collect legally binding e-signatures.</p>
 <ul class="features"><li><strong>Templates</strong> Reuse the contracts you send most.</li><li><strong>Audit trail</strong> Every view and signature is recorded.</li><li><strong>Reminders</strong> We nudge signers so you don't have to.</li></ul>
 <p>Send three documents a month for free. Need more? Paperlane Pro is $9 a month.</p><p>Based in Austin, Texas.</p></main><footer><p>© 2021–2026 Paperlane, Inc.</p><p>Questions? support@paperlane.com</p></footer></body></html>`,
			],
			"/about": [
				"about",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Our story – Paperlane</title></head><body><header><nav><a href="/">Home</a><a href="/features">Features</a><a href="/pricing">Pricing</a><a href="/about">About</a><a href="/login">Log in</a></nav></header><main><h1>Our story</h1><p>In 2021, Priya Raman got tired of printing, signing and scanning. She built the first version of Paperlane over a weekend.</p><p>Priya Raman, Founder &amp; CEO</p></main><footer></footer></body></html>`,
			],
		},
		traps: [],
		honest: [
			[
				"its slogan",
				"tagline",
				"Get documents signed in minutes, not days",
				"Get documents signed in minutes, not days",
			],
			[
				"what it does",
				"description",
				"Paperlane lets freelancers and small businesses send contracts and collect legally binding e-signatures.",
				"Paperlane lets freelancers and small businesses send contracts and collect legally binding e-signatures.",
			],
			[
				"how it is paid",
				"pricing_model",
				"freemium",
				"Send three documents a month for free. Need more? Paperlane Pro is $9 a month.",
			],
			["its town", "city", "Austin", "Based in Austin, Texas."],
			["its country", "country", "US", "Based in Austin, Texas."],
			["who began it", "founders", "Priya Raman", "Priya Raman, Founder & CEO"],
			["its mailbox", "contact_email", "support@paperlane.com", "Questions? support@paperlane.com"],
		],
	},
	{
		origin: "https://runmate.app",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Runmate: running plans that adapt to you</title><meta name="description" content="Training plans for your next race that adapt to your week."></head><body><header><nav><a href="/">Home</a><a href="/features">Features</a><a href="/pricing">Pricing</a><a href="/about">About</a><a href="/login">Log in</a></nav></header><main><h1>Running plans that adapt to you</h1><p>Tell Runmate when your race is and how often you can run. It builds a plan and adjusts it whenever life gets in the way.</p>
 <h2>How it works</h2><ol><li><h3>Pick a race</h3><p>From 5k to marathon.</p></li><li><h3>Connect your watch</h3><p>Runmate syncs with Garmin, Apple Watch and Strava.</p></li><li><h3>Run</h3><p>Your plan updates after every run.</p></li></ol>
 <h2>Frequently asked questions</h2><h3>Is Runmate free?</h3><p>The app is free to download. Premium costs $6.99 per month or $49.99 per year.</p><h3>Does it work without a watch?</h3><p>Yes. You can track runs with your phone.</p>
 <p>Join more than 50,000 runners.</p></main><footer><p>Made with ❤️ in Copenhagen, Denmark</p><a href="mailto:team@runmate.app">Contact</a><a href="https://instagram.com/runmate">Instagram</a></footer></body></html>`,
			],
		},
		traps: [],
		honest: [
			[
				"what it does",
				"description",
				"Runmate syncs with Garmin, Apple Watch and Strava.",
				"Runmate syncs with Garmin, Apple Watch and Strava.",
			],
			[
				"how it is paid",
				"pricing_model",
				"freemium",
				"The app is free to download. Premium costs $6.99 per month or $49.99 per year.",
			],
			["its town", "city", "Copenhagen", "Made with ❤️ in Copenhagen, Denmark"],
			["its country", "country", "DK", "Made with ❤️ in Copenhagen, Denmark"],
			[
				"an answer",
				"faqs",
				"Yes. You can track runs with your phone.",
				["Does it work without a watch?", "Yes. You can track runs with your phone."],
			],
			["its kind in words", "tags", "running plans", "Running plans that adapt to you"],
		],
	},
	{
		origin: "https://logtide.dev",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Logtide – open source log management</title><meta name="description" content="Logtide is an open source log management platform you can host yourself."></head><body><header><nav><a href="/">Home</a><a href="/features">Features</a><a href="/pricing">Pricing</a><a href="/about">About</a><a href="/login">Log in</a></nav></header><main><h1>Log management without the surprise bill</h1><p>Logtide collects, searches and alerts on your logs. Self-host it for free or let us run it for you.</p><pre><code>docker run -p 8080:8080 logtide/logtide</code></pre>
 <h2>Features</h2><ul><li>Full-text search over terabytes</li><li>Alerts to Slack, email and PagerDuty</li><li>OpenTelemetry support</li><li>Single sign-on</li></ul>
 <h2>Cloud pricing</h2><table><tr><th>Plan</th><th>Price</th><th>Logs</th></tr><tr><td>Hobby</td><td>$0</td><td>5 GB</td></tr><tr><td>Pro</td><td>$29/month</td><td>100 GB</td></tr><tr><td>Business</td><td>$199/month</td><td>1 TB</td></tr></table>
 <p>Logtide is licensed under Apache 2.0 and developed in the open on GitHub.</p></main><footer><p>© 2026 Logtide GmbH, Berlin, Germany</p><a href="https://github.com/logtide/logtide">GitHub</a><a href="mailto:hi@logtide.dev">hi@logtide.dev</a></footer></body></html>`,
			],
		},
		traps: [],
		honest: [
			["its slogan", "tagline", "Log management without the surprise bill", "Log management without the surprise bill"],
			[
				"what it does",
				"description",
				"Logtide collects, searches and alerts on your logs.",
				"Logtide collects, searches and alerts on your logs.",
			],
			["an entry of its list", "features", "OpenTelemetry support", "OpenTelemetry support"],
			[
				"an entry of its list",
				"features",
				"Alerts to Slack, email and PagerDuty",
				"Alerts to Slack, email and PagerDuty",
			],
			["a price", "pricing_summary", "Pro: $29/month", ["Pro", "$29/month"]],
			["how it is paid", "pricing_model", "freemium", ["Hobby", "$0", "Pro", "$29/month"]],
			["its town", "city", "Berlin", "© 2026 Logtide GmbH, Berlin, Germany"],
			["its kind in words", "tags", "open source", "Logtide – open source log management"],
			["an entry of its list", "features", "Single sign-on", "Single sign-on"],
		],
	},
	{
		origin: "https://mealmuse.co",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>MealMuse — weekly meal planner & grocery list</title><meta name="description" content="Plan dinners for the week and get a grocery list in seconds."></head><body><header><nav><a href="/">Home</a><a href="/features">Features</a><a href="/pricing">Pricing</a><a href="/about">About</a><a href="/login">Log in</a></nav></header><main><h1>What's for dinner? Sorted.</h1><h2>MealMuse plans your week of dinners and writes the shopping list for you.</h2><a>Get started — it's free</a>
 <div class="cards"><div><img src="a.png" alt=""><h3>Recipes you'll actually cook</h3><p>Over 800 recipes that take 30 minutes or less.</p></div><div><h3>One-tap grocery list</h3><p>Sorted by supermarket aisle.</p></div><div><h3>Family sharing</h3><p>Everyone in the house sees the same plan.</p></div></div>
 <h2>Meet the founder</h2><p>Hi, I'm Laura Jensen. I started MealMuse in 2020 because I was tired of staring into the fridge at 6 pm.</p>
 <h2>Plans</h2><div><h3>Free</h3><p>$0</p><p>One meal plan a week</p></div><div><h3>Plus</h3><p>$4.99 / month</p><p>Unlimited plans and family sharing</p></div></main><footer><p>MealMuse ApS · Vesterbrogade 26 · 1620 Copenhagen V · Denmark</p><p>hello@mealmuse.co</p></footer></body></html>`,
			],
		},
		traps: [],
		honest: [
			["its slogan", "tagline", "What's for dinner? Sorted.", "What's for dinner? Sorted."],
			[
				"what it is",
				"short_description",
				"MealMuse plans your week of dinners and writes the shopping list for you.",
				"MealMuse plans your week of dinners and writes the shopping list for you.",
			],
			["an entry of its list", "features", "One-tap grocery list", "One-tap grocery list"],
			[
				"who began it",
				"founders",
				"Laura Jensen",
				"Hi, I'm Laura Jensen. I started MealMuse in 2020 because I was tired of staring into the fridge at 6 pm.",
			],
			[
				"its beginning",
				"founded_year",
				"2020",
				"I started MealMuse in 2020 because I was tired of staring into the fridge at 6 pm.",
			],
			["a price", "pricing_summary", "Plus: $4.99 / month", ["Plus", "$4.99 / month"]],
			["its town", "city", "Copenhagen", "MealMuse ApS · Vesterbrogade 26 · 1620 Copenhagen V · Denmark"],
			["how it is paid", "pricing_model", "freemium", ["Free", "$0", "Plus", "$4.99 / month"]],
		],
	},
	{
		origin: "https://clearbooksy.com",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Accounting Software for Sole Traders | Clearbooksy</title><meta name="description" content="Simple accounting software for UK sole traders. MTD ready."></head><body><header><nav><a href="/">Home</a><a href="/features">Features</a><a href="/pricing">Pricing</a><a href="/about">About</a><a href="/login">Log in</a></nav></header><main><h1>Accounting software for sole traders</h1><p>Send invoices, snap receipts and file your Self Assessment — all in one app that speaks plain English.</p>
 <h2>Why Clearbooksy?</h2><ul><li>HMRC recognised and ready for Making Tax Digital</li><li>Connects to over 30 UK banks</li><li>Real accountants on chat, seven days a week</li></ul>
 <h2>One simple price</h2><p>£8 a month + VAT. No contract.</p><p>Try it free for 30 days.</p>
 <h2>About us</h2><p>We're a small team in Leeds who believe that tax shouldn't ruin your January. Sam Okoro, a chartered accountant, founded the company in 2018.</p></main><footer><p>Clearbooksy Limited is registered in England and Wales (company number 11223344). Registered office: 5 Park Row, Leeds LS1 5HD.</p><p><a href="mailto:help@clearbooksy.com">help@clearbooksy.com</a></p></footer></body></html>`,
			],
		},
		traps: [],
		honest: [
			["its name", "name", "Clearbooksy", "Accounting Software for Sole Traders | Clearbooksy"],
			["its slogan", "tagline", "Accounting software for sole traders", "Accounting software for sole traders"],
			[
				"what it does",
				"description",
				"Send invoices, snap receipts and file your Self Assessment — all in one app that speaks plain English.",
				"Send invoices, snap receipts and file your Self Assessment — all in one app that speaks plain English.",
			],
			[
				"a reason for it",
				"usps",
				"Real accountants on chat, seven days a week",
				"Real accountants on chat, seven days a week",
			],
			["how it is paid", "pricing_model", "subscription", "£8 a month + VAT. No contract."],
			["a price", "pricing_summary", "£8 a month + VAT", "£8 a month + VAT. No contract."],
			["its town", "city", "Leeds", "Registered office: 5 Park Row, Leeds LS1 5HD."],
			[
				"its country",
				"country",
				"GB",
				"Clearbooksy Limited is registered in England and Wales (company number 11223344).",
			],
			["who began it", "founders", "Sam Okoro", "Sam Okoro, a chartered accountant, founded the company in 2018."],
			["its kind", "categories", "Accounting", "Accounting software for sole traders"],
		],
	},
	{
		origin: "https://sprintly.board",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sprintbird | Project management for agencies</title><meta name="description" content="Sprintbird is the project management tool made for creative agencies."></head><body><header><nav><a href="/">Home</a><a href="/features">Features</a><a href="/pricing">Pricing</a><a href="/about">About</a><a href="/login">Log in</a></nav></header><main><h1>Project management your clients will love</h1><p>Plan projects, track time and share progress with clients — all in Sprintbird.</p><p><a>Try it free</a> · 14 days, no card needed</p><h2>Features</h2><div><h3>Client portal</h3><p>Clients see exactly what you want them to see.</p></div><div><h3>Time tracking</h3><p>Start a timer from any task.</p></div><div><h3>Budget alerts</h3><p>Know before you go over budget.</p></div><h2>Pricing</h2><p>$15 per member per month, billed annually. $18 billed monthly.</p><p>Founded in 2016 and based in Toronto, Canada, Sprintbird is a bootstrapped company of 22 people.</p></main><footer><p>© 2026 Sprintbird Software Inc.</p></footer></body></html>`,
			],
			"/about": [
				"about",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>About | Sprintbird</title></head><body><header><nav><a href="/">Home</a><a href="/features">Features</a><a href="/pricing">Pricing</a><a href="/about">About</a><a href="/login">Log in</a></nav></header><main><h1>We're on a mission to make agency life calmer</h1><h2>Our team</h2><div><div><img alt="Daniel Cho" src="d.jpg"><h3>Daniel Cho</h3><p>Co-founder, CEO</p></div><div><img alt="Emily Tran" src="e.jpg"><h3>Emily Tran</h3><p>Co-founder, CTO</p></div><div><h3>Marcus Bell</h3><p>Head of Design</p></div></div></main><footer></footer></body></html>`,
			],
		},
		traps: [],
		honest: [
			[
				"its slogan",
				"tagline",
				"Project management your clients will love",
				"Project management your clients will love",
			],
			[
				"what it is",
				"short_description",
				"Sprintbird is the project management tool made for creative agencies.",
				"Plan projects, track time and share progress with clients — all in Sprintbird.",
			],
			[
				"what it does",
				"description",
				"Plan projects, track time and share progress with clients — all in Sprintbird.",
				"Plan projects, track time and share progress with clients — all in Sprintbird.",
			],
			["an entry of its list", "features", "Client portal", "Client portal"],
			[
				"a price",
				"pricing_summary",
				"$15 per member per month, billed annually",
				"$15 per member per month, billed annually.",
			],
			["how it is paid", "pricing_model", "subscription", "$15 per member per month, billed annually."],
			[
				"its beginning",
				"founded_year",
				"2016",
				"Founded in 2016 and based in Toronto, Canada, Sprintbird is a bootstrapped company of 22 people.",
			],
			[
				"its town",
				"city",
				"Toronto",
				"Founded in 2016 and based in Toronto, Canada, Sprintbird is a bootstrapped company of 22 people.",
			],
			["who began it", "founders", "Emily Tran", ["Emily Tran", "Co-founder, CTO"]],
			["its kind", "categories", "Project Management", "Project management your clients will love"],
		],
	},
	{
		origin: "https://snapcrate.io",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>SnapCrate – Private photo storage</title><meta name="description" content="Back up your photos with end-to-end encryption."></head><body><header><nav><a href="/">Home</a><a href="/features">Features</a><a href="/pricing">Pricing</a><a href="/about">About</a><a href="/login">Log in</a></nav></header><main><h1>Your photos. Only yours.</h1><p>SnapCrate backs up your photos with end-to-end encryption, so nobody but you can see them.</p><ul><li>✓ Automatic backup from iOS and Android</li><li>✓ Shared family albums</li><li>✓ Search by place and date</li></ul><h3>Basic</h3><p>Free</p><p>5 GB</p><h3>Personal</h3><p>€2.99/mo</p><p>200 GB</p><h3>Family</h3><p>€6.99/mo</p><p>2 TB</p><p>We're an independent company from the Netherlands. Your data never leaves the EU.</p></main><footer><p>SnapCrate B.V., Keizersgracht 241, 1016 EA Amsterdam</p></footer></body></html>`,
			],
		},
		traps: [],
		honest: [
			["its slogan", "tagline", "Your photos. Only yours.", "Your photos. Only yours."],
			[
				"what it is",
				"short_description",
				"SnapCrate backs up your photos with end-to-end encryption, so nobody but you can see them.",
				"SnapCrate backs up your photos with end-to-end encryption, so nobody but you can see them.",
			],
			["an entry of its list", "features", "Shared family albums", "Shared family albums"],
			["how it is paid", "pricing_model", "freemium", ["Basic", "Free", "Personal", "€2.99/mo"]],
			["a price", "pricing_summary", "Family: €6.99/mo", ["Family", "€6.99/mo"]],
			["its country", "country", "NL", "We're an independent company from the Netherlands."],
			["its town", "city", "Amsterdam", "SnapCrate B.V., Keizersgracht 241, 1016 EA Amsterdam"],
			["a reason for it", "usps", "Your data never leaves the EU", "Your data never leaves the EU."],
		],
	},
];
