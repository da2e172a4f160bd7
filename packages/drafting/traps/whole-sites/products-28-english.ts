import { described, page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Three more in English: nurseries, status pages, parents who live apart. */
export const PRODUCTS_28_ENGLISH: readonly WholeSite[] = [
	{
		origin: "https://sproutpost.com",
		pages: {
			"/": [
				"home",
				described(
					"en",
					"Sproutpost | Newsletters for plant nurseries",
					"Sproutpost writes your nursery's weekly newsletter from your stock list.",
					`<header><a href="/">Sproutpost</a><nav><a href="#pricing">Pricing</a><a href="/story">Our story</a></nav></header><main><section><h1>Your greenhouse, in their inbox</h1><p>Sproutpost turns a nursery's stock list into a newsletter that gardeners want to read. Upload a CSV, pick three plants, and hit send.</p><a href="/try">Try it free for 21 days</a></section>
<section><h2>Why nurseries choose Sproutpost</h2><div><div><h3>Written for your climate</h3><p>Frost dates and planting tips match the postcode of every reader.</p></div><div><h3>Photos included</h3><p>More than 12,000 plant pictures that you may use without asking.</p></div><div><h3>No lists to buy</h3><p>We will never sell you addresses, and we'll never sell yours.</p></div></div></section>
<section id="pricing"><h2>Pricing</h2><p>Plans start at $19 a month for 500 subscribers. Every plan includes all templates, and there are no contracts.</p><div><div><h3>Seedling</h3><p>$19/mo</p><p>500 subscribers</p></div><div><h3>Border</h3><p>$39/mo</p><p>2,500 subscribers</p></div><div><h3>Meadow</h3><p>Custom</p><p>Talk to us</p></div></div><p>Mailing a postcard costs about $0.85 these days.</p></section>
<section><h2>What growers say</h2><figure><blockquote>It doubled our spring sales.</blockquote><figcaption>Theo Marsh, Marsh &amp; Daughters, est. 1961</figcaption></figure></section></main><footer><p>Sproutpost Inc. · 77 Mill Road, Burlington, VT 05401 · <a href="mailto:hello@sproutpost.com">hello@sproutpost.com</a></p><p>Icons by Feather. Emails delivered by Postmark of Philadelphia.</p></footer>`,
				),
			],
			"/story": [
				"about",
				page(
					"en",
					"Our story | Sproutpost",
					`<header><a href="/">Sproutpost</a></header><main><h1>Our story</h1><p>In the winter of 2019, Amy Delacroix was writing newsletters for her parents' nursery by hand. Her neighbour, developer Sam Okafor, offered to help. By spring they had a prototype, and a year later they founded Sproutpost together.</p><p>Her parents opened their nursery in 1984.</p><p>Sproutpost is now used by 210 nurseries in the United States and Canada.</p></main>`,
				),
			],
		},
		traps: [
			[
				"postcards",
				"pricing_summary",
				"Mailing a postcard costs about $0.85 these days.",
				"Mailing a postcard costs about $0.85 these days.",
			],
			["praise", "description", "Sproutpost doubled our spring sales.", "It doubled our spring sales."],
			["parents", "founded_year", "1984", "Her parents opened their nursery in 1984."],
			["client's year", "founded_year", "1961", "Theo Marsh, Marsh & Daughters, est. 1961"],
			["sender", "city", "Philadelphia", "Emails delivered by Postmark of Philadelphia."],
			["client", "founders", "Theo Marsh", "Theo Marsh, Marsh & Daughters, est. 1961"],
		],
		honest: [
			["slogan", "tagline", "Your greenhouse, in their inbox", "Your greenhouse, in their inbox"],
			[
				"what it is",
				"description",
				"Sproutpost turns a nursery's stock list into a newsletter that gardeners want to read.",
				"Sproutpost turns a nursery's stock list into a newsletter that gardeners want to read.",
			],
			[
				"how",
				"description",
				"Upload a CSV, pick three plants, and hit send.",
				"Upload a CSV, pick three plants, and hit send.",
			],
			[
				"card",
				"description",
				"Frost dates and planting tips match the postcode of every reader.",
				"Frost dates and planting tips match the postcode of every reader.",
			],
			[
				"users",
				"description",
				"Sproutpost is now used by 210 nurseries in the United States and Canada.",
				"Sproutpost is now used by 210 nurseries in the United States and Canada.",
			],
			["reason", "usps", "Written for your climate", "Written for your climate"],
			["reason", "usps", "Photos included", "Photos included"],
			["reason", "usps", "No lists to buy", "No lists to buy"],
			["model", "pricing_model", "paid", "$19/mo"],
			[
				"price",
				"pricing_summary",
				"Plans start at $19 a month for 500 subscribers.",
				"Plans start at $19 a month for 500 subscribers.",
			],
			["price", "pricing_summary", "Border: $39/mo", ["Border", "$39/mo"]],
			["country", "country", "US", "77 Mill Road, Burlington, VT 05401"],
			["city", "city", "Burlington", "Sproutpost Inc. · 77 Mill Road, Burlington, VT 05401"],
			["mailbox", "contact_email", "hello@sproutpost.com", "hello@sproutpost.com"],
			["tag", "tags", "newsletters", "Newsletters for plant nurseries"],
			[
				"price",
				"pricing_summary",
				"Every plan includes all templates, and there are no contracts.",
				"Every plan includes all templates, and there are no contracts.",
			],
			["price", "pricing_summary", "Seedling: $19/mo, 500 subscribers", ["Seedling", "$19/mo", "500 subscribers"]],
			["price", "pricing_summary", "Meadow: custom", ["Meadow", "Custom"]],
		],
		refused: [
			[
				"what it is",
				"short_description",
				"Sproutpost writes your nursery's weekly newsletter from your stock list.",
				"Sproutpost writes your nursery's weekly newsletter from your stock list.",
			],
			[
				"card",
				"description",
				"Sproutpost includes more than 12,000 plant pictures that you may use without asking.",
				"More than 12,000 plant pictures that you may use without asking.",
			],
			[
				"promise",
				"description",
				"Sproutpost will never sell you addresses.",
				"We will never sell you addresses, and we'll never sell yours.",
			],
			[
				"users",
				"description",
				"Sproutpost is used by 210 nurseries in the United States and Canada.",
				"Sproutpost is now used by 210 nurseries in the United States and Canada.",
			],
			[
				"founder",
				"founders",
				"Amy Delacroix",
				[
					"Her neighbour, developer Sam Okafor, offered to help. By spring they had a prototype, and a year later they founded Sproutpost together.",
					"In the winter of 2019, Amy Delacroix was writing newsletters for her parents' nursery by hand.",
				],
			],
		],
	},
	{
		origin: "https://gaugeboard.io",
		pages: {
			"/": [
				"home",
				described(
					"en",
					"Gaugeboard — status pages for internal teams",
					"Status pages for the systems only your colleagues see.",
					`<header><a href="/">Gaugeboard</a><nav><a href="/pricing">Pricing</a><a href="/docs">Docs</a><a href="/blog">Blog</a></nav></header><main><section><p>Status pages for internal teams</p><h1>Stop answering "is it down?"</h1><p>Gaugeboard gives every internal system a status page your colleagues can read. It plugs into the monitors you already have.</p><a href="/signup">Get started — it's free</a></section>
<section><h2>One page for everything behind the VPN</h2><p>Payroll, the warehouse scanner, the printer on floor three: if someone depends on it, it gets a light. When a monitor fails, Gaugeboard posts to Slack before the first ticket arrives.</p></section>
<section><h2>What's inside</h2><dl><dt>Private by default</dt><dd>Pages sit behind your SSO, not on the open web.</dd><dt>Plain-language incidents</dt><dd>Templates help you say what is broken and until when.</dd><dt>Quiet hours</dt><dd>Nobody is paged for the coffee machine at night.</dd><dt>Audit log</dt><dd>Every change is kept for 13 months.</dd></dl></section>
<section><h2>Integrates with</h2><ul><li>Prometheus</li><li>Datadog</li><li>Pingdom</li></ul></section>
<section><h2>What we don't do</h2><p>Gaugeboard is not a monitoring tool. We don't run checks ourselves.</p></section></main><footer><p>Gaugeboard Oy, Kalevankatu 18, 00100 Helsinki, Finland</p><p>Business ID 3012345-6 · team@gaugeboard.io</p></footer>`,
				),
			],
			"/pricing": [
				"pricing",
				page(
					"en",
					"Pricing — Gaugeboard",
					`<header><a href="/">Gaugeboard</a></header><main><h1>Pricing that fits on a napkin</h1><div><div><h3>Free</h3><p>€0</p><p>for up to 5 systems</p><a href="/signup">Sign up</a></div><div><p>Most popular</p><h3>Team</h3><p>€49</p><p>per month, for up to 50 systems</p><a href="/signup">Start trial</a></div><div><h3>Company</h3><p>€149</p><p>per month, unlimited systems and SSO</p><a href="/sales">Contact sales</a></div></div><h2>FAQ</h2><h3>Do you charge per user?</h3><p>No. Readers are always free, and so are editors.</p><p>An hour of downtime costs the average factory €40,000.</p></main>`,
				),
			],
		},
		traps: [
			["not its thing", "description", "Gaugeboard is a monitoring tool.", "Gaugeboard is not a monitoring tool."],
			["integration", "features", "Prometheus", "Prometheus"],
			[
				"loss",
				"pricing_summary",
				"An hour of downtime costs the average factory €40,000.",
				"An hour of downtime costs the average factory €40,000.",
			],
			["not its thing", "description", "Gaugeboard runs checks itself.", "We don't run checks ourselves."],
			[
				"others' plan",
				"pricing_summary",
				"Team: €149 per month",
				["Team", "€149", "per month, unlimited systems and SSO"],
			],
		],
		honest: [
			[
				"what it is",
				"short_description",
				"Status pages for the systems only your colleagues see.",
				"Status pages for the systems only your colleagues see.",
			],
			[
				"what it is",
				"description",
				"Gaugeboard gives every internal system a status page your colleagues can read.",
				"Gaugeboard gives every internal system a status page your colleagues can read.",
			],
			[
				"joined",
				"description",
				"Gaugeboard plugs into the monitors you already have.",
				"It plugs into the monitors you already have.",
			],
			[
				"what it does",
				"description",
				"When a monitor fails, Gaugeboard posts to Slack before the first ticket arrives.",
				"When a monitor fails, Gaugeboard posts to Slack before the first ticket arrives.",
			],
			[
				"card",
				"description",
				"Pages sit behind your SSO, not on the open web.",
				"Pages sit behind your SSO, not on the open web.",
			],
			[
				"card",
				"description",
				"Templates help you say what is broken and until when.",
				"Templates help you say what is broken and until when.",
			],
			["card", "description", "Every change is kept for 13 months.", "Every change is kept for 13 months."],
			["entry", "features", "Private by default", "Private by default"],
			["entry", "features", "Plain-language incidents", "Plain-language incidents"],
			["entry", "features", "Quiet hours", "Quiet hours"],
			["entry", "features", "Audit log", "Audit log"],
			["model", "pricing_model", "freemium", ["€0", "€49"]],
			["country", "country", "FI", "Gaugeboard Oy, Kalevankatu 18, 00100 Helsinki, Finland"],
			["city", "city", "Helsinki", "Gaugeboard Oy, Kalevankatu 18, 00100 Helsinki, Finland"],
			["mailbox", "contact_email", "team@gaugeboard.io", "team@gaugeboard.io"],
			[
				"faq",
				"faqs",
				"No. Readers are always free, and so are editors.",
				["Do you charge per user?", "No. Readers are always free, and so are editors."],
			],
			["price", "pricing_summary", "Free: €0 for up to 5 systems", ["Free", "€0", "for up to 5 systems"]],
			[
				"price",
				"pricing_summary",
				"Team: €49 per month, for up to 50 systems",
				["Team", "€49", "per month, for up to 50 systems"],
			],
			[
				"price",
				"pricing_summary",
				"Company: €149 per month",
				["Company", "€149", "per month, unlimited systems and SSO"],
			],
		],
		refused: [
			["slogan", "tagline", 'Stop answering "is it down?"', 'Stop answering "is it down?"'],
			["not", "description", "Gaugeboard is not a monitoring tool.", "Gaugeboard is not a monitoring tool."],
			["tag", "tags", "status pages", "Status pages for internal teams"],
		],
	},
	{
		origin: "https://kidsrota.co.nz",
		pages: {
			"/": [
				"home",
				described(
					"en",
					"KidsRota - co-parenting calendar",
					"KidsRota is a shared calendar for parents who live apart.",
					`<header><a href="/">KidsRota</a></header><main><h1>Two homes, one calendar</h1><p>KidsRota is the shared calendar for parents who live apart. Handovers, school trips and swimming bags are in one place, and neither of you has to ask.</p>
<h2>Features</h2><h3>Rotation patterns</h3><p>Week on, week off, 2-2-3 or your own: set it once and KidsRota fills in the year.</p><h3>Swap requests</h3><p>Ask for a swap and the other parent answers with a tap.</p><h3>Shared costs</h3><p>Photograph a receipt; KidsRota splits it the way you agreed.</p><h3>Kids' view</h3><p>Children see where they sleep tonight, and nothing else.</p>
<h2>Cost</h2><p>KidsRota costs NZ$8 a month per family, not per parent. The first month is free, and families on a Community Services Card don't pay at all.</p><p>A family lawyer charges about NZ$350 an hour.</p>
<h2>About us</h2><p>Hi, we're Mere and Tom. We separated in 2018, stayed friends, and built KidsRota at opposite ends of Wellington. Tom previously founded Pedal Post.</p><p>We're a team of three, based in Wellington, New Zealand.</p>
<h2>As seen in</h2><p>Stuff, The Spinoff, RNZ</p></main><footer><p>© 2025 KidsRota Limited · Privacy · <a href="mailto:kiaora@kidsrota.co.nz">kiaora@kidsrota.co.nz</a></p></footer>`,
				),
			],
		},
		traps: [
			[
				"lawyer",
				"pricing_summary",
				"A family lawyer charges about NZ$350 an hour.",
				"A family lawyer charges about NZ$350 an hour.",
			],
			[
				"separation",
				"founded_year",
				"2018",
				"We separated in 2018, stayed friends, and built KidsRota at opposite ends of Wellington.",
			],
			[
				"free for some",
				"pricing_model",
				"free",
				"The first month is free, and families on a Community Services Card don't pay at all.",
			],
			["press", "features", "The Spinoff", "Stuff, The Spinoff, RNZ"],
			[
				"per parent",
				"pricing_summary",
				"NZ$8 a month per parent",
				"KidsRota costs NZ$8 a month per family, not per parent.",
			],
		],
		honest: [
			["slogan", "tagline", "Two homes, one calendar", "Two homes, one calendar"],
			[
				"what it is",
				"short_description",
				"KidsRota is a shared calendar for parents who live apart.",
				"KidsRota is a shared calendar for parents who live apart.",
			],
			[
				"what it is",
				"description",
				"KidsRota is the shared calendar for parents who live apart.",
				"KidsRota is the shared calendar for parents who live apart.",
			],
			[
				"what is in",
				"description",
				"Handovers, school trips and swimming bags are in one place, and neither of you has to ask.",
				"Handovers, school trips and swimming bags are in one place, and neither of you has to ask.",
			],
			[
				"card",
				"description",
				"Children see where they sleep tonight, and nothing else.",
				"Children see where they sleep tonight, and nothing else.",
			],
			["entry", "features", "Rotation patterns", "Rotation patterns"],
			["entry", "features", "Swap requests", "Swap requests"],
			["entry", "features", "Shared costs", "Shared costs"],
			["entry", "features", "Kids' view", "Kids' view"],
			["model", "pricing_model", "paid", "KidsRota costs NZ$8 a month per family, not per parent."],
			[
				"price",
				"pricing_summary",
				"KidsRota costs NZ$8 a month per family, not per parent.",
				"KidsRota costs NZ$8 a month per family, not per parent.",
			],
			["country", "country", "NZ", "We're a team of three, based in Wellington, New Zealand."],
			["city", "city", "Wellington", "We're a team of three, based in Wellington, New Zealand."],
			["mailbox", "contact_email", "kiaora@kidsrota.co.nz", "kiaora@kidsrota.co.nz"],
			["tag", "tags", "shared calendar", "KidsRota is the shared calendar for parents who live apart."],
			[
				"price",
				"pricing_summary",
				"The first month is free",
				"The first month is free, and families on a Community Services Card don't pay at all.",
			],
		],
		refused: [
			[
				"card",
				"description",
				"Set it once and KidsRota fills in the year.",
				"Week on, week off, 2-2-3 or your own: set it once and KidsRota fills in the year.",
			],
			[
				"card",
				"description",
				"Ask for a swap and the other parent answers with a tap.",
				"Ask for a swap and the other parent answers with a tap.",
			],
			[
				"card",
				"description",
				"KidsRota splits receipts the way you agreed.",
				"Photograph a receipt; KidsRota splits it the way you agreed.",
			],
			[
				"price",
				"pricing_summary",
				"NZ$8 a month per family",
				"KidsRota costs NZ$8 a month per family, not per parent.",
			],
		],
	},
];
