import { page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** More sites whose sentences lead one way and mean another, in four languages, two of them marked with a wrong one. */
export const LED_ASTRAY_ELSEWHERE: readonly WholeSite[] = [
	{
		origin: "https://wiesenfunk.de",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Wiesenfunk – Wetter für Imker",
					`<header><a href="/">Wiesenfunk</a></header><main><h1>Wetter für Imker</h1><p>Wiesenfunk ist eine App, die den Flugtag deiner Bienen vorhersagt.</p><h2>Funktionen</h2><ul><li>Vorhersage für jeden Stand</li><li>Keine Werbung in der App</li><li>Warnung vor Frost, nur mit Abo</li></ul><p>Wiesenfunk misst das Gewicht, mit einer Waage gegen Aufpreis.</p><p>Wiesenfunk ist eine angebliche Wunderwaffe für Imker, sagen manche.</p><p>2021 haben wir unsere Schnittstelle für alle eröffnet.</p><p>2019 haben wir den Hofladen in Ulm eröffnet.</p><p>Das alte Programm kostet 300 € im Jahr.</p><p>Anders als Bienenfix verkauft Wiesenfunk keine Daten.</p></main><footer>Wiesenfunk GmbH, Hauptstraße 3, 89073 Ulm</footer>`,
				),
			],
		},
		traps: [
			["denied", "features", "Werbung in der App", "Keine Werbung in der App"],
			["a plan", "features", "Warnung vor Frost", "Warnung vor Frost, nur mit Abo"],
			[
				"at a surcharge",
				"description",
				"Wiesenfunk misst das Gewicht.",
				"Wiesenfunk misst das Gewicht, mit einer Waage gegen Aufpreis.",
			],
			["an interface", "founded_year", "2021", "2021 haben wir unsere Schnittstelle für alle eröffnet."],
			["a shop", "founded_year", "2019", "2019 haben wir den Hofladen in Ulm eröffnet."],
			["another's price", "pricing_summary", "300 € im Jahr", "Das alte Programm kostet 300 € im Jahr."],
			["denied", "description", "Wiesenfunk verkauft Daten.", "Anders als Bienenfix verkauft Wiesenfunk keine Daten."],
			["hearsay", "tags", "Wunderwaffe", "Wiesenfunk ist eine angebliche Wunderwaffe für Imker, sagen manche."],
		],
		honest: [
			["entry", "features", "Vorhersage für jeden Stand", "Vorhersage für jeden Stand"],
			[
				"what it is",
				"short_description",
				"Wiesenfunk ist eine App, die den Flugtag deiner Bienen vorhersagt.",
				"Wiesenfunk ist eine App, die den Flugtag deiner Bienen vorhersagt.",
			],
			["town", "city", "Ulm", "Wiesenfunk GmbH, Hauptstraße 3, 89073 Ulm"],
		],
	},
	{
		origin: "https://moulinet.fr",
		pages: {
			"/": [
				"home",
				page(
					"fr",
					"Moulinet : la caisse des petits cafés",
					`<header><a href="/">Moulinet</a></header><main><h1>La caisse des petits cafés</h1><p>Moulinet est une application gratuite qui encaisse vos clients et tient votre stock.</p><p>Moulinet imprime vos tickets, avec une imprimante en supplément.</p><p>Moulinet vous livre du café, sur demande.</p><p>Moulinet remplace Caissier. Il perdait des commandes.</p><p>Moulinet évite les files, les erreurs de rendu et les oublis de stock.</p><p>En 2020, nous avons ouvert le code à tous.</p><p>Votre ancien logiciel coûte 40 € par mois.</p><p>Aucun abonnement pour essayer.</p><p>L'application reste à 9 € par mois pour deux caisses.</p></main><footer>Moulinet SAS, 12 rue des Arts, 31000 Toulouse, France</footer>`,
				),
			],
		},
		traps: [
			[
				"a supplement",
				"description",
				"Moulinet imprime vos tickets.",
				"Moulinet imprime vos tickets, avec une imprimante en supplément.",
			],
			["on request", "description", "Moulinet vous livre du café.", "Moulinet vous livre du café, sur demande."],
			["another's fault", "description", "Moulinet perdait des commandes.", "Il perdait des commandes."],
			[
				"what it avoids",
				"features",
				"Les oublis de stock",
				"Moulinet évite les files, les erreurs de rendu et les oublis de stock.",
			],
			["opened code", "founded_year", "2020", "En 2020, nous avons ouvert le code à tous."],
			["another's price", "pricing_summary", "40 € par mois", "Votre ancien logiciel coûte 40 € par mois."],
			["to try", "pricing_model", "one_time", "Aucun abonnement pour essayer."],
		],
		honest: [
			[
				"free kind",
				"description",
				"Moulinet tient votre stock.",
				"Moulinet est une application gratuite qui encaisse vos clients et tient votre stock.",
			],
			["country", "country", "FR", "Moulinet SAS, 12 rue des Arts, 31000 Toulouse, France"],
		],
	},
	{
		origin: "https://paperfold.io",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Paperfold — contracts, signed",
					`<header><a href="/">Paperfold</a></header><main><h1>Contracts, signed</h1><p>With Paperfold you write, send and sign contracts in one window.</p><div class="pricing"><h2>Pricing</h2><div class="card"><h3>Solo</h3><p>$9</p><p>per month</p></div><div class="card"><h3>Firm</h3><p>All of Solo, plus:</p><p>$29</p><p>per month</p></div><div class="card"><h3>Notary by video</h3><p>Done by Sealhouse.</p><p>$45</p></div><p>Stamps: $2 each at the post office.</p></div><p>Without the vault there is no archive; Paperfold deletes drafts every night.</p><p>In the Firm plan everything is kept; reports arrive every morning.</p><p>Paperfold reads contracts in Greek, with mistakes.</p><p>Paperfold keeps your contracts, for a week.</p><p>Paperfold finds risky clauses, on a good day.</p><p>Paperfold can lose a signature and every page is checked twice.</p><h2>Features</h2><ul><li>Reminders by mail</li><li>Templates</li></ul><p>The old way: you print, sign and scan every page.</p></main>`,
				),
			],
		},
		traps: [
			["crossed", "pricing_summary", "Solo: $29 per month", ["Solo", "$29", "per month"]],
			["stamps", "pricing_summary", "$2 each", "Stamps: $2 each at the post office."],
			[
				"a plan's reports",
				"description",
				"Reports arrive every morning.",
				"In the Firm plan everything is kept; reports arrive every morning.",
			],
			[
				"with mistakes",
				"description",
				"Paperfold reads contracts in Greek.",
				"Paperfold reads contracts in Greek, with mistakes.",
			],
			["for a week", "description", "Paperfold keeps your contracts.", "Paperfold keeps your contracts, for a week."],
			[
				"on a good day",
				"description",
				"Paperfold finds risky clauses.",
				"Paperfold finds risky clauses, on a good day.",
			],
			[
				"the old way",
				"features",
				"You print, sign and scan every page",
				"The old way: you print, sign and scan every page.",
			],
			[
				"the old way",
				"description",
				"You print, sign and scan every page.",
				"The old way: you print, sign and scan every page.",
			],
			[
				"plan joined",
				"description",
				"Solo: reports arrive every morning.",
				["Solo", "In the Firm plan everything is kept; reports arrive every morning."],
			],
		],
		honest: [
			["plan", "pricing_summary", "Solo: $9 per month", ["Solo", "$9", "per month"]],
			[
				"told one by one",
				"description",
				"With Paperfold you write, send and sign contracts in one window.",
				"With Paperfold you write, send and sign contracts in one window.",
			],
			["model", "pricing_model", "subscription", ["$9", "per month"]],
			["entry", "features", "Reminders by mail", "Reminders by mail"],
		],
	},
	{
		origin: "https://orzio.it",
		pages: {
			"/": [
				"home",
				page(
					"it",
					"Orzio: il quaderno del birraio",
					`<header><a href="/">Orzio</a></header><main><h1>Il quaderno del birraio</h1><p>Orzio è un'app che registra ogni cotta e calcola il grado alcolico.</p><p>Orzio sostituisce Maltix. Esso cancellava le ricette.</p><p>Orzio stampa le etichette, con il piano Maestro.</p><p>Orzio spedisce il malto, su richiesta.</p><p>Un falso amico del birraio: Orzio decide per te.</p><p>Nel 2018 abbiamo aperto il laboratorio in via Roma.</p><p>Il vecchio quaderno costa 15 € al mese.</p></main><footer>Orzio S.r.l., Via Garibaldi 8, 10122 Torino, Italia</footer>`,
				),
			],
		},
		traps: [
			["another's fault", "description", "Orzio cancellava le ricette.", "Esso cancellava le ricette."],
			["a plan", "description", "Orzio stampa le etichette.", "Orzio stampa le etichette, con il piano Maestro."],
			["on request", "description", "Orzio spedisce il malto.", "Orzio spedisce il malto, su richiesta."],
			["a workshop", "founded_year", "2018", "Nel 2018 abbiamo aperto il laboratorio in via Roma."],
			["a notebook's price", "pricing_summary", "15 € al mese", "Il vecchio quaderno costa 15 € al mese."],
		],
		honest: [
			[
				"calculates",
				"description",
				"Orzio calcola il grado alcolico.",
				"Orzio è un'app che registra ogni cotta e calcola il grado alcolico.",
			],
			["country", "country", "IT", "Orzio S.r.l., Via Garibaldi 8, 10122 Torino, Italia"],
			["town", "city", "Torino", "Orzio S.r.l., Via Garibaldi 8, 10122 Torino, Italia"],
		],
	},
	{
		origin: "https://fernwerk.com",
		pages: {
			"/": [
				"home",
				page(
					"de",
					"Fernwerk - remote hands for server rooms",
					`<header><a href="/">Fernwerk</a></header><main><h1>Remote hands for server rooms</h1><p>Fernwerk is a service that sends a technician to your rack within four hours.</p><ul><li>Swap a broken disk at night</li><li>This team saved our holidays last year</li><li>We are looking for technicians in Hamburg</li></ul><h2>Features</h2><ul><li>No hidden fees on weekends</li><li>Photos of every cable</li></ul><p>Fernwerk was a hotline until 2020.</p><p>I am Jan Oltmanns, head of IT at Reederei Nord. I opened Fernwerk in a browser and had help in an hour.</p><p>Mara Wolff tested it for a year and created the first Fernwerk training.</p><p>Lena Brandt and Ole Kamp left their jobs and founded Fernwerk in 2017.</p><p>A visit costs 90 €. Parts are paid extra.</p></main>`,
				),
			],
		},
		traps: [
			["denied", "features", "Hidden fees on weekends", "No hidden fees on weekends"],
			[
				"praise in a list",
				"features",
				"This team saved our holidays last year",
				"This team saved our holidays last year",
			],
			[
				"a job in a list",
				"features",
				"We are looking for technicians in Hamburg",
				"We are looking for technicians in Hamburg",
			],
			["what it was", "description", "Fernwerk is a hotline.", "Fernwerk was a hotline until 2020."],
			[
				"opened in a browser",
				"founders",
				"Jan Oltmanns",
				["I am Jan Oltmanns, head of IT at Reederei Nord.", "I opened Fernwerk in a browser and had help in an hour."],
			],
			[
				"a training's maker",
				"founders",
				"Mara Wolff",
				"Mara Wolff tested it for a year and created the first Fernwerk training.",
			],
		],
		honest: [
			["founder", "founders", "Lena Brandt", "Lena Brandt and Ole Kamp left their jobs and founded Fernwerk in 2017."],
			["year", "founded_year", "2017", "Lena Brandt and Ole Kamp left their jobs and founded Fernwerk in 2017."],
			["entry", "features", "Photos of every cable", "Photos of every cable"],
			[
				"what it is",
				"short_description",
				"Fernwerk is a service that sends a technician to your rack within four hours.",
				"Fernwerk is a service that sends a technician to your rack within four hours.",
			],
		],
	},
];
