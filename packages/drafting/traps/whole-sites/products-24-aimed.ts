import { page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Ordinary pages whose sentences are aimed at what had become wider with rounds 22 and 23, with honest claims of their own. */
export const PRODUCTS_24_AIMED: readonly WholeSite[] = [
	{
		origin: "https://parcelpeg.com",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Parcelpeg - returns for small shops",
					`<header><a href="/">Parcelpeg</a></header><main><h1>Returns without the spreadsheet</h1><p>Parcelpeg is a returns desk for online shops. Shoppers pick a reason, and the label arrives by email.</p><h2>Built for the stockroom</h2><ul><li>Labels for nine carriers</li><li>Photos of damaged goods</li><li>Refunds in one click</li></ul><h2>The old way of doing it</h2><ul><li>Handwritten return slips</li><li>Calls to the carrier</li><li>Refunds after three weeks</li></ul><p>Shoppers send back a third of all dresses.</p><p>Carriers lose parcels in December.</p><p>The label printers are made by Zebra. The printers jam in damp rooms.</p><p>Without Parcelpeg, shops refund by hand.</p><p>Does Parcelpeg ship the parcels itself? No.</p><h2>Pricing</h2><p>Parcelpeg is free for shops with ten returns a month. Bigger shops pay $29 a month.</p><p>A courier charges $12 per pickup. Fragile parcels cost $20.</p><p>Working for a charity? Then Parcelpeg is free.</p></main><footer><p>Parcelpeg Inc., 210 Main St, Burlington, VT 05401</p></footer>`,
				),
			],
			"/about": [
				"about",
				page(
					"en",
					"About - Parcelpeg",
					`<main><h1>About</h1><p>Dana Cole founded Parcelpeg in 2019 after she could not find a returns tool that worked.</p><p>Her brother Ray would have founded Parcelpeg with her because nobody else would.</p><p>We took our first office in a mill. That was 1898, says the date over the door.</p></main>`,
				),
			],
		},
		traps: [
			["the old way", "features", "Calls to the carrier", "Calls to the carrier"],
			[
				"a count of everybody",
				"description",
				"Shoppers send back a third of all dresses.",
				"Shoppers send back a third of all dresses.",
			],
			["a complaint", "description", "Carriers lose parcels in December.", "Carriers lose parcels in December."],
			["another's machine", "description", "The printers jam in damp rooms.", "The printers jam in damp rooms."],
			["without it", "description", "Shops refund by hand.", "Without Parcelpeg, shops refund by hand."],
			["asked", "description", "Parcelpeg ships the parcels itself.", "Does Parcelpeg ship the parcels itself? No."],
			[
				"a courier's price",
				"pricing_summary",
				"Fragile parcels cost $20",
				"A courier charges $12 per pickup. Fragile parcels cost $20.",
			],
			["free for charities", "pricing_model", "free", "Working for a charity? Then Parcelpeg is free."],
			[
				"would have",
				"founders",
				"Ray Cole",
				"Her brother Ray would have founded Parcelpeg with her because nobody else would.",
			],
			[
				"the mill's year",
				"founded_year",
				"1898",
				"We took our first office in a mill. That was 1898, says the date over the door.",
			],
		],
		honest: [
			[
				"right behind",
				"description",
				"Shoppers pick a reason, and the label arrives by email.",
				"Shoppers pick a reason, and the label arrives by email.",
			],
			["short entry", "features", "Photos of damaged goods", "Photos of damaged goods"],
			["short entry", "features", "Refunds in one click", "Refunds in one click"],
			["who pays", "pricing_summary", "Bigger shops pay $29 a month", "Bigger shops pay $29 a month."],
			[
				"founder behind a reason",
				"founders",
				"Dana Cole",
				"Dana Cole founded Parcelpeg in 2019 after she could not find a returns tool that worked.",
			],
			[
				"year",
				"founded_year",
				"2019",
				"Dana Cole founded Parcelpeg in 2019 after she could not find a returns tool that worked.",
			],
			[
				"model",
				"pricing_model",
				"freemium",
				"Parcelpeg is free for shops with ten returns a month. Bigger shops pay $29 a month.",
			],
			["town", "city", "Burlington", "Parcelpeg Inc., 210 Main St, Burlington, VT 05401"],
			["tag", "tags", "returns desk", "Parcelpeg is a returns desk for online shops."],
		],
	},
	{
		origin: "https://vasca.app",
		pages: {
			"/": [
				"home",
				page(
					"it",
					"Vasca: il diario dell'acquario",
					`<header><a href="/">Vasca</a></header><main><h1>L'acquario in ordine</h1><p>Vasca è un diario per acquari d'acqua dolce. I promemoria arrivano sul telefono, e la famiglia vede chi ha dato da mangiare.</p><h2>Tutto per la vasca, niente di più</h2><ul><li>Grafici dei valori</li><li>Lista delle piante</li><li>Foto con la data</li></ul><h2>Errori che vediamo spesso</h2><ul><li>Troppi pesci rossi</li><li>Luce accesa di notte</li><li>Acqua cambiata tutta</li></ul><p>I pesci rossi vivono dieci anni.</p><p>A differenza di AquaMemo, Vasca non chiede un account.</p><p>Plus aggiunge le statistiche e costa 9 € all'anno.</p><p>Un filtro buono costa 60 €.</p><p>Statistiche condivise (arrivano in primavera)</p></main><footer><p>Fatto con cura da Elena Bini e Luca Serra nel loro garage a Trieste, Italia.</p><p>Icone di Mara Voss, Linz, Austria.</p></footer>`,
				),
			],
		},
		traps: [
			["errori", "features", "Troppi pesci rossi", "Troppi pesci rossi"],
			["lezione", "description", "I pesci rossi vivono dieci anni.", "I pesci rossi vivono dieci anni."],
			[
				"il concorrente",
				"description",
				"AquaMemo non chiede un account.",
				"A differenza di AquaMemo, Vasca non chiede un account.",
			],
			[
				"non perso",
				"description",
				"Vasca chiede un account.",
				"A differenza di AquaMemo, Vasca non chiede un account.",
			],
			["un filtro", "pricing_summary", "60 €", "Un filtro buono costa 60 €."],
			["in primavera", "features", "Statistiche condivise", "Statistiche condivise (arrivano in primavera)"],
			["l'illustratrice", "country", "AT", "Icone di Mara Voss, Linz, Austria."],
			["l'illustratrice", "city", "Linz", "Icone di Mara Voss, Linz, Austria."],
		],
		honest: [
			["cos'è", "tags", "diario", "Vasca è un diario per acquari d'acqua dolce."],
			[
				"subito dietro",
				"description",
				"I promemoria arrivano sul telefono, e la famiglia vede chi ha dato da mangiare.",
				"I promemoria arrivano sul telefono, e la famiglia vede chi ha dato da mangiare.",
			],
			["voce", "features", "Grafici dei valori", "Grafici dei valori"],
			["voce", "features", "Lista delle piante", "Lista delle piante"],
			[
				"contrasto",
				"description",
				"Vasca non chiede un account.",
				"A differenza di AquaMemo, Vasca non chiede un account.",
			],
			["piano", "pricing_summary", "Plus: 9 € all'anno", "Plus aggiunge le statistiche e costa 9 € all'anno."],
			["paese", "country", "IT", "Fatto con cura da Elena Bini e Luca Serra nel loro garage a Trieste, Italia."],
			["città", "city", "Trieste", "Fatto con cura da Elena Bini e Luca Serra nel loro garage a Trieste, Italia."],
		],
	},
	{
		origin: "https://probenplan.de",
		pages: {
			"/": [
				"home",
				page(
					"de",
					"Probenplan – Termine für Chöre",
					`<header><a href="/">Probenplan</a></header><main><h1>Wer singt am Dienstag?</h1><p>Probenplan ist eine App für Chöre. Sie fragt vor jeder Probe, wer kommt, und zeigt fehlende Stimmen.</p><h2>Was im Chor gebraucht wird</h2><h3>Noten als PDF</h3><p>Die Noten liegen beim Termin.</p><h3>Mitfahrten</h3><p>Wird grün, sobald ein Auto voll ist.</p><h3>Kassenbuch</h3><p>Wird im Herbst fertig.</p><p>Chöre verlieren jedes Jahr Tenöre.</p><p>Sie ist auch in Österreich beliebt: die Chormusik.</p><p>Singende leben länger.</p><h2>Kosten</h2><p>20 € je Chor und Jahr.</p><p>Bis 12 Mitglieder: kostenlos.</p><p>Eine Stimmbildnerin kostet 60 € je Stunde.</p></main><footer><p>Probenplan GmbH, Marktplatz 3, 72070 Tübingen</p><p>2020 haben Ute Renz und Jan Pohl Probenplan gegründet, weil es nichts Brauchbares gab.</p><p>Der Kirchenchor St. Georg wurde 1873 gegründet, weil es keinen gab.</p></footer>`,
				),
			],
		},
		traps: [
			["im Herbst", "features", "Kassenbuch", "Kassenbuch"],
			["Klage", "description", "Chöre verlieren jedes Jahr Tenöre.", "Chöre verlieren jedes Jahr Tenöre."],
			[
				"anderes Sie",
				"description",
				"Probenplan ist auch in Österreich beliebt.",
				"Sie ist auch in Österreich beliebt: die Chormusik.",
			],
			["Lehre", "description", "Singende leben länger.", "Singende leben länger."],
			["Unterricht", "pricing_summary", "60 € je Stunde", "Eine Stimmbildnerin kostet 60 € je Stunde."],
			["der Chor", "founded_year", "1873", "Der Kirchenchor St. Georg wurde 1873 gegründet, weil es keinen gab."],
			["frei für alle", "pricing_model", "free", "Bis 12 Mitglieder: kostenlos."],
		],
		honest: [
			[
				"sie",
				"description",
				"Probenplan fragt vor jeder Probe, wer kommt, und zeigt fehlende Stimmen.",
				"Sie fragt vor jeder Probe, wer kommt, und zeigt fehlende Stimmen.",
			],
			["Karte", "features", "Noten als PDF", "Noten als PDF"],
			["Karte", "description", "Die Noten liegen beim Termin.", "Die Noten liegen beim Termin."],
			["Preis", "pricing_summary", "20 € je Chor und Jahr", "20 € je Chor und Jahr."],
			["Modell", "pricing_model", "subscription", "20 € je Chor und Jahr."],
			["beides", "pricing_model", "freemium", ["20 € je Chor und Jahr.", "Bis 12 Mitglieder: kostenlos."]],
			[
				"Gründer",
				"founders",
				"Jan Pohl",
				"2020 haben Ute Renz und Jan Pohl Probenplan gegründet, weil es nichts Brauchbares gab.",
			],
			[
				"Jahr",
				"founded_year",
				"2020",
				"2020 haben Ute Renz und Jan Pohl Probenplan gegründet, weil es nichts Brauchbares gab.",
			],
			["Ort", "city", "Tübingen", "Probenplan GmbH, Marktplatz 3, 72070 Tübingen"],
		],
		refused: [["Karte", "features", "Mitfahrten", "Mitfahrten"]],
	},
];
