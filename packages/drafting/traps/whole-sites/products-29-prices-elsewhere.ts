import { described, page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** The same of five more in Portuguese, Italian, Finnish, Swedish and Japanese. */
export const PRODUCTS_29_PRICES_ELSEWHERE: readonly WholeSite[] = [
	{
		origin: "https://aulaviva.com.br",
		pages: {
			"/": [
				"home",
				described(
					"pt-BR",
					"AulaViva | Gestão para escolas de música",
					"Agenda, mensalidades e presença em um só lugar.",
					`<header><a href="/">AulaViva</a><nav></nav></header><main><h1>Menos planilha, mais música</h1><p>A AulaViva cuida da agenda, das mensalidades e da presença de escolas de música. Feita para escolas de 20 a 500 alunos.</p><section><h2>Recursos</h2><ul><li>Cobrança automática por Pix e boleto</li><li>Reposição de aulas pelo aplicativo</li><li>Enviamos lembretes aos pais</li></ul></section><section><h2>Planos</h2><div><div><h3>Solo</h3><p>R$ 49,90/mês</p><p>até 30 alunos</p><p>1 professor</p></div><div><h3>Escola</h3><p>R$ 129,90/mês</p><p>até 150 alunos</p><p>professores ilimitados</p></div><div><h3>Rede</h3><p>Sob consulta</p></div></div><p>Teste grátis por 15 dias, sem cartão de crédito.</p><p>No plano anual você economiza 20%.</p><p>Boletos: R$ 1,99 cada, só quando pagos.</p><p>Impostos inclusos.</p><p>O ECAD cobra das escolas R$ 85 por mês. A anuidade da Ordem dos Músicos custa R$ 210. O Mercado Pago fica com 0,99% no Pix.</p></section></main><footer><p>AulaViva Tecnologia Ltda.</p></footer>`,
				),
			],
		},
		traps: [
			[
				"órgão",
				"pricing_summary",
				"O ECAD cobra das escolas R$ 85 por mês.",
				"O ECAD cobra das escolas R$ 85 por mês.",
			],
			[
				"ordem",
				"pricing_summary",
				"A anuidade da Ordem dos Músicos custa R$ 210.",
				"A anuidade da Ordem dos Músicos custa R$ 210.",
			],
			[
				"pagamento",
				"pricing_summary",
				"O Mercado Pago fica com 0,99% no Pix.",
				"O Mercado Pago fica com 0,99% no Pix.",
			],
			["trocado", "pricing_summary", "Solo: R$ 49,90/mês (até 150 alunos)", ["Solo", "R$ 49,90/mês", "até 150 alunos"]],
		],
		honest: [
			["lema", "tagline", "Menos planilha, mais música", "Menos planilha, mais música"],
			["público", "description", "Feita para escolas de 20 a 500 alunos.", "Feita para escolas de 20 a 500 alunos."],
			[
				"público",
				"description",
				"A AulaViva é feita para escolas de 20 a 500 alunos.",
				"Feita para escolas de 20 a 500 alunos.",
			],
			["recurso", "features", "Cobrança automática por Pix e boleto", "Cobrança automática por Pix e boleto"],
			["recurso", "features", "Reposição de aulas pelo aplicativo", "Reposição de aulas pelo aplicativo"],
			["recurso", "features", "Enviamos lembretes aos pais", "Enviamos lembretes aos pais"],
			[
				"preço",
				"pricing_summary",
				"Solo: R$ 49,90/mês (até 30 alunos, 1 professor)",
				["Solo", "R$ 49,90/mês", "até 30 alunos", "1 professor"],
			],
			[
				"preço",
				"pricing_summary",
				"Escola: R$ 129,90/mês, até 150 alunos, professores ilimitados",
				["Escola", "R$ 129,90/mês", "até 150 alunos", "professores ilimitados"],
			],
			[
				"preço",
				"pricing_summary",
				"Solo R$ 49,90/mês; Escola R$ 129,90/mês; Rede sob consulta",
				["Solo", "R$ 49,90/mês", "Escola", "R$ 129,90/mês", "Rede", "Sob consulta"],
			],
			[
				"teste",
				"pricing_summary",
				"Teste grátis por 15 dias, sem cartão de crédito",
				"Teste grátis por 15 dias, sem cartão de crédito",
			],
			["anual", "pricing_summary", "20% de economia no plano anual", "No plano anual você economiza 20%."],
			["boleto", "pricing_summary", "Boletos: R$ 1,99 cada, só quando pagos", "Boletos: R$ 1,99 cada, só quando pagos"],
			["imposto", "pricing_summary", "Impostos inclusos", "Impostos inclusos"],
			["modelo", "pricing_model", "subscription", "R$ 49,90/mês"],
		],
	},
	{
		origin: "https://fattoriabox.it",
		pages: {
			"/": [
				"home",
				page(
					"it",
					"Fattoriabox, la cassetta di verdura che si gestisce da sola",
					`<header><a href="/">Fattoriabox</a><nav><a href="/prezzi">Prezzi</a></nav></header><main><h1>Dal campo alla porta, senza fogli</h1><p>Fattoriabox organizza abbonamenti, raccolta e consegne delle cassette di verdura. È pensata per aziende agricole che vendono direttamente.</p><section><h2>Che cosa fa</h2><div><h3>Liste di raccolta</h3><p>Ogni mattina sai quanti cavoli tagliare.</p></div><div><h3>Giri di consegna</h3><p>Calcoliamo il percorso più breve per il furgone.</p></div><div><h3>Pause e ferie</h3><p>I clienti sospendono la cassetta da soli.</p></div></section><section><h2>Perché sceglierci</h2><ul><li>Nessuna percentuale sulle vendite</li><li>Assistenza in italiano, anche il sabato</li></ul></section></main><footer><p>Fattoriabox S.r.l.</p></footer>`,
				),
			],
			"/prezzi": [
				"pricing",
				page(
					"it",
					"Prezzi | Fattoriabox",
					`<header><a href="/">Fattoriabox</a><nav></nav></header><main><h1>Prezzi</h1><div><div><h3>Orto</h3><p>15 €</p><p>al mese, fino a 40 cassette a settimana</p></div><div><h3>Campo</h3><p>35 €</p><p>al mese, fino a 200 cassette a settimana</p></div><div><h3>Consorzio</h3><p>Su preventivo</p></div></div><p>Prezzi IVA esclusa. Disdici quando vuoi.</p><p>Prova gratuita di 30 giorni.</p><p>Chi paga per un anno intero risparmia il 15%.</p><p>Oltre il limite: 10 centesimi a cassetta.</p><p>La certificazione biologica costa circa 400 € all'anno presso ICEA. Satispay trattiene 20 centesimi a pagamento.</p><p>Una cassetta da 5 chili costa di solito 18 €.</p></main>`,
				),
			],
		},
		traps: [
			[
				"certificazione",
				"pricing_summary",
				"La certificazione biologica costa circa 400 € all'anno.",
				"La certificazione biologica costa circa 400 € all'anno presso ICEA.",
			],
			[
				"pagamenti",
				"pricing_summary",
				"Satispay trattiene 20 centesimi a pagamento.",
				"Satispay trattiene 20 centesimi a pagamento.",
			],
			[
				"cassetta",
				"pricing_summary",
				"Una cassetta da 5 chili costa di solito 18 €.",
				"Una cassetta da 5 chili costa di solito 18 €.",
			],
			[
				"scambio",
				"pricing_summary",
				"Orto: 35 € al mese",
				["Orto", "35 €", "al mese, fino a 200 cassette a settimana"],
			],
		],
		honest: [
			["slogan", "tagline", "Dal campo alla porta, senza fogli", "Dal campo alla porta, senza fogli"],
			[
				"per chi",
				"description",
				"È pensata per aziende agricole che vendono direttamente.",
				"È pensata per aziende agricole che vendono direttamente.",
			],
			[
				"per chi",
				"description",
				"Fattoriabox è pensata per aziende agricole che vendono direttamente.",
				"È pensata per aziende agricole che vendono direttamente.",
			],
			["funzione", "features", "Liste di raccolta", "Liste di raccolta"],
			[
				"funzione",
				"features",
				"Calcoliamo il percorso più breve per il furgone",
				"Calcoliamo il percorso più breve per il furgone",
			],
			[
				"funzione",
				"features",
				"Calcola il percorso più breve per il furgone",
				"Calcoliamo il percorso più breve per il furgone.",
			],
			["funzione", "features", "Giri di consegna", "Giri di consegna"],
			["motivo", "usps", "Nessuna percentuale sulle vendite", "Nessuna percentuale sulle vendite"],
			["motivo", "usps", "Assistenza in italiano, anche il sabato", "Assistenza in italiano, anche il sabato"],
			[
				"prezzo",
				"pricing_summary",
				"Orto: 15 € al mese, fino a 40 cassette a settimana",
				["Orto", "15 €", "al mese, fino a 40 cassette a settimana"],
			],
			[
				"prezzo",
				"pricing_summary",
				"Campo: 35 € al mese (fino a 200 cassette a settimana)",
				["Campo", "35 €", "al mese, fino a 200 cassette a settimana"],
			],
			["prezzo", "pricing_summary", "Consorzio: su preventivo", ["Consorzio", "Su preventivo"]],
			["iva", "pricing_summary", "Prezzi IVA esclusa", "Prezzi IVA esclusa"],
			["prova", "pricing_summary", "Prova gratuita di 30 giorni", "Prova gratuita di 30 giorni"],
			[
				"anno",
				"pricing_summary",
				"15% di risparmio pagando per un anno intero",
				"Chi paga per un anno intero risparmia il 15%.",
			],
			[
				"oltre",
				"pricing_summary",
				"Oltre il limite: 10 centesimi a cassetta",
				"Oltre il limite: 10 centesimi a cassetta",
			],
			["modello", "pricing_model", "subscription", ["15 €", "al mese, fino a 40 cassette a settimana"]],
		],
	},
	{
		origin: "https://koivutaksi.fi",
		pages: {
			"/": [
				"home",
				described(
					"fi",
					"Koivukuitti – kuittien skannaus yrittäjille",
					"Koivukuitti lukee kuitit ja vie ne kirjanpitoon.",
					`<header><a href="/">Koivukuitti</a><nav></nav></header><main><h1>Kuva kuitista, loput hoidamme me</h1><p>Koivukuitti lukee kuitit ja vie ne kirjanpitoon. Se on tehty yksinyrittäjille ja pienille yrityksille.</p><section><h2>Ominaisuudet</h2><ul><li>Lukee kuitit suomeksi ja ruotsiksi</li><li>Laskee arvonlisäveron</li><li>Muistutamme puuttuvista kuiteista</li></ul></section><section><h2>Hinnat</h2><div><div><h3>Alku</h3><p>0 €</p><p>20 kuittia kuussa</p></div><div><h3>Yrittäjä</h3><p>9 €/kk</p><p>200 kuittia kuussa, lisäkuitit 5 senttiä</p></div><div><h3>Tilitoimisto</h3><p>Pyydä tarjous</p></div></div><p>Hinnat ilman arvonlisäveroa. Ei sitoutumista.</p><p>Kokeile Yrittäjä-pakettia 30 päivää ilmaiseksi.</p><p>Patentti- ja rekisterihallitus veloittaa toiminimen ilmoituksesta 70 €. Yrittäjien jäsenmaksu on 120 € vuodessa.</p></section></main><footer><p>Koivukuitti Oy</p></footer>`,
				),
			],
		},
		traps: [
			[
				"viranomainen",
				"pricing_summary",
				"Patentti- ja rekisterihallitus veloittaa toiminimen ilmoituksesta 70 €.",
				"Patentti- ja rekisterihallitus veloittaa toiminimen ilmoituksesta 70 €.",
			],
			[
				"jäsenmaksu",
				"pricing_summary",
				"Yrittäjien jäsenmaksu on 120 € vuodessa.",
				"Yrittäjien jäsenmaksu on 120 € vuodessa.",
			],
			["väärä", "pricing_summary", "Alku: 9 €/kk", ["Alku", "9 €/kk"]],
		],
		honest: [
			["iskulause", "tagline", "Kuva kuitista, loput hoidamme me", "Kuva kuitista, loput hoidamme me"],
			[
				"kenelle",
				"description",
				"Se on tehty yksinyrittäjille ja pienille yrityksille.",
				"Se on tehty yksinyrittäjille ja pienille yrityksille.",
			],
			["ominaisuus", "features", "Lukee kuitit suomeksi ja ruotsiksi", "Lukee kuitit suomeksi ja ruotsiksi"],
			["ominaisuus", "features", "Muistutamme puuttuvista kuiteista", "Muistutamme puuttuvista kuiteista"],
			["hinta", "pricing_summary", "Alku: 0 € (20 kuittia kuussa)", ["Alku", "0 €", "20 kuittia kuussa"]],
			[
				"hinta",
				"pricing_summary",
				"Yrittäjä: 9 €/kk, 200 kuittia kuussa, lisäkuitit 5 senttiä",
				["Yrittäjä", "9 €/kk", "200 kuittia kuussa, lisäkuitit 5 senttiä"],
			],
			["hinta", "pricing_summary", "Tilitoimisto: pyydä tarjous", ["Tilitoimisto", "Pyydä tarjous"]],
			[
				"vero",
				"pricing_summary",
				"Hinnat ilman arvonlisäveroa, ei sitoutumista",
				"Hinnat ilman arvonlisäveroa. Ei sitoutumista.",
			],
			[
				"kokeilu",
				"pricing_summary",
				"Kokeile Yrittäjä-pakettia 30 päivää ilmaiseksi",
				"Kokeile Yrittäjä-pakettia 30 päivää ilmaiseksi",
			],
			["malli", "pricing_model", "freemium", ["0 €", "9 €/kk"]],
		],
	},
	{
		origin: "https://hyllan.se",
		pages: {
			"/": [
				"home",
				page(
					"sv",
					"Hyllan – lagersaldo för små butiker",
					`<header><a href="/">Hyllan</a><nav></nav></header><main><h1>Vet vad som står på hyllan</h1><p>Hyllan är lagersystemet för små butiker med få anställda och många varor.</p><section><h2>Det här får du</h2><div><h3>Inventera med mobilen</h3><p>Skanna streckkoder med kameran.</p></div><div><h3>Beställningsförslag</h3><p>Vi säger till när det är dags att köpa in.</p></div><div><h3>Kopplas till Fortnox</h3><p>Bokföringen får rätt lagervärde varje månad.</p></div></section><section><h2>Pris</h2><div><div><h3>Liten</h3><p>149 kr/mån</p><p>Upp till 500 artiklar</p></div><div><h3>Lagom</h3><p>299 kr/mån</p><p>Upp till 5 000 artiklar</p><p>3 användare ingår</p></div></div><p>Priserna är exklusive moms. Ingen bindningstid.</p><p>Extra användare kostar 49 kr i månaden.</p><p>Prova gratis i 30 dagar.</p><p>Klarna tar 2,99 % per köp. Medlemskap i Svensk Handel kostar 3 200 kr om året.</p></section></main><footer><p>Hyllan AB</p></footer>`,
				),
			],
		},
		traps: [
			["betaltjänst", "pricing_summary", "Klarna tar 2,99 % per köp.", "Klarna tar 2,99 % per köp."],
			[
				"förbund",
				"pricing_summary",
				"Medlemskap i Svensk Handel kostar 3 200 kr om året.",
				"Medlemskap i Svensk Handel kostar 3 200 kr om året.",
			],
			[
				"fel gräns",
				"pricing_summary",
				"Liten: 149 kr/mån, upp till 5 000 artiklar",
				["Liten", "149 kr/mån", "Upp till 5 000 artiklar"],
			],
		],
		honest: [
			["slogan", "tagline", "Vet vad som står på hyllan", "Vet vad som står på hyllan"],
			[
				"för vem",
				"short_description",
				"Hyllan är lagersystemet för små butiker med få anställda och många varor.",
				"Hyllan är lagersystemet för små butiker med få anställda och många varor.",
			],
			["funktion", "features", "Inventera med mobilen", "Inventera med mobilen"],
			["funktion", "features", "Kopplas till Fortnox", "Kopplas till Fortnox"],
			[
				"funktion",
				"features",
				"Vi säger till när det är dags att köpa in",
				"Vi säger till när det är dags att köpa in",
			],
			[
				"pris",
				"pricing_summary",
				"Liten: 149 kr/mån (upp till 500 artiklar)",
				["Liten", "149 kr/mån", "Upp till 500 artiklar"],
			],
			[
				"pris",
				"pricing_summary",
				"Lagom: 299 kr/mån, upp till 5 000 artiklar, 3 användare ingår",
				["Lagom", "299 kr/mån", "Upp till 5 000 artiklar", "3 användare ingår"],
			],
			[
				"moms",
				"pricing_summary",
				"Priserna är exklusive moms, ingen bindningstid",
				"Priserna är exklusive moms. Ingen bindningstid.",
			],
			["extra", "pricing_summary", "Extra användare kostar 49 kr i månaden", "Extra användare kostar 49 kr i månaden"],
			["extra", "pricing_summary", "Extra användare: 49 kr i månaden", "Extra användare kostar 49 kr i månaden."],
			["prova", "pricing_summary", "Prova gratis i 30 dagar", "Prova gratis i 30 dagar"],
		],
		refused: [["pris", "pricing_summary", "Från 149 kr/mån", "149 kr/mån"]],
	},
	{
		origin: "https://komainu.jp",
		pages: {
			"/": [
				"home",
				described(
					"ja",
					"コマイヌ｜小さな宿の予約管理",
					"小さな宿のための予約管理サービスです。",
					`<header><a href="/">コマイヌ</a><nav></nav></header><main><h1>予約の管理は、番犬にまかせて。</h1><p>コマイヌは、客室20室までの小さな宿のための予約管理サービスです。</p><section><h2>できること</h2><ul><li>予約サイトの在庫を自動で調整</li><li>宿泊台帳を英語でも作成</li><li>チェックイン前日に道案内を送信</li></ul></section><section><h2>料金</h2><div><div><h3>離れ</h3><p>月額2,980円（税込）</p><p>5室まで</p></div><div><h3>母屋</h3><p>月額5,980円（税込）</p><p>20室まで、スタッフ5名</p></div></div><p>初期費用：0円</p><p>年払いなら2か月分お得です。</p><p>30日間無料でお試しいただけます。</p><p>SMS送信：1通12円</p><p>旅館組合の会費は年24,000円です。楽天トラベルは宿泊料の10%を差し引きます。</p></section></main><footer><p>株式会社コマイヌ</p></footer>`,
				),
			],
		},
		traps: [
			["組合", "pricing_summary", "旅館組合の会費は年24,000円です。", "旅館組合の会費は年24,000円です。"],
			[
				"手数料",
				"pricing_summary",
				"楽天トラベルは宿泊料の10%を差し引きます。",
				"楽天トラベルは宿泊料の10%を差し引きます。",
			],
			["取違", "pricing_summary", "離れ：月額5,980円（税込）", ["離れ", "月額5,980円（税込）"]],
		],
		honest: [
			["標語", "tagline", "予約の管理は、番犬にまかせて。", "予約の管理は、番犬にまかせて。"],
			[
				"対象",
				"short_description",
				"コマイヌは、客室20室までの小さな宿のための予約管理サービスです。",
				"コマイヌは、客室20室までの小さな宿のための予約管理サービスです。",
			],
			["機能", "features", "予約サイトの在庫を自動で調整", "予約サイトの在庫を自動で調整"],
			["機能", "features", "宿泊台帳を英語でも作成", "宿泊台帳を英語でも作成"],
			["価格", "pricing_summary", "離れ：月額2,980円（税込）、5室まで", ["離れ", "月額2,980円（税込）", "5室まで"]],
			[
				"価格",
				"pricing_summary",
				"母屋：月額5,980円（税込）、20室まで、スタッフ5名",
				["母屋", "月額5,980円（税込）", "20室まで、スタッフ5名"],
			],
			[
				"価格",
				"pricing_summary",
				"離れ 月額2,980円（税込）; 母屋 月額5,980円（税込）",
				["離れ", "月額2,980円（税込）", "母屋", "月額5,980円（税込）"],
			],
			["初期", "pricing_summary", "初期費用：0円", "初期費用：0円"],
			["SMS", "pricing_summary", "SMS送信：1通12円", "SMS送信：1通12円"],
			["形", "pricing_model", "subscription", "月額2,980円（税込）"],
		],
		refused: [
			["年払い", "pricing_summary", "年払いなら2か月分お得", "年払いなら2か月分お得"],
			["試用", "pricing_summary", "30日間無料でお試し", "30日間無料でお試しいただけます。"],
		],
	},
];
