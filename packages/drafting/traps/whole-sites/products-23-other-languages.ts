import { described, page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Seven more in German, French, Spanish, Swedish, Danish, Portuguese and Japanese, kept sealed while those of round 22 were mended. */
export const PRODUCTS_23_OTHER_LANGUAGES: readonly WholeSite[] = [
	{
		origin: "https://werkbank.cloud",
		pages: {
			"/": [
				"home",
				page(
					"de",
					"Werkbank Cloud – CAD-Daten gemeinsam prüfen",
					`<header><a href="/">Werkbank Cloud</a></header><main><h1>CAD-Modelle prüfen, ohne CAD zu kaufen</h1><p>Mit Werkbank Cloud öffnen Ihre Lieferanten STEP- und JT-Dateien im Browser, messen nach und schreiben Anmerkungen ans Bauteil.</p><div><h3>Messen im Browser</h3><p>Abstände, Winkel und Wandstärken mit zwei Klicks.</p></div><div><h3>Vergleich zweier Stände</h3><p>Geändertes wird farbig.</p></div><div><h3>Freigaben mit Unterschrift</h3><p>Qualifizierte Signaturen liefert unser Partner D-Trust.</p></div><p>Werkbank Cloud ist kein PLM-System und will auch keines werden.</p><p>Gehostet wird in zwei Rechenzentren in Nürnberg.</p><h2>Was kostet das?</h2><p>Ab 290 Euro im Monat, unabhängig von der Zahl der Nutzer.</p><p>Ein CAD-Arbeitsplatz kostet sonst 6.000 Euro im Jahr.</p><h2>Fragen</h2><h3>Brauchen Lieferanten ein Konto?</h3><p>Nein, ein Link genügt.</p><h3>Geht es auch im eigenen Haus?</h3><p>Ja, als Container für Docker.</p></main><footer><p>Werkbank Software AG, Königstraße 27, 70173 Stuttgart. Vorstand: Dr. Heike Lang. Amtsgericht Stuttgart HRB 765432</p><p>Seit 2012 entwickelt in Stuttgart.</p></footer>`,
				),
			],
		},
		traps: [
			[
				"kein",
				"description",
				"Werkbank Cloud ist ein PLM-System.",
				"Werkbank Cloud ist kein PLM-System und will auch keines werden.",
			],
			["das Rechenzentrum", "city", "Nürnberg", "Gehostet wird in zwei Rechenzentren in Nürnberg."],
			[
				"was andere kosten",
				"pricing_summary",
				"6.000 Euro im Jahr",
				"Ein CAD-Arbeitsplatz kostet sonst 6.000 Euro im Jahr.",
			],
			["der Vorstand", "founders", "Dr. Heike Lang", "Vorstand: Dr. Heike Lang."],
			[
				"falsche Antwort",
				"faqs",
				"Ja, als Container für Docker.",
				["Brauchen Lieferanten ein Konto?", "Ja, als Container für Docker."],
			],
		],
		honest: [
			["Slogan", "tagline", "CAD-Modelle prüfen, ohne CAD zu kaufen", "CAD-Modelle prüfen, ohne CAD zu kaufen"],
			[
				"mit",
				"description",
				"Mit Werkbank Cloud öffnen Lieferanten STEP- und JT-Dateien im Browser, messen nach und schreiben Anmerkungen ans Bauteil.",
				"Mit Werkbank Cloud öffnen Ihre Lieferanten STEP- und JT-Dateien im Browser, messen nach und schreiben Anmerkungen ans Bauteil.",
			],
			["Funktion", "features", "Messen im Browser", "Messen im Browser"],
			["Funktion", "features", "Vergleich zweier Stände", "Vergleich zweier Stände"],
			["Funktion", "features", "Freigaben mit Unterschrift", "Freigaben mit Unterschrift"],
			[
				"Preis",
				"pricing_summary",
				"Ab 290 Euro im Monat, unabhängig von der Zahl der Nutzer",
				"Ab 290 Euro im Monat, unabhängig von der Zahl der Nutzer.",
			],
			["Modell", "pricing_model", "subscription", "Ab 290 Euro im Monat, unabhängig von der Zahl der Nutzer."],
			["Frage", "faqs", "Nein, ein Link genügt.", ["Brauchen Lieferanten ein Konto?", "Nein, ein Link genügt."]],
			["Ort", "city", "Stuttgart", "Werkbank Software AG, Königstraße 27, 70173 Stuttgart."],
			["Land", "country", "DE", "Werkbank Software AG, Königstraße 27, 70173 Stuttgart."],
		],
		refused: [["Jahr", "founded_year", "2012", "Seit 2012 entwickelt in Stuttgart."]],
	},
	{
		origin: "https://petitefacture.fr",
		pages: {
			"/": [
				"home",
				described(
					"fr",
					"Petite Facture | La facturation des indépendants",
					"Petite Facture crée vos devis et factures et les envoie à l'administration.",
					`<header><a href="/">Petite Facture</a></header><main><h1>Facturez en dormant (ou presque)</h1><p>Petite Facture est un logiciel de facturation pour les indépendants. Il crée vos factures récurrentes et relance les retardataires à votre place.</p><h2>Tout ce qu'il faut, rien de plus</h2><ul><li>Factures récurrentes</li><li>Relances automatiques</li><li>Export pour votre comptable</li><li>Rapprochement bancaire (bêta)</li></ul><p>Petite Facture n'est pas une banque.</p><p>Une facture oubliée coûte en moyenne 850 € à un indépendant.</p><h2>Combien ça coûte ?</h2><p>Gratuit jusqu'à trois clients, puis 9 € par mois, tout compris.</p><p>Nos données sont hébergées à Gravelines.</p></main><footer><p>Petite Facture, 18 quai Saint-Antoine, 69002 Lyon — bonjour@petitefacture.fr</p><p>Imaginé en 2018 par Marion Delorme, graphiste.</p><p>Illustrations : Léo Pons (Sète)</p></footer>`,
				),
			],
		},
		traps: [
			["n'est pas", "description", "Petite Facture est une banque.", "Petite Facture n'est pas une banque."],
			["coût d'un oubli", "pricing_summary", "850 €", "Une facture oubliée coûte en moyenne 850 € à un indépendant."],
			["hébergement", "city", "Gravelines", "Nos données sont hébergées à Gravelines."],
			["illustrateur", "founders", "Léo Pons", "Illustrations : Léo Pons (Sète)"],
			["gratuit pour tous", "pricing_model", "free", "Gratuit jusqu'à trois clients, puis 9 € par mois, tout compris."],
			[
				"gratuit coupé",
				"pricing_summary",
				"Gratuit",
				"Gratuit jusqu'à trois clients, puis 9 € par mois, tout compris.",
			],
		],
		honest: [
			["slogan", "tagline", "La facturation des indépendants", "Petite Facture | La facturation des indépendants"],
			["slogan du titre", "tagline", "Facturez en dormant (ou presque)", "Facturez en dormant (ou presque)"],
			[
				"court",
				"short_description",
				"Petite Facture crée vos devis et factures et les envoie à l'administration.",
				"Petite Facture crée vos devis et factures et les envoie à l'administration.",
			],
			[
				"il",
				"description",
				"Petite Facture crée vos factures récurrentes et relance les retardataires à votre place.",
				"Il crée vos factures récurrentes et relance les retardataires à votre place.",
			],
			["fonction", "features", "Relances automatiques", "Relances automatiques"],
			["fonction", "features", "Export pour votre comptable", "Export pour votre comptable"],
			["modèle", "pricing_model", "freemium", "Gratuit jusqu'à trois clients, puis 9 € par mois, tout compris."],
			[
				"prix",
				"pricing_summary",
				"Gratuit jusqu'à trois clients, puis 9 € par mois, tout compris",
				"Gratuit jusqu'à trois clients, puis 9 € par mois, tout compris.",
			],
			["ville", "city", "Lyon", "Petite Facture, 18 quai Saint-Antoine, 69002 Lyon — bonjour@petitefacture.fr"],
			["imaginé par", "founders", "Marion Delorme", "Imaginé en 2018 par Marion Delorme, graphiste."],
			[
				"étiquette",
				"tags",
				"logiciel de facturation",
				"Petite Facture est un logiciel de facturation pour les indépendants.",
			],
		],
		refused: [
			["pays", "country", "FR", "Petite Facture, 18 quai Saint-Antoine, 69002 Lyon — bonjour@petitefacture.fr"],
			[
				"catégorie",
				"categories",
				"Accounting",
				["Petite Facture est un logiciel de facturation pour les indépendants.", "La facturation des indépendants"],
			],
		],
	},
	{
		origin: "https://rutaclara.mx",
		pages: {
			"/": [
				"home",
				page(
					"es",
					"Ruta Clara | Rastreo GPS para flotillas",
					`<header><a href="/">Ruta Clara</a></header><main><h1>Sepa dónde está cada camión</h1><p>Ruta Clara combina un rastreador GPS y una plataforma web para que usted vea su flotilla en vivo y reciba alertas de desvíos.</p><h2>Beneficios</h2><ul><li>Menos gasto en combustible</li><li>Evidencia de entrega con foto</li><li>Soporte las 24 horas</li></ul><p>El equipo se instala en 20 minutos y no necesita cables.</p><p>El robo de camiones aumentó 12 % en 2024.</p><h2>Precios</h2><p>Renta mensual: $249 MXN por vehículo. Equipo: $0 con contrato de 24 meses.</p><p>La gasolina cuesta $24 MXN por litro.</p><p>Próximamente: cámaras para cabina.</p></main><footer><p>Ruta Clara S.A. de C.V. Av. Vallarta 3233, 44690 Guadalajara, Jalisco, México. Tel. 33 1234 5678</p><p>Distribuidor en Colombia: Satelital Andina, Medellín</p><p>Más de 10 años en el mercado. Fundada en 2013.</p></footer>`,
				),
			],
		},
		traps: [
			["gasolina", "pricing_summary", "$24 MXN por litro", "La gasolina cuesta $24 MXN por litro."],
			["distribuidor", "city", "Medellín", "Distribuidor en Colombia: Satelital Andina, Medellín"],
			["distribuidor", "country", "CO", "Distribuidor en Colombia: Satelital Andina, Medellín"],
			["próximamente", "features", "cámaras para cabina", "Próximamente: cámaras para cabina."],
			["robos", "founded_year", "2024", "El robo de camiones aumentó 12 % en 2024."],
			["equipo gratis", "pricing_model", "free", "Equipo: $0 con contrato de 24 meses."],
		],
		honest: [
			["lema", "tagline", "Sepa dónde está cada camión", "Sepa dónde está cada camión"],
			[
				"frase",
				"description",
				"Ruta Clara combina un rastreador GPS y una plataforma web para que usted vea su flotilla en vivo y reciba alertas de desvíos.",
				"Ruta Clara combina un rastreador GPS y una plataforma web para que usted vea su flotilla en vivo y reciba alertas de desvíos.",
			],
			[
				"equipo",
				"description",
				"El equipo se instala en 20 minutos y no necesita cables.",
				"El equipo se instala en 20 minutos y no necesita cables.",
			],
			["beneficio", "usps", "Menos gasto en combustible", "Menos gasto en combustible"],
			["función", "features", "Evidencia de entrega con foto", "Evidencia de entrega con foto"],
			["precio", "pricing_summary", "Renta mensual: $249 MXN por vehículo", "Renta mensual: $249 MXN por vehículo."],
			["modelo", "pricing_model", "subscription", "Renta mensual: $249 MXN por vehículo."],
			[
				"ciudad",
				"city",
				"Guadalajara",
				"Ruta Clara S.A. de C.V. Av. Vallarta 3233, 44690 Guadalajara, Jalisco, México.",
			],
			["país", "country", "MX", "Ruta Clara S.A. de C.V. Av. Vallarta 3233, 44690 Guadalajara, Jalisco, México."],
			["año", "founded_year", "2013", "Fundada en 2013."],
			["etiqueta", "tags", "rastreo GPS", "Ruta Clara | Rastreo GPS para flotillas"],
		],
	},
	{
		origin: "https://klubbkassan.se",
		pages: {
			"/": [
				"home",
				page(
					"sv",
					"Klubbkassan - medlemsregister och avgifter för föreningar",
					`<header><a href="/">Klubbkassan</a></header><main><h1>Föreningens ekonomi utan pärmar</h1><p>Klubbkassan är ett webbaserat medlemsregister för idrottsföreningar. Medlemmarna betalar med Swish, och kassören ser direkt vem som har betalat.</p><h2>Funktioner</h2><ul><li>Automatiska påminnelser</li><li>Närvarorapporter till kommunen</li><li>Bokföring enligt BAS</li><li>App för ledare (kommer i höst)</li></ul><p>Klubbkassan ersätter inte en revisor.</p><h2>Pris</h2><p>Gratis upp till 50 medlemmar. Därefter 199 kr i månaden.</p><p>Swish tar 1,50 kr per betalning.</p><p>IFK Lerum, grundat 1928, var vår första kund.</p></main><footer><p>Klubbkassan AB, Storgatan 14, 582 23 Linköping. Org.nr 556789-1234. hej@klubbkassan.se</p><p>Grundat 2011 av Maria Sjöberg och Johan Ek.</p></footer>`,
				),
			],
		},
		traps: [
			["kommer i höst", "features", "App för ledare", "App för ledare (kommer i höst)"],
			["inte borta", "description", "Klubbkassan ersätter en revisor.", "Klubbkassan ersätter inte en revisor."],
			["bankens avgift", "pricing_summary", "1,50 kr per betalning", "Swish tar 1,50 kr per betalning."],
			["kundens år", "founded_year", "1928", "IFK Lerum, grundat 1928, var vår första kund."],
			["gratis för små", "pricing_model", "free", "Gratis upp till 50 medlemmar."],
		],
		honest: [
			["slogan", "tagline", "Föreningens ekonomi utan pärmar", "Föreningens ekonomi utan pärmar"],
			[
				"vad",
				"description",
				"Klubbkassan är ett webbaserat medlemsregister för idrottsföreningar.",
				"Klubbkassan är ett webbaserat medlemsregister för idrottsföreningar.",
			],
			[
				"medlemmar",
				"description",
				"Medlemmarna betalar med Swish, och kassören ser direkt vem som har betalat.",
				"Medlemmarna betalar med Swish, och kassören ser direkt vem som har betalat.",
			],
			["funktion", "features", "Automatiska påminnelser", "Automatiska påminnelser"],
			["modell", "pricing_model", "freemium", "Gratis upp till 50 medlemmar. Därefter 199 kr i månaden."],
			[
				"pris",
				"pricing_summary",
				"Gratis upp till 50 medlemmar. Därefter 199 kr i månaden.",
				"Gratis upp till 50 medlemmar. Därefter 199 kr i månaden.",
			],
			["ort", "city", "Linköping", "Klubbkassan AB, Storgatan 14, 582 23 Linköping."],
			["land", "country", "SE", "Klubbkassan AB, Storgatan 14, 582 23 Linköping."],
			["år", "founded_year", "2011", "Grundat 2011 av Maria Sjöberg och Johan Ek."],
			["grundare", "founders", "Johan Ek", "Grundat 2011 av Maria Sjöberg och Johan Ek."],
			["tagg", "tags", "medlemsregister", "Klubbkassan är ett webbaserat medlemsregister för idrottsföreningar."],
		],
	},
	{
		origin: "https://lydkassen.dk",
		pages: {
			"/": [
				"home",
				page(
					"da",
					"Lydkassen – podcast uden besvær",
					`<header><a href="/">Lydkassen</a></header><main><h1>Fra idé til podcast på en eftermiddag</h1><p>Lydkassen optager jeres gæster hver for sig, fjerner støj og udgiver afsnittet på alle tjenester.</p><h2>Det får I</h2><ul><li>Optagelse i browseren</li><li>Automatisk klipning</li><li>Tekstning på dansk</li></ul><p>Vi ejer ikke jeres optagelser.</p><h2>Priser</h2><p>149 kr. om måneden for én podcast, 399 kr. for ti.</p><p>Et studie i København koster 900 kr. i timen.</p><p>Podcasten opstod i 2004.</p></main><footer><p>Lydkassen ApS, Åboulevarden 22, 8000 Aarhus C, CVR 40123456, kontakt@lydkassen.dk</p><p>Vi er fem kolleger og har været her siden 2019.</p></footer>`,
				),
			],
		},
		traps: [
			["et studies pris", "pricing_summary", "900 kr. i timen", "Et studie i København koster 900 kr. i timen."],
			["et studies by", "city", "København", "Et studie i København koster 900 kr. i timen."],
			["podcastens år", "founded_year", "2004", "Podcasten opstod i 2004."],
			["ikke", "description", "Vi ejer jeres optagelser.", "Vi ejer ikke jeres optagelser."],
		],
		honest: [
			["slogan", "tagline", "Fra idé til podcast på en eftermiddag", "Fra idé til podcast på en eftermiddag"],
			[
				"sætning",
				"description",
				"Lydkassen optager jeres gæster hver for sig, fjerner støj og udgiver afsnittet på alle tjenester.",
				"Lydkassen optager jeres gæster hver for sig, fjerner støj og udgiver afsnittet på alle tjenester.",
			],
			[
				"kort",
				"description",
				"Lydkassen optager jeres gæster hver for sig og fjerner støj.",
				"Lydkassen optager jeres gæster hver for sig, fjerner støj og udgiver afsnittet på alle tjenester.",
			],
			["funktion", "features", "Optagelse i browseren", "Optagelse i browseren"],
			["grund", "usps", "Vi ejer ikke jeres optagelser", "Vi ejer ikke jeres optagelser."],
			[
				"pris",
				"pricing_summary",
				"149 kr. om måneden for én podcast, 399 kr. for ti",
				"149 kr. om måneden for én podcast, 399 kr. for ti.",
			],
			["by", "city", "Aarhus", "Lydkassen ApS, Åboulevarden 22, 8000 Aarhus C, CVR 40123456, kontakt@lydkassen.dk"],
			["land", "country", "DK", "Lydkassen ApS, Åboulevarden 22, 8000 Aarhus C, CVR 40123456, kontakt@lydkassen.dk"],
			[
				"post",
				"contact_email",
				"kontakt@lydkassen.dk",
				"Lydkassen ApS, Åboulevarden 22, 8000 Aarhus C, CVR 40123456, kontakt@lydkassen.dk",
			],
		],
		refused: [["model", "pricing_model", "subscription", "149 kr. om måneden for én podcast, 399 kr. for ti."]],
	},
	{
		origin: "https://agendapet.com.br",
		pages: {
			"/": [
				"home",
				page(
					"pt-BR",
					"AgendaPet - Sistema para pet shops e clínicas",
					`<header><a href="/">AgendaPet</a></header><main><h1>Seu pet shop organizado em um só lugar</h1><p>O AgendaPet é um sistema de gestão para pet shops, com agenda de banho e tosa, prontuário e controle de estoque.</p><h2>Recursos</h2><div><h3>Agenda inteligente</h3><p>Evita horários vagos.</p></div><div><h3>Lembrete de vacinas</h3><p>Mensagens enviadas pelo WhatsApp.</p></div><div><h3>Emissão de nota fiscal</h3><p>Em breve</p></div><p>Mais de 2.000 clínicas confiam no AgendaPet.</p><h2>Planos</h2><div><h3>Filhote</h3><p>R$ 49/mês</p></div><div><h3>Adulto</h3><p>R$ 99/mês</p></div><p>Teste grátis por 7 dias, sem cartão.</p><p>Um banho custa em média R$ 60.</p></main><footer><p>AgendaPet Tecnologia Ltda. - CNPJ 12.345.678/0001-90 - Rua XV de Novembro, 800, Curitiba - PR, 80020-310</p><p>Criado em 2017 por veterinários.</p><p>oi@agendapet.com.br</p></footer>`,
				),
			],
		},
		traps: [
			["em breve", "features", "Emissão de nota fiscal", "Emissão de nota fiscal"],
			["um banho", "pricing_summary", "R$ 60", "Um banho custa em média R$ 60."],
			["teste", "pricing_model", "free", "Teste grátis por 7 dias, sem cartão."],
			["planos trocados", "pricing_summary", "Filhote: R$ 99/mês", "R$ 99/mês"],
		],
		honest: [
			["lema", "tagline", "Seu pet shop organizado em um só lugar", "Seu pet shop organizado em um só lugar"],
			[
				"frase",
				"description",
				"O AgendaPet é um sistema de gestão para pet shops, com agenda de banho e tosa, prontuário e controle de estoque.",
				"O AgendaPet é um sistema de gestão para pet shops, com agenda de banho e tosa, prontuário e controle de estoque.",
			],
			[
				"curta",
				"short_description",
				"O AgendaPet é um sistema de gestão para pet shops.",
				"O AgendaPet é um sistema de gestão para pet shops, com agenda de banho e tosa, prontuário e controle de estoque.",
			],
			["recurso", "features", "Lembrete de vacinas", "Lembrete de vacinas"],
			[
				"planos",
				"pricing_summary",
				"Filhote: R$ 49/mês; Adulto: R$ 99/mês",
				["Filhote", "R$ 49/mês", "Adulto", "R$ 99/mês"],
			],
			["modelo", "pricing_model", "subscription", ["R$ 49/mês", "R$ 99/mês"]],
			[
				"cidade",
				"city",
				"Curitiba",
				"AgendaPet Tecnologia Ltda. - CNPJ 12.345.678/0001-90 - Rua XV de Novembro, 800, Curitiba - PR, 80020-310",
			],
			[
				"país",
				"country",
				"BR",
				"AgendaPet Tecnologia Ltda. - CNPJ 12.345.678/0001-90 - Rua XV de Novembro, 800, Curitiba - PR, 80020-310",
			],
			["contato", "contact_email", "oi@agendapet.com.br", "oi@agendapet.com.br"],
			[
				"etiqueta",
				"tags",
				"sistema de gestão",
				"O AgendaPet é um sistema de gestão para pet shops, com agenda de banho e tosa, prontuário e controle de estoque.",
			],
		],
		refused: [["ano", "founded_year", "2017", "Criado em 2017 por veterinários."]],
	},
	{
		origin: "https://kakeibo-note.jp",
		pages: {
			"/": [
				"home",
				page(
					"ja",
					"家計ノート | 夫婦で使う家計簿アプリ",
					`<header><a href="/">家計ノート</a></header><main><h1>夫婦で使う家計簿アプリ</h1><p>家計ノートは、レシートを撮るだけで支出を記録できる家計簿アプリです。</p><h2>機能</h2><ul><li>レシート自動読み取り</li><li>夫婦での共有</li><li>予算アラート</li></ul><h2>料金</h2><p>基本機能は無料です。プレミアムプランは月額480円です。</p><p>税理士への相談は1時間5,000円ほどかかります。</p><p>確定申告には対応していません。</p><h2>会社概要</h2><table><tr><td>会社名</td><td>株式会社家計ノート</td></tr><tr><td>設立</td><td>2018年4月</td></tr><tr><td>所在地</td><td>〒460-0008 愛知県名古屋市中区栄3-1-1</td></tr></table></main><footer><p>support@kakeibo-note.jp</p></footer>`,
				),
			],
		},
		traps: [
			["税理士", "pricing_summary", "1時間5,000円", "税理士への相談は1時間5,000円ほどかかります。"],
			["否定", "description", "家計ノートは確定申告に対応しています。", "確定申告には対応していません。"],
			["一部無料", "pricing_model", "free", "基本機能は無料です。プレミアムプランは月額480円です。"],
		],
		honest: [
			["名前", "name", "家計ノート", "家計ノート | 夫婦で使う家計簿アプリ"],
			["標語", "tagline", "夫婦で使う家計簿アプリ", "夫婦で使う家計簿アプリ"],
			[
				"説明",
				"description",
				"家計ノートは、レシートを撮るだけで支出を記録できる家計簿アプリです。",
				"家計ノートは、レシートを撮るだけで支出を記録できる家計簿アプリです。",
			],
			["機能", "features", "レシート自動読み取り", "レシート自動読み取り"],
			["料金", "pricing_model", "freemium", "基本機能は無料です。プレミアムプランは月額480円です。"],
			["料金", "pricing_summary", "プレミアムプランは月額480円です", "プレミアムプランは月額480円です。"],
			["設立", "founded_year", "2018", ["設立", "2018年4月"]],
			["国", "country", "JP", "〒460-0008 愛知県名古屋市中区栄3-1-1"],
			["札", "tags", "家計簿アプリ", "家計ノートは、レシートを撮るだけで支出を記録できる家計簿アプリです。"],
		],
	},
];
