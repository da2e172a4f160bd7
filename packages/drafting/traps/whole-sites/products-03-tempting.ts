import type { WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Lines of makers, lists, bold titles and prices in sentences that say less than a hasty reader makes of them. */
export const PRODUCTS_03_TEMPTING: readonly WholeSite[] = [
	{
		origin: "https://clayroom.com",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Clayroom | Pottery studio software</title></head><body><header>Clayroom</header><main><h1>Run your pottery studio from one place</h1><p>Clayroom books classes, tracks kiln firings and, for studios on the Pro plan only, sells memberships.</p>
<h2>What you can do</h2><ul><li><strong>Kiln log</strong> Every firing with cone and date.</li><li><strong>Gift cards</strong> Coming in March.</li><li><strong>Glaze library</strong> No longer updated since 2023.</li><li><strong>Payroll</strong> Not included, use your accountant.</li></ul>
<h2>From our community</h2><article><h3>Moon jar</h3><p>Made by Hannah Oduya in Leith, Scotland.</p></article><article><h3>Speckled mug</h3><p>Made by Peter Lang in Aarhus.</p></article>
<p>Clayroom costs $25 a month for one kiln; each further kiln is $10. Until 2022 it was free.</p><p>Kilnly is $60 a month and adds a booking page.</p></main><footer><p>Site built by Oskar Wendt.</p><p>Photos by Marie Dubois in Lyon.</p><p>Insured by Harbour Mutual, 9 Quay Street, Bristol BS1 4DB</p></footer></body></html>`,
			],
		},
		traps: [
			["a potter", "founders", "Hannah Oduya", "Made by Hannah Oduya in Leith, Scotland."],
			["a potter's town", "city", "Leith", "Made by Hannah Oduya in Leith, Scotland."],
			["another potter's town", "city", "Aarhus", "Made by Peter Lang in Aarhus."],
			["who built the website", "founders", "Oskar Wendt", "Site built by Oskar Wendt."],
			["who took the photos", "city", "Lyon", "Photos by Marie Dubois in Lyon."],
			["who insures", "city", "Bristol", "Insured by Harbour Mutual, 9 Quay Street, Bristol BS1 4DB"],
			["yet to come", "features", "Gift cards", "Gift cards"],
			["not included", "features", "Payroll", "Payroll"],
			[
				"a plan left out",
				"description",
				"Clayroom books classes, tracks kiln firings and sells memberships.",
				"Clayroom books classes, tracks kiln firings and, for studios on the Pro plan only, sells memberships.",
			],
			[
				"free once",
				"pricing_model",
				"freemium",
				"Clayroom costs $25 a month for one kiln; each further kiln is $10. Until 2022 it was free.",
			],
			[
				"its limit left out",
				"pricing_summary",
				"Clayroom costs $25 a month",
				"Clayroom costs $25 a month for one kiln; each further kiln is $10.",
			],
			[
				"what somebody else costs",
				"pricing_summary",
				"Kilnly: $60 a month",
				"Kilnly is $60 a month and adds a booking page.",
			],
		],
		honest: [],
	},
	{
		origin: "https://zugvogel.eu",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Zugvogel: Nachtzüge finden</title></head><body><main><h1>Schlaf dich ans Ziel</h1><p>Zugvogel vergleicht Nachtzüge, Liegewagen und Fähren, aber keine Flüge und Busse.</p><p>Buchen kannst du bei uns nicht; wir leiten dich an die Bahn weiter.</p><h2>Über die Idee</h2><p>Auf die Idee brachte uns 2015 ein Artikel von Clara Weiss, Gründerin von Schlafwagen.at.</p><p>Zugvogel entstand an der Universität, die 1810 gegründet wurde.</p><h2>Was kostet die Fahrt?</h2><p>Ein Platz im Liegewagen kostet ab 49 €.</p><p>Premium kostet 3 € im Monat, sobald es da ist.</p><h2>Partner</h2><p>Entwickelt mit Unterstützung von Petra Sommer, Land Tirol, Innsbruck.</p></main><footer><p>Gestaltet von Nina Graf in Zürich</p></footer></body></html>`,
			],
		},
		traps: [
			["was fehlt", "features", "Flüge", "aber keine Flüge und Busse"],
			[
				"eine Liste ohne ihr Nein",
				"description",
				"Zugvogel vergleicht Nachtzüge, Liegewagen, Fähren und Busse.",
				"Zugvogel vergleicht Nachtzüge, Liegewagen und Fähren, aber keine Flüge und Busse.",
			],
			[
				"ohne das Nicht",
				"description",
				"Buchen kannst du bei uns.",
				"Buchen kannst du bei uns nicht; wir leiten dich an die Bahn weiter.",
			],
			["eine andere Gründerin", "founders", "Clara Weiss", "ein Artikel von Clara Weiss, Gründerin von Schlafwagen.at"],
			["das Jahr der Idee", "founded_year", "2015", "Auf die Idee brachte uns 2015 ein Artikel"],
			[
				"das Jahr der Universität",
				"founded_year",
				"1810",
				"Zugvogel entstand an der Universität, die 1810 gegründet wurde.",
			],
			[
				"der Preis der Bahn",
				"pricing_summary",
				"Ein Platz im Liegewagen kostet ab 49 €",
				"Ein Platz im Liegewagen kostet ab 49 €.",
			],
			["noch nicht da", "pricing_summary", "Premium: 3 € im Monat", "Premium kostet 3 € im Monat, sobald es da ist."],
			["wer fördert", "city", "Innsbruck", "Entwickelt mit Unterstützung von Petra Sommer, Land Tirol, Innsbruck."],
			["wer die Seite gestaltet hat", "founders", "Nina Graf", "Gestaltet von Nina Graf in Zürich"],
			["wo die Seite gestaltet wurde", "city", "Zürich", "Gestaltet von Nina Graf in Zürich"],
		],
		honest: [],
	},
	{
		origin: "https://mercadillo.app",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Mercadillo: compra a artesanos</title></head><body><main><h1>Lo hecho a mano, cerca de ti</h1><p>Mercadillo reúne artesanos de tu barrio. No vendemos joyas ni alimentos.</p><div><h3>Cesta de esparto</h3><p>Hecha a mano en Níjar por Rosa Molina</p><p>45 €</p></div><div><h3>Jarra de barro</h3><p>Hecha en Úbeda por Juan Tito</p><p>30 €</p></div><p>Vender es gratis hasta junio; después cuesta 5 € al mes.</p><p>«Vivo de esto desde 2012», cuenta Rosa.</p></main></body></html>`,
			],
		},
		traps: [
			["una artesana", "founders", "Rosa Molina", "Hecha a mano en Níjar por Rosa Molina"],
			["el pueblo de la artesana", "city", "Níjar", "Hecha a mano en Níjar por Rosa Molina"],
			["el pueblo de otro", "city", "Úbeda", "Hecha en Úbeda por Juan Tito"],
			["lo que no venden", "features", "joyas", "No vendemos joyas ni alimentos."],
			["gratis por ahora", "pricing_model", "freemium", "Vender es gratis hasta junio; después cuesta 5 € al mes."],
			["el año de otra", "founded_year", "2012", "«Vivo de esto desde 2012», cuenta Rosa."],
			["el precio de una cesta", "pricing_summary", "Cesta de esparto: 45 €", ["Cesta de esparto", "45 €"]],
		],
		honest: [],
	},
];
