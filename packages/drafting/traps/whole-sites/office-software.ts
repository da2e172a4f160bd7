import type { WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Sites of software for offices and shops: what they say of others, of the past, of limits and of what is not there. */
export const OFFICE_SOFTWARE: readonly WholeSite[] = [
	{
		origin: "https://fleetwren.com",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Fleetwren – GPS tracking for small delivery fleets</title><meta name="description" content="Fleetwren shows where your vans are and when they arrive."></head><body><header><nav><a href="/">Fleetwren</a><a href="/pricing">Pricing</a><a href="/about">About</a></nav></header><main><section class="hero"><h1>GPS tracking for small delivery fleets</h1><p>Fleetwren shows where your vans are and when they arrive.</p><a href="/signup">Start your 14-day free trial</a></section>
<section><h2>Everything your dispatcher needs</h2><div class="grid"><div><h3>Live map</h3><p>See each van within five seconds.</p></div><div><h3>Arrival messages</h3><p>Your customers get a text ten minutes before the van is there.</p></div><div><h3>Fuel log</h3><p>Photograph a receipt and the litres are counted.</p></div></div></section>
<section><h2>What changes when you switch</h2><div><h4>Before</h4><ul><li>Paper route sheets</li><li>Calls to drivers</li></ul></div><div><h4>With Fleetwren</h4><ul><li>Routes on every phone</li><li>One screen for dispatch</li></ul></div></section>
<section><blockquote><p>We started Bramble Bakery in 2011 with one van. Today Fleetwren watches over nine.</p><cite>Marion Teague, founder of Bramble Bakery, Leeds</cite></blockquote></section>
<section><p>According to the Road Haulage Monitor, UK fleets lose £4,300 per van and year to detours.</p><p>Fleetwren does not record private trips, and drivers can switch tracking off during breaks.</p><p>Route planning works in Great Britain and Ireland; elsewhere you see positions only.</p></section></main><footer><p>Fleetwren Ltd, 8 Tanner's Yard, Norwich NR2 4SZ, United Kingdom</p><p>Map data © OpenStreetMap contributors. Hosted by Northgrid GmbH, Frankfurt, Germany.</p></footer></body></html>`,
			],
			"/pricing": [
				"pricing",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Pricing – Fleetwren</title></head><body><header><a href="/">Fleetwren</a></header><main><h1>Simple prices per van</h1><div class="plans"><div class="plan"><h2>Solo</h2><p class="price">£9 per van / month</p><ul><li>Live map</li><li>30 days of history</li></ul></div><div class="plan"><h2>Depot</h2><p class="price">£14 per van / month</p><ul><li>Arrival messages</li><li>One year of history</li></ul></div></div><h2>Frequently asked questions</h2><h3>What does the tracker cost?</h3><p>The device is £39 once; the courier charges £6 for delivery.</p><h3>Is there a free plan?</h3><p>No. After your trial you choose one of the two plans.</p><h3>How does this compare with TrackMaster?</h3><p>TrackMaster starts at £29 per vehicle and binds you for 36 months.</p></main></body></html>`,
			],
			"/about": [
				"about",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>About – Fleetwren</title></head><body><header><a href="/">Fleetwren</a></header><main><h1>About us</h1><p>Priya Nand and Colin Shaw started Fleetwren in 2019, after five years at Parcelhive, which was founded in 2008 in Dublin.</p><p>Our adviser Ruth Okafor co-founded Lanewise and sold it in 2020.</p><p>In 2022 we opened a support desk in Lisbon.</p></main></body></html>`,
			],
		},
		traps: [
			["customer's beginning", "founded_year", "2011", "We started Bramble Bakery in 2011 with one van."],
			["customer as founder", "founders", "Marion Teague", "Marion Teague, founder of Bramble Bakery, Leeds"],
			["a study's money", "pricing_summary", "£4,300 per van and year", "UK fleets lose £4,300 per van and year"],
			["not dropped", "description", "Fleetwren records private trips.", "Fleetwren does not record private trips"],
			[
				"limit of a region dropped",
				"description",
				"Route planning works everywhere.",
				"Route planning works in Great Britain and Ireland; elsewhere you see positions only.",
			],
			["host's country", "country", "DE", "Hosted by Northgrid GmbH, Frankfurt, Germany."],
			["how it was before", "features", "Paper route sheets", "Paper route sheets"],
			["rival's price", "pricing_summary", "£29 per vehicle", "TrackMaster starts at £29 per vehicle"],
			["courier's price", "pricing_summary", "£6", "the courier charges £6 for delivery"],
			["trial as free plan", "pricing_model", "freemium", "Start your 14-day free trial"],
			[
				"former employer's year",
				"founded_year",
				"2008",
				"after five years at Parcelhive, which was founded in 2008 in Dublin",
			],
			["former employer's town", "city", "Dublin", "which was founded in 2008 in Dublin"],
			["adviser as founder", "founders", "Ruth Okafor", "Our adviser Ruth Okafor co-founded Lanewise"],
			["desk's town", "city", "Lisbon", "In 2022 we opened a support desk in Lisbon."],
		],
		honest: [
			["founder", "founders", "Colin Shaw", "Priya Nand and Colin Shaw started Fleetwren in 2019"],
			["year", "founded_year", "2019", "Priya Nand and Colin Shaw started Fleetwren in 2019"],
			["feature", "features", "Arrival messages", "Arrival messages"],
			["plan", "pricing_summary", "Depot: £14 per van / month", ["Depot", "£14 per van / month"]],
			["town", "city", "Norwich", "Fleetwren Ltd, 8 Tanner's Yard, Norwich NR2 4SZ, United Kingdom"],
			[
				"sentence with its not",
				"description",
				"Fleetwren does not record private trips.",
				"Fleetwren does not record private trips",
			],
		],
	},
	{
		origin: "https://zahnplan.de",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Zahnplan · Terminbuchung für Zahnarztpraxen</title><meta name="description" content="Zahnplan füllt Ihren Kalender und erinnert Patienten an ihre Termine."></head><body><header><a href="/">Zahnplan</a></header><main><h1>Terminbuchung für Zahnarztpraxen</h1><p>Zahnplan füllt Ihren Kalender und erinnert Patienten an ihre Termine.</p>
<h2>Das kann Zahnplan</h2><ul><li>Online-Terminbuchung</li><li>Erinnerung per SMS</li><li>Warteliste</li></ul>
<h2>Noch in Arbeit</h2><ul><li>Rezeptanforderung</li><li>Videosprechstunde</li></ul>
<h2>Das sagen Praxen</h2><p>„Seit 1994 gibt es unsere Praxis in Kassel, so ruhig war das Telefon noch nie.“ – Dr. Heike Lohmann, Inhaberin</p>
<p>Zahnplan rechnet nicht mit Krankenkassen ab.</p><p>Bis zu 40 % weniger Ausfälle versprechen andere; wir versprechen gar nichts.</p><p>Patienten unter 16 Jahren können nicht selbst buchen.</p></main><footer><a href="/preise">Preise</a> <a href="/impressum">Impressum</a></footer></body></html>`,
			],
			"/preise": [
				"pricing",
				`<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Preise | Zahnplan</title></head><body><header><a href="/">Zahnplan</a></header><main><h1>Preise</h1><table><thead><tr><th></th><th>Einzelpraxis</th><th>Gemeinschaftspraxis</th></tr></thead><tbody><tr><td>Monatlich</td><td>59 €</td><td>119 €</td></tr><tr><td>Eigene Domain</td><td>–</td><td>✓</td></tr></tbody></table><p>Eine SMS kostet Sie beim Anbieter 7 Cent.</p><p>Eine Empfangskraft kostet rund 2.900 € im Monat.</p><p>Bis zum 30.06.2021 war Zahnplan kostenlos.</p></main></body></html>`,
			],
			"/impressum": [
				"contact",
				`<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Impressum | Zahnplan</title></head><body><header><a href="/">Zahnplan</a></header><main><h1>Impressum</h1><p>Zahnplan GmbH<br>Kantstraße 12<br>34121 Kassel</p><p>Geschäftsführer: Jonas Wehrmann</p><p>E-Mail: praxis@zahnplan.de</p><h2>Datenschutzbeauftragter</h2><p>Dr. Silke Amthor, Amthor Consulting, Hafenallee 3, 4020 Linz, Österreich, dsb@amthor-consulting.at</p><h2>Aufsichtsbehörde</h2><p>Der Hessische Beauftragte für Datenschutz, Gustav-Stresemann-Ring 1, 65189 Wiesbaden, poststelle@datenschutz.hessen.de</p></main></body></html>`,
			],
		},
		traps: [
			["geplant", "features", "Videosprechstunde", "Videosprechstunde"],
			["Jahr der Praxis", "founded_year", "1994", "Seit 1994 gibt es unsere Praxis in Kassel"],
			["Inhaberin der Kundin", "founders", "Heike Lohmann", "Dr. Heike Lohmann, Inhaberin"],
			[
				"nicht fehlt",
				"description",
				"Zahnplan rechnet mit Krankenkassen ab.",
				"Zahnplan rechnet nicht mit Krankenkassen ab.",
			],
			[
				"Versprechen anderer",
				"usps",
				"Bis zu 40 % weniger Ausfälle",
				"Bis zu 40 % weniger Ausfälle versprechen andere",
			],
			["Land des Beauftragten", "country", "AT", "Hafenallee 3, 4020 Linz, Österreich"],
			["Stadt der Behörde", "city", "Wiesbaden", "Gustav-Stresemann-Ring 1, 65189 Wiesbaden"],
			["Post der Behörde", "contact_email", "poststelle@datenschutz.hessen.de", "poststelle@datenschutz.hessen.de"],
			["Lohn als Preis", "pricing_summary", "2.900 € im Monat", "Eine Empfangskraft kostet rund 2.900 € im Monat."],
			["früher kostenlos", "pricing_model", "free", "Bis zum 30.06.2021 war Zahnplan kostenlos."],
			["falsches Paar", "pricing_summary", "Einzelpraxis: 119 €", ["Einzelpraxis", "119 €"]],
		],
		honest: [
			["Funktion", "features", "Warteliste", "Warteliste"],
			["Stadt", "city", "Kassel", "Zahnplan GmbH Kantstraße 12 34121 Kassel"],
			["Post", "contact_email", "praxis@zahnplan.de", "E-Mail: praxis@zahnplan.de"],
			["Preis", "pricing_summary", "Gemeinschaftspraxis: 119 €", ["Gemeinschaftspraxis", "119 €"]],
			[
				"Satz",
				"description",
				"Zahnplan erinnert Patienten an ihre Termine.",
				"Zahnplan füllt Ihren Kalender und erinnert Patienten an ihre Termine.",
			],
		],
	},
	{
		origin: "https://caissefluide.fr",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Caissefluide | La caisse sur tablette des bistrots</title><meta name="description" content="Caissefluide encaisse, compte le stock et prépare la clôture du soir."></head><body><header><a href="/">Caissefluide</a></header><main><h1>La caisse sur tablette des bistrots</h1><p>Caissefluide encaisse, compte le stock et prépare la clôture du soir.</p>
<h2>Fonctionnalités</h2><div><h3>Addition partagée</h3><p>Chaque convive paie sa part.</p></div><div><h3>Mode hors ligne</h3><p>Le service continue sans réseau.</p></div><div><h3>Tickets en cuisine</h3><p>Les commandes s'impriment au bon poste.</p></div>
<h2>Ce que nous ne faisons pas</h2><ul><li>Livraison à domicile</li><li>Paie des salariés</li></ul>
<p>Caissefluide n'est plus disponible sur Android depuis 2023.</p><p>Un terminal de paiement, fourni par la banque, coûte 25 € par mois.</p><p>Nos partenaires de Brasserie Connect, fondée en 2003 à Bruxelles, installent le matériel.</p></main><footer><a href="/mentions-legales">Mentions légales</a> <a href="/a-propos">À propos</a></footer></body></html>`,
			],
			"/a-propos": [
				"about",
				`<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>À propos | Caissefluide</title></head><body><header><a href="/">Caissefluide</a></header><main><h1>À propos</h1><p>Caissefluide a été créée en 2017 par Hélène Garrigues, ancienne serveuse.</p><p>Son premier investisseur, Bertrand Lacaze, a fondé la chaîne Le Comptoir Gris en 1998.</p><p>En 2025, nous lancerons une version pour les boulangeries.</p></main></body></html>`,
			],
			"/mentions-legales": [
				"contact",
				`<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Mentions légales | Caissefluide</title></head><body><header><a href="/">Caissefluide</a></header><main><h1>Mentions légales</h1><p>Éditeur : Caissefluide SAS, 14 rue des Tanneurs, 37000 Tours, France. bonjour@caissefluide.fr</p><p>Hébergeur : Webnuage BV, Kabelweg 57, 1014 BA Amsterdam, Pays-Bas. abuse@webnuage.nl</p><p>Médiateur : Centre de médiation, 5 place Rihour, 59000 Lille.</p></main></body></html>`,
			],
		},
		traps: [
			["ce qui n'est pas fait", "features", "Livraison à domicile", "Livraison à domicile"],
			[
				"plus disponible",
				"description",
				"Caissefluide est disponible sur Android.",
				"Caissefluide n'est plus disponible sur Android depuis 2023.",
			],
			[
				"prix de la banque",
				"pricing_summary",
				"25 € par mois",
				"Un terminal de paiement, fourni par la banque, coûte 25 € par mois.",
			],
			["année du partenaire", "founded_year", "2003", "Brasserie Connect, fondée en 2003 à Bruxelles"],
			["ville du partenaire", "city", "Bruxelles", "Brasserie Connect, fondée en 2003 à Bruxelles"],
			[
				"investisseur",
				"founders",
				"Bertrand Lacaze",
				"Son premier investisseur, Bertrand Lacaze, a fondé la chaîne Le Comptoir Gris en 1998.",
			],
			["année de l'investisseur", "founded_year", "1998", "a fondé la chaîne Le Comptoir Gris en 1998"],
			["projet", "features", "une version pour les boulangeries", "nous lancerons une version pour les boulangeries"],
			["pays de l'hébergeur", "country", "NL", "Hébergeur : Webnuage BV, Kabelweg 57, 1014 BA Amsterdam, Pays-Bas."],
			["adresse de l'hébergeur", "contact_email", "abuse@webnuage.nl", "abuse@webnuage.nl"],
			["ville du médiateur", "city", "Lille", "Médiateur : Centre de médiation, 5 place Rihour, 59000 Lille."],
		],
		honest: [
			["fondatrice", "founders", "Hélène Garrigues", "Caissefluide a été créée en 2017 par Hélène Garrigues"],
			["année", "founded_year", "2017", "Caissefluide a été créée en 2017 par Hélène Garrigues"],
			["fonction", "features", "Mode hors ligne", "Mode hors ligne"],
			["pays", "country", "FR", "Caissefluide SAS, 14 rue des Tanneurs, 37000 Tours, France"],
			["adresse", "contact_email", "bonjour@caissefluide.fr", "bonjour@caissefluide.fr"],
		],
	},
	{
		origin: "https://nominaclara.es",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Nominaclara: nóminas para pequeñas empresas</title><meta name="description" content="Nominaclara calcula y envía las nóminas de tu equipo."></head><body><header><a href="/">Nominaclara</a></header><main><h1>Nóminas para pequeñas empresas</h1><p>Nominaclara calcula y envía las nóminas de tu equipo.</p>
<h2>Qué incluye</h2><ul><li>Cálculo de retenciones</li><li>Portal del empleado</li><li>Firma digital</li></ul>
<h2>Próximamente</h2><ul><li>Control horario</li></ul>
<h2>Nominaclara frente a tu gestoría</h2><table><tr><th></th><th>Gestoría</th><th>Nominaclara</th></tr><tr><td>Por empleado</td><td>18 €</td><td>4 €</td></tr><tr><td>Permanencia</td><td>12 meses</td><td>Ninguna</td></tr></table>
<p>Tu asesor puede presentar el modelo 111; Nominaclara solo prepara el fichero.</p><p>Las empresas de más de 50 trabajadores no pueden contratar Nominaclara.</p><p>Talleres Roldán, nacida en Sevilla en 1979, ahorra dos días al mes.</p></main><footer><p>© 2016-2024 Nominaclara · Calle del Pez 21, 28004 Madrid, España · <a href="mailto:hola@nominaclara.es">hola@nominaclara.es</a></p></footer></body></html>`,
			],
			"/equipo": [
				"about",
				`<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Equipo | Nominaclara</title></head><body><header><a href="/">Nominaclara</a></header><main><h1>Equipo</h1><div class="card"><h3>Lucía Ferrer</h3><p>Cofundadora y directora</p></div><div class="card"><h3>Iván Prats</h3><p>Responsable de producto. Antes fundó Zapatos Prats.</p></div><div class="card"><h3>Nuria Tello</h3><p>Atención al cliente</p></div></main></body></html>`,
			],
		},
		traps: [
			["precio de la gestoría", "pricing_summary", "Por empleado: 18 €", ["Por empleado", "18 €"]],
			["aún no", "features", "Control horario", "Control horario"],
			[
				"sujeto cambiado",
				"description",
				"Nominaclara puede presentar el modelo 111.",
				"Tu asesor puede presentar el modelo 111; Nominaclara solo prepara el fichero.",
			],
			[
				"no caído",
				"description",
				"Las empresas de más de 50 trabajadores pueden contratar Nominaclara.",
				"Las empresas de más de 50 trabajadores no pueden contratar Nominaclara.",
			],
			[
				"año del cliente",
				"founded_year",
				"1979",
				"Talleres Roldán, nacida en Sevilla en 1979, ahorra dos días al mes.",
			],
			["ciudad del cliente", "city", "Sevilla", "Talleres Roldán, nacida en Sevilla en 1979"],
			["año de la marca", "founded_year", "2016", "© 2016-2024 Nominaclara"],
			["fundador de otra cosa", "founders", "Iván Prats", ["Iván Prats", "Antes fundó Zapatos Prats."]],
		],
		honest: [
			["cofundadora", "founders", "Lucía Ferrer", ["Lucía Ferrer", "Cofundadora y directora"]],
			["función", "features", "Portal del empleado", "Portal del empleado"],
			["ciudad", "city", "Madrid", "Calle del Pez 21, 28004 Madrid, España"],
		],
	},
	{
		origin: "https://tanamori.jp",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>タナモリ｜小さな倉庫のための在庫管理</title><meta name="description" content="タナモリは、小さな倉庫の在庫をスマートフォンで数えられる在庫管理サービスです。"></head><body><header><a href="/">タナモリ</a></header><main><h1>小さな倉庫のための在庫管理</h1><p>タナモリは、小さな倉庫の在庫をスマートフォンで数えられる在庫管理サービスです。</p>
<h2>主な機能</h2><ul><li>バーコード読み取り</li><li>棚卸しの記録</li><li>CSV出力</li></ul>
<h2>今後の予定</h2><ul><li>発注の自動化</li></ul>
<h2>導入事例</h2><p>1968年創業の山辺酒店様（京都市）では、棚卸しが半日になりました。</p>
<h2>料金</h2><p>スタンダード 月額3,300円（税込）</p><p>初期費用 0円</p><p>他社の在庫システムは月額20,000円以上かかります。</p><p>タナモリは会計ソフトではありません。</p><p>返品の管理には対応していません。</p></main><footer><a href="/company">会社概要</a></footer></body></html>`,
			],
			"/company": [
				"about",
				`<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>会社概要｜タナモリ</title></head><body><header><a href="/">タナモリ</a></header><main><h1>会社概要</h1><table><tr><th>社名</th><td>株式会社タナモリ</td></tr><tr><th>設立</th><td>2018年6月</td></tr><tr><th>所在地</th><td>〒460-0008 愛知県名古屋市中区栄3-5-1</td></tr><tr><th>代表取締役</th><td>大野 真理</td></tr><tr><th>主要取引先</th><td>北海倉庫株式会社（札幌市）</td></tr></table></main></body></html>`,
			],
		},
		traps: [
			["予定", "features", "発注の自動化", "発注の自動化"],
			["客の創業年", "founded_year", "1968", "1968年創業の山辺酒店様（京都市）では、棚卸しが半日になりました。"],
			["客の町", "city", "京都市", "1968年創業の山辺酒店様（京都市）では、棚卸しが半日になりました。"],
			["初期費用", "pricing_model", "free", "初期費用 0円"],
			["他社の料金", "pricing_summary", "月額20,000円以上", "他社の在庫システムは月額20,000円以上かかります。"],
			["否定", "description", "タナモリは会計ソフトです。", "タナモリは会計ソフトではありません。"],
			["未対応", "features", "返品の管理", "返品の管理には対応していません。"],
			["取引先の町", "city", "札幌市", "北海倉庫株式会社（札幌市）"],
		],
		honest: [
			["機能", "features", "バーコード読み取り", "バーコード読み取り"],
			["設立", "founded_year", "2018", ["設立", "2018年6月"]],
			["料金", "pricing_summary", "スタンダード 月額3,300円（税込）", "スタンダード 月額3,300円（税込）"],
			["国", "country", "JP", "〒460-0008 愛知県名古屋市中区栄3-5-1"],
		],
	},
	{
		origin: "https://vozsolta.com.br",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Vozsolta | Hospedagem de podcasts</title><meta name="description" content="O Vozsolta publica seu podcast em todos os aplicativos."></head><body><header><a href="/">Vozsolta</a></header><main><h1>Hospedagem de podcasts sem limite de downloads</h1><p>O Vozsolta publica seu podcast em todos os aplicativos.</p>
<h2>Recursos</h2><div><h3>Estatísticas por episódio</h3><p>Veja quem ouviu até o fim.</p></div><div><h3>Página do programa</h3><p>Um site pronto com player.</p></div><div><h3>Transcrição</h3><p>Somente em português e espanhol.</p></div>
<h2>Programas hospedados aqui</h2><ul><li>Café com Código</li><li>Histórias do Cerrado</li></ul>
<p>O plano gratuito foi encerrado em março de 2024.</p><p>Hoje custa R$ 29 por mês; um estúdio cobra R$ 200 por hora.</p><p>O Vozsolta não insere anúncios sem a sua autorização.</p><p>Rádio Solar, de Lisboa, transmite com a gente desde 2015.</p></main><footer><p>Vozsolta Tecnologia Ltda. – CNPJ 12.345.678/0001-95 – Rua da Aurora, 325, Recife – PE, 50050-000</p></footer></body></html>`,
			],
		},
		traps: [
			[
				"limite caído",
				"description",
				"O Vozsolta oferece transcrição em todos os idiomas.",
				"Somente em português e espanhol.",
			],
			["programas dos outros", "features", "Café com Código", "Café com Código"],
			["gratuito encerrado", "pricing_model", "freemium", "O plano gratuito foi encerrado em março de 2024."],
			["preço do estúdio", "pricing_summary", "R$ 200 por hora", "um estúdio cobra R$ 200 por hora"],
			[
				"condição caída",
				"description",
				"O Vozsolta não insere anúncios.",
				"O Vozsolta não insere anúncios sem a sua autorização.",
			],
			["cidade do cliente", "city", "Lisboa", "Rádio Solar, de Lisboa, transmite com a gente desde 2015."],
			["ano do cliente", "founded_year", "2015", "Rádio Solar, de Lisboa, transmite com a gente desde 2015."],
			["parte da palavra", "tags", "dio", "Rádio Solar, de Lisboa, transmite com a gente desde 2015."],
		],
		honest: [
			["recurso", "features", "Página do programa", "Página do programa"],
			["cidade", "city", "Recife", "Rua da Aurora, 325, Recife – PE, 50050-000"],
			["país", "country", "BR", "Vozsolta Tecnologia Ltda. – CNPJ 12.345.678/0001-95"],
			[
				"frase",
				"description",
				"O Vozsolta não insere anúncios sem a sua autorização.",
				"O Vozsolta não insere anúncios sem a sua autorização.",
			],
			[
				"slogan",
				"tagline",
				"Hospedagem de podcasts sem limite de downloads",
				"Hospedagem de podcasts sem limite de downloads",
			],
		],
	},
];
