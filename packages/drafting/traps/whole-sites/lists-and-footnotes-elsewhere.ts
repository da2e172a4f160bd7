import type { WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Of the same kind as lists and footnotes, in French, Spanish and Japanese. */
export const LISTS_AND_FOOTNOTES_ELSEWHERE: readonly WholeSite[] = [
	{
		origin: "https://veloquai.fr",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Veloquai | Consignes à vélos connectées</title><meta name="description" content="Veloquai ouvre et surveille des consignes à vélos."></head><body><header><a href="/">Veloquai</a></header><main><h1>Consignes à vélos connectées</h1><p>Veloquai ouvre et surveille des consignes à vélos.</p>
<h2>Fonctionnalités</h2><ul><li>Ouverture par badge</li><li>Plan des places libres</li></ul>
<h2>Idées reçues</h2><ul><li>Veloquai assure votre vélo</li></ul><h2>Problèmes connus</h2><ul><li>Alarme trop sensible</li></ul><h2>Retiré de la version 5</h2><ul><li>Paiement par SMS</li></ul>
<p>Supposons que Veloquai répare vos freins.</p><p>La mairie installe les consignes et Veloquai les ouvre.</p><p>Veloquai fonctionne moins bien sous terre.</p>
<h2>Exemple de gare</h2><p>Gare de Pontbleu, créée en 1887, 3 place de la Gare, 1003 Lausanne, Suisse</p></main><footer><p>Veloquai SARL, 9 quai Saint-Bruno, 38000 Grenoble, France</p></footer></body></html>`,
			],
		},
		traps: [
			["idée reçue", "features", "Veloquai assure votre vélo", "Veloquai assure votre vélo"],
			["problème connu", "features", "Alarme trop sensible", "Alarme trop sensible"],
			["retiré", "features", "Paiement par SMS", "Paiement par SMS"],
			["supposition", "description", "Veloquai répare vos freins.", "Supposons que Veloquai répare vos freins."],
			[
				"rôles échangés",
				"description",
				"Veloquai installe les consignes.",
				"La mairie installe les consignes et Veloquai les ouvre.",
			],
			["limite perdue", "description", "Veloquai fonctionne sous terre.", "Veloquai fonctionne moins bien sous terre."],
			[
				"année de l'exemple",
				"founded_year",
				"1887",
				"Gare de Pontbleu, créée en 1887, 3 place de la Gare, 1003 Lausanne, Suisse",
			],
			[
				"pays de l'exemple",
				"country",
				"CH",
				"Gare de Pontbleu, créée en 1887, 3 place de la Gare, 1003 Lausanne, Suisse",
			],
		],
		honest: [
			["fonction", "features", "Plan des places libres", "Plan des places libres"],
			["ville", "city", "Grenoble", "Veloquai SARL, 9 quai Saint-Bruno, 38000 Grenoble, France"],
			[
				"qui ouvre",
				"description",
				"Veloquai ouvre et surveille des consignes à vélos.",
				"Veloquai ouvre et surveille des consignes à vélos.",
			],
		],
	},
	{
		origin: "https://aceituna-lab.es",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Aceituna Lab · Cuaderno de almazara</title><meta name="description" content="Aceituna Lab anota lotes, acidez y depósitos."></head><body><header><a href="/">Aceituna Lab</a></header><main><h1>Cuaderno de almazara</h1><p>Aceituna Lab anota lotes, acidez y depósitos.</p>
<h2>Funciones</h2><ul><li>Trazabilidad por lote</li><li>Etiquetas imprimibles</li></ul>
<h2>Mitos</h2><ul><li>Aceituna Lab cata el aceite</li></ul><h2>Errores conocidos</h2><ul><li>Básculas que se desconectan</li></ul><h2>Retirado en la versión 2</h2><ul><li>Pedidos por fax</li></ul>
<p>Ojalá Aceituna Lab predijera la lluvia.</p><p>Aceituna Lab apenas consume datos.</p>
<h2>Almazara de ejemplo</h2><p>Molino Viejo, fundada en 1911 por Evaristo Luna en Tavira, Portugal</p></main><footer><p>Aceituna Lab SL, calle Olivo 4, 23001 Jaén, España</p></footer></body></html>`,
			],
		},
		traps: [
			["mito", "features", "Aceituna Lab cata el aceite", "Aceituna Lab cata el aceite"],
			["error conocido", "features", "Básculas que se desconectan", "Básculas que se desconectan"],
			["retirado", "features", "Pedidos por fax", "Pedidos por fax"],
			["deseo", "description", "Aceituna Lab predijera la lluvia.", "Ojalá Aceituna Lab predijera la lluvia."],
			["apenas", "description", "Aceituna Lab consume datos.", "Aceituna Lab apenas consume datos."],
			[
				"año del ejemplo",
				"founded_year",
				"1911",
				"Molino Viejo, fundada en 1911 por Evaristo Luna en Tavira, Portugal",
			],
			[
				"fundador del ejemplo",
				"founders",
				"Evaristo Luna",
				"Molino Viejo, fundada en 1911 por Evaristo Luna en Tavira, Portugal",
			],
			["país del ejemplo", "country", "PT", "Molino Viejo, fundada en 1911 por Evaristo Luna en Tavira, Portugal"],
		],
		honest: [
			["función", "features", "Etiquetas imprimibles", "Etiquetas imprimibles"],
			["país", "country", "ES", "Aceituna Lab SL, calle Olivo 4, 23001 Jaén, España"],
		],
	},
	{
		origin: "https://hoshitori.jp",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>ホシトリ | 天体観測の予約サービス</title><meta name="description" content="ホシトリは天文台の予約サービスです。"></head><body><header><a href="/">ホシトリ</a></header><main><h1>天体観測の予約サービス</h1><p>ホシトリは天文台の予約サービスです。</p>
<h2>機能</h2><ul><li>晴天の通知</li><li>望遠鏡の貸出</li></ul>
<h2>よくある誤解</h2><ul><li>ホシトリが天気を保証</li></ul><h2>既知の問題</h2><ul><li>通知の遅れ</li></ul><h2>終了した機能</h2><ul><li>電話予約</li></ul>
<p>もしホシトリが送迎を行うなら、料金は変わります。</p><p>ホシトリは望遠鏡を販売していません。</p><h2>掲載例</h2><p>青空天文台 1931年に大原武が創立 〒380-0801 長野県長野市箱清水1-1</p></main><footer><p>ホシトリ株式会社 〒700-0901 岡山県岡山市北区本町6-36 利用料は月額500円です。</p></footer></body></html>`,
			],
		},
		traps: [
			["誤解", "features", "ホシトリが天気を保証", "ホシトリが天気を保証"],
			["問題", "features", "通知の遅れ", "通知の遅れ"],
			["終了", "features", "電話予約", "電話予約"],
			["仮定", "description", "ホシトリが送迎を行う。", "もしホシトリが送迎を行うなら、料金は変わります。"],
			["打ち消し", "description", "ホシトリは望遠鏡を販売しています。", "ホシトリは望遠鏡を販売していません。"],
			["例の年", "founded_year", "1931", "青空天文台 1931年に大原武が創立 〒380-0801 長野県長野市箱清水1-1"],
			["例の町", "city", "長野市", "青空天文台 1931年に大原武が創立 〒380-0801 長野県長野市箱清水1-1"],
		],
		honest: [
			["機能", "features", "晴天の通知", "晴天の通知"],
			["説明", "description", "ホシトリは天文台の予約サービスです。", "ホシトリは天文台の予約サービスです。"],
		],
	},
];
