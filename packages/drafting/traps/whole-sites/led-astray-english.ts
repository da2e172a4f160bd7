import { page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** English sites whose sentences lead one way and mean another, each with honest claims beside the traps. */
export const LED_ASTRAY_ENGLISH: readonly WholeSite[] = [
	{
		origin: "https://crumbdesk.com",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Crumbdesk - orders for small bakeries",
					`<header><a href="/">Crumbdesk</a><a href="/about">About</a></header><main><h1>Orders for small bakeries, in one book</h1><p>A shared spreadsheet that nobody updates.</p><p>Crumbdesk is an order book that collects phone, web and market orders and prints the list for the oven.</p><ul><li>How to price a sourdough loaf in winter</li><li>What we learned from visiting forty bakeries</li></ul><p>Crumbdesk imports your sheets from Gridnote. It stores every row in the cloud.</p><p>A common myth: Crumbdesk takes a share of every order.</p><p>Crumbdesk answers the phone for you, for customers of the Pro plan.</p><p>I'm Tom Reed, a baker in Leeds. I started Crumbdesk in 2023 and have not lost an order since.</p><p>No subscription is needed to look around.</p><p>Crumbdesk costs £12 per month for each shop.</p></main><footer>© 2026 Crumbdesk Ltd</footer>`,
				),
			],
			"/about": [
				"about",
				page(
					"en",
					"About | Crumbdesk",
					`<main><h1>About us</h1><p>Priya Nair founded Crumbdesk in 2019 after ten years behind a counter.</p><p>In 2022 we opened our source code, so that everybody can read it.</p><p>Tom Reed heard of us at a market and made the first Crumbdesk order in 2020.</p></main>`,
				),
			],
		},
		traps: [
			[
				"the pain as the product",
				"short_description",
				"A shared spreadsheet that nobody updates.",
				"A shared spreadsheet that nobody updates.",
			],
			[
				"the pain as slogan",
				"tagline",
				"A shared spreadsheet that nobody updates.",
				"A shared spreadsheet that nobody updates.",
			],
			[
				"an article's title",
				"features",
				"How to price a sourdough loaf in winter",
				"How to price a sourdough loaf in winter",
			],
			[
				"an article's title",
				"features",
				"What we learned from visiting forty bakeries",
				"What we learned from visiting forty bakeries",
			],
			[
				"another's rows",
				"description",
				"Crumbdesk stores every row in the cloud.",
				"It stores every row in the cloud.",
			],
			[
				"a myth",
				"description",
				"Crumbdesk takes a share of every order.",
				"A common myth: Crumbdesk takes a share of every order.",
			],
			[
				"a plan behind a comma",
				"description",
				"Crumbdesk answers the phone for you.",
				"Crumbdesk answers the phone for you, for customers of the Pro plan.",
			],
			[
				"a customer who started",
				"founders",
				"Tom Reed",
				["I'm Tom Reed, a baker in Leeds.", "I started Crumbdesk in 2023 and have not lost an order since."],
			],
			["a customer's year", "founded_year", "2023", "I started Crumbdesk in 2023 and have not lost an order since."],
			["opened source", "founded_year", "2022", "In 2022 we opened our source code, so that everybody can read it."],
			[
				"the first order",
				"founders",
				"Tom Reed",
				"Tom Reed heard of us at a market and made the first Crumbdesk order in 2020.",
			],
			[
				"the first order's year",
				"founded_year",
				"2020",
				"Tom Reed heard of us at a market and made the first Crumbdesk order in 2020.",
			],
			["looking around", "pricing_model", "one_time", "No subscription is needed to look around."],
		],
		honest: [
			["founder", "founders", "Priya Nair", "Priya Nair founded Crumbdesk in 2019 after ten years behind a counter."],
			["year", "founded_year", "2019", "Priya Nair founded Crumbdesk in 2019 after ten years behind a counter."],
			["model", "pricing_model", "subscription", "Crumbdesk costs £12 per month for each shop."],
			[
				"what it is",
				"description",
				"Crumbdesk is an order book that collects phone, web and market orders and prints the list for the oven.",
				"Crumbdesk is an order book that collects phone, web and market orders and prints the list for the oven.",
			],
		],
	},
	{
		origin: "https://kettlepod.com",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Kettlepod | A toy kitchen",
					`<header><a href="/">Kettlepod</a></header><main><h1>Meetings that could have been tea</h1><p>Kettlepod is a toy oven that glows, hums and rings when the cake is done.</p><p>Kettlepod is a wooden toy for children who like to cook.</p><h2>Features</h2><div><h3>Glowing door</h3><p>A lamp behind the door glows for three minutes.</p></div><div><h3>Recipe cards</h3><p>Sold apart and only in our shop in Ghent.</p></div><div><h3>Sound pack</h3><p>Waiting for its safety test until autumn.</p></div><p>Your old kitchen toy costs $90 a year in batteries.</p><p>With Kettlepod you stop buying batteries, sweeping up plastic parts and arguing about noise.</p><p>What we will build next: Kettlepod bakes real biscuits.</p><p>Kettlepod comes home to you, by appointment.</p><p>Kettlepod can be exchanged within a year, at our discretion.</p><p>The kit costs $49.</p></main><footer>Kettlepod BV, Korenlei 4, 9000 Gent, Belgium</footer>`,
				),
			],
		},
		traps: [
			[
				"a toy no longer",
				"description",
				"Kettlepod is an oven that glows, hums and rings when the cake is done.",
				"Kettlepod is a toy oven that glows, hums and rings when the cake is done.",
			],
			[
				"a toy no longer",
				"short_description",
				"Kettlepod is an oven that rings when the cake is done.",
				"Kettlepod is a toy oven that glows, hums and rings when the cake is done.",
			],
			[
				"a kind no longer a toy",
				"tags",
				"oven",
				"Kettlepod is a toy oven that glows, hums and rings when the cake is done.",
			],
			["what others hold", "tags", "meetings", "Meetings that could have been tea"],
			[
				"sold apart",
				"features",
				"Sold apart and only in our shop in Ghent.",
				"Sold apart and only in our shop in Ghent.",
			],
			["waiting", "features", "Waiting for its safety test until autumn.", "Waiting for its safety test until autumn."],
			["another toy's price", "pricing_summary", "$90 a year", "Your old kitchen toy costs $90 a year in batteries."],
			[
				"what one stops",
				"features",
				"Sweep up plastic parts",
				"With Kettlepod you stop buying batteries, sweeping up plastic parts and arguing about noise.",
			],
			[
				"what one stops",
				"description",
				"With Kettlepod you sweep up plastic parts.",
				"With Kettlepod you stop buying batteries, sweeping up plastic parts and arguing about noise.",
			],
			[
				"what one stops",
				"features",
				"Arguing about noise",
				"With Kettlepod you stop buying batteries, sweeping up plastic parts and arguing about noise.",
			],
			[
				"what comes next",
				"description",
				"Kettlepod bakes real biscuits.",
				"What we will build next: Kettlepod bakes real biscuits.",
			],
			[
				"discretion",
				"description",
				"Kettlepod can be exchanged within a year.",
				"Kettlepod can be exchanged within a year, at our discretion.",
			],
		],
		honest: [
			[
				"a card told",
				"features",
				"A lamp behind the door glows for three minutes.",
				"A lamp behind the door glows for three minutes.",
			],
			["kind", "tags", "toy oven", "Kettlepod is a toy oven that glows, hums and rings when the cake is done."],
			["price", "pricing_summary", "$49", "The kit costs $49."],
			["country", "country", "BE", "Kettlepod BV, Korenlei 4, 9000 Gent, Belgium"],
		],
	},
	{
		origin: "https://lanternroute.app",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Lanternroute: night buses on one map",
					`<header><a href="/">Lanternroute</a></header><main><h1>Night buses on one map</h1><p>Lanternroute is a map app that shows every night bus and tells you when to leave.</p><ul><li>You waited forty minutes in the rain again</li><li>Your last train left without telling you</li><li>Taxis ask for double after midnight</li></ul><p>Lanternroute shows the way home, with a paid add-on.</p><p>Lanternroute holds your seat, on request.</p><p>Lanternroute learned from Busline. It sold its riders' data for years.</p><p>Only hospitals may book ahead and our drivers wait at the door.</p><p>Lanternroute is a discontinued tram planner that became a bus map.</p><p>Lanternroute is the opposite of a social network for commuters.</p><p>The software that cities use today costs $400 per month.</p><p>Lanternroute is free for one semester.</p><p>In 2021 we opened our showroom at the central station.</p><p>Ben Achebe moved to Oslo and opened Lanternroute Café in 2024.</p><p>Buy it once for $8.</p></main>`,
				),
			],
		},
		traps: [
			[
				"the pain in a list",
				"features",
				"You waited forty minutes in the rain again",
				"You waited forty minutes in the rain again",
			],
			[
				"the pain in a list",
				"features",
				"Your last train left without telling you",
				"Your last train left without telling you",
			],
			["the pain in a list", "usps", "Taxis ask for double after midnight", "Taxis ask for double after midnight"],
			[
				"an add-on",
				"description",
				"Lanternroute shows the way home.",
				"Lanternroute shows the way home, with a paid add-on.",
			],
			["on request", "description", "Lanternroute holds your seat.", "Lanternroute holds your seat, on request."],
			[
				"another's deeds",
				"description",
				"Lanternroute sold its riders' data for years.",
				"It sold its riders' data for years.",
			],
			[
				"hospitals' drivers",
				"usps",
				"Our drivers wait at the door",
				"Only hospitals may book ahead and our drivers wait at the door.",
			],
			[
				"what it was",
				"description",
				"Lanternroute is a tram planner.",
				"Lanternroute is a discontinued tram planner that became a bus map.",
			],
			["its opposite", "tags", "social network", "Lanternroute is the opposite of a social network for commuters."],
			[
				"its opposite",
				"short_description",
				"A social network for commuters.",
				"Lanternroute is the opposite of a social network for commuters.",
			],
			[
				"cities' software",
				"pricing_summary",
				"$400 per month",
				"The software that cities use today costs $400 per month.",
			],
			["cities' software", "pricing_model", "subscription", "The software that cities use today costs $400 per month."],
			["free for a while", "pricing_model", "free", "Lanternroute is free for one semester."],
			["a showroom", "founded_year", "2021", "In 2021 we opened our showroom at the central station."],
			["a café's opener", "founders", "Ben Achebe", "Ben Achebe moved to Oslo and opened Lanternroute Café in 2024."],
			["a café's year", "founded_year", "2024", "Ben Achebe moved to Oslo and opened Lanternroute Café in 2024."],
		],
		honest: [
			[
				"what it tells",
				"description",
				"Lanternroute tells you when to leave.",
				"Lanternroute is a map app that shows every night bus and tells you when to leave.",
			],
			["kind", "tags", "map app", "Lanternroute is a map app that shows every night bus and tells you when to leave."],
			["once", "pricing_model", "one_time", "Buy it once for $8."],
		],
	},
];
