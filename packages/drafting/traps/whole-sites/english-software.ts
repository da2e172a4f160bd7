import type { WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Small sites of software in English, each with claims that its pages tempt to and others that they bear out. */
export const ENGLISH_SOFTWARE_SITES: readonly WholeSite[] = [
	{
		origin: "https://gantry.sh",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Gantry: preview deploys for every branch</title><meta name="description" content="Preview deploys for every pull request."></head><body><header><a href="/">gantry</a><nav><a href="/docs">Docs</a><a href="/pricing">Pricing</a><a href="/changelog">Changelog</a></nav></header><main><h1>Every branch gets a URL</h1><p>Gantry builds each pull request and gives it an address your team can open.</p><h2>How it works</h2><ol><li>Push a branch</li><li>Gantry builds it in a clean container</li><li>Reviewers open the link</li></ol><h2>Regions</h2><p>Builds run in Ashburn (Virginia, USA) and Frankfurt (Germany).</p><h2>On the roadmap</h2><ul><li>Single sign-on with SAML</li><li>GPU builders</li></ul><h2>Not supported</h2><p>Windows containers, monorepos over 20 GB.</p><h2>Privacy</h2><p>Gantry does not keep build logs after seven days.</p></main><footer>Gantry Software Inc., 220 King Street West, Toronto, ON M5H 1K4, Canada</footer></body></html>`,
			],
			"/pricing": [
				"pricing",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pricing – Gantry</title></head><body><header><a href="/">gantry</a></header><main><h1>Pricing</h1><div class="plan"><h2>Team</h2><p>$29 per month</p><p>10 seats, 500 builds</p></div><div class="plan"><h2>Scale</h2><p>$180 per month</p><p>Unlimited seats</p></div><h2>Compared</h2><p>Shipyard Cloud charges $99 per month for the same ten seats.</p><h2>Maintainers</h2><p>We love open source: public projects get 50 builds a month on the house.</p><p>Teams that moved from Jenkins save $4,200 a year on average.</p></main><footer>Gantry Software Inc.</footer></body></html>`,
			],
		},
		traps: [
			["a data centre's country", "country", "US", "Builds run in Ashburn (Virginia, USA) and Frankfurt (Germany)."],
			["a data centre's city", "city", "Frankfurt", "Builds run in Ashburn (Virginia, USA) and Frankfurt (Germany)."],
			["a roadmap entry", "features", "Single sign-on with SAML", "Single sign-on with SAML"],
			["a list of what is missing", "features", "Windows containers", "Windows containers, monorepos over 20 GB."],
			[
				"a negation dropped",
				"description",
				"Gantry keeps build logs after seven days.",
				"Gantry does not keep build logs after seven days.",
			],
			[
				"a competitor's price",
				"pricing_summary",
				"$99 per month",
				"Shipyard Cloud charges $99 per month for the same ten seats.",
			],
			[
				"love of open source",
				"pricing_model",
				"open_source",
				"We love open source: public projects get 50 builds a month on the house.",
			],
			[
				"a saving told as price",
				"pricing_summary",
				"$4,200 a year",
				"Teams that moved from Jenkins save $4,200 a year on average.",
			],
			["prices exchanged", "pricing_summary", "Scale: $29 per month", ["Scale", "$29 per month"]],
		],
		honest: [
			["own plan", "pricing_summary", "Team: $29 per month", ["Team", "$29 per month"]],
			["own country", "country", "CA", "Gantry Software Inc., 220 King Street West, Toronto, ON M5H 1K4, Canada"],
			[
				"own sentence",
				"description",
				"Gantry does not keep build logs after seven days.",
				"Gantry does not keep build logs after seven days.",
			],
		],
	},
	{
		origin: "https://orderly.so",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Orderly</title></head><body><header><a href="/">Orderly</a><a href="/login">Sign in</a></header><main><h1>Purchase orders that approve themselves</h1><p>Orderly routes every purchase order to the person who may sign it.</p><p>Orderly was formerly known as Planhub.</p><p>We are part of the Nordkap Group, founded in 1972 and headquartered in Oslo, Norway.</p><h2>Why teams switch</h2><p>Unlike spreadsheets with shared passwords, Orderly gives each approver a key.</p><p>Remember when approvals took three weeks and a fax machine? Lovely times.</p><p>We used to offer a free plan; it ended in January.</p><p>Orderly works with NetSuite but not with SAP.</p><h2>The old way</h2><ul><li>Chasing signatures by e-mail</li><li>Orders lost in inboxes</li></ul></main><footer><p>Orderly Oy, Helsinki, Finland</p></footer></body></html>`,
			],
		},
		traps: [
			["a former name", "name", "Planhub", "Orderly was formerly known as Planhub."],
			[
				"the parent company's year",
				"founded_year",
				"1972",
				"We are part of the Nordkap Group, founded in 1972 and headquartered in Oslo, Norway.",
			],
			[
				"the parent company's country",
				"country",
				"NO",
				"We are part of the Nordkap Group, founded in 1972 and headquartered in Oslo, Norway.",
			],
			[
				"what it is unlike",
				"features",
				"Spreadsheets with shared passwords",
				"Unlike spreadsheets with shared passwords, Orderly gives each approver a key.",
			],
			[
				"irony",
				"description",
				"Approvals take three weeks and a fax machine.",
				"Remember when approvals took three weeks and a fax machine? Lovely times.",
			],
			["an ended plan", "pricing_model", "freemium", "We used to offer a free plan; it ended in January."],
			[
				"an exception dropped",
				"features",
				"Works with NetSuite and SAP",
				"Orderly works with NetSuite but not with SAP.",
			],
			["the problem as feature", "features", "Chasing signatures by e-mail", "Chasing signatures by e-mail"],
		],
		honest: [
			[
				"own sentence",
				"short_description",
				"Orderly routes every purchase order to the person who may sign it.",
				"Orderly routes every purchase order to the person who may sign it.",
			],
			["own country", "country", "FI", "Orderly Oy, Helsinki, Finland"],
		],
	},
	{
		origin: "https://palletpeople.io",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>PalletPeople: warehouse shifts, filled</title></head><body><header><a href="/">PalletPeople</a><nav><a href="/shifts">Shifts</a><a href="/help">Help</a></nav></header><main><h1>Warehouse shifts, filled by noon</h1><p>PalletPeople matches warehouses with trained pickers for single shifts.</p><ul class="stats"><li>1,200 warehouses</li><li>38,000 pickers</li></ul><h2>Fees</h2><p>Pickers use PalletPeople free of charge. Warehouses pay 12% of each shift.</p><h2>Get started</h2><p>Enter your postcode to see open shifts</p><p>Page last updated 2016</p><p>Our pickers do not need a forklift licence, except for night shifts.</p></main><footer>PalletPeople Inc., Columbus, Ohio</footer></body></html>`,
			],
			"/help": [
				"faq",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Help | PalletPeople</title></head><body><header><a href="/">PalletPeople</a></header><main><h1>Help</h1><details><summary>Is there an app for iPhone?</summary><p>Not yet. Android only for now.</p></details><details><summary>Can I cancel a shift for free?</summary><p>Up to 12 hours before it starts.</p></details><details><summary>Do you run background checks?</summary><p>It isn't true that we don't: every picker is checked.</p></details></main><footer>PalletPeople</footer></body></html>`,
			],
		},
		traps: [
			["one side's price", "pricing_model", "free", "Pickers use PalletPeople free of charge."],
			[
				"counts exchanged",
				"short_description",
				"PalletPeople works with 38,000 warehouses and 1,200 pickers.",
				["1,200 warehouses", "38,000 pickers"],
			],
			["a form's hint", "tagline", "Enter your postcode to see open shifts", "Enter your postcode to see open shifts"],
			["a page's date as year", "founded_year", "2016", "Page last updated 2016"],
			[
				"an exception dropped",
				"usps",
				"Our pickers do not need a forklift licence",
				"Our pickers do not need a forklift licence, except for night shifts.",
			],
			["a denied question", "features", "App for iPhone", "Is there an app for iPhone?"],
			["a limit dropped", "usps", "Cancel a shift for free", "Can I cancel a shift for free?"],
			[
				"question and another's answer",
				"faqs",
				"Up to 12 hours before it starts.",
				["Is there an app for iPhone?", "Up to 12 hours before it starts."],
			],
		],
		honest: [
			[
				"own answer",
				"faqs",
				"Not yet. Android only for now.",
				["Is there an app for iPhone?", "Not yet. Android only for now."],
			],
			[
				"own sentence",
				"pricing_summary",
				"Pickers use PalletPeople free of charge. Warehouses pay 12% of each shift.",
				"Pickers use PalletPeople free of charge. Warehouses pay 12% of each shift.",
			],
		],
	},
];
