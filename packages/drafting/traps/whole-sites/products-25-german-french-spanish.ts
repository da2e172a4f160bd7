import { described, page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Three more in German, French and Spanish. */
export const PRODUCTS_25_GERMAN_FRENCH_SPANISH: readonly WholeSite[] = [
	{
		origin: "https://kehrplan.de",
		pages: {
			"/": [
				"home",
				described(
					"de",
					"Kehrplan – Putzpläne und Hausordnung für Hausverwaltungen",
					"Kehrplan ist die Software für Hausverwaltungen, die Treppenhausreinigung, Winterdienst und Müll im Griff haben wollen.",
					`<header><a href="/">Kehrplan</a></header><main><h1>Wer ist diese Woche dran?</h1><p>Kehrplan verteilt Putzdienste im Haus, erinnert die Bewohner per SMS oder Aushang und dokumentiert, was erledigt wurde.</p><h2>Das kann Kehrplan</h2><div class="box"><h3>Automatische Pläne</h3><p>Einmal anlegen, dann wechseln sich die Parteien von selbst ab.</p></div><div class="box"><h3>Aushang auf Knopfdruck</h3><p>Für alle, die kein Handy benutzen möchten.</p></div><div class="box"><h3>Nachweis mit Foto</h3><p>Im Streitfall sehen Sie, wann gestreut wurde.</p></div><div class="box"><h3>Anbindung an Immoware24</h3><p>Ab Herbst 2025.</p></div><h2>Für wen wir arbeiten</h2><p>Rund 300 Verwaltungen mit zusammen 41.000 Wohnungen nutzen Kehrplan. Die Stadtbau Regensburg spart damit nach eigenen Angaben zwei Stellen.</p><p>Einen Reinigungsdienst vermitteln wir nicht.</p><h2>Preise</h2><p>0,35 € je Wohnung und Monat, mindestens 19 € im Monat. Die ersten 30 Tage sind kostenlos.</p><p>Ein Reinigungsunternehmen berechnet für dieselbe Treppe schnell 60 € im Monat.</p><h2>Häufige Fragen</h2><h3>Müssen Mieter eine App installieren?</h3><p>Nein. Eine Handynummer genügt, und selbst die ist freiwillig.</p><h3>Wo liegen die Daten?</h3><p>In Falkenstein, bei Hetzner.</p></main><footer><p><a href="/impressum">Impressum</a> · moin@kehrplan.de</p></footer>`,
				),
			],
			"/impressum": [
				"other",
				page(
					"de",
					"Impressum",
					`<header><a href="/">Kehrplan</a></header><main><h1>Impressum</h1><p>Kehrplan GmbH<br>Große Bleichen 21<br>20354 Hamburg</p><p>Geschäftsführer: Torben Lührs</p><p>Registergericht: Amtsgericht Hamburg, HRB 154321</p><p>Zuständige Schlichtungsstelle: Allgemeine Verbraucherschlichtungsstelle, Straßburger Straße 8, 77694 Kehl</p><p>Gegründet wurde Kehrplan 2017 von Torben Lührs und Aylin Demir.</p></main>`,
				),
			],
		},
		traps: [
			["erst später", "features", "Anbindung an Immoware24", ["Anbindung an Immoware24", "Ab Herbst 2025."]],
			[
				"ein Kunde",
				"description",
				"Kehrplan spart zwei Stellen.",
				"Die Stadtbau Regensburg spart damit nach eigenen Angaben zwei Stellen.",
			],
			[
				"nicht weggelassen",
				"description",
				"Kehrplan vermittelt einen Reinigungsdienst.",
				"Einen Reinigungsdienst vermitteln wir nicht.",
			],
			[
				"Preis anderer",
				"pricing_summary",
				"60 € im Monat",
				"Ein Reinigungsunternehmen berechnet für dieselbe Treppe schnell 60 € im Monat.",
			],
			["die Schlichtungsstelle", "city", "Kehl", "Straßburger Straße 8, 77694 Kehl"],
			["das Rechenzentrum", "city", "Falkenstein", "In Falkenstein, bei Hetzner."],
			["Probezeit", "pricing_model", "free", "Die ersten 30 Tage sind kostenlos."],
		],
		honest: [
			[
				"was es ist",
				"short_description",
				"Kehrplan ist die Software für Hausverwaltungen, die Treppenhausreinigung, Winterdienst und Müll im Griff haben wollen.",
				"Kehrplan ist die Software für Hausverwaltungen, die Treppenhausreinigung, Winterdienst und Müll im Griff haben wollen.",
			],
			[
				"was es tut",
				"description",
				"Kehrplan verteilt Putzdienste im Haus, erinnert die Bewohner per SMS oder Aushang und dokumentiert, was erledigt wurde.",
				"Kehrplan verteilt Putzdienste im Haus, erinnert die Bewohner per SMS oder Aushang und dokumentiert, was erledigt wurde.",
			],
			[
				"Slogan",
				"tagline",
				"Putzpläne und Hausordnung für Hausverwaltungen",
				"Kehrplan – Putzpläne und Hausordnung für Hausverwaltungen",
			],
			["Funktion", "features", "Automatische Pläne", "Automatische Pläne"],
			["Funktion", "features", "Aushang auf Knopfdruck", "Aushang auf Knopfdruck"],
			["Funktion", "features", "Nachweis mit Foto", "Nachweis mit Foto"],
			[
				"wie viele",
				"description",
				"Rund 300 Verwaltungen mit zusammen 41.000 Wohnungen nutzen Kehrplan.",
				"Rund 300 Verwaltungen mit zusammen 41.000 Wohnungen nutzen Kehrplan.",
			],
			[
				"Preis",
				"pricing_summary",
				"0,35 € je Wohnung und Monat, mindestens 19 € im Monat",
				"0,35 € je Wohnung und Monat, mindestens 19 € im Monat.",
			],
			["Modell", "pricing_model", "subscription", "0,35 € je Wohnung und Monat, mindestens 19 € im Monat."],
			[
				"Frage",
				"faqs",
				"Nein. Eine Handynummer genügt, und selbst die ist freiwillig.",
				["Müssen Mieter eine App installieren?", "Nein. Eine Handynummer genügt, und selbst die ist freiwillig."],
			],
			["Jahr", "founded_year", "2017", "Gegründet wurde Kehrplan 2017 von Torben Lührs und Aylin Demir."],
			["Gründerin", "founders", "Aylin Demir", "Gegründet wurde Kehrplan 2017 von Torben Lührs und Aylin Demir."],
			["Gründer", "founders", "Torben Lührs", "Gegründet wurde Kehrplan 2017 von Torben Lührs und Aylin Demir."],
			["Stadt", "city", "Hamburg", "20354 Hamburg"],
			["Land", "country", "DE", "Registergericht: Amtsgericht Hamburg, HRB 154321"],
			["Postfach", "contact_email", "moin@kehrplan.de", "moin@kehrplan.de"],
		],
		refused: [
			[
				"ein Teil davon",
				"description",
				"Kehrplan erinnert die Bewohner per SMS oder Aushang.",
				"Kehrplan verteilt Putzdienste im Haus, erinnert die Bewohner per SMS oder Aushang und dokumentiert, was erledigt wurde.",
			],
		],
	},
	{
		origin: "https://carnetderuche.fr",
		pages: {
			"/": [
				"home",
				page(
					"fr",
					"Carnet de Ruche : le cahier de miellerie en ligne",
					`<header><a href="/">Carnet de Ruche</a></header><main><h1>Le cahier de l'apiculteur, sans le papier collant</h1><p>Notez vos visites au rucher d'une main, même sans réseau. Carnet de Ruche garde l'historique de chaque colonie, calcule vos récoltes et prépare le registre d'élevage.</p><section><h2>Au rucher comme au bureau</h2><dl><dt>Visites dictées</dt><dd>Parlez, le téléphone écrit.</dd><dt>Suivi des reines</dt><dd>Âge, couleur, lignée et ponte.</dd><dt>Registre d'élevage</dt><dd>Conforme à l'arrêté du 5 juin 2000, prêt pour le contrôle.</dd><dt>Traitements</dt><dd>Un rappel avant chaque fin de délai.</dd></dl></section><section><h2>Ce que Carnet de Ruche ne fait pas</h2><ul><li>Vendre votre miel</li><li>Peser vos ruches</li></ul></section><section><h2>Combien ça coûte ?</h2><p>C'est gratuit jusqu'à 10 ruches. Au-delà, comptez 36 € par an, quel que soit le nombre de colonies.</p><p>Une balance connectée coûte de son côté 250 €.</p></section><section><h2>Qui sommes-nous ?</h2><p>Carnet de Ruche est développé à Privas, en Ardèche, par Élise Chastan, apicultrice et informaticienne, qui l'a lancé en 2018 avec son voisin Rémi Vidal.</p><p>L'Abeille de France nous a consacré deux pages en 2022.</p></section></main><footer><p>Carnet de Ruche, 3 rue de la République, 07000 Privas – bonjour@carnetderuche.fr</p><p>Hébergement : OVH, 2 rue Kellermann, 59100 Roubaix</p></footer>`,
				),
			],
		},
		traps: [
			["l'hébergeur", "city", "Roubaix", "Hébergement : OVH, 2 rue Kellermann, 59100 Roubaix"],
			["ce qu'il ne fait pas", "features", "Peser vos ruches", "Peser vos ruches"],
			["l'année d'un arrêté", "founded_year", "2000", "Conforme à l'arrêté du 5 juin 2000, prêt pour le contrôle."],
			["le prix d'autre chose", "pricing_summary", "250 €", "Une balance connectée coûte de son côté 250 €."],
			["la limite oubliée", "pricing_model", "free", "C'est gratuit jusqu'à 10 ruches."],
		],
		honest: [
			[
				"slogan",
				"tagline",
				"Le cahier de l'apiculteur, sans le papier collant",
				"Le cahier de l'apiculteur, sans le papier collant",
			],
			[
				"ce qu'il fait",
				"description",
				"Carnet de Ruche garde l'historique de chaque colonie, calcule vos récoltes et prépare le registre d'élevage.",
				"Carnet de Ruche garde l'historique de chaque colonie, calcule vos récoltes et prépare le registre d'élevage.",
			],
			[
				"ce qu'il est",
				"short_description",
				"Carnet de Ruche est le cahier de miellerie en ligne.",
				"Carnet de Ruche : le cahier de miellerie en ligne",
			],
			[
				"à l'impératif",
				"description",
				"Notez vos visites au rucher d'une main, même sans réseau.",
				"Notez vos visites au rucher d'une main, même sans réseau.",
			],
			["une entrée", "features", "Visites dictées", "Visites dictées"],
			["une entrée", "features", "Suivi des reines", "Suivi des reines"],
			["une entrée", "features", "Registre d'élevage", "Registre d'élevage"],
			[
				"une partie",
				"features",
				"Calcule vos récoltes",
				"Carnet de Ruche garde l'historique de chaque colonie, calcule vos récoltes et prépare le registre d'élevage.",
			],
			[
				"le modèle",
				"pricing_model",
				"freemium",
				"C'est gratuit jusqu'à 10 ruches. Au-delà, comptez 36 € par an, quel que soit le nombre de colonies.",
			],
			[
				"le prix",
				"pricing_summary",
				"Au-delà, comptez 36 € par an, quel que soit le nombre de colonies",
				"Au-delà, comptez 36 € par an, quel que soit le nombre de colonies.",
			],
			["la ville", "city", "Privas", "Carnet de Ruche, 3 rue de la République, 07000 Privas"],
			["le courriel", "contact_email", "bonjour@carnetderuche.fr", "bonjour@carnetderuche.fr"],
			["le genre", "tags", "cahier de miellerie", "Carnet de Ruche : le cahier de miellerie en ligne"],
		],
		refused: [
			["ce qui est gratuit", "pricing_summary", "Gratuit jusqu'à 10 ruches", "C'est gratuit jusqu'à 10 ruches."],
			[
				"l'année",
				"founded_year",
				"2018",
				"Carnet de Ruche est développé à Privas, en Ardèche, par Élise Chastan, apicultrice et informaticienne, qui l'a lancé en 2018 avec son voisin Rémi Vidal.",
			],
			[
				"la fondatrice",
				"founders",
				"Élise Chastan",
				"Carnet de Ruche est développé à Privas, en Ardèche, par Élise Chastan, apicultrice et informaticienne, qui l'a lancé en 2018 avec son voisin Rémi Vidal.",
			],
		],
	},
	{
		origin: "https://turnero.es",
		pages: {
			"/": [
				"home",
				described(
					"es",
					"Turnero: cuadrantes de turnos para bares y restaurantes",
					"Con Turnero haces el cuadrante de la semana en diez minutos y tu equipo lo recibe en el móvil.",
					`<header><a href="/">Turnero</a><nav><a href="#precios">Precios</a><a href="#contacto">Contacto</a></nav></header><main><h1>El cuadrante de la semana, en diez minutos</h1><p>Turnero reparte los turnos según contratos, vacaciones y preferencias, avisa a cada camarero en su móvil y lleva el registro horario que exige la ley.</p><h2>Funciones</h2><ul><li>Cuadrantes automáticos</li><li>Cambios de turno entre compañeros, con tu visto bueno</li><li>Registro horario con código QR</li><li>Avisos por WhatsApp</li><li>Nóminas (próximamente)</li></ul><h2>Lo que dicen nuestros clientes</h2><blockquote>Antes tardaba tres horas cada domingo. <cite>Lola Peña, Taberna La Sal</cite></blockquote><h2 id="precios">Precios</h2><div class="plan"><h3>Barra</h3><p class="price">19 €/mes</p><p>Hasta 10 empleados</p></div><div class="plan"><h3>Sala</h3><p class="price">39 €/mes</p><p>Hasta 30 empleados</p></div><div class="plan"><h3>Cadena</h3><p class="price">A medida</p></div><p>Las multas por no llevar registro empiezan en 751 €.</p><h2>Preguntas frecuentes</h2><h3>¿Hay permanencia?</h3><p>No. Te das de baja cuando quieras.</p><h3>¿Funciona con mi TPV?</h3><p>Con la mayoría: consulta la lista de TPV compatibles.</p><h2>Quiénes somos</h2><p>Somos Nuria Ferrer y Dani Soto, dos excamareros de Valencia. Montamos Turnero en 2020, en pleno confinamiento.</p><p>Nos apoya Lanzadera, la aceleradora que Juan Roig creó en 2013.</p></main><footer id="contacto"><p>Turnero Software S.L. · C/ de la Reina 84, 46011 Valencia · hola@turnero.es</p></footer>`,
				),
			],
		},
		traps: [
			["próximamente", "features", "Nóminas", "Nóminas (próximamente)"],
			["una multa", "pricing_summary", "751 €", "Las multas por no llevar registro empiezan en 751 €."],
			["la aceleradora", "founded_year", "2013", "Nos apoya Lanzadera, la aceleradora que Juan Roig creó en 2013."],
			["de otra empresa", "founders", "Juan Roig", "Nos apoya Lanzadera, la aceleradora que Juan Roig creó en 2013."],
			[
				"todos",
				"description",
				"Turnero funciona con tu TPV.",
				["¿Funciona con mi TPV?", "Con la mayoría: consulta la lista de TPV compatibles."],
			],
			["el plan de al lado", "pricing_summary", "Barra: 39 €/mes", ["Barra", "39 €/mes"]],
		],
		honest: [
			["lema", "tagline", "El cuadrante de la semana, en diez minutos", "El cuadrante de la semana, en diez minutos"],
			[
				"qué hace",
				"description",
				"Turnero reparte los turnos según contratos, vacaciones y preferencias, avisa a cada camarero en su móvil y lleva el registro horario que exige la ley.",
				"Turnero reparte los turnos según contratos, vacaciones y preferencias, avisa a cada camarero en su móvil y lleva el registro horario que exige la ley.",
			],
			[
				"con el nombre",
				"short_description",
				"Con Turnero haces el cuadrante de la semana en diez minutos y tu equipo lo recibe en el móvil.",
				"Con Turnero haces el cuadrante de la semana en diez minutos y tu equipo lo recibe en el móvil.",
			],
			[
				"para quién",
				"description",
				"Turnero hace cuadrantes de turnos para bares y restaurantes.",
				"Turnero: cuadrantes de turnos para bares y restaurantes",
			],
			["función", "features", "Cuadrantes automáticos", "Cuadrantes automáticos"],
			[
				"función",
				"features",
				"Cambios de turno entre compañeros",
				"Cambios de turno entre compañeros, con tu visto bueno",
			],
			["función", "features", "Registro horario con código QR", "Registro horario con código QR"],
			["función", "features", "Avisos por WhatsApp", "Avisos por WhatsApp"],
			["plan", "pricing_summary", "Barra: 19 €/mes", ["Barra", "19 €/mes"]],
			["plan", "pricing_summary", "Sala: 39 €/mes", ["Sala", "39 €/mes"]],
			["modelo", "pricing_model", "subscription", ["19 €/mes", "39 €/mes"]],
			[
				"pregunta",
				"faqs",
				"No. Te das de baja cuando quieras.",
				["¿Hay permanencia?", "No. Te das de baja cuando quieras."],
			],
			[
				"fundadora",
				"founders",
				"Nuria Ferrer",
				"Somos Nuria Ferrer y Dani Soto, dos excamareros de Valencia. Montamos Turnero en 2020, en pleno confinamiento.",
			],
			["año", "founded_year", "2020", "Montamos Turnero en 2020, en pleno confinamiento."],
			["ciudad", "city", "Valencia", "Turnero Software S.L. · C/ de la Reina 84, 46011 Valencia"],
			["país", "country", "ES", "Turnero Software S.L. · C/ de la Reina 84, 46011 Valencia"],
			["correo", "contact_email", "hola@turnero.es", "hola@turnero.es"],
		],
	},
];
