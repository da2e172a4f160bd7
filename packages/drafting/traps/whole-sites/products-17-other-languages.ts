import { page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** The sites of the seventeenth round in other languages. */
export const PRODUCTS_17_OTHER_LANGUAGES: readonly WholeSite[] = [
	{
		origin: "https://kassenfuchs.at",
		pages: {
			"/": [
				"home",
				page(
					"de",
					"Kassenfuchs – Registrierkasse für Marktstände",
					`<header><a href="/">Kassenfuchs</a></header><main><h1>Kassieren zwischen Kürbis und Käse</h1><p>Kassenfuchs ist eine Registrierkasse für Marktstände, die am Handy läuft und ohne Netz weiterrechnet.</p><h2>Das kann sie</h2><ul><li>Belege per Bluetooth drucken</li><li>Tagesabschluss fürs Finanzamt</li><li>Kartenzahlung (nur mit Terminal von Payfix)</li></ul><h2>Das kann sie nicht</h2><p>Lagerverwaltung und Kundenkarten gibt es bei uns nicht.</p><h2>Was es kostet</h2><p>12 € im Monat. Winterpause: In Monaten ohne Umsatz zahlen Sie nichts.</p><p>Das Terminal mietet man bei Payfix um 15 € im Monat.</p><h2>Vom Naschmarkt</h2><p>Gerti Pokorny verkauft seit 1983 Gurken am Naschmarkt und testet jede neue Fassung.</p><h2>Impressum</h2><p>Kassenfuchs e.U., Inhaber Paul Wimmer, Lendkai 31, 8020 Graz. Gründungsjahr 2018. Aufsichtsbehörde: Magistrat Wien.</p></main>`,
				),
			],
		},
		traps: [
			[
				"das Jahr einer Kundin",
				"founded_year",
				"1983",
				"Gerti Pokorny verkauft seit 1983 Gurken am Naschmarkt und testet jede neue Fassung.",
			],
			["die Stadt der Behörde", "city", "Wien", "Aufsichtsbehörde: Magistrat Wien."],
			[
				"die Miete des Terminals",
				"pricing_summary",
				"15 € im Monat",
				"Das Terminal mietet man bei Payfix um 15 € im Monat.",
			],
			["was es nicht gibt", "features", "Kundenkarten", "Lagerverwaltung und Kundenkarten gibt es bei uns nicht."],
			["die Bedingung verloren", "features", "Kartenzahlung", "Kartenzahlung (nur mit Terminal von Payfix)"],
			[
				"die Pause als gratis",
				"pricing_model",
				"freemium",
				["12 € im Monat.", "Winterpause: In Monaten ohne Umsatz zahlen Sie nichts."],
			],
		],
		honest: [
			[
				"was es ist",
				"short_description",
				"Kassenfuchs ist eine Registrierkasse für Marktstände, die am Handy läuft und ohne Netz weiterrechnet.",
				"Kassenfuchs ist eine Registrierkasse für Marktstände, die am Handy läuft und ohne Netz weiterrechnet.",
			],
			["das Jahr", "founded_year", "2018", "Gründungsjahr 2018."],
			["die Stadt", "city", "Graz", "Kassenfuchs e.U., Inhaber Paul Wimmer, Lendkai 31, 8020 Graz."],
			["der Preis", "pricing_summary", "12 € im Monat", "12 € im Monat."],
		],
	},
	{
		origin: "https://papillette.fr",
		pages: {
			"/": [
				"home",
				page(
					"fr",
					"Papillette | Faire-part à planter",
					`<header><a href="/">Papillette</a></header><main><h1>Des faire-part qui fleurissent</h1><p>Papillette imprime des faire-part sur un papier ensemencé : on les plante, ils deviennent un bouquet.</p><h2>Nos engagements</h2><ul><li>Encres végétales</li><li>Zéro plastique</li></ul><h2>Combien ça coûte ?</h2><p>2,40 € la carte à partir de 50 exemplaires. Échantillon offert. L'enveloppe coûte 0,35 € de plus.</p><h2>D'où vient le papier</h2><p>Le papier est fait à la main au Moulin du Verger, que Jacques Bréjoux a repris en 1975 près d'Angoulême.</p><h2>L'équipe</h2><p>Papillette a été imaginée par Chloé Martin en 2019, à Nantes. Hugo Petit s'occupe des commandes.</p><p>Bientôt : des étiquettes de vin à planter.</p></main><footer><p>Papillette, 3 allée Brancas, 44000 Nantes – bonjour@papillette.fr</p></footer>`,
				),
			],
		},
		traps: [
			[
				"l'année du moulin",
				"founded_year",
				"1975",
				"Le papier est fait à la main au Moulin du Verger, que Jacques Bréjoux a repris en 1975 près d'Angoulême.",
			],
			[
				"le maître du moulin",
				"founders",
				"Jacques Bréjoux",
				"Le papier est fait à la main au Moulin du Verger, que Jacques Bréjoux a repris en 1975 près d'Angoulême.",
			],
			[
				"l'échantillon comme gratuit",
				"pricing_model",
				"freemium",
				"2,40 € la carte à partir de 50 exemplaires. Échantillon offert.",
			],
			["l'enveloppe", "pricing_summary", "0,35 €", "L'enveloppe coûte 0,35 € de plus."],
			["la quantité perdue", "pricing_summary", "2,40 € la carte", "2,40 € la carte à partir de 50 exemplaires."],
			["un employé", "founders", "Hugo Petit", "Hugo Petit s'occupe des commandes."],
			["bientôt", "features", "des étiquettes de vin à planter", "Bientôt : des étiquettes de vin à planter."],
		],
		honest: [
			["l'idée", "tagline", "Des faire-part qui fleurissent", "Des faire-part qui fleurissent"],
			["l'année", "founded_year", "2019", "Papillette a été imaginée par Chloé Martin en 2019, à Nantes."],
			["raison", "usps", "Zéro plastique", "Zéro plastique"],
		],
	},
	{
		origin: "https://mimbreral.es",
		pages: {
			"/": [
				"home",
				page(
					"es",
					"Mimbreral — gestión de campings",
					`<header><a href="/">Mimbreral</a></header><main><h1>El camping lleno y tú tranquilo</h1><p>Mimbreral es un programa de reservas para campings pequeños. Muestra el plano, cobra la señal y avisa a recepción.</p><h2>Comparativa</h2><table><tr><th></th><th>Mimbreral</th><th>CampSoft</th></tr><tr><td>Comisión por reserva</td><td>0 %</td><td>12 %</td></tr><tr><td>App para huéspedes</td><td>No</td><td>Sí</td></tr></table><h2>Tarifa</h2><p>390 € al año por camping. El primer verano, la mitad.</p><h2>Clientes</h2><p>Camping Río Alto abrió en 1991 en Cangas de Onís y usa Mimbreral desde 2021.</p></main><footer><p>Mimbreral Software, calle Uría 7, Oviedo. Subvencionado por el IDEPA, Llanera.</p></footer>`,
				),
			],
		},
		traps: [
			["la app del otro", "features", "App para huéspedes", "App para huéspedes"],
			["la comisión del otro", "pricing_summary", "Comisión por reserva: 12 %", ["Comisión por reserva", "12 %"]],
			[
				"el año del cliente",
				"founded_year",
				"1991",
				"Camping Río Alto abrió en 1991 en Cangas de Onís y usa Mimbreral desde 2021.",
			],
			[
				"desde cuándo lo usan",
				"founded_year",
				"2021",
				"Camping Río Alto abrió en 1991 en Cangas de Onís y usa Mimbreral desde 2021.",
			],
		],
		honest: [
			[
				"qué es",
				"short_description",
				"Mimbreral es un programa de reservas para campings pequeños.",
				"Mimbreral es un programa de reservas para campings pequeños.",
			],
			["precio", "pricing_summary", "390 € al año por camping", "390 € al año por camping."],
		],
	},
	{
		origin: "https://oliveria.it",
		pages: {
			"/": [
				"home",
				page(
					"it",
					"Oliveria: l'olio del tuo albero",
					`<header><a href="/">Oliveria</a></header><main><h1>Adotta un ulivo, ricevi il suo olio</h1><p>Oliveria ti fa adottare un ulivo in Puglia: a dicembre arrivano a casa tre litri d'olio.</p><h2>Che cosa ricevi</h2><ul><li>Tre litri d'olio</li><li>Foto del raccolto</li><li>Visita all'uliveto (viaggio escluso)</li></ul><p>Adozione: 95 € l'anno. In regalo con scatola: 105 €.</p><h2>La storia</h2><p>Gli ulivi sono della famiglia Greco dal 1890. Oliveria l'ha avviata nel 2020 la nipote, Marta Greco, a Fasano.</p><p>Il frantoio è di Pietro Leone, che lo fondò nel 1988.</p></main><footer><p>Oliveria di Marta Greco, contrada Losciale 4, 72015 Fasano (BR)</p></footer>`,
				),
			],
		},
		traps: [
			["da quando gli ulivi", "founded_year", "1890", "Gli ulivi sono della famiglia Greco dal 1890."],
			["il frantoiano", "founders", "Pietro Leone", "Il frantoio è di Pietro Leone, che lo fondò nel 1988."],
			["l'anno del frantoio", "founded_year", "1988", "Il frantoio è di Pietro Leone, che lo fondò nel 1988."],
			["il viaggio perso", "features", "Visita all'uliveto", "Visita all'uliveto (viaggio escluso)"],
		],
		honest: [
			["prezzo", "pricing_summary", "Adozione: 95 € l'anno", "Adozione: 95 € l'anno."],
			["voce", "features", "Foto del raccolto", "Foto del raccolto"],
		],
		refused: [["anno", "founded_year", "2020", "Oliveria l'ha avviata nel 2020 la nipote, Marta Greco, a Fasano."]],
	},
	{
		origin: "https://tsumugi-note.jp",
		pages: {
			"/": [
				"home",
				page(
					"ja",
					"ツムギノート - 保育園の連絡帳アプリ",
					`<header><a href="/">ツムギノート</a></header><main><h1>連絡帳を、もっと軽く。</h1><p>ツムギノートは保育園と家庭をつなぐ連絡帳アプリです。</p><h2>できること</h2><ul><li>写真の共有</li><li>欠席の連絡</li></ul><p>保護者の方の連絡先を広告に使うことはありません。</p><h2>料金プラン</h2><table><tr><th>プラン</th><th>月額</th></tr><tr><td>小規模園</td><td>4,800円</td></tr><tr><td>標準</td><td>9,800円</td></tr></table><p>タブレットの貸し出しは1台500円です。</p><h2>お客様の声</h2><p>「1975年に開園して以来、はじめて紙をやめました」ひまわり保育園 園長 佐野久美子</p><h2>今後の予定</h2><p>翻訳機能は来年公開します。</p></main><footer><p>運営:株式会社ツムギ(京都市下京区) 開発協力:合同会社カエデ(札幌市)</p></footer>`,
				),
			],
		},
		traps: [
			["園の年", "founded_year", "1975", "「1975年に開園して以来、はじめて紙をやめました」"],
			["開発協力の町", "city", "札幌市", "開発協力:合同会社カエデ(札幌市)"],
			["来年のもの", "features", "翻訳機能", "翻訳機能は来年公開します。"],
			["プランの取り違え", "pricing_summary", "小規模園: 9,800円", ["小規模園", "9,800円"]],
			[
				"否定を落とす",
				"description",
				"保護者の方の連絡先を広告に使います。",
				"保護者の方の連絡先を広告に使うことはありません。",
			],
		],
		honest: [
			[
				"何か",
				"short_description",
				"ツムギノートは保育園と家庭をつなぐ連絡帳アプリです。",
				"ツムギノートは保育園と家庭をつなぐ連絡帳アプリです。",
			],
			["料金", "pricing_summary", "標準: 9,800円", ["標準", "9,800円"]],
		],
	},
	{
		origin: "https://voltaverde.pt",
		pages: {
			"/": [
				"home",
				page(
					"pt",
					"Volta Verde - passeios de bicicleta elétrica",
					`<header><a href="/">Volta Verde</a></header><main><h1>Subir Sintra sem suar</h1><p>A Volta Verde organiza passeios de bicicleta elétrica em grupos de até oito pessoas.</p><h2>Inclui</h2><ul><li>Guia e capacete</li><li>Prova de queijadas</li></ul><h2>Não inclui</h2><ul><li>Bilhetes dos palácios</li><li>Almoço</li></ul><h2>Preço</h2><p>65 € por pessoa. Crianças até 10 anos não pagam.</p><h2>História</h2><p>As queijadas vêm da Piriquita, aberta em 1862. Nós pedalamos desde 2014.</p></main><footer><p>Volta Verde Lda., Largo da Vila 3, 2710 Sintra. Seguro: Fidelis, Lisboa.</p></footer>`,
				),
			],
		},
		traps: [
			["o ano da pastelaria", "founded_year", "1862", "As queijadas vêm da Piriquita, aberta em 1862."],
			["não inclui", "features", "Bilhetes dos palácios", "Bilhetes dos palácios"],
			["a cidade do seguro", "city", "Lisboa", "Seguro: Fidelis, Lisboa."],
			["crianças", "pricing_model", "freemium", "65 € por pessoa. Crianças até 10 anos não pagam."],
		],
		honest: [
			[
				"o que faz",
				"short_description",
				"A Volta Verde organiza passeios de bicicleta elétrica em grupos de até oito pessoas.",
				"A Volta Verde organiza passeios de bicicleta elétrica em grupos de até oito pessoas.",
			],
			["inclui", "features", "Guia e capacete", "Guia e capacete"],
		],
	},
];
