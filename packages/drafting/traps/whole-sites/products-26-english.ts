import { described, page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Two honest products in English, of fourteen by which the gate was widened before round 25 was opened; the traps stand there. */
export const PRODUCTS_26_ENGLISH: readonly WholeSite[] = [
	{
		origin: "https://stagetimer.show",
		pages: {
			"/": [
				"home",
				described(
					"en",
					"StageTimer | Countdown timers for live events",
					"Remote-controlled countdown timers that keep speakers on time.",
					`<header><a href="/">StageTimer</a></header><main><h1>Keep every speaker on time</h1><p>StageTimer puts a countdown on any screen with a browser. Control it from backstage on your phone.</p><a href="/new">Create a timer</a><section><h2>Built for show callers</h2><div class="row"><div><h3>Remote control</h3><p>Start, pause and nudge the clock from any device.</p></div><div><h3>Messages to the stage</h3><p>Flash a note like "two minutes" or "mic off" on the speaker's screen.</p></div><div><h3>Rundowns</h3><p>Line up all talks of the day and move on with one key.</p></div></div></section><section><h2>How much is it?</h2><p>One timer is free forever. A single event costs $25; the yearly pass is $190.</p></section><section><h2>People ask</h2><h4>Do speakers need to install anything?</h4><p>No, a link is all they need.</p><h4>What happens when the internet drops?</h4><p>Timers keep running on every screen until it is back.</p></section><section><h2>Who is behind this?</h2><p>Hi, I'm Lukas. I ran sound at conferences for nine years and wrote StageTimer in 2017 because I was tired of waving at people.</p></section></main><footer><p>StageTimer is a product of Bluelight Labs OÜ, Sepapaja 6, 15551 Tallinn, Estonia. <a href="mailto:hello@stagetimer.show">hello@stagetimer.show</a></p></footer>`,
				),
			],
		},
		traps: [],
		honest: [
			["slogan", "tagline", "Keep every speaker on time", "Keep every speaker on time"],
			[
				"what it does",
				"short_description",
				"StageTimer puts a countdown on any screen with a browser.",
				"StageTimer puts a countdown on any screen with a browser.",
			],
			[
				"what it does",
				"description",
				"Remote-controlled countdown timers that keep speakers on time.",
				"Remote-controlled countdown timers that keep speakers on time.",
			],
			[
				"what it does",
				"description",
				"StageTimer offers remote-controlled countdown timers that keep speakers on time.",
				"Remote-controlled countdown timers that keep speakers on time.",
			],
			[
				"what it does",
				"description",
				"Control it from backstage on your phone.",
				"Control it from backstage on your phone.",
			],
			["an entry", "features", "Remote control", "Remote control"],
			["an entry", "features", "Messages to the stage", "Messages to the stage"],
			["an entry", "features", "Rundowns", "Rundowns"],
			[
				"what it does",
				"description",
				"Start, pause and nudge the clock from any device.",
				"Start, pause and nudge the clock from any device.",
			],
			[
				"what it does",
				"description",
				"Line up all talks of the day and move on with one key.",
				"Line up all talks of the day and move on with one key.",
			],
			[
				"how it is paid",
				"pricing_model",
				"freemium",
				["One timer is free forever. A single event costs $25; the yearly pass is $190."],
			],
			[
				"a price",
				"pricing_summary",
				"One timer is free forever",
				"One timer is free forever. A single event costs $25; the yearly pass is $190.",
			],
			[
				"a price",
				"pricing_summary",
				"A single event costs $25",
				"One timer is free forever. A single event costs $25; the yearly pass is $190.",
			],
			[
				"a price",
				"pricing_summary",
				"Yearly pass: $190",
				"One timer is free forever. A single event costs $25; the yearly pass is $190.",
			],
			[
				"a price",
				"pricing_summary",
				"the yearly pass is $190",
				"One timer is free forever. A single event costs $25; the yearly pass is $190.",
			],
			[
				"an answer",
				"faqs",
				"No, a link is all they need.",
				["Do speakers need to install anything?", "No, a link is all they need."],
			],
			[
				"an answer",
				"faqs",
				"Timers keep running on every screen until it is back.",
				["What happens when the internet drops?", "Timers keep running on every screen until it is back."],
			],
			[
				"its year",
				"founded_year",
				"2017",
				"I ran sound at conferences for nine years and wrote StageTimer in 2017 because I was tired of waving at people.",
			],
			["where", "city", "Tallinn", "StageTimer is a product of Bluelight Labs OÜ, Sepapaja 6, 15551 Tallinn, Estonia."],
			[
				"its country",
				"country",
				"EE",
				"StageTimer is a product of Bluelight Labs OÜ, Sepapaja 6, 15551 Tallinn, Estonia.",
			],
			["its mailbox", "contact_email", "hello@stagetimer.show", "hello@stagetimer.show"],
			["its kind", "tags", "countdown timers", "StageTimer | Countdown timers for live events"],
		],
		refused: [
			[
				"what it does",
				"description",
				"StageTimer can be controlled from backstage on a phone.",
				"Control it from backstage on your phone.",
			],
			["a reason", "usps", "a link is all they need", "No, a link is all they need."],
		],
	},
	{
		origin: "https://www.getmudroom.com",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Mudroom - the family command center",
					`<nav><a href="/">Mudroom</a><a href="/pricing">Pricing</a></nav><section class="hero"><p class="eyebrow">New: shared grocery lists</p><h1>One calm place for family chaos.</h1><p class="sub">Mudroom brings calendars, chores, meals and school notices together on one screen in your hallway.</p></section><section><h2>Why parents like it</h2><ul class="ticks"><li>Everyone's calendar in one view</li><li>Chores that kids actually finish</li><li>School emails turned into to-dos</li><li>No ads, ever</li></ul></section><section class="split"><div><h2>Forward a school email. We do the rest.</h2><p>Mudroom reads the newsletter, finds the dates and adds them to the right child's calendar.</p></div><div><h2>Works on the tablet you already own</h2><p>Any iPad from 2017 on or an Android tablet will do.</p></div></section><section id="who"><h2>Hello from Duluth</h2><p>We're Kara and Ben Sorenson, parents of four. We built Mudroom at our kitchen table and launched it in the fall of 2021.</p></section><footer><p>Mudroom LLC, 210 W Superior St, Duluth, MN 55802</p><p>Questions? <a href="mailto:family@getmudroom.com">family@getmudroom.com</a></p></footer>`,
				),
			],
			"/pricing": [
				"pricing",
				page(
					"en",
					"Pricing - Mudroom",
					`<nav><a href="/">Mudroom</a></nav><h1>Simple pricing</h1><p>Mudroom is $7 per month for the whole family, or $70 if you pay for a year.</p><p>Start with a 30-day free trial. Cancel anytime.</p><h2>Good to know</h2><p><b>Is there a discount for single parents?</b></p><p>Yes. Write to us and we will cut the price in half.</p>`,
				),
			],
		},
		traps: [],
		honest: [
			["slogan", "tagline", "One calm place for family chaos.", "One calm place for family chaos."],
			["its name", "name", "Mudroom", "Mudroom - the family command center"],
			[
				"what it does",
				"short_description",
				"Mudroom brings calendars, chores, meals and school notices together on one screen in your hallway.",
				"Mudroom brings calendars, chores, meals and school notices together on one screen in your hallway.",
			],
			["what it does", "description", "Mudroom is a family command center.", "Mudroom - the family command center"],
			[
				"what it does",
				"description",
				"Mudroom brings calendars, chores, meals and school notices together on one screen.",
				"Mudroom brings calendars, chores, meals and school notices together on one screen in your hallway.",
			],
			[
				"what it does",
				"description",
				"Mudroom reads the newsletter, finds the dates and adds them to the right child's calendar.",
				"Mudroom reads the newsletter, finds the dates and adds them to the right child's calendar.",
			],
			["what it does", "description", "It works on the tablet you already own.", "Works on the tablet you already own"],
			["an entry", "features", "Everyone's calendar in one view", "Everyone's calendar in one view"],
			["an entry", "features", "School emails turned into to-dos", "School emails turned into to-dos"],
			["a reason", "usps", "No ads, ever", "No ads, ever"],
			["a reason", "usps", "Works on the tablet you already own", "Works on the tablet you already own"],
			[
				"how it is paid",
				"pricing_model",
				"subscription",
				"Mudroom is $7 per month for the whole family, or $70 if you pay for a year.",
			],
			[
				"a price",
				"pricing_summary",
				"$7 per month for the whole family",
				"Mudroom is $7 per month for the whole family, or $70 if you pay for a year.",
			],
			[
				"a price",
				"pricing_summary",
				"Mudroom is $7 per month for the whole family, or $70 if you pay for a year",
				"Mudroom is $7 per month for the whole family, or $70 if you pay for a year.",
			],
			[
				"an answer",
				"faqs",
				"Yes. Write to us and we will cut the price in half.",
				["Is there a discount for single parents?", "Yes. Write to us and we will cut the price in half."],
			],
			[
				"who began it",
				"founders",
				"Ben Sorenson",
				[
					"We're Kara and Ben Sorenson, parents of four. We built Mudroom at our kitchen table and launched it in the fall of 2021.",
				],
			],
			[
				"its year",
				"founded_year",
				"2021",
				"We built Mudroom at our kitchen table and launched it in the fall of 2021.",
			],
			["where", "city", "Duluth", "Mudroom LLC, 210 W Superior St, Duluth, MN 55802"],
			["its country", "country", "US", "Mudroom LLC, 210 W Superior St, Duluth, MN 55802"],
			["its mailbox", "contact_email", "family@getmudroom.com", "family@getmudroom.com"],
			["its kind", "tags", "family command center", "Mudroom - the family command center"],
			["a price", "pricing_summary", "30-day free trial", "Start with a 30-day free trial."],
		],
		refused: [
			[
				"what it does",
				"description",
				"Any iPad from 2017 on or an Android tablet will do.",
				"Any iPad from 2017 on or an Android tablet will do.",
			],
			[
				"an entry",
				"features",
				"Reads the newsletter and finds the dates",
				"Mudroom reads the newsletter, finds the dates and adds them to the right child's calendar.",
			],
		],
	},
];
