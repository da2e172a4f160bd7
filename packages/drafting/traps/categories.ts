import type { CategoryChoice } from "#core/drafts/draft-fields";
import { onHome, type Trap } from "#drafting/traps/trap";

/** A directory whose site team has said by which words its categories are found. */
const TREE: readonly CategoryChoice[] = [
	{ slug: "finance", name: "Finance", description: "Money of a business.", synonyms: ["accounting"], hints: ["money"] },
	{
		slug: "invoicing",
		name: "Invoicing",
		description: "Writing invoices and getting paid.",
		parent: "finance",
		synonyms: ["invoices for", "sends the invoices", "invoicing"],
		hints: ["invoice"],
	},
	{
		slug: "payroll",
		name: "Payroll",
		description: "Wages and filings.",
		parent: "finance",
		synonyms: ["payroll", "wages"],
		hints: ["salary"],
	},
	{
		slug: "shops",
		name: "Online Stores",
		description: "Shop software.",
		synonyms: ["shop software", "flower shops"],
		hints: ["shop"],
	},
	{ slug: "crm", name: "CRM", description: "Contacts and deals.", synonyms: ["crm"], hints: ["contact", "deal"] },
	{
		slug: "ai",
		name: "AI Assistants",
		description: "Chat and voice assistants.",
		synonyms: ["chatbot", "ai assistant"],
		hints: ["ai", "assistant"],
	},
	{
		slug: "scheduling",
		name: "Scheduling",
		description: "Calendars and bookings.",
		synonyms: ["appointment booking", "scheduling"],
		hints: ["calendar", "booking"],
	},
	{
		slug: "social",
		name: "Social Media",
		description: "Planning posts.",
		synonyms: ["social media"],
		hints: ["social"],
	},
];

const INTRO = ["Invoices for florists", "Acme writes and sends the invoices of flower shops."];

/** A directory's words for its categories, found where they do not say what the product is. */
export const CATEGORY_TRAPS: readonly Trap[] = [
	...onHome("a category told once", "categories", false, [
		["Payroll", "Payroll for florists", "<h2>Payroll for florists</h2>"],
		["Scheduling", ["Appointment booking", "Your calendar"], list("Features", "Appointment booking", "Your calendar")],
		["AI Assistants", "Ask our assistant", "<h2>Ask our assistant</h2>"],
		["CRM", ["Contact us", "Contact sales"], "<h2>Contact us</h2><p>Contact sales</p>"],
	]),
	...onHome("a category of whom it is for", "categories", false, [
		["Online Stores", INTRO, ""],
		[
			"Online Stores",
			["Invoices for flower shops", "Acme sends invoices for flower shops."],
			duo("Invoices for flower shops", "Acme sends invoices for flower shops."),
		],
	]),
	...onHome("a category of what it works with", "categories", false, [
		[
			"CRM",
			["Invoicing with your CRM", "Acme is invoicing that works with every CRM."],
			duo("Invoicing with your CRM", "Acme is invoicing that works with every CRM."),
		],
		[
			"Payroll",
			["Works with payroll", "Acme sends invoices with payroll on the side."],
			duo("Works with payroll", "Acme sends invoices with payroll on the side."),
		],
	]),
	...onHome("a category that is denied or planned", "categories", false, [
		["CRM", ["Acme is not a CRM.", "No CRM needed"], "<h2>No CRM needed</h2><p>Acme is not a CRM.</p>"],
		[
			"Payroll",
			["Payroll is coming soon", "Acme will do payroll next year."],
			"<h2>Payroll is coming soon</h2><p>Acme will do payroll next year.</p>",
		],
	]),
	...onHome("a category of somebody else", "categories", false, [
		[
			"Scheduling",
			["Petal House offers appointment booking.", "Scheduling at Petal House"],
			"<h2>Our customers</h2><h3>Scheduling at Petal House</h3><p>Petal House offers appointment booking.</p>",
		],
		[
			"Social Media",
			["Follow us on social media", "Acme is on social media."],
			"<h2>Follow us on social media</h2><footer><p>Acme is on social media.</p></footer>",
		],
		[
			"AI Assistants",
			["Unlike a chatbot, Acme answers.", "Other tools are a chatbot"],
			"<h2>Other tools are a chatbot</h2><p>Unlike a chatbot, Acme answers.</p>",
		],
	]),
	...onHome("a category that its quotes support", "categories", true, [
		["Invoicing", INTRO, ""],
		[
			"Invoicing",
			["Invoices for florists", "Acme is invoicing for people who love flowers."],
			"<p>Acme is invoicing for people who love flowers.</p>",
		],
	]),
].map((trap) => ({ ...trap, categories: TREE }));

function list(heading: string, ...entries: string[]): string {
	return `<h2>${heading}</h2><ul>${entries.map((entry) => `<li>${entry}</li>`).join("")}</ul>`;
}

function duo(heading: string, sentence: string): string {
	return `<h2>${heading}</h2><p>${sentence}</p>`;
}
