import type { WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Small firms in German, French and Spanish, with claims that turn what they say, and honest ones in a model's own words. */
export const WORDED_IN_EUROPE: readonly WholeSite[] = [
	{
		origin: "https://mietblick.de",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Mietblick – Hausverwaltung für private Vermieter</title><meta name="description" content="Nebenkosten abrechnen für private Vermieter."></head><body><header><a href="/">Mietblick</a></header><main><h1>Hausverwaltung für private Vermieter</h1><p>Mietblick ist eine Software, mit der private Vermieter ihre Nebenkosten ganz einfach in zwanzig Minuten abrechnen.</p>
<h2>Das steckt drin</h2><ul><li>Nebenkostenabrechnung als PDF</li><li>Abgleich mit dem Bankkonto</li><li>Erinnerung an Ablesetermine</li></ul>
<h2>Was andere Verwalter verlangen</h2><ul><li>Grundgebühr von 300 Euro</li><li>Aufpreis je Brief</li></ul>
<p>Mietblick ersetzt keinen Steuerberater.</p><p>Nur im Tarif Haus prüft Mietblick auch Gewerbemieten.</p><p>Ab Sommer soll Mietblick auch Mahnungen verschicken.</p><p>Manche Vermieter sparen damit einen ganzen Urlaubstag.</p>
<h2>Unsere Mieter sagen</h2><p>Endlich verstehe ich meine Heizkosten.</p></main><footer><a href="/impressum">Impressum</a></footer></body></html>`,
			],
			"/preise": [
				"pricing",
				`<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Preise | Mietblick</title></head><body><main><h1>Preise</h1><div class="plan"><h3>Wohnung</h3><p>4,90 € im Monat</p></div><div class="plan"><h3>Haus</h3><p>14,90 € im Monat</p><p>bis zu zwölf Einheiten</p></div><p>Die ersten sechs Wochen kostenlos.</p><p>Ein Anwalt kostet schnell 250 € je Stunde.</p></main></body></html>`,
			],
			"/impressum": [
				"other",
				`<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Impressum | Mietblick</title></head><body><main><h1>Impressum</h1><p>Mietblick GmbH</p><p>Lange Reihe 12</p><p>20099 Hamburg</p><p>Amtsgericht Hamburg, HRB 145332</p><p>Geschäftsführer: Jan Petersen</p><p>kontakt@mietblick.de</p><h2>Verantwortlich für den Datenschutz</h2><p>Datenschutzkanzlei Voß, Marktplatz 4, 28195 Bremen, voss@dsk-voss.de</p><h2>Streitbeilegung</h2><p>Zentrum für Schlichtung, Straßburger Straße 8, 77694 Kehl</p></main></body></html>`,
			],
			"/ueber": [
				"about",
				`<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Über uns | Mietblick</title></head><body><main><h1>Über uns</h1><p>2016 haben Jan Petersen und Wiebke Harms Mietblick gegründet.</p><p>Das Haus, in dem wir sitzen, steht seit 1908.</p></main></body></html>`,
			],
		},
		traps: [
			["Fremdes als Funktion", "features", "Aufpreis je Brief", "Aufpreis je Brief"],
			[
				"Verneinung weg",
				"description",
				"Mietblick ersetzt den Steuerberater.",
				"Mietblick ersetzt keinen Steuerberater.",
			],
			[
				"Einschränkung weg",
				"description",
				"Mietblick prüft auch Gewerbemieten.",
				"Nur im Tarif Haus prüft Mietblick auch Gewerbemieten.",
			],
			[
				"Plan als Tatsache",
				"description",
				"Mietblick verschickt auch Mahnungen.",
				"Ab Sommer soll Mietblick auch Mahnungen verschicken.",
			],
			[
				"Menge erhöht",
				"usps",
				"Vermieter sparen damit einen ganzen Urlaubstag",
				"Manche Vermieter sparen damit einen ganzen Urlaubstag.",
			],
			[
				"Mieter als Autor",
				"description",
				"Endlich verstehe ich meine Heizkosten.",
				"Endlich verstehe ich meine Heizkosten.",
			],
			["Tarife vertauscht", "pricing_summary", "Wohnung: 14,90 € im Monat", ["Wohnung", "14,90 € im Monat"]],
			["Anwalt", "pricing_summary", "250 € je Stunde", "Ein Anwalt kostet schnell 250 € je Stunde."],
			["Probezeit", "pricing_model", "freemium", ["Die ersten sechs Wochen kostenlos.", "4,90 € im Monat"]],
			["Datenschützer", "city", "Bremen", "Datenschutzkanzlei Voß, Marktplatz 4, 28195 Bremen, voss@dsk-voss.de"],
			["Schlichter", "city", "Kehl", "Zentrum für Schlichtung, Straßburger Straße 8, 77694 Kehl"],
			[
				"Datenschützer Post",
				"contact_email",
				"voss@dsk-voss.de",
				"Datenschutzkanzlei Voß, Marktplatz 4, 28195 Bremen, voss@dsk-voss.de",
			],
			["Hausjahr", "founded_year", "1908", "Das Haus, in dem wir sitzen, steht seit 1908."],
		],
		honest: [
			[
				"gekürzt",
				"description",
				"Mietblick ist eine Software, mit der private Vermieter ihre Nebenkosten in 20 Minuten abrechnen.",
				"Mietblick ist eine Software, mit der private Vermieter ihre Nebenkosten ganz einfach in zwanzig Minuten abrechnen.",
			],
			["Gründer", "founders", "Wiebke Harms", "2016 haben Jan Petersen und Wiebke Harms Mietblick gegründet."],
			["Gründer", "founders", "Jan Petersen", "2016 haben Jan Petersen und Wiebke Harms Mietblick gegründet."],
			["Jahr", "founded_year", "2016", "2016 haben Jan Petersen und Wiebke Harms Mietblick gegründet."],
			["Stadt", "city", "Hamburg", "20099 Hamburg"],
			[
				"Liste als Satz",
				"description",
				"Mietblick bietet Nebenkostenabrechnung als PDF, Abgleich mit dem Bankkonto und Erinnerung an Ablesetermine.",
				["Nebenkostenabrechnung als PDF", "Abgleich mit dem Bankkonto", "Erinnerung an Ablesetermine"],
			],
			["Preis", "pricing_summary", "Haus: 14,90 € im Monat", ["Haus", "14,90 € im Monat"]],
			["Land", "country", "DE", "Amtsgericht Hamburg, HRB 145332"],
		],
	},
	{
		origin: "https://atelier-lisse.fr",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Atelier Lisse · cuisson de céramique à Nantes</title><meta name="description" content="Cuisson de céramique pour les particuliers et les écoles."></head><body><header><a href="/">Atelier Lisse</a></header><main><h1>Un four à partager, près de chez vous</h1><p>Atelier Lisse cuit vos pièces de céramique en grès ou en porcelaine, et vous prévient dès qu'elles sont froides.</p>
<section><h2>Nos services</h2><ul><li>Cuisson au gaz à 1 280 °C</li><li>Émaillage à la demande</li><li>Casiers de séchage</li></ul></section>
<section><h2>Bientôt à l'atelier</h2><ul><li>Tour électrique en libre-service</li></ul></section>
<section><h2>Ce que nous refusons</h2><ul><li>Pièces fraîches</li><li>Bijoux en métal</li></ul></section>
<section><h2>Ils parlent de nous</h2><p>« Atelier Lisse a sauvé mon mémoire », raconte une étudiante.</p></section>
<p>La plupart des pièces sont prêtes en trois jours.</p><p>Nous ne cuisons plus de raku depuis 2022.</p><p>On dit que notre four est le plus grand de Loire-Atlantique.</p><p>Si vous réservez avant midi, la cuisson est offerte.</p></main>
<footer><p>Atelier Lisse SARL au capital de 5 000 €, RCS Nantes 812 345 678</p><p>7 rue des Hauts-Pavés, 44000 Nantes</p><p>Crédits : Studio Vague, 35000 Rennes</p><p>bonjour@atelier-lisse.fr</p></footer></body></html>`,
			],
			"/tarifs": [
				"pricing",
				`<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Tarifs | Atelier Lisse</title></head><body><main><h1>Tarifs</h1><table><tr><th>Cuisson</th><th>Particulier</th><th>École</th></tr><tr><td>Étagère</td><td>18 €</td><td>12 €</td></tr><tr><td>Four entier</td><td>140 €</td><td>95 €</td></tr></table><p>Livraison offerte dès 200 € d'achat.</p></main></body></html>`,
			],
			"/apropos": [
				"about",
				`<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>À propos | Atelier Lisse</title></head><body><main><h1>À propos</h1><p>Créé en 2014 par Maëlle Guérin, l'atelier occupe une ancienne biscuiterie fondée en 1886.</p><p>Maëlle a appris chez Pierre Culot, fondateur d'un atelier à Roux-Miroir, en Belgique.</p></main></body></html>`,
			],
		},
		traps: [
			["à venir", "features", "Tour électrique en libre-service", "Tour électrique en libre-service"],
			["refusé", "features", "Bijoux en métal", "Bijoux en métal"],
			[
				"cité",
				"description",
				"Atelier Lisse a sauvé mon mémoire.",
				"« Atelier Lisse a sauvé mon mémoire », raconte une étudiante.",
			],
			[
				"quantité",
				"description",
				"Les pièces sont prêtes en trois jours.",
				"La plupart des pièces sont prêtes en trois jours.",
			],
			["révolu", "description", "Nous cuisons du raku depuis 2022.", "Nous ne cuisons plus de raku depuis 2022."],
			[
				"ouï-dire",
				"description",
				"Notre four est le plus grand de Loire-Atlantique.",
				"On dit que notre four est le plus grand de Loire-Atlantique.",
			],
			["condition", "description", "La cuisson est offerte.", "Si vous réservez avant midi, la cuisson est offerte."],
			[
				"année du lieu",
				"founded_year",
				"1886",
				"Créé en 2014 par Maëlle Guérin, l'atelier occupe une ancienne biscuiterie fondée en 1886.",
			],
			[
				"le maître",
				"founders",
				"Pierre Culot",
				"Maëlle a appris chez Pierre Culot, fondateur d'un atelier à Roux-Miroir, en Belgique.",
			],
			[
				"pays du maître",
				"country",
				"BE",
				"Maëlle a appris chez Pierre Culot, fondateur d'un atelier à Roux-Miroir, en Belgique.",
			],
			["ville du studio", "city", "Rennes", "Crédits : Studio Vague, 35000 Rennes"],
			["colonnes", "pricing_summary", "Étagère: 95 €", ["Étagère", "95 €"]],
			["livraison", "pricing_model", "free", "Livraison offerte dès 200 € d'achat."],
			["capital", "pricing_summary", "5 000 €", "Atelier Lisse SARL au capital de 5 000 €, RCS Nantes 812 345 678"],
		],
		honest: [
			[
				"fin laissée",
				"description",
				"Atelier Lisse cuit vos pièces de céramique en grès ou en porcelaine.",
				"Atelier Lisse cuit vos pièces de céramique en grès ou en porcelaine, et vous prévient dès qu'elles sont froides.",
			],
			[
				"fondatrice",
				"founders",
				"Maëlle Guérin",
				"Créé en 2014 par Maëlle Guérin, l'atelier occupe une ancienne biscuiterie fondée en 1886.",
			],
			[
				"année",
				"founded_year",
				"2014",
				"Créé en 2014 par Maëlle Guérin, l'atelier occupe une ancienne biscuiterie fondée en 1886.",
			],
			["ville", "city", "Nantes", "7 rue des Hauts-Pavés, 44000 Nantes"],
			["pays", "country", "FR", "Atelier Lisse SARL au capital de 5 000 €, RCS Nantes 812 345 678"],
			[
				"liste",
				"description",
				"Atelier Lisse propose la cuisson au gaz à 1 280 °C et l'émaillage à la demande.",
				["Cuisson au gaz à 1 280 °C", "Émaillage à la demande"],
			],
			["service", "features", "Casiers de séchage", "Casiers de séchage"],
			["mail", "contact_email", "bonjour@atelier-lisse.fr", "bonjour@atelier-lisse.fr"],
			[
				"en tête",
				"short_description",
				"Cuisson de céramique pour les particuliers et les écoles.",
				"Cuisson de céramique pour les particuliers et les écoles.",
			],
		],
	},
	{
		origin: "https://cuadrante.es",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Cuadrante: turnos sin discusiones</title><meta name="description" content="Programa de turnos para hoteles."></head><body><header><a href="/">Cuadrante</a></header><main><h1>Turnos sin discusiones</h1><p>Cuadrante reparte los turnos de tu hotel según los contratos y las vacaciones de cada persona.</p>
<div class="ventajas"><h2>Por qué Cuadrante</h2><ul><li>Cambios de turno desde el móvil</li><li>Avisos cuando falta alguien</li></ul></div>
<div><h2>Así era antes</h2><ul><li>Hojas de cálculo con colores</li><li>Llamadas a medianoche</li></ul></div>
<p>Cuadrante no guarda la ubicación de tus empleados.</p><p>Solo los encargados pueden ver las horas extra.</p><p>Esperamos poder integrar nóminas en otoño.</p><p>Casi todos nuestros hoteles repiten.</p>
<p>Según El Botones, Cuadrante es el programa más usado en Baleares.</p><p>Los hoteles pagan a Cuadrante por persona y mes.</p></main><footer><p>Cuadrante Software, S.L. · C/ Fuencarral 45, 28004 Madrid</p><p>Alojado en Arsys, Calle Madre de Dios 21, 26004 Logroño</p><p>hola@cuadrante.es</p></footer></body></html>`,
			],
			"/precios": [
				"pricing",
				`<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Precios | Cuadrante</title></head><body><main><h1>Precios</h1><p>2,50 € por persona y mes, con un mínimo de 20 personas.</p><p>Hoteles con menos de diez personas no pagan nada durante 2026.</p><h2>¿Cuánto ahorro?</h2><p>Un hotel mediano ahorra 8.000 € al año.</p></main></body></html>`,
			],
			"/nosotros": [
				"about",
				`<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Nosotros | Cuadrante</title></head><body><main><h1>Nosotros</h1><p>Marta Illescas fundó Cuadrante en 2019 tras diez años en la recepción del Hotel Sol, abierto en 1963.</p><p>En 2023 entró como socio Pau Riera, fundador de Hostalia.</p></main></body></html>`,
			],
		},
		traps: [
			["antes", "features", "Hojas de cálculo con colores", "Hojas de cálculo con colores"],
			[
				"negación",
				"description",
				"Cuadrante guarda la ubicación de tus empleados.",
				"Cuadrante no guarda la ubicación de tus empleados.",
			],
			[
				"solo",
				"description",
				"Los encargados pueden ver las horas extra.",
				"Solo los encargados pueden ver las horas extra.",
			],
			["esperanza", "description", "Cuadrante integra nóminas.", "Esperamos poder integrar nóminas en otoño."],
			["casi", "usps", "Todos nuestros hoteles repiten", "Casi todos nuestros hoteles repiten."],
			[
				"según",
				"description",
				"Cuadrante es el programa más usado en Baleares.",
				"Según El Botones, Cuadrante es el programa más usado en Baleares.",
			],
			[
				"sujeto cambiado",
				"description",
				"Cuadrante paga a los hoteles por persona y mes.",
				"Los hoteles pagan a Cuadrante por persona y mes.",
			],
			["hospedaje", "city", "Logroño", "Alojado en Arsys, Calle Madre de Dios 21, 26004 Logroño"],
			["mínimo callado", "pricing_summary", "2,50 € al mes", "2,50 € por persona y mes, con un mínimo de 20 personas."],
			[
				"gratis para algunos",
				"pricing_model",
				"freemium",
				[
					"Hoteles con menos de diez personas no pagan nada durante 2026.",
					"2,50 € por persona y mes, con un mínimo de 20 personas.",
				],
			],
			["ahorro", "pricing_summary", "8.000 € al año", "Un hotel mediano ahorra 8.000 € al año."],
			[
				"hotel",
				"founded_year",
				"1963",
				"Marta Illescas fundó Cuadrante en 2019 tras diez años en la recepción del Hotel Sol, abierto en 1963.",
			],
			["socio", "founders", "Pau Riera", "En 2023 entró como socio Pau Riera, fundador de Hostalia."],
			["año del socio", "founded_year", "2023", "En 2023 entró como socio Pau Riera, fundador de Hostalia."],
		],
		honest: [
			[
				"fundadora",
				"founders",
				"Marta Illescas",
				"Marta Illescas fundó Cuadrante en 2019 tras diez años en la recepción del Hotel Sol, abierto en 1963.",
			],
			[
				"año",
				"founded_year",
				"2019",
				"Marta Illescas fundó Cuadrante en 2019 tras diez años en la recepción del Hotel Sol, abierto en 1963.",
			],
			[
				"cabecera",
				"short_description",
				"Cuadrante es un programa de turnos para hoteles.",
				"Programa de turnos para hoteles.",
			],
			["ciudad", "city", "Madrid", "C/ Fuencarral 45, 28004 Madrid"],
			["país", "country", "ES", "Cuadrante Software, S.L. · C/ Fuencarral 45, 28004 Madrid"],
			["ventaja", "usps", "Avisos cuando falta alguien", "Avisos cuando falta alguien"],
			[
				"precio",
				"pricing_summary",
				"2,50 € por persona y mes, con un mínimo de 20 personas",
				"2,50 € por persona y mes, con un mínimo de 20 personas.",
			],
			[
				"lista",
				"description",
				"Cuadrante ofrece cambios de turno desde el móvil y avisos cuando falta alguien.",
				["Cambios de turno desde el móvil", "Avisos cuando falta alguien"],
			],
		],
	},
];
