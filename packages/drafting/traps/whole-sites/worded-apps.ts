import type { WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Apps in English, with claims that say a little more than their pages do, and honest ones in a model's own words. */
export const WORDED_APPS: readonly WholeSite[] = [
	{
		origin: "https://fjordlog.com",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Fjordlog | The logbook for small boats</title><meta name="description" content="A logbook app for small boats that works without a signal."></head><body><header><a href="/">Fjordlog</a><nav><a href="/pricing">Pricing</a><a href="/about">About</a></nav></header>
<main><h1>The logbook for small boats</h1><p>Fjordlog is a simple logbook app that records every trip, and it works with two kinds of chart plotter.</p>
<h2>What you get on board</h2><ul><li>Trip recording without a signal</li><li>Fuel and engine hours</li><li>Shared crew lists</li></ul>
<p>Skippers can export their trips as GPX files. Harbour masters cannot see your trips.</p>
<p>Some skippers use Fjordlog for races. Rarely, a plotter drops its connection.</p>
<p>Fjordlog could one day replace paper charts, or so we dream.</p>
<p>Unlike NavTrack, which syncs every second, Fjordlog syncs every ten minutes.</p>
<h2>Sailors about us</h2><ul><li>Best log I ever kept</li><li>Runs on my watch</li></ul>
<h2>Read more elsewhere</h2><p>YachtPost called Fjordlog the calmest app of the year.</p></main>
<footer><p>Fjordlog AS, Strandgaten 18, 5013 Bergen, Norway</p><p>Site by Nordblikk, Oslo, Norway</p><a href="mailto:ahoy@fjordlog.com">ahoy@fjordlog.com</a></footer></body></html>`,
			],
			"/pricing": [
				"pricing",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Pricing | Fjordlog</title></head><body><main><h1>Pricing</h1><table><tr><th></th><th>Dinghy</th><th>Cruiser</th></tr><tr><td>Per season</td><td>€19</td><td>€59</td></tr><tr><td>Boats</td><td>1</td><td>4</td></tr></table><p>Dinghy is free for sea scouts.</p><p>A paper logbook costs about €25.</p></main></body></html>`,
			],
			"/about": [
				"about",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>About | Fjordlog</title></head><body><main><h1>About</h1><p>Fjordlog was started by Ingrid Moe and Lars Tveit in the spring of 2017.</p><p>Lars learned to sail at Kjell Aas's school, which Kjell founded in 1989.</p><p>We moved from Stavanger to Bergen in 2020.</p></main></body></html>`,
			],
		},
		traps: [
			["quantifier raised", "description", "Skippers use Fjordlog for races.", "Some skippers use Fjordlog for races."],
			[
				"modality dropped",
				"description",
				"Fjordlog replaces paper charts.",
				"Fjordlog could one day replace paper charts, or so we dream.",
			],
			[
				"the other side of a comparison",
				"description",
				"Fjordlog syncs every second.",
				"Unlike NavTrack, which syncs every second, Fjordlog syncs every ten minutes.",
			],
			[
				"subject exchanged",
				"description",
				"Harbour masters can see your trips.",
				"Harbour masters cannot see your trips.",
			],
			["praise as feature", "features", "Runs on my watch", "Runs on my watch"],
			["praise as feature", "usps", "Best log I ever kept", "Best log I ever kept"],
			["columns swapped", "pricing_summary", "Dinghy: €59 per season", ["Dinghy", "€59", "Per season"]],
			["free for some", "pricing_model", "freemium", ["Dinghy is free for sea scouts.", "€59"]],
			["another thing's price", "pricing_summary", "about €25", "A paper logbook costs about €25."],
			[
				"somebody else's year",
				"founded_year",
				"1989",
				"Lars learned to sail at Kjell Aas's school, which Kjell founded in 1989.",
			],
			[
				"somebody else's founder",
				"founders",
				"Kjell Aas",
				"Lars learned to sail at Kjell Aas's school, which Kjell founded in 1989.",
			],
			["the town before", "city", "Stavanger", "We moved from Stavanger to Bergen in 2020."],
			["the designer's town", "city", "Oslo", "Site by Nordblikk, Oslo, Norway"],
			["the year of a move", "founded_year", "2020", "We moved from Stavanger to Bergen in 2020."],
			[
				"a newspaper's word as slogan",
				"tagline",
				"the calmest app of the year",
				"YachtPost called Fjordlog the calmest app of the year.",
			],
		],
		honest: [
			[
				"filler dropped",
				"description",
				"Fjordlog is a logbook app that records every trip.",
				"Fjordlog is a simple logbook app that records every trip, and it works with two kinds of chart plotter.",
			],
			[
				"a number as digit",
				"description",
				"Fjordlog works with 2 kinds of chart plotter.",
				"Fjordlog is a simple logbook app that records every trip, and it works with two kinds of chart plotter.",
			],
			[
				"named from the head",
				"short_description",
				"Fjordlog is a logbook app for small boats that works without a signal.",
				"A logbook app for small boats that works without a signal.",
			],
			[
				"list as sentence",
				"description",
				"Fjordlog offers trip recording without a signal, fuel and engine hours, and shared crew lists.",
				["Trip recording without a signal", "Fuel and engine hours", "Shared crew lists"],
			],
			["title case", "features", "Shared Crew Lists", "Shared crew lists"],
			[
				"passive founders",
				"founders",
				"Ingrid Moe",
				"Fjordlog was started by Ingrid Moe and Lars Tveit in the spring of 2017.",
			],
			[
				"passive founders",
				"founders",
				"Lars Tveit",
				"Fjordlog was started by Ingrid Moe and Lars Tveit in the spring of 2017.",
			],
			[
				"season of a year",
				"founded_year",
				"2017",
				"Fjordlog was started by Ingrid Moe and Lars Tveit in the spring of 2017.",
			],
			["own address", "country", "NO", "Fjordlog AS, Strandgaten 18, 5013 Bergen, Norway"],
		],
	},
	{
		origin: "https://quillcount.com",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Quillcount - word counts for long books</title></head><body><header><a href="/">Quillcount</a></header><main><section class="hero"><h1>Word counts for long books</h1><p>We count the words of your manuscript while you write, and we never read them.</p></section>
<section><h2>Why writers stay</h2><ul><li>Counts chapters, scenes and notes apart</li><li>Your text stays on your computer</li><li>No subscription</li></ul></section>
<section><h2>Myths about word counts</h2><ul><li>Longer books sell better</li><li>Editors count by hand</li></ul></section>
<section><h2>Not in the box</h2><ul><li>Spell checking</li><li>Cloud backup</li></ul></section>
<section><h2>Questions</h2><details><summary>Does Quillcount check grammar?</summary><p>It does not, and it never will.</p></details><details><summary>Do I pay every month?</summary><p>You pay once, $24, and own it.</p></details><details><summary>Who is behind this?</summary><p>Just me, Tamsin Okafor, in a shed in Cork, Ireland. I wrote the first version in 2015.</p></details></section>
<section><h2>What our friends make</h2><p>Inkwell, made by Dov Adler in Haifa, Israel, formats finished books.</p><p>Quillcount reads Inkwell files; Inkwell exports to EPUB.</p></section>
<p>Writers who finish a draft send us cake.</p></main><footer><p>© 2015-2024 Quillcount. Photos by Mara Lund.</p><p><a href="mailto:tamsin@quillcount.com">Write to Tamsin</a> · <a href="mailto:dov@inkwell.pub">Write to Dov</a></p></footer></body></html>`,
			],
		},
		traps: [
			[
				"another tool's ability",
				"description",
				"Quillcount exports to EPUB.",
				"Quillcount reads Inkwell files; Inkwell exports to EPUB.",
			],
			["a myth as reason", "usps", "Longer books sell better", "Longer books sell better"],
			["what is missing", "features", "Cloud backup", "Cloud backup"],
			["what is missing", "features", "Spell checking", "Spell checking"],
			["a denied question", "features", "Check grammar", "Does Quillcount check grammar?"],
			[
				"negation dropped",
				"description",
				"We read the words of your manuscript.",
				"We count the words of your manuscript while you write, and we never read them.",
			],
			["a friend's country", "country", "IL", "Inkwell, made by Dov Adler in Haifa, Israel, formats finished books."],
			[
				"a friend's maker",
				"founders",
				"Dov Adler",
				"Inkwell, made by Dov Adler in Haifa, Israel, formats finished books.",
			],
			["a friend's mail", "contact_email", "dov@inkwell.pub", "Write to Dov"],
			["once told as monthly", "pricing_summary", "$24 per month", "You pay once, $24, and own it."],
			["copyright's years", "founded_year", "2024", "© 2015-2024 Quillcount. Photos by Mara Lund."],
			["a question as plan", "pricing_model", "subscription", "Do I pay every month?"],
			[
				"answer of another question",
				"faqs",
				"You pay once, $24, and own it.",
				["Does Quillcount check grammar?", "You pay once, $24, and own it."],
			],
			["visitors' deeds as own", "description", "Quillcount sends cake.", "Writers who finish a draft send us cake."],
		],
		honest: [
			[
				"we by name",
				"description",
				"Quillcount counts the words of your manuscript while you write.",
				"We count the words of your manuscript while you write, and we never read them.",
			],
			[
				"we by name, not kept",
				"description",
				"Quillcount never reads them.",
				"We count the words of your manuscript while you write, and we never read them.",
			],
			["own price", "pricing_summary", "You pay once, $24", "You pay once, $24, and own it."],
			["own reason", "usps", "Your text stays on your computer", "Your text stays on your computer"],
			[
				"own answer",
				"faqs",
				"You pay once, $24, and own it.",
				["Do I pay every month?", "You pay once, $24, and own it."],
			],
			["own heading", "tagline", "Word counts for long books", "Word counts for long books"],
			[
				"sentence on a list",
				"description",
				"Quillcount counts chapters, scenes and notes apart.",
				"Counts chapters, scenes and notes apart",
			],
		],
	},
	{
		origin: "https://harborpay.dev",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Harborpay – Card payments for marinas</title><meta name="description" content="Harborpay takes berth fees by card for marinas."><script type="application/ld+json">{"@context":"https://schema.org","@type":"Review","itemReviewed":{"@type":"Organization","name":"Port Vell Marina","foundingDate":"1992","address":{"@type":"PostalAddress","addressCountry":"ES","addressLocality":"Palamós"}},"reviewRating":{"@type":"Rating","ratingValue":"5"}}</script></head><body><header><a href="/">Harborpay</a><nav><a href="/pricing">Pricing</a><a href="/company">Company</a></nav></header><main><h1>Card payments for marinas</h1><p>Harborpay takes berth fees by card and pays them out the next morning.</p>
<div class="features"><div><h3>Berth invoices</h3><p>Each guest gets an invoice by text message.</p></div><div><h3>Meter readings</h3><p>Water and power are billed by the kilowatt hour.</p></div><div><h3>Refunds in one tap</h3><p>Guests who leave early get their money back.</p></div></div>
<h2>The old way</h2><ul><li>Envelopes in a box</li><li>Cash on Sundays</li></ul>
<h2>Case study: Port Vell Marina</h2><p>Founded in 1992 by Joana Ribas, the marina has 230 berths in Palamós, Spain.</p><p>They now collect 98% of their fees and answer no calls at night.</p>
<p>Payouts may take two days in Greece. Most marinas are live within a week.</p>
<p>Until last year we charged a setup fee of $400.</p>
<p>Our service is built on Stripe, the payments company from San Francisco.</p></main>
<footer><address>Harborpay Ltd<br>3 Quay Street<br>Galway H91 X2F3</address><p>Harborpay is regulated by the Central Bank of Ireland.</p><p>Complaints: ombudsman@fspo.ie</p><p>Say hello: crew@harborpay.dev</p></footer></body></html>`,
			],
			"/pricing": [
				"pricing",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Pricing – Harborpay</title></head><body><main><h1>Pricing</h1><div class="card"><h3>Starter</h3><p>1.4% per payment</p><p>up to 50 berths</p></div><div class="card"><h3>Marina</h3><p>$90 a month</p><p>plus 0.9% per payment</p></div><p>Stripe charges 2.9% + 30¢ for the same payment elsewhere.</p><p>A typical marina saves $3,100 a year.</p></main></body></html>`,
			],
			"/company": [
				"about",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Company – Harborpay</title></head><body><main><h1>Company</h1><p>Aoife Brennan co-founded Harborpay with Tomás Ruane in Galway in 2021.</p><p>Before Harborpay, Aoife ran Dockside, a chandlery founded in 2003.</p><p>Ciarán Daly, founder of Anchor Capital, is our chairman.</p></main></body></html>`,
			],
		},
		traps: [
			["structured data of another", "founded_year", "1992", "1992"],
			["structured data of another", "country", "ES", "ES"],
			[
				"a customer's founder",
				"founders",
				"Joana Ribas",
				"Founded in 1992 by Joana Ribas, the marina has 230 berths in Palamós, Spain.",
			],
			[
				"a customer's result",
				"description",
				"Harborpay collects 98% of its fees.",
				"They now collect 98% of their fees and answer no calls at night.",
			],
			["the problem as feature", "features", "Envelopes in a box", "Envelopes in a box"],
			[
				"quantifier raised",
				"description",
				"All marinas are live within a week.",
				"Most marinas are live within a week.",
			],
			["a former fee", "pricing_summary", "a setup fee of $400", "Until last year we charged a setup fee of $400."],
			["another's price", "pricing_summary", "2.9% + 30¢", "Stripe charges 2.9% + 30¢ for the same payment elsewhere."],
			["a saving as price", "pricing_summary", "$3,100 a year", "A typical marina saves $3,100 a year."],
			["prices exchanged", "pricing_summary", "Starter: $90 a month", ["Starter", "$90 a month"]],
			["addition dropped", "pricing_summary", "Marina: 0.9% per payment", ["Marina", "plus 0.9% per payment"]],
			["the regulator's mail", "contact_email", "ombudsman@fspo.ie", "Complaints: ombudsman@fspo.ie"],
			[
				"a supplier's town",
				"city",
				"San Francisco",
				"Our service is built on Stripe, the payments company from San Francisco.",
			],
			[
				"an earlier firm's year",
				"founded_year",
				"2003",
				"Before Harborpay, Aoife ran Dockside, a chandlery founded in 2003.",
			],
			["the chairman's firm", "founders", "Ciarán Daly", "Ciarán Daly, founder of Anchor Capital, is our chairman."],
			["limit widened", "description", "Payouts take two days.", "Payouts may take two days in Greece."],
		],
		honest: [
			[
				"own founder",
				"founders",
				"Aoife Brennan",
				"Aoife Brennan co-founded Harborpay with Tomás Ruane in Galway in 2021.",
			],
			[
				"own founder beside",
				"founders",
				"Tomás Ruane",
				"Aoife Brennan co-founded Harborpay with Tomás Ruane in Galway in 2021.",
			],
			["own year", "founded_year", "2021", "Aoife Brennan co-founded Harborpay with Tomás Ruane in Galway in 2021."],
			[
				"end dropped",
				"description",
				"Harborpay takes berth fees by card.",
				"Harborpay takes berth fees by card and pays them out the next morning.",
			],
			["own plan", "pricing_summary", "Starter: 1.4% per payment", ["Starter", "1.4% per payment"]],
			["own city", "city", "Galway", "Galway H91 X2F3"],
			["own mail", "contact_email", "crew@harborpay.dev", "Say hello: crew@harborpay.dev"],
			["title case", "features", "Refunds in One Tap", "Refunds in one tap"],
		],
	},
];
