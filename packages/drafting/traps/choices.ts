import type { CategoryChoice } from "#core/drafts/draft-fields";
import { onHome, type Trap } from "#drafting/traps/trap";

const CATEGORIES: readonly CategoryChoice[] = [
	{
		slug: "ai",
		name: "Artificial Intelligence",
		description: "Products whose main work is done by machine learning: assistants that answer and act.",
	},
	{ slug: "invoicing", name: "Invoicing", description: "Writing and sending invoices, reminders, getting paid." },
	{
		slug: "games",
		name: "Games",
		description: "Games to play alone or together, on phones, consoles and in the browser.",
	},
	{ slug: "travel", name: "Travel", description: "Booking trips, hotels and flights." },
	{
		slug: "security",
		name: "Security and Privacy",
		description: "Passwords, encryption, scanners and everything that protects data.",
	},
	{ slug: "email", name: "Email Marketing", description: "Newsletters, campaigns and mailing lists." },
];

const withCategories = (traps: readonly Trap[]): Trap[] => traps.map((trap) => ({ ...trap, categories: CATEGORIES }));

const list = (heading: string, ...entries: string[]) =>
	`<h2>${heading}</h2><ul>${entries.map((entry) => `<li>${entry}</li>`).join("")}</ul>`;

const SCRAP_SENTENCE =
	"Acme is a simple all-in-one invoicing platform that helps your small team write and send more bills.";

/** Values that a page offers in plenty, most of them about something else. */
export const CHOICE_TRAPS: readonly Trap[] = [
	...onHome("a heading that is no slogan", "tagline", false, [
		["Get in touch with us today", "Get in touch with us today", "<h2>Get in touch with us today</h2>"],
		["Subscribe to our newsletter", "Subscribe to our newsletter", "<h2>Subscribe to our newsletter</h2>"],
		["What our customers say", "What our customers say", "<h2>What our customers say</h2>"],
		["Lorem ipsum dolor sit amet", "Lorem ipsum dolor sit amet", "<h2>Lorem ipsum dolor sit amet</h2>"],
		["Just another WordPress site", "Just another WordPress site", "<p>Just another WordPress site</p>"],
		[
			"Acme saved our shop",
			"Acme saved our shop",
			"<h2>Testimonials</h2><blockquote><p>Acme saved our shop</p></blockquote>",
		],
		[
			"Petal House opens a second shop",
			"Petal House opens a second shop",
			"<h2>Latest news</h2><h3>Petal House opens a second shop</h3>",
		],
		["This site uses cookies to work", "This site uses cookies to work", "<p>This site uses cookies to work</p>"],
		["Frequently asked questions", "Frequently asked questions", "<h2>Frequently asked questions</h2>"],
		["Terms and conditions apply", "Terms and conditions apply", "<p>Terms and conditions apply</p>"],
		["Kontaktieren Sie uns jetzt", "Kontaktieren Sie uns jetzt", "<h2>Kontaktieren Sie uns jetzt</h2>", "de"],
		["Page not found or moved", "Page not found or moved", "<h2>Page not found or moved</h2>"],
		["Call us on 01 555 0100", "Call us on 01 555 0100", "<h2>Call us on 01 555 0100</h2>"],
	]),
	...onHome("own slogan", "tagline", true, [
		["Invoices for florists", "Invoices for florists", ""],
		["Flowers first, paper later", "Flowers first, paper later", "<h2>Flowers first, paper later</h2>"],
	]),
	...onHome("entries of somebody else", "features", false, [
		[
			"Dana Whitfield",
			"Dana Whitfield",
			"<h2>Our team</h2><div><h3>Dana Whitfield</h3><p>She answers the phone on weekdays.</p></div><div><h3>Max Weber</h3><p>He keeps the servers in good order.</p></div>",
		],
		[
			"Great support",
			"Great support",
			"<h2>Reviews</h2><div><h3>Great support</h3><p>They answered within an hour. Thanks!</p></div><div><h3>Love it</h3><p>Saves me hours every single week.</p></div>",
		],
		[
			"Second shop opened",
			"Second shop opened",
			"<h2>Latest news</h2><div><h3>Second shop opened</h3><p>On Monday we opened a second shop in Ghent.</p></div><div><h3>Award won</h3><p>We won an award at the fair in Kortrijk.</p></div>",
		],
		["Petal House", "Petal House", list("Our customers", "Petal House", "Blumen Keller", "Fleurs de Lyon")],
		["Bank connection", "Bank connection", list("What BloomBill lacks", "Bank connection", "Reminders by mail")],
		["Payment by card", "Payment by card", list("Our partners", "Payment by card", "Parcel service")],
		["Support agent", "Support agent", list("Open positions", "Support agent", "Backend developer")],
		["Garden fair Ghent", "Garden fair Ghent", list("Upcoming events", "Garden fair Ghent", "Florist day Lyon")],
		[
			"Free flowers every Friday",
			"Free flowers every Friday",
			list("Why work with us", "Free flowers every Friday", "Thirty days off"),
		],
		["Petal House wins", "Petal House wins", list("Case studies", "Petal House wins", "Keller grows")],
	]),
	...onHome("entries that are no features", "features", false, [
		["Privacy policy", "Privacy policy", list("Legal", "Privacy policy", "Terms of use")],
		["Create an account", "Create an account", list("Getting started", "Create an account", "Confirm your address")],
		[
			"Bank transfer is not supported",
			"Bank transfer is not supported",
			list("Features", "Bank transfer is not supported"),
		],
		["Payroll", "Payroll", list("Coming soon", "Payroll", "Tax returns")],
		["Android app", "Android app", list("Roadmap", "Android app", "Bank feed")],
		["No mobile app yet", "No mobile app yet", list("Features", "No mobile app yet")],
		[
			"Internet Explorer 8",
			"Internet Explorer 8",
			list("System requirements", "Internet Explorer 8", "512 MB of memory"),
		],
		["Monday to Friday", "Monday to Friday", list("Opening hours", "Monday to Friday", "Closed on Sunday")],
		[
			"Can I pay by card",
			"Can I pay by card?",
			"<h2>Questions</h2><h3>Can I pay by card?</h3><p>Yes, with all major cards.</p>",
		],
		["bank", "Bankruptcy forms for lawyers", list("Features", "Bankruptcy forms for lawyers")],
		["Subscribe to our newsletter", "Subscribe to our newsletter", list("Features", "Subscribe to our newsletter")],
	]),
	...onHome("own features", "features", true, [
		[
			"Automatic reminders",
			"Automatic reminders",
			list("Features", "Automatic reminders", "Bank connection", "Recurring invoices"),
		],
		[
			"Recurring invoices",
			"Recurring invoices",
			"<h2>What Acme does</h2><div><h3>Recurring invoices</h3><p>Weddings are billed in parts, week by week.</p></div><div><h3>Reminders</h3><p>Late payers are asked in a friendly way.</p></div>",
		],
		[
			"Rappels automatiques",
			"Rappels automatiques",
			list("Fonctionnalités", "Rappels automatiques", "Factures récurrentes"),
			"fr",
		],
	]),
	...onHome("a word of another matter", "tags", false, [
		["newsletter", "Subscribe to our newsletter", "<h2>Subscribe to our newsletter</h2>"],
		["marketing", "We use marketing cookies", "<h2>We use marketing cookies</h2>"],
		["art", "Start now with your invoices", "<h2>Start now with your invoices</h2>"],
		["crm", "Acme is not a CRM", "<h2>Acme is not a CRM</h2>"],
		["video", "Watch the video", "<h2>Watch the video</h2>"],
		["social", "Follow us on social media", "<h2>Follow us on social media</h2>"],
		[
			"travel",
			"Travel agencies love their own tools",
			"<h2>Our customers</h2><h3>Travel agencies love their own tools</h3>",
		],
		["blog", "From the blog", "<h2>From the blog</h2>"],
		["hosting", "Hosting by Hetzner", "<h2>Hosting by Hetzner</h2>"],
		["community", "Join the community", "<h2>Join the community</h2>"],
		["insurance", "Unlike insurance, Acme has no contract", "<h2>Unlike insurance, Acme has no contract</h2>"],
		["payroll", "Payroll is coming soon", "<h2>Payroll is coming soon</h2>"],
	]),
	...onHome(
		"a word of every product",
		"tags",
		false,
		[
			"simple",
			"platform",
			"helps",
			"small",
			"team",
			"more",
			"all-in-one",
			"simple platform",
			"write and send",
			"Acme",
		].map((word) => [word, SCRAP_SENTENCE, `<p>${SCRAP_SENTENCE}</p>`] as const),
	),
	...onHome("own kind", "tags", true, [
		["invoicing", SCRAP_SENTENCE, `<p>${SCRAP_SENTENCE}</p>`],
		["invoices", "Invoices for florists", ""],
		["invoicing", "Invoicing software for flower shops", "<h2>Invoicing software for flower shops</h2>"],
	]),
	...onHome("reasons of somebody else", "usps", false, [
		[
			"Fresh flowers every day",
			"Fresh flowers every day",
			list("Why people buy at Petal House", "Fresh flowers every day"),
		],
		["Thirty days off a year", "Thirty days off a year", list("Why work with us", "Thirty days off a year")],
		["No support on weekends", "No support on weekends", list("Disadvantages of BloomBill", "No support on weekends")],
		["Read our blog", "Read our blog", list("Why Acme", "Read our blog")],
		[
			"Dana Whitfield, Petal House",
			"Dana Whitfield, Petal House",
			list("Why florists love Acme", "Dana Whitfield, Petal House"),
		],
		["Rich people pay on time", "Rich people pay on time", "<h2>From the blog</h2><h3>Rich people pay on time</h3>"],
	]),
	...onHome("own reasons", "usps", true, [
		["Made by florists", "Made by florists", list("Why Acme", "Made by florists", "Ready in five minutes")],
	]),
	...withCategories([
		...onHome("a category by a single word", "categories", false, [
			["Artificial Intelligence", "How does it work?", "<h2>How does it work?</h2>"],
			["Artificial Intelligence", "We answer and act within a day", "<h2>We answer and act within a day</h2>"],
			["Games", "Play the video", "<h2>Play the video</h2>"],
			["Travel", "Travel agencies love it", "<h2>Our customers</h2><h3>Travel agencies love it</h3>"],
			["Security and Privacy", "Privacy policy", "<h2>Privacy policy</h2>"],
			["Security and Privacy", "Your data is protected", "<h2>Your data is protected</h2>"],
			["Email Marketing", "Subscribe to our newsletters", "<h2>Subscribe to our newsletters</h2>"],
			["Travel", "Meet us at hotels near you", "<h2>Meet us at hotels near you</h2>"],
			["Games", "Acme is not about games.", "<p>Acme is not about games.</p>"],
		]),
		...onHome("own category", "categories", true, [
			["Invoicing", ["Invoices for florists", "Acme writes and sends the invoices of flower shops."], ""],
		]),
	]),
];
