import { page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Sentences aimed at what had become wider: what a site is called by its head, towns of companies, other ways of paying. */
export const PRODUCTS_14_AIMED: readonly WholeSite[] = [
	{
		origin: "https://lindenhof.studio",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Lindenhof | pottery studio and shop for stoneware",
					`<header><a href="/">Lindenhof</a></header><main><h1>Stoneware for every day</h1><p>Lindenhof makes plates, bowls and jugs.</p><p>Our neighbour Carla Wood opened the shop across the street in 1988.</p><p>Before us, Hugo Brandt had started the studio kiln club in 1971.</p><p>Vera Lind set up the shop of the museum in 1994.</p><p>The council launched the studio scheme in 2009.</p><p>In 2003 a fire closed the studio next door.</p><p>Tom Hale never founded the studio that bears his name.</p><p>Our glazes come from a small workshop in Stoke.</p><p>Kilnhouse is a family firm in Delft that fires our tiles.</p><p>We are not a studio in Paris, whatever the map says.</p><p>Ask for a lesson from a studio in Leeds.</p><p>We were once a shop in Hull.</p><p>Our clay dealer is a company in Meissen.</p><p>Ines Falk wrote the first version of our price list.</p><h2>Prices</h2><p>A mug costs £18, or £15 for members.</p><p>Jugs are £40, or £30 each if you buy four.</p><p>Glaze samples: get £5 off your first order.</p><p>Repairs cost from £12, or more for large pieces.</p><p>Delivery £6 · Gift wrap £3 · Insurance £2</p></main><footer><p>Made since 1998 by three sisters, never sold to anybody.</p></footer>`,
				),
			],
		},
		traps: [
			[
				"a neighbour's shop",
				"founders",
				"Carla Wood",
				"Our neighbour Carla Wood opened the shop across the street in 1988.",
			],
			[
				"a neighbour's year",
				"founded_year",
				"1988",
				"Our neighbour Carla Wood opened the shop across the street in 1988.",
			],
			[
				"a club of the studio",
				"founders",
				"Hugo Brandt",
				"Before us, Hugo Brandt had started the studio kiln club in 1971.",
			],
			["the club's year", "founded_year", "1971", "Before us, Hugo Brandt had started the studio kiln club in 1971."],
			["a museum's shop", "founders", "Vera Lind", "Vera Lind set up the shop of the museum in 1994."],
			["its year", "founded_year", "1994", "Vera Lind set up the shop of the museum in 1994."],
			["a scheme's year", "founded_year", "2009", "The council launched the studio scheme in 2009."],
			["a fire's year", "founded_year", "2003", "In 2003 a fire closed the studio next door."],
			["who never did", "founders", "Tom Hale", "Tom Hale never founded the studio that bears his name."],
			["a supplier's workshop", "city", "Stoke", "Our glazes come from a small workshop in Stoke."],
			["another firm's town", "city", "Delft", "Kilnhouse is a family firm in Delft that fires our tiles."],
			["where they are not", "city", "Paris", "We are not a studio in Paris, whatever the map says."],
			["somebody's studio", "city", "Leeds", "Ask for a lesson from a studio in Leeds."],
			["where they were", "city", "Hull", "We were once a shop in Hull."],
			["a dealer's town", "city", "Meissen", "Our clay dealer is a company in Meissen."],
			["who wrote a list", "founders", "Ines Falk", "Ines Falk wrote the first version of our price list."],
			["for members only", "pricing_summary", "£15", "A mug costs £18, or £15 for members."],
			["if one buys four", "pricing_summary", "£30 each", "Jugs are £40, or £30 each if you buy four."],
			["what one saves", "pricing_summary", "£5", "Glaze samples: get £5 off your first order."],
			["from dropped", "pricing_summary", "£12", "Repairs cost from £12, or more for large pieces."],
			["the fees", "pricing_summary", "Delivery £6", "Delivery £6 · Gift wrap £3 · Insurance £2"],
			["the fees as the model", "pricing_summary", "Insurance £2", "Delivery £6 · Gift wrap £3 · Insurance £2"],
		],
		honest: [
			[
				"what it makes",
				"short_description",
				"Lindenhof makes plates, bowls and jugs.",
				"Lindenhof makes plates, bowls and jugs.",
			],
		],
	},
	{
		origin: "https://fluxo.app",
		pages: {
			"/": [
				"home",
				page(
					"pt",
					"Fluxo: aplicação de orçamentos para oficinas",
					`<header><a href="/">Fluxo</a></header><main><h1>Orçamentos em dois minutos</h1><p>O Fluxo prepara orçamentos para oficinas de automóveis.</p><p>O Rui Matos abriu a oficina onde fizemos os primeiros testes em 1979.</p><p>Somos parceiros de uma empresa de Braga, fundada em 1990.</p><p>A Pneus Silva é uma empresa do Porto e usa o Fluxo.</p><p>A versão para motas é uma aplicação gratuita da Motocard.</p><h2>Preço</h2><p>As oficinas pagam 12 € por mês, ou 120 € por ano.</p><p>Os fornecedores pagam 40 € por mês.</p><p>Criado por estudantes, ou melhor, por quem os ensina.</p></main>`,
				),
			],
		},
		traps: [
			[
				"a oficina de outro",
				"founders",
				"Rui Matos",
				"O Rui Matos abriu a oficina onde fizemos os primeiros testes em 1979.",
			],
			[
				"o ano da oficina",
				"founded_year",
				"1979",
				"O Rui Matos abriu a oficina onde fizemos os primeiros testes em 1979.",
			],
			["a cidade do parceiro", "city", "Braga", "Somos parceiros de uma empresa de Braga, fundada em 1990."],
			["o ano do parceiro", "founded_year", "1990", "Somos parceiros de uma empresa de Braga, fundada em 1990."],
			["a cidade de um cliente", "city", "Porto", "A Pneus Silva é uma empresa do Porto e usa o Fluxo."],
			["grátis de outro", "pricing_model", "free", "A versão para motas é uma aplicação gratuita da Motocard."],
			["o preço de outros", "pricing_summary", "40 € por mês", "Os fornecedores pagam 40 € por mês."],
			["o período trocado", "pricing_summary", "12 € por ano", "As oficinas pagam 12 € por mês, ou 120 € por ano."],
		],
		honest: [
			[
				"o que é",
				"short_description",
				"O Fluxo prepara orçamentos para oficinas de automóveis.",
				"O Fluxo prepara orçamentos para oficinas de automóveis.",
			],
			[
				"quem paga",
				"pricing_summary",
				"As oficinas pagam 12 € por mês",
				"As oficinas pagam 12 € por mês, ou 120 € por ano.",
			],
		],
	},
	{
		origin: "https://rosterbee.net",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Rosterbee: shift plans for clinics",
					`<header><a href="/">Rosterbee</a></header><main><h1>Shift plans that hold</h1><p>Rosterbee plans shifts for clinics, while nothing is sent without a manager's approval.</p><p>Patients wait in the hall, and you lose an hour.</p><p>Staff at Mercy Hospital love their rota, and you will too.</p><p>Customers of Planhub pay per seat, and you know how that ends.</p><p>We import payroll data, or we would if the vendor let us.</p><p>We will never sell data, and we hope to publish an audit.</p><p>Clients export by hand and we mail them a file only on request.</p><p>Everything is written down, nothing is shared except with insurers.</p><p>A course on sleep by a clinic we admire taught us much.</p><h2>Features</h2><ul><li>Syncs directly only with Outlook</li><li>Imports lists automatically once a vendor opens its interface</li><li>Swaps out of the box, printing not</li></ul></main>`,
				),
			],
		},
		traps: [
			[
				"what holds dropped",
				"description",
				"Nothing is sent.",
				"Rosterbee plans shifts for clinics, while nothing is sent without a manager's approval.",
			],
			[
				"others' waiting",
				"description",
				"Patients wait in the hall.",
				"Patients wait in the hall, and you lose an hour.",
			],
			[
				"others' love",
				"description",
				"Staff at Mercy Hospital love their rota.",
				"Staff at Mercy Hospital love their rota, and you will too.",
			],
			[
				"a rival's prices",
				"description",
				"Customers of Planhub pay per seat.",
				"Customers of Planhub pay per seat, and you know how that ends.",
			],
			["a supposition", "usps", "We import payroll data", "We import payroll data, or we would if the vendor let us."],
			["a hope", "usps", "we hope to publish an audit", "We will never sell data, and we hope to publish an audit."],
			[
				"only on request",
				"description",
				"We mail them a file.",
				"Clients export by hand and we mail them a file only on request.",
			],
			["by hand", "features", "export by hand", "Clients export by hand and we mail them a file only on request."],
			[
				"an exception",
				"usps",
				"nothing is shared",
				"Everything is written down, nothing is shared except with insurers.",
			],
			["one vendor", "features", "Syncs", "Syncs directly only with Outlook"],
			["a condition", "features", "Imports lists", "Imports lists automatically once a vendor opens its interface"],
			["a not behind", "features", "Swaps out of the box, printing", "Swaps out of the box, printing not"],
			["a course of others", "categories", "Education", "A course on sleep by a clinic we admire taught us much."],
			[
				"clinics as health",
				"categories",
				"Health & Fitness",
				["Rosterbee: shift plans for clinics", "A course on sleep by a clinic we admire taught us much."],
			],
		],
		honest: [],
		refused: [
			[
				"what it plans",
				"short_description",
				"Rosterbee plans shifts for clinics.",
				"Rosterbee plans shifts for clinics, while nothing is sent without a manager's approval.",
			],
		],
	},
];
