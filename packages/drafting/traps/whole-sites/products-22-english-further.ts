import { described, page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** The other two of these. */
export const PRODUCTS_22_ENGLISH_FURTHER: readonly WholeSite[] = [
	{
		// A phone app.
		origin: "https://lullapage.app",
		pages: {
			"/": [
				"home",
				described(
					"en",
					"Lullapage: bedtime stories in your own voice",
					"Record a story once. Lullapage reads it to your child whenever you are away.",
					`<header><a href="/">Lullapage</a><a href="#get">Get the app</a></header><main><h1>Bedtime stories in your own voice</h1><p>Lullapage is an app for parents who travel. Read one page aloud, and it learns how you sound.</p><h2>Made for tired parents</h2><div><h3>120 illustrated stories</h3><p>Written by children's authors, not by a machine.</p></div><div><h3>Works offline</h3><p>Download before you fly.</p></div><div><h3>Sleep timer</h3><p>The voice gets quieter and stops by itself.</p></div><p>Your voice never leaves the phone.</p><p>A child who is read to every day hears a million more words before school.</p><p>Not for children under two.</p><p>Lullapage is not a substitute for being there.</p><h2>What it costs</h2><p>Three stories are free. All of them cost $4.99 a month or $34.99 a year.</p><p>A paperback of the stories costs $12 at bookshops.</p><h2>Parents say</h2><p>"My daughter founded her own story club in 2023!" – Rachel, Ohio</p><h2>Coming to Android</h2><p>Leave your address and we will tell you.</p></main><footer><p>Made with care by Nadia Brandt in Portland, Oregon.</p><p>Press: press@lullapage.app · Help: help@lullapage.app</p></footer>`,
				),
			],
			"/privacy": [
				"other",
				page(
					"en",
					"Privacy - Lullapage",
					`<main><h1>Privacy</h1><p>Payments are handled by Apple Distribution International, Hollyhill Industrial Estate, Cork, Ireland.</p><p>We were last audited in 2025.</p><p>We do not sell data.</p></main>`,
				),
			],
		},
		traps: [
			["not on Android", "features", "Coming to Android", "Coming to Android"],
			[
				"a study's words",
				"description",
				"A child hears a million more words before school.",
				"A child who is read to every day hears a million more words before school.",
			],
			[
				"not dropped",
				"description",
				"Lullapage is a substitute for being there.",
				"Lullapage is not a substitute for being there.",
			],
			["only some are free", "pricing_model", "free", "Three stories are free."],
			["the book's price", "pricing_summary", "$12", "A paperback of the stories costs $12 at bookshops."],
			[
				"the payer's land",
				"country",
				"IE",
				"Payments are handled by Apple Distribution International, Hollyhill Industrial Estate, Cork, Ireland.",
			],
			["a customer's club", "founded_year", "2023", '"My daughter founded her own story club in 2023!" – Rachel, Ohio'],
			["audited", "founded_year", "2025", "We were last audited in 2025."],
			[
				"the press's mailbox",
				"contact_email",
				"press@lullapage.app",
				"Press: press@lullapage.app · Help: help@lullapage.app",
			],
			["billing exchanged", "pricing_summary", "$34.99 a month", "All of them cost $4.99 a month or $34.99 a year."],
		],
		honest: [
			["name", "name", "Lullapage", "Lullapage is an app for parents who travel."],
			["tagline", "tagline", "Bedtime stories in your own voice", "Bedtime stories in your own voice"],
			[
				"short",
				"short_description",
				"Record a story once. Lullapage reads it to your child whenever you are away.",
				"Record a story once. Lullapage reads it to your child whenever you are away.",
			],
			[
				"description",
				"description",
				"Lullapage is an app for parents who travel.",
				"Lullapage is an app for parents who travel.",
			],
			["privacy", "usps", "Your voice never leaves the phone", "Your voice never leaves the phone."],
			["card", "features", "Works offline", "Works offline"],
			["card", "features", "120 illustrated stories", "120 illustrated stories"],
			[
				"prices",
				"pricing_summary",
				"$4.99 a month or $34.99 a year",
				"All of them cost $4.99 a month or $34.99 a year.",
			],
			[
				"model",
				"pricing_model",
				"freemium",
				"Three stories are free. All of them cost $4.99 a month or $34.99 a year.",
			],
			["maker's town", "city", "Portland", "Made with care by Nadia Brandt in Portland, Oregon."],
			["maker's land", "country", "US", "Made with care by Nadia Brandt in Portland, Oregon."],
			["help", "contact_email", "help@lullapage.app", "Press: press@lullapage.app · Help: help@lullapage.app"],
			["tag", "tags", "bedtime stories", "Bedtime stories in your own voice"],
		],
		refused: [
			[
				"sleep timer told",
				"description",
				"The sleep timer makes the voice get quieter and stop by itself.",
				["Sleep timer", "The voice gets quieter and stops by itself."],
			],
		],
	},
	{
		// A tool for teams.
		origin: "https://standroom.io",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Standroom – Async standups for Slack and Teams",
					`<header><a href="/">Standroom</a></header><main><h1>Skip the standup. Keep the update.</h1><p class="lead">Standroom asks your team three questions in Slack or Microsoft Teams and posts the answers as one tidy thread.</p><p><a href="/signup">Try it free for 14 days</a></p><ul class="logos"><li>Oakline Bank</li><li>Farrow Studios</li></ul><h2>Features</h2><ul><li>Questions in each person's time zone</li><li>Blocker digest for managers</li><li>Holiday calendar sync</li><li>Export to CSV</li></ul><p>Managers see who is blocked, but never who was late.</p><p>Before Standroom, we spent 40 minutes a day in meetings.</p><h2>Plans</h2><p>$3 per active user per month, billed yearly. Monthly billing is $4.</p><p>Jira starts at $7.75 per user.</p><p>Nonprofits pay half.</p><h2>FAQ</h2><h3>Do you read our messages?</h3><p>No. Standroom sees only replies to its own questions.</p><h3>Does it replace Jira?</h3><p>No, and it is not meant to.</p><h3>Is there a free plan?</h3><p>No, but the trial needs no card.</p></main><footer><p>Standroom Inc., 548 Market St, San Francisco, CA 94104</p><p>Established teams trust us since day one. Oakline Bank has been a customer since 2019.</p></footer>`,
				),
			],
		},
		traps: [
			[
				"a past pain",
				"description",
				"We spend 40 minutes a day in meetings.",
				"Before Standroom, we spent 40 minutes a day in meetings.",
			],
			["another's price", "pricing_summary", "$7.75 per user", "Jira starts at $7.75 per user."],
			["no free plan", "pricing_model", "freemium", "Is there a free plan?"],
			["a customer's year", "founded_year", "2019", "Oakline Bank has been a customer since 2019."],
			["a customer as feature", "features", "Oakline Bank", "Oakline Bank"],
			[
				"the but turned",
				"description",
				"Managers see who was late.",
				"Managers see who is blocked, but never who was late.",
			],
			[
				"answer of another question",
				"faqs",
				"No, and it is not meant to.",
				["Do you read our messages?", "No, and it is not meant to."],
			],
			["established customers", "stage", "established", "Established teams trust us since day one."],
		],
		honest: [
			["name", "name", "Standroom", "Standroom – Async standups for Slack and Teams"],
			[
				"tagline of the head",
				"tagline",
				"Async standups for Slack and Teams",
				"Standroom – Async standups for Slack and Teams",
			],
			["tagline of the heading", "tagline", "Skip the standup. Keep the update.", "Skip the standup. Keep the update."],
			[
				"lead",
				"description",
				"Standroom asks your team three questions in Slack or Microsoft Teams and posts the answers as one tidy thread.",
				"Standroom asks your team three questions in Slack or Microsoft Teams and posts the answers as one tidy thread.",
			],
			[
				"half a sentence",
				"description",
				"Standroom asks your team three questions in Slack or Microsoft Teams.",
				"Standroom asks your team three questions in Slack or Microsoft Teams and posts the answers as one tidy thread.",
			],
			[
				"a sentence of managers",
				"description",
				"Managers see who is blocked, but never who was late.",
				"Managers see who is blocked, but never who was late.",
			],
			["list", "features", "Blocker digest for managers", "Blocker digest for managers"],
			["list", "features", "Export to CSV", "Export to CSV"],
			[
				"price",
				"pricing_summary",
				"$3 per active user per month, billed yearly",
				"$3 per active user per month, billed yearly.",
			],
			["model", "pricing_model", "subscription", "$3 per active user per month, billed yearly."],
			[
				"faq",
				"faqs",
				"No. Standroom sees only replies to its own questions.",
				["Do you read our messages?", "No. Standroom sees only replies to its own questions."],
			],
			["town", "city", "San Francisco", "Standroom Inc., 548 Market St, San Francisco, CA 94104"],
			["land", "country", "US", "Standroom Inc., 548 Market St, San Francisco, CA 94104"],
			["tag", "tags", "async standups", "Standroom – Async standups for Slack and Teams"],
		],
	},
];
