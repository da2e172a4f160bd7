import type { WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Products told in German, French, Spanish, Italian, Portuguese, Dutch and Japanese, with claims that hold and claims that do not. */
export const PRODUCTS_06_OTHER_LANGUAGES: readonly WholeSite[] = [
	{
		origin: "https://gartenfunk.de",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Gartenfunk – Die App für deinen Gemüsegarten</title><meta name="description" content="Gartenfunk plant deine Beete, erinnert dich ans Gießen und zeigt, was nebeneinander wächst."></head><body><header><a href="/">Gartenfunk</a></header><main><h1>Dein Gemüsegarten, gut geplant</h1><p>Gartenfunk plant deine Beete, erinnert dich ans Gießen und zeigt, was nebeneinander wächst. Über 300 Sorten sind hinterlegt, jede mit Aussaat, Abstand und Erntezeit.</p><h2>Das kann Gartenfunk</h2><ul><li>Beetplaner mit Mischkultur</li><li>Gießerinnerung nach Wetterlage</li><li>Erntetagebuch mit Fotos</li></ul><h2>Preise</h2><div><h3>Balkon</h3><p>0 €</p><p>Ein Beet</p></div><div><h3>Garten</h3><p>19,90 € im Jahr</p><p>Beliebig viele Beete</p></div><h2>Häufige Fragen</h2><h3>Brauche ich ein Konto?</h3><p>Nein, die App funktioniert ohne Anmeldung.</p><h3>Gibt es eine Version für Windows?</h3><p>Leider nein.</p><h2>Aus der Nachbarschaft</h2><p>Beetheld gibt es für 4,99 € im Monat.</p></main><footer><a href="/impressum">Impressum</a></footer></body></html>`,
			],
			"/impressum": [
				"contact",
				`<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Impressum | Gartenfunk</title></head><body><main><h1>Impressum</h1><p>Gartenfunk UG (haftungsbeschränkt)</p><p>Lindenweg 8</p><p>79102 Freiburg im Breisgau</p><p>Vertreten durch: Jule Behrens</p><p>Registergericht: Amtsgericht Freiburg, HRB 719922</p><p>E-Mail: moin@gartenfunk.de</p><p>Unser Hosting-Anbieter ist die Netzwerft AG, Bahnhofstrasse 3, 8001 Zürich, Schweiz.</p></main></body></html>`,
			],
		},
		traps: [
			["a denied version", "features", "Version für Windows", "Gibt es eine Version für Windows?"],
			["a neighbour's price", "pricing_summary", "4,99 € im Monat", "Beetheld gibt es für 4,99 € im Monat."],
			[
				"the host's country",
				"country",
				"CH",
				"Unser Hosting-Anbieter ist die Netzwerft AG, Bahnhofstrasse 3, 8001 Zürich, Schweiz.",
			],
			[
				"the host's town",
				"city",
				"Zürich",
				"Unser Hosting-Anbieter ist die Netzwerft AG, Bahnhofstrasse 3, 8001 Zürich, Schweiz.",
			],
		],
		honest: [
			[
				"two of three",
				"description",
				"Gartenfunk plant deine Beete und erinnert dich ans Gießen.",
				"Gartenfunk plant deine Beete, erinnert dich ans Gießen und zeigt, was nebeneinander wächst.",
			],
			["free plan", "pricing_model", "freemium", ["Balkon", "0 €", "19,90 € im Jahr"]],
			["own city", "city", "Freiburg im Breisgau", "79102 Freiburg im Breisgau"],
			[
				"own country",
				"country",
				"DE",
				["79102 Freiburg im Breisgau", "Registergericht: Amtsgericht Freiburg, HRB 719922"],
			],
		],
		refused: [
			["no account", "usps", "Funktioniert ohne Anmeldung", "Nein, die App funktioniert ohne Anmeldung."],
			[
				"second sentence",
				"description",
				"Über 300 Sorten sind mit Aussaat, Abstand und Erntezeit hinterlegt.",
				"Über 300 Sorten sind hinterlegt, jede mit Aussaat, Abstand und Erntezeit.",
			],
		],
	},
	{
		origin: "https://messerundstein.de",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Messer & Stein: Schleifsteine und Küchenmesser</title></head><body><header><a href="/">Messer &amp; Stein</a></header><main><h1>Scharf bleibt scharf.</h1><p>Wir verkaufen Schleifsteine, schleifen Messer und zeigen in Kursen, wie es geht.</p><h2>Warum bei uns</h2><ul><li>Versand am selben Tag</li><li>30 Tage Rückgabe, auch benutzt</li></ul><h2>Schleifdienst</h2><p>Pro Messer 9 €, ab fünf Messern 7 €.</p><p>Klingen aus Keramik schleifen wir nicht.</p><h2>Über uns</h2><p>2011 haben wir, Frauke und Hinnerk Petersen, den Laden in Solingen eröffnet.</p><p>Unsere Messer schmiedet die Manufaktur Herder, gegründet 1872.</p></main><footer><p>Messer &amp; Stein GbR, Klingenpfad 4, 42651 Solingen</p></footer></body></html>`,
			],
		},
		traps: [
			["a smith's year", "founded_year", "1872", "Unsere Messer schmiedet die Manufaktur Herder, gegründet 1872."],
			[
				"negation dropped",
				"description",
				"Klingen aus Keramik schleifen wir.",
				"Klingen aus Keramik schleifen wir nicht.",
			],
			["limit dropped", "pricing_summary", "Pro Messer 7 €", "Pro Messer 9 €, ab fünf Messern 7 €."],
		],
		honest: [
			[
				"opened by us",
				"founded_year",
				"2011",
				"2011 haben wir, Frauke und Hinnerk Petersen, den Laden in Solingen eröffnet.",
			],
			[
				"we as the name",
				"description",
				"Messer & Stein verkauft Schleifsteine, schleift Messer und zeigt in Kursen, wie es geht.",
				"Wir verkaufen Schleifsteine, schleifen Messer und zeigen in Kursen, wie es geht.",
			],
			["reason", "usps", "30 Tage Rückgabe, auch benutzt", "30 Tage Rückgabe, auch benutzt"],
			["slogan without its stop", "tagline", "Scharf bleibt scharf", "Scharf bleibt scharf."],
		],
	},
	{
		origin: "https://facturelle.fr",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Facturelle - La facturation des indépendants</title><meta name="description" content="Facturelle est un logiciel de facturation pour les indépendants et les petites agences."></head><body><header><a href="/">Facturelle</a></header><main><h1>Vos factures partent, vos relances aussi</h1><p>Facturelle est un logiciel de facturation pour les indépendants et les petites agences. Il crée vos devis, les transforme en factures et relance vos clients à votre place.</p><h2>Tout ce qu'il vous faut</h2><ul><li>Devis signés en ligne</li><li>Relances automatiques</li><li>Export pour votre comptable</li></ul><h2>Nos tarifs</h2><div><h3>Solo</h3><p>9 € HT par mois</p></div><div><h3>Agence</h3><p>24 € HT par mois</p></div><p>Essai gratuit de 14 jours, sans carte bancaire.</p><p>Facturelle ne remplace pas votre expert-comptable.</p><p>L'application mobile arrive cet automne.</p><h2>Ils en parlent</h2><p>« Un gain de temps de deux heures par semaine » — Léa, fondatrice de Studio Brume</p></main><footer><p>Facturelle SAS, 12 rue de la Soie, 69002 Lyon</p></footer></body></html>`,
			],
			"/a-propos": [
				"about",
				`<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>À propos | Facturelle</title></head><body><main><h1>À propos</h1><p>Facturelle est née en 2019 d'un ras-le-bol : Inès Charpentier, graphiste, passait ses dimanches à relancer ses clients.</p><p>Elle a quitté l'agence Boréal, fondée en 2003, pour s'y consacrer.</p></main></body></html>`,
			],
		},
		traps: [
			[
				"a former employer's year",
				"founded_year",
				"2003",
				"Elle a quitté l'agence Boréal, fondée en 2003, pour s'y consacrer.",
			],
			["a plan as fact", "features", "Application mobile", "L'application mobile arrive cet automne."],
			[
				"negation dropped",
				"description",
				"Facturelle remplace votre expert-comptable.",
				"Facturelle ne remplace pas votre expert-comptable.",
			],
		],
		honest: [
			["born in", "founded_year", "2019", "Facturelle est née en 2019"],
			[
				"it as the name",
				"description",
				"Facturelle crée vos devis, les transforme en factures et relance vos clients à votre place.",
				"Il crée vos devis, les transforme en factures et relance vos clients à votre place.",
			],
			["subscription", "pricing_model", "subscription", ["9 € HT par mois", "24 € HT par mois"]],
			[
				"kind",
				"tags",
				"logiciel de facturation",
				"Facturelle est un logiciel de facturation pour les indépendants et les petites agences.",
			],
			[
				"trial",
				"usps",
				"Essai gratuit de 14 jours, sans carte bancaire",
				"Essai gratuit de 14 jours, sans carte bancaire.",
			],
		],
	},
	{
		origin: "https://nubeclara.es",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Nube Clara | Diseño web para bodegas</title></head><body><header><a href="/">Nube Clara</a></header><main><h1>Webs que venden vino</h1><p>Somos un estudio de Logroño que diseña tiendas en línea para bodegas familiares.</p><h2>Qué hacemos</h2><ul><li>Diseño y desarrollo de tiendas</li><li>Fotografía de producto</li><li>Traducción a cuatro idiomas</li></ul><p>Desde 2014 hemos publicado más de 60 tiendas.</p><h2>Clientes</h2><ul><li>Bodegas Arlanza</li><li>Viña Tordos, desde 1921</li></ul><p>No trabajamos con grandes superficies.</p></main><footer><p>Nube Clara Estudio S.L., calle Laurel 22, 26001 Logroño, La Rioja, España</p><p>hola@nubeclara.es</p></footer></body></html>`,
			],
		},
		traps: [
			["a client's year", "founded_year", "1921", "Viña Tordos, desde 1921"],
			[
				"negation dropped",
				"description",
				"Trabajamos con grandes superficies.",
				"No trabajamos con grandes superficies.",
			],
		],
		honest: [
			[
				"we are as the name",
				"description",
				"Nube Clara es un estudio de Logroño que diseña tiendas en línea para bodegas familiares.",
				"Somos un estudio de Logroño que diseña tiendas en línea para bodegas familiares.",
			],
			[
				"own city",
				"city",
				"Logroño",
				"Somos un estudio de Logroño que diseña tiendas en línea para bodegas familiares.",
			],
			["service", "features", "Fotografía de producto", "Fotografía de producto"],
		],
	},
	{
		origin: "https://orariofacile.it",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="it"><head><meta charset="utf-8"><title>OrarioFacile – l'orario scolastico in un'ora</title><meta name="description" content="OrarioFacile prepara l'orario della tua scuola rispettando cattedre, aule e desiderata."></head><body><header><a href="/">OrarioFacile</a></header><main><h1>L'orario scolastico in un'ora</h1><p>OrarioFacile prepara l'orario della tua scuola rispettando cattedre, aule e desiderata. Lo usano già 240 istituti.</p><h2>Funzioni</h2><ul><li>Sostituzioni del giorno</li><li>Esportazione verso il registro elettronico</li></ul><h2>Prezzi</h2><p>Licenza annuale: 290 € per istituto, utenti illimitati.</p><p>Il registro elettronico ClasseNet costa 1.200 € all'anno.</p><p>Non servono installazioni.</p></main><footer><p>OrarioFacile S.r.l. – Via Garibaldi 31, 40124 Bologna (BO) – P.IVA 03456781207</p></footer></body></html>`,
			],
		},
		traps: [
			[
				"another product's price",
				"pricing_summary",
				"1.200 € all'anno",
				"Il registro elettronico ClasseNet costa 1.200 € all'anno.",
			],
			["negation dropped", "usps", "Servono installazioni", "Non servono installazioni."],
		],
		honest: [
			[
				"yearly licence",
				"pricing_summary",
				"Licenza annuale: 290 € per istituto",
				"Licenza annuale: 290 € per istituto, utenti illimitati.",
			],
			[
				"own country",
				"country",
				"IT",
				"OrarioFacile S.r.l. – Via Garibaldi 31, 40124 Bologna (BO) – P.IVA 03456781207",
			],
			["schools' tool", "usps", "Non servono installazioni", "Non servono installazioni."],
		],
		refused: [["used by", "description", "OrarioFacile è usato da 240 istituti.", "Lo usano già 240 istituti."]],
	},
	{
		origin: "https://ensaio.com.br",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Ensaio: agenda para estúdios de música</title></head><body><header><a href="/">Ensaio</a></header><main><h1>Seu estúdio sempre cheio</h1><p>Com o Ensaio, bandas reservam salas pelo celular, pagam por Pix e recebem a senha da porta.</p><h2>Recursos</h2><ul><li>Reserva online 24 horas</li><li>Pagamento por Pix</li><li>Senha de porta automática</li></ul><p>Planos a partir de R$ 79 por mês.</p><p>Quem usa planilha perde uma reserva em cada cinco.</p><p>O Ensaio foi criado em 2020 por Bia Nogueira, baterista e programadora.</p></main><footer><p>Ensaio Tecnologia Ltda. CNPJ 38.112.334/0001-90. Rua Augusta, 1200, São Paulo - SP</p></footer></body></html>`,
			],
		},
		traps: [
			[
				"about others",
				"description",
				"O Ensaio perde uma reserva em cada cinco.",
				"Quem usa planilha perde uma reserva em cada cinco.",
			],
			["a number in costume", "founded_year", "1200", "Rua Augusta, 1200, São Paulo - SP"],
		],
		honest: [
			[
				"what bands do",
				"description",
				"Com o Ensaio, bandas reservam salas pelo celular e pagam por Pix.",
				"Com o Ensaio, bandas reservam salas pelo celular, pagam por Pix e recebem a senha da porta.",
			],
			[
				"own founder",
				"founders",
				"Bia Nogueira",
				"O Ensaio foi criado em 2020 por Bia Nogueira, baterista e programadora.",
			],
			["price", "pricing_summary", "A partir de R$ 79 por mês", "Planos a partir de R$ 79 por mês."],
			["own city", "city", "São Paulo", "Rua Augusta, 1200, São Paulo - SP"],
		],
	},
	{
		origin: "https://buurtklus.nl",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Buurtklus | Gereedschap lenen van je buren</title></head><body><header><a href="/">Buurtklus</a></header><main><h1>Leen een boormachine, geef een ladder</h1><p>Buurtklus is een app waarmee buren gereedschap met elkaar delen.</p><ul><li>Verzekerd tot € 500 per uitleen</li><li>Afspraken via de chat</li></ul><p>Lenen is gratis; uitleners betalen niets.</p><p>Bij een bouwmarkt huur je een boormachine voor € 25 per dag.</p><p>Buurtklus werd in 2022 opgericht door Sanne de Wit in Utrecht.</p></main><footer><p>Buurtklus B.V., Vaartsestraat 77, 3511 TG Utrecht. KvK 84561237</p></footer></body></html>`,
			],
		},
		traps: [
			[
				"a shop's price",
				"pricing_summary",
				"€ 25 per dag",
				"Bij een bouwmarkt huur je een boormachine voor € 25 per dag.",
			],
			["an insured sum as price", "pricing_summary", "€ 500 per uitleen", "Verzekerd tot € 500 per uitleen"],
		],
		honest: [
			["own year", "founded_year", "2022", "Buurtklus werd in 2022 opgericht door Sanne de Wit in Utrecht."],
			[
				"app",
				"short_description",
				"Een app waarmee buren gereedschap met elkaar delen.",
				"Buurtklus is een app waarmee buren gereedschap met elkaar delen.",
			],
		],
		refused: [
			["free", "pricing_model", "free", "Lenen is gratis; uitleners betalen niets."],
			["insured", "usps", "Verzekerd tot € 500 per uitleen", "Verzekerd tot € 500 per uitleen"],
		],
	},
	{
		origin: "https://kakeimado.jp",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>家計まど | レシートを撮るだけの家計簿アプリ</title></head><body><header><a href="/">家計まど</a></header><main><h1>レシートを撮るだけ。</h1><p>家計まどは、レシートを撮るだけで支出を自動で分類する家計簿アプリです。</p><h2>主な機能</h2><ul><li>レシートの自動読み取り</li><li>家族との共有</li><li>月ごとのレポート</li></ul><h2>料金</h2><p>基本機能は無料です。プレミアムは月額480円です。</p><p>銀行口座との連携には対応していません。</p></main><footer><p>株式会社まどか 〒604-8006 京都府京都市中京区河原町二条下る1-5</p><p>設立 2018年4月</p></footer></body></html>`,
			],
		},
		traps: [["negation dropped", "features", "銀行口座との連携", "銀行口座との連携には対応していません。"]],
		honest: [
			["own kind", "tags", "家計簿アプリ", "レシートを撮るだけの家計簿アプリ"],
			["freemium", "pricing_model", "freemium", "基本機能は無料です。プレミアムは月額480円です。"],
			["own year", "founded_year", "2018", "設立 2018年4月"],
			["own country", "country", "JP", "株式会社まどか 〒604-8006 京都府京都市中京区河原町二条下る1-5"],
		],
	},
];
