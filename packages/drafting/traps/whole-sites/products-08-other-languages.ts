import type { WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** A repair café's tool, a language school, a wine bar's planner and other products in German, French, Spanish, Italian, Dutch and Japanese. */
export const PRODUCTS_08_OTHER_LANGUAGES: readonly WholeSite[] = [
	{
		origin: "https://sprachinsel.de",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Sprachinsel – Dänisch lernen für den Alltag</title></head><body><header><a href="/">Sprachinsel</a></header><main><h1>Dänisch lernen, wie man es spricht</h1><p>Mit der Sprachinsel lernst du Dänisch in kleinen Gruppen, online und mit Muttersprachlern.</p><h2>Das bekommst du</h2><ul><li>Acht Abende zu je 90 Minuten</li><li>Aufzeichnungen aller Stunden</li><li>Höchstens sechs Teilnehmer</li></ul><h2>Was es kostet</h2><p>Der Kurs kostet 240 € und wird einmal bezahlt.</p><p>Bei der Volkshochschule kostet ein Kurs 95 €.</p><p>Ich heiße Merle Thomsen und habe die Sprachinsel 2019 gegründet.</p><p>Vorher habe ich am Goethe-Institut gearbeitet, das 1951 gegründet wurde.</p><p>Schwedisch kommt im Herbst dazu.</p><p>Vorkenntnisse brauchst du nicht.</p></main><footer><p>Sprachinsel, Merle Thomsen, Hafenweg 2, 24937 Flensburg</p></footer></body></html>`,
			],
		},
		traps: [
			[
				"der frühere Arbeitgeber",
				"founded_year",
				"1951",
				"Vorher habe ich am Goethe-Institut gearbeitet, das 1951 gegründet wurde.",
			],
			["fremder Preis", "pricing_summary", "95 €", "Bei der Volkshochschule kostet ein Kurs 95 €."],
			["Geplantes", "features", "Schwedisch", "Schwedisch kommt im Herbst dazu."],
			["Verneinung weg", "description", "Vorkenntnisse brauchst du.", "Vorkenntnisse brauchst du nicht."],
			["Grenze weg", "description", "Sechs Teilnehmer lernen Dänisch.", "Höchstens sechs Teilnehmer"],
		],
		honest: [
			["Gründerin", "founders", "Merle Thomsen", "Ich heiße Merle Thomsen und habe die Sprachinsel 2019 gegründet."],
			["Jahr", "founded_year", "2019", "Ich heiße Merle Thomsen und habe die Sprachinsel 2019 gegründet."],
			["ohne Vorkenntnisse", "usps", "Vorkenntnisse brauchst du nicht", "Vorkenntnisse brauchst du nicht."],
			["Eintrag", "features", "Aufzeichnungen aller Stunden", "Aufzeichnungen aller Stunden"],
			["Ort", "city", "Flensburg", "Hafenweg 2, 24937 Flensburg"],
			["einmal bezahlt", "pricing_model", "one_time", "Der Kurs kostet 240 € und wird einmal bezahlt."],
			["Preis", "pricing_summary", "Kurs: 240 €", "Der Kurs kostet 240 € und wird einmal bezahlt."],
		],
	},
	{
		origin: "https://plantelou.fr",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Plantelou | Louer des plantes pour vos bureaux</title><meta name="description" content="Plantelou loue et entretient des plantes dans les bureaux de Nantes."></head><body><header><a href="/">Plantelou</a></header><main><h1>Des plantes au bureau, sans y penser</h1><p>Nous choisissons, livrons et arrosons vos plantes, et nous remplaçons celles qui ne vont pas bien.</p><h2>Nos engagements</h2><ul><li>Une visite toutes les deux semaines</li><li>Des pots fabriqués à Nantes</li></ul><h2>Tarifs</h2><p>À partir de 45 € par mois, entretien compris.</p><p>Chez Verdissimo, comptez 80 €.</p><p>Fondée en 2017 par Awa Diallo, l'entreprise emploie huit jardiniers.</p><p>La Cité des Congrès, ouverte en 1992, nous a confié 300 plantes.</p><p>Nous n'intervenons pas chez les particuliers.</p></main><footer><p>Plantelou SARL, 27 rue Fouré, 44000 Nantes</p></footer></body></html>`,
			],
		},
		traps: [
			["un client", "founded_year", "1992", "La Cité des Congrès, ouverte en 1992, nous a confié 300 plantes."],
			["prix d'un autre", "pricing_summary", "80 €", "Chez Verdissimo, comptez 80 €."],
			[
				"négation perdue",
				"description",
				"Plantelou intervient chez les particuliers.",
				"Nous n'intervenons pas chez les particuliers.",
			],
			["« à partir de » perdu", "pricing_summary", "45 € par mois", "À partir de 45 € par mois, entretien compris."],
		],
		honest: [
			[
				"le nom pour nous",
				"description",
				"Plantelou choisit, livre et arrose vos plantes.",
				"Nous choisissons, livrons et arrosons vos plantes, et nous remplaçons celles qui ne vont pas bien.",
			],
			[
				"prix",
				"pricing_summary",
				"À partir de 45 € par mois, entretien compris",
				"À partir de 45 € par mois, entretien compris.",
			],
			["fondatrice", "founders", "Awa Diallo", "Fondée en 2017 par Awa Diallo, l'entreprise emploie huit jardiniers."],
			["année", "founded_year", "2017", "Fondée en 2017 par Awa Diallo, l'entreprise emploie huit jardiniers."],
			["raison", "usps", "Des pots fabriqués à Nantes", "Des pots fabriqués à Nantes"],
			["modèle", "pricing_model", "subscription", "À partir de 45 € par mois, entretien compris."],
		],
	},
	{
		origin: "https://rutaviva.mx",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="es"><head><meta charset="utf-8"><title>RutaViva - Software de reparto para panaderías y lecherías</title></head><body><header><a href="/">RutaViva</a></header><main><h1>Reparte más con menos vueltas</h1><p>RutaViva ordena tus entregas, avisa a tus clientes y te dice cuánto cobró cada repartidor.</p><h2>Funciones</h2><ul><li>Rutas ordenadas por tráfico</li><li>Firma del cliente en el celular</li></ul><p>Cuesta $350 MXN al mes por repartidor.</p><p>Los demás sistemas cobran por entrega.</p><p>Todavía no funciona en iPhone.</p><p>Somos de Guadalajara, México, y empezamos en 2018.</p></main></body></html>`,
			],
		},
		traps: [
			["lo de los demás", "description", "RutaViva cobra por entrega.", "Los demás sistemas cobran por entrega."],
			["todavía no", "features", "Funciona en iPhone", "Todavía no funciona en iPhone."],
		],
		honest: [
			[
				"dos de tres",
				"description",
				"RutaViva ordena tus entregas y avisa a tus clientes.",
				"RutaViva ordena tus entregas, avisa a tus clientes y te dice cuánto cobró cada repartidor.",
			],
			["entrada", "features", "Firma del cliente en el celular", "Firma del cliente en el celular"],
			["año", "founded_year", "2018", "Somos de Guadalajara, México, y empezamos en 2018."],
			["precio", "pricing_summary", "$350 MXN al mes por repartidor", "Cuesta $350 MXN al mes por repartidor."],
		],
		refused: [["país", "country", "MX", "Somos de Guadalajara, México, y empezamos en 2018."]],
	},
	{
		origin: "https://klusmaat.nl",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Klusmaat | Offertes voor klusbedrijven</title></head><body><header><a href="/">Klusmaat</a></header><main><h1>Een offerte in vijf minuten</h1><p>Klusmaat is offertesoftware voor klusbedrijven: opmeten, rekenen en versturen vanaf je telefoon.</p><h2>Wat je krijgt</h2><ul><li>Actuele materiaalprijzen</li><li>Digitaal ondertekenen</li></ul><p>€ 19 per maand, exclusief btw. Eerste 14 dagen gratis.</p><p>Een boekhouder kost al gauw € 100 per maand.</p><p>Gemaakt in Zwolle door Bart en Fenna Kuiper.</p></main><footer><p>Klusmaat B.V., Grote Markt 3, 8011 LW Zwolle, KvK 71234567</p></footer></body></html>`,
			],
		},
		traps: [
			["prijs van een ander", "pricing_summary", "€ 100 per maand", "Een boekhouder kost al gauw € 100 per maand."],
			["dagen als plan", "pricing_model", "freemium", "€ 19 per maand, exclusief btw. Eerste 14 dagen gratis."],
			["btw weg", "pricing_summary", "€ 19 per maand, inclusief btw", "€ 19 per maand, exclusief btw."],
		],
		honest: [
			[
				"wat het is",
				"short_description",
				"Klusmaat is offertesoftware voor klusbedrijven.",
				"Klusmaat is offertesoftware voor klusbedrijven: opmeten, rekenen en versturen vanaf je telefoon.",
			],
			[
				"prijs",
				"pricing_summary",
				"€ 19 per maand, exclusief btw",
				"€ 19 per maand, exclusief btw. Eerste 14 dagen gratis.",
			],
			["soort", "tags", "offertesoftware", "Klusmaat is offertesoftware voor klusbedrijven"],
			["plaats", "city", "Zwolle", "Gemaakt in Zwolle door Bart en Fenna Kuiper."],
		],
	},
	{
		origin: "https://furobiyori.jp",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>ふろびより｜銭湯めぐりの記録アプリ</title></head><body><header><a href="/">ふろびより</a></header><main><h1>銭湯めぐりを、もっと楽しく。</h1><p>ふろびよりは、行った銭湯を地図に記録できるアプリです。</p><h2>特長</h2><ul><li>全国1,800軒の銭湯を収録</li><li>スタンプカード</li></ul><p>利用料は月額200円です。</p><p>他社のアプリは月額500円です。</p><p>温泉には対応していません。</p></main><footer><p>運営会社 株式会社ゆげ 〒543-0001 大阪府大阪市天王寺区上本町6-1</p></footer></body></html>`,
			],
		},
		traps: [
			["他社の料金", "pricing_summary", "月額500円", "他社のアプリは月額500円です。"],
			["対応なし", "features", "温泉", "温泉には対応していません。"],
		],
		honest: [
			["料金", "pricing_summary", "月額200円", "利用料は月額200円です。"],
			[
				"説明",
				"short_description",
				"ふろびよりは、行った銭湯を地図に記録できるアプリです。",
				"ふろびよりは、行った銭湯を地図に記録できるアプリです。",
			],
			["機能", "features", "スタンプカード", "スタンプカード"],
		],
	},
];
