import type { WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** More products in German, French, Spanish, Italian, Portuguese, Dutch and Japanese. */
export const PRODUCTS_07_OTHER_LANGUAGES: readonly WholeSite[] = [
	{
		origin: "https://terminlotse.de",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Terminlotse | Online-Terminbuchung für Arztpraxen</title><meta name="description" content="Terminlotse ist die Online-Terminbuchung für Arztpraxen: Patienten buchen selbst, das Telefon bleibt frei."></head><body><header><a href="/">Terminlotse</a></header><main><h1>Weniger Telefon, mehr Praxis</h1><p>Terminlotse ist die Online-Terminbuchung für Arztpraxen. Ihre Patienten buchen, verschieben und stornieren Termine selbst, rund um die Uhr.</p><section><h2>Ihre Vorteile</h2><ul><li>Anbindung an alle gängigen Praxissysteme</li><li>Erinnerung per SMS und E-Mail</li><li>Daten ausschließlich auf deutschen Servern</li></ul></section><section><h2>Kosten</h2><p>49 € pro Monat und Behandler, monatlich kündbar.</p><p>Die Einrichtung kostet einmalig 120 €.</p></section><section><h2>Das sagen Praxen</h2><p>„Unser Telefon klingelt 40 % seltener.“ – Dr. Ute Kranz</p></section><p>Videosprechstunden sind für 2027 geplant.</p><p>Terminlotse verkauft keine Patientendaten.</p></main><footer><p>Terminlotse GmbH · Speicherstraße 12 · 24103 Kiel</p></footer></body></html>`,
			],
			"/ueber-uns": [
				"about",
				`<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Über uns | Terminlotse</title></head><body><main><h1>Über uns</h1><p>Terminlotse wurde 2017 von der Ärztin Silke Marten und dem Informatiker Bent Harms gegründet.</p><p>2021 ist die Kieler Förde Holding, gegründet 1988, als Gesellschafterin eingestiegen.</p></main></body></html>`,
			],
		},
		traps: [
			[
				"eine Gesellschafterin",
				"founded_year",
				"1988",
				"2021 ist die Kieler Förde Holding, gegründet 1988, als Gesellschafterin eingestiegen.",
			],
			["Geplantes", "features", "Videosprechstunden", "Videosprechstunden sind für 2027 geplant."],
			[
				"Verneinung weg",
				"description",
				"Terminlotse verkauft Patientendaten.",
				"Terminlotse verkauft keine Patientendaten.",
			],
			["Einrichtung als Preis", "pricing_model", "one_time", "Die Einrichtung kostet einmalig 120 €."],
			["fremde Worte", "usps", "Unser Telefon klingelt 40 % seltener", "Unser Telefon klingelt 40 % seltener."],
		],
		honest: [
			[
				"was Patienten tun",
				"description",
				"Patienten buchen, verschieben und stornieren Termine selbst.",
				"Ihre Patienten buchen, verschieben und stornieren Termine selbst, rund um die Uhr.",
			],
			["Preis", "pricing_summary", "49 € pro Monat und Behandler", "49 € pro Monat und Behandler, monatlich kündbar."],
			[
				"Gründerin",
				"founders",
				"Silke Marten",
				"Terminlotse wurde 2017 von der Ärztin Silke Marten und dem Informatiker Bent Harms gegründet.",
			],
			[
				"Jahr",
				"founded_year",
				"2017",
				"Terminlotse wurde 2017 von der Ärztin Silke Marten und dem Informatiker Bent Harms gegründet.",
			],
			["Grund", "usps", "Daten ausschließlich auf deutschen Servern", "Daten ausschließlich auf deutschen Servern"],
			["Art", "tags", "Online-Terminbuchung", "Terminlotse ist die Online-Terminbuchung für Arztpraxen."],
			["Ort", "city", "Kiel", "Terminlotse GmbH · Speicherstraße 12 · 24103 Kiel"],
		],
	},
	{
		origin: "https://cavetta.fr",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Cavetta, la cave à vin dans la poche</title><meta name="description" content="Scannez vos bouteilles, suivez leur apogée et sachez toujours quoi ouvrir."></head><body><header><a href="/">Cavetta</a></header><main><h1>Votre cave, toujours sur vous</h1><p>Cavetta est une application gratuite qui inventorie vos bouteilles et vous prévient quand un vin arrive à son apogée.</p><h2>Fonctionnalités</h2><ul><li>Lecture d'étiquette par photo</li><li>Alertes d'apogée</li><li>Partage de cave en famille</li></ul><p>L'application est gratuite jusqu'à 100 bouteilles, puis 2,99 € par mois.</p><p>Nous ne vendons pas de vin.</p><p>Le site Vinatis vend du vin depuis 2002.</p><h2>L'équipe</h2><p>Cavetta est développée à Bordeaux par Louise Garnier et Théo Marchal.</p></main><footer><p>Cavetta SAS au capital de 12 000 €, 8 cours de l'Intendance, 33000 Bordeaux. Hébergement : OVH, Roubaix.</p></footer></body></html>`,
			],
		},
		traps: [
			["un autre site", "founded_year", "2002", "Le site Vinatis vend du vin depuis 2002."],
			["négation perdue", "description", "Cavetta vend du vin.", "Nous ne vendons pas de vin."],
			[
				"capital comme prix",
				"pricing_summary",
				"12 000 €",
				"Cavetta SAS au capital de 12 000 €, 8 cours de l'Intendance, 33000 Bordeaux.",
			],
			["ville de l'hébergeur", "city", "Roubaix", "Hébergement : OVH, Roubaix."],
			[
				"limite perdue",
				"pricing_model",
				"free",
				"L'application est gratuite jusqu'à 100 bouteilles, puis 2,99 € par mois.",
			],
		],
		honest: [
			["ville", "city", "Bordeaux", "8 cours de l'Intendance, 33000 Bordeaux."],
			[
				"modèle",
				"pricing_model",
				"freemium",
				"L'application est gratuite jusqu'à 100 bouteilles, puis 2,99 € par mois.",
			],
			[
				"ce que c'est",
				"short_description",
				"Cavetta est une application qui inventorie vos bouteilles.",
				"Cavetta est une application gratuite qui inventorie vos bouteilles et vous prévient quand un vin arrive à son apogée.",
			],
			["entrée", "features", "Partage de cave en famille", "Partage de cave en famille"],
			["slogan", "tagline", "Votre cave, toujours sur vous", "Votre cave, toujours sur vous"],
			[
				"prévenir",
				"description",
				"Cavetta vous prévient quand un vin arrive à son apogée.",
				"Cavetta est une application gratuite qui inventorie vos bouteilles et vous prévient quand un vin arrive à son apogée.",
			],
			["ville", "city", "Bordeaux", "8 cours de l'Intendance, 33000 Bordeaux."],
		],
	},
	{
		origin: "https://hilvan.app",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Hilván | Programa para talleres de costura</title></head><body><header><a href="/">Hilván</a></header><main><h1>Tu taller, sin hilos sueltos</h1><p>Con Hilván apuntas los encargos, guardas las medidas de cada clienta y avisas por WhatsApp cuando la prenda está lista.</p><h2>Características</h2><ul><li>Ficha de medidas</li><li>Presupuestos en PDF</li><li>Avisos por WhatsApp</li></ul><h2>Precio</h2><p>12 € al mes, IVA incluido. Prueba gratis de 15 días.</p><p>Un arreglo en la Tintorería Sol cuesta 9 €.</p><p>No hace falta instalar nada.</p><p>Hilván nació en 2021 en el taller de Pilar Ocaña, en Albacete.</p></main><footer><p>Hilván Software SLU, C/ Mayor 14, 02001 Albacete</p></footer></body></html>`,
			],
		},
		traps: [
			["precio ajeno", "pricing_summary", "9 €", "Un arreglo en la Tintorería Sol cuesta 9 €."],
			["negación perdida", "usps", "Hace falta instalar", "No hace falta instalar nada."],
			[
				"cruce",
				"description",
				"Hilván avisa a la clienta 15 días después.",
				["avisas por WhatsApp cuando la prenda está lista", "Prueba gratis de 15 días."],
			],
		],
		honest: [
			[
				"guarda",
				"description",
				"Con Hilván guardas las medidas de cada clienta.",
				"Con Hilván apuntas los encargos, guardas las medidas de cada clienta y avisas por WhatsApp cuando la prenda está lista.",
			],
			["sin instalar", "usps", "No hace falta instalar nada", "No hace falta instalar nada."],
			["año", "founded_year", "2021", "Hilván nació en 2021 en el taller de Pilar Ocaña, en Albacete."],
			[
				"precio",
				"pricing_summary",
				"12 € al mes, IVA incluido",
				"12 € al mes, IVA incluido. Prueba gratis de 15 días.",
			],
			["prueba", "pricing_model", "free_trial", "12 € al mes, IVA incluido. Prueba gratis de 15 días."],
			["país", "country", "ES", "Hilván Software SLU, C/ Mayor 14, 02001 Albacete"],
		],
	},
	{
		origin: "https://fornovivo.it",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Forno Vivo - Lievito madre e farine</title></head><body><header><a href="/">Forno Vivo</a></header><main><h1>Il lievito madre a casa tua</h1><p>Spediamo lievito madre fresco, farine macinate a pietra e tutto quello che serve per fare il pane.</p><h2>Perché sceglierci</h2><ul><li>Spedizione refrigerata in 24 ore</li><li>Farine da grani antichi siciliani</li></ul><p>Il kit completo costa 39 €.</p><p>Il mulino è del 1911.</p><p>Abbiamo aperto il forno nel 2015, a Ragusa.</p></main><footer><p>Forno Vivo di Salvo Licitra, via Roma 8, 97100 Ragusa (RG)</p></footer></body></html>`,
			],
		},
		traps: [["l'anno del mulino", "founded_year", "1911", "Il mulino è del 1911."]],
		honest: [
			[
				"noi come nome",
				"description",
				"Forno Vivo spedisce lievito madre fresco, farine macinate a pietra e tutto quello che serve per fare il pane.",
				"Spediamo lievito madre fresco, farine macinate a pietra e tutto quello che serve per fare il pane.",
			],
			["motivo", "usps", "Spedizione refrigerata in 24 ore", "Spedizione refrigerata in 24 ore"],
			["anno", "founded_year", "2015", "Abbiamo aperto il forno nel 2015, a Ragusa."],
			["prezzo", "pricing_summary", "Kit completo: 39 €", "Il kit completo costa 39 €."],
		],
	},
	{
		origin: "https://trilhario.com.br",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Trilhário: mapas de trilhas para usar sem sinal</title></head><body><header><a href="/">Trilhário</a></header><main><h1>Trilhas que funcionam sem sinal</h1><p>O Trilhário é um aplicativo com mapas de mais de 2.000 trilhas brasileiras, prontos para usar offline.</p><h2>Funcionalidades</h2><ul><li>Mapas offline</li><li>Alerta quando você sai da trilha</li></ul><p>Grátis para três trilhas; o plano completo custa R$ 59 por ano.</p><p>Em breve: relógios Garmin.</p></main><footer><p>Trilhário Ltda, Belo Horizonte - MG</p></footer></body></html>`,
			],
		},
		traps: [["em breve", "features", "Relógios Garmin", "relógios Garmin"]],
		honest: [
			[
				"o que é",
				"short_description",
				"Aplicativo com mapas de mais de 2.000 trilhas brasileiras, prontos para usar offline.",
				"O Trilhário é um aplicativo com mapas de mais de 2.000 trilhas brasileiras, prontos para usar offline.",
			],
			["modelo", "pricing_model", "freemium", "Grátis para três trilhas; o plano completo custa R$ 59 por ano."],
			["plano", "pricing_summary", "Plano completo: R$ 59 por ano", "o plano completo custa R$ 59 por ano"],
			["entrada", "features", "Alerta quando você sai da trilha", "Alerta quando você sai da trilha"],
		],
	},
	{
		origin: "https://shiorimemo.jp",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>しおりメモ - 読書記録アプリ</title></head><body><header><a href="/">しおりメモ</a></header><main><h1>読んだ本を、忘れない。</h1><p>しおりメモは、本のバーコードを読み取るだけで記録できる読書記録アプリです。</p><h2>できること</h2><ul><li>バーコードでかんたん登録</li><li>読書メモの検索</li></ul><p>アプリは無料でご利用いただけます。広告もありません。</p><p>Android版は開発中です。</p></main><footer><p>運営: 合同会社しおり(東京都文京区)</p></footer></body></html>`,
			],
		},
		traps: [["開発中", "features", "Android版", "Android版は開発中です。"]],
		honest: [
			["種類", "tags", "読書記録アプリ", "しおりメモは、本のバーコードを読み取るだけで記録できる読書記録アプリです。"],
			["料金", "pricing_model", "free", "アプリは無料でご利用いただけます。"],
			[
				"説明",
				"description",
				"しおりメモは、本のバーコードを読み取るだけで記録できる読書記録アプリです。",
				"しおりメモは、本のバーコードを読み取るだけで記録できる読書記録アプリです。",
			],
			["機能", "features", "読書メモの検索", "読書メモの検索"],
		],
	},
];
