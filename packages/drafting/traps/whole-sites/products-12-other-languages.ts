import { page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Ordinary products in seven languages with what models say of them, written before the rules were read. */
export const PRODUCTS_12_OTHER_LANGUAGES: readonly WholeSite[] = [
	{
		origin: "https://kellerfrisch.de",
		pages: {
			"/": [
				"home",
				page(
					"de",
					"Kellerfrisch – Luftfeuchte im Blick",
					`<header><a href="/">Kellerfrisch</a></header>
<main><h1>Ihr Keller meldet sich, bevor er schimmelt</h1><p>Kellerfrisch ist ein Sensor für feuchte Keller. Er misst Temperatur und Luftfeuchte und sagt Ihnen, wann Lüften hilft und wann es schadet.</p>
<h2>Das kann der Sensor</h2><ul><li>Warnung aufs Handy</li><li>Zwei Jahre mit einer Batterie</li><li>Funktioniert ohne WLAN im Keller</li></ul>
<h2>Preis</h2><p>Ein Sensor kostet 69 €, das Dreierpaket 179 €. Ein Abo brauchen Sie nicht.</p>
<h2>Wer wir sind</h2><p>Gegründet haben Kellerfrisch die Geschwister Jana und Till Overbeck, nachdem das Klavier ihrer Großmutter verschimmelt war. Das war 2020.</p></main>
<footer><p>Kellerfrisch GmbH, Am Wehrhahn 12, 40211 Düsseldorf, Amtsgericht Düsseldorf HRB 91827</p><p>post@kellerfrisch.de</p></footer>`,
				),
			],
		},
		traps: [["a subscription that is not needed", "pricing_model", "freemium", "Ein Abo brauchen Sie nicht."]],
		honest: [
			["prices", "pricing_summary", "Dreierpaket 179 €", "Ein Sensor kostet 69 €, das Dreierpaket 179 €."],
			["what it is paid by", "pricing_model", "paid", "Ein Sensor kostet 69 €, das Dreierpaket 179 €."],
			[
				"what it is",
				"short_description",
				"Kellerfrisch ist ein Sensor für feuchte Keller, der Temperatur und Luftfeuchte misst.",
				"Kellerfrisch ist ein Sensor für feuchte Keller. Er misst Temperatur und Luftfeuchte und sagt Ihnen, wann Lüften hilft und wann es schadet.",
			],
			["an entry", "features", "Funktioniert ohne WLAN", "Funktioniert ohne WLAN im Keller"],

			[
				"a founder",
				"founders",
				"Till Overbeck",
				"Gegründet haben Kellerfrisch die Geschwister Jana und Till Overbeck, nachdem das Klavier ihrer Großmutter verschimmelt war.",
			],
			[
				"its country",
				"country",
				"DE",
				"Kellerfrisch GmbH, Am Wehrhahn 12, 40211 Düsseldorf, Amtsgericht Düsseldorf HRB 91827",
			],
		],
		refused: [["a reason", "usps", "Kein Abo nötig", "Ein Abo brauchen Sie nicht."]],
	},
	{
		origin: "https://moulin-facture.fr",
		pages: {
			"/": [
				"home",
				page(
					"fr",
					"Moulin, la facturation des boulangers",
					`<header><a href="/">Moulin</a></header>
<main><h1>Vos factures partent avec le pain</h1><p>Moulin est un logiciel de facturation pour les boulangers qui livrent des restaurants. Le bon de livraison devient une facture, et la facture part toute seule à la fin du mois.</p>
<h2>Ce que Moulin fait pour vous</h2><ul><li>Bons de livraison sur téléphone</li><li>Relances automatiques</li><li>Export pour votre comptable</li></ul>
<h2>Tarifs</h2><p>19 € HT par mois, sans engagement. Le premier mois est offert.</p>
<h2>L'équipe</h2><p>Moulin a vu le jour en 2022 dans un fournil de Rennes. Camille Le Goff, boulangère, et Yanis Benali, développeur, en sont les fondateurs.</p></main>
<footer><p>Moulin SAS, 8 rue de la Monnaie, 35000 Rennes – SIREN 908 114 552</p><p>bonjour@moulin-facture.fr</p></footer>`,
				),
			],
		},
		traps: [
			[
				"a first month as a free plan",
				"pricing_model",
				"freemium",
				["19 € HT par mois, sans engagement.", "Le premier mois est offert."],
			],
		],
		honest: [
			[
				"what it is",
				"short_description",
				"Moulin est un logiciel de facturation pour les boulangers.",
				"Moulin est un logiciel de facturation pour les boulangers qui livrent des restaurants.",
			],

			["an entry", "features", "Relances automatiques", "Relances automatiques"],
			["its year", "founded_year", "2022", "Moulin a vu le jour en 2022 dans un fournil de Rennes."],
			[
				"a founder",
				"founders",
				"Yanis Benali",
				"Camille Le Goff, boulangère, et Yanis Benali, développeur, en sont les fondateurs.",
			],
			["a price", "pricing_summary", "19 € HT par mois, sans engagement", "19 € HT par mois, sans engagement."],
		],
		refused: [
			[
				"its category",
				"categories",
				"Accounting",
				[
					"Moulin, la facturation des boulangers",
					"Moulin est un logiciel de facturation pour les boulangers qui livrent des restaurants.",
				],
			],
			[
				"what it does",
				"description",
				"Avec Moulin, le bon de livraison devient une facture qui part toute seule à la fin du mois.",
				"Le bon de livraison devient une facture, et la facture part toute seule à la fin du mois.",
			],
		],
	},
	{
		origin: "https://lavanda.app",
		pages: {
			"/": [
				"home",
				page(
					"es",
					"Lavanda - Citas para peluquerías caninas",
					`<header><a href="/">Lavanda</a></header>
<main><h1>La agenda de tu peluquería canina</h1><p>Con Lavanda tus clientes piden cita desde el móvil y tú decides cuánto dura cada corte según la raza. Los recordatorios salen por WhatsApp el día antes.</p>
<h2>Todo lo que incluye</h2><div><h3>Fichas de cada perro</h3><p>Raza, carácter, alergias y fotos del último corte.</p></div><div><h3>Recordatorios por WhatsApp</h3><p>Menos citas perdidas sin llamar a nadie.</p></div><div><h3>Caja diaria</h3><p>Cierra el día con un solo botón.</p></div>
<h2>Planes</h2><table><tr><th>Cachorro</th><th>Manada</th></tr><tr><td>Gratis</td><td>15 €/mes</td></tr><tr><td>Hasta 20 citas al mes</td><td>Citas ilimitadas</td></tr></table></main>
<footer><p>Hecho en Valencia por Lucía Ferrer y Marc Soler.</p><p>hola@lavanda.app</p></footer>`,
				),
			],
		},
		traps: [],
		honest: [
			["a plan", "pricing_summary", "Manada: 15 €/mes", ["Manada", "15 €/mes"]],
			[
				"what it is for",
				"short_description",
				"Lavanda es la agenda para peluquerías caninas.",
				["Lavanda - Citas para peluquerías caninas", "La agenda de tu peluquería canina"],
			],
			[
				"what it does",
				"description",
				"Los clientes piden cita desde el móvil y los recordatorios salen por WhatsApp el día antes.",
				"Con Lavanda tus clientes piden cita desde el móvil y tú decides cuánto dura cada corte según la raza. Los recordatorios salen por WhatsApp el día antes.",
			],
			["a card", "features", "Fichas de cada perro", "Fichas de cada perro"],
			["how it is paid", "pricing_model", "freemium", ["Gratis", "15 €/mes"]],

			["who made it", "founders", "Lucía Ferrer", "Hecho en Valencia por Lucía Ferrer y Marc Soler."],
		],
	},
	{
		origin: "https://orto.bio",
		pages: {
			"/": [
				"home",
				page(
					"it",
					"Orto: l'app che ti dice quando seminare",
					`<header><a href="/">Orto</a></header>
<main><h1>Semina al momento giusto</h1><p>Orto guarda il meteo del tuo paese e ti avvisa quando è ora di seminare, trapiantare e raccogliere. Conosce più di trecento ortaggi italiani.</p>
<h2>Cosa trovi nell'app</h2><ul><li>Calendario di semina per il tuo comune</li><li>Avvisi di gelo</li><li>Diario dell'orto con foto</li></ul>
<p>Orto è gratuita. Se vuoi più di un orto, la versione Fattoria costa 12 € all'anno.</p></main>
<footer><p>Orto è un progetto di Semenza S.r.l., via San Felice 20, 40122 Bologna, P.IVA 03912840378</p></footer>`,
				),
			],
		},
		traps: [],
		honest: [
			["an entry", "features", "Avvisi di gelo", "Avvisi di gelo"],
			[
				"what it does",
				"short_description",
				"Orto ti avvisa quando è ora di seminare, trapiantare e raccogliere.",
				"Orto guarda il meteo del tuo paese e ti avvisa quando è ora di seminare, trapiantare e raccogliere.",
			],

			[
				"its town",
				"city",
				"Bologna",
				"Orto è un progetto di Semenza S.r.l., via San Felice 20, 40122 Bologna, P.IVA 03912840378",
			],
		],
		refused: [
			[
				"the paid version",
				"pricing_summary",
				"Fattoria: 12 € all'anno",
				"Se vuoi più di un orto, la versione Fattoria costa 12 € all'anno.",
			],
			[
				"how it is paid",
				"pricing_model",
				"freemium",
				"Orto è gratuita. Se vuoi più di un orto, la versione Fattoria costa 12 € all'anno.",
			],
		],
	},
	{
		origin: "https://yomisho.jp",
		pages: {
			"/": [
				"home",
				page(
					"ja",
					"ヨミショ｜子どもと読む絵本の定期便",
					`<header><a href="/">ヨミショ</a></header>
<main><h1>毎月、年齢に合った絵本が届く</h1><p>ヨミショは、0歳から6歳の子どものための絵本の定期便です。司書が選んだ2冊を毎月お届けします。</p>
<h2>特長</h2><ul><li>司書が選書</li><li>読み終えた本は交換可能</li><li>いつでも解約できます</li></ul>
<h2>料金</h2><p>月額2,480円（税込・送料込）</p>
<h2>会社概要</h2><table><tr><th>会社名</th><td>株式会社ヨミショ</td></tr><tr><th>設立</th><td>2018年4月</td></tr><tr><th>代表者</th><td>森田 彩</td></tr><tr><th>所在地</th><td>〒604-8006 京都市中京区河原町通御池下る</td></tr></table></main>
<footer><p>© ヨミショ</p></footer>`,
				),
			],
		},
		traps: [],
		honest: [
			[
				"what it is",
				"short_description",
				"ヨミショは、0歳から6歳の子どものための絵本の定期便です。",
				"ヨミショは、0歳から6歳の子どものための絵本の定期便です。",
			],
			["an entry", "features", "司書が選書", "司書が選書"],
			["its year", "founded_year", "2018", ["設立", "2018年4月"]],
			["its price", "pricing_summary", "月額2,480円（税込・送料込）", "月額2,480円（税込・送料込）"],
		],
		refused: [["its country", "country", "JP", "〒604-8006 京都市中京区河原町通御池下る"]],
	},
	{
		origin: "https://azulejo.pt",
		pages: {
			"/": [
				"home",
				page(
					"pt",
					"Azulejo | Gestão de obras para pequenas construtoras",
					`<header><a href="/">Azulejo</a></header>
<main><h1>A obra inteira no bolso</h1><p>O Azulejo junta orçamentos, fotografias e horas de cada obra numa só aplicação. O encarregado regista no telemóvel e o escritório vê na hora.</p>
<h2>Funcionalidades</h2><ul><li>Diário de obra</li><li>Controlo de horas</li><li>Orçamentos e autos de medição</li></ul>
<h2>Preço</h2><p>9 € por utilizador por mês. Experimente 14 dias sem cartão.</p>
<p>Fundado em 2017 no Porto por Rita Salgueiro, engenheira civil.</p></main>
<footer><p>Azulejo Software, Lda. Rua de Cedofeita 301, 4050-179 Porto</p></footer>`,
				),
			],
		},
		traps: [],
		honest: [
			[
				"what it does",
				"short_description",
				"O Azulejo junta orçamentos, fotografias e horas de cada obra numa só aplicação.",
				"O Azulejo junta orçamentos, fotografias e horas de cada obra numa só aplicação.",
			],
			["an entry", "features", "Diário de obra", "Diário de obra"],
			["its year", "founded_year", "2017", "Fundado em 2017 no Porto por Rita Salgueiro, engenheira civil."],
			["its founder", "founders", "Rita Salgueiro", "Fundado em 2017 no Porto por Rita Salgueiro, engenheira civil."],
			["a price", "pricing_summary", "9 € por utilizador por mês", "9 € por utilizador por mês."],
		],
	},
	{
		origin: "https://bakfietsbeurs.nl",
		pages: {
			"/": [
				"home",
				page(
					"nl",
					"Bakfietsbeurs – tweedehands bakfietsen met garantie",
					`<header><a href="/">Bakfietsbeurs</a></header>
<main><h1>Een bakfiets die al van iemand heeft gehouden</h1><p>Bij Bakfietsbeurs koop je een nagekeken tweedehands bakfiets met een jaar garantie. Wij halen je oude fiets op en brengen de nieuwe thuis.</p>
<h2>Waarom bij ons</h2><ul><li>Een jaar garantie</li><li>Thuisbezorgd in heel Nederland</li><li>Proefrit van een week</li></ul>
<p>Onze werkplaats in Utrecht is open op woensdag en zaterdag.</p></main>
<footer><p>Bakfietsbeurs B.V., Amsterdamsestraatweg 340, 3551 CT Utrecht, KvK 71230984</p></footer>`,
				),
			],
		},
		traps: [],
		honest: [
			[
				"what one does there",
				"short_description",
				"Bij Bakfietsbeurs koop je een nagekeken tweedehands bakfiets met een jaar garantie.",
				"Bij Bakfietsbeurs koop je een nagekeken tweedehands bakfiets met een jaar garantie.",
			],
			[
				"what it does",
				"description",
				"Bakfietsbeurs haalt je oude fiets op en brengt de nieuwe thuis.",
				"Wij halen je oude fiets op en brengen de nieuwe thuis.",
			],
			["a reason", "usps", "Proefrit van een week", "Proefrit van een week"],
			["its country", "country", "NL", "Bakfietsbeurs B.V., Amsterdamsestraatweg 340, 3551 CT Utrecht, KvK 71230984"],
			["its town", "city", "Utrecht", "Bakfietsbeurs B.V., Amsterdamsestraatweg 340, 3551 CT Utrecht, KvK 71230984"],
		],
	},
];
