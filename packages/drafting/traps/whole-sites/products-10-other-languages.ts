import { page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Ordinary products in German, French, Spanish and Italian, written once claims were read in other forms of their words. */
export const PRODUCTS_10_OTHER_LANGUAGES: readonly WholeSite[] = [
	{
		origin: "https://stallfunk.de",
		pages: {
			"/": [
				"home",
				page(
					"de",
					"Stallfunk - die Stallverwaltung für Reitvereine",
					`<header>Stallfunk</header><main><h1>Boxen, Futter, Termine: alles an einem Ort</h1><p>Stallfunk ist eine App für Reitvereine und Pensionsställe. Einsteller tragen ihre Reitzeiten ein, der Stall plant Futter und Weidegang, und der Hufschmied sieht seine Termine.</p><h2>Das kann Stallfunk</h2><ul><li>Hallenplan ohne Zettel</li><li>Impfkalender mit Erinnerung</li><li>Abrechnung je Box</li></ul><h2>Preise</h2><p>Bis 10 Pferde kostet Stallfunk 15 € im Monat, darüber 1 € je Pferd.</p><h2>Noch nicht dabei</h2><p>Turniernennungen werden wir 2027 ergänzen.</p><h2>Über uns</h2><p>Hinter Stallfunk stehen die Tierärztin Carla Wessel und der Informatiker Jonas Brey aus Verden. Die Idee kam ihnen 2020 auf einem Turnier in Aachen.</p></main><footer>Stallfunk UG, Reiterstraße 7, 27283 Verden</footer>`,
				),
			],
		},
		traps: [
			["ein Turnierort", "city", "Aachen", "Die Idee kam ihnen 2020 auf einem Turnier in Aachen."],
			["ein Plan", "features", "Turniernennungen", "Turniernennungen werden wir 2027 ergänzen."],
			[
				"ohne Grenze",
				"pricing_summary",
				"15 € im Monat",
				"Bis 10 Pferde kostet Stallfunk 15 € im Monat, darüber 1 € je Pferd.",
			],
			[
				"wer es tut",
				"description",
				"Der Hufschmied plant Futter und Weidegang.",
				"Einsteller tragen ihre Reitzeiten ein, der Stall plant Futter und Weidegang, und der Hufschmied sieht seine Termine.",
			],
		],
		honest: [
			[
				"was es ist",
				"short_description",
				"Stallfunk ist eine App für Reitvereine und Pensionsställe.",
				"Stallfunk ist eine App für Reitvereine und Pensionsställe.",
			],
			[
				"was es tut",
				"description",
				"Einsteller tragen ihre Reitzeiten ein und der Hufschmied sieht seine Termine.",
				"Einsteller tragen ihre Reitzeiten ein, der Stall plant Futter und Weidegang, und der Hufschmied sieht seine Termine.",
			],
			[
				"was es tut",
				"description",
				"Der Stall plant Futter und Weidegang.",
				"Einsteller tragen ihre Reitzeiten ein, der Stall plant Futter und Weidegang, und der Hufschmied sieht seine Termine.",
			],
			["ein Eintrag", "features", "Impfkalender mit Erinnerung", "Impfkalender mit Erinnerung"],
			[
				"wer dahinter steht",
				"founders",
				"Carla Wessel",
				"Hinter Stallfunk stehen die Tierärztin Carla Wessel und der Informatiker Jonas Brey aus Verden.",
			],
			["die Art", "tags", "Stallverwaltung", "Stallfunk - die Stallverwaltung für Reitvereine"],
		],
		refused: [
			[
				"der Preis",
				"pricing_summary",
				"Bis 10 Pferde 15 € im Monat",
				"Bis 10 Pferde kostet Stallfunk 15 € im Monat, darüber 1 € je Pferd.",
			],
		],
	},
	{
		origin: "https://atelier-brume.fr",
		pages: {
			"/": [
				"home",
				page(
					"fr",
					"Atelier Brume | Bougies coulées à la main à Rennes",
					`<header>Atelier Brume</header><main><h1>Des bougies qui sentent la pluie</h1><p>Nous coulons nos bougies à la main avec de la cire de colza française et des mèches en coton. Aucun parfum de synthèse.</p><h2>La collection</h2><ul><li>Petite bougie : 18 €</li><li>Grande bougie : 34 €</li></ul><h2>Les ateliers</h2><p>Un samedi par mois, apprenez à couler la vôtre : 45 € par personne.</p><h2>Qui sommes-nous ?</h2><p>Créé en 2019 par Solène Kervadec, l'atelier compte aujourd'hui quatre personnes. Nos mèches viennent de Lille.</p></main><footer>3 rue Saint-Georges, 35000 Rennes</footer>`,
				),
			],
		},
		traps: [
			["d'où viennent les mèches", "city", "Lille", "Nos mèches viennent de Lille."],
			["le pas oublié", "usps", "Parfum de synthèse", "Aucun parfum de synthèse."],
			["prix échangés", "pricing_summary", "Petite bougie : 34 €", ["Petite bougie : 18 €", "Grande bougie : 34 €"]],
		],
		honest: [
			[
				"ce qu'il fait",
				"short_description",
				"Atelier Brume coule ses bougies à la main avec de la cire de colza française.",
				"Nous coulons nos bougies à la main avec de la cire de colza française et des mèches en coton.",
			],
			[
				"le même au passif",
				"description",
				"Les bougies sont coulées à la main avec de la cire de colza française et des mèches en coton.",
				"Nous coulons nos bougies à la main avec de la cire de colza française et des mèches en coton.",
			],
			["une raison", "usps", "Aucun parfum de synthèse", "Aucun parfum de synthèse."],
			["un prix", "pricing_summary", "Grande bougie : 34 €", "Grande bougie : 34 €"],
			[
				"qui l'a créé",
				"founders",
				"Solène Kervadec",
				"Créé en 2019 par Solène Kervadec, l'atelier compte aujourd'hui quatre personnes.",
			],
			[
				"son début",
				"founded_year",
				"2019",
				"Créé en 2019 par Solène Kervadec, l'atelier compte aujourd'hui quatre personnes.",
			],
			["sa ville", "city", "Rennes", "3 rue Saint-Georges, 35000 Rennes"],
		],
	},
	{
		origin: "https://vecinalia.es",
		pages: {
			"/": [
				"home",
				page(
					"es",
					"Vecinalia, la app de tu comunidad de vecinos",
					`<header>Vecinalia</header><main><h1>La comunidad, sin grupos de WhatsApp</h1><p>Con Vecinalia los vecinos votan, avisan de averías y reservan la piscina desde el móvil. Los administradores convocan juntas y envían recibos.</p><ul><li>Votaciones con validez legal</li><li>Avisos de averías con foto</li><li>Reserva de zonas comunes</li></ul><h2>Tarifas</h2><p>Gratis hasta 10 viviendas. A partir de ahí, 0,50 € por vivienda y mes.</p><p>Vecinalia nació en Zaragoza en 2019 de la mano de los hermanos Raúl y Irene Lacasa. Desde 2023 colaboramos con el Colegio de Administradores de Madrid, fundado en 1968.</p></main>`,
				),
			],
		},
		traps: [
			[
				"el año del colegio",
				"founded_year",
				"1968",
				"Desde 2023 colaboramos con el Colegio de Administradores de Madrid, fundado en 1968.",
			],
			[
				"su ciudad",
				"city",
				"Madrid",
				"Desde 2023 colaboramos con el Colegio de Administradores de Madrid, fundado en 1968.",
			],
			["sin límite", "pricing_summary", "Gratis", "Gratis hasta 10 viviendas."],
			[
				"quién lo hace",
				"description",
				"Los vecinos convocan juntas y envían recibos.",
				"Los administradores convocan juntas y envían recibos.",
			],
		],
		honest: [
			[
				"qué es",
				"short_description",
				"Vecinalia es la app de tu comunidad de vecinos.",
				"Vecinalia, la app de tu comunidad de vecinos",
			],
			[
				"qué hace",
				"description",
				"Los vecinos votan, avisan de averías y reservan la piscina desde el móvil.",
				"Con Vecinalia los vecinos votan, avisan de averías y reservan la piscina desde el móvil.",
			],
			[
				"qué más",
				"description",
				"Los administradores convocan juntas y envían recibos.",
				"Los administradores convocan juntas y envían recibos.",
			],
			[
				"cómo se paga",
				"pricing_model",
				"freemium",
				"Gratis hasta 10 viviendas. A partir de ahí, 0,50 € por vivienda y mes.",
			],
			[
				"precio",
				"pricing_summary",
				"Gratis hasta 10 viviendas; a partir de ahí, 0,50 € por vivienda y mes",
				"Gratis hasta 10 viviendas. A partir de ahí, 0,50 € por vivienda y mes.",
			],
			[
				"su comienzo",
				"founded_year",
				"2019",
				"Vecinalia nació en Zaragoza en 2019 de la mano de los hermanos Raúl y Irene Lacasa.",
			],
			[
				"quién",
				"founders",
				"Irene Lacasa",
				"Vecinalia nació en Zaragoza en 2019 de la mano de los hermanos Raúl y Irene Lacasa.",
			],
		],
		refused: [
			["una entrada", "features", "Votaciones con validez legal", "Votaciones con validez legal"],
			[
				"dónde",
				"city",
				"Zaragoza",
				"Vecinalia nació en Zaragoza en 2019 de la mano de los hermanos Raúl y Irene Lacasa.",
			],
		],
	},
	{
		origin: "https://leggimi.app",
		pages: {
			"/": [
				"home",
				page(
					"it",
					"Leggimi: audiolibri per bambini",
					`<header>Leggimi</header><main><h1>Una storia ogni sera</h1><p>Leggimi raccoglie 400 fiabe lette da attori italiani. I bambini scelgono la copertina e ascoltano anche senza rete.</p><h2>Perché Leggimi</h2><p>Niente pubblicità, niente schermo acceso. Le fiabe durano dai cinque ai quindici minuti.</p><h2>Quanto costa</h2><p>L'abbonamento costa 3,99 € al mese o 29,99 € all'anno. Il primo mese è gratuito.</p><p>Leggimi è un progetto di Giulia Sarti e Davide Monti, genitori a Bologna.</p></main><footer>Leggimi S.r.l. · via Zamboni 5 · 40126 Bologna</footer>`,
				),
			],
		},
		traps: [
			["un mese di prova", "pricing_model", "freemium", "Il primo mese è gratuito."],
			[
				"numeri scambiati",
				"pricing_summary",
				"29,99 € al mese",
				"L'abbonamento costa 3,99 € al mese o 29,99 € all'anno.",
			],
			["il non tolto", "usps", "Pubblicità", "Niente pubblicità, niente schermo acceso."],
			[
				"chi lo fa",
				"description",
				"I bambini leggono 400 fiabe.",
				"Leggimi raccoglie 400 fiabe lette da attori italiani.",
			],
		],
		honest: [
			[
				"che cosa",
				"short_description",
				"Leggimi raccoglie 400 fiabe lette da attori italiani.",
				"Leggimi raccoglie 400 fiabe lette da attori italiani.",
			],
			["che cos'è", "description", "Leggimi offre audiolibri per bambini.", "Leggimi: audiolibri per bambini"],
			["una ragione", "usps", "Niente pubblicità", "Niente pubblicità, niente schermo acceso."],
			[
				"prezzo",
				"pricing_summary",
				"3,99 € al mese o 29,99 € all'anno",
				"L'abbonamento costa 3,99 € al mese o 29,99 € all'anno.",
			],
			["chi", "founders", "Davide Monti", "Leggimi è un progetto di Giulia Sarti e Davide Monti, genitori a Bologna."],
			["dove", "city", "Bologna", "Leggimi S.r.l. · via Zamboni 5 · 40126 Bologna"],
			["genere", "tags", "audiolibri per bambini", "Leggimi: audiolibri per bambini"],
		],
		refused: [
			[
				"come",
				"description",
				"I bambini scelgono la copertina e ascoltano le fiabe anche senza rete.",
				"I bambini scelgono la copertina e ascoltano anche senza rete.",
			],
		],
	},
];
