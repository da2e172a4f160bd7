import { page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** The same in German, French, Spanish and Japanese. */
export const PRODUCTS_19_OTHER_LANGUAGES: readonly WholeSite[] = [
	{
		origin: "https://hofmelder.de",
		pages: {
			"/": [
				"home",
				page(
					"de",
					"Hofmelder – Bestellungen für Hofläden",
					`<header><a>Hofmelder</a></header><main><h1>Ihr Hofladen nimmt Bestellungen an, während Sie melken</h1><p>Hofmelder ist ein Bestellformular für Hofläden, das Abholzeiten vergibt und die Ware reserviert.</p><section><h2>Leistungen</h2><dl><dt>Abholfächer</dt><dd>nur mit Schloss von Boxlok</dd><dt>Rechnungen</dt><dd>als PDF und E-Rechnung</dd><dt>Lieferung</dt><dd>übernehmen wir nicht</dd><dt>Kundenkarte</dt><dd>ab Herbst</dd></dl></section><section><h2>Preisliste</h2><table><tr><td>Grundgebühr</td><td>12 € / Monat</td></tr><tr><td>je Bestellung</td><td>0,20 €</td></tr><tr><td>Schloss (Boxlok)</td><td>189 €</td></tr></table><p>Bioland-Betriebe zahlen im ersten Jahr nichts.</p></section><section><h2>Vom Hof</h2><p>Familie Hering bewirtschaftet den Lindenhof seit 1823. Mit Hofmelder verkauft sie nun auch sonntags.</p><p>Ausgedacht hat sich Hofmelder Lisa Hering 2021, als die Schlange bis zur Straße stand; programmiert hat es ihr Bruder.</p></section></main><footer><p>Hofmelder, Lindenhof 1, 91227 Leinburg</p><p>Zuständige Kammer: AELF Roth, 91154 Roth</p></footer>`,
				),
			],
		},
		traps: [
			["nur mit fremdem Schloss", "features", "Abholfächer", "Abholfächer"],
			["was sie nicht übernehmen", "features", "Lieferung", "Lieferung"],
			["ab Herbst", "features", "Kundenkarte", "Kundenkarte"],
			["das Schloss", "pricing_summary", "Grundgebühr: 189 €", ["Grundgebühr", "189 €"]],
			[
				"gratis für manche",
				"pricing_model",
				"freemium",
				["12 € / Monat", "Bioland-Betriebe zahlen im ersten Jahr nichts."],
			],
			["das Jahr des Hofs", "founded_year", "1823", "Familie Hering bewirtschaftet den Lindenhof seit 1823."],
			["die Stadt der Kammer", "city", "Roth", "Zuständige Kammer: AELF Roth, 91154 Roth"],
		],
		honest: [
			[
				"was es ist",
				"short_description",
				"Hofmelder ist ein Bestellformular für Hofläden.",
				"Hofmelder ist ein Bestellformular für Hofläden, das Abholzeiten vergibt und die Ware reserviert.",
			],
			["Rechnungen", "features", "Rechnungen", "Rechnungen"],
			["Gebühr", "pricing_summary", "Grundgebühr: 12 € / Monat", ["Grundgebühr", "12 € / Monat"]],

			["wo", "city", "Leinburg", "Hofmelder, Lindenhof 1, 91227 Leinburg"],
		],
		refused: [
			[
				"wer",
				"founders",
				"Lisa Hering",
				"Ausgedacht hat sich Hofmelder Lisa Hering 2021, als die Schlange bis zur Straße stand; programmiert hat es ihr Bruder.",
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
					"Atelier Brume · bougies coulées en Bretagne",
					`<header><a>Atelier Brume</a></header><main><h1>Des bougies qui sentent la côte</h1><p>Atelier Brume coule des bougies de soja à Douarnenez et les expédie sous deux jours.</p><h2>Nos bougies</h2><div><h3>Granit</h3><p>28 €</p></div><div><h3>Marée basse</h3><p>32 €</p></div><div><h3>Coffret découverte</h3><p>Épuisé jusqu'en mars</p></div><h2>Bon à savoir</h2><p>Nos bougies ne contiennent ni paraffine ni colorant. La recharge n'existe pas encore.</p><p>Livraison 5,90 €, offerte dès 60 €.</p><h2>Les mains derrière</h2><p>Nolwenn Le Gall a ouvert l'atelier en 2018 dans l'ancienne conserverie Chancerelle, bâtie en 1853. Elle a appris chez Cire Trudon, maison fondée en 1643 à Paris.</p><h2>Où nous trouver</h2><p>Chez Merci (Paris), à la Trésorerie (Lyon) et sur le marché de Quimper.</p></main><footer><p>Atelier Brume, 6 rue du Port, 29100 Douarnenez · salut@atelier-brume.fr · Presse : Bureau Lune, lea@bureaulune.fr</p></footer>`,
				),
			],
		},
		traps: [
			[
				"la maison où elle a appris",
				"founded_year",
				"1643",
				"Elle a appris chez Cire Trudon, maison fondée en 1643 à Paris.",
			],
			[
				"la conserverie",
				"founded_year",
				"1853",
				"Nolwenn Le Gall a ouvert l'atelier en 2018 dans l'ancienne conserverie Chancerelle, bâtie en 1853.",
			],
			["la ville de la maison", "city", "Paris", "Elle a appris chez Cire Trudon, maison fondée en 1643 à Paris."],
			["ce qui n'existe pas", "features", "La recharge", "La recharge n'existe pas encore."],
			[
				"le ni perdu",
				"description",
				"Nos bougies contiennent colorant.",
				"Nos bougies ne contiennent ni paraffine ni colorant.",
			],
			["la livraison", "pricing_summary", "Granit: 5,90 €", ["Granit", "5,90 €"]],
			["offerte comme gratuit", "pricing_model", "freemium", ["28 €", "Livraison 5,90 €, offerte dès 60 €."]],
			["une boutique", "city", "Lyon", "Chez Merci (Paris), à la Trésorerie (Lyon) et sur le marché de Quimper."],
			["la presse", "contact_email", "lea@bureaulune.fr", "Presse : Bureau Lune, lea@bureaulune.fr"],
		],
		honest: [
			[
				"ce que c'est",
				"short_description",
				"Atelier Brume coule des bougies de soja à Douarnenez.",
				"Atelier Brume coule des bougies de soja à Douarnenez et les expédie sous deux jours.",
			],

			["un prix", "pricing_summary", "Marée basse : 32 €", ["Marée basse", "32 €"]],
			["la ville", "city", "Douarnenez", "Atelier Brume, 6 rue du Port, 29100 Douarnenez"],
		],
		refused: [
			[
				"l'année",
				"founded_year",
				"2018",
				"Nolwenn Le Gall a ouvert l'atelier en 2018 dans l'ancienne conserverie Chancerelle, bâtie en 1853.",
			],
		],
	},
	{
		origin: "https://ruedaviva.es",
		pages: {
			"/": [
				"home",
				page(
					"es",
					"RuedaViva | Revisiones de bici a domicilio",
					`<header><a>RuedaViva</a></header><main><h1>El taller que va a tu casa</h1><p>RuedaViva revisa y repara tu bici en tu portal, en Valencia y alrededores.</p><h2>Servicios</h2><ul><li>Revisión completa</li><li>Cambio de cadena</li><li>Reparación de patinetes: ya no la hacemos</li></ul><h2>Precios</h2><p>Revisión completa: 45 €. Cambio de cadena: 20 € más la pieza.</p><p>En un taller pagarías 70 €.</p><h2>Historia</h2><p>El abuelo de Nuria, Vicente Mas, abrió en 1956 la primera tienda de bicis del barrio; en 2019 su nieta Nuria Mas arrancó RuedaViva con una furgoneta.</p></main><footer><p>RuedaViva, Calle Sueca 14, 46006 Valencia. Seguro: Mutua Levante, Alicante.</p></footer>`,
				),
			],
		},
		traps: [
			[
				"la tienda del abuelo",
				"founded_year",
				"1956",
				"El abuelo de Nuria, Vicente Mas, abrió en 1956 la primera tienda de bicis del barrio; en 2019 su nieta Nuria Mas arrancó RuedaViva con una furgoneta.",
			],
			[
				"el abuelo",
				"founders",
				"Vicente Mas",
				"El abuelo de Nuria, Vicente Mas, abrió en 1956 la primera tienda de bicis del barrio; en 2019 su nieta Nuria Mas arrancó RuedaViva con una furgoneta.",
			],
			["ya no", "features", "Reparación de patinetes", "Reparación de patinetes: ya no la hacemos"],
			["la pieza perdida", "pricing_summary", "Cambio de cadena: 20 €", "Cambio de cadena: 20 € más la pieza."],
			["un taller", "pricing_summary", "70 €", "En un taller pagarías 70 €."],
			["el seguro", "city", "Alicante", "Seguro: Mutua Levante, Alicante."],
		],
		honest: [
			[
				"qué hace",
				"short_description",
				"RuedaViva revisa y repara tu bici en tu portal.",
				"RuedaViva revisa y repara tu bici en tu portal, en Valencia y alrededores.",
			],
			["servicio", "features", "Cambio de cadena", "Cambio de cadena"],
			["precio", "pricing_summary", "Revisión completa: 45 €", "Revisión completa: 45 €."],
		],
		refused: [
			[
				"quién",
				"founders",
				"Nuria Mas",
				"El abuelo de Nuria, Vicente Mas, abrió en 1956 la primera tienda de bicis del barrio; en 2019 su nieta Nuria Mas arrancó RuedaViva con una furgoneta.",
			],
		],
	},
];
