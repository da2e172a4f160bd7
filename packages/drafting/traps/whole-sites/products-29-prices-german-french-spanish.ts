import { described, page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** The same of three more in German, French and Spanish. */
export const PRODUCTS_29_PRICES_GERMAN_FRENCH_SPANISH: readonly WholeSite[] = [
	{
		origin: "https://radkeller.de",
		pages: {
			"/": [
				"home",
				described(
					"de",
					"Radkeller – Werkstattsoftware für Fahrradläden",
					"Radkeller ist die Werkstattsoftware für kleine Fahrradläden.",
					`<header><a href="/">Radkeller</a><nav><a href="/preise">Preise</a></nav></header><main><h1>Mehr schrauben, weniger schreiben</h1><p>Radkeller ist die Werkstattsoftware für kleine Fahrradläden. Sie nehmen das Rad an, wir schreiben den Auftrag.</p><section><h2>Das kann Radkeller</h2><div><h3>Termine online</h3><p>Ihre Kunden buchen selbst, auch am Sonntagabend.</p></div><div><h3>SMS, wenn das Rad fertig ist</h3><p>Die ersten 100 im Monat sind dabei, danach 7 Cent je Stück.</p></div><div><h3>Ersatzteile im Blick</h3><p>Wir erinnern Sie, bevor die Bremsbeläge ausgehen.</p></div><div><h3>Kasse mit TSE</h3><p>Finanzamtkonform, ohne zusätzliches Gerät.</p></div></section><section><h2>Gut für Ihr Geschäft</h2><ul><li>Läuft auf jedem Tablet</li><li>Daten liegen in Nürnberg</li><li>Persönlicher Ansprechpartner statt Hotline</li></ul></section></main><footer><p>Radkeller GmbH</p></footer>`,
				),
			],
			"/preise": [
				"pricing",
				page(
					"de",
					"Preise | Radkeller",
					`<header><a href="/">Radkeller</a><nav></nav></header><main><h1>Preise</h1><div><div><h3>Hinterhof</h3><p>29 €</p><p>im Monat</p><p>1 Arbeitsplatz, 60 Aufträge</p></div><div><h3>Ladenlokal</h3><p>59 €</p><p>im Monat</p><p>3 Arbeitsplätze, Aufträge unbegrenzt</p></div><div><h3>Filialen</h3><p>auf Anfrage</p></div></div><p>Alle Preise zzgl. 19 % MwSt. Monatlich kündbar.</p><p>Bei jährlicher Zahlung sparen Sie 10 %.</p><p>30 Tage kostenlos testen, ohne Kreditkarte.</p><p>Einrichtung auf Wunsch: einmalig 149 €.</p><p>Eine Mitgliedschaft im VSF kostet Händler 480 € im Jahr. Für EC-Zahlungen nimmt SumUp 1,39 %.</p><p>Eine Inspektion kostet bei den meisten Läden 70 bis 90 €.</p></main>`,
				),
			],
		},
		traps: [
			[
				"Verband",
				"pricing_summary",
				"Eine Mitgliedschaft im VSF kostet Händler 480 € im Jahr.",
				"Eine Mitgliedschaft im VSF kostet Händler 480 € im Jahr.",
			],
			[
				"Zahlungsdienst",
				"pricing_summary",
				"Für EC-Zahlungen nimmt SumUp 1,39 %.",
				"Für EC-Zahlungen nimmt SumUp 1,39 %.",
			],
			[
				"Läden",
				"pricing_summary",
				"Eine Inspektion kostet 70 bis 90 €",
				"Eine Inspektion kostet bei den meisten Läden 70 bis 90 €.",
			],
			["vertauscht", "pricing_summary", "Hinterhof: 59 € im Monat", ["Hinterhof", "59 €", "im Monat"]],
		],
		honest: [
			["Slogan", "tagline", "Mehr schrauben, weniger schreiben", "Mehr schrauben, weniger schreiben"],
			[
				"für wen",
				"short_description",
				"Radkeller ist die Werkstattsoftware für kleine Fahrradläden.",
				"Radkeller ist die Werkstattsoftware für kleine Fahrradläden.",
			],
			["Funktion", "features", "Termine online", "Termine online"],
			["Funktion", "features", "SMS, wenn das Rad fertig ist", "SMS, wenn das Rad fertig ist"],
			["Funktion", "features", "Kasse mit TSE", "Kasse mit TSE"],
			[
				"Funktion",
				"features",
				"Wir erinnern Sie, bevor die Bremsbeläge ausgehen",
				"Wir erinnern Sie, bevor die Bremsbeläge ausgehen",
			],
			[
				"Funktion",
				"features",
				"Erinnert Sie, bevor die Bremsbeläge ausgehen",
				"Wir erinnern Sie, bevor die Bremsbeläge ausgehen.",
			],
			["Grund", "usps", "Persönlicher Ansprechpartner statt Hotline", "Persönlicher Ansprechpartner statt Hotline"],
			["Grund", "usps", "Läuft auf jedem Tablet", "Läuft auf jedem Tablet"],
			[
				"Preis",
				"pricing_summary",
				"Hinterhof: 29 € im Monat (1 Arbeitsplatz, 60 Aufträge)",
				["Hinterhof", "29 €", "im Monat", "1 Arbeitsplatz, 60 Aufträge"],
			],
			[
				"Preis",
				"pricing_summary",
				"Ladenlokal: 59 €/Monat, 3 Arbeitsplätze, Aufträge unbegrenzt",
				["Ladenlokal", "59 €", "im Monat", "3 Arbeitsplätze, Aufträge unbegrenzt"],
			],
			[
				"Preis",
				"pricing_summary",
				"Hinterhof 29 € im Monat; Ladenlokal 59 € im Monat; Filialen auf Anfrage",
				["Hinterhof", "29 €", "im Monat", "Ladenlokal", "59 €", "im Monat", "Filialen", "auf Anfrage"],
			],
			[
				"Steuer",
				"pricing_summary",
				"Alle Preise zzgl. 19 % MwSt., monatlich kündbar",
				"Alle Preise zzgl. 19 % MwSt. Monatlich kündbar.",
			],
			["Rabatt", "pricing_summary", "10 % sparen bei jährlicher Zahlung", "Bei jährlicher Zahlung sparen Sie 10 %."],
			[
				"Probe",
				"pricing_summary",
				"30 Tage kostenlos testen, ohne Kreditkarte",
				"30 Tage kostenlos testen, ohne Kreditkarte",
			],
			[
				"Einrichtung",
				"pricing_summary",
				"Einrichtung auf Wunsch: einmalig 149 €",
				"Einrichtung auf Wunsch: einmalig 149 €",
			],
			["Modell", "pricing_model", "subscription", ["59 €", "im Monat"]],
		],
		refused: [
			["Steuer", "pricing_summary", "Alle Preise zzgl. 19 % MwSt.", "Alle Preise zzgl. 19 % MwSt. Monatlich kündbar."],
			[
				"SMS",
				"pricing_summary",
				"100 SMS im Monat dabei, danach 7 Cent je Stück",
				["SMS, wenn das Rad fertig ist", "Die ersten 100 im Monat sind dabei, danach 7 Cent je Stück."],
			],
		],
	},
	{
		origin: "https://ruchette.fr",
		pages: {
			"/": [
				"home",
				described(
					"fr",
					"Ruchette, le carnet de rucher sur téléphone",
					"Le carnet de visite numérique des apiculteurs amateurs et professionnels.",
					`<header><a href="/">Ruchette</a><nav><a href="/tarifs">Tarifs</a></nav></header><main><h1>Vos ruches en tête, même sans carnet</h1><p>Ruchette garde l'histoire de chaque colonie : visites, récoltes, traitements. Elle s'adresse aux apiculteurs amateurs comme aux professionnels.</p><section><h2>Ce que Ruchette fait pour vous</h2><ul><li>Dictez vos notes avec les gants</li><li>Registre d'élevage prêt à imprimer</li><li>Nous vous prévenons avant la date de retrait</li><li>Carte des ruchers avec la météo</li></ul></section><section><h2>Pourquoi Ruchette</h2><p>Fonctionne sans réseau, au fond du vallon. Vos données restent en France et s'exportent en un clic.</p></section></main><footer><p>Ruchette SAS</p></footer>`,
				),
			],
			"/tarifs": [
				"pricing",
				page(
					"fr",
					"Tarifs - Ruchette",
					`<header><a href="/">Ruchette</a><nav></nav></header><main><h1>Tarifs</h1><div><div><h3>Amateur</h3><p>Gratuit</p><p>jusqu'à 10 ruches</p></div><div><h3>Pluriactif</h3><p>4,90 € / mois</p><p>jusqu'à 80 ruches</p><p>registre d'élevage</p></div><div><h3>Pro</h3><p>12,90 € / mois</p><p>ruches illimitées, 5 utilisateurs</p></div></div><p>Tarifs TTC. Sans engagement.</p><p>-20 % si vous payez à l'année.</p><p>Les ruchers-écoles ne paient rien.</p><p>La carte SIM d'une balance connectée coûte 2 € par mois chez Orange. L'adhésion au GDSA revient à 25 € par an.</p><p>Une ruche peuplée vaut de 150 à 200 €.</p></main>`,
				),
			],
		},
		traps: [
			[
				"adhésion",
				"pricing_summary",
				"L'adhésion au GDSA revient à 25 € par an.",
				"L'adhésion au GDSA revient à 25 € par an.",
			],
			[
				"opérateur",
				"pricing_summary",
				"La carte SIM d'une balance connectée coûte 2 € par mois",
				"La carte SIM d'une balance connectée coûte 2 € par mois chez Orange.",
			],
			["ruche", "pricing_summary", "Une ruche peuplée vaut de 150 à 200 €.", "Une ruche peuplée vaut de 150 à 200 €."],
			["tout gratuit", "pricing_model", "free", "Gratuit"],
		],
		honest: [
			["slogan", "tagline", "Vos ruches en tête, même sans carnet", "Vos ruches en tête, même sans carnet"],
			[
				"public",
				"description",
				"Elle s'adresse aux apiculteurs amateurs comme aux professionnels.",
				"Elle s'adresse aux apiculteurs amateurs comme aux professionnels.",
			],
			[
				"public",
				"description",
				"Ruchette s'adresse aux apiculteurs amateurs comme aux professionnels.",
				"Elle s'adresse aux apiculteurs amateurs comme aux professionnels.",
			],
			["fonction", "features", "Dictez vos notes avec les gants", "Dictez vos notes avec les gants"],
			["fonction", "features", "Registre d'élevage prêt à imprimer", "Registre d'élevage prêt à imprimer"],
			[
				"fonction",
				"features",
				"Nous vous prévenons avant la date de retrait",
				"Nous vous prévenons avant la date de retrait",
			],
			["fonction", "features", "Carte des ruchers avec la météo", "Carte des ruchers avec la météo"],
			["raison", "usps", "Fonctionne sans réseau", "Fonctionne sans réseau, au fond du vallon."],
			["raison", "usps", "Vos données restent en France", "Vos données restent en France et s'exportent en un clic."],
			["prix", "pricing_summary", "Amateur : gratuit jusqu'à 10 ruches", ["Amateur", "Gratuit", "jusqu'à 10 ruches"]],
			[
				"prix",
				"pricing_summary",
				"Pluriactif : 4,90 € / mois (jusqu'à 80 ruches, registre d'élevage)",
				["Pluriactif", "4,90 € / mois", "jusqu'à 80 ruches", "registre d'élevage"],
			],
			[
				"prix",
				"pricing_summary",
				"Pro : 12,90 €/mois, ruches illimitées, 5 utilisateurs",
				["Pro", "12,90 € / mois", "ruches illimitées, 5 utilisateurs"],
			],
			[
				"prix",
				"pricing_summary",
				"Amateur gratuit ; Pluriactif 4,90 € / mois ; Pro 12,90 € / mois",
				["Amateur", "Gratuit", "Pluriactif", "4,90 € / mois", "Pro", "12,90 € / mois"],
			],
			["taxe", "pricing_summary", "Tarifs TTC, sans engagement", "Tarifs TTC. Sans engagement."],
			["remise", "pricing_summary", "-20 % si vous payez à l'année", "-20 % si vous payez à l'année"],
			["remise", "pricing_summary", "20 % de remise à l'année", "-20 % si vous payez à l'année."],
			["gratuité", "pricing_summary", "Les ruchers-écoles ne paient rien", "Les ruchers-écoles ne paient rien"],
			["modèle", "pricing_model", "freemium", ["Gratuit", "4,90 € / mois"]],
		],
	},
	{
		origin: "https://turnofacil.es",
		pages: {
			"/": [
				"home",
				described(
					"es",
					"TurnoFácil: cita previa para peluquerías",
					"Reserva online y recordatorios para peluquerías y barberías.",
					`<header><a href="/">TurnoFácil</a><nav></nav></header><main><h1>Tu agenda llena, tu teléfono en silencio</h1><p>TurnoFácil es el programa de citas para peluquerías y barberías de barrio.</p><section><h2>Lo que incluye</h2><div><h3>Reservas las 24 horas</h3><p>Tus clientes eligen hora desde Instagram o Google.</p></div><div><h3>Recordatorios por WhatsApp</h3><p>Avisamos el día antes, y las ausencias bajan.</p></div><div><h3>Fichas de color</h3><p>Guarda la fórmula de cada clienta.</p></div></section><section><h2>Precios</h2><div><div><h3>Gratis</h3><p>0 €</p><p>30 citas al mes, 1 profesional</p></div><div><h3>Salón</h3><p>19 €/mes</p><p>citas ilimitadas, hasta 4 profesionales</p></div><div><h3>Cadena</h3><p>39 €/mes por local</p></div></div><p>IVA no incluido. Sin permanencia ni comisiones.</p><p>Primer mes a mitad de precio.</p><p>Con el pago anual, dos meses gratis.</p><p>Profesional adicional: 3 € al mes.</p><p>Treatwell cobra un 35 % por cada cliente nuevo. Un corte de caballero cuesta en Madrid unos 14 €.</p><p>Bizum no cobra comisión a particulares.</p></section></main><footer><p>TurnoFácil S.L.</p></footer>`,
				),
			],
		},
		traps: [
			[
				"otra",
				"pricing_summary",
				"Treatwell cobra un 35 % por cada cliente nuevo.",
				"Treatwell cobra un 35 % por cada cliente nuevo.",
			],
			[
				"corte",
				"pricing_summary",
				"Un corte de caballero cuesta en Madrid unos 14 €.",
				"Un corte de caballero cuesta en Madrid unos 14 €.",
			],
			["bizum", "pricing_summary", "No cobra comisión", "Bizum no cobra comisión a particulares."],
			["sin mitad", "pricing_summary", "Salón: 39 €/mes", ["Salón", "39 €/mes por local"]],
		],
		honest: [
			["lema", "tagline", "Tu agenda llena, tu teléfono en silencio", "Tu agenda llena, tu teléfono en silencio"],
			[
				"para quién",
				"short_description",
				"TurnoFácil es el programa de citas para peluquerías y barberías de barrio.",
				"TurnoFácil es el programa de citas para peluquerías y barberías de barrio.",
			],
			["función", "features", "Reservas las 24 horas", "Reservas las 24 horas"],
			["función", "features", "Recordatorios por WhatsApp", "Recordatorios por WhatsApp"],
			["función", "features", "Guarda la fórmula de cada clienta", "Guarda la fórmula de cada clienta"],
			["función", "features", "Avisamos el día antes", "Avisamos el día antes, y las ausencias bajan."],
			["razón", "usps", "Sin permanencia ni comisiones", "IVA no incluido. Sin permanencia ni comisiones."],
			[
				"precio",
				"pricing_summary",
				"Gratis: 0 € (30 citas al mes, 1 profesional)",
				["Gratis", "0 €", "30 citas al mes, 1 profesional"],
			],
			[
				"precio",
				"pricing_summary",
				"Salón: 19 €/mes, citas ilimitadas, hasta 4 profesionales",
				["Salón", "19 €/mes", "citas ilimitadas, hasta 4 profesionales"],
			],
			["precio", "pricing_summary", "Cadena: 39 €/mes por local", ["Cadena", "39 €/mes por local"]],
			["oferta", "pricing_summary", "Primer mes a mitad de precio", "Primer mes a mitad de precio"],
			["oferta", "pricing_summary", "Dos meses gratis con el pago anual", "Con el pago anual, dos meses gratis."],
			["extra", "pricing_summary", "Profesional adicional: 3 € al mes", "Profesional adicional: 3 € al mes"],
			["modelo", "pricing_model", "freemium", ["0 €", "19 €/mes"]],
		],
		refused: [
			[
				"impuesto",
				"pricing_summary",
				"IVA no incluido, sin permanencia",
				"IVA no incluido. Sin permanencia ni comisiones.",
			],
		],
	},
];
