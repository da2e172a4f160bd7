import { described, page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Tills, volunteers and stock in Spanish, Finnish and Czech. */
export const PRODUCTS_28_SPANISH_FINNISH_CZECH: readonly WholeSite[] = [
	{
		origin: "https://mesalista.mx",
		pages: {
			"/": [
				"home",
				described(
					"es",
					"MesaLista: punto de venta para fondas y cafeterías",
					"MesaLista es un punto de venta en la nube para fondas, cafeterías y food trucks.",
					`<header><a href="/">MesaLista</a><nav><a href="/precios">Precios</a><a href="/nosotros">Nosotros</a></nav></header><main><h1>Cobra más rápido, cierra más temprano</h1><p>MesaLista es un punto de venta en la nube para fondas, cafeterías y food trucks. Toma la orden en el celular, mándala a la cocina y cobra en la mesa.</p>
<section><h2>Funciones</h2><div><div><h3>Comandas digitales</h3><p>La cocina ve las órdenes en una pantalla, en el orden en que llegaron.</p></div><div><h3>Facturación CFDI 4.0</h3><p>El cliente escanea el ticket y genera su factura.</p></div><div><h3>Inventario por receta</h3><p>Cada platillo vendido descuenta sus ingredientes.</p></div><div><h3>Cortes de caja</h3><p>Al final del turno sabes cuánto debe haber en el cajón.</p></div></div></section>
<section><h2>Sin sorpresas</h2><p>No cobramos comisión por venta ni te obligamos a comprar equipo. MesaLista funciona en la tableta que ya tienes.</p></section>
<section><h2>Clientes felices</h2><p>Fonda Doña Chela, en Puebla desde 1969, y otras 900</p></section></main><footer><p>MesaLista S.A. de C.V., Av. Chapultepec 480, Col. Americana, 44160 Guadalajara, Jalisco</p><p>ayuda@mesalista.mx</p></footer>`,
				),
			],
			"/precios": [
				"pricing",
				page(
					"es",
					"Precios | MesaLista",
					`<header><a href="/">MesaLista</a></header><main><h1>Un precio por sucursal</h1><div><div><h3>Básico</h3><p>$249 MXN</p><p>al mes por sucursal</p></div><div><h3>Completo</h3><p>$449 MXN</p><p>al mes por sucursal</p></div></div><p>Ahorra dos meses si pagas por año.</p><p>Una impresora térmica cuesta desde $1,800 en cualquier tienda.</p><h2>Dudas</h2><h3>¿Qué pasa si se va el internet?</h3><p>Sigues cobrando y todo se sincroniza cuando regresa.</p></main>`,
				),
			],
			"/nosotros": [
				"about",
				page(
					"es",
					"Nosotros | MesaLista",
					`<header><a href="/">MesaLista</a></header><main><h1>Nosotros</h1><p>Somos Ximena Olvera y Raúl Tapia, hermanos de una familia de cocineros. Fundamos MesaLista en 2018 en Guadalajara.</p><p>Nuestra abuela abrió su fonda en 1971.</p><p>Hoy somos 24 personas.</p></main>`,
				),
			],
		},
		traps: [
			[
				"impresora",
				"pricing_summary",
				"Una impresora térmica cuesta desde $1,800 en cualquier tienda.",
				"Una impresora térmica cuesta desde $1,800 en cualquier tienda.",
			],
			["abuela", "founded_year", "1971", "Nuestra abuela abrió su fonda en 1971."],
			["cliente", "founded_year", "1969", "Fonda Doña Chela, en Puebla desde 1969, y otras 900"],
			[
				"sin no",
				"description",
				"Cobramos comisión por venta.",
				"No cobramos comisión por venta ni te obligamos a comprar equipo.",
			],
			["ciudad del cliente", "city", "Puebla", "Fonda Doña Chela, en Puebla desde 1969, y otras 900"],
		],
		honest: [
			["lema", "tagline", "Cobra más rápido, cierra más temprano", "Cobra más rápido, cierra más temprano"],
			[
				"qué",
				"short_description",
				"MesaLista es un punto de venta en la nube para fondas, cafeterías y food trucks.",
				"MesaLista es un punto de venta en la nube para fondas, cafeterías y food trucks.",
			],
			[
				"cómo",
				"description",
				"Toma la orden en el celular, mándala a la cocina y cobra en la mesa.",
				"Toma la orden en el celular, mándala a la cocina y cobra en la mesa.",
			],
			[
				"tarjeta",
				"description",
				"La cocina ve las órdenes en una pantalla, en el orden en que llegaron.",
				"La cocina ve las órdenes en una pantalla, en el orden en que llegaron.",
			],
			[
				"tarjeta",
				"description",
				"El cliente escanea el ticket y genera su factura.",
				"El cliente escanea el ticket y genera su factura.",
			],
			[
				"tarjeta",
				"description",
				"Cada platillo vendido descuenta sus ingredientes.",
				"Cada platillo vendido descuenta sus ingredientes.",
			],
			[
				"tarjeta",
				"description",
				"Al final del turno sabes cuánto debe haber en el cajón.",
				"Al final del turno sabes cuánto debe haber en el cajón.",
			],
			[
				"dónde",
				"description",
				"MesaLista funciona en la tableta que ya tienes.",
				"MesaLista funciona en la tableta que ya tienes.",
			],
			[
				"no",
				"description",
				"No cobramos comisión por venta ni te obligamos a comprar equipo.",
				"No cobramos comisión por venta ni te obligamos a comprar equipo.",
			],
			["función", "features", "Comandas digitales", "Comandas digitales"],
			["función", "features", "Facturación CFDI 4.0", "Facturación CFDI 4.0"],
			["función", "features", "Inventario por receta", "Inventario por receta"],
			["función", "features", "Cortes de caja", "Cortes de caja"],
			["modelo", "pricing_model", "paid", ["$249 MXN", "al mes por sucursal"]],
			[
				"precio",
				"pricing_summary",
				"Básico: $249 MXN al mes por sucursal",
				["Básico", "$249 MXN", "al mes por sucursal"],
			],
			["precio", "pricing_summary", "Completo: $449 MXN", ["Completo", "$449 MXN"]],
			[
				"fundadora",
				"founders",
				"Ximena Olvera",
				"Somos Ximena Olvera y Raúl Tapia, hermanos de una familia de cocineros. Fundamos MesaLista en 2018 en Guadalajara.",
			],
			["año", "founded_year", "2018", "Fundamos MesaLista en 2018 en Guadalajara."],
			["país", "country", "MX", "Av. Chapultepec 480, Col. Americana, 44160 Guadalajara, Jalisco"],
			[
				"ciudad",
				"city",
				"Guadalajara",
				[
					"Fundamos MesaLista en 2018 en Guadalajara.",
					"Av. Chapultepec 480, Col. Americana, 44160 Guadalajara, Jalisco",
				],
			],
			["correo", "contact_email", "ayuda@mesalista.mx", "ayuda@mesalista.mx"],
			[
				"etiqueta",
				"tags",
				"punto de venta",
				"MesaLista es un punto de venta en la nube para fondas, cafeterías y food trucks.",
			],
			[
				"pregunta",
				"faqs",
				"Sigues cobrando y todo se sincroniza cuando regresa.",
				["¿Qué pasa si se va el internet?", "Sigues cobrando y todo se sincroniza cuando regresa."],
			],
			["precio", "pricing_summary", "Ahorra dos meses si pagas por año.", "Ahorra dos meses si pagas por año."],
		],
		refused: [
			[
				"no",
				"description",
				"MesaLista no cobra comisión por venta.",
				"No cobramos comisión por venta ni te obligamos a comprar equipo.",
			],
		],
	},
	{
		origin: "https://talkoolista.fi",
		pages: {
			"/": [
				"home",
				described(
					"fi",
					"Talkoolista – talkoovuorot järjestykseen",
					"Talkoolista on verkkopalvelu, jolla seurat ja yhdistykset jakavat talkoovuorot.",
					`<header><a href="/">Talkoolista</a><nav><a href="/hinnasto">Hinnasto</a><a href="/meista">Meistä</a></nav></header><main><h1>Talkoot ilman sähköpostirumbaa</h1><p>Talkoolista on verkkopalvelu, jolla seurat ja yhdistykset jakavat talkoovuorot. Jäsenet valitsevat vuoronsa puhelimella ja saavat muistutuksen edellisenä päivänä.</p>
<section><h2>Ominaisuudet</h2><ul><li>Vuorolistat mallipohjista</li><li>Muistutukset tekstiviestillä</li><li>Talkootuntien seuranta</li><li>Vaihtopyynnöt jäseneltä toiselle</li></ul></section>
<section><h2>Miksi Talkoolista?</h2><p>Kukaan ei tarvitse uutta salasanaa. Talkoolista toimii selaimessa, eikä mitään tarvitse asentaa.</p></section>
<section><h2>Käyttäjiämme</h2><p>Lahden Hiihtäjät (perustettu 1928), Oulun Luistinseura</p></section></main><footer><p>Vuorovelho Oy, Hämeenkatu 14 B, 33100 Tampere · Y-tunnus 2987654-3 · info@talkoolista.fi</p></footer>`,
				),
			],
			"/hinnasto": [
				"pricing",
				page(
					"fi",
					"Hinnasto – Talkoolista",
					`<header><a href="/">Talkoolista</a></header><main><h1>Hinnasto</h1><div><div><h3>Pieni</h3><p>0 €</p><p>enintään 30 jäsentä</p></div><div><h3>Seura</h3><p>15 €/kk</p><p>enintään 300 jäsentä</p></div><div><h3>Suurseura</h3><p>39 €/kk</p><p>rajaton jäsenmäärä</p></div></div><p>Hinnat sisältävät arvonlisäveron.</p><p>Tekstiviestin hinta on 8 senttiä.</p><p>Bussin vuokra maksaa yleensä 400 €.</p></main>`,
				),
			],
			"/meista": [
				"about",
				page(
					"fi",
					"Meistä – Talkoolista",
					`<header><a href="/">Talkoolista</a></header><main><h1>Meistä</h1><p>Talkoolistan perustivat vuonna 2017 Katri Niemelä ja Juho Salmi, kahden jääkiekkojuniorin vanhemmat.</p><p>Juho valmistui Tampereen yliopistosta vuonna 2004.</p><p>Palvelua kehitetään Tampereella.</p></main>`,
				),
			],
		},
		traps: [
			["bussi", "pricing_summary", "Bussin vuokra maksaa yleensä 400 €.", "Bussin vuokra maksaa yleensä 400 €."],
			["asiakas", "founded_year", "1928", "Lahden Hiihtäjät (perustettu 1928), Oulun Luistinseura"],
			["valmistuminen", "founded_year", "2004", "Juho valmistui Tampereen yliopistosta vuonna 2004."],
			["asiakas", "features", "Oulun Luistinseura", "Lahden Hiihtäjät (perustettu 1928), Oulun Luistinseura"],
			["ilman ei", "description", "Jäsen tarvitsee uutta salasanaa.", "Kukaan ei tarvitse uutta salasanaa."],
		],
		honest: [
			["iskulause", "tagline", "Talkoot ilman sähköpostirumbaa", "Talkoot ilman sähköpostirumbaa"],
			[
				"mikä",
				"short_description",
				"Talkoolista on verkkopalvelu, jolla seurat ja yhdistykset jakavat talkoovuorot.",
				"Talkoolista on verkkopalvelu, jolla seurat ja yhdistykset jakavat talkoovuorot.",
			],
			[
				"mitä",
				"description",
				"Jäsenet valitsevat vuoronsa puhelimella ja saavat muistutuksen edellisenä päivänä.",
				"Jäsenet valitsevat vuoronsa puhelimella ja saavat muistutuksen edellisenä päivänä.",
			],
			[
				"mitä",
				"description",
				"Talkoolista toimii selaimessa, eikä mitään tarvitse asentaa.",
				"Talkoolista toimii selaimessa, eikä mitään tarvitse asentaa.",
			],
			["mitä", "description", "Kukaan ei tarvitse uutta salasanaa.", "Kukaan ei tarvitse uutta salasanaa."],
			["kohta", "features", "Vuorolistat mallipohjista", "Vuorolistat mallipohjista"],
			["kohta", "features", "Muistutukset tekstiviestillä", "Muistutukset tekstiviestillä"],
			["kohta", "features", "Talkootuntien seuranta", "Talkootuntien seuranta"],
			["kohta", "features", "Vaihtopyynnöt jäseneltä toiselle", "Vaihtopyynnöt jäseneltä toiselle"],
			["malli", "pricing_model", "freemium", ["0 €", "15 €/kk"]],
			["hinta", "pricing_summary", "Pieni: 0 €", ["Pieni", "0 €"]],
			["hinta", "pricing_summary", "Seura: 15 €/kk", ["Seura", "15 €/kk"]],
			["maa", "country", "FI", "Vuorovelho Oy, Hämeenkatu 14 B, 33100 Tampere"],
			["kaupunki", "city", "Tampere", "Vuorovelho Oy, Hämeenkatu 14 B, 33100 Tampere"],
			["posti", "contact_email", "info@talkoolista.fi", "info@talkoolista.fi"],
			["hinta", "pricing_summary", "Hinnat sisältävät arvonlisäveron.", "Hinnat sisältävät arvonlisäveron."],
			[
				"perustaja",
				"founders",
				"Katri Niemelä",
				"Talkoolistan perustivat vuonna 2017 Katri Niemelä ja Juho Salmi, kahden jääkiekkojuniorin vanhemmat.",
			],
			[
				"perustaja",
				"founders",
				"Juho Salmi",
				"Talkoolistan perustivat vuonna 2017 Katri Niemelä ja Juho Salmi, kahden jääkiekkojuniorin vanhemmat.",
			],
			["vuosi", "founded_year", "2017", "Talkoolistan perustivat vuonna 2017 Katri Niemelä ja Juho Salmi"],
			[
				"hinta",
				"pricing_summary",
				"Suurseura: 39 €/kk, rajaton jäsenmäärä",
				["Suurseura", "39 €/kk", "rajaton jäsenmäärä"],
			],
			["hinta", "pricing_summary", "Tekstiviestin hinta on 8 senttiä.", "Tekstiviestin hinta on 8 senttiä."],
		],
		refused: [
			["mikä", "description", "Palvelua kehitetään Tampereella.", "Palvelua kehitetään Tampereella."],
			[
				"tunniste",
				"tags",
				"verkkopalvelu",
				"Talkoolista on verkkopalvelu, jolla seurat ja yhdistykset jakavat talkoovuorot.",
			],
		],
	},
	{
		origin: "https://skladnik.cz",
		pages: {
			"/": [
				"home",
				described(
					"cs",
					"Skladník – skladová evidence pro malé e-shopy",
					"Skladník je online skladová evidence pro malé e-shopy a dílny.",
					`<header><a href="/">Skladník</a><nav><a href="/cenik">Ceník</a><a href="/o-nas">O nás</a></nav></header><main><h1>Vždycky víte, co máte na skladě</h1><p>Skladník je online skladová evidence pro malé e-shopy a dílny. Stav skladu se mění sám, jakmile přijde objednávka.</p>
<section><h2>Co Skladník umí</h2><div><div><h3>Propojení s e-shopem</h3><p>Napojíte Shoptet, WooCommerce nebo Upgates během deseti minut.</p></div><div><h3>Čtečka v mobilu</h3><p>Kódy načtete fotoaparátem, žádný hardware nepotřebujete.</p></div><div><h3>Inventura</h3><p>Počítat může víc lidí najednou.</p></div><div><h3>Hlídání minima</h3><p>Když zboží dochází, přijde vám e-mail.</p></div></div></section>
<section><h2>Připravujeme</h2><ul><li>Mobilní tisk štítků</li></ul></section>
<section><h2>Říkají o nás</h2><p>„Konečně nemáme mínusové stavy.“ Lenka Dvořáková, Svíčkárna Litomyšl, založená 1998</p></section></main><footer><p>Skladník s.r.o., Údolní 53, 602 00 Brno, IČO 08123456 · podpora@skladnik.cz</p><p>Web: Studio Kvádr, Olomouc</p></footer>`,
				),
			],
			"/cenik": [
				"pricing",
				page(
					"cs",
					"Ceník – Skladník",
					`<header><a href="/">Skladník</a></header><main><h1>Ceník</h1><table><thead><tr><th>Tarif</th><th>Objednávky za měsíc</th><th>Cena</th></tr></thead><tbody><tr><td>Regál</td><td>do 100</td><td>zdarma</td></tr><tr><td>Sklad</td><td>do 1 000</td><td>390 Kč měsíčně</td></tr><tr><td>Hala</td><td>bez omezení</td><td>890 Kč měsíčně</td></tr></tbody></table><p>Ceny jsou uvedeny bez DPH.</p><p>Regál z obchodu stojí asi 1 200 Kč.</p></main>`,
				),
			],
			"/o-nas": [
				"about",
				page(
					"cs",
					"O nás – Skladník",
					`<header><a href="/">Skladník</a></header><main><h1>O nás</h1><p>Skladník založil v roce 2020 Ondřej Malina, který předtím šest let balil zásilky ve vlastním e-shopu s čajem.</p><p>Sídlíme v Brně a je nás osm.</p><p>Naši účetní z kanceláře Bilance (založena 1993) najdete taky na Údolní.</p></main>`,
				),
			],
		},
		traps: [
			["regál", "pricing_summary", "Regál z obchodu stojí asi 1 200 Kč.", "Regál z obchodu stojí asi 1 200 Kč."],
			["chystá se", "features", "Mobilní tisk štítků", "Mobilní tisk štítků"],
			["účetní", "founded_year", "1993", "Naši účetní z kanceláře Bilance (založena 1993) najdete taky na Údolní."],
			["studio", "city", "Olomouc", "Web: Studio Kvádr, Olomouc"],
			["zákazník", "founders", "Lenka Dvořáková", "Lenka Dvořáková, Svíčkárna Litomyšl, založená 1998"],
		],
		honest: [
			["slogan", "tagline", "Vždycky víte, co máte na skladě", "Vždycky víte, co máte na skladě"],
			[
				"co",
				"description",
				"Stav skladu se mění sám, jakmile přijde objednávka.",
				"Stav skladu se mění sám, jakmile přijde objednávka.",
			],
			[
				"karta",
				"description",
				"Napojíte Shoptet, WooCommerce nebo Upgates během deseti minut.",
				"Napojíte Shoptet, WooCommerce nebo Upgates během deseti minut.",
			],
			[
				"karta",
				"description",
				"Kódy načtete fotoaparátem, žádný hardware nepotřebujete.",
				"Kódy načtete fotoaparátem, žádný hardware nepotřebujete.",
			],
			["karta", "description", "Počítat může víc lidí najednou.", "Počítat může víc lidí najednou."],
			["karta", "description", "Když zboží dochází, přijde vám e-mail.", "Když zboží dochází, přijde vám e-mail."],
			["funkce", "features", "Propojení s e-shopem", "Propojení s e-shopem"],
			["funkce", "features", "Čtečka v mobilu", "Čtečka v mobilu"],
			["funkce", "features", "Inventura", "Inventura"],
			["funkce", "features", "Hlídání minima", "Hlídání minima"],
			["model", "pricing_model", "freemium", ["zdarma", "390 Kč měsíčně"]],
			["cena", "pricing_summary", "Regál: zdarma", ["Regál", "zdarma"]],
			["cena", "pricing_summary", "Hala: 890 Kč měsíčně", ["Hala", "890 Kč měsíčně"]],
			["město", "city", "Brno", "Skladník s.r.o., Údolní 53, 602 00 Brno, IČO 08123456"],
			["schránka", "contact_email", "podpora@skladnik.cz", "podpora@skladnik.cz"],
			["štítek", "tags", "skladová evidence", "Skladník je online skladová evidence pro malé e-shopy a dílny."],
			["cena", "pricing_summary", "Ceny jsou uvedeny bez DPH.", "Ceny jsou uvedeny bez DPH."],
			[
				"co",
				"short_description",
				"Skladník je online skladová evidence pro malé e-shopy a dílny.",
				"Skladník je online skladová evidence pro malé e-shopy a dílny.",
			],
			[
				"zakladatel",
				"founders",
				"Ondřej Malina",
				"Skladník založil v roce 2020 Ondřej Malina, který předtím šest let balil zásilky ve vlastním e-shopu s čajem.",
			],
			["rok", "founded_year", "2020", "Skladník založil v roce 2020 Ondřej Malina"],
		],
		refused: [
			[
				"cena",
				"pricing_summary",
				"Sklad: 390 Kč měsíčně (do 1 000 objednávek za měsíc)",
				["Sklad", "do 1 000", "390 Kč měsíčně"],
			],
			["země", "country", "CZ", "Skladník s.r.o., Údolní 53, 602 00 Brno, IČO 08123456"],
		],
	},
];
