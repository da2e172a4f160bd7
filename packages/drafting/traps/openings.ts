import { type Case, onHome, onPage, said, type Trap } from "#drafting/traps/trap";

const ABOUT = ["/about", "about", "About us"] as const;
const PRICING = ["/pricing", "pricing", "Pricing"] as const;

/** A claim out of the title and the text of a card among others. */
const carded = (value: string, title: string, text: string, heading = "What Acme does"): Case => [
	value,
	[title, text],
	`<section><h2>${heading}</h2><div class="card"><h3>${title}</h3><p>${text}</p></div><div class="card"><h3>Reminders</h3><p>A reminder goes out after two weeks.</p></div><div class="card"><h3>Tax reports</h3><p>All taxes of a quarter on one sheet.</p></div></section>`,
];

/** Words of a sentence in other forms, and in an order or a company in which they tell something else. */
const RESTATED: readonly Trap[] = [
	...onHome("words turned round", "description", false, [
		said("Customers are reminded of growers by florists.", "Growers remind florists of customers with Acme."),
		said("Florists are paid by growers.", "With Acme florists pay growers on time."),
		said("Florists pay growers on time.", "Growers pay florists on time with Acme."),
		said("Acme is checked by accountants.", "Acme checks accountants before each audit."),
		said("Invoices replace deliveries.", "Acme replaces invoices after deliveries."),
		said("Orders become invoices before they are delivered.", "Invoices become orders before they are delivered."),
		said("Paper is written from orders.", "Acme writes orders from paper."),
		said("Acme is recommended by accountants.", "Acme recommends accountants to florists."),
		said("Kunden werden von Floristen bezahlt.", "Kunden bezahlen Floristen über Acme.", "de"),
		said("Mit Acme bezahlen Kunden Floristen.", "Floristen bezahlen mit Acme Kunden zurück.", "de"),
		said("Les fleuristes sont payés par les clients.", "Les fleuristes paient les clients avec Acme.", "fr"),
		said("Los floristas son pagados por Acme.", "Los floristas pagan Acme cada mes.", "es"),
		said("Wholesalers are supplied by florists.", "Wholesalers supply florists."),
		said("Banks are sent reminders by customers.", "Banks send reminders to customers."),
	]),
	...onHome("part of a sentence that is not so by itself", "description", false, [
		said("Acme sends invoices.", "Acme drafts, and a person at the shop sends, invoices."),
		said("Acme stores cards.", "Acme reads cards and stores none of them."),
		said("Acme files taxes.", "Acme writes invoices and leaves taxes to be filed by your accountant."),
		said("Acme prints invoices.", "Acme sends invoices and, from spring on, prints invoices."),
		said("Acme delivers flowers.", "Acme writes invoices and Bolt delivers flowers."),
		said("Acme writes invoices in French.", "Acme writes invoices in English and hardly any in French."),
		said("Acme works offline.", "Acme works online and barely works offline."),
		said("Acme insures vans.", "Acme bills deliveries and refers those who want vans insured to a broker."),
		said("Invoices are sent in seconds.", "Acme sends invoices in days, and reminders in seconds."),
		said("Acme exports invoices to Excel.", "Acme exports invoices, and Excel imports them if you pay for Office."),
		said("Acme collects debts.", "Acme writes reminders and refuses to collect debts."),
		said("Acme lends money.", "Acme reminds customers and rarely lends money."),
		said("Acme versendet Briefe.", "Acme schreibt Rechnungen und versendet kaum Briefe.", "de"),
		said("Acme verwaltet Lager.", "Acme schreibt Rechnungen und weigert sich, Lager zu verwalten.", "de"),
		said("Acme imprime les factures.", "Acme envoie les factures et refuse d'imprimer les factures.", "fr"),
	]),
	...onHome("an entry that its sentence does not tell so", "features", false, [
		said("Reads handwriting", "Acme reads print well and struggles with handwriting that it reads."),
		said("Bank sync", "Sync with your bank, a favourite of ours, is gone since May."),
		said("Refunds in one click", "Other tools work with refunds in one click, and long calls."),
		said("Fewer mistakes", "Work with fewer mistakes, says a poster at the wholesaler."),
		said("Live chat", "Petal House answers with live chat, and Acme by mail."),
		said("A free stamp", "The first hundred shops start with a free stamp, and the others without."),
		said("Printing of invoices", "Printing of invoices is up to you with Acme."),
		said("Chasing late payers", "Chasing late payers is what Acme ends for florists."),
		said("Typing invoices twice", "Acme ends typing invoices twice."),
		said("Paper invoices", "Acme replaces paper invoices."),
		said("Late payments", "Acme prevents late payments."),
		said("Doppelte Buchungen", "Acme verhindert doppelte Buchungen.", "de"),
		said("Retards de paiement", "Acme supprime les retards de paiement.", "fr"),
		said("Free delivery", "Florists charge their customers for goods with free delivery, and Acme bills it."),
	]),
	...onHome("an entry that its sentence does not tell so", "usps", false, [
		said("No contract", "No contract, no invoice, no help from a lawyer: that was florists' life before Acme."),
		said("Half the price", "Growers deal with half the price, and florists with all of it."),
		said("Free returns", "Florists struggle with free returns, and Acme counts them."),
		said("The lowest fees", "Banks lure florists with the lowest fees, and take them back later."),
		said("Support at night", "Larger shops work with support at night, and smaller ones by day."),
		said("A lifetime guarantee", "Beware of tools with a lifetime guarantee, and read the small print."),
	]),
	...onHome("a card's title and text joined into something else", "description", false, [
		carded("Acme approves invoices.", "Invoices", "Acme prepares them, and you approve."),
		carded("Bank statements are written by Acme.", "Bank statements", "Acme writes invoices from them."),
		carded(
			"With reminders, an invoice is paid twice.",
			"No double payments",
			"An invoice is paid once with reminders.",
		),
		carded("Petal House sends invoices.", "Petal House", "Sends flowers whose invoices Acme writes."),
		carded("Acme prints labels.", "Labels", "Your printer prints them. Acme designs them."),
		carded("Growers send invoices by post.", "Growers", "Acme sends invoices to them by post."),
	]),
];

/** What a product is, put together of lines that are about different things. */
const head = (title: string, description: string, h1: string, lead: string) =>
	`<!doctype html><html lang="en"><head><title>${title}</title><meta name="description" content="${description}"></head><body><header><a href="/">Acme</a></header><main><h1>${h1}</h1><p>${lead}</p></main><footer><p>© 2024 Acme</p></footer></body></html>`;

const composed = (value: string, quotes: readonly string[], page: string): Trap => ({
	kind: "a kind composed of lines about different things",
	field: "description",
	value,
	quotes,
	pages: { "/": ["home", page] },
	holds: false,
});

const COMPOSED: readonly Trap[] = [
	composed(
		"Acme is a bank for florists.",
		["Acme - Invoices for florists", "Acme sends the invoices of shops to any bank."],
		head(
			"Acme - Invoices for florists",
			"Invoices.",
			"Invoices for florists",
			"Acme sends the invoices of shops to any bank.",
		),
	),
	composed(
		"Acme sells invoices to wholesalers.",
		["Acme writes invoices for florists.", "Works with wholesalers and everyone to whom a shop sells."],
		head(
			"Acme",
			"Acme writes invoices for florists.",
			"Acme writes invoices for florists.",
			"Works with wholesalers and everyone to whom a shop sells.",
		),
	),
	composed(
		"Acme is a free app for florists.",
		["Acme is an app for florists.", "Try it free for 14 days."],
		head("Acme", "Acme is an app for florists.", "Acme is an app for florists.", "Try it free for 14 days."),
	),
	composed(
		"Acme is an offline app for florists.",
		["Acme is an app for florists.", "Never be offline again."],
		head("Acme", "Acme is an app for florists.", "Acme is an app for florists.", "Never be offline again."),
	),
	composed(
		"Acme is an insurance for florists.",
		["Acme is an invoice app for florists.", "Invoices that your insurance accepts"],
		head("Acme", "Acme is an invoice app for florists.", "Invoices that your insurance accepts", "Made in Porto."),
	),
	composed(
		"Acme is an app for 5000 florists.",
		["Acme is an app for florists.", "5000 invoices a day"],
		head("Acme", "Acme is an app for florists.", "5000 invoices a day", "Made in Porto."),
	),
	composed(
		"Acme is an app for growers.",
		["Acme is an app for florists.", "Buy from growers and pay later"],
		head("Acme", "Acme is an app for florists.", "Buy from growers and pay later", "Made in Porto."),
	),
	composed(
		"Acme is an open-source app for florists.",
		["Acme is an app for florists.", "Built on open-source parts"],
		head("Acme", "Acme is an app for florists.", "Built on open-source parts", "Made in Porto."),
	),
];

const FOUNDERS: readonly Trap[] = [
	...onPage(ABOUT, "who began something else", "founders", false, [
		said("Ana Ruiz", "In 2015 Ana Ruiz opened a flower shop, and Acme still writes its invoices."),
		said("Ana Ruiz", "Acme began in 2015 in a house that Ana Ruiz built."),
		said("Ana Ruiz", "Acme was started in 2015 with a loan by Ana Ruiz."),
		said("Ana Ruiz", "Ana Ruiz established a fund that backs Acme."),
		said("Ana Ruiz", "Ana Ruiz, who founded Petal House, is a customer of Acme."),
		said("Ana Ruiz", "Ana Ruiz founded the jury that gave Acme its prize."),
		said("Ana Ruiz", "Ana Ruiz left before we founded Acme."),
		said("Ana Ruiz", "Acme's office in Porto was set up by Ana Ruiz."),
		said("Ana Ruiz", "Ana Ruiz started Acme's chapter in Lisbon in 2019."),
		said("Ana Ruiz", "Ana Ruiz almost founded Acme with us."),
		said("Ana Ruiz", "Ana Ruiz never founded Acme."),
		said("Ana Ruiz", "Ana Ruiz has run Acme since its founder Jo Day retired."),
		said("Ana Ruiz", "Acme started in 2015 as a project of the school that is named after Ana Ruiz."),
		said("Ana Ruiz", "Ana Ruiz hat 2016 den Acme-Stammtisch gegründet.", "de"),
		said("Ana Ruiz", "Ana Ruiz a créé en 2016 le club des clients d'Acme.", "fr"),
		said("Ana Ruiz", "Ana Ruiz fundó en 2016 el premio que ganó Acme.", "es"),
		said("Ana Ruiz", "Ana Ruiz ha fondato nel 2016 la scuola dove Acme è nata.", "it"),
		said("Ana Ruiz", "Acme nasceu em 2016 na casa que Ana Ruiz fundou.", "pt"),
		said("Ana Ruiz", "It began when Ana Ruiz asked us to write her invoices."),
		said("Ana Ruiz", "Ana Ruiz dreamt up the slogan of Acme."),
	]),
];

const YEARS: readonly Trap[] = [
	...onPage(ABOUT, "the year of something else", "founded_year", false, [
		said("2012", "We started in 2012 with an idea and founded Acme three years later."),
		said("2012", "In 2012 we opened our second shop in Porto."),
		said("2012", "We have been around since 2012 as customers of Petal House."),
		said("2012", "The farm was founded in 2012 and sells flowers to our customers."),
		said("2012", "The studio was set up in 2012 for the films of Petal House."),
		said("2012", "We started in 2012 on paper with our customers' books."),
		said("2012", "Established in 2012, the standard is what Acme follows."),
		[
			"2012",
			["2012", "Founded the florists' guild"],
			"<h2>Timeline</h2><ul><li>2012</li><li>Founded the florists' guild</li></ul>",
		],
		["2012", ["2012", "Petal House is founded"], "<h2>History</h2><div><p>2012</p><p>Petal House is founded</p></div>"],
		[
			"2012",
			["2012", "Founders meet at university"],
			"<h2>History</h2><div><p>2012</p><p>Founders meet at university</p></div>",
		],
		[
			"2012",
			["Founded", "2012"],
			"<h2>Our biggest customer</h2><dl><dt>Name</dt><dd>Petal House</dd><dt>Founded</dt><dd>2012</dd></dl>",
		],
		["2012", "Gegründet 2012", "<h2>Unser Partner Petal House</h2><p>Gegründet 2012</p>", "de"],
		said("2012", "Wir starteten 2012 bei Petal House.", "de"),
		said("2012", "Nous existons depuis 2012 dans la tête de nos clients.", "fr"),
		said("2012", "Die Firma besteht seit 2012 aus zwei Teilen.", "de"),
	]),
];

const plans = (part: string) => `<section><h2>Prices</h2>${part}</section>`;
const PRICES: readonly Trap[] = [
	...onPage(PRICING, "the price of somebody else among prices", "pricing_summary", false, [
		[
			"Petal House: $30 per month",
			"Petal House costs $30 per month.",
			plans("<p>Starter costs $9 per month.</p><p>Petal House costs $30 per month.</p>"),
		],
		[
			"Bolt costs $49 per month",
			"Bolt costs $49 per month.",
			plans("<p>Starter costs $9 per month.</p><h3>How we compare</h3><p>Bolt costs $49 per month.</p>"),
		],
		[
			"An accountant costs $200 per month",
			"An accountant costs $200 per month.",
			plans("<p>Starter costs $9 per month.</p><p>An accountant costs $200 per month.</p>"),
		],
		[
			"Starter: $19 per month",
			["Starter", "$19 per month"],
			plans(
				"<div class=c><h3>Starter</h3><p>$9 per month</p></div><div class=c><h3>Pro</h3><p>$19 per month</p></div>",
			),
		],
		[
			"$29 per month",
			"Before we raised it, Pro was $29 per month.",
			plans("<p>Before we raised it, Pro was $29 per month.</p><p>Pro costs $39 per month.</p>"),
		],
		[
			"Pro: $29 per month",
			"Next year Pro will be $29 per month.",
			plans("<p>Next year Pro will be $29 per month.</p><p>Pro costs $39 per month.</p>"),
		],
		[
			"$120 per year",
			"You save $120 per year with Pro.",
			plans("<p>Pro costs $39 per month.</p><p>You save $120 per year with Pro.</p>"),
		],
		[
			"Stripe: $0.30",
			"Stripe takes $0.30 of every payment.",
			plans("<p>Pro costs $39 per month.</p><p>Stripe takes $0.30 of every payment.</p>"),
		],
		[
			"House: £12 per month",
			["House", "£12 (per month)"],
			plans(
				"<h3>What our competitors charge</h3><table><tr><th>Name</th><th>Price</th></tr><tr><td>House</td><td>£12 (per month)</td></tr></table>",
			),
		],
	]),
	...onPage(PRICING, "somebody else's way of pay among prices", "pricing_model", false, [
		["free", "Bank accounts are free.", plans("<p>Pro costs $39 per month.</p><p>Bank accounts are free.</p>")],
		[
			"freemium",
			"Three harbours are free of wind.",
			plans("<p>Pro costs $39 per month.</p><p>Three harbours are free of wind.</p>"),
		],
		["open_source", "Ghost is open source.", plans("<p>Pro costs $39 per month.</p><p>Ghost is open source.</p>")],
		["free", "Petal House costs nothing.", plans("<p>Pro costs $39 per month.</p><p>Petal House costs nothing.</p>")],
	]),
];

const TAGS: readonly Trap[] = [
	...onHome("a kind that is somebody else's", "tags", false, [
		said("flower shop", "Petal House is a flower shop."),
		said("online shop", "Acme is not an online shop."),
		said("marketplace", "Acme will be a marketplace next year."),
		said("spreadsheet", "Acme is better than a spreadsheet."),
		said("accounting firm", "Acme is no accounting firm."),
		said("bank", "Acme is a customer of a bank."),
		said("crm", "Acme is almost a CRM."),
	]),
	...onHome("bold words of lines about others", "features", false, [
		[
			"Bank accounts",
			"Bank accounts: opened for you by Petal House and billed by them.",
			"<h2>What our partners do</h2><ul><li><b>Bank accounts:</b> opened for you by Petal House and billed by them.</li><li><b>Vans:</b> rented to you by Bolt and its many branches.</li></ul>",
		],
		[
			"Warehouse",
			"Warehouse: planned for next spring, with a scanner for labels.",
			"<h2>Features</h2><ul><li><b>Warehouse:</b> planned for next spring, with a scanner for labels.</li><li><b>Reminders:</b> sent to those who are late with paying.</li></ul>",
		],
		[
			"Payroll",
			"Payroll: not part of Acme, ask your accountant for it.",
			"<h2>Features</h2><ul><li><b>Payroll:</b> not part of Acme, ask your accountant for it.</li><li><b>Reminders:</b> sent to those who are late with paying.</li></ul>",
		],
	]),
];

const ADDRESSES: readonly Trap[] = [
	...onPage(ABOUT, "where somebody else is", "city", false, [
		said("Porto", "Petal House, registered in Porto, Portugal, is our oldest customer."),
		said("Porto", "Our server stands in Porto, Portugal."),
		said("Porto", "Jo Day, our accountant, is based in Porto, Portugal."),
		said("Porto", "We are no longer based in Porto, Portugal."),
		said("Porto", "Next year we will be based in Porto, Portugal."),
	]),
];

const HONEST: readonly Trap[] = [
	...onHome("words turned round that tell the same", "description", true, [
		said("Stickers are printed from orders by Acme.", "Acme prints stickers from orders."),
		said("With Acme growers are paid by florists on time.", "With Acme florists pay growers on time."),
		said("Invoices are written once and sent to everyone.", "Write invoices once and send them to everyone."),
	]),
	...onHome("an entry as its sentence tells it", "usps", true, [
		said("No contract", "No contract, no setup fee, no minimum."),
		said("Less paper at the till", "Acme closes the day with less paper at the till."),
	]),
	...onHome("bold words of the product's own lines", "features", true, [
		[
			"Stamps",
			"Stamps: not only for letters, but for parcels of every size.",
			"<h2>Features</h2><ul><li><b>Stamps:</b> not only for letters, but for parcels of every size.</li><li><b>Reminders:</b> sent to those who are late with paying.</li></ul>",
		],
	]),
	...onPage(ABOUT, "who began it, and where", "founders", true, [
		said("Ana Ruiz", "Acme was founded in 2015 in a garage in Porto by Ana Ruiz."),
		said("Ana Ruiz", "Acme was started in the flower hall of Porto by Ana Ruiz."),
	]),
	...onPage(ABOUT, "the year of its beginning", "founded_year", true, [
		said("2012", "We started in 2012 with three vans."),
		said("2012", "Established in 2012, the company writes the invoices of florists."),
		said("2012", "Wir starteten 2012 bei null.", "de"),
		["2012", ["2012", "Founded"], "<h2>Timeline</h2><ul><li>2012</li><li>Founded</li></ul>"],
	]),
	...onHome("a kind that is its own", "tags", true, [said("invoice app", "Acme is an invoice app for florists.")]),
];

/** What the newer readings of claims and of pages are tempted by. */
export const OPENING_TRAPS: readonly Trap[] = [
	...RESTATED,
	...COMPOSED,
	...FOUNDERS,
	...YEARS,
	...PRICES,
	...TAGS,
	...ADDRESSES,
	...HONEST,
];
