import type { WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Ordinary products in Spanish, Portuguese and Japanese, and the claims that a good model would compose of their pages. */
export const PRODUCTS_02_SPANISH_PORTUGUESE_JAPANESE: readonly WholeSite[] = [
	{
		origin: "https://mesalista.es",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="es"><head><meta charset="utf-8"><title>MesaLista - Reservas para restaurantes</title><meta name="description" content="Programa de reservas para restaurantes, sin comisiones."></head><body><header><a href="/">MesaLista</a></header><main><h1>Llena tu sala sin pagar comisiones</h1><p>MesaLista gestiona las reservas de tu restaurante por web, WhatsApp y teléfono desde un solo plano de sala.</p><h2>Lo que incluye</h2><ul><li><strong>Lista de espera:</strong> avisa al cliente cuando su mesa está lista.</li><li><strong>Plano de sala</strong>: mueve mesas con el dedo.</li><li><strong>Recordatorios</strong>: menos mesas vacías.</li></ul><p>Desde 39 € al mes. Sin permanencia.</p><p>«Pasamos de quince plantones a dos por semana», dice Lucía Ortega, jefa de sala de Casa Brasa, en Bilbao.</p></main><footer><p>Hecho con cariño en Valencia, España</p><p>hola@mesalista.es</p></footer></body></html>`,
			],
		},
		traps: [
			["dónde come un cliente", "city", "Bilbao", "dice Lucía Ortega, jefa de sala de Casa Brasa, en Bilbao"],
			["quién la alaba", "founders", "Lucía Ortega", "dice Lucía Ortega, jefa de sala de Casa Brasa, en Bilbao"],
			["lo que no cobra", "features", "comisiones", "Llena tu sala sin pagar comisiones"],
		],
		honest: [
			["where it is made", "city", "Valencia", "Hecho con cariño en Valencia, España"],
			["where it is made", "country", "ES", "Hecho con cariño en Valencia, España"],
			["a price", "pricing_summary", "Desde 39 € al mes", "Desde 39 € al mes."],
			["an entry of its list", "features", "Lista de espera", "Lista de espera:"],
			[
				"what it does",
				"short_description",
				"MesaLista gestiona las reservas de tu restaurante por web, WhatsApp y teléfono.",
				"MesaLista gestiona las reservas de tu restaurante por web, WhatsApp y teléfono desde un solo plano de sala.",
			],
		],
		refused: [
			[
				"its category",
				"categories",
				"Food & Drink",
				["MesaLista - Reservas para restaurantes", "Programa de reservas para restaurantes"],
			],
		],
	},
	{
		origin: "https://cuadernoverde.com",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Cuaderno Verde | Cuaderno de campo digital</title></head><body><header>Cuaderno Verde</header><main><h1>El cuaderno de campo que se rellena solo</h1><p>Con Cuaderno Verde los agricultores registran tratamientos, abonados y riegos desde el móvil, incluso sin cobertura.</p><h2>Un plan para cada finca</h2><table><tr><th>Plan</th><th>Precio</th></tr><tr><td>Huerta</td><td>Gratis hasta 5 hectáreas</td></tr><tr><td>Finca</td><td>12 € al mes</td></tr><tr><td>Cooperativa</td><td>Consúltanos</td></tr></table><h2>Quiénes somos</h2><p>Somos Elena y Pablo Navarro, hermanos e ingenieros agrónomos. Pusimos en marcha Cuaderno Verde en 2020 desde Lleida.</p><p>Nuestro padre lleva la finca de la familia desde 1987.</p></main><footer><p>Escríbenos a campo@cuadernoverde.com</p></footer></body></html>`,
			],
		},
		traps: [
			["el año del padre", "founded_year", "1987", "Nuestro padre lleva la finca de la familia desde 1987."],
			["precio de otro plan", "pricing_summary", "Huerta: 12 € al mes", ["Huerta", "12 € al mes"]],
		],
		honest: [
			["who began it", "founders", "Pablo Navarro", "Somos Elena y Pablo Navarro, hermanos e ingenieros agrónomos."],
			["its beginning", "founded_year", "2020", "Pusimos en marcha Cuaderno Verde en 2020 desde Lleida."],
			["a plan of a table", "pricing_summary", "Finca: 12 € al mes", ["Finca", "12 € al mes"]],
			["how it is paid", "pricing_model", "freemium", ["Gratis hasta 5 hectáreas", "12 € al mes"]],
			[
				"what it does",
				"description",
				"Los agricultores registran tratamientos, abonados y riegos desde el móvil.",
				"Con Cuaderno Verde los agricultores registran tratamientos, abonados y riegos desde el móvil, incluso sin cobertura.",
			],
		],
		refused: [["where it is from", "city", "Lleida", "Pusimos en marcha Cuaderno Verde en 2020 desde Lleida."]],
	},
	{
		origin: "https://afinador.com.br",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Afina | Aulas de música online ao vivo</title><meta name="description" content="Aulas de violão, piano e canto com professores ao vivo."></head><body><header><a href="/">Afina</a></header><main><h1>Aprenda a tocar de verdade</h1><p>A Afina conecta alunos e professores de música em aulas ao vivo por vídeo, com partituras e gravação de cada aula.</p><h2>Por que a Afina</h2><ul><li>Primeira aula grátis</li><li>Professores formados</li><li>Gravação de todas as aulas</li></ul><h2>Planos</h2><div><h3>Mensal</h3><p>R$ 149,90 por mês</p></div><div><h3>Anual</h3><p>R$ 1.490,00 por ano</p></div><p>A Afina nasceu em 2019, em Curitiba, pelas mãos da violonista Beatriz Lacerda.</p></main><footer><p>Afina Educação Musical Ltda. · Rua XV de Novembro, 700 · Curitiba – PR · 80020-310</p><p>Fale com a gente: oi@afinador.com.br</p></footer></body></html>`,
			],
		},
		traps: [
			["uma aula como tudo", "pricing_model", "free", "Primeira aula grátis"],
			["um mês na rua", "founded_year", "1500", "Rua XV de Novembro, 700"],
			["preço de outro plano", "pricing_summary", "Mensal: R$ 1.490,00 por ano", ["Mensal", "R$ 1.490,00 por ano"]],
		],
		honest: [
			["a plan and its price", "pricing_summary", "Mensal: R$ 149,90 por mês", ["Mensal", "R$ 149,90 por mês"]],
			[
				"who began it",
				"founders",
				"Beatriz Lacerda",
				"A Afina nasceu em 2019, em Curitiba, pelas mãos da violonista Beatriz Lacerda.",
			],
			["its beginning", "founded_year", "2019", "A Afina nasceu em 2019, em Curitiba"],
			["its country", "country", "BR", "Rua XV de Novembro, 700 · Curitiba – PR · 80020-310"],
		],
		refused: [
			[
				"its category",
				"categories",
				"Education",
				["Aulas de música online ao vivo", "Aulas de violão, piano e canto com professores ao vivo."],
			],
		],
	},
	{
		origin: "https://contasimples.pt",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="pt-PT"><head><meta charset="utf-8"><title>Recibo Leve – Faturação para independentes</title></head><body><header>Recibo Leve</header><main><h1>Faturas e recibos em segundos</h1><p>O Recibo Leve emite recibos verdes, calcula o IVA e lembra-o dos prazos das Finanças.</p><h2>Funcionalidades</h2><p>✓ Recibos verdes automáticos</p><p>✓ Mapa de despesas</p><p>✓ Exportação para o contabilista</p><p>Grátis até 3 faturas por mês. O plano Pro custa 7 € por mês.</p></main><footer><p>Desenvolvido no Porto por Rui Tavares.</p><p>Ajuda: ajuda@contasimples.pt</p></footer></body></html>`,
			],
		},
		traps: [
			[
				"um plano grátis para tudo",
				"pricing_model",
				"free",
				"Grátis até 3 faturas por mês. O plano Pro custa 7 € por mês.",
			],
			[
				"o sujeito trocado",
				"description",
				"O Recibo Leve calcula os prazos das Finanças.",
				"O Recibo Leve emite recibos verdes, calcula o IVA e lembra-o dos prazos das Finanças.",
			],
		],
		honest: [
			["its name", "name", "Recibo Leve", "Recibo Leve – Faturação para independentes"],
			["an entry of its list", "features", "Mapa de despesas", "✓ Mapa de despesas"],
			["maker in the footer", "founders", "Rui Tavares", "Desenvolvido no Porto por Rui Tavares."],
			["where it is made", "city", "Porto", "Desenvolvido no Porto por Rui Tavares."],
			["a price in a sentence", "pricing_summary", "Pro: 7 € por mês", "O plano Pro custa 7 € por mês."],
			[
				"what it does",
				"short_description",
				"O Recibo Leve emite recibos verdes e calcula o IVA.",
				"O Recibo Leve emite recibos verdes, calcula o IVA e lembra-o dos prazos das Finanças.",
			],
		],
	},
	{
		origin: "https://mameken.jp",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>マメケン｜自家焙煎店のための在庫管理</title><meta name="description" content="コーヒー焙煎店向けの在庫管理アプリ。"></head><body><header><a href="/">マメケン</a></header><main><h1>豆の残りを、もう数えない。</h1><p>マメケンは、コーヒー焙煎店のための在庫管理アプリです。焙煎の記録から生豆の残量を自動で計算します。</p><h2>できること</h2><ul><li>焙煎ログの記録</li><li>生豆の自動発注</li><li>ロット別の原価計算</li></ul><h2>料金</h2><p>月額2,980円（税込）。30日間の無料トライアル付き。</p><h2>お客様の声</h2><p>「棚卸しが半分の時間で終わります」福岡市 コトリ珈琲 様</p><p>POSレジ連携は現在開発中です。</p></main><footer><p>運営：株式会社まめしごと　京都府京都市中京区烏丸通三条上る</p><p>お問い合わせ：info@mameken.jp</p></footer></body></html>`,
			],
		},
		traps: [
			["お客様の町", "city", "福岡市", "「棚卸しが半分の時間で終わります」福岡市 コトリ珈琲 様"],
			["開発中のもの", "features", "POSレジ連携", "POSレジ連携は現在開発中です。"],
			["試用を無料とする", "pricing_model", "freemium", "月額2,980円（税込）。30日間の無料トライアル付き。"],
		],
		honest: [
			[
				"what it is",
				"short_description",
				"マメケンは、コーヒー焙煎店のための在庫管理アプリです。",
				"マメケンは、コーヒー焙煎店のための在庫管理アプリです。",
			],
			["a price", "pricing_summary", "月額2,980円（税込）", "月額2,980円（税込）。"],
			["an entry of its list", "features", "生豆の自動発注", "生豆の自動発注"],
			["its mailbox", "contact_email", "info@mameken.jp", "お問い合わせ：info@mameken.jp"],
		],
		refused: [["its town", "city", "京都市", "京都府京都市中京区烏丸通三条上る"]],
	},
	{
		origin: "https://hibino.app",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>ひびのて - 家族の予定共有アプリ</title></head><body><header>ひびのて</header><main><h1>家族の予定を、ひとつのカレンダーに</h1><p>ひびのては家族で予定と買い物リストを共有できるアプリです。</p><div><h3>予定の共有</h3><p>色分けで誰の予定かすぐわかります。</p></div><div><h3>買い物リスト</h3><p>家を出てからでも追加できます。</p></div><p>基本機能は無料。プレミアムは月額480円です。</p><p>2021年に森田彩が札幌で創業しました。</p></main><footer><p>hello@hibino.app</p></footer></body></html>`,
			],
		},
		traps: [
			["一部の無料を全部とする", "pricing_model", "free", "基本機能は無料。プレミアムは月額480円です。"],
			["無料の料金", "pricing_summary", "プレミアムは無料", "基本機能は無料。プレミアムは月額480円です。"],
		],
		honest: [
			["how it is paid", "pricing_model", "freemium", "基本機能は無料。プレミアムは月額480円です。"],
			["a price in a sentence", "pricing_summary", "プレミアムは月額480円", "プレミアムは月額480円です。"],
			["its beginning", "founded_year", "2021", "2021年に森田彩が札幌で創業しました。"],
			["who began it", "founders", "森田彩", "2021年に森田彩が札幌で創業しました。"],
		],
		refused: [["an entry of its list", "features", "買い物リスト", "買い物リスト"]],
	},
];
