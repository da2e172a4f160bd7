import { page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Four sites in English, Dutch, Italian and Portuguese, after the nineteenth round was mended. */
export const PRODUCTS_20_FOUR_LANGUAGES: readonly WholeSite[] = [
	{
		origin: "https://copperdesk.com",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Copperdesk | A shared inbox for property managers",
					`<header><a>Copperdesk</a></header><main><h1>One inbox for every tenant</h1><p>Copperdesk turns calls, mails and messages of tenants into tickets, and shows the owner what was done.</p><h2>Everything included</h2><ul><li><strong>Call notes</strong> – typed for you</li><li><strong>Key register</strong> – retired in March</li><li><strong>Meter photos</strong> – our next project</li><li><strong>Rent ledger</strong> – bring your own; we link to it</li></ul><h2>Numbers</h2><p>The average agency loses 14 hours a week to the phone.</p><h2>Pricing</h2><p>$2 per flat and month, at least $50. Setup by our partner Keyline costs $600.</p><p>Housing charities use Copperdesk for free.</p><h2>The firm</h2><p>Copperdesk Inc. was founded in Milwaukee in 2020 by Joan Pruitt, whose father Earl founded Pruitt Realty in 1979. Our engineers sit in Medellín, Colombia.</p></main><footer><p>Copperdesk Inc., 411 E Wisconsin Ave, Milwaukee, WI 53202. Registered agent: Corpserve LLC, Wilmington, DE 19801. help@copperdesk.com</p></footer>`,
				),
			],
		},
		traps: [
			["retired", "features", "Key register", "Key register – retired in March"],
			["a next project", "features", "Meter photos", "Meter photos – our next project"],
			["one's own", "features", "Rent ledger", "Rent ledger – bring your own; we link to it"],
			[
				"what agencies lose",
				"description",
				"Copperdesk loses 14 hours a week.",
				"The average agency loses 14 hours a week to the phone.",
			],
			["the least dropped", "pricing_summary", "$2 per flat", "$2 per flat and month, at least $50."],
			["a partner's price", "pricing_summary", "$600", "Setup by our partner Keyline costs $600."],
			[
				"free for charities",
				"pricing_model",
				"freemium",
				["$2 per flat and month, at least $50.", "Housing charities use Copperdesk for free."],
			],
			[
				"a father's year",
				"founded_year",
				"1979",
				"Copperdesk Inc. was founded in Milwaukee in 2020 by Joan Pruitt, whose father Earl founded Pruitt Realty in 1979.",
			],
			["where engineers sit", "country", "CO", "Our engineers sit in Medellín, Colombia."],
			["the agent's town", "city", "Wilmington", "Registered agent: Corpserve LLC, Wilmington, DE 19801."],
		],
		honest: [
			[
				"what it does",
				"short_description",
				"Copperdesk turns calls, mails and messages of tenants into tickets.",
				"Copperdesk turns calls, mails and messages of tenants into tickets, and shows the owner what was done.",
			],

			[
				"its year",
				"founded_year",
				"2020",
				"Copperdesk Inc. was founded in Milwaukee in 2020 by Joan Pruitt, whose father Earl founded Pruitt Realty in 1979.",
			],

			["its price", "pricing_summary", "$2 per flat and month, at least $50", "$2 per flat and month, at least $50."],
			[
				"its founder",
				"founders",
				"Joan Pruitt",
				"Copperdesk Inc. was founded in Milwaukee in 2020 by Joan Pruitt, whose father Earl founded Pruitt Realty in 1979.",
			],
		],
		refused: [["notes", "features", "Call notes", "Call notes – typed for you"]],
	},
	{
		origin: "https://klusbus.nl",
		pages: {
			"/": [
				"home",
				page(
					"nl",
					"Klusbus | Gereedschap huren per dag",
					`<header><a>Klusbus</a></header><main><h1>Huur de boor, niet de hele doos</h1><p>Klusbus verhuurt gereedschap per dag en brengt het met de bakfiets.</p><h2>Wat we verhuren</h2><ul><li>Boormachines</li><li>Steigers (tijdelijk niet leverbaar)</li><li>Aanhangers: via Boedelbak</li></ul><h2>Prijzen</h2><p>Vanaf € 7 per dag. De borg is € 50.</p><p>Studenten huren de eerste dag gratis.</p><h2>Over ons</h2><p>Klusbus werd in 2018 opgericht door Joris Kok in Nijmegen. Zijn eerste boor kocht hij bij Gamma, dat sinds 1971 bestaat.</p></main><footer><p>Klusbus, Waalkade 12, 6511 XR Nijmegen. Verzekerd bij Noordlicht, Groningen.</p></footer>`,
				),
			],
		},
		traps: [
			["tijdelijk niet", "features", "Steigers", "Steigers (tijdelijk niet leverbaar)"],
			["van een ander", "features", "Aanhangers", "Aanhangers: via Boedelbak"],
			["de borg", "pricing_summary", "€ 50", "De borg is € 50."],
			["de eerste dag", "pricing_model", "freemium", ["Vanaf € 7 per dag.", "Studenten huren de eerste dag gratis."]],
			["een ander jaar", "founded_year", "1971", "Zijn eerste boor kocht hij bij Gamma, dat sinds 1971 bestaat."],
			["de verzekeraar", "city", "Groningen", "Verzekerd bij Noordlicht, Groningen."],
			["vanaf verloren", "pricing_summary", "€ 7 per dag", "Vanaf € 7 per dag."],
		],
		honest: [
			[
				"wat het doet",
				"short_description",
				"Klusbus verhuurt gereedschap per dag.",
				"Klusbus verhuurt gereedschap per dag en brengt het met de bakfiets.",
			],
			["wie", "founders", "Joris Kok", "Klusbus werd in 2018 opgericht door Joris Kok in Nijmegen."],
			["boren", "features", "Boormachines", "Boormachines"],
			["prijs", "pricing_summary", "Vanaf € 7 per dag", "Vanaf € 7 per dag."],
		],
	},
	{
		origin: "https://notaria.it",
		pages: {
			"/": [
				"home",
				page(
					"it",
					"Notaria – appunti condivisi per l'università",
					`<header><a>Notaria</a></header><main><h1>Gli appunti di tutti, in ordine</h1><p>Notaria raccoglie gli appunti di un corso e li mette in ordine per lezione.</p><h2>Funzioni</h2><dl><dt>Ricerca nel testo</dt><dd>anche nelle foto</dd><dt>Correzione dei compiti</dt><dd>la lasciamo ai docenti</dd><dt>Registrazioni audio</dt><dd>dal prossimo semestre</dd></dl><h2>Prezzo</h2><p>Gratis per chi carica i propri appunti, altrimenti 4 € al mese.</p><h2>Chi siamo</h2><p>Notaria è nata nel 2021 a Padova, nell'università fondata nel 1222. L'idea è di Sara Dal Molin; il logo è di Pino Greco.</p></main><footer><p>Notaria S.r.l., Via del Santo 30, 35123 Padova (PD) · info@notaria.it</p></footer>`,
				),
			],
		},
		traps: [
			["lasciata ai docenti", "features", "Correzione dei compiti", "Correzione dei compiti"],
			["dal prossimo semestre", "features", "Registrazioni audio", "Registrazioni audio"],
			["gratis per tutti", "pricing_model", "free", "Gratis per chi carica i propri appunti, altrimenti 4 € al mese."],
			["l'università", "founded_year", "1222", "Notaria è nata nel 2021 a Padova, nell'università fondata nel 1222."],
			["il logo", "founders", "Pino Greco", "L'idea è di Sara Dal Molin; il logo è di Pino Greco."],
			[
				"la condizione persa",
				"pricing_summary",
				"4 € al mese",
				"Gratis per chi carica i propri appunti, altrimenti 4 € al mese.",
			],
		],
		honest: [
			[
				"che cosa fa",
				"short_description",
				"Notaria raccoglie gli appunti di un corso e li mette in ordine per lezione.",
				"Notaria raccoglie gli appunti di un corso e li mette in ordine per lezione.",
			],
			["ricerca", "features", "Ricerca nel testo", "Ricerca nel testo"],
			["anno", "founded_year", "2021", "Notaria è nata nel 2021 a Padova, nell'università fondata nel 1222."],
			["dove", "city", "Padova", "Notaria S.r.l., Via del Santo 30, 35123 Padova (PD)"],
		],
	},
	{
		origin: "https://marezinha.pt",
		pages: {
			"/": [
				"home",
				page(
					"pt",
					"Marezinha | Aulas de surf para famílias",
					`<header><a>Marezinha</a></header><main><h1>A primeira onda, em família</h1><p>A Marezinha dá aulas de surf a pais e filhos na Ericeira.</p><h2>O que inclui</h2><ul><li>Prancha e fato</li><li>Transporte: não fazemos</li></ul><h2>Preços</h2><p>Aula em família: 90 €. Um fato novo custa 120 € nas lojas.</p><h2>Quem somos</h2><p>O Tiago Reis abriu a Marezinha em 2016. O campeão Rui Vaz, fundador da Onda Azul, é nosso padrinho.</p></main><footer><p>Marezinha, Praia do Sul, 2655 Ericeira</p></footer>`,
				),
			],
		},
		traps: [
			["o que não fazem", "features", "Transporte", "Transporte: não fazemos"],
			["nas lojas", "pricing_summary", "120 €", "Um fato novo custa 120 € nas lojas."],
			["o padrinho", "founders", "Rui Vaz", "O campeão Rui Vaz, fundador da Onda Azul, é nosso padrinho."],
			["um nada perdido", "description", "Fazemos transporte.", "Transporte: não fazemos"],
		],
		honest: [
			[
				"o que faz",
				"short_description",
				"A Marezinha dá aulas de surf a pais e filhos na Ericeira.",
				"A Marezinha dá aulas de surf a pais e filhos na Ericeira.",
			],
			["o ano", "founded_year", "2016", "O Tiago Reis abriu a Marezinha em 2016."],
			["preço", "pricing_summary", "Aula em família: 90 €", "Aula em família: 90 €."],
		],
	},
];
