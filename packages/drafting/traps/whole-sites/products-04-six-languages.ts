import type { WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Ordinary products in six languages, with what tempts on them. */
export const PRODUCTS_04_SIX_LANGUAGES: readonly WholeSite[] = [
	{
		origin: "https://trailpost.app",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Trailpost — Live location for hikers</title><meta name="description" content="Trailpost shares your live location with family while you hike, even where there is no signal."></head><body><header><a href="/">Trailpost</a></header><main><section><h1>Hike alone, not unwatched</h1><p>Trailpost sends your position to the people you choose and alerts them if you stop moving.</p></section><section><h2>Made for the backcountry</h2><ul><li><strong>Offline maps</strong> – download a region before you go.</li><li><strong>Check-in timer</strong> – we call your contact when it runs out.</li><li><strong>Satellite messaging</strong> – needs a supported phone.</li></ul></section><section><h2>Pricing</h2><p>The app is free for day hikes. Summit costs $4.99 a month and adds overnight trips.</p><p>Garmin charges $14.95 a month for the same.</p></section><section><h2>Story</h2><p>Trailpost was started in 2018 by Erik Lindqvist after his brother went missing for a night in the Cascades. Mountain Rescue itself dates from 1959.</p></section></main><footer><p>Trailpost LLC, 1420 Fifth Avenue, Seattle, WA 98101</p></footer></body></html>`,
			],
		},
		traps: [
			["what another charges", "pricing_summary", "$14.95 a month", "Garmin charges $14.95 a month for the same."],
			["a rescue's year", "founded_year", "1959", "Mountain Rescue itself dates from 1959."],
			[
				"a condition left out",
				"description",
				"Trailpost alerts them.",
				"Trailpost sends your position to the people you choose and alerts them if you stop moving.",
			],
			["a need left out", "features", "Satellite messaging for every phone", "Satellite messaging"],
			[
				"all of it free",
				"pricing_model",
				"free",
				"The app is free for day hikes. Summit costs $4.99 a month and adds overnight trips.",
			],
			[
				"a plan's limit",
				"pricing_summary",
				"Summit: $4.99 a year",
				"Summit costs $4.99 a month and adds overnight trips.",
			],
		],
		honest: [
			["an entry of its list", "features", "Offline maps", "Offline maps"],
			[
				"a price in a sentence",
				"pricing_summary",
				"Summit: $4.99 a month",
				"Summit costs $4.99 a month and adds overnight trips.",
			],
			[
				"how it is paid",
				"pricing_model",
				"freemium",
				"The app is free for day hikes. Summit costs $4.99 a month and adds overnight trips.",
			],
			["its beginning", "founded_year", "2018", "Trailpost was started in 2018 by Erik Lindqvist"],
			["who began it", "founders", "Erik Lindqvist", "Trailpost was started in 2018 by Erik Lindqvist"],
			["its town", "city", "Seattle", "Trailpost LLC, 1420 Fifth Avenue, Seattle, WA 98101"],
		],
		refused: [
			[
				"what it does",
				"description",
				"Trailpost sends your position to the people you choose.",
				"Trailpost sends your position to the people you choose and alerts them if you stop moving.",
			],
		],
	},
	{
		origin: "https://inkwellcms.com",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Inkwell | A small CMS for agencies</title></head><body><main><h1>The CMS your clients won't break</h1><p>Inkwell is a content management system for web agencies that gives each client a clean editor and nothing else.</p><h2>Agencies choose Inkwell for</h2><ul><li>Roles per page</li><li>Draft previews</li><li>One-click rollbacks</li></ul><p>€19 per site and month, unlimited editors.</p><p>Crafted in Utrecht by Sanne de Vries and Bram Mulder.</p><p>Multilingual sites arrive in version 2. We do not host your media.</p><p>“Inkwell paid for itself in a week” – Karl Fuchs, founder of Fuchs Digital, Vienna</p></main><footer><p>hello@inkwellcms.com</p></footer></body></html>`,
			],
		},
		traps: [
			["a customer's founder", "founders", "Karl Fuchs", "Karl Fuchs, founder of Fuchs Digital, Vienna"],
			["a customer's town", "city", "Vienna", "Karl Fuchs, founder of Fuchs Digital, Vienna"],
			["a later version", "features", "Multilingual sites", "Multilingual sites arrive in version 2."],
			["a not left out", "description", "We host your media.", "We do not host your media."],
			["each of something left out", "pricing_summary", "€19 per month", "€19 per site and month, unlimited editors."],
		],
		honest: [
			[
				"what it is",
				"short_description",
				"Inkwell is a content management system for web agencies.",
				"Inkwell is a content management system for web agencies that gives each client a clean editor and nothing else.",
			],
			["an entry of its list", "features", "One-click rollbacks", "One-click rollbacks"],
			[
				"a price in a sentence",
				"pricing_summary",
				"€19 per site and month",
				"€19 per site and month, unlimited editors.",
			],
			["who makes it", "founders", "Sanne de Vries", "Crafted in Utrecht by Sanne de Vries and Bram Mulder."],
			["where it is made", "city", "Utrecht", "Crafted in Utrecht by Sanne de Vries and Bram Mulder."],
		],
	},
	{
		origin: "https://pflegeplan.de",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Pflegeplan – Tourenplanung für Pflegedienste</title><meta name="description" content="Tourenplanung und Dokumentation für ambulante Pflegedienste."></head><body><main><h1>Touren, die aufgehen</h1><p>Pflegeplan plant Touren, erfasst Leistungen am Handy und rechnet direkt mit den Kassen ab.</p><h2>Vorteile</h2><p><strong>Weniger Fahrzeit.</strong> Im Schnitt 40 Minuten je Tour.</p><p><strong>Abrechnung inklusive.</strong> Auch für Privatzahler.</p><h2>Kosten</h2><p>Ab 4,50 € pro Klient und Monat. Einrichtung einmalig 290 €.</p><h2>Wer wir sind</h2><p>Pflegeplan wurde 2014 von der Krankenschwester Anke Behrens und ihrem Mann Holger Behrens in Bremen gegründet.</p><p>Unser Rechenzentrum steht in Falkenstein.</p></main><footer><p>Pflegeplan GmbH · Am Wall 30 · 28195 Bremen · info@pflegeplan.de</p></footer></body></html>`,
			],
		},
		traps: [
			["das Rechenzentrum", "city", "Falkenstein", "Unser Rechenzentrum steht in Falkenstein."],
			["die Einrichtung als Preis", "pricing_model", "one_time", "Einrichtung einmalig 290 €."],
			["ohne das Ab", "pricing_summary", "4,50 € pro Klient und Monat", "Ab 4,50 € pro Klient und Monat."],
			[
				"vertauscht",
				"description",
				"Pflegeplan erfasst Touren und plant Leistungen am Handy.",
				"Pflegeplan plant Touren, erfasst Leistungen am Handy und rechnet direkt mit den Kassen ab.",
			],
		],
		honest: [
			[
				"what it does",
				"short_description",
				"Pflegeplan plant Touren und erfasst Leistungen am Handy.",
				"Pflegeplan plant Touren, erfasst Leistungen am Handy und rechnet direkt mit den Kassen ab.",
			],
			["a reason", "usps", "Weniger Fahrzeit", "Weniger Fahrzeit."],
			["a price in a sentence", "pricing_summary", "Ab 4,50 € pro Klient und Monat", "Ab 4,50 € pro Klient und Monat."],
			[
				"its beginning",
				"founded_year",
				"2014",
				"Pflegeplan wurde 2014 von der Krankenschwester Anke Behrens und ihrem Mann Holger Behrens in Bremen gegründet.",
			],
			[
				"who began it",
				"founders",
				"Anke Behrens",
				"Pflegeplan wurde 2014 von der Krankenschwester Anke Behrens und ihrem Mann Holger Behrens in Bremen gegründet.",
			],
			["its mailbox", "contact_email", "info@pflegeplan.de", "info@pflegeplan.de"],
		],
	},
	{
		origin: "https://ruchedigitale.fr",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Ruche Digitale, le carnet d'apiculture connecté</title></head><body><header>Ruche Digitale</header><main><h1>Vos ruches dans la poche</h1><p>Ruche Digitale suit la température, le poids et l'humidité de chaque ruche, et vous prévient avant l'essaimage.</p><h2>Fonctionnalités</h2><ul><li>Carnet de visites</li><li>Alertes d'essaimage</li><li>Registre d'élevage officiel</li></ul><h2>Tarifs</h2><p>Découverte : gratuit jusqu'à 3 ruches. Rucher : 6 € par mois.</p><p>Le capteur n'est pas compris : comptez 79 € chez notre partenaire Melia, à Annecy.</p><h2>À propos</h2><p>Nous sommes Paul et Camille Garnier, apiculteurs à Die, dans la Drôme.</p></main><footer><p>salut@ruchedigitale.fr</p></footer></body></html>`,
			],
		},
		traps: [
			["la ville du partenaire", "city", "Annecy", "comptez 79 € chez notre partenaire Melia, à Annecy"],
			["le prix du capteur", "pricing_summary", "79 €", "comptez 79 € chez notre partenaire Melia, à Annecy"],
			[
				"le prix d'une autre formule",
				"pricing_summary",
				"Découverte : 6 € par mois",
				"Découverte : gratuit jusqu'à 3 ruches. Rucher : 6 € par mois.",
			],
			["le capteur compris", "description", "Le capteur est compris.", "Le capteur n'est pas compris"],
		],
		honest: [
			["its kind in words", "tags", "carnet d'apiculture", "Ruche Digitale, le carnet d'apiculture connecté"],
			[
				"what it does",
				"description",
				"Ruche Digitale suit la température, le poids et l'humidité de chaque ruche.",
				"Ruche Digitale suit la température, le poids et l'humidité de chaque ruche, et vous prévient avant l'essaimage.",
			],
			["an entry of its list", "features", "Alertes d'essaimage", "Alertes d'essaimage"],
			["a plan and its price", "pricing_summary", "Rucher : 6 € par mois", "Rucher : 6 € par mois."],
			["how it is paid", "pricing_model", "freemium", "Découverte : gratuit jusqu'à 3 ruches. Rucher : 6 € par mois."],
			[
				"who makes it",
				"founders",
				"Camille Garnier",
				"Nous sommes Paul et Camille Garnier, apiculteurs à Die, dans la Drôme.",
			],
		],
	},
	{
		origin: "https://aulaviva.es",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="es"><head><meta charset="utf-8"><title>AulaViva: deberes y comunicación con familias</title></head><body><main><h1>La clase y la casa, conectadas</h1><p>AulaViva publica los deberes, justifica las faltas y traduce los mensajes a 30 idiomas.</p><h2>Todo lo que necesitas</h2><ul><li>Boletines digitales</li><li>Autorizaciones con firma</li><li>Tutorías por vídeo</li></ul><p>Gratis para docentes. Los centros pagan 3 € por alumno al año.</p><p>AulaViva nació en Sevilla en 2016 de la mano de la maestra Inés Caballero.</p><p>No compartimos datos de los alumnos con terceros.</p></main><footer><p>AulaViva S.L., Calle Feria 12, 41003 Sevilla</p></footer></body></html>`,
			],
		},
		traps: [
			[
				"un no olvidado",
				"description",
				"Compartimos datos de los alumnos con terceros.",
				"No compartimos datos de los alumnos con terceros.",
			],
			["gratis para todos", "pricing_model", "free", "Gratis para docentes. Los centros pagan 3 € por alumno al año."],
			["un precio cortado", "pricing_summary", "3 € al año", "Los centros pagan 3 € por alumno al año."],
			[
				"números cambiados",
				"description",
				"AulaViva traduce los mensajes a 3 idiomas.",
				"AulaViva publica los deberes, justifica las faltas y traduce los mensajes a 30 idiomas.",
			],
		],
		honest: [
			[
				"what it does",
				"short_description",
				"AulaViva publica los deberes y traduce los mensajes a 30 idiomas.",
				"AulaViva publica los deberes, justifica las faltas y traduce los mensajes a 30 idiomas.",
			],
			["an entry of its list", "features", "Autorizaciones con firma", "Autorizaciones con firma"],
			[
				"its beginning",
				"founded_year",
				"2016",
				"AulaViva nació en Sevilla en 2016 de la mano de la maestra Inés Caballero.",
			],
			[
				"who began it",
				"founders",
				"Inés Caballero",
				"AulaViva nació en Sevilla en 2016 de la mano de la maestra Inés Caballero.",
			],
			["its town", "city", "Sevilla", "AulaViva S.L., Calle Feria 12, 41003 Sevilla"],
			[
				"a price in a sentence",
				"pricing_summary",
				"Los centros pagan 3 € por alumno al año",
				"Los centros pagan 3 € por alumno al año.",
			],
		],
	},
	{
		origin: "https://barcoleve.pt",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="pt"><head><meta charset="utf-8"><title>Barco Leve | Reservas para passeios de barco</title></head><body><main><h1>Menos chamadas, mais passeios</h1><p>O Barco Leve recebe reservas, cobra sinais e avisa os clientes quando o vento muda.</p><ul><li><b>Calendário de marés</b> atualizado todos os dias</li><li><b>Pagamentos MB Way</b> sem aparelho</li><li><b>Lista de passageiros</b> pronta para a capitania</li></ul><p>Cada reserva custa 0,80 €, sem mensalidade.</p><p>Feito em Olhão por Marta Neves, antiga skipper.</p><p>A Marina de Lagos, aberta em 1994, usa o Barco Leve.</p></main><footer><p>ola@barcoleve.pt</p></footer></body></html>`,
			],
		},
		traps: [
			["o ano da marina", "founded_year", "1994", "A Marina de Lagos, aberta em 1994, usa o Barco Leve."],
			["a cidade da marina", "city", "Lagos", "A Marina de Lagos, aberta em 1994, usa o Barco Leve."],
			["a mensalidade que não há", "pricing_model", "subscription", "Cada reserva custa 0,80 €, sem mensalidade."],
		],
		honest: [
			[
				"what it does",
				"description",
				"O Barco Leve recebe reservas e cobra sinais.",
				"O Barco Leve recebe reservas, cobra sinais e avisa os clientes quando o vento muda.",
			],
			["an entry of its list", "features", "Lista de passageiros", "Lista de passageiros"],
			["who makes it", "founders", "Marta Neves", "Feito em Olhão por Marta Neves, antiga skipper."],
			["where it is made", "city", "Olhão", "Feito em Olhão por Marta Neves, antiga skipper."],
		],
		refused: [
			[
				"a price in a sentence",
				"pricing_summary",
				"Cada reserva custa 0,80 €",
				"Cada reserva custa 0,80 €, sem mensalidade.",
			],
		],
	},
	{
		origin: "https://kagibako.jp",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>カギバコ｜民泊の鍵をスマホで</title><meta name="description" content="民泊向けのスマートロック管理サービス。"></head><body><main><h1>鍵の受け渡し、もういらない。</h1><p>カギバコは、民泊オーナーのためのスマートロック管理サービスです。</p><h2>特長</h2><ul><li>暗証番号の自動発行</li><li>入退室の履歴</li><li>清掃スタッフ用の鍵</li></ul><h2>料金</h2><p>1室あたり月額980円。初期費用は無料です。</p><p>全国3,000室で利用されています。</p><p>顔認証には対応していません。</p></main><footer><p>株式会社カギバコ　〒604-8005 京都府京都市中京区恵比須町427</p></footer></body></html>`,
			],
		},
		traps: [
			["初期費用だけ無料", "pricing_model", "freemium", "1室あたり月額980円。初期費用は無料です。"],
			["ないもの", "features", "顔認証", "顔認証には対応していません。"],
			["単位なし", "pricing_summary", "月額980円", "1室あたり月額980円。"],
		],
		honest: [
			[
				"what it is",
				"short_description",
				"カギバコは、民泊オーナーのためのスマートロック管理サービスです。",
				"カギバコは、民泊オーナーのためのスマートロック管理サービスです。",
			],
			["an entry of its list", "features", "入退室の履歴", "入退室の履歴"],
			["a price", "pricing_summary", "1室あたり月額980円", "1室あたり月額980円。"],
			["its town", "city", "京都市", "〒604-8005 京都府京都市中京区恵比須町427"],
		],
	},
];
