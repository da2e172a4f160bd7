import type { CategoryChoice } from "#core/drafts/draft-fields";
import { type Case, onHome, type Trap } from "#drafting/traps/trap";

/** What is made of a sentence by leaving out a part of it. */
const cut = (value: string, sentence: string, lang = "en"): Case => [value, sentence, `<p>${sentence}</p>`, lang];
/** Somebody's name, in a part of the page that stands before the footer. */
const ana = (quote: string, part: string, lang = "en"): Case => ["Ana Ruiz", quote, part, lang];
/** An entry of a list of features, without what it is bound to. */
const entry = (value: string, item: string, after = "", lang = "en"): Case => [
	value,
	value,
	`<h2>Features</h2><ul><li>Recurring invoices</li><li>${item}</li><li>Reminders by mail</li></ul>${after}`,
	lang,
];

const CATEGORIES: readonly CategoryChoice[] = [
	{ slug: "crm", name: "CRM", description: "Keeping track of customers, leads and sales conversations." },
	{ slug: "accounting", name: "Accounting", description: "Bookkeeping, invoices, payroll and taxes." },
	{ slug: "security", name: "Security", description: "Passwords, encryption and protection of data." },
	{ slug: "photography", name: "Photography", description: "Taking, editing and sharing photos." },
	{ slug: "travel", name: "Travel", description: "Trips, hotels, flights and places." },
];

/** What is left when a sentence, a list or a name is taken without what it depends on. */
export const SHORTENED_TRAPS: readonly Trap[] = [
	...onHome("a price without what limits it", "pricing_summary", false, [
		cut("$5 per seat", "Phone support costs $5 per seat on top."),
		cut("$49 a month", "Petal House asks $49 a month; we do not."),
		cut("$12 a month", "Until March we charged $12 a month."),
		cut("$29 a month", "You pay $19 a month instead of $29 a month."),
		cut("$40 a month", "You save up to $40 a month with Acme."),
		cut("$9 a month", "Plans range from $9 a month to $99 a month."),
		cut("$1 a month", "For the first three months you pay $1 a month."),
		cut("$9 a month", "Acme costs $9 a month for your first year."),
		cut("$9 a month", "Acme costs $9 a month for charities, $19 for everybody else."),
		cut("$9 a month", "Acme costs $9 a month as of 2027."),
		cut("$9 a month", "Acme costs $9 a month only with a two-year contract."),
		cut("$9 a month", "Acme would cost $9 a month if we sold your data."),
		cut("$9 a month", "Acme costs less than $9 a month."),
		cut("$80 per bouquet", "Our customers charge their clients $80 per bouquet."),
		cut("$300 a month", "A florist pays $300 a month for bookkeeping."),
		cut("$50 a month", "If you cancel early, you pay $50 a month for the rest."),
		cut("$20 an hour", "We pay our testers $20 an hour."),
		cut("$4 per month", "Additional users cost $4 per month."),
		cut("19 € im Monat", "Sie zahlen 19 € im Monat, sofern Sie zwei Jahre bleiben.", "de"),
		cut("9 € im Monat", "Acme kostet weniger als 9 € im Monat.", "de"),
		cut("9 € im Monat", "Acme kostet im ersten Jahr 9 € im Monat.", "de"),
		cut("29 € par mois", "Au lieu de 29 € par mois, vous payez 19 € par mois.", "fr"),
		cut("15 € al mes", "Antes costaba 15 € al mes y ahora es gratis.", "es"),
		[
			"Others: $49/month",
			["Others", "$49/month"],
			'<section class="pricing"><div class="card"><h3>Others</h3><p>$49/month</p></div><div class="card"><h3>Acme</h3><p>$9/month</p></div></section>',
		],
	]),
	...onHome("a price with all that it is bound to", "pricing_summary", true, [
		cut("$9 a month", "Acme costs $9 a month, and you can leave whenever you like."),
		cut("9 € im Monat", "Acme kostet 9 € im Monat.", "de"),
	]),
	...onHome("made by whoever made something else", "founders", false, [
		ana("Website built by Ana Ruiz", "<p>Website built by Ana Ruiz</p>"),
		ana(
			"Built by Ana Ruiz from a market stall",
			"<h2>Customer stories</h2><h3>Petal House</h3><p>Built by Ana Ruiz from a market stall</p>",
		),
		ana("Theme made by Ana Ruiz", "<p>Theme made by Ana Ruiz</p>"),
		ana("Icons made by Ana Ruiz", "<p>Icons made by Ana Ruiz</p>"),
		ana("Made by Ana Ruiz with Acme", "<h2>Showcase</h2><p>Made by Ana Ruiz with Acme</p>"),
		ana(
			"Made by Ana Ruiz",
			"<h2>Templates</h2><div><h3>Rose</h3><p>Made by Ana Ruiz</p></div><div><h3>Tulip</h3><p>Made by Bo Lind</p></div>",
		),
		ana("The German translation was made by Ana Ruiz.", "<p>The German translation was made by Ana Ruiz.</p>"),
		ana("Powered by Bloomkit, built by Ana Ruiz", "<p>Powered by Bloomkit, built by Ana Ruiz</p>"),
		ana("Inspired by Petalbook, made by Ana Ruiz", "<p>Inspired by Petalbook, made by Ana Ruiz</p>"),
		ana("Gebaut von Ana Ruiz, Agentur Nordlicht", "<p>Gebaut von Ana Ruiz, Agentur Nordlicht</p>", "de"),
		ana("Not built by Ana Ruiz, whatever you have read", "<p>Not built by Ana Ruiz, whatever you have read</p>"),
		ana("Built by Ana Ruiz", "<h2>Integrations</h2><h3>Shopify bridge</h3><p>Built by Ana Ruiz</p>"),
		ana("Site réalisé par Ana Ruiz", "<p>Site réalisé par Ana Ruiz</p>", "fr"),
		ana("Built by Ana Ruiz", "<h2>Made with Acme</h2><h3>Rosewood flowers</h3><p>Built by Ana Ruiz</p>"),
		ana("Built by Ana Ruiz for Petal House", "<p>Built by Ana Ruiz for Petal House</p>"),
	]),
	...onHome("made by its makers", "founders", true, [
		ana("Built by Ana Ruiz in Bonn", "<p>Built by Ana Ruiz in Bonn</p>"),
	]),
	...onHome("a list without what its entries are bound to", "description", false, [
		cut("Acme sends invoices, reminders and contracts.", "Acme sends invoices, reminders and, from 2027, contracts."),
		cut("Acme sends invoices, reminders and advertising.", "Acme sends invoices, reminders and no advertising."),
		cut("Acme prints invoices, labels and cards.", "Acme prints invoices, labels (Pro plan) and cards."),
		cut("Acme sells your data.", "Acme never loses, forgets or sells your data."),
		cut("Acme exports contacts and orders.", "Acme exports neither contacts nor orders."),
		cut("Acme works with Excel, Word and Pages.", "Acme works with everything but Excel, Word and Pages."),
		cut("Acme is free.", "Acme is free of ads, trackers and fees."),
		cut("Acme is open to florists and gardeners.", "Acme is open to florists, gardeners and schools in Canada only."),
		cut(
			"Acme schreibt Rechnungen, Mahnungen und Angebote.",
			"Acme schreibt Rechnungen, Mahnungen und bald auch Angebote.",
			"de",
		),
		cut(
			"Acme envoie des factures, des rappels et des devis.",
			"Acme envoie des factures, des rappels et prochainement des devis.",
			"fr",
		),
		cut("Acme sends invoices and letters.", "Acme sends invoices, rarely reminders and, on request, letters."),
		cut(
			"Acme writes invoices and reminders.",
			"Acme writes invoices and reminders until the end of 2024, then invoices alone.",
		),
	]),
	...onHome("a sentence without what takes it back", "description", false, [
		cut("Acme stores your invoices.", "Acme stores your invoices until 2024."),
		cut("Acme signs invoices.", "Acme signs invoices in a closed beta."),
		cut("Acme reads receipts.", "Acme reads receipts except handwritten ones."),
		cut("Acme prints labels.", "Acme prints labels on the Pro plan only."),
		cut("Acme pays your suppliers.", "Acme pays your suppliers, or will from May."),
		cut("Acme is a bank for florists.", "Acme is a bank for florists in name only."),
		cut("Acme files your taxes.", "Acme files your taxes if you ask your accountant to sign them."),
		cut("Acme delivers flowers.", "Acme delivers flowers, we are often told, but that is a misunderstanding."),
		cut("Acme is a CRM.", "Acme is a CRM, according to some."),
		cut("Acme deletes your data after 30 days.", "Acme deletes your data after 30 days unless you pay."),
		cut("Acme speichert Rechnungen.", "Acme speichert Rechnungen nur in der Beta.", "de"),
		cut("Acme verschickt Rechnungen per Post.", "Acme verschickt Rechnungen per Post, außer nach Österreich.", "de"),
		cut("Acme scanne les reçus.", "Acme scanne les reçus, sauf ceux écrits à la main.", "fr"),
		cut("Acme works offline.", "Acme works offline as long as you do nothing."),
		cut("Acme works offline.", "Acme works offline in theory."),
		cut("Acme imports orders from Shopify.", "Acme imports orders from Shopify in the demo."),
		cut("Acme files your taxes.", "Acme files your taxes, provided you live in Estonia."),
		cut("Acme works without an account.", "Acme works offline and, come spring, without an account."),
		cut("Acme replaces your accountant.", "Acme replaces your accountant, or so our competitors fear."),
		cut("Acme is a diary for clubs.", "Acme is a diary for clubs that we gave up in 2022."),
	]),
	...onHome("a sentence without what adds to it", "description", true, [
		cut("Acme sends invoices and reminders.", "Acme sends invoices, reminders and contracts."),
		cut("Acme reads receipts.", "Acme reads receipts, and we check each of them."),
	]),
	...onHome("a category named beside the product", "categories", false, [
		[
			"crm",
			"“Acme is the CRM my shop needed.”",
			"<blockquote><p>“Acme is the CRM my shop needed.”</p><cite>Lea Brandt</cite></blockquote>",
		],
		["crm", "Looking for a CRM? Acme is not one.", "<p>Looking for a CRM? Acme is not one.</p>"],
		[
			"security",
			"Vault, our sister product, is security software.",
			"<p>Vault, our sister product, is security software.</p>",
		],
		["crm", "Plugs into your CRM", "<h2>Plugs into your CRM</h2><p>Invoices appear beside the customer.</p>"],
		["photography", "Acme began as a photography app.", "<p>Acme began as a photography app.</p>"],
		["travel", "Acme is a travel app's former billing part.", "<p>Acme is a travel app's former billing part.</p>"],
		["crm", "Acme is a better idea than a CRM.", "<p>Acme is a better idea than a CRM.</p>"],
	] satisfies Case[]).map((trap) => ({ ...trap, categories: CATEGORIES })),
	...onHome("an entry without what it is bound to", "features", false, [
		entry("Single sign-on", "Single sign-on (Enterprise)"),
		entry("Label printing", "Label printing – coming in May"),
		entry("Offline mode", "Offline mode*", "<p>* not on iPhones</p>"),
		entry("Shared inbox", "Shared inbox: beta until 2024"),
		entry("Gift cards", "Gift cards (discontinued)"),
		entry("Label printing", "Not included: Label printing"),
		entry("Label printing", "Label printing, sold separately"),
		entry("Label printing", "Label printing · add-on"),
		entry("Etikettendruck", "Etikettendruck (nur im Tarif Pro)", "", "de"),
		entry("Offline mode", "Offline mode <small>iPad only</small>"),
	]),
	...onHome("a year of something else", "founded_year", false, [
		[
			"1987",
			"Founded in 1987 by two sisters.",
			"<h2>The story of Petal House</h2><p>Founded in 1987 by two sisters.</p>",
		],
		cut("1931", "The mill that we work in, est. 1931, has no heating."),
		cut("2016", "The guild of florists, founded in 2016, made us its partner."),
	]),
];
