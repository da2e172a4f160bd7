import type { WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Ordinary pages whose words can be read for more than they say. */
export const PRODUCTS_02_TEMPTING: readonly WholeSite[] = [
	{
		origin: "https://harborcrm.com",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Harbor CRM – the CRM for boat dealers</title></head><body><header><a href="/">Harbor CRM</a></header><main><h1>Sell more boats, chase fewer leads</h1><p>Harbor CRM keeps every buyer, boat and sea trial in one place. It does not replace your accounting software.</p><h2>What it does</h2><ul><li>Lead inbox</li><li>Sea trial calendar (US only)</li><li>Trade-in calculator</li></ul><p>Unlike DealerWave, which bills $250 per seat, we charge per dealership.</p><p>Messages are encrypted in transit, not end to end. We will never sell your customer list.</p><p>The average dealer answers 40 leads in 2 hours with Harbor, down from 6.</p><h2>News</h2><p>At the 2017 Annapolis Boat Show we met our first investor, Carla Mendes, who founded Tidal Ventures.</p></main><footer><p>Data centre: Ashburn, Virginia. Payments by Seafare Bank, Dublin, Ireland.</p></footer></body></html>`,
			],
		},
		traps: [
			[
				"a price of a competitor",
				"pricing_summary",
				"$250 per seat",
				"Unlike DealerWave, which bills $250 per seat, we charge per dealership.",
			],
			[
				"a not left out",
				"description",
				"Harbor CRM replaces your accounting software.",
				"It does not replace your accounting software.",
			],
			["a limit left out", "features", "Sea trial calendar", "Sea trial calendar (US only)"],
			["what it is not", "features", "end to end", "Messages are encrypted in transit, not end to end."],
			["a never left out", "description", "We will sell your customer list.", "We will never sell your customer list."],
			[
				"numbers exchanged",
				"description",
				"The average dealer answers 6 leads in 2 hours with Harbor.",
				"The average dealer answers 40 leads in 2 hours with Harbor, down from 6.",
			],
			[
				"a founder of an investor",
				"founders",
				"Carla Mendes",
				"our first investor, Carla Mendes, who founded Tidal Ventures",
			],
			["a year of a show", "founded_year", "2017", "At the 2017 Annapolis Boat Show we met our first investor"],
			["a bank's town", "city", "Dublin", "Payments by Seafare Bank, Dublin, Ireland."],
			["a bank's country", "country", "IE", "Payments by Seafare Bank, Dublin, Ireland."],
		],
		honest: [],
	},
	{
		origin: "https://klangraum.studio",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Klangraum: Proberäume teilen</title></head><body><header>Klangraum</header><main><h1>Proberäume stundenweise mieten</h1><p>Klangraum vermittelt freie Proberäume zwischen Bands. Instrumente sind nicht Teil der Miete.</p><p>In Wien, Graz und Linz sind über 200 Räume dabei; in München starten wir 2027.</p><h2>Partner</h2><p>Musikhaus Rieger, gegründet 1956 von Alfons Rieger, Salzburg</p><h2>Preise</h2><p>Räume ab 9 € pro Stunde. Die Vermittlung kostet Vermieter 12 % der Miete.</p><p>Haftpflicht: bis 5.000 € Schaden versichert, nur mit Premium.</p></main><footer><p>Beschwerdestelle: Internet Ombudsstelle, Ungargasse 64, 1030 Wien, beschwerde@ombudsstelle.at</p></footer></body></html>`,
			],
		},
		traps: [
			["was nicht dazugehört", "features", "Instrumente", "Instrumente sind nicht Teil der Miete."],
			["noch nicht dort", "city", "München", "in München starten wir 2027"],
			[
				"das Jahr eines Partners",
				"founded_year",
				"1956",
				"Musikhaus Rieger, gegründet 1956 von Alfons Rieger, Salzburg",
			],
			[
				"der Gründer eines Partners",
				"founders",
				"Alfons Rieger",
				"Musikhaus Rieger, gegründet 1956 von Alfons Rieger, Salzburg",
			],
			["die Anschrift einer Stelle", "city", "Wien", "Internet Ombudsstelle, Ungargasse 64, 1030 Wien"],
			["das Postfach einer Stelle", "contact_email", "beschwerde@ombudsstelle.at", "beschwerde@ombudsstelle.at"],
			[
				"eine Anteil als Preis",
				"pricing_summary",
				"12 % der Miete",
				"Die Vermittlung kostet Vermieter 12 % der Miete.",
			],
			[
				"ein Tarif vergessen",
				"description",
				"Klangraum versichert bis 5.000 € Schaden.",
				"Haftpflicht: bis 5.000 € Schaden versichert, nur mit Premium.",
			],
		],
		honest: [],
	},
	{
		origin: "https://petitpas.fr",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Petit Pas – carnet de santé numérique</title></head><body><header>Petit Pas</header><main><h1>Le carnet de santé de votre enfant, dans la poche</h1><p>Petit Pas rassemble vaccins, courbes et ordonnances. L'application ne remplace pas l'avis d'un médecin.</p><p>Bientôt : le partage avec la crèche.</p><h2>On parle de nous</h2><p>« La meilleure idée de 2016 », Le Quotidien des Parents, Paris</p><p>Le docteur Hélène Vasseur, fondatrice de la clinique des Lilas, nous conseille depuis 2020.</p><p>L'application est gratuite pendant la grossesse ; elle coûte ensuite 3 € par mois.</p></main><footer><p>Hébergement : Ovalis, 2 rue Kellermann, 59100 Roubaix</p></footer></body></html>`,
			],
		},
		traps: [
			[
				"une négation oubliée",
				"description",
				"L'application remplace l'avis d'un médecin.",
				"L'application ne remplace pas l'avis d'un médecin.",
			],
			["à venir", "features", "le partage avec la crèche", "Bientôt : le partage avec la crèche."],
			[
				"l'année d'un journal",
				"founded_year",
				"2016",
				"« La meilleure idée de 2016 », Le Quotidien des Parents, Paris",
			],
			["la ville d'un journal", "city", "Paris", "« La meilleure idée de 2016 », Le Quotidien des Parents, Paris"],
			[
				"la fondatrice d'une clinique",
				"founders",
				"Hélène Vasseur",
				"Le docteur Hélène Vasseur, fondatrice de la clinique des Lilas, nous conseille depuis 2020.",
			],
			["la ville de l'hébergeur", "city", "Roubaix", "Hébergement : Ovalis, 2 rue Kellermann, 59100 Roubaix"],
			[
				"une condition oubliée",
				"pricing_model",
				"free",
				"L'application est gratuite pendant la grossesse ; elle coûte ensuite 3 € par mois.",
			],
		],
		honest: [],
	},
];
