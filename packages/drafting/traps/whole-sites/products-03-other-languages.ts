import type { WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** More ordinary products in German, French, Spanish, Portuguese and Japanese. */
export const PRODUCTS_03_OTHER_LANGUAGES: readonly WholeSite[] = [
	{
		origin: "https://belegfuchs.de",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Belegfuchs | Buchhaltung für Selbstständige</title><meta name="description" content="Buchhaltungssoftware für Freiberufler: Belege fotografieren, Steuer vorbereiten, fertig."></head><body><header>Belegfuchs</header><main><h1>Schluss mit dem Schuhkarton</h1><p>Belegfuchs erkennt deine Belege, ordnet sie den richtigen Konten zu und bereitet die Umsatzsteuer vor.</p><h2>Alles drin</h2><ul><li>Belegerkennung per Foto</li><li>ELSTER-Schnittstelle</li><li>Bankabgleich in Echtzeit</li></ul><h2>Ein Preis für alles</h2><p>12,50 € im Monat, jederzeit kündbar.</p><h2>Das Team</h2><p>Gestartet haben Belegfuchs 2019 die Steuerberaterin Miriam Vogt und der Entwickler Arne Lohse, beide aus Kiel.</p><p>Die Bürogemeinschaft, in der wir sitzen, gibt es seit 1974.</p></main><footer><p>Belegfuchs GmbH, Holtenauer Straße 82, 24105 Kiel</p><p>hilfe@belegfuchs.de</p></footer></body></html>`,
			],
		},
		traps: [
			["das Jahr des Hauses", "founded_year", "1974", "Die Bürogemeinschaft, in der wir sitzen, gibt es seit 1974."],
			[
				"vertauscht",
				"description",
				"Belegfuchs ordnet die Umsatzsteuer den richtigen Konten zu.",
				"Belegfuchs erkennt deine Belege, ordnet sie den richtigen Konten zu und bereitet die Umsatzsteuer vor.",
			],
			["kein Gratistarif", "pricing_model", "freemium", "12,50 € im Monat, jederzeit kündbar."],
		],
		honest: [
			[
				"what it does",
				"short_description",
				"Belegfuchs erkennt deine Belege und bereitet die Umsatzsteuer vor.",
				"Belegfuchs erkennt deine Belege, ordnet sie den richtigen Konten zu und bereitet die Umsatzsteuer vor.",
			],
			["an entry of its list", "features", "Bankabgleich in Echtzeit", "Bankabgleich in Echtzeit"],
			["a price in a sentence", "pricing_summary", "12,50 € im Monat", "12,50 € im Monat, jederzeit kündbar."],
			[
				"who began it",
				"founders",
				"Miriam Vogt",
				"Gestartet haben Belegfuchs 2019 die Steuerberaterin Miriam Vogt und der Entwickler Arne Lohse, beide aus Kiel.",
			],
			[
				"its beginning",
				"founded_year",
				"2019",
				"Gestartet haben Belegfuchs 2019 die Steuerberaterin Miriam Vogt und der Entwickler Arne Lohse, beide aus Kiel.",
			],
		],
		refused: [
			[
				"its category",
				"categories",
				"Accounting",
				[
					"Belegfuchs | Buchhaltung für Selbstständige",
					"Buchhaltungssoftware für Freiberufler: Belege fotografieren, Steuer vorbereiten, fertig.",
				],
			],
		],
	},
	{
		origin: "https://radlager.app",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Radlager – Werkstattplaner für Fahrradläden</title></head><body><main><h1>Mehr schrauben, weniger telefonieren</h1><p>Radlager plant Werkstatttermine, schreibt Kostenvoranschläge und meldet sich beim Kunden, wenn das Rad fertig ist.</p><div><h3>Online-Terminbuchung</h3><p>Kunden buchen rund um die Uhr.</p></div><div><h3>Ersatzteillager</h3><p>Bestand und Nachbestellung im Blick.</p></div><div><h3>SMS an Kunden</h3><p>Automatisch, sobald das Rad fertig ist.</p></div><p>Basis ist gratis, Werkstatt kostet 29 € im Monat.</p><p>Mit 🔧 gebaut in Münster von Jonas Terhorst.</p><p>Andere Programme verlangen 89 € im Monat.</p></main></body></html>`,
			],
		},
		traps: [
			["was andere verlangen", "pricing_summary", "89 € im Monat", "Andere Programme verlangen 89 € im Monat."],
			[
				"falscher Tarif",
				"pricing_summary",
				"Basis: 29 € im Monat",
				"Basis ist gratis, Werkstatt kostet 29 € im Monat.",
			],
			["alles gratis", "pricing_model", "free", "Basis ist gratis, Werkstatt kostet 29 € im Monat."],
		],
		honest: [
			[
				"what it does",
				"description",
				"Radlager plant Werkstatttermine und schreibt Kostenvoranschläge.",
				"Radlager plant Werkstatttermine, schreibt Kostenvoranschläge und meldet sich beim Kunden, wenn das Rad fertig ist.",
			],
			["a card", "features", "Online-Terminbuchung", "Online-Terminbuchung"],
			["who makes it", "founders", "Jonas Terhorst", "Mit 🔧 gebaut in Münster von Jonas Terhorst."],
		],
		refused: [
			["how it is paid", "pricing_model", "freemium", "Basis ist gratis, Werkstatt kostet 29 € im Monat."],
			[
				"a price in a sentence",
				"pricing_summary",
				"Werkstatt: 29 € im Monat",
				"Basis ist gratis, Werkstatt kostet 29 € im Monat.",
			],
			["where it is made", "city", "Münster", "Mit 🔧 gebaut in Münster von Jonas Terhorst."],
		],
	},
	{
		origin: "https://cordee.fr",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Cordée | Le CRM des associations sportives</title><meta name="description" content="Cordée est le CRM des clubs : adhésions, cotisations et licences au même endroit."></head><body><header>Cordée</header><main><h1>Votre club, sans tableur</h1><p>Adhésions, cotisations, certificats médicaux : Cordée s'occupe de tout et relance les retardataires pour vous.</p><h2>Ce que Cordée fait pour vous</h2><ul><li><strong>Adhésion en ligne</strong> : vos membres paient par carte.</li><li><strong>Relances automatiques</strong> : fini les impayés.</li></ul><h2>Combien ça coûte ?</h2><p>1 € par adhérent et par an. Pas d'abonnement, pas de frais cachés.</p><h2>L'équipe</h2><p>Cordée a été imaginée en 2017 à Grenoble par Léa Marchetti, ancienne trésorière du club d'escalade de Meylan.</p></main><footer><p>Association Cordée, 14 rue Ampère, 38000 Grenoble</p></footer></body></html>`,
			],
		},
		traps: [
			["un autre club", "city", "Meylan", "ancienne trésorière du club d'escalade de Meylan"],
			["une négation oubliée", "pricing_model", "subscription", "Pas d'abonnement, pas de frais cachés."],
			["un prix coupé", "pricing_summary", "1 € par an", "1 € par adhérent et par an."],
			["ce qui n'est pas là", "features", "frais cachés", "Pas d'abonnement, pas de frais cachés."],
		],
		honest: [
			[
				"what it is",
				"short_description",
				"Cordée est le CRM des clubs.",
				"Cordée est le CRM des clubs : adhésions, cotisations et licences au même endroit.",
			],
			["an entry of its list", "features", "Relances automatiques", "Relances automatiques"],
			["a price", "pricing_summary", "1 € par adhérent et par an", "1 € par adhérent et par an."],
			["its beginning", "founded_year", "2017", "Cordée a été imaginée en 2017 à Grenoble par Léa Marchetti"],
			["who began it", "founders", "Léa Marchetti", "Cordée a été imaginée en 2017 à Grenoble par Léa Marchetti"],
			[
				"its category",
				"categories",
				"CRM",
				["Cordée | Le CRM des associations sportives", "Cordée est le CRM des clubs"],
			],
		],
	},
	{
		origin: "https://potager.io",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Carotte — menus de la semaine</title></head><body><header>Carotte</header><main><h1>On mange quoi ce soir ?</h1><p>Carotte compose vos menus de la semaine selon les saisons, vos goûts et votre budget.</p><p>La liste de courses se remplit toute seule.</p><p>Version gratuite : 3 menus par semaine. Carotte+ : 2,99 € par mois, menus illimités.</p><p>Développée à Rennes par une petite équipe de trois passionnés. Écrivez-nous : coucou@potager.io</p></main></body></html>`,
			],
		},
		traps: [
			[
				"le gratuit illimité",
				"description",
				"La version gratuite a des menus illimités.",
				"Version gratuite : 3 menus par semaine. Carotte+ : 2,99 € par mois, menus illimités.",
			],
			[
				"tout gratuit",
				"pricing_model",
				"free",
				"Version gratuite : 3 menus par semaine. Carotte+ : 2,99 € par mois, menus illimités.",
			],
		],
		honest: [
			["its name", "name", "Carotte", "Carotte — menus de la semaine"],
			[
				"what it does",
				"short_description",
				"Carotte compose vos menus de la semaine selon les saisons, vos goûts et votre budget.",
				"Carotte compose vos menus de la semaine selon les saisons, vos goûts et votre budget.",
			],
			[
				"how it is paid",
				"pricing_model",
				"freemium",
				"Version gratuite : 3 menus par semaine. Carotte+ : 2,99 € par mois, menus illimités.",
			],
			[
				"a price in a line",
				"pricing_summary",
				"Carotte+ : 2,99 € par mois",
				"Carotte+ : 2,99 € par mois, menus illimités.",
			],
			["where it is made", "city", "Rennes", "Développée à Rennes par une petite équipe de trois passionnés."],
			["its mailbox", "contact_email", "coucou@potager.io", "Écrivez-nous : coucou@potager.io"],
		],
	},
	{
		origin: "https://turnomedico.mx",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="es-MX"><head><meta charset="utf-8"><title>TurnoMédico | Agenda para consultorios</title><meta name="description" content="Agenda en línea, expediente clínico y recordatorios por WhatsApp."></head><body><main><h1>Tu consultorio en orden</h1><p>TurnoMédico organiza tu agenda, guarda el expediente de cada paciente y envía recordatorios por WhatsApp.</p><h2>¿Por qué TurnoMédico?</h2><ul><li>Receta electrónica</li><li>Expediente clínico digital</li><li>Cobros con tarjeta</li></ul><p>Plan Individual: $349 MXN al mes. Plan Clínica: $899 MXN al mes.</p><p>Creado en Guadalajara por la doctora Paola Rentería y el ingeniero Iván Soto.</p><p>Próximamente: videoconsulta.</p></main><footer><p>soporte@turnomedico.mx</p></footer></body></html>`,
			],
		},
		traps: [
			["lo que vendrá", "features", "videoconsulta", "Próximamente: videoconsulta."],
			[
				"precio de otro plan",
				"pricing_summary",
				"Plan Individual: $899 MXN al mes",
				"Plan Individual: $349 MXN al mes. Plan Clínica: $899 MXN al mes.",
			],
		],
		honest: [
			[
				"what it does",
				"description",
				"TurnoMédico organiza tu agenda y envía recordatorios por WhatsApp.",
				"TurnoMédico organiza tu agenda, guarda el expediente de cada paciente y envía recordatorios por WhatsApp.",
			],
			["an entry of its list", "features", "Receta electrónica", "Receta electrónica"],
			[
				"a plan and its price",
				"pricing_summary",
				"Plan Individual: $349 MXN al mes",
				"Plan Individual: $349 MXN al mes.",
			],
			[
				"who makes it",
				"founders",
				"Paola Rentería",
				"Creado en Guadalajara por la doctora Paola Rentería y el ingeniero Iván Soto.",
			],
			[
				"where it is made",
				"city",
				"Guadalajara",
				"Creado en Guadalajara por la doctora Paola Rentería y el ingeniero Iván Soto.",
			],
		],
	},
	{
		origin: "https://lojinha.app",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Lojinha: sua loja virtual em minutos</title><meta name="description" content="Monte sua loja virtual, receba por Pix e venda no WhatsApp."></head><body><main><h1>Sua loja virtual em minutos</h1><p>Com a Lojinha você monta o catálogo, recebe por Pix e cartão e acompanha os pedidos pelo celular.</p><h2>Recursos</h2><ul><li>Catálogo no WhatsApp</li><li>Pagamento por Pix</li><li>Cupons de desconto</li></ul><h2>Preços</h2><p>Comece de graça. O plano Crescer custa R$ 39 por mês, sem taxa por venda.</p><p>Somos uma empresa de Recife, fundada em 2020 por Camila Duarte e Felipe Brandão.</p></main><footer><p>ajuda@lojinha.app</p></footer></body></html>`,
			],
		},
		traps: [
			[
				"a taxa que não há",
				"pricing_summary",
				"taxa por venda",
				"O plano Crescer custa R$ 39 por mês, sem taxa por venda.",
			],
			[
				"tudo de graça",
				"pricing_model",
				"free",
				"Comece de graça. O plano Crescer custa R$ 39 por mês, sem taxa por venda.",
			],
		],
		honest: [
			[
				"what it does",
				"short_description",
				"Com a Lojinha você monta o catálogo e recebe por Pix e cartão.",
				"Com a Lojinha você monta o catálogo, recebe por Pix e cartão e acompanha os pedidos pelo celular.",
			],
			["an entry of its list", "features", "Cupons de desconto", "Cupons de desconto"],
			[
				"a price in a sentence",
				"pricing_summary",
				"Crescer: R$ 39 por mês",
				"O plano Crescer custa R$ 39 por mês, sem taxa por venda.",
			],
			[
				"its beginning",
				"founded_year",
				"2020",
				"Somos uma empresa de Recife, fundada em 2020 por Camila Duarte e Felipe Brandão.",
			],
			[
				"who began it",
				"founders",
				"Felipe Brandão",
				"Somos uma empresa de Recife, fundada em 2020 por Camila Duarte e Felipe Brandão.",
			],
			[
				"where it is from",
				"city",
				"Recife",
				"Somos uma empresa de Recife, fundada em 2020 por Camila Duarte e Felipe Brandão.",
			],
		],
	},
	{
		origin: "https://yomitoki.jp",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>ヨミトキ｜契約書チェックAI</title><meta name="description" content="契約書のリスクをAIが3分で洗い出します。"></head><body><main><h1>契約書チェックを、3分で。</h1><p>ヨミトキは、契約書のリスクを見つけて修正案を提案するAIサービスです。</p><h2>機能</h2><ul><li>条文の自動比較</li><li>修正案の提示</li><li>Word連携</li></ul><h2>料金プラン</h2><h3>スタンダード</h3><p>月額9,800円</p><h3>エンタープライズ</h3><p>お問い合わせください</p><h2>会社概要</h2><p>会社名：株式会社ヨミトキ</p><p>設立：2020年4月</p><p>代表取締役：中野隆</p><p>所在地：〒810-0001 福岡県福岡市中央区天神1-1-1</p><p>法的助言を行うものではありません。</p></main></body></html>`,
			],
		},
		traps: [
			["しないこと", "description", "ヨミトキは法的助言を行うものです。", "法的助言を行うものではありません。"],
			["別のプラン", "pricing_summary", "エンタープライズ: 月額9,800円", ["エンタープライズ", "月額9,800円"]],
		],
		honest: [
			[
				"what it is",
				"short_description",
				"ヨミトキは、契約書のリスクを見つけて修正案を提案するAIサービスです。",
				"ヨミトキは、契約書のリスクを見つけて修正案を提案するAIサービスです。",
			],
			["an entry of its list", "features", "修正案の提示", "修正案の提示"],
			["a plan and its price", "pricing_summary", "スタンダード: 月額9,800円", ["スタンダード", "月額9,800円"]],
			["its beginning", "founded_year", "2020", "設立：2020年4月"],
			["its town", "city", "福岡市", "所在地：〒810-0001 福岡県福岡市中央区天神1-1-1"],
		],
	},
];
