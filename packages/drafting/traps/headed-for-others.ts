import { onHome, onPage, said, type Trap } from "#drafting/traps/trap";

const PRICING = ["/pricing", "pricing", "Pricing"] as const;

const cards = (heading: string, ...entries: (readonly [title: string, text: string])[]): string =>
	`<section><h2>${heading}</h2>${entries.map(([title, text]) => `<div><h3>${title}</h3><p>${text}</p></div>`).join("")}</section>`;
const list = (heading: string, ...entries: string[]): string =>
	`<section><h2>${heading}</h2><ul>${entries.map((entry) => `<li>${entry}</li>`).join("")}</ul></section>`;

const BULK = ["Bulk invoices", "Send fifty invoices with one click."] as const;
const REMINDERS = ["Reminders", "Acme reminds customers who have not paid."] as const;
const LISTS = ["Price lists", "Keep a price list for every season."] as const;
const STOCK = "Stock keeping";
const REASONS = ["No contract", "Help within an hour", "Made by a florist"] as const;

/** What a heading or the text below takes back, or gives to others. */
export const HEADED_FOR_OTHERS: readonly Trap[] = [
	...onHome("a feature that its own text puts off or leaves to others", "features", false, [
		[STOCK, STOCK, cards("Features", BULK, REMINDERS, LISTS, [STOCK, "We leave this to others."])],
		[STOCK, STOCK, cards("Features", BULK, REMINDERS, LISTS, [STOCK, "Available from spring 2027."])],
		[STOCK, STOCK, cards("Features", BULK, REMINDERS, LISTS, [STOCK, "Not in Acme, but Florabill does it well."])],
		[STOCK, STOCK, cards("Funktionen", BULK, REMINDERS, LISTS, [STOCK, "Verfügbar ab Herbst 2027."]), "de"],
	]),
	...onHome("a list under a heading that takes it back", "features", false, [
		[STOCK, STOCK, list("Why we left things out", STOCK, "Route planning", "Chat")],
		[STOCK, STOCK, list("Features you can vote for", STOCK, "Route planning", "Counting stems")],
		[STOCK, STOCK, list("Features of the old version", STOCK, "Route planning", "Counting stems")],
		[STOCK, STOCK, cards("Jobs we hire for", [STOCK, "You count stems."], ["Route planning", "You drive our van."])],
		[
			STOCK,
			STOCK,
			`<section><h2>Features</h2><h3>Acme</h3><ul><li>Invoices</li><li>Reminders sent</li></ul><h3>Florabill</h3><ul><li>${STOCK}</li><li>Route planning</li></ul></section>`,
		],
		[
			"Late payments",
			"Late payments",
			cards(
				"Sounds familiar?",
				["Late payments", "Customers pay when they like."],
				["Lost notes", "Paper goes missing."],
				["Double work", "You write it all twice."],
			),
		],
	]),
	...onHome("a feature whose text begins with such words", "features", true, [
		[
			"Works offline",
			"Works offline",
			cards("Features", BULK, REMINDERS, ["Works offline", "Available in the field, in the van and in the cellar."]),
		],
		[
			"Nothing to install",
			"Nothing to install",
			cards("Features", BULK, REMINDERS, ["Nothing to install", "Not in your way: Acme runs in the browser."]),
		],
		[
			"Bulk invoices",
			"Bulk invoices",
			"<h2>Features</h2><h3>Acme</h3><ul><li>Bulk invoices</li><li>Reminders sent</li><li>Price lists</li></ul><h3>Acme Plus</h3><ul><li>Route planning</li></ul>",
		],
	]),
	...onHome("reasons against something", "usps", false, [
		["Slow support", "Slow support", list("Why people leave Florabill", "Slow support", "Rising prices", "Lost data")],
		["Slow support", "Slow support", list("Reasons not to use Acme", "Slow support", "Rising prices", "Lost data")],
	]),
	...onHome("reasons for it in like words", "usps", true, [
		["No contract", "No contract", list("Why florists stay with us", ...REASONS)],
		["No contract", "No contract", list("Why teams switch to Acme", ...REASONS)],
		["No contract", "No contract", list("Why people switch from spreadsheets to Acme", ...REASONS)],
	]),
	...onPage(PRICING, "a price of former days", "pricing_summary", false, [
		[
			"Pro: $19 per month",
			["Pro", "$19 per month"],
			"<h2>Our old prices</h2><div><h3>Pro</h3><p>$19 per month</p></div>",
		],
	]),
	...onPage(PRICING, "something beside the product that is free", "pricing_model", false, [
		said("free", "Acme's newsletter is free."),
		said("free", "Our guide to invoices is free forever."),
	]),
	...onPage(PRICING, "the product that is free", "pricing_model", true, [
		said("free", "Our app is free forever."),
		said("free", "Acme's browser extension is free for everyone."),
	]),
	...onHome("all of some, or the best of a place", "description", false, [
		said("Acme is used by every florist.", "Acme is used by every florist in our street."),
		said("Acme is the only tool for florists.", "Acme is the only tool for florists that we know."),
		said("Acme is the best tool for florists.", "Acme is the best tool for florists in our street."),
		said("Acme is the tool for all florists.", "Acme is the tool for all florists of Leeds."),
	]),
];
