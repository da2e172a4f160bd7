import type { WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** English products of several kinds, with what a good model would say of them and what their pages tempt to. */
export const PRODUCTS_06_ENGLISH: readonly WholeSite[] = [
	{
		origin: "https://shiftfern.com",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shiftfern | Staff rotas for cafés and restaurants</title><meta name="description" content="Plan shifts, swap them by text message and send hours to payroll. Built for cafés, bars and restaurants."></head><body><header><a href="/">Shiftfern</a><nav><a href="/pricing">Pricing</a><a href="/about">About</a></nav></header><main><section class="hero"><h1>The rota that writes itself</h1><p>Shiftfern turns your team's availability into a fair weekly rota in under a minute, so managers get their Sundays back.</p><a class="btn" href="/signup">Start your 30-day free trial</a><p>No credit card required.</p></section><section><h2>Everything a busy kitchen needs</h2><div class="card"><h3>Shift swaps by SMS</h3><p>Staff text a keyword, a colleague accepts, and you approve with one tap.</p></div><div class="card"><h3>Holiday calendar</h3><p>Leave requests land next to the rota, with balances worked out for you.</p></div><div class="card"><h3>Payroll export</h3><p>Send approved hours to Xero, Sage or QuickBooks.</p></div></section><section><h2>Why teams stay</h2><ul><li>Set up in an afternoon</li><li>Support from people who have worked in kitchens</li></ul></section><section class="testimonials"><h2>What managers say</h2><blockquote><p>We cut our labour cost by 9% in the first quarter.</p><cite>Dana Whitlock, founder of Brass Spoon</cite></blockquote></section><p>Unlike Rotagrid, which bills per location, we bill per person.</p><p>Rotagrid costs $89 per location.</p><p>A native iPad app is on our roadmap for spring.</p><p>Shiftfern does not track your staff's location.</p></main><footer><p>© 2021-2026 Shiftfern Ltd. Registered in England and Wales no. 12345098.</p><p>Registered office: 14 Canal Wharf, Leeds LS11 5PS</p><p>Payments are processed by Stripe Payments Europe, Dublin, Ireland.</p></footer></body></html>`,
			],
			"/pricing": [
				"pricing",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Pricing | Shiftfern</title></head><body><main><h1>Simple pricing</h1><p>Every plan starts with a 30-day free trial.</p><div class="plan"><h2>Counter</h2><p class="price">£2 <span>per person / month</span></p><ul><li>Rotas and swaps</li></ul></div><div class="plan"><h2>Kitchen</h2><p class="price">£3.50 <span>per person / month</span></p><ul><li>Everything in Counter</li><li>Payroll export</li></ul></div><p>Printing a rota poster costs £6 at our partner Copydesk.</p></main></body></html>`,
			],
			"/about": [
				"about",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>About | Shiftfern</title></head><body><main><h1>From the pass to the laptop</h1><p>Shiftfern was started in 2020 by Moira Keane, a former head chef, and her brother Tom.</p><p>Before that, Moira ran the kitchen of The Gilded Eel, opened in 1998 by Alan Prior.</p><p>We are a team of eleven, all of us in Leeds.</p></main></body></html>`,
			],
		},
		traps: [
			["competitor's price", "pricing_summary", "$89 per location", "Rotagrid costs $89 per location."],
			["a roadmap entry", "features", "Native iPad app", "A native iPad app is on our roadmap for spring."],
			[
				"negation dropped",
				"description",
				"Shiftfern tracks your staff's location.",
				"Shiftfern does not track your staff's location.",
			],
			[
				"a payment provider's country",
				"country",
				"IE",
				"Payments are processed by Stripe Payments Europe, Dublin, Ireland.",
			],
			["a customer's founder", "founders", "Dana Whitlock", "Dana Whitlock, founder of Brass Spoon"],
			[
				"a workplace's year",
				"founded_year",
				"1998",
				"Before that, Moira ran the kitchen of The Gilded Eel, opened in 1998 by Alan Prior.",
			],
			[
				"a customer's saving as fact",
				"description",
				"Shiftfern cuts your labour cost by 9%.",
				"We cut our labour cost by 9% in the first quarter.",
			],
			[
				"a partner's price",
				"pricing_summary",
				"Rota poster: £6",
				"Printing a rota poster costs £6 at our partner Copydesk.",
			],
			[
				"the other's billing",
				"description",
				"Shiftfern bills per location.",
				"Unlike Rotagrid, which bills per location, we bill per person.",
			],
		],
		honest: [
			["slogan", "tagline", "The rota that writes itself", "The rota that writes itself"],
			[
				"purpose left off",
				"description",
				"Shiftfern turns your team's availability into a fair weekly rota in under a minute.",
				"Shiftfern turns your team's availability into a fair weekly rota in under a minute, so managers get their Sundays back.",
			],
			[
				"a card's text as feature",
				"features",
				"Send approved hours to Xero, Sage or QuickBooks",
				"Send approved hours to Xero, Sage or QuickBooks.",
			],
			[
				"own founder",
				"founders",
				"Moira Keane",
				"Shiftfern was started in 2020 by Moira Keane, a former head chef, and her brother Tom.",
			],
			[
				"plans in one line",
				"pricing_summary",
				"Counter: £2 per person / month; Kitchen: £3.50 per person / month",
				["Counter", "£2 per person / month", "Kitchen", "£3.50 per person / month"],
			],
			[
				"reason",
				"usps",
				"Support from people who have worked in kitchens",
				"Support from people who have worked in kitchens",
			],
			["trial", "pricing_model", "free_trial", ["Start your 30-day free trial", "£2 per person / month"]],
			["own country", "country", "GB", "Registered office: 14 Canal Wharf, Leeds LS11 5PS"],
		],
		refused: [
			[
				"two cards",
				"description",
				"Staff swap shifts by SMS and managers approve with one tap.",
				["Shift swaps by SMS", "Staff text a keyword, a colleague accepts, and you approve with one tap."],
			],
			[
				"head description",
				"short_description",
				"Shiftfern is staff rota software for cafés, bars and restaurants: plan shifts, swap them by text message and send hours to payroll.",
				[
					"Staff rotas for cafés and restaurants",
					"Plan shifts, swap them by text message and send hours to payroll. Built for cafés, bars and restaurants.",
				],
			],
			["own billing", "usps", "Billed per person", "we bill per person"],
		],
	},
	{
		origin: "https://lumiwheel.bike",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Lumiwheel – bike lights that need no charging</title><meta name="description" content="Magnet-powered bike lights. No batteries, no friction, no charging."></head><body><header><a href="/">Lumiwheel</a></header><main><h1>Bike lights that never need charging</h1><p>A small magnet on your spokes powers a front and a rear light without touching the wheel.</p><p>From $74 a pair, shipped worldwide from Portland, Oregon.</p><h2>Made to be forgotten</h2><ul><li>Lights up at walking pace</li><li>Stays on for four minutes at a red light</li><li>Waterproof to one metre</li><li>Fits wheels from 20 to 29 inches</li></ul><h2>Tested against the rest</h2><table><thead><tr><th></th><th>Lumiwheel</th><th>USB lights</th></tr></thead><tbody><tr><td>Weight</td><td>62 g</td><td>110 g</td></tr><tr><td>Charging</td><td>never</td><td>every 6 hours</td></tr></tbody></table><p>Lumiwheel lights are guaranteed for ten years and every part can be replaced.</p><p>Carbon wheels need the long bracket, which is sold separately for $9.</p><h2>In the press</h2><p>"The brightest hub light we have ever ridden with." – Spoke &amp; Chain</p><p>We designed the Lumiwheel in our garage and make it in a workshop five miles away.</p></main><footer><p>Lumiwheel LLC · 2210 SE Division St, Portland, OR 97202</p><p>hello@lumiwheel.bike</p></footer></body></html>`,
			],
			"/story": [
				"about",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Our story | Lumiwheel</title></head><body><main><h1>Our story</h1><p>In 2017 two commuters, Grace Ito and Paul Renner, got tired of dead batteries and built the first Lumiwheel.</p><p>Our magnets come from Hartmann Magnete, a family firm in Freiburg, Germany, founded in 1949.</p></main></body></html>`,
			],
		},
		traps: [
			[
				"a supplier's year",
				"founded_year",
				"1949",
				"Our magnets come from Hartmann Magnete, a family firm in Freiburg, Germany, founded in 1949.",
			],
			[
				"a supplier's country",
				"country",
				"DE",
				"Our magnets come from Hartmann Magnete, a family firm in Freiburg, Germany, founded in 1949.",
			],
			["the press's praise", "usps", "The brightest hub light", "The brightest hub light we have ever ridden with."],
			["the other column", "description", "Lumiwheel needs charging every 6 hours.", ["Charging", "every 6 hours"]],
			[
				"an accessory as price",
				"pricing_summary",
				"$9",
				"Carbon wheels need the long bracket, which is sold separately for $9.",
			],
			["the other's weight", "description", "Lumiwheel weighs 110 g.", ["Weight", "110 g"]],
			[
				"a number in costume",
				"description",
				"Lumiwheel lights shine for ten years.",
				"Lumiwheel lights are guaranteed for ten years and every part can be replaced.",
			],
		],
		honest: [
			[
				"half of two",
				"usps",
				"Guaranteed for ten years",
				"Lumiwheel lights are guaranteed for ten years and every part can be replaced.",
			],
			[
				"price with its unit",
				"pricing_summary",
				"From $74 a pair",
				"From $74 a pair, shipped worldwide from Portland, Oregon.",
			],
			["entry", "features", "Stays on for four minutes at a red light", "Stays on for four minutes at a red light"],
			[
				"own founders",
				"founders",
				"Grace Ito",
				"In 2017 two commuters, Grace Ito and Paul Renner, got tired of dead batteries and built the first Lumiwheel.",
			],
			["own city", "city", "Portland", "Lumiwheel LLC · 2210 SE Division St, Portland, OR 97202"],
			["own country", "country", "US", "From $74 a pair, shipped worldwide from Portland, Oregon."],
			["own kind", "tags", "bike lights", "Bike lights that never need charging"],
			[
				"three noes",
				"short_description",
				"Lumiwheel makes magnet-powered bike lights: no batteries, no friction, no charging.",
				"Magnet-powered bike lights. No batteries, no friction, no charging.",
			],
		],
		refused: [
			[
				"composed",
				"description",
				"Lumiwheel powers a front and a rear light with a small magnet on your spokes.",
				"A small magnet on your spokes powers a front and a rear light without touching the wheel.",
			],
		],
	},
	{
		origin: "https://quillcheck.dev",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>quillcheck: a linter for release notes</title><meta name="description" content="quillcheck is an open-source command line tool that finds vague, missing and misleading entries in your changelog."></head><body><header><a href="/">quillcheck</a><a href="https://github.com/quillcheck/quillcheck">GitHub</a></header><main><h1>Release notes people can act on</h1><p>quillcheck reads your changelog, compares it with your commits and tells you what you forgot to mention.</p><pre><code>brew install quillcheck</code></pre><h2>Features</h2><ul><li><strong>Conventional commits</strong> – understands feat, fix and breaking changes</li><li><strong>40+ rules</strong> – turn each of them off in one line</li><li><strong>Runs anywhere</strong> – macOS, Linux, Windows and every major CI</li></ul><h2>How it works</h2><ol><li>Install it</li><li>Run quillcheck in your repository</li><li>Fix what it found</li></ol><p>It is written in Rust, ships as a single binary of 4 MB and checks 1,000 entries in less than a second.</p><p>quillcheck is free and released under the MIT license.</p><p>Unlike some linters, it never sends your code anywhere.</p><h2>Sponsors</h2><ul><li>Heron Cloud</li><li>Packetry</li></ul><h2>FAQ</h2><h3>Does it work with monorepos?</h3><p>Yes. Point it at each package and it keeps the changelogs apart.</p><h3>Is there a hosted version?</h3><p>Not yet. We are thinking about one.</p><p>Inspired by proselint, created by Jordan Suchow and Michael Pacer.</p></main><footer><p>Maintained by Anneke Vos and contributors.</p></footer></body></html>`,
			],
		},
		traps: [
			["a denied question", "features", "Hosted version", "Is there a hosted version?"],
			[
				"another project's creators",
				"founders",
				"Jordan Suchow",
				"Inspired by proselint, created by Jordan Suchow and Michael Pacer.",
			],
			["sponsors as entries", "features", "Heron Cloud", "Heron Cloud"],
			["steps as features", "features", "Install it", "Install it"],
			[
				"others' habit",
				"description",
				"quillcheck sends your code anywhere.",
				"Unlike some linters, it never sends your code anywhere.",
			],
			[
				"numbers exchanged",
				"description",
				"quillcheck ships as a single binary of 1,000 MB and checks 4 entries in less than a second.",
				"It is written in Rust, ships as a single binary of 4 MB and checks 1,000 entries in less than a second.",
			],
			["part of a word", "tags", "lint", "a linter for release notes"],
		],
		honest: [
			[
				"named for it",
				"description",
				"quillcheck is written in Rust, ships as a single binary of 4 MB and checks 1,000 entries in less than a second.",
				"It is written in Rust, ships as a single binary of 4 MB and checks 1,000 entries in less than a second.",
			],
			["open source", "pricing_model", "open_source", "quillcheck is free and released under the MIT license."],
			[
				"answer as fact",
				"faqs",
				"Point it at each package and it keeps the changelogs apart.",
				["Does it work with monorepos?", "Yes. Point it at each package and it keeps the changelogs apart."],
			],
			[
				"strong and note",
				"features",
				"Conventional commits – understands feat, fix and breaking changes",
				"Conventional commits – understands feat, fix and breaking changes",
			],
			["privacy", "usps", "Never sends your code anywhere", "it never sends your code anywhere"],
			["slogan", "tagline", "Release notes people can act on", "Release notes people can act on"],
		],
		refused: [
			[
				"first of two",
				"features",
				"Compares your changelog with your commits",
				"quillcheck reads your changelog, compares it with your commits and tells you what you forgot to mention.",
			],
			[
				"developers' tool",
				"categories",
				"Developer Tools",
				[
					"quillcheck is an open-source command line tool that finds vague, missing and misleading entries in your changelog.",
					"Run quillcheck in your repository",
				],
			],
		],
	},
	{
		origin: "https://slowbread.school",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Slow Bread School – learn sourdough online</title></head><body><header><a href="/">Slow Bread School</a></header><main><h1>Learn to bake sourdough you are proud of</h1><p class="lead">A six-week online course for home bakers, with live feedback on every loaf.</p><h2>What you get</h2><ul><li>24 video lessons you can keep</li><li>Weekly live sessions with a working baker</li><li>A printed workbook posted to your door</li><li>A starter, if you live in Ireland</li></ul><h2>Your teacher</h2><p>I'm Róisín Daly. I have baked for a living since 2006 and founded Slow Bread School in 2018 in a shed behind my house in Galway.</p><p>I trained at the San Francisco Baking Institute under Michel Suas, who opened it in 1996.</p><h2>Join the next course</h2><p>The course costs €185, paid once. Next start: 12 January.</p><p>Places are limited to 40 bakers.</p><h2>From last term's bakers</h2><p>I now sell at two markets every weekend!</p><p>– Niamh, founder of Crumb &amp; Co</p><p>If you are gluten-free, this course is not for you.</p></main><footer><p>Slow Bread School, Moycullen, Co. Galway, Ireland</p><p>roisin@slowbread.school</p></footer></body></html>`,
			],
		},
		traps: [
			[
				"a career's year",
				"founded_year",
				"2006",
				"I have baked for a living since 2006 and founded Slow Bread School in 2018 in a shed behind my house in Galway.",
			],
			[
				"an institute's year",
				"founded_year",
				"1996",
				"I trained at the San Francisco Baking Institute under Michel Suas, who opened it in 1996.",
			],
			[
				"an institute's founder",
				"founders",
				"Michel Suas",
				"I trained at the San Francisco Baking Institute under Michel Suas, who opened it in 1996.",
			],
			["a limit dropped", "features", "A starter", "A starter, if you live in Ireland"],
			[
				"negation dropped",
				"description",
				"This course is for you if you are gluten-free.",
				"If you are gluten-free, this course is not for you.",
			],
			["a baker's success", "usps", "Sell at two markets every weekend", "I now sell at two markets every weekend!"],
		],
		honest: [
			[
				"own year",
				"founded_year",
				"2018",
				"I have baked for a living since 2006 and founded Slow Bread School in 2018 in a shed behind my house in Galway.",
			],
			["I as founder", "founders", "Róisín Daly", ["I'm Róisín Daly.", "founded Slow Bread School in 2018"]],
			["paid once", "pricing_model", "one_time", "The course costs €185, paid once."],
			["price", "pricing_summary", "€185, paid once", "The course costs €185, paid once. Next start: 12 January."],
			[
				"named course",
				"short_description",
				"Slow Bread School is a six-week online course for home bakers, with live feedback on every loaf.",
				"A six-week online course for home bakers, with live feedback on every loaf.",
			],
			["weekly", "features", "Weekly live sessions with a working baker", "Weekly live sessions with a working baker"],
			["own country", "country", "IE", "Slow Bread School, Moycullen, Co. Galway, Ireland"],
		],
		refused: [
			[
				"you learn",
				"description",
				"You learn to bake sourdough in six weeks with 24 video lessons and weekly live sessions.",
				[
					"Learn to bake sourdough you are proud of",
					"A six-week online course for home bakers",
					"24 video lessons you can keep",
					"Weekly live sessions with a working baker",
				],
			],
		],
	},
];
