import { page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Sentences aimed at what had become wider: prices in pairs, amounts paid once, makers on cards, notes of plans, how something came about. */
export const PRODUCTS_18_AIMED: readonly WholeSite[] = [
	{
		origin: "https://tallyhen.com",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Tallyhen | Stock counts for farm shops",
					`<header><a href="/">Tallyhen</a></header><main><h1>Stock counts for farm shops</h1><p>Tallyhen counts what is on your shelves with the camera of a phone.</p><h2>What it does</h2><table><tr><td>Barcode labels</td><td>Barn</td></tr><tr><td>Till link</td><td>from Orchard up</td></tr><tr><td>Shelf photos</td><td>all plans</td></tr><tr><td>Waste log</td><td>Trial only</td></tr></table><ul><li>Price tags (Orchard)</li><li>Staff logins – Orchard and Estate</li><li>Support requests by e-mail</li><li>Half the setup is done for you</li></ul><h2>Pricing</h2><div><h3>Barn</h3><p>£9 a month</p></div><div><h3>Orchard</h3><p>£24 a month</p></div><div><h3>Estate</h3><p>Talk to us</p></div><p>Scanners cost £85, label printers £120.</p><p>In your first year £9 a month, then £14.</p><p>Barn £9, Orchard £24 per till and month.</p><p>Shops in Wales pay £5, those in Scotland £6.</p><p>Paid once a year, Barn costs £99.</p><p>A licence used to cost £200 once.</p><p>We charged £3 a count until 2021.</p><p>Tills cost £400 once, Tallyhen is billed by the month.</p><p>Half a year is free with a two-year contract.</p><h2>People</h2><dl><dt>Ada Finch</dt><dd>started using Tallyhen in her garage</dd><dt>Ben Orr</dt><dd>founded the Tallyhen choir</dd><dt>Cleo Marsh</dt><dd>opened Tallyhen's first customer account</dd><dt>Dee Park</dt><dd>built the shelves at Tallyhen</dd></dl><h2>Also by us</h2><p>Tallyhen Labs sells egg scales with a five-year guarantee.</p><h2>News</h2><p>We opened our stand at the Royal Show in 2017; come and see us.</p></main>`,
				),
			],
		},
		traps: [
			["one plan's cell", "features", "Barcode labels", "Barcode labels"],
			["from a plan up", "features", "Till link", "Till link"],
			["in the trial", "features", "Waste log", "Waste log"],
			["one plan's note", "features", "Price tags", "Price tags (Orchard)"],
			["two plans' note", "features", "Staff logins", "Staff logins – Orchard and Estate"],
			["half of it", "features", "setup is done for you", "Half the setup is done for you"],
			["half dropped", "usps", "The setup is done for you", "Half the setup is done for you"],
			["equipment", "pricing_summary", "Scanners cost £85", "Scanners cost £85, label printers £120."],
			["equipment without its name", "pricing_summary", "£85", "Scanners cost £85, label printers £120."],
			["the first year dropped", "pricing_summary", "£9 a month", "In your first year £9 a month, then £14."],
			["the till dropped", "pricing_summary", "Barn £9", "Barn £9, Orchard £24 per till and month."],
			["those in Wales", "pricing_summary", "£5", "Shops in Wales pay £5, those in Scotland £6."],
			["once a year", "pricing_model", "one_time", "Paid once a year, Barn costs £99."],
			["what it used to cost", "pricing_model", "one_time", "A licence used to cost £200 once."],
			["what it used to cost, told", "pricing_summary", "A licence: £200 once", "A licence used to cost £200 once."],
			["until then", "pricing_summary", "£3 a count", "We charged £3 a count until 2021."],
			["tills once", "pricing_model", "one_time", "Tills cost £400 once, Tallyhen is billed by the month."],
			["half a year", "pricing_model", "freemium", ["£9 a month", "Half a year is free with a two-year contract."]],
			["its user", "founders", "Ada Finch", ["Ada Finch", "started using Tallyhen in her garage"]],
			["of its choir", "founders", "Ben Orr", ["Ben Orr", "founded the Tallyhen choir"]],
			["of an account", "founders", "Cleo Marsh", ["Cleo Marsh", "opened Tallyhen's first customer account"]],
			["of shelves", "founders", "Dee Park", ["Dee Park", "built the shelves at Tallyhen"]],
			["the sister's scales", "features", "egg scales", "Tallyhen Labs sells egg scales with a five-year guarantee."],
			[
				"the sister's guarantee",
				"usps",
				"a five-year guarantee",
				"Tallyhen Labs sells egg scales with a five-year guarantee.",
			],
			["a stand's year", "founded_year", "2017", "We opened our stand at the Royal Show in 2017; come and see us."],
		],
		honest: [
			["in all plans", "features", "Shelf photos", "Shelf photos"],
			["its first plan", "pricing_summary", "Barn: £9 a month", ["Barn", "£9 a month"]],
			["requests", "features", "Support requests by e-mail", "Support requests by e-mail"],
		],
	},
	{
		origin: "https://kesselrunde.de",
		pages: {
			"/": [
				"home",
				page(
					"de",
					"Kesselrunde – Suppen im Abo",
					`<header><a href="/">Kesselrunde</a></header><main><h1>Suppen im Abo</h1><p>Kesselrunde liefert jede Woche drei Suppen im Glas.</p><h2>Preise</h2><p>Drei Gläser kosten 19 €, der Topf dazu 45 €.</p><p>Im Sommer kostet das Abo 15 € je Woche, im Winter 19 €.</p><p>Anfangs kostete ein Glas 4 €, heute 6 €.</p><p>Der Deckel ist einmalig für 8 € dabei, wenn Sie zwei Jahre bleiben.</p><h2>Woher</h2><p>Entstanden ist das Rezept der Kesselrunde 2009 in einer Feldküche.</p><p>Entstanden ist Kesselrunde Wien 2022 aus einem Wunsch unserer Gäste.</p><p>Kesselrunde soll 2027 aus dem Verein in eine Firma entstehen.</p><h2>Nicht dabei</h2><ul><li>Brot</li></ul></main>`,
				),
			],
		},
		traps: [
			[
				"die Jahreszeit verloren",
				"pricing_summary",
				"15 € je Woche",
				"Im Sommer kostet das Abo 15 € je Woche, im Winter 19 €.",
			],
			["wie es anfangs war", "pricing_summary", "ein Glas 4 €", "Anfangs kostete ein Glas 4 €, heute 6 €."],
			[
				"der Deckel",
				"pricing_model",
				"one_time",
				"Der Deckel ist einmalig für 8 € dabei, wenn Sie zwei Jahre bleiben.",
			],
			["das Rezept", "founded_year", "2009", "Entstanden ist das Rezept der Kesselrunde 2009 in einer Feldküche."],
			["der Ableger", "founded_year", "2022", "Entstanden ist Kesselrunde Wien 2022 aus einem Wunsch unserer Gäste."],
			["was werden soll", "founded_year", "2027", "Kesselrunde soll 2027 aus dem Verein in eine Firma entstehen."],
			["nicht dabei", "features", "Brot", "Brot"],
		],
		honest: [["Gläser", "pricing_summary", "Drei Gläser kosten 19 €", "Drei Gläser kosten 19 €, der Topf dazu 45 €."]],
	},
	{
		origin: "https://remolino.it",
		pages: {
			"/": [
				"home",
				page(
					"it",
					"Remolino: il corso di cucina a casa",
					`<header><a href="/">Remolino</a></header><main><h1>Il corso di cucina a casa</h1><p>Remolino porta un cuoco nella tua cucina per una sera.</p><h2>Che cosa ricevi</h2><ul><li>Un cuoco per tre ore</li><li>Ricette in PDF (solo con Grande)</li><li>Foto della serata, in arrivo</li></ul><h2>Che cosa non ricevi</h2><ul><li>Il vino</li></ul><h2>Prezzi</h2><div><h3>Piccolo</h3><p>180 €</p></div><div><h3>Grande</h3><p>260 €</p></div><p>Da noi si paga una volta al mese 20 € per la newsletter dei soci.</p><p>Un ristorante chiede 60 €, un catering 45 €.</p><p>Nasce nel 2014 la scuola di cui Remolino è ospite.</p><p>Nasce Remolino Bimbi nel 2023.</p></main>`,
				),
			],
		},
		traps: [
			["solo con un piano", "features", "Ricette in PDF", "Ricette in PDF (solo con Grande)"],
			["in arrivo", "features", "Foto della serata", "Foto della serata, in arrivo"],
			["non ricevi", "features", "Il vino", "Il vino"],
			[
				"una volta al mese",
				"pricing_model",
				"one_time",
				"Da noi si paga una volta al mese 20 € per la newsletter dei soci.",
			],
			["quanto chiedono altri", "pricing_summary", "un catering 45 €", "Un ristorante chiede 60 €, un catering 45 €."],
			["la scuola", "founded_year", "2014", "Nasce nel 2014 la scuola di cui Remolino è ospite."],
			["i bimbi", "founded_year", "2023", "Nasce Remolino Bimbi nel 2023."],
		],
		honest: [["voce", "features", "Un cuoco per tre ore", "Un cuoco per tre ore"]],
	},
];
