import { page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Ordinary products in English, with what models say of them, before any rule was held against it. */
export const PRODUCTS_09_ENGLISH: readonly WholeSite[] = [
	{
		origin: "https://quillbox.app",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Quillbox: the shared inbox for small charities",
					`<header><a href="/">Quillbox</a><nav><a href="/pricing">Pricing</a><a href="/about">About</a></nav></header><main><section><h1>One inbox for the whole charity</h1><p>Volunteers answer donors, members and the council from a single address. Nobody answers twice, and nobody is forgotten.</p><a class="button" href="/signup">Start free</a></section>
<section><h2>What's inside</h2><div><h3>Assign with a click</h3><p>Every message has an owner and a due date.</p></div><div><h3>Saved replies</h3><p>Write the gift-aid answer once and reuse it.</p></div><div><h3>Private notes</h3><p>Talk about a message without the donor seeing it.</p></div></section>
<section><h2>Switching from Outlook?</h2><p>We import three years of mail over a weekend. Calendars are not imported.</p></section>
<section><h2>Trusted by</h2><ul><li>Leeds Food Bank</li><li>Friends of Kew Bridge</li><li>Oxfam Shops North</li></ul></section></main><footer><p>Quillbox CIC, 4 Canal Wharf, Leeds LS11 5PS</p><p>hello@quillbox.app</p></footer>`,
				),
			],
			"/pricing": [
				"pricing",
				page(
					"en",
					"Pricing - Quillbox",
					`<main><h1>Pricing</h1><table><tr><th></th><th>Seedling</th><th>Grove</th></tr><tr><td>Per month</td><td>£0</td><td>£12</td></tr><tr><td>Seats</td><td>3</td><td>25</td></tr></table><p>Grove is half price for registered charities with an income under £100,000.</p></main>`,
				),
			],
			"/about": [
				"about",
				page(
					"en",
					"About us - Quillbox",
					`<main><h1>Why we built it</h1><p>Priya Nair ran the front desk of a hospice in Bradford, where eleven people shared one Outlook password. She left in 2020 and built the first Quillbox with her brother-in-law, Tom Ashby, an engineer.</p><p>The hospice was founded in 1983 and still uses Quillbox every day.</p><p>Next year we plan to open our API to partners.</p></main>`,
				),
			],
		},
		traps: [
			["a customer as an entry", "features", "Leeds Food Bank", "Leeds Food Bank"],
			[
				"the hospice's year",
				"founded_year",
				"1983",
				"The hospice was founded in 1983 and still uses Quillbox every day.",
			],
			[
				"a not left out",
				"description",
				"We import three years of mail and calendars over a weekend.",
				"We import three years of mail over a weekend. Calendars are not imported.",
			],
			[
				"a plan told as a fact",
				"description",
				"Quillbox opens its API to partners.",
				"Next year we plan to open our API to partners.",
			],
			[
				"a limit left out",
				"pricing_summary",
				"Grove is half price for registered charities",
				"Grove is half price for registered charities with an income under £100,000.",
			],
			[
				"the founder's earlier town",
				"city",
				"Bradford",
				"Priya Nair ran the front desk of a hospice in Bradford, where eleven people shared one Outlook password.",
			],
			["the other column's price", "pricing_summary", "Seedling: £12", ["Seedling", "£12"]],
		],
		honest: [
			[
				"what it is",
				"short_description",
				"Quillbox is a shared inbox for small charities.",
				"Quillbox: the shared inbox for small charities",
			],
			[
				"what it does",
				"description",
				"Volunteers answer donors, members and the council from one address.",
				"Volunteers answer donors, members and the council from a single address.",
			],
			[
				"card as a sentence",
				"description",
				"With saved replies, the gift-aid answer is written once and reused.",
				["Saved replies", "Write the gift-aid answer once and reuse it."],
			],
			["an entry", "features", "Private notes", "Private notes"],
			["how it is paid", "pricing_model", "freemium", ["£0", "£12"]],
			["its town", "city", "Leeds", "Quillbox CIC, 4 Canal Wharf, Leeds LS11 5PS"],
			["its country", "country", "GB", "Quillbox CIC, 4 Canal Wharf, Leeds LS11 5PS"],
			["a plan's price", "pricing_summary", "Grove: £12 per month", ["Grove", "Per month", "£12"]],
		],
		refused: [
			[
				"who began it",
				"founders",
				"Priya Nair",
				"She left in 2020 and built the first Quillbox with her brother-in-law, Tom Ashby, an engineer.",
			],
			[
				"its beginning",
				"founded_year",
				"2020",
				"She left in 2020 and built the first Quillbox with her brother-in-law, Tom Ashby, an engineer.",
			],
		],
	},
	{
		origin: "https://ferrotrace.io",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"ferrotrace",
					`<header>ferrotrace <a href="https://github.com/ferrotrace/ferrotrace">GitHub</a></header><main><h1>See where your Rust program waits</h1><p>ferrotrace records every lock, await and syscall with less than 2% overhead and draws them on one timeline.</p><pre>cargo install ferrotrace</pre><ul><li>Flame graphs of waiting time, not only of CPU</li><li>Works with Tokio, async-std and plain threads</li><li>Traces open in the browser, no upload</li></ul><h2>License</h2><p>MIT or Apache-2.0, at your option.</p><h2>Compared to perf</h2><p>perf needs root and kernel symbols. ferrotrace needs neither.</p><h2>Roadmap</h2><ul><li>Windows support</li><li>Remote recording</li></ul><h2>Sponsors</h2><p>Development is paid for by Nordhaven Systems, Oslo, and 120 people on GitHub Sponsors.</p></main><footer><p>Written by Ilse Brandt since 2022.</p></footer>`,
				),
			],
		},
		traps: [
			["a plan as an entry", "features", "Windows support", "Windows support"],
			[
				"the sponsor's town",
				"city",
				"Oslo",
				"Development is paid for by Nordhaven Systems, Oslo, and 120 people on GitHub Sponsors.",
			],
			[
				"what another needs",
				"description",
				"ferrotrace needs root and kernel symbols.",
				"perf needs root and kernel symbols. ferrotrace needs neither.",
			],
			[
				"a number without its limit",
				"description",
				"ferrotrace records every lock, await and syscall with no overhead.",
				"ferrotrace records every lock, await and syscall with less than 2% overhead and draws them on one timeline.",
			],
		],
		honest: [
			["its slogan", "tagline", "See where your Rust program waits", "See where your Rust program waits"],
			[
				"an entry",
				"features",
				"Works with Tokio, async-std and plain threads",
				"Works with Tokio, async-std and plain threads",
			],
			["an entry cut", "features", "Flame graphs of waiting time", "Flame graphs of waiting time, not only of CPU"],
			[
				"a reason",
				"usps",
				"Less than 2% overhead",
				"ferrotrace records every lock, await and syscall with less than 2% overhead and draws them on one timeline.",
			],
			["how it is paid", "pricing_model", "open_source", "MIT or Apache-2.0, at your option."],
		],
		refused: [
			[
				"what it does",
				"short_description",
				"ferrotrace records every lock, await and syscall of a Rust program and draws them on one timeline.",
				[
					"See where your Rust program waits",
					"ferrotrace records every lock, await and syscall with less than 2% overhead and draws them on one timeline.",
				],
			],
			["who wrote it", "founders", "Ilse Brandt", "Written by Ilse Brandt since 2022."],
			[
				"its category",
				"categories",
				"Developer Tools",
				[
					"See where your Rust program waits",
					"ferrotrace records every lock, await and syscall with less than 2% overhead and draws them on one timeline.",
				],
			],
		],
	},
	{
		origin: "https://marrowpans.com",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Marrow Pans | Carbon steel cookware made in Vermont",
					`<header>Marrow Pans</header><main><h1>The last pan you'll buy</h1><p>Hand-spun carbon steel skillets, seasoned with flaxseed oil and ready to cook on the day they arrive.</p><section><div class="product"><h3>8-inch skillet</h3><p>$89</p></div><div class="product"><h3>12-inch skillet</h3><p>$139</p></div><div class="product sold"><h3>Paella pan</h3><p>Sold out</p></div></section><section><h2>Why carbon steel?</h2><p>It heats faster than cast iron, weighs half as much, and has no coating to peel.</p></section><section><h2>Good to know</h2><p>Free shipping in the lower 48. Returns within 60 days. Not suitable for dishwashers.</p></section><section><h2>Our shop</h2><p>Jonah and Ruth Marrow bought a disused dairy barn in Brattleboro in 2016 and sold their first skillet there a year later. Twelve people work with us now.</p><p>“I've thrown out my Lodge.” Sam Ortega, founder of Ember Kitchen, Austin</p></section></main><footer><p>Marrow Pans LLC · 18 Creamery Rd · Brattleboro, VT 05301</p></footer>`,
				),
			],
		},
		traps: [
			[
				"who praises",
				"founders",
				"Sam Ortega",
				"“I've thrown out my Lodge.” Sam Ortega, founder of Ember Kitchen, Austin",
			],
			["a not left out", "features", "Suitable for dishwashers", "Not suitable for dishwashers."],
			["sizes exchanged", "pricing_summary", "8-inch skillet: $139", ["8-inch skillet", "$139"]],
			[
				"what it is not",
				"description",
				"Marrow Pans sells cast iron cookware.",
				"It heats faster than cast iron, weighs half as much, and has no coating to peel.",
			],
			["a limit left out", "usps", "Free shipping", "Free shipping in the lower 48."],
		],
		honest: [
			[
				"a reason",
				"usps",
				"Heats faster than cast iron",
				"It heats faster than cast iron, weighs half as much, and has no coating to peel.",
			],
			[
				"what it sells",
				"short_description",
				"Marrow Pans makes hand-spun carbon steel skillets in Vermont.",
				[
					"Marrow Pans | Carbon steel cookware made in Vermont",
					"Hand-spun carbon steel skillets, seasoned with flaxseed oil and ready to cook on the day they arrive.",
				],
			],
			[
				"what it does",
				"description",
				"The skillets are seasoned with flaxseed oil and ready to cook on the day they arrive.",
				"Hand-spun carbon steel skillets, seasoned with flaxseed oil and ready to cook on the day they arrive.",
			],
			["its slogan", "tagline", "The last pan you'll buy", "The last pan you'll buy"],
			["a price", "pricing_summary", "12-inch skillet: $139", ["12-inch skillet", "$139"]],
			["a reason too", "usps", "Returns within 60 days", "Returns within 60 days."],
			["a kind", "tags", "carbon steel cookware", "Marrow Pans | Carbon steel cookware made in Vermont"],
			["its country", "country", "US", "Marrow Pans LLC · 18 Creamery Rd · Brattleboro, VT 05301"],
		],
		refused: [
			[
				"who began it",
				"founders",
				"Ruth Marrow",
				"Jonah and Ruth Marrow bought a disused dairy barn in Brattleboro in 2016 and sold their first skillet there a year later.",
			],
		],
	},
];
