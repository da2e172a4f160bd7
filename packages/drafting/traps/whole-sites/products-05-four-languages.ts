import type { WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** What a writer who knows the rules still words otherwise. */
export const PRODUCTS_05_FOUR_LANGUAGES: readonly WholeSite[] = [
	{
		origin: "https://sprintly.so",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sprintly – Project management for remote teams</title><meta name="description" content="Plan sprints, track bugs and write docs in one workspace."></head><body><header><a href="/">Sprintly</a></header><main><section><h1>Ship on time, from anywhere</h1><p>Sprintly is the project management tool that keeps remote teams in sync without another meeting.</p></section><section><h2>Everything in its place</h2><div><h3>Sprint boards</h3><p>Drag, drop, done.</p></div><div><h3>Bug tracker</h3><p>Turn support tickets into tasks.</p></div><div><h3>Team docs</h3><p>Specs that live next to the work.</p></div></section><section><h2>Fair pricing</h2><p>Free for teams of up to five. After that you pay $7 per user per month.</p></section><section><h2>FAQ</h2><h3>Do you offer refunds?</h3><p>Yes, within 30 days, no questions asked.</p></section></main><footer><p>© 2026 Sprintly, Inc. · 88 Pine Street, New York, NY 10005</p><p>Founded by Amara Obi and Jack Tran in 2020.</p></footer></body></html>`,
			],
		},
		traps: [
			["a year of a copyright line", "founded_year", "2026", "© 2026 Sprintly, Inc."],
			["for whom it is free", "pricing_model", "free", "Free for teams of up to five."],
			["whom it is for left out", "pricing_summary", "$7 per month", "After that you pay $7 per user per month."],
			["what it keeps away", "features", "another meeting", "keeps remote teams in sync without another meeting"],
		],
		honest: [
			[
				"what it is",
				"short_description",
				"Sprintly is the project management tool that keeps remote teams in sync.",
				"Sprintly is the project management tool that keeps remote teams in sync without another meeting.",
			],
			["a card", "features", "Bug tracker", "Bug tracker"],
			[
				"a price in a sentence",
				"pricing_summary",
				"$7 per user per month",
				"After that you pay $7 per user per month.",
			],
			[
				"how it is paid",
				"pricing_model",
				"freemium",
				["Free for teams of up to five.", "After that you pay $7 per user per month."],
			],
			["its category", "categories", "Project Management", "Sprintly – Project management for remote teams"],
			["who began it", "founders", "Jack Tran", "Founded by Amara Obi and Jack Tran in 2020."],
			["its beginning", "founded_year", "2020", "Founded by Amara Obi and Jack Tran in 2020."],
			[
				"an answer",
				"faqs",
				"Yes, within 30 days, no questions asked.",
				["Do you offer refunds?", "Yes, within 30 days, no questions asked."],
			],
		],
	},
	{
		origin: "https://kinoapp.de",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Saallicht – Kassensystem für Programmkinos</title></head><body><main><h1>Das Kassensystem für Programmkinos</h1><p>Saallicht verkauft Tickets online und an der Abendkasse, druckt Sitzpläne und rechnet mit den Verleihern ab.</p><h2>Funktionen im Überblick</h2><ul><li>Online-Ticketing</li><li>Gutscheine und Abos</li><li>Verleihabrechnung auf Knopfdruck</li></ul><h2>Preise</h2><p>59 € im Monat pro Leinwand, ohne Einrichtungsgebühr.</p><p>Kinobetreiber sparen im Schnitt 300 € im Monat.</p><h2>Über uns</h2><p>Saallicht ist ein Projekt von Filmfreunden aus Weimar. Hinter der Software stehen Jette Ahlers und Moritz Kehl.</p></main><footer><p>Saallicht UG (haftungsbeschränkt), Schillerstraße 6, 99423 Weimar</p></footer></body></html>`,
			],
		},
		traps: [
			["was man spart", "pricing_summary", "300 € im Monat", "Kinobetreiber sparen im Schnitt 300 € im Monat."],
			[
				"pro Leinwand vergessen",
				"pricing_summary",
				"59 € im Monat",
				"59 € im Monat pro Leinwand, ohne Einrichtungsgebühr.",
			],
			["die es nicht gibt", "features", "Einrichtungsgebühr", "ohne Einrichtungsgebühr"],
			[
				"vertauscht",
				"description",
				"Saallicht druckt Tickets und verkauft Sitzpläne.",
				"Saallicht verkauft Tickets online und an der Abendkasse, druckt Sitzpläne und rechnet mit den Verleihern ab.",
			],
		],
		honest: [
			["its slogan", "tagline", "Das Kassensystem für Programmkinos", "Das Kassensystem für Programmkinos"],
			[
				"what it does",
				"description",
				"Saallicht verkauft Tickets online und an der Abendkasse und druckt Sitzpläne.",
				"Saallicht verkauft Tickets online und an der Abendkasse, druckt Sitzpläne und rechnet mit den Verleihern ab.",
			],
			["an entry of its list", "features", "Verleihabrechnung auf Knopfdruck", "Verleihabrechnung auf Knopfdruck"],
			[
				"a price in a sentence",
				"pricing_summary",
				"59 € im Monat pro Leinwand",
				"59 € im Monat pro Leinwand, ohne Einrichtungsgebühr.",
			],
			["who makes it", "founders", "Jette Ahlers", "Hinter der Software stehen Jette Ahlers und Moritz Kehl."],
			["its town", "city", "Weimar", "Saallicht UG (haftungsbeschränkt), Schillerstraße 6, 99423 Weimar"],
		],
	},
	{
		origin: "https://plumebleue.fr",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Plume Bleue : correcteur pour auteurs</title></head><body><header>Plume Bleue</header><main><h1>Le correcteur qui respecte votre style</h1><p>Plume Bleue relève les fautes, les répétitions et les lourdeurs de vos manuscrits.</p><ul><li><b>Mode roman</b> : suit personnages et lieux.</li><li><b>Export EPUB</b> : prêt pour l'éditeur.</li></ul><p>Essai gratuit de 7 jours, puis 12 € par mois ou 99 € par an.</p><p>Une création de Noémie Blanchet, correctrice à Tours depuis 2009.</p></main><footer><p>Contact : plume@plumebleue.fr</p></footer></body></html>`,
			],
		},
		traps: [
			[
				"l'année d'un métier",
				"founded_year",
				"2009",
				"Une création de Noémie Blanchet, correctrice à Tours depuis 2009.",
			],
			[
				"un essai pour un plan",
				"pricing_model",
				"freemium",
				"Essai gratuit de 7 jours, puis 12 € par mois ou 99 € par an.",
			],
			[
				"périodes échangées",
				"pricing_summary",
				"99 € par mois",
				"Essai gratuit de 7 jours, puis 12 € par mois ou 99 € par an.",
			],
		],
		honest: [
			[
				"what it does",
				"short_description",
				"Plume Bleue relève les fautes et les répétitions de vos manuscrits.",
				"Plume Bleue relève les fautes, les répétitions et les lourdeurs de vos manuscrits.",
			],
			["an entry of its list", "features", "Export EPUB", "Export EPUB"],
			[
				"how it is paid",
				"pricing_model",
				"subscription",
				"Essai gratuit de 7 jours, puis 12 € par mois ou 99 € par an.",
			],
			[
				"prices in a sentence",
				"pricing_summary",
				"12 € par mois ou 99 € par an",
				"Essai gratuit de 7 jours, puis 12 € par mois ou 99 € par an.",
			],
			[
				"who makes it",
				"founders",
				"Noémie Blanchet",
				"Une création de Noémie Blanchet, correctrice à Tours depuis 2009.",
			],
			["its mailbox", "contact_email", "plume@plumebleue.fr", "Contact : plume@plumebleue.fr"],
		],
	},
	{
		origin: "https://glazed.coffee",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Glazed · loyalty cards for coffee shops</title><meta name="description" content="Digital stamp cards that live in Apple Wallet and Google Wallet."></head><body><main><h1>The stamp card they can't lose</h1><p>Glazed puts your loyalty card into Apple Wallet and Google Wallet, so regulars never forget it.</p><section><h2>Why Glazed</h2><ul><li>No app to download</li><li>Push messages to regulars</li><li>Works with any till</li></ul></section><section><h2>Two plans</h2><table><tr><th></th><th>Single</th><th>Chain</th></tr><tr><td>Per month</td><td>$19</td><td>$59</td></tr><tr><td>Shops</td><td>1</td><td>10</td></tr></table></section><p>We're a team of three in Portland, Oregon. Roasters in Denver and Austin use Glazed.</p></main><footer><a href="mailto:beans@glazed.coffee">beans@glazed.coffee</a></footer></body></html>`,
			],
		},
		traps: [
			["a customer's town", "city", "Denver", "Roasters in Denver and Austin use Glazed."],
			["another plan's price", "pricing_summary", "Single: $59", ["Single", "$59"]],
			["an app", "features", "app to download", "No app to download"],
			["who forgets", "description", "Regulars forget it.", "so regulars never forget it"],
		],
		honest: [
			[
				"what it does",
				"description",
				"Glazed puts your loyalty card into Apple Wallet and Google Wallet.",
				"Glazed puts your loyalty card into Apple Wallet and Google Wallet, so regulars never forget it.",
			],
			["a reason", "usps", "Works with any till", "Works with any till"],
			["a reason with a not", "usps", "No app to download", "No app to download"],
			["a plan and its price", "pricing_summary", "Chain: $59", ["Chain", "$59"]],
			["its town", "city", "Portland", "We're a team of three in Portland, Oregon."],
			["its country", "country", "US", "We're a team of three in Portland, Oregon."],
			["its kind in words", "tags", "loyalty cards", "Glazed · loyalty cards for coffee shops"],
		],
	},
	{
		origin: "https://viajero.club",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Viajero: planifica viajes en grupo</title></head><body><main><h1>Viajar juntos, decidir juntos</h1><p>Viajero reúne el itinerario, los gastos y las votaciones de tu grupo en una sola app.</p><h2>Funciones</h2><ul><li>Gastos compartidos</li><li>Votaciones de planes</li><li>Itinerario sin conexión</li></ul><p>Viajero es gratis. Viajero Pro cuesta 2,99 € al mes e incluye itinerarios ilimitados.</p><p>Fundada en Málaga por Lola Rey en 2022.</p></main><footer><p>hola@viajero.club</p></footer></body></html>`,
			],
		},
		traps: [
			[
				"del plan de pago",
				"description",
				"Viajero incluye itinerarios ilimitados.",
				"Viajero Pro cuesta 2,99 € al mes e incluye itinerarios ilimitados.",
			],
			[
				"el plan equivocado",
				"pricing_summary",
				"Viajero: 2,99 € al mes",
				"Viajero Pro cuesta 2,99 € al mes e incluye itinerarios ilimitados.",
			],
			["lo que falta", "features", "conexión", "Itinerario sin conexión"],
			[
				"todo gratis",
				"pricing_model",
				"free",
				["Viajero es gratis.", "Viajero Pro cuesta 2,99 € al mes e incluye itinerarios ilimitados."],
			],
		],
		honest: [
			[
				"what it does",
				"short_description",
				"Viajero reúne el itinerario, los gastos y las votaciones de tu grupo.",
				"Viajero reúne el itinerario, los gastos y las votaciones de tu grupo en una sola app.",
			],
			["an entry of its list", "features", "Gastos compartidos", "Gastos compartidos"],
			[
				"a price in a sentence",
				"pricing_summary",
				"Viajero Pro: 2,99 € al mes",
				"Viajero Pro cuesta 2,99 € al mes e incluye itinerarios ilimitados.",
			],
			[
				"how it is paid",
				"pricing_model",
				"freemium",
				["Viajero es gratis.", "Viajero Pro cuesta 2,99 € al mes e incluye itinerarios ilimitados."],
			],
			["its beginning", "founded_year", "2022", "Fundada en Málaga por Lola Rey en 2022."],
			["who began it", "founders", "Lola Rey", "Fundada en Málaga por Lola Rey en 2022."],
		],
	},
];
