import { type Case, onHome, type Trap } from "#drafting/traps/trap";

/** A sentence of the page and what is made of it, quoted whole or in a part that leaves out what matters. */
const sentence = (value: string, source: string, quote = source, lang = "en"): Case => [
	value,
	quote,
	`<p>${source}</p>`,
	lang,
];

/** Sentences that say something else than their quotes. */
export const SENSE_TRAPS: readonly Trap[] = [
	...onHome("negation left out", "description", false, [
		sentence("We will share your data with advertisers.", "We will never share your data with advertisers."),
		sentence(
			"share your data with advertisers",
			"We never share your data with advertisers.",
			"share your data with advertisers",
		),
		sentence("Acme needs a credit card.", "Acme needs no credit card."),
		sentence("Acme stores card numbers.", "Acme does not store card numbers."),
		sentence("Acme works without internet.", "Acme does not work without internet."),
		sentence("Acme works on tablets.", "Acme doesn't work on tablets."),
		sentence("Acme verkauft Ihre Daten.", "Acme verkauft Ihre Daten nie.", undefined, "de"),
		sentence("Acme ist eine Buchhaltung.", "Acme ist keine Buchhaltung.", undefined, "de"),
		sentence("Acme vend vos données.", "Acme ne vend jamais vos données.", undefined, "fr"),
		sentence("Acme vende tus datos.", "Acme nunca vende tus datos.", undefined, "es"),
		sentence("Acme продаёт ваши данные.", "Acme не продаёт ваши данные.", undefined, "ru"),
		sentence("Acme is free of errors.", "Nobody claims that Acme is free of errors."),
	]),
	...onHome("negation put in", "description", false, [
		sentence("Acme does not send reminders to late payers.", "Acme sends reminders to late payers."),
		sentence("Acme never sends invoices by mail.", "Acme sends invoices by mail."),
	]),
	...onHome("plan told as a fact", "short_description", false, [
		sentence("Acme supports Windows phones.", "Acme will support Windows phones."),
		sentence("Acme offers payroll for florists.", "Acme plans to offer payroll for florists."),
		sentence("Acme has an Android app.", "Acme will soon have an Android app."),
		sentence("Acme connects to your bank.", "Soon Acme connects to your bank."),
		sentence("Acme bietet eine App für Tablets.", "Acme bietet bald eine App für Tablets.", undefined, "de"),
		sentence("Acme proposera la paie.", "Acme proposera peut-être la paie.", undefined, "fr"),
		sentence(
			"Acme offers payroll for florists.",
			"We are working on payroll: Acme offers payroll for florists in 2030.",
		),
		sentence("Acme reads paper receipts.", "On our roadmap: Acme reads paper receipts.", "Acme reads paper receipts."),
	]),
	...onHome("condition left out", "short_description", false, [
		sentence("Acme files your taxes.", "Acme files your taxes if you live in Belgium."),
		sentence("Acme is free for florists.", "Acme is free for florists in their first month."),
		sentence("Acme refunds every payment.", "Acme refunds every payment unless it was made abroad."),
		sentence("Acme deletes your data.", "Acme deletes your data when you ask us to."),
		sentence(
			"Acme hilft beim Steuerbescheid.",
			"Acme hilft beim Steuerbescheid, wenn Sie in Belgien wohnen.",
			undefined,
			"de",
		),
	]),
	...onHome("limit left out", "short_description", false, [
		sentence("Acme runs on all devices.", "Acme runs on all devices, but not on tablets."),
		sentence("Acme exports invoices to every format.", "Acme exports invoices to every format except PDF."),
		sentence("Acme serves 500 florists.", "Acme serves up to 500 florists."),
		sentence("Acme sends invoices.", "Acme only sends invoices on Mondays."),
		sentence("Acme answers within 2 hours.", "Acme answers within 2 hours on weekdays only."),
		sentence("Acme imports all old invoices.", "Acme imports almost all old invoices."),
		sentence(
			"Acme funktioniert auf allen Geräten.",
			"Acme funktioniert auf allen Geräten außer Tablets.",
			undefined,
			"de",
		),
		sentence("Acme envoie toutes les factures.", "Acme envoie toutes les factures sauf les avoirs.", undefined, "fr"),
	]),
	...onHome("numbers exchanged", "short_description", false, [
		sentence("Acme serves 12 florists in 300 towns.", "Acme serves 300 florists in 12 towns."),
		sentence("Acme keeps 5 invoices for 1,000 years.", "Acme keeps 1,000 invoices for 5 years."),
		sentence("Acme has 40 customers.", "Acme has 40 templates and many customers."),
		sentence("Acme sends 3 invoices a day.", "Acme sends reminders 3 days before invoices are due."),
		sentence("Acme costs 24 euros.", "Acme answers in 24 hours and costs few euros."),
	]),
	...onHome("subject exchanged", "short_description", false, [
		sentence("Acme was bought by Petal House.", "Petal House was bought by Acme."),
		sentence("Acme loses invoices.", "BloomBill loses invoices, unlike Acme."),
		sentence("Acme has 900 employees.", "Our customer Petal House has 900 employees."),
		sentence("Acme makes bouquets.", "Petal House makes bouquets with the time that Acme saves."),
		sentence("Acme is slow and costly.", "Paper is slow and costly, Acme is not."),
		sentence("Acme supports 20 languages.", "PayWise supports 20 languages and works with Acme."),
		sentence("Florists pay Acme late.", "Acme helps florists whose customers pay late."),
		sentence("Acme is used by NASA.", "PayWise, our payment partner, is used by NASA."),
	]),
	...onHome("two quotes spliced", "short_description", false, [
		[
			"Acme is the fastest invoice tool.",
			["Acme is an invoice tool.", "PayWise is the fastest way to pay."],
			"<p>Acme is an invoice tool.</p><p>PayWise is the fastest way to pay.</p>",
		],
		[
			"Acme is free for florists.",
			["Acme is made for florists.", "Shipping is free."],
			"<p>Acme is made for florists.</p><p>Shipping is free.</p>",
		],
		[
			"Acme works offline on phones.",
			["Acme works on phones.", "Our shop is offline on Sundays."],
			"<p>Acme works on phones.</p><p>Our shop is offline on Sundays.</p>",
		],
		[
			"Acme sends invoices to 40 countries.",
			["Acme sends invoices.", "Our team speaks to 40 countries."],
			"<p>Acme sends invoices.</p><p>Our team speaks to 40 countries.</p>",
		],
	]),
	...onHome("more than the quote says", "short_description", false, [
		sentence("Acme is the leading invoice tool.", "Acme is an invoice tool."),
		sentence("Acme guarantees that customers pay.", "Acme helps that customers pay."),
		sentence("Acme writes all your invoices automatically.", "Acme writes your invoices."),
		sentence("Acme is certified and secure.", "Acme is secure."),
		sentence("Acme is trusted by thousands of florists.", "Acme is trusted by florists."),
		sentence("Acme is better than BloomBill.", "Acme is often compared with BloomBill."),
	]),
	...onHome("somebody else's words", "short_description", false, [
		[
			"Acme saved our business.",
			"Acme saved our business.",
			"<h2>What florists say</h2><blockquote><p>Acme saved our business.</p></blockquote><p>Dana, Petal House</p>",
		],
		[
			"Acme is the best tool I have used.",
			"Acme is the best tool I have used.",
			'<div class="reviews"><p>Acme is the best tool I have used.</p><p>Emil B.</p></div>',
		],
		[
			"Petal House opens a second shop in Ghent.",
			"Petal House opens a second shop in Ghent.",
			"<h2>News</h2><p>Petal House opens a second shop in Ghent.</p>",
		],
		[
			"Acme requires Internet Explorer 8 or later.",
			"Acme requires Internet Explorer 8 or later.",
			"<p>Acme requires Internet Explorer 8 or later.</p>",
		],
		[
			"Acme uses cookies to improve your visit.",
			"Acme uses cookies to improve your visit.",
			"<p>Acme uses cookies to improve your visit.</p>",
		],
		[
			"Subscribe to our newsletter for florists.",
			"Subscribe to our newsletter for florists.",
			"<p>Subscribe to our newsletter for florists.</p>",
		],
		[
			"Acme is a registered trademark of Acme Ltd.",
			"Acme is a registered trademark of Acme Ltd.",
			"<p>Acme is a registered trademark of Acme Ltd.</p>",
		],
		[
			"Acme is not liable for damages of any kind.",
			"Acme is not liable for damages of any kind.",
			"<h2>Disclaimer</h2><p>Acme is not liable for damages of any kind.</p>",
		],
		[
			"We are looking for a support agent in Ghent.",
			"We are looking for a support agent in Ghent.",
			"<h2>Careers</h2><p>We are looking for a support agent in Ghent.</p>",
		],
	]),
	...onHome("what the quote says", "short_description", true, [
		sentence("Acme sends reminders to late payers.", "Acme sends reminders to late payers."),
		sentence("Acme sends reminders.", "Acme sends reminders to late payers."),
		sentence("Acme never shares your data with advertisers.", "We never share your data with advertisers."),
		sentence("Acme copies files to two data centres.", "Acme copies your files to two data centres."),
		sentence("Acme serves up to 500 florists.", "Acme serves up to 500 florists in Belgium."),
		sentence("Acme runs on all devices, but not on tablets.", "Acme runs on all devices, but not on tablets."),
		sentence("Acme helps florists write invoices.", "We help florists write invoices and get paid."),
		sentence("Acme will support Windows phones.", "Acme will support Windows phones."),
		sentence("Acme keeps 1,000 invoices for 5 years.", "Acme keeps 1,000 invoices for 5 years."),
		sentence("Acme verkauft Ihre Daten nie.", "Acme verkauft Ihre Daten nie.", undefined, "de"),
		[
			"Acme is an invoice tool and works on phones.",
			["Acme is an invoice tool.", "Acme works on phones."],
			"<p>Acme is an invoice tool.</p><p>Acme works on phones.</p>",
		],
	]),
];
