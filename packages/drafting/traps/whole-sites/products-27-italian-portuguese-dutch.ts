import { described, page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Condominiums, building sites and landlords in Italian, Portuguese and Dutch. */
export const PRODUCTS_27_ITALIAN_PORTUGUESE_DUTCH: readonly WholeSite[] = [
	{
		origin: "https://condominiochiaro.it",
		pages: {
			"/": [
				"home",
				described(
					"it",
					"Condominio Chiaro – il gestionale per amministratori di condominio",
					"Il gestionale online che tiene in ordine rate, assemblee e fornitori dei tuoi condomini.",
					`<header><a href="/">Condominio Chiaro</a><nav><a href="/prezzi">Prezzi</a><a href="/chi-siamo">Chi siamo</a></nav></header><main><section><h1>Meno telefonate, più condomìni</h1><p>Condominio Chiaro è il gestionale online per amministratori di condominio e piccoli studi.</p><p>I condòmini vedono da soli rate, verbali e lavori: lo studio riceve meno chiamate.</p><a href="/demo">Richiedi una demo</a></section>
<section><h2>Cosa puoi fare</h2><div><div><h3>Riparto delle spese</h3><p>Millesimi, letture dei contatori e conguagli si calcolano in pochi secondi.</p></div><div><h3>Convocazione delle assemblee</h3><p>Avvisi via PEC o raccomandata, con la delega già compilata.</p></div><div><h3>Segnalazioni dei guasti</h3><p>Il condomino manda una foto e il fornitore riceve l'incarico.</p></div><div><h3>Portale dei condòmini</h3><p>Ogni proprietario trova i propri documenti, senza chiedere una password nuova ogni volta.</p></div></div></section>
<section><h2>Cosa non facciamo</h2><p>Non vendiamo i dati dei condòmini e non amministriamo palazzi al posto tuo.</p></section>
<section><h2>Dicono di noi</h2><blockquote>Chiudo i bilanci in metà tempo.<br>Studio Balestra, Modena</blockquote></section></main><footer><p>Condominio Chiaro S.r.l. – Via Emilia 120, 42121 Reggio Emilia (RE) – P. IVA 02789450356</p><p>info@condominiochiaro.it</p></footer>`,
				),
			],
			"/prezzi": [
				"pricing",
				page(
					"it",
					"Prezzi – Condominio Chiaro",
					`<header><a href="/">Condominio Chiaro</a></header><main><h1>Quanto costa</h1><p>Il prezzo dipende dal numero di unità immobiliari.</p><table><tr><th>Piano</th><th>Unità</th><th>Canone mensile</th></tr><tr><td>Palazzina</td><td>fino a 50</td><td>19 €</td></tr><tr><td>Isolato</td><td>fino a 300</td><td>49 €</td></tr><tr><td>Quartiere</td><td>fino a 1.500</td><td>119 €</td></tr></table><p>L'assistenza telefonica è compresa in tutti i piani.</p><p>Una PEC costa circa 6 € all'anno presso il gestore che preferisci.</p></main>`,
				),
			],
			"/chi-siamo": [
				"about",
				page(
					"it",
					"Chi siamo – Condominio Chiaro",
					`<header><a href="/">Condominio Chiaro</a></header><main><h1>Chi siamo</h1><p>Siamo un'azienda di Reggio Emilia fondata nel 2016 da Elisa Montanari, amministratrice da quindici anni, e dal programmatore Davide Ruini.</p><p>Lo zio di Davide aprì il primo studio in città nel 1979.</p><p>Oggi 640 studi in tutta Italia lavorano con noi.</p><p>Dal 2022 collaboriamo con Anaci, nata nel 1995.</p></main>`,
				),
			],
		},
		traps: [
			[
				"non si fa",
				"description",
				"Amministriamo palazzi al posto tuo.",
				"Non vendiamo i dati dei condòmini e non amministriamo palazzi al posto tuo.",
			],
			["zio", "founded_year", "1979", "Lo zio di Davide aprì il primo studio in città nel 1979."],
			["associazione", "founded_year", "1995", "Dal 2022 collaboriamo con Anaci, nata nel 1995."],
			[
				"prezzo altrui",
				"pricing_summary",
				"Una PEC costa circa 6 € all'anno",
				"Una PEC costa circa 6 € all'anno presso il gestore che preferisci.",
			],
			["cliente", "city", "Modena", "Studio Balestra, Modena"],
		],
		honest: [
			["slogan", "tagline", "Meno telefonate, più condomìni", "Meno telefonate, più condomìni"],
			[
				"cos'è",
				"short_description",
				"Il gestionale online che tiene in ordine rate, assemblee e fornitori dei tuoi condomini.",
				"Il gestionale online che tiene in ordine rate, assemblee e fornitori dei tuoi condomini.",
			],
			[
				"cos'è",
				"description",
				"Condominio Chiaro è il gestionale online per amministratori di condominio e piccoli studi.",
				"Condominio Chiaro è il gestionale online per amministratori di condominio e piccoli studi.",
			],
			[
				"cosa fa",
				"description",
				"I condòmini vedono da soli rate, verbali e lavori: lo studio riceve meno chiamate.",
				"I condòmini vedono da soli rate, verbali e lavori: lo studio riceve meno chiamate.",
			],
			[
				"scheda",
				"description",
				"Millesimi, letture dei contatori e conguagli si calcolano in pochi secondi.",
				"Millesimi, letture dei contatori e conguagli si calcolano in pochi secondi.",
			],
			[
				"scheda",
				"description",
				"Il condomino manda una foto e il fornitore riceve l'incarico.",
				"Il condomino manda una foto e il fornitore riceve l'incarico.",
			],
			[
				"scheda",
				"description",
				"Ogni proprietario trova i propri documenti, senza chiedere una password nuova ogni volta.",
				"Ogni proprietario trova i propri documenti, senza chiedere una password nuova ogni volta.",
			],
			["voce", "features", "Riparto delle spese", "Riparto delle spese"],
			["voce", "features", "Convocazione delle assemblee", "Convocazione delle assemblee"],
			["voce", "features", "Segnalazioni dei guasti", "Segnalazioni dei guasti"],
			["voce", "features", "Portale dei condòmini", "Portale dei condòmini"],
			["modello", "pricing_model", "paid", "19 €"],
			["prezzo", "pricing_summary", "Palazzina: 19 €", ["Palazzina", "19 €"]],
			["paese", "country", "IT", "Condominio Chiaro S.r.l. – Via Emilia 120, 42121 Reggio Emilia (RE)"],
			["città", "city", "Reggio Emilia", "Condominio Chiaro S.r.l. – Via Emilia 120, 42121 Reggio Emilia (RE)"],
			["casella", "contact_email", "info@condominiochiaro.it", "info@condominiochiaro.it"],
			[
				"assistenza",
				"pricing_summary",
				"L'assistenza telefonica è compresa in tutti i piani.",
				"L'assistenza telefonica è compresa in tutti i piani.",
			],
			[
				"fondatrice",
				"founders",
				"Elisa Montanari",
				"Siamo un'azienda di Reggio Emilia fondata nel 2016 da Elisa Montanari, amministratrice da quindici anni, e dal programmatore Davide Ruini.",
			],
			[
				"fondatore",
				"founders",
				"Davide Ruini",
				"Siamo un'azienda di Reggio Emilia fondata nel 2016 da Elisa Montanari, amministratrice da quindici anni, e dal programmatore Davide Ruini.",
			],
			["anno", "founded_year", "2016", "Siamo un'azienda di Reggio Emilia fondata nel 2016 da Elisa Montanari"],
		],
		refused: [
			[
				"non",
				"description",
				"Non vendiamo i dati dei condòmini e non amministriamo palazzi al posto tuo.",
				"Non vendiamo i dati dei condòmini e non amministriamo palazzi al posto tuo.",
			],
			[
				"prezzo",
				"pricing_summary",
				"Isolato (fino a 300 unità): canone mensile 49 €",
				["Isolato", "fino a 300", "49 €"],
			],
		],
	},
	{
		origin: "https://obranota.com.br",
		pages: {
			"/": [
				"home",
				described(
					"pt-BR",
					"Obranota: diário de obra digital",
					"O diário de obra que o mestre preenche por áudio e o engenheiro assina no celular.",
					`<header><a href="/">Obranota</a><nav><a href="/planos">Planos</a><a href="/sobre">Sobre nós</a></nav></header><main><section><h1>O diário de obra que se escreve sozinho</h1><p>A Obranota transforma áudios e fotos do canteiro em um diário de obra pronto para assinar.</p><a href="/cadastro">Começar agora</a></section>
<section><h2>Por que usar a Obranota</h2><ul><li>Funciona sem internet no canteiro</li><li>Clima e efetivo preenchidos automaticamente</li><li>Assinatura digital com validade jurídica</li><li>Relatórios em PDF com a marca da construtora</li></ul></section>
<section><h2>Como funciona</h2><p>O mestre grava um áudio no fim do dia. A Obranota escreve o texto, separa por etapa e avisa o engenheiro. O cliente acompanha tudo por um link.</p></section>
<section><h2>Quem já usa</h2><p>Construtora Alvorada, fundada em 1982 por Jair Menezes, e mais 350 empresas</p></section>
<section><h2>Em breve</h2><ul><li>Controle de estoque</li></ul></section></main><footer><p>Obranota Tecnologia Ltda. · CNPJ 34.567.890/0001-12 · Rua dos Inconfidentes, 911, Savassi, Belo Horizonte – MG, 30140-120</p><p>contato@obranota.com.br</p></footer>`,
				),
			],
			"/planos": [
				"pricing",
				page(
					"pt-BR",
					"Planos – Obranota",
					`<header><a href="/">Obranota</a></header><main><h1>Planos</h1><div><div><h3>Grátis</h3><p>R$ 0</p><p>1 obra ativa</p></div><div><h3>Construtor</h3><p>R$ 79/mês</p><p>até 5 obras ativas</p></div><div><h3>Construtora</h3><p>R$ 199/mês</p><p>obras ilimitadas</p></div></div><p>O plano anual tem 20% de desconto.</p><p>Uma ART custa R$ 99,64 no CREA.</p><p>Cobramos por obra, nunca por usuário.</p></main>`,
				),
			],
			"/sobre": [
				"about",
				page(
					"pt-BR",
					"Sobre nós – Obranota",
					`<header><a href="/">Obranota</a></header><main><h1>Sobre nós</h1><p>A Obranota foi fundada em 2021 pelos engenheiros Caio Drummond e Letícia Paiva, que passaram dez anos preenchendo cadernos molhados.</p><p>Estamos em Belo Horizonte e atendemos obras em 19 estados.</p><p>Em 2023 recebemos investimento da Bossa Invest, criada em 2015.</p></main>`,
				),
			],
		},
		traps: [
			["em breve", "features", "Controle de estoque", "Controle de estoque"],
			[
				"cliente",
				"founded_year",
				"1982",
				"Construtora Alvorada, fundada em 1982 por Jair Menezes, e mais 350 empresas",
			],
			[
				"fundador do cliente",
				"founders",
				"Jair Menezes",
				"Construtora Alvorada, fundada em 1982 por Jair Menezes, e mais 350 empresas",
			],
			["investidor", "founded_year", "2015", "Em 2023 recebemos investimento da Bossa Invest, criada em 2015."],
		],
		honest: [
			["slogan", "tagline", "O diário de obra que se escreve sozinho", "O diário de obra que se escreve sozinho"],
			[
				"o que é",
				"short_description",
				"A Obranota transforma áudios e fotos do canteiro em um diário de obra pronto para assinar.",
				"A Obranota transforma áudios e fotos do canteiro em um diário de obra pronto para assinar.",
			],
			["o que é", "description", "A Obranota é um diário de obra digital.", "Obranota: diário de obra digital"],
			[
				"o que faz",
				"description",
				"A Obranota escreve o texto, separa por etapa e avisa o engenheiro.",
				"A Obranota escreve o texto, separa por etapa e avisa o engenheiro.",
			],
			["passo", "description", "O mestre grava um áudio no fim do dia.", "O mestre grava um áudio no fim do dia."],
			[
				"função dita",
				"description",
				"A Obranota funciona sem internet no canteiro.",
				"Funciona sem internet no canteiro",
			],
			[
				"função",
				"features",
				"Clima e efetivo preenchidos automaticamente",
				"Clima e efetivo preenchidos automaticamente",
			],
			["função", "features", "Assinatura digital com validade jurídica", "Assinatura digital com validade jurídica"],
			["razão", "usps", "Funciona sem internet no canteiro", "Funciona sem internet no canteiro"],
			[
				"função",
				"features",
				"Relatórios em PDF com a marca da construtora",
				"Relatórios em PDF com a marca da construtora",
			],
			["modelo", "pricing_model", "freemium", ["R$ 0", "R$ 79/mês"]],
			["preço", "pricing_summary", "Grátis: R$ 0", ["Grátis", "R$ 0"]],
			["preço", "pricing_summary", "O plano anual tem 20% de desconto.", "O plano anual tem 20% de desconto."],
			[
				"fundadora",
				"founders",
				"Letícia Paiva",
				"A Obranota foi fundada em 2021 pelos engenheiros Caio Drummond e Letícia Paiva, que passaram dez anos preenchendo cadernos molhados.",
			],
			["ano", "founded_year", "2021", "A Obranota foi fundada em 2021 pelos engenheiros Caio Drummond e Letícia Paiva"],
			[
				"país",
				"country",
				"BR",
				"Obranota Tecnologia Ltda. · CNPJ 34.567.890/0001-12 · Rua dos Inconfidentes, 911, Savassi, Belo Horizonte – MG, 30140-120",
			],
			["cidade", "city", "Belo Horizonte", "Estamos em Belo Horizonte e atendemos obras em 19 estados."],
			["caixa", "contact_email", "contato@obranota.com.br", "contato@obranota.com.br"],
			[
				"preço",
				"pricing_summary",
				"Construtora: R$ 199/mês, obras ilimitadas",
				["Construtora", "R$ 199/mês", "obras ilimitadas"],
			],
		],
		refused: [
			["passo", "description", "O cliente acompanha tudo por um link.", "O cliente acompanha tudo por um link."],
			[
				"preço",
				"description",
				"A Obranota cobra por obra, nunca por usuário.",
				"Cobramos por obra, nunca por usuário.",
			],
		],
	},
	{
		origin: "https://sleutelbos.nl",
		pages: {
			"/": [
				"home",
				page(
					"nl",
					"Sleutelbos | Verhuuradministratie voor particuliere verhuurders",
					`<header><a href="/">Sleutelbos</a><nav><a href="#wat">Wat het doet</a><a href="#prijs">Prijs</a><a href="/over">Over</a></nav></header><main><h1>Verhuren zonder schoenendoos</h1><p>Sleutelbos is verhuuradministratie voor particulieren met één tot dertig woningen. U ziet in één oogopslag wie betaald heeft en wat er nog moet gebeuren.</p>
<section id="wat"><h2>Wat Sleutelbos voor u doet</h2><ul><li>Controleert elke ochtend of de huur binnen is</li><li>Rekent de huurverhoging uit volgens de wettelijke regels</li><li>Bewaart contracten, foto's en meterstanden per woning</li><li>Maakt het jaaroverzicht voor box 3</li></ul><p>Huurders merken er niets van: zij betalen zoals altijd op uw eigen rekening. Sleutelbos is geen makelaar en zoekt geen huurders voor u.</p></section>
<section id="prijs"><h2>Prijs</h2><p>De eerste woning is gratis. Daarna betaalt u € 4,50 per woning per maand.</p><p>Een taxatie kost al snel € 600 bij een makelaar.</p></section>
<section><h2>Veelgestelde vragen</h2><details><summary>Met welke banken werkt het?</summary><p>Met ING, Rabobank, ABN AMRO, bunq en Knab.</p></details><details><summary>Kan mijn boekhouder meekijken?</summary><p>Ja, u nodigt hem uit met zijn e-mailadres.</p></details></section></main><footer><p>Sleutelbos is een product van Hofstede Software B.V., Oudegracht 220, 3511 NR Utrecht, KvK 71234568</p><p>Vragen? post@sleutelbos.nl</p></footer>`,
				),
			],
			"/over": [
				"about",
				page(
					"nl",
					"Over ons | Sleutelbos",
					`<header><a href="/">Sleutelbos</a></header><main><h1>Over ons</h1><p>Marijke Hofstede begon in 2017 met Sleutelbos omdat haar vader zijn huren op bierviltjes bijhield.</p><p>Haar vader kocht zijn eerste pand in 1974.</p><p>Vandaag werken we met zeven mensen vanuit een oude drukkerij in Utrecht, waar uitgeverij Bruna in 1868 begon.</p></main>`,
				),
			],
		},
		traps: [
			[
				"taxatie",
				"pricing_summary",
				"Een taxatie kost al snel € 600 bij een makelaar.",
				"Een taxatie kost al snel € 600 bij een makelaar.",
			],
			["pand van vader", "founded_year", "1974", "Haar vader kocht zijn eerste pand in 1974."],
			["uitgeverij", "founded_year", "1868", "waar uitgeverij Bruna in 1868 begon"],
			[
				"geen weg",
				"description",
				"Sleutelbos zoekt huurders voor u.",
				"Sleutelbos is geen makelaar en zoekt geen huurders voor u.",
			],
			["alles gratis", "pricing_model", "free", "De eerste woning is gratis."],
		],
		honest: [
			["leus", "tagline", "Verhuren zonder schoenendoos", "Verhuren zonder schoenendoos"],
			[
				"wat het is",
				"short_description",
				"Sleutelbos is verhuuradministratie voor particulieren met één tot dertig woningen.",
				"Sleutelbos is verhuuradministratie voor particulieren met één tot dertig woningen.",
			],
			[
				"wat het doet",
				"description",
				"U ziet in één oogopslag wie betaald heeft en wat er nog moet gebeuren.",
				"U ziet in één oogopslag wie betaald heeft en wat er nog moet gebeuren.",
			],
			[
				"lijst verteld",
				"description",
				"Sleutelbos controleert elke ochtend of de huur binnen is.",
				"Controleert elke ochtend of de huur binnen is",
			],
			[
				"lijst verteld",
				"description",
				"Sleutelbos maakt het jaaroverzicht voor box 3.",
				"Maakt het jaaroverzicht voor box 3",
			],
			[
				"huurders",
				"description",
				"Huurders merken er niets van: zij betalen zoals altijd op uw eigen rekening.",
				"Huurders merken er niets van: zij betalen zoals altijd op uw eigen rekening.",
			],
			[
				"niet",
				"description",
				"Sleutelbos is geen makelaar en zoekt geen huurders voor u.",
				"Sleutelbos is geen makelaar en zoekt geen huurders voor u.",
			],
			[
				"punt",
				"features",
				"Controleert elke ochtend of de huur binnen is",
				"Controleert elke ochtend of de huur binnen is",
			],
			[
				"punt",
				"features",
				"Rekent de huurverhoging uit volgens de wettelijke regels",
				"Rekent de huurverhoging uit volgens de wettelijke regels",
			],
			["punt", "features", "Maakt het jaaroverzicht voor box 3", "Maakt het jaaroverzicht voor box 3"],
			["prijs", "pricing_summary", "De eerste woning is gratis.", "De eerste woning is gratis."],
			[
				"prijs",
				"pricing_summary",
				"Daarna betaalt u € 4,50 per woning per maand.",
				"Daarna betaalt u € 4,50 per woning per maand.",
			],
			["land", "country", "NL", "Hofstede Software B.V., Oudegracht 220, 3511 NR Utrecht"],
			["plaats", "city", "Utrecht", "Hofstede Software B.V., Oudegracht 220, 3511 NR Utrecht"],
			["postvak", "contact_email", "post@sleutelbos.nl", "post@sleutelbos.nl"],
			[
				"vraag",
				"faqs",
				"Met ING, Rabobank, ABN AMRO, bunq en Knab.",
				["Met welke banken werkt het?", "Met ING, Rabobank, ABN AMRO, bunq en Knab."],
			],
		],
		refused: [
			[
				"model",
				"pricing_model",
				"freemium",
				"De eerste woning is gratis. Daarna betaalt u € 4,50 per woning per maand.",
			],
			[
				"oprichter",
				"founders",
				"Marijke Hofstede",
				"Marijke Hofstede begon in 2017 met Sleutelbos omdat haar vader zijn huren op bierviltjes bijhield.",
			],
			["jaar", "founded_year", "2017", "Marijke Hofstede begon in 2017 met Sleutelbos"],
			[
				"label",
				"tags",
				"verhuuradministratie",
				"Sleutelbos is verhuuradministratie voor particulieren met één tot dertig woningen.",
			],
		],
	},
];
