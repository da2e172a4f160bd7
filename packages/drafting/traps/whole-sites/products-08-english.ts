import type { WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** A course platform, a lamp, a status page and a bakery's till, told in English. */
export const PRODUCTS_08_ENGLISH: readonly WholeSite[] = [
	{
		origin: "https://kindlewick.com",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Kindlewick | Reading lamps that dim with you</title><meta name="description" content="A reading lamp that dims slowly as you fall asleep and never wakes your partner."></head><body><header><a href="/">Kindlewick</a></header><main><h1>Read until you fall asleep</h1><p>Kindlewick is a clip-on reading lamp that notices when you stop turning pages and dims over ten minutes.</p><ul><li>Warm light without blue</li><li>Up to 40 nights on one charge</li><li>Weighs less than a paperback</li></ul><h2>Order yours</h2><p>$59 including shipping within the US.</p><p>Other clip-on lamps last about 8 nights.</p><h2>Why we made it</h2><p>We started Kindlewick in 2021 after one too many nights with the lamp left on.</p><p>Our LEDs are made by Lumara, a Japanese company founded in 1968.</p><p>A version for hotels may follow.</p><h2>Readers say</h2><p>My wife has forgiven me.</p><p>Theo, Chicago</p></main><footer><p>Kindlewick Inc., 415 Congress St, Portland, ME 04101</p></footer></body></html>`,
			],
		},
		traps: [
			["others' lamps", "description", "Kindlewick lasts about 8 nights.", "Other clip-on lamps last about 8 nights."],
			["a supplier's year", "founded_year", "1968", "Our LEDs are made by Lumara, a Japanese company founded in 1968."],
			["a supplier's country", "country", "JP", "Our LEDs are made by Lumara, a Japanese company founded in 1968."],
			["a maybe", "features", "A version for hotels", "A version for hotels may follow."],
			["a reader's town", "city", "Chicago", "Theo, Chicago"],
			["limit dropped", "pricing_summary", "$59 including shipping", "$59 including shipping within the US."],
			["limit dropped", "description", "Kindlewick lasts 40 nights.", "Up to 40 nights on one charge"],
		],
		honest: [
			[
				"what it is",
				"short_description",
				"Kindlewick is a clip-on reading lamp that dims over ten minutes.",
				"Kindlewick is a clip-on reading lamp that notices when you stop turning pages and dims over ten minutes.",
			],
			["entry", "features", "Warm light without blue", "Warm light without blue"],
			["entry with its limit", "usps", "Up to 40 nights on one charge", "Up to 40 nights on one charge"],
			["price", "pricing_summary", "$59 including shipping within the US", "$59 including shipping within the US."],
			[
				"own year",
				"founded_year",
				"2021",
				"We started Kindlewick in 2021 after one too many nights with the lamp left on.",
			],
			[
				"kind",
				"tags",
				"reading lamp",
				"A reading lamp that dims slowly as you fall asleep and never wakes your partner.",
			],
			["own town", "city", "Portland", "Kindlewick Inc., 415 Congress St, Portland, ME 04101"],
		],
	},
	{
		origin: "https://crustline.app",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Crustline - the till for bakeries</title></head><body><header><a href="/">Crustline</a><a href="/pricing">Pricing</a></header><main><h1>The till that knows your bread</h1><p>Crustline is a till app for bakeries. It counts what is left on the shelf, takes pre-orders and tells you what to bake tomorrow.</p><h2>Features</h2><div><h3>Pre-orders</h3><p>Customers order online and pay when they collect.</p></div><div><h3>Bake list</h3><p>Every evening you get a list of what to bake, worked out from the last six weeks.</p></div><div><h3>Waste report</h3><p>See what you threw away and what it cost you.</p></div><p>Works on any iPad, even when the internet is down.</p><p>Crustline does not work on Android yet.</p><p>Sugarbell, our sister product for patisseries, was launched in 2024.</p><h2>Bakeries using Crustline</h2><ul><li>Halden &amp; Daughters, since 1932</li><li>The Rye Room</li></ul></main><footer><p>Crustline Ltd, 9 Mill Lane, Cork T12 XY88, Ireland</p></footer></body></html>`,
			],
			"/pricing": [
				"pricing",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Pricing | Crustline</title></head><body><main><h1>Pricing</h1><table><thead><tr><th></th><th>One shop</th><th>Chain</th></tr></thead><tbody><tr><td>Per month</td><td>€35</td><td>€29 per shop</td></tr><tr><td>Waste report</td><td>–</td><td>✓</td></tr></tbody></table><p>A card reader costs €49 from SumUp.</p><p>First month free.</p></main></body></html>`,
			],
		},
		traps: [
			["not yet", "features", "Works on Android", "Crustline does not work on Android yet."],
			[
				"a sister product",
				"founded_year",
				"2024",
				"Sugarbell, our sister product for patisseries, was launched in 2024.",
			],
			["a customer's age", "founded_year", "1932", "Halden & Daughters, since 1932"],
			["a reader by others", "pricing_summary", "€49", "A card reader costs €49 from SumUp."],
			["plan crossed", "pricing_summary", "Chain: €35", ["Chain", "€35"]],
			["a month for the whole", "pricing_model", "free", "First month free."],
			["a customer as entry", "features", "The Rye Room", "The Rye Room"],
		],
		honest: [
			[
				"what it does",
				"description",
				"Crustline counts what is left on the shelf, takes pre-orders and tells you what to bake tomorrow.",
				"It counts what is left on the shelf, takes pre-orders and tells you what to bake tomorrow.",
			],
			[
				"one of three",
				"description",
				"Crustline takes pre-orders.",
				"It counts what is left on the shelf, takes pre-orders and tells you what to bake tomorrow.",
			],
			[
				"card",
				"description",
				"Customers order online and pay when they collect.",
				"Customers order online and pay when they collect.",
			],
			[
				"offline",
				"usps",
				"Works on any iPad, even when the internet is down",
				"Works on any iPad, even when the internet is down.",
			],
			["kind", "short_description", "Crustline is a till app for bakeries.", "Crustline is a till app for bakeries."],
			["country", "country", "IE", "Crustline Ltd, 9 Mill Lane, Cork T12 XY88, Ireland"],
			["title", "features", "Waste report", "Waste report"],
			["plan", "pricing_summary", "One shop: €35 per month", ["One shop", "€35", "Per month"]],
		],
	},
	{
		origin: "https://openledger.tools",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Openledger Tools: double-entry bookkeeping in plain text</title><meta name="description" content="Free, open-source command line bookkeeping. Your books are text files you can read in fifty years."></head><body><header><a href="/">Openledger Tools</a></header><main><h1>Bookkeeping in plain text</h1><p>Keep your accounts in text files, check them with one command, and print a balance sheet your accountant accepts.</p><h2>Why plain text?</h2><ul><li>Your books belong to you, not to a vendor</li><li>Version control shows who changed what, and when</li><li>Nothing to subscribe to</li></ul><p>Released under the GPL, version 3.</p><p>Openledger Tools was begun in 2012 by Saskia Brandt, who still maintains it.</p><p>It builds on ideas from Ledger, which John Wiegley started in 2003.</p><p>Commercial support starts at €90 an hour and is offered by Brandt Consulting.</p><p>We will never ask you to create an account.</p></main></body></html>`,
			],
		},
		traps: [
			[
				"another's beginning",
				"founded_year",
				"2003",
				"It builds on ideas from Ledger, which John Wiegley started in 2003.",
			],
			[
				"another's author",
				"founders",
				"John Wiegley",
				"It builds on ideas from Ledger, which John Wiegley started in 2003.",
			],
			[
				"support as price",
				"pricing_model",
				"subscription",
				"Commercial support starts at €90 an hour and is offered by Brandt Consulting.",
			],
			[
				"never dropped",
				"description",
				"Openledger Tools will ask you to create an account.",
				"We will never ask you to create an account.",
			],
			["part of a word", "tags", "keeping", "Bookkeeping in plain text"],
		],
		honest: [
			[
				"licence",
				"pricing_model",
				"open_source",
				["Free, open-source command line bookkeeping.", "Released under the GPL, version 3."],
			],
			[
				"own founder",
				"founders",
				"Saskia Brandt",
				"Openledger Tools was begun in 2012 by Saskia Brandt, who still maintains it.",
			],
			[
				"own year",
				"founded_year",
				"2012",
				"Openledger Tools was begun in 2012 by Saskia Brandt, who still maintains it.",
			],
			["reason", "usps", "Your books belong to you, not to a vendor", "Your books belong to you, not to a vendor"],
			[
				"bidden",
				"description",
				"Openledger Tools lets you keep your accounts in text files.",
				"Keep your accounts in text files, check them with one command, and print a balance sheet your accountant accepts.",
			],
			["slogan", "tagline", "Bookkeeping in plain text", "Bookkeeping in plain text"],
		],
	},
];
