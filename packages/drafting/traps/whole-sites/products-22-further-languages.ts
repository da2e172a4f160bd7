import { page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** The other three of these, in Dutch, Portuguese and Polish. */
export const PRODUCTS_22_FURTHER_LANGUAGES: readonly WholeSite[] = [
	{
		origin: "https://fietsvloot.nl",
		pages: {
			"/": [
				"home",
				page(
					"nl",
					"Fietsvloot - Deelfietsen voor bedrijven beheren",
					`<header><a href="/">Fietsvloot</a></header><main><h1>Nooit meer zoeken naar de sleutel</h1><p>Met Fietsvloot beheer je de deelfietsen van je bedrijf: een slot op elke fiets, een app voor collega's en één overzicht voor de beheerder.</p><h2>Zo werkt het</h2><p>Collega's openen het slot met hun telefoon.</p><p>Een fiets die stuk is, meldt zich zelf af.</p><h2>Prijzen</h2><table><tr><th></th><th>Basis</th><th>Plus</th></tr><tr><td>Per fiets per maand</td><td>€ 6</td><td>€ 9</td></tr><tr><td>Slot</td><td>€ 85</td><td>inbegrepen</td></tr></table><p>Een parkeerplaats in Utrecht kost al gauw € 180 per maand.</p><h2>Klanten</h2><p>Gemeente Ede, Radboudumc en 60 andere organisaties.</p><p>We leveren (nog) niet aan particulieren.</p></main><footer><p>Fietsvloot B.V. | Kanaalstraat 21, 3531 CD Utrecht | KvK 61234567 | info@fietsvloot.nl</p><p>Onze sloten komen van Linka in Seattle.</p></footer>`,
				),
			],
			"/over-ons": [
				"about",
				page(
					"nl",
					"Over ons - Fietsvloot",
					`<main><h1>Over ons</h1><p>Fietsvloot is in 2014 opgericht door Sanne de Wit.</p><p>In 2020 nam Bram Kuiper de dagelijkse leiding over.</p></main>`,
				),
			],
		},
		traps: [
			[
				"parkeerplaats",
				"pricing_summary",
				"€ 180 per maand",
				"Een parkeerplaats in Utrecht kost al gauw € 180 per maand.",
			],
			["nog niet", "description", "We leveren aan particulieren.", "We leveren (nog) niet aan particulieren."],
			["de leverancier", "country", "US", "Onze sloten komen van Linka in Seattle."],
			["de directeur", "founders", "Bram Kuiper", "In 2020 nam Bram Kuiper de dagelijkse leiding over."],
			["overgenomen", "founded_year", "2020", "In 2020 nam Bram Kuiper de dagelijkse leiding over."],
		],
		honest: [
			["slogan", "tagline", "Nooit meer zoeken naar de sleutel", "Nooit meer zoeken naar de sleutel"],
			[
				"met",
				"description",
				"Met Fietsvloot beheer je de deelfietsen van je bedrijf.",
				"Met Fietsvloot beheer je de deelfietsen van je bedrijf: een slot op elke fiets, een app voor collega's en één overzicht voor de beheerder.",
			],
			[
				"slot",
				"description",
				"Collega's openen het slot met hun telefoon.",
				"Collega's openen het slot met hun telefoon.",
			],
			[
				"stad",
				"city",
				"Utrecht",
				"Fietsvloot B.V. | Kanaalstraat 21, 3531 CD Utrecht | KvK 61234567 | info@fietsvloot.nl",
			],
			[
				"land",
				"country",
				"NL",
				"Fietsvloot B.V. | Kanaalstraat 21, 3531 CD Utrecht | KvK 61234567 | info@fietsvloot.nl",
			],
			[
				"post",
				"contact_email",
				"info@fietsvloot.nl",
				"Fietsvloot B.V. | Kanaalstraat 21, 3531 CD Utrecht | KvK 61234567 | info@fietsvloot.nl",
			],
			["oprichter", "founders", "Sanne de Wit", "Fietsvloot is in 2014 opgericht door Sanne de Wit."],
			["jaar", "founded_year", "2014", "Fietsvloot is in 2014 opgericht door Sanne de Wit."],
		],
	},
	{
		origin: "https://aulaviva.pt",
		pages: {
			"/": [
				"home",
				page(
					"pt",
					"Aula Viva · Fichas interativas para professores",
					`<header><a href="/">Aula Viva</a></header><main><h1>Fichas que se corrigem sozinhas</h1><p>A Aula Viva transforma qualquer PDF numa ficha interativa. Os alunos respondem no telemóvel e o professor vê os resultados em tempo real.</p><h2>Vantagens</h2><ul><li>Correção automática</li><li>Banco com 3.000 exercícios</li><li>Sem publicidade</li></ul><p>Gratuito para professores do ensino público. As escolas privadas pagam 2 € por aluno e ano.</p><p>O Kahoot foi lançado em 2013 na Noruega.</p><p>Os alunos não precisam de conta.</p><p>Estamos a preparar uma versão para pais.</p></main><footer><p>Aula Viva, Lda. | Rua do Almada 120, 4050-031 Porto | geral@aulaviva.pt</p><p>Fundada por três professores em 2020.</p></footer>`,
				),
			],
		},
		traps: [
			["o concorrente", "founded_year", "2013", "O Kahoot foi lançado em 2013 na Noruega."],
			["o concorrente", "country", "NO", "O Kahoot foi lançado em 2013 na Noruega."],
			["em preparação", "description", "Temos uma versão para pais.", "Estamos a preparar uma versão para pais."],
			["não perdido", "description", "Os alunos precisam de conta.", "Os alunos não precisam de conta."],
		],
		honest: [
			["mote", "tagline", "Fichas que se corrigem sozinhas", "Fichas que se corrigem sozinhas"],
			[
				"frase",
				"description",
				"A Aula Viva transforma qualquer PDF numa ficha interativa.",
				"A Aula Viva transforma qualquer PDF numa ficha interativa.",
			],
			[
				"alunos",
				"description",
				"Os alunos respondem no telemóvel e o professor vê os resultados em tempo real.",
				"Os alunos respondem no telemóvel e o professor vê os resultados em tempo real.",
			],
			["razão", "usps", "Sem publicidade", "Sem publicidade"],
			["função", "features", "Correção automática", "Correção automática"],
			[
				"preço",
				"pricing_summary",
				"As escolas privadas pagam 2 € por aluno e ano",
				"As escolas privadas pagam 2 € por aluno e ano.",
			],
			["cidade", "city", "Porto", "Aula Viva, Lda. | Rua do Almada 120, 4050-031 Porto | geral@aulaviva.pt"],
			["ano", "founded_year", "2020", "Fundada por três professores em 2020."],
		],
		refused: [
			[
				"categoria",
				"categories",
				"Education",
				["Fichas interativas para professores", "A Aula Viva transforma qualquer PDF numa ficha interativa."],
			],
		],
	},
	{
		origin: "https://magazynek.pl",
		pages: {
			"/": [
				"home",
				page(
					"pl",
					"Magazynek – prosty program magazynowy",
					`<header><a href="/">Magazynek</a></header><main><h1>Prosty program magazynowy dla małych firm</h1><p>Magazynek pokazuje, co masz na półce, co się kończy i ile na tym zarabiasz. Działa w przeglądarce, na telefonie i z każdym czytnikiem kodów.</p><h2>Co potrafi Magazynek</h2><ul><li>Inwentaryzacja telefonem</li><li>Integracja z Allegro</li><li>Alerty o niskim stanie</li></ul><p>Magazynek nie wystawia faktur.</p><h2>Cennik</h2><p>Do 100 produktów: 0 zł. Bez limitu: 39 zł miesięcznie.</p><p>Czytnik kodów kupisz od 120 zł w sklepach z elektroniką.</p><p>Wkrótce: aplikacja na iOS.</p></main><footer><p>Magazynek sp. z o.o., ul. Długa 5, 61-848 Poznań, NIP 7831234567</p><p>Istniejemy od 2015 roku.</p><p>Strona: Pixel Studio, Łódź</p></footer>`,
				),
			],
		},
		traps: [
			["nie zgubione", "description", "Magazynek wystawia faktury.", "Magazynek nie wystawia faktur."],
			["czytnik", "pricing_summary", "od 120 zł", "Czytnik kodów kupisz od 120 zł w sklepach z elektroniką."],
			["wkrótce", "features", "aplikacja na iOS", "Wkrótce: aplikacja na iOS."],
			["twórcy strony", "city", "Łódź", "Strona: Pixel Studio, Łódź"],
		],
		honest: [
			["hasło", "tagline", "Prosty program magazynowy dla małych firm", "Prosty program magazynowy dla małych firm"],
			[
				"zdanie",
				"description",
				"Magazynek pokazuje, co masz na półce, co się kończy i ile na tym zarabiasz.",
				"Magazynek pokazuje, co masz na półce, co się kończy i ile na tym zarabiasz.",
			],
			[
				"działa",
				"description",
				"Działa w przeglądarce, na telefonie i z każdym czytnikiem kodów.",
				"Działa w przeglądarce, na telefonie i z każdym czytnikiem kodów.",
			],
			["funkcja", "features", "Integracja z Allegro", "Integracja z Allegro"],
			["model", "pricing_model", "freemium", "Do 100 produktów: 0 zł. Bez limitu: 39 zł miesięcznie."],
			[
				"ceny",
				"pricing_summary",
				"Do 100 produktów: 0 zł; Bez limitu: 39 zł miesięcznie",
				"Do 100 produktów: 0 zł. Bez limitu: 39 zł miesięcznie.",
			],
			["miasto", "city", "Poznań", "Magazynek sp. z o.o., ul. Długa 5, 61-848 Poznań, NIP 7831234567"],
			["rok", "founded_year", "2015", "Istniejemy od 2015 roku."],
			["znacznik", "tags", "program magazynowy", "Magazynek – prosty program magazynowy"],
		],
	},
];
