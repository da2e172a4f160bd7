import { described, page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Plans, trials, taxes and offers of two products in English, with what others charge beside them. */
export const PRODUCTS_29_PRICES: readonly WholeSite[] = [
	{
		origin: "https://loftbell.com",
		pages: {
			"/": [
				"home",
				described(
					"en",
					"Loftbell – Guest messaging for holiday lets",
					"Loftbell answers your guests by text, day and night.",
					`<header><a href="/">Loftbell</a><nav><a href="/pricing">Pricing</a></nav></header><main><h1>Your guests have questions. You have a life.</h1><p>Loftbell replies to guests on WhatsApp, SMS and Airbnb from the house rules you write once. Made for hosts with one to fifty places.</p>
<section><h2>What it does</h2><ul><li>Replies in 14 languages</li><li>Sends the door code an hour before check-in</li><li>Asks for a review after check-out</li><li>We hand over to you when a guest is upset</li></ul></section>
<section><h2>Why hosts stay</h2><div><h3>No commission</h3><p>We charge per place, never per booking.</p></div><div><h3>Set up in an afternoon</h3><p>Paste your house manual, and Loftbell writes the first answers for you.</p></div><div><h3>Your tone</h3><p>Formal, friendly or funny: it learns from your last 200 messages.</p></div></section>
<section><h2>Good to know</h2><p>Airbnb keeps 3% of each booking from hosts. A cleaner in Lisbon costs about €15 an hour.</p></section></main><footer><p>Loftbell Ltd</p></footer>`,
				),
			],
			"/pricing": [
				"pricing",
				page(
					"en",
					"Pricing – Loftbell",
					`<header><a href="/">Loftbell</a><nav></nav></header><main><h1>Simple, per-place pricing</h1><p>All prices exclude VAT. Cancel any time.</p><div><div><h3>Solo</h3><p>£9</p><p>per place / month</p><ul><li>1–3 places</li><li>500 messages, then 4p each</li><li>WhatsApp and SMS</li></ul></div><div><h3>Host</h3><p>£7</p><p>per place / month</p><ul><li>4–15 places</li><li>Unlimited messages</li><li>Airbnb and Booking.com inboxes</li></ul></div><div><h3>Agency</h3><p>Let's talk</p><ul><li>16 places and up</li><li>Your own phone number</li></ul></div></div><p>Try any plan free for 14 days. No card needed.</p><p>Pay yearly and get two months free.</p><p>Hospitable charges $40 for the same.</p><p>Founding hosts still pay £5.</p></main>`,
				),
			],
		},
		traps: [
			[
				"what others keep",
				"pricing_summary",
				"Airbnb keeps 3% of each booking from hosts.",
				"Airbnb keeps 3% of each booking from hosts.",
			],
			[
				"cleaner",
				"pricing_summary",
				"A cleaner in Lisbon costs about €15 an hour.",
				"A cleaner in Lisbon costs about €15 an hour.",
			],
			["rival", "pricing_summary", "$40", "Hospitable charges $40 for the same."],
			["some only", "pricing_summary", "£5 per place / month", ["Founding hosts still pay £5.", "per place / month"]],
			["mixed", "pricing_summary", "Host: £9 per place / month", ["Host", "£9", "per place / month"]],
			[
				"mixed limit",
				"pricing_summary",
				"Solo: £9 per place / month, unlimited messages",
				["Solo", "£9", "per place / month", "Unlimited messages"],
			],
		],
		honest: [
			[
				"slogan",
				"tagline",
				"Your guests have questions. You have a life.",
				"Your guests have questions. You have a life.",
			],
			[
				"audience",
				"description",
				"Loftbell is made for hosts with one to fifty places.",
				"Made for hosts with one to fifty places.",
			],
			["feature", "features", "Replies in 14 languages", "Replies in 14 languages"],
			[
				"feature",
				"features",
				"Sends the door code an hour before check-in",
				"Sends the door code an hour before check-in",
			],
			["feature", "features", "We hand over to you when a guest is upset", "We hand over to you when a guest is upset"],
			["usp", "usps", "No commission", "No commission"],
			["usp", "usps", "Set up in an afternoon", "Set up in an afternoon"],
			[
				"usp",
				"usps",
				"It learns from your last 200 messages",
				"Formal, friendly or funny: it learns from your last 200 messages.",
			],
			["usp", "usps", "We charge per place, never per booking", "We charge per place, never per booking"],
			["price", "pricing_summary", "Solo: £9 per place / month", ["Solo", "£9", "per place / month"]],
			[
				"price",
				"pricing_summary",
				"Solo: £9 per place / month (1–3 places, 500 messages, then 4p each)",
				["Solo", "£9", "per place / month", "1–3 places", "500 messages, then 4p each"],
			],
			[
				"price",
				"pricing_summary",
				"Host: £7 per place/month, 4–15 places, unlimited messages",
				["Host", "£7", "per place / month", "4–15 places", "Unlimited messages"],
			],
			[
				"price",
				"pricing_summary",
				"Solo £9, Host £7 per place / month; Agency: let's talk",
				["Solo", "£9", "Host", "£7", "per place / month", "Agency", "Let's talk"],
			],
			["tax", "pricing_summary", "All prices exclude VAT.", "All prices exclude VAT."],
			["trial", "pricing_summary", "Try any plan free for 14 days", "Try any plan free for 14 days. No card needed."],
			["trial", "pricing_summary", "14 days free, no card needed", "Try any plan free for 14 days. No card needed."],
			["yearly", "pricing_summary", "Two months free when paid yearly", "Pay yearly and get two months free."],
			["model", "pricing_model", "subscription", ["£9", "per place / month"]],
		],
		refused: [
			["feature", "features", "Hands over to you when a guest is upset", "We hand over to you when a guest is upset"],
		],
	},
	{
		origin: "https://quillshed.com",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Quillshed: a writing app for novelists",
					`<header><a href="/">Quillshed</a><nav><a href="#buy">Buy</a></nav></header><main><h1>Write the book. Leave the rest in the shed.</h1><p>Quillshed is a writing app for novelists on Mac and Windows. Chapters, notes and timelines live in one file that you own.</p><section><h2>Features</h2><div><h3>Timeline view</h3><p>See who is where on which day, and find the holes in your plot.</p></div><div><h3>Works offline</h3><p>Your manuscript never leaves your computer unless you say so.</p></div><div><h3>Exports to Word, PDF and EPUB</h3><p>Ready for your editor or your e-reader.</p></div><div><h3>Snapshots</h3><p>Go back to any draft you've ever saved.</p></div></section>
<section id="buy"><h2>One price, yours forever</h2><p>$59 once. No subscription, ever.</p><p>Includes all updates for version 3 and use on up to three computers.</p><p>Students pay $35 with a valid ID. Upgrades from version 2 are $25.</p><p>Prices include sales tax where it applies.</p><p>The 30-day trial has every feature; it counts only the days you open it.</p><p>30-day money-back guarantee.</p></section>
<section><h2>Self-publishing, in numbers</h2><p>An editor charges $0.02 a word. An ISBN costs $125 from Bowker, and a cover is rarely below $300.</p><p>Amazon takes 30% of each e-book.</p></section>
<section><h2>Writers on Quillshed</h2><blockquote>I cancelled Scrivener and my $12 a month Dropbox.</blockquote><p>Ines, crime writer</p></section></main><footer><p>© Quillshed</p></footer>`,
				),
			],
		},
		traps: [
			[
				"isbn",
				"pricing_summary",
				"An ISBN costs $125",
				"An ISBN costs $125 from Bowker, and a cover is rarely below $300.",
			],
			["share", "pricing_summary", "Amazon takes 30% of each e-book.", "Amazon takes 30% of each e-book."],
			["editor", "pricing_summary", "$0.02 a word", "An editor charges $0.02 a word."],
			["customer", "pricing_summary", "$12 a month", "I cancelled Scrivener and my $12 a month Dropbox."],
			["model", "pricing_model", "subscription", "$59 once. No subscription, ever."],
		],
		honest: [
			[
				"slogan",
				"tagline",
				"Write the book. Leave the rest in the shed.",
				"Write the book. Leave the rest in the shed.",
			],
			[
				"audience",
				"short_description",
				"Quillshed is a writing app for novelists on Mac and Windows.",
				"Quillshed is a writing app for novelists on Mac and Windows.",
			],
			["feature", "features", "Timeline view", "Timeline view"],
			["feature", "features", "Works offline", "Works offline"],
			["feature", "features", "Exports to Word, PDF and EPUB", "Exports to Word, PDF and EPUB"],
			[
				"feature",
				"features",
				"Find the holes in your plot",
				"See who is where on which day, and find the holes in your plot.",
			],
			[
				"usp",
				"usps",
				"Your manuscript never leaves your computer unless you say so",
				"Your manuscript never leaves your computer unless you say so",
			],
			["usp", "usps", "No subscription, ever", "$59 once. No subscription, ever."],
			["price", "pricing_summary", "$59 once", "$59 once. No subscription, ever."],
			["price", "pricing_summary", "Students pay $35 with a valid ID", "Students pay $35 with a valid ID"],
			[
				"tax",
				"pricing_summary",
				"Prices include sales tax where it applies",
				"Prices include sales tax where it applies",
			],
			["guarantee", "pricing_summary", "30-day money-back guarantee", "30-day money-back guarantee"],
			["model", "pricing_model", "one_time", "$59 once. No subscription, ever."],
		],
		refused: [
			["feature", "features", "Export to EPUB", "Exports to Word, PDF and EPUB"],
			[
				"price",
				"pricing_summary",
				"$59 once, no subscription; students $35 with a valid ID; upgrades from version 2 $25",
				["$59 once. No subscription, ever.", "Students pay $35 with a valid ID. Upgrades from version 2 are $25."],
			],
			[
				"limit",
				"pricing_summary",
				"Includes all updates for version 3 and use on up to three computers",
				"Includes all updates for version 3 and use on up to three computers",
			],
			[
				"trial",
				"pricing_summary",
				"30-day trial with every feature",
				"The 30-day trial has every feature; it counts only the days you open it.",
			],
		],
	},
];
