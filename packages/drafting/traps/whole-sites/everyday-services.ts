import type { WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Services for households and small firms: half sentences, exceptions, roles and amounts that are somebody else's or hold only sometimes. */
export const EVERYDAY_SERVICES: readonly WholeSite[] = [
	{
		origin: "https://boilerwise.co.uk",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Boilerwise | Boiler care plans with fixed prices</title><meta name="description" content="Boilerwise looks after gas boilers in homes across Yorkshire."></head><body><header><a href="/">Boilerwise</a><nav><a href="/plans">Plans</a><a href="/about">About</a></nav></header><main><h1>Boiler care plans with fixed prices</h1><p>Boilerwise looks after gas boilers in homes across Yorkshire.</p>
<section><h2>What's included</h2><ul><li>Annual service</li><li>Parts and labour</li><li>Helpline until 10pm</li></ul></section>
<section><h2>What's excluded</h2><ul><li>Oil boilers</li><li>Damage from frost</li></ul></section>
<section><h2>Engineers near you</h2><ul><li>Hebden Heating, est. 1987, Halifax</li><li>J. Marsden &amp; Daughter, Skipton</li></ul></section>
<p>Boilerwise will replace your boiler free of charge, provided it is under seven years old.</p><p>Most engineers arrive within four hours; at weekends it can take a day.</p><p>Which? called us “the friendliest helpline in the north”.</p><p>You save up to £240 a year compared with paying per visit.</p><p>Boilerwise isn't an insurer: policies are underwritten by Fellgate Mutual, Manchester, founded 1902.</p></main><footer><p>Boilerwise Ltd, 3 Canal Wharf, Leeds LS1 4PL</p><p>Complaints: Utilities Ombudsman, PO Box 966, Warrington WA4 9DF, help@utilities-ombudsman.org.uk</p></footer></body></html>`,
			],
			"/plans": [
				"pricing",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Plans | Boilerwise</title></head><body><header><a href="/">Boilerwise</a></header><main><h1>Plans</h1><div class="plans"><section><h2>Service</h2><p>£9.50 a month</p></section><section><h2>Cover</h2><p>£18 a month</p><p>then £21 a month from the second year</p></section></div><p>A new boiler usually costs £2,600.</p><p>Call-out fee without a plan: £96.</p><p>Cancelling early costs £30.</p><p>Landlords: first property free in 2023 only.</p></main></body></html>`,
			],
			"/about": [
				"about",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>About | Boilerwise</title></head><body><header><a href="/">Boilerwise</a></header><main><h1>About us</h1><p>Boilerwise was started in 2014 by Gail Hutton, a gas engineer.</p><p>Her father, Ted Hutton, founded Hutton Plumbing in 1979.</p><p>In 2020 Mark Iqbal joined as managing director.</p></main></body></html>`,
			],
		},
		traps: [
			["excluded", "features", "Oil boilers", "Oil boilers"],
			["listed engineer's year", "founded_year", "1987", "Hebden Heating, est. 1987, Halifax"],
			["listed engineer", "features", "J. Marsden & Daughter", "J. Marsden & Daughter, Skipton"],
			[
				"condition dropped",
				"description",
				"Boilerwise will replace your boiler free of charge.",
				"Boilerwise will replace your boiler free of charge, provided it is under seven years old.",
			],
			[
				"exception dropped",
				"usps",
				"Engineers arrive within four hours",
				"Most engineers arrive within four hours; at weekends it can take a day.",
			],
			[
				"praise as slogan",
				"tagline",
				"the friendliest helpline in the north",
				"Which? called us “the friendliest helpline in the north”.",
			],
			[
				"saving as price",
				"pricing_summary",
				"£240 a year",
				"You save up to £240 a year compared with paying per visit.",
			],
			["not an insurer", "description", "Boilerwise is an insurer.", "Boilerwise isn't an insurer"],
			["insurer's year", "founded_year", "1902", "Fellgate Mutual, Manchester, founded 1902"],
			["insurer's town", "city", "Manchester", "Fellgate Mutual, Manchester, founded 1902"],
			["ombudsman's mail", "contact_email", "help@utilities-ombudsman.org.uk", "help@utilities-ombudsman.org.uk"],
			[
				"what a boiler costs",
				"pricing_summary",
				"A new boiler usually costs £2,600.",
				"A new boiler usually costs £2,600.",
			],
			["without a plan", "pricing_summary", "Cover: £96", ["Cover", "Call-out fee without a plan: £96."]],
			["free for some in one year", "pricing_model", "freemium", "Landlords: first property free in 2023 only."],
			["father as founder", "founders", "Ted Hutton", "Her father, Ted Hutton, founded Hutton Plumbing in 1979."],
			["joined", "founders", "Mark Iqbal", "In 2020 Mark Iqbal joined as managing director."],
		],
		honest: [
			["founder", "founders", "Gail Hutton", "Boilerwise was started in 2014 by Gail Hutton, a gas engineer."],
			["year", "founded_year", "2014", "Boilerwise was started in 2014 by Gail Hutton, a gas engineer."],
			["included", "features", "Helpline until 10pm", "Helpline until 10pm"],
			["plan", "pricing_summary", "Service: £9.50 a month", ["Service", "£9.50 a month"]],
			["town", "city", "Leeds", "Boilerwise Ltd, 3 Canal Wharf, Leeds LS1 4PL"],
			[
				"with its condition",
				"description",
				"Boilerwise looks after gas boilers in homes across Yorkshire.",
				"Boilerwise looks after gas boilers in homes across Yorkshire.",
			],
		],
	},
	{
		origin: "https://rechnungsrabe.at",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="de-AT"><head><meta charset="utf-8"><title>Rechnungsrabe – Belege einfach ablegen</title><meta name="description" content="Rechnungsrabe liest Belege und legt sie ab."></head><body><header><a href="/">Rechnungsrabe</a></header><main><h1>Belege einfach ablegen</h1><p>Rechnungsrabe liest Belege und legt sie ab.</p>
<h2>Im Alltag</h2><p>Rechnungsrabe erkennt Beträge auf Kassenzetteln, auf handgeschriebenen Quittungen noch nicht.</p><p>Ihre Steuerberaterin sieht nur, was Sie freigeben.</p><p>Rechnungsrabe speichert Belege sieben Jahre lang in Wien.</p><p>Wer kündigt, kann seine Belege 30 Tage lang herunterladen.</p>
<h2>Funktionsumfang</h2><div><h3>Belegerkennung</h3><p>Betrag, Datum und Steuersatz stehen sofort da.</p></div><div><h3>Freigaben</h3><p>Sie bestimmen, wer was sieht.</p></div><div><h3>Mahnungen (Beta, nur auf Einladung)</h3><p>Erinnert säumige Kunden.</p></div>
<h2>Presse</h2><p>„Das Papierchaos hat ein Ende“, schrieb die Alpenpost im Mai 2021.</p><p>Mehr als 2.300 Betriebe, vom Tischler bis zur Tierärztin.</p></main><footer><p>Rechnungsrabe OG · Neubaugasse 17 · 1070 Wien · FN 512345 k · post@rechnungsrabe.at</p><p>Gefördert von der Wirtschaftsagentur Graz, Conrad-von-Hötzendorf-Straße 3, 8010 Graz</p></footer></body></html>`,
			],
			"/preise": [
				"pricing",
				`<!doctype html><html lang="de-AT"><head><meta charset="utf-8"><title>Preise – Rechnungsrabe</title></head><body><header><a href="/">Rechnungsrabe</a></header><main><h1>Preise</h1><ul><li><strong>Nest</strong> gratis bis 20 Belege im Monat</li><li><strong>Schwarm</strong> 12 € im Monat</li></ul><p>Jeder weitere Benutzer kostet 3 €.</p><p>Ein Ordner Papier kostet im Jahr 480 € Arbeitszeit, sagt die Kammer.</p><p>Bis Jahresende statt 12 € nur 8 €.</p></main></body></html>`,
			],
		},
		traps: [
			[
				"noch nicht",
				"description",
				"Rechnungsrabe erkennt Beträge auf handgeschriebenen Quittungen.",
				"Rechnungsrabe erkennt Beträge auf Kassenzetteln, auf handgeschriebenen Quittungen noch nicht.",
			],
			[
				"nur fehlt",
				"description",
				"Ihre Steuerberaterin sieht Ihre Belege.",
				"Ihre Steuerberaterin sieht nur, was Sie freigeben.",
			],
			[
				"Subjekt",
				"description",
				"Rechnungsrabe kann Belege 30 Tage lang herunterladen.",
				"Wer kündigt, kann seine Belege 30 Tage lang herunterladen.",
			],
			[
				"andere Zahl",
				"description",
				"Rechnungsrabe speichert Belege 30 Jahre lang.",
				["Rechnungsrabe speichert Belege sieben Jahre lang in Wien.", "30 Tage lang"],
			],
			["Beta nur auf Einladung", "features", "Mahnungen", "Mahnungen (Beta, nur auf Einladung)"],
			[
				"Zeitungszitat",
				"tagline",
				"Das Papierchaos hat ein Ende",
				"„Das Papierchaos hat ein Ende“, schrieb die Alpenpost im Mai 2021.",
			],
			["Jahr der Zeitung", "founded_year", "2021", "schrieb die Alpenpost im Mai 2021"],
			["Berufe der Kunden", "tags", "Tischler", "Mehr als 2.300 Betriebe, vom Tischler bis zur Tierärztin."],
			[
				"Förderer",
				"city",
				"Graz",
				"Gefördert von der Wirtschaftsagentur Graz, Conrad-von-Hötzendorf-Straße 3, 8010 Graz",
			],
			[
				"Arbeitszeit",
				"pricing_summary",
				"480 €",
				"Ein Ordner Papier kostet im Jahr 480 € Arbeitszeit, sagt die Kammer.",
			],
			["alter Preis vertauscht", "pricing_summary", "Nest: 12 € im Monat", ["Nest", "12 € im Monat"]],
		],
		honest: [
			["Funktion", "features", "Belegerkennung", "Belegerkennung"],
			["Stadt", "city", "Wien", "Rechnungsrabe OG · Neubaugasse 17 · 1070 Wien"],
			["Land", "country", "AT", "Rechnungsrabe OG · Neubaugasse 17 · 1070 Wien · FN 512345 k · post@rechnungsrabe.at"],
			["Modell", "pricing_model", "freemium", ["Nest gratis bis 20 Belege im Monat", "Schwarm 12 € im Monat"]],
			[
				"Satz",
				"description",
				"Rechnungsrabe speichert Belege sieben Jahre lang in Wien.",
				"Rechnungsrabe speichert Belege sieben Jahre lang in Wien.",
			],
		],
	},
	{
		origin: "https://velo-relais.fr",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Vélo Relais : des vélos partagés entre voisins</title><meta name="description" content="Vélo Relais prête des vélos entre habitants d'un même immeuble."></head><body><header><a href="/">Vélo Relais</a></header><main><h1>Des vélos partagés entre voisins</h1><p>Vélo Relais prête des vélos entre habitants d'un même immeuble.</p>
<h2>Ce qu'il y a dans l'application</h2><ul><li>Réservation à l'heure</li><li>Serrure connectée</li><li>Carnet d'entretien</li></ul>
<h2>Vos idées</h2><ul><li>Remorques pour enfants</li></ul>
<h2>Comment nous prêtons</h2><p>À l'exception des vélos cargo, tous nos vélos sont assurés.</p><p>La mairie de Nantes répare les vélos ; Vélo Relais fournit les serrures.</p><p>Contrairement aux trottinettes, nos vélos ne se garent pas n'importe où.</p><p>Si votre syndic l'accepte, Vélo Relais installe un local fermé.</p><p>Ici, pas d'abonnement : 1,20 € la demi-heure.</p><p>Un vélo neuf vaut environ 600 €.</p><blockquote>« Nous sommes nés à Rennes en 2009 », raconte Karim Belkacem, président de l'association Deux Roues.</blockquote></main><footer><p>Vélo Relais SCOP – 27 quai de la Fosse, 44000 Nantes – allo@velo-relais.fr</p><p>Site réalisé par Studio Palourde, Vannes, 2022</p></footer></body></html>`,
			],
		},
		traps: [
			["idée", "features", "Remorques pour enfants", "Remorques pour enfants"],
			[
				"exception",
				"description",
				"Tous nos vélos sont assurés.",
				"À l'exception des vélos cargo, tous nos vélos sont assurés.",
			],
			[
				"sujet échangé",
				"description",
				"Vélo Relais répare les vélos.",
				"La mairie de Nantes répare les vélos ; Vélo Relais fournit les serrures.",
			],
			[
				"condition",
				"description",
				"Vélo Relais installe un local fermé.",
				"Si votre syndic l'accepte, Vélo Relais installe un local fermé.",
			],
			[
				"négation",
				"description",
				"Nos vélos se garent n'importe où.",
				"Contrairement aux trottinettes, nos vélos ne se garent pas n'importe où.",
			],
			["valeur d'un vélo", "pricing_summary", "environ 600 €", "Un vélo neuf vaut environ 600 €."],
			["ville d'un autre", "city", "Rennes", "« Nous sommes nés à Rennes en 2009 »"],
			["année d'un autre", "founded_year", "2009", "« Nous sommes nés à Rennes en 2009 »"],
			["président d'un autre", "founders", "Karim Belkacem", "Karim Belkacem, président de l'association Deux Roues"],
			["année du site", "founded_year", "2022", "Site réalisé par Studio Palourde, Vannes, 2022"],
		],
		honest: [
			["fonction", "features", "Serrure connectée", "Serrure connectée"],
			["ville", "city", "Nantes", "27 quai de la Fosse, 44000 Nantes"],
			[
				"phrase avec condition",
				"description",
				"Si votre syndic l'accepte, Vélo Relais installe un local fermé.",
				"Si votre syndic l'accepte, Vélo Relais installe un local fermé.",
			],
			[
				"deuxième partie",
				"description",
				"Vélo Relais fournit les serrures.",
				"La mairie de Nantes répare les vélos ; Vélo Relais fournit les serrures.",
			],
			["slogan", "tagline", "Des vélos partagés entre voisins", "Des vélos partagés entre voisins"],
		],
	},
	{
		origin: "https://aulapronta.com",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Aulapronta | Clases particulares para oposiciones</title><meta name="description" content="Aulapronta reúne a opositores con preparadores."></head><body><header><a href="/">Aulapronta</a></header><main><h1>Clases particulares para oposiciones</h1><p>Aulapronta reúne a opositores con preparadores.</p>
<h2>Funciones</h2><ul><li>Agenda compartida</li><li>Simulacros cronometrados</li></ul>
<h2>Preparadores</h2><div class="card"><h3>Inés Cabrera</h3><p>Fundadora de Academia Norte. Temario de Justicia.</p><p>25 € / hora</p></div><div class="card"><h3>Rubén Soto</h3><p>Hacienda, Zaragoza</p><p>30 € / hora</p></div>
<p>Los preparadores fijan sus precios; Aulapronta cobra un 8 % de cada clase.</p><p>Aulapronta no garantiza el aprobado.</p><p>El 91 % de los aprobados de 2022 en Sevilla estudió con otros métodos.</p><p>Aulapronta era gratuita hasta 2020.</p><p>Todas las oposiciones, menos las de sanidad.</p></main><footer><p>Aulapronta S.L. · CIF B12345678 · Gran Vía 14, 50006 Zaragoza</p></footer></body></html>`,
			],
			"/nosotros": [
				"about",
				`<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Nosotros | Aulapronta</title></head><body><header><a href="/">Aulapronta</a></header><main><h1>Nosotros</h1><p>Aulapronta nació en 2016 de la mano de Elvira Monzón.</p><p>Elvira fue alumna de Tomás Gil, que fundó la Academia Gil en 1990.</p></main></body></html>`,
			],
		},
		traps: [
			[
				"fundadora de una academia",
				"founders",
				"Inés Cabrera",
				["Inés Cabrera", "Fundadora de Academia Norte. Temario de Justicia."],
			],
			["precio de un preparador", "pricing_summary", "25 € / hora", "25 € / hora"],
			["no garantiza", "description", "Aulapronta garantiza el aprobado.", "Aulapronta no garantiza el aprobado."],
			[
				"cifra de otros",
				"usps",
				"El 91 % de los aprobados",
				"El 91 % de los aprobados de 2022 en Sevilla estudió con otros métodos.",
			],
			["era gratuita", "pricing_model", "free", "Aulapronta era gratuita hasta 2020."],
			[
				"excepción",
				"description",
				"Aulapronta cubre todas las oposiciones.",
				"Todas las oposiciones, menos las de sanidad.",
			],
			["otro fundador", "founders", "Tomás Gil", "Elvira fue alumna de Tomás Gil, que fundó la Academia Gil en 1990."],
			["otro año", "founded_year", "1990", "Tomás Gil, que fundó la Academia Gil en 1990"],
			[
				"quién cobra",
				"description",
				"Los preparadores cobran un 8 % de cada clase.",
				"Los preparadores fijan sus precios; Aulapronta cobra un 8 % de cada clase.",
			],
		],
		honest: [
			["función", "features", "Simulacros cronometrados", "Simulacros cronometrados"],
			["ciudad", "city", "Zaragoza", "Aulapronta S.L. · CIF B12345678 · Gran Vía 14, 50006 Zaragoza"],
			["año", "founded_year", "2016", "Aulapronta nació en 2016 de la mano de Elvira Monzón."],
			["frase", "description", "Aulapronta no garantiza el aprobado.", "Aulapronta no garantiza el aprobado."],
		],
	},
	{
		origin: "https://machikasa.jp",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>マチカサ | 駅で借りられる傘のシェア</title><meta name="description" content="マチカサは駅で傘を借りて、別の駅で返せるシェアサービスです。"></head><body><header><a href="/">マチカサ</a></header><main><h1>駅で借りられる傘のシェア</h1><p>マチカサは駅で傘を借りて、別の駅で返せるシェアサービスです。</p>
<h2>できること</h2><ul><li>空き傘の地図</li><li>雨の通知</li><li>まとめて支払い</li></ul><h2>まだできないこと</h2><ul><li>日傘の貸し出し</li></ul>
<h2>お客様の声</h2><p>「創業1935年の当店でも使っています」（浅草・田丸屋）</p><h2>よくある誤解</h2><p>マチカサは傘を販売しています。</p><p>雨の日だけ24時間140円です。</p><p>傘をなくした場合は864円かかります。</p><p>学生は無料ではありません。</p><p>東京都内の駅に限り、当日返却が必要です。</p></main><footer><p>運営会社：株式会社カサネ 〒812-0011 福岡県福岡市博多区博多駅前2-1-1</p></footer></body></html>`,
			],
		},
		traps: [
			["まだできない", "features", "日傘の貸し出し", "日傘の貸し出し"],
			["客の創業", "founded_year", "1935", "「創業1935年の当店でも使っています」（浅草・田丸屋）"],
			["客の町", "city", "浅草", "「創業1935年の当店でも使っています」（浅草・田丸屋）"],
			["誤解", "description", "マチカサは傘を販売しています。", "マチカサは傘を販売しています。"],
			["紛失料", "pricing_summary", "864円", "傘をなくした場合は864円かかります。"],
			["無料ではない", "pricing_model", "free", "学生は無料ではありません。"],
			["限定", "description", "当日返却が必要です。", "東京都内の駅に限り、当日返却が必要です。"],
		],
		honest: [
			["機能", "features", "空き傘の地図", "空き傘の地図"],
			["国", "country", "JP", "〒812-0011 福岡県福岡市博多区博多駅前2-1-1"],
			["市", "city", "福岡市", "〒812-0011 福岡県福岡市博多区博多駅前2-1-1"],
			[
				"説明",
				"description",
				"マチカサは駅で傘を借りて、別の駅で返せるシェアサービスです。",
				"マチカサは駅で傘を借りて、別の駅で返せるシェアサービスです。",
			],
		],
	},
	{
		origin: "https://hortaurbana.pt",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="pt-PT"><head><meta charset="utf-8"><title>Horta Urbana — canteiros para alugar na cidade</title><meta name="description" content="A Horta Urbana aluga canteiros em terraços da cidade."></head><body><header><a href="/">Horta Urbana</a></header><main><h1>Canteiros para alugar na cidade</h1><p>A Horta Urbana aluga canteiros em terraços da cidade.</p>
<h2>O que está incluído</h2><ul><li>Rega automática</li><li>Sementes da época</li></ul><h2>Extras dos nossos vizinhos</h2><ul><li>Aulas de compostagem da Quinta do Mocho</li></ul><h2>Como funciona a Horta Urbana</h2>
<p>A Horta Urbana só aceita sócios maiores de idade.</p><p>Os sócios regam, a Horta Urbana colhe.</p><p>Salvo nos meses de inverno, há visitas todos os sábados.</p><p>Um canteiro custa 18 € por mês; uma alface no mercado, 1,50 €.</p><p>Fundada por Sara Pinho, a Quinta do Mocho fornece o composto desde 1995.</p><p>A partir de 2026 haverá canteiros em Braga.</p></main><footer><p>Horta Urbana, Lda. – Rua de Cedofeita 210, 4050-174 Porto – ola@hortaurbana.pt</p></footer></body></html>`,
			],
		},
		traps: [
			["extra de vizinhos", "features", "Aulas de compostagem", "Aulas de compostagem da Quinta do Mocho"],
			[
				"sujeito trocado",
				"description",
				"A Horta Urbana rega, os sócios colhem.",
				"Os sócios regam, a Horta Urbana colhe.",
			],
			[
				"salvo",
				"description",
				"Há visitas todos os sábados.",
				"Salvo nos meses de inverno, há visitas todos os sábados.",
			],
			["preço da alface", "pricing_summary", "1,50 €", "uma alface no mercado, 1,50 €"],
			[
				"fundadora da quinta",
				"founders",
				"Sara Pinho",
				"Fundada por Sara Pinho, a Quinta do Mocho fornece o composto desde 1995.",
			],
			["ano da quinta", "founded_year", "1995", "a Quinta do Mocho fornece o composto desde 1995"],
			["cidade futura", "city", "Braga", "A partir de 2026 haverá canteiros em Braga."],
		],
		honest: [
			["incluído", "features", "Rega automática", "Rega automática"],
			["cidade", "city", "Porto", "Rua de Cedofeita 210, 4050-174 Porto"],
			["país", "country", "PT", "Rua de Cedofeita 210, 4050-174 Porto"],
			[
				"frase",
				"description",
				"A Horta Urbana só aceita sócios maiores de idade.",
				"A Horta Urbana só aceita sócios maiores de idade.",
			],
			["correio", "contact_email", "ola@hortaurbana.pt", "ola@hortaurbana.pt"],
		],
	},
];
