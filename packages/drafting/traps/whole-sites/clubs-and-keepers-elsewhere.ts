import type { WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Of the same kind as those of clubs and keepers, in French, Spanish and Japanese. */
export const CLUBS_AND_KEEPERS_ELSEWHERE: readonly WholeSite[] = [
	{
		origin: "https://pigeonnier.app",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Pigeonnier : le carnet des colombophiles</title><meta name="description" content="Pigeonnier suit les bagues, les couples et les concours."></head><body><header><a href="/">Pigeonnier</a></header><main><h1>Le carnet des colombophiles</h1><p>Pigeonnier suit les bagues, les couples et les concours.</p>
<h2>Ce que vous pouvez faire</h2><ul><li>Scanner les bagues</li><li>Imprimer les pedigrees</li></ul>
<p>Pigeonnier ne calcule pas la vitesse des pigeons.</p><p>Pigeonnier envoie vos résultats au juge, qui les publie.</p><p>Nous espérons lire un jour les puces électroniques.</p><p>Sans réseau, Pigeonnier ne garde que trois jours de vols.</p><p>À croire certains, Pigeonnier remplace le vétérinaire.</p>
<h2>Nos concurrents font ceci</h2><ul><li>Suivi par balise GPS</li></ul>
<h2>Ils en parlent</h2><p>La Gazette des Ailes, fondée en 1956 à Lille par Aimé Descamps</p></main><footer><p>Pigeonnier SAS, 5 rue des Moulins, 44000 Nantes, France</p></footer></body></html>`,
			],
			"/tarifs": [
				"pricing",
				`<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Tarifs | Pigeonnier</title></head><body><header><a href="/">Pigeonnier</a></header><main><h1>Tarifs</h1><p>Pigeonnier coûte 18 € par an et par colombier.</p><p>Une bague électronique vaut environ 2 € dans le commerce.</p><p>Pigeonnier n'est gratuit que pour les membres de la fédération.</p></main></body></html>`,
			],
		},
		traps: [
			[
				"négation",
				"description",
				"Pigeonnier calcule la vitesse des pigeons.",
				"Pigeonnier ne calcule pas la vitesse des pigeons.",
			],
			[
				"acte d'un autre",
				"description",
				"Pigeonnier publie vos résultats.",
				"Pigeonnier envoie vos résultats au juge, qui les publie.",
			],
			["espoir", "features", "Lire les puces électroniques", "Nous espérons lire un jour les puces électroniques."],
			[
				"restriction",
				"description",
				"Pigeonnier garde trois jours de vols.",
				"Sans réseau, Pigeonnier ne garde que trois jours de vols.",
			],
			[
				"on-dit",
				"description",
				"Pigeonnier remplace le vétérinaire.",
				"À croire certains, Pigeonnier remplace le vétérinaire.",
			],
			["des concurrents", "features", "Suivi par balise GPS", "Suivi par balise GPS"],
			["année d'un journal", "founded_year", "1956", "La Gazette des Ailes, fondée en 1956 à Lille par Aimé Descamps"],
			[
				"fondateur d'un journal",
				"founders",
				"Aimé Descamps",
				"La Gazette des Ailes, fondée en 1956 à Lille par Aimé Descamps",
			],
			["ville d'un journal", "city", "Lille", "La Gazette des Ailes, fondée en 1956 à Lille par Aimé Descamps"],
			[
				"prix du commerce",
				"pricing_summary",
				"environ 2 €",
				"Une bague électronique vaut environ 2 € dans le commerce.",
			],
			[
				"gratuit pour certains",
				"pricing_model",
				"free",
				"Pigeonnier n'est gratuit que pour les membres de la fédération.",
			],
			["unité perdue", "pricing_summary", "18 € par an", "Pigeonnier coûte 18 € par an et par colombier."],
		],
		honest: [
			["fonction", "features", "Imprimer les pedigrees", "Imprimer les pedigrees"],
			["ville", "city", "Nantes", "Pigeonnier SAS, 5 rue des Moulins, 44000 Nantes, France"],
			[
				"prix entier",
				"pricing_summary",
				"Pigeonnier coûte 18 € par an et par colombier.",
				"Pigeonnier coûte 18 € par an et par colombier.",
			],
			[
				"première proposition",
				"description",
				"Pigeonnier envoie vos résultats au juge.",
				"Pigeonnier envoie vos résultats au juge, qui les publie.",
			],
		],
	},
	{
		origin: "https://coralia.es",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Coralia · Ensayos y partituras para coros</title><meta name="description" content="Coralia reparte partituras y convoca ensayos."></head><body><header><a href="/">Coralia</a></header><main><h1>Ensayos y partituras para coros</h1><p>Coralia reparte partituras y convoca ensayos.</p>
<h2>Funciones</h2><ul><li>Asistencia por voces</li><li>Partituras con anotaciones</li></ul>
<p>Coralia no graba los ensayos.</p><p>El director elige las obras y el archivero las imprime.</p><p>Coralia dejó de vender partituras en 2023.</p><p>Si el coro lo autoriza, Coralia publica el calendario.</p><p>Hay quien dice que Coralia afina mejor que un piano.</p>
<h2>Lo que nos piden</h2><ul><li>Karaoke por voces</li></ul>
<h2>Próximo concierto</h2><p>Auditorio Ribera, calle Mayor 12, 2800-001 Almada, Portugal</p><p>Orfeón del Puerto, fundado en 1889 por Tomás Arriaga</p></main><footer><p>Coralia Coros SL, calle del Pozo 7, 37001 Salamanca, España</p></footer></body></html>`,
			],
			"/precios": [
				"pricing",
				`<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Precios | Coralia</title></head><body><header><a href="/">Coralia</a></header><main><h1>Precios</h1><p>Coralia cuesta 15 € al mes por coro de hasta 40 voces.</p><p>La entrada al concierto cuesta 8 €.</p><p>El primer mes es gratis.</p></main></body></html>`,
			],
		},
		traps: [
			["negación", "description", "Coralia graba los ensayos.", "Coralia no graba los ensayos."],
			[
				"actores cambiados",
				"description",
				"El archivero elige las obras.",
				"El director elige las obras y el archivero las imprime.",
			],
			["lo que ya no hace", "description", "Coralia vende partituras.", "Coralia dejó de vender partituras en 2023."],
			[
				"condición perdida",
				"description",
				"Coralia publica el calendario.",
				"Si el coro lo autoriza, Coralia publica el calendario.",
			],
			[
				"habladuría",
				"description",
				"Coralia afina mejor que un piano.",
				"Hay quien dice que Coralia afina mejor que un piano.",
			],
			["petición", "features", "Karaoke por voces", "Karaoke por voces"],
			["lugar de un concierto", "country", "PT", "Auditorio Ribera, calle Mayor 12, 2800-001 Almada, Portugal"],
			["año de otro", "founded_year", "1889", "Orfeón del Puerto, fundado en 1889 por Tomás Arriaga"],
			["fundador de otro", "founders", "Tomás Arriaga", "Orfeón del Puerto, fundado en 1889 por Tomás Arriaga"],
			["precio de la entrada", "pricing_summary", "8 €", "La entrada al concierto cuesta 8 €."],
			[
				"mes de prueba",
				"pricing_model",
				"freemium",
				["El primer mes es gratis.", "Coralia cuesta 15 € al mes por coro de hasta 40 voces."],
			],
			[
				"límite perdido",
				"pricing_summary",
				"15 € al mes por coro",
				"Coralia cuesta 15 € al mes por coro de hasta 40 voces.",
			],
		],
		honest: [
			["función", "features", "Partituras con anotaciones", "Partituras con anotaciones"],
			["ciudad", "city", "Salamanca", "Coralia Coros SL, calle del Pozo 7, 37001 Salamanca, España"],
			[
				"frase entera",
				"description",
				"Si el coro lo autoriza, Coralia publica el calendario.",
				"Si el coro lo autoriza, Coralia publica el calendario.",
			],
		],
	},
	{
		origin: "https://kingyo-note.jp",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>金魚ノート | 水槽の記録アプリ</title><meta name="description" content="金魚ノートは水槽の水質と給餌を記録するアプリです。"></head><body><header><a href="/">金魚ノート</a></header><main><h1>水槽の記録アプリ</h1><p>金魚ノートは水槽の水質と給餌を記録するアプリです。</p>
<h2>機能</h2><ul><li>水温のグラフ</li><li>餌やりの通知</li></ul>
<p>金魚ノートは病気の診断を行いません。</p><p>将来的には自動給餌器と連携したいと考えています。</p><p>金魚ノートは以前、水草の販売もしていました。</p>
<h2>ご要望の多い機能</h2><ul><li>カメラによる監視</li></ul>
<h2>取扱店</h2><p>みずほ観賞魚店 〒530-0001 大阪府大阪市北区梅田1-2-3</p><p>創業1948年の老舗、田村養魚場の創業者・田村清一さんも愛用。</p></main><footer><p>株式会社金魚ノート 〒460-0008 愛知県名古屋市中区栄2-3-4</p></footer></body></html>`,
			],
			"/price": [
				"pricing",
				`<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>料金 | 金魚ノート</title></head><body><header><a href="/">金魚ノート</a></header><main><h1>料金</h1><p>金魚ノートは月額300円です。</p><p>水温計は別途2,980円で家電店にてお求めください。</p><p>最初の14日間は無料です。</p></main></body></html>`,
			],
		},
		traps: [
			["打ち消し", "description", "金魚ノートは病気の診断を行います。", "金魚ノートは病気の診断を行いません。"],
			["予定", "features", "自動給餌器と連携", "将来的には自動給餌器と連携したいと考えています。"],
			["過去", "description", "金魚ノートは水草の販売もしています。", "金魚ノートは以前、水草の販売もしていました。"],
			["要望", "features", "カメラによる監視", "カメラによる監視"],
			["取扱店の町", "city", "大阪市", "みずほ観賞魚店 〒530-0001 大阪府大阪市北区梅田1-2-3"],
			["他社の年", "founded_year", "1948", "創業1948年の老舗、田村養魚場の創業者・田村清一さんも愛用。"],
			["他社の創業者", "founders", "田村清一", "創業1948年の老舗、田村養魚場の創業者・田村清一さんも愛用。"],
			["別売り", "pricing_summary", "2,980円", "水温計は別途2,980円で家電店にてお求めください。"],
			["試用", "pricing_model", "free", "最初の14日間は無料です。"],
		],
		honest: [
			["機能", "features", "餌やりの通知", "餌やりの通知"],
			["国", "country", "JP", "株式会社金魚ノート 〒460-0008 愛知県名古屋市中区栄2-3-4"],
			[
				"説明",
				"description",
				"金魚ノートは水槽の水質と給餌を記録するアプリです。",
				"金魚ノートは水槽の水質と給餌を記録するアプリです。",
			],
			["料金", "pricing_summary", "月額300円", "金魚ノートは月額300円です。"],
		],
	},
];
