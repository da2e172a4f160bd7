import { described, page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Choirs, beekeepers and barbers in German, French and Spanish. */
export const PRODUCTS_27_GERMAN_FRENCH_SPANISH: readonly WholeSite[] = [
	{
		origin: "https://chorplan.de",
		pages: {
			"/": [
				"home",
				described(
					"de",
					"Chorplan – Probenplanung für Chöre",
					"Mit Chorplan planen Chöre Proben, Konzerte und Noten an einem Ort.",
					`<header><a href="/">Chorplan</a><nav><a href="/preise">Preise</a><a href="/ueber-uns">Über uns</a></nav></header><main><section><h1>Damit der Alt weiß, wann Probe ist</h1><p>Chorplan ist die Probenplanung für Chöre, Singkreise und kleine Ensembles. Termine, Noten und Anwesenheit liegen an einem Ort, und alle sehen dasselbe.</p><a href="/registrieren">Jetzt kostenlos testen</a></section>
<section><h2>Das kann Chorplan</h2><div><div><h3>Anwesenheit</h3><p>Wer kommt, tippt einmal; wer fehlt, wird nicht vergessen.</p></div><div><h3>Notenschrank</h3><p>Alle Stimmen als PDF, nach Stücken und Konzerten sortiert.</p></div><div><h3>Übe-Dateien</h3><p>Jede Stimmgruppe bekommt ihre eigene Aufnahme zum Mitsingen.</p></div><div><h3>Rundmails</h3><p>Nachrichten gehen an alle oder nur an den Tenor.</p></div></div></section>
<section><h2>Datenschutz</h2><p>Die Daten liegen auf Servern in Nürnberg bei Hetzner. Wir geben keine Adressen weiter und zeigen keine Werbung.</p></section>
<section><h2>Stimmen</h2><p>„Seit Chorplan brauche ich keine Excel-Listen mehr“, sagt Kantorin Heike Brandt aus Celle.</p></section></main><footer><p>Chorplan GmbH · Lange Reihe 12 · 28203 Bremen</p><p>Geschäftsführer: Till Osterkamp · HRB 31245 HB · <a href="mailto:moin@chorplan.de">moin@chorplan.de</a></p></footer>`,
				),
			],
			"/preise": [
				"pricing",
				page(
					"de",
					"Preise – Chorplan",
					`<header><a href="/">Chorplan</a></header><main><h1>Preise</h1><p>Sie zahlen pro Chor, nicht pro Mitglied.</p><div><div><h3>Kammerchor</h3><p>bis 30 Mitglieder</p><p>7 € / Monat</p></div><div><h3>Kantorei</h3><p>bis 120 Mitglieder</p><p>15 € / Monat</p></div></div><p>Kinder- und Jugendchöre nutzen Chorplan kostenlos.</p><p>Bei jährlicher Zahlung schenken wir Ihnen zwei Monate.</p><p>Eine Verbandsmitgliedschaft kostet in Bremen 90 € im Jahr.</p></main>`,
				),
			],
			"/ueber-uns": [
				"about",
				page(
					"de",
					"Über uns – Chorplan",
					`<header><a href="/">Chorplan</a></header><main><h1>Über uns</h1><p>Angefangen hat alles 2018 im Proberaum: Till Osterkamp und Wiebke Janssen suchten eine Liste, die niemand verliert. Ein Jahr später haben die beiden die Chorplan GmbH gegründet.</p><p>Inzwischen sind wir zu fünft und singen alle selbst.</p><p>Unser Partner, der Carus-Verlag, wurde 1972 gegründet.</p></main>`,
				),
			],
		},
		traps: [
			["Rechenzentrum", "city", "Nürnberg", "Die Daten liegen auf Servern in Nürnberg bei Hetzner."],
			["Verlag", "founded_year", "1972", "Unser Partner, der Carus-Verlag, wurde 1972 gegründet."],
			["Kantorin", "founders", "Heike Brandt", "sagt Kantorin Heike Brandt aus Celle"],
			["ohne kein", "description", "Wir zeigen Werbung.", "Wir geben keine Adressen weiter und zeigen keine Werbung."],
			["Stadt der Kantorin", "city", "Celle", "sagt Kantorin Heike Brandt aus Celle"],
		],
		honest: [
			["Slogan", "tagline", "Damit der Alt weiß, wann Probe ist", "Damit der Alt weiß, wann Probe ist"],
			[
				"was es ist",
				"short_description",
				"Mit Chorplan planen Chöre Proben, Konzerte und Noten an einem Ort.",
				"Mit Chorplan planen Chöre Proben, Konzerte und Noten an einem Ort.",
			],
			[
				"was es ist",
				"description",
				"Chorplan ist die Probenplanung für Chöre, Singkreise und kleine Ensembles.",
				"Chorplan ist die Probenplanung für Chöre, Singkreise und kleine Ensembles.",
			],
			[
				"was es tut",
				"description",
				"Termine, Noten und Anwesenheit liegen an einem Ort, und alle sehen dasselbe.",
				"Termine, Noten und Anwesenheit liegen an einem Ort, und alle sehen dasselbe.",
			],
			[
				"Karte",
				"description",
				"Jede Stimmgruppe bekommt ihre eigene Aufnahme zum Mitsingen.",
				"Jede Stimmgruppe bekommt ihre eigene Aufnahme zum Mitsingen.",
			],
			[
				"Karte",
				"description",
				"Nachrichten gehen an alle oder nur an den Tenor.",
				"Nachrichten gehen an alle oder nur an den Tenor.",
			],
			[
				"nicht",
				"description",
				"Chorplan gibt keine Adressen weiter und zeigt keine Werbung.",
				"Wir geben keine Adressen weiter und zeigen keine Werbung.",
			],
			["Eintrag", "features", "Anwesenheit", "Anwesenheit"],
			["Eintrag", "features", "Notenschrank", "Notenschrank"],
			["Eintrag", "features", "Übe-Dateien", "Übe-Dateien"],
			["Eintrag", "features", "Rundmails", "Rundmails"],
			["Preis", "pricing_summary", "Kammerchor: 7 € / Monat", ["Kammerchor", "7 € / Monat"]],
			["Modell", "pricing_model", "paid", "7 € / Monat"],
			["Land", "country", "DE", "Chorplan GmbH · Lange Reihe 12 · 28203 Bremen"],
			["Ort", "city", "Bremen", "Chorplan GmbH · Lange Reihe 12 · 28203 Bremen"],
			["Postfach", "contact_email", "moin@chorplan.de", "moin@chorplan.de"],
			[
				"Preis",
				"pricing_summary",
				"Kantorei: 15 € / Monat (bis 120 Mitglieder)",
				["Kantorei", "bis 120 Mitglieder", "15 € / Monat"],
			],
			[
				"Gründer",
				"founders",
				"Wiebke Janssen",
				"Angefangen hat alles 2018 im Proberaum: Till Osterkamp und Wiebke Janssen suchten eine Liste, die niemand verliert. Ein Jahr später haben die beiden die Chorplan GmbH gegründet.",
			],
		],
		refused: [
			[
				"Daten",
				"description",
				"Die Daten liegen auf Servern in Nürnberg bei Hetzner.",
				"Die Daten liegen auf Servern in Nürnberg bei Hetzner.",
			],
			[
				"Preis",
				"pricing_summary",
				"Kinder- und Jugendchöre nutzen Chorplan kostenlos.",
				"Kinder- und Jugendchöre nutzen Chorplan kostenlos.",
			],
		],
	},
	{
		origin: "https://ruchalto.fr",
		pages: {
			"/": [
				"home",
				described(
					"fr",
					"Ruchalto, le cahier de miellerie des apiculteurs",
					"Ruchalto est une application mobile pour suivre ses ruches, ses visites et ses récoltes.",
					`<header><a href="/">Ruchalto</a><nav><a href="/tarifs">Tarifs</a><a href="/qui-sommes-nous">Qui sommes-nous ?</a></nav></header><main><section><h1>Vos ruches dans la poche</h1><p>Ruchalto accompagne les apiculteurs amateurs et professionnels, de la première visite de printemps à la mise en pot.</p><a href="/app">Télécharger l'application</a></section>
<section><h2>Fonctionnalités</h2><div><div><h3>Carnet de visite</h3><p>Dictez vos observations, gants aux mains : l'application les range par ruche.</p></div><div><h3>Registre d'élevage</h3><p>Le registre obligatoire est rempli et prêt à imprimer.</p></div><div><h3>Suivi des récoltes</h3><p>Chaque pot garde son numéro de lot, sa fleur et sa date.</p></div><div><h3>Mode hors ligne</h3><p>Au rucher, sans réseau, tout fonctionne.</p></div></div></section>
<section><h2>Bientôt</h2><p>Balances connectées, reconnaissance des reines par photo.</p></section>
<section><h2>Ils nous font confiance</h2><p>Le Rucher des Alpilles, la Miellerie Garnier (fondée en 1954) et le GDSA de la Drôme</p></section></main><footer><p>Ruchalto SAS, 14 rue des Tilleuls, 26000 Valence – RCS Romans 884 512 367</p><p>Site réalisé par l'agence Pixel Sud, Marseille. Hébergement : OVH, Roubaix.</p></footer>`,
				),
			],
			"/tarifs": [
				"pricing",
				page(
					"fr",
					"Tarifs – Ruchalto",
					`<header><a href="/">Ruchalto</a></header><main><h1>Nos tarifs</h1><div><div><h2>Amateur</h2><p>Gratuit jusqu'à 5 ruches</p></div><div><h2>Passion</h2><p>39 € par an</p><p>jusqu'à 50 ruches</p></div><div><h2>Pro</h2><p>149 € par an</p><p>ruches illimitées</p></div></div><p>Sans engagement, résiliable en un clic.</p><p>Une ruche Dadant coûte environ 120 € chez les fabricants.</p><h2>Questions fréquentes</h2><h3>Mes données m'appartiennent-elles ?</h3><p>Oui, vous pouvez les exporter à tout moment en CSV.</p></main>`,
				),
			],
			"/qui-sommes-nous": [
				"about",
				page(
					"fr",
					"Qui sommes-nous ? – Ruchalto",
					`<header><a href="/">Ruchalto</a></header><main><h1>Qui sommes-nous ?</h1><p>Derrière Ruchalto, il y a Maëlle Perrin, ingénieure agronome, et Bastien Roche, développeur et apiculteur.</p><p>Nous avons créé Ruchalto en 2020, après un hiver passé à recopier des carnets mouillés.</p><p>Bastien a cofondé auparavant la ferme Les Grands Prés.</p><p>Notre équipe de six personnes travaille à Valence, dans la Drôme.</p><p>Écrivez-nous : bonjour@ruchalto.fr</p></main>`,
				),
			],
		},
		traps: [
			["bientôt", "features", "Balances connectées", "Balances connectées, reconnaissance des reines par photo."],
			["client", "founded_year", "1954", "la Miellerie Garnier (fondée en 1954)"],
			["agence", "city", "Marseille", "Site réalisé par l'agence Pixel Sud, Marseille."],
			["hébergeur", "city", "Roubaix", "Hébergement : OVH, Roubaix."],
			[
				"prix d'autrui",
				"pricing_summary",
				"Une ruche Dadant coûte environ 120 € chez les fabricants.",
				"Une ruche Dadant coûte environ 120 € chez les fabricants.",
			],
			["gratuit pour tous", "pricing_model", "free", "Gratuit jusqu'à 5 ruches"],
		],
		honest: [
			["slogan", "tagline", "Vos ruches dans la poche", "Vos ruches dans la poche"],
			[
				"ce que c'est",
				"short_description",
				"Ruchalto est une application mobile pour suivre ses ruches, ses visites et ses récoltes.",
				"Ruchalto est une application mobile pour suivre ses ruches, ses visites et ses récoltes.",
			],
			[
				"ce que c'est",
				"description",
				"Ruchalto est le cahier de miellerie des apiculteurs.",
				"Ruchalto, le cahier de miellerie des apiculteurs",
			],
			[
				"ce qu'il fait",
				"description",
				"Ruchalto accompagne les apiculteurs amateurs et professionnels, de la première visite de printemps à la mise en pot.",
				"Ruchalto accompagne les apiculteurs amateurs et professionnels, de la première visite de printemps à la mise en pot.",
			],
			[
				"carte",
				"description",
				"Chaque pot garde son numéro de lot, sa fleur et sa date.",
				"Chaque pot garde son numéro de lot, sa fleur et sa date.",
			],
			["carte", "description", "Au rucher, sans réseau, tout fonctionne.", "Au rucher, sans réseau, tout fonctionne."],
			[
				"carte",
				"description",
				"Le registre obligatoire est rempli et prêt à imprimer.",
				"Le registre obligatoire est rempli et prêt à imprimer.",
			],
			["entrée", "features", "Carnet de visite", "Carnet de visite"],
			["entrée", "features", "Registre d'élevage", "Registre d'élevage"],
			["entrée", "features", "Mode hors ligne", "Mode hors ligne"],
			["modèle", "pricing_model", "freemium", ["Gratuit jusqu'à 5 ruches", "39 € par an"]],
			["prix", "pricing_summary", "Passion : 39 € par an", ["Passion", "39 € par an"]],
			[
				"année",
				"founded_year",
				"2020",
				"Nous avons créé Ruchalto en 2020, après un hiver passé à recopier des carnets mouillés.",
			],
			["pays", "country", "FR", "Ruchalto SAS, 14 rue des Tilleuls, 26000 Valence"],
			["ville", "city", "Valence", "Notre équipe de six personnes travaille à Valence, dans la Drôme."],
			["adresse", "contact_email", "bonjour@ruchalto.fr", "bonjour@ruchalto.fr"],
			[
				"question",
				"faqs",
				"Oui, vous pouvez les exporter à tout moment en CSV.",
				["Mes données m'appartiennent-elles ?", "Oui, vous pouvez les exporter à tout moment en CSV."],
			],
			[
				"prix",
				"pricing_summary",
				"Pro : 149 € par an, ruches illimitées",
				["Pro", "149 € par an", "ruches illimitées"],
			],
			[
				"fondatrice",
				"founders",
				"Maëlle Perrin",
				[
					"Derrière Ruchalto, il y a Maëlle Perrin, ingénieure agronome, et Bastien Roche, développeur et apiculteur.",
					"Nous avons créé Ruchalto en 2020, après un hiver passé à recopier des carnets mouillés.",
				],
			],
		],
		refused: [
			["prix", "pricing_summary", "Amateur : gratuit jusqu'à 5 ruches", ["Amateur", "Gratuit jusqu'à 5 ruches"]],
		],
	},
	{
		origin: "https://turnofijo.es",
		pages: {
			"/": [
				"home",
				described(
					"es",
					"Turnofijo | Reservas online para barberías y peluquerías",
					"Agenda online para barberías: reservas 24 horas, recordatorios por WhatsApp y caja.",
					`<header><a href="/">Turnofijo</a><nav><a href="#precios">Precios</a><a href="#preguntas">Preguntas</a></nav></header><main><section><h1>La agenda que no deja huecos</h1><p>Con Turnofijo tus clientes reservan solos, a cualquier hora, y tú solo cortas el pelo.</p><p>Más de 1.200 barberías en España ya lo usan.</p></section>
<section><h2>¿Qué incluye?</h2><ul><li>Reservas online las 24 horas</li><li>Recordatorios por WhatsApp</li><li>Control de caja y comisiones</li><li>Fichas de cliente con fotos de sus cortes</li></ul></section>
<section><h2>Di adiós a</h2><ul><li>Llamadas perdidas</li><li>Libretas de papel</li></ul></section>
<section id="precios"><h2>Precios</h2><div><div><h3>Silla</h3><p>12 €/mes</p><p>Para un solo barbero</p></div><div><h3>Local</h3><p>29 €/mes</p><p>Hasta seis barberos</p></div></div><p>Prueba gratis de 14 días, sin tarjeta. Precios sin IVA.</p></section>
<section id="preguntas"><h2>Preguntas frecuentes</h2><h3>¿Hay permanencia?</h3><p>No, puedes darte de baja cuando quieras desde tu cuenta.</p><h3>¿Funciona en el móvil?</h3><p>Sí, en Android y en iPhone, y también en la tableta del mostrador.</p></section>
<section><h2>Nuestra historia</h2><p>Turnofijo nació en 2019 en una barbería de Ruzafa. Su dueño, Nacho Ferrer, y su prima Alba, programadora, estaban hartos de las llamadas.</p><p>La barbería sigue abierta desde 1987.</p></section></main><footer><p>Turnofijo Software S.L. – C/ Cuba 41, 46006 Valencia – CIF B98765432</p><p>hola@turnofijo.es · Pagos gestionados por Redsys, Madrid</p></footer>`,
				),
			],
		},
		traps: [
			["lo que se deja", "features", "Llamadas perdidas", "Llamadas perdidas"],
			["lo que se deja", "features", "Libretas de papel", "Libretas de papel"],
			["pasarela", "city", "Madrid", "Pagos gestionados por Redsys, Madrid"],
			["barbería", "founded_year", "1987", "La barbería sigue abierta desde 1987."],
			["prueba", "pricing_model", "free", "Prueba gratis de 14 días, sin tarjeta."],
		],
		honest: [
			["lema", "tagline", "La agenda que no deja huecos", "La agenda que no deja huecos"],
			[
				"qué hace",
				"description",
				"Con Turnofijo tus clientes reservan solos, a cualquier hora, y tú solo cortas el pelo.",
				"Con Turnofijo tus clientes reservan solos, a cualquier hora, y tú solo cortas el pelo.",
			],
			["función", "features", "Reservas online las 24 horas", "Reservas online las 24 horas"],
			["función", "features", "Recordatorios por WhatsApp", "Recordatorios por WhatsApp"],
			["función", "features", "Control de caja y comisiones", "Control de caja y comisiones"],
			["función", "features", "Fichas de cliente con fotos de sus cortes", "Fichas de cliente con fotos de sus cortes"],
			["modelo", "pricing_model", "paid", "12 €/mes"],
			["precio", "pricing_summary", "Silla: 12 €/mes", ["Silla", "12 €/mes"]],
			["año", "founded_year", "2019", "Turnofijo nació en 2019 en una barbería de Ruzafa."],
			["país", "country", "ES", "Turnofijo Software S.L. – C/ Cuba 41, 46006 Valencia"],
			["ciudad", "city", "Valencia", "Turnofijo Software S.L. – C/ Cuba 41, 46006 Valencia"],
			["buzón", "contact_email", "hola@turnofijo.es", "hola@turnofijo.es"],
			[
				"pregunta",
				"faqs",
				"No, puedes darte de baja cuando quieras desde tu cuenta.",
				["¿Hay permanencia?", "No, puedes darte de baja cuando quieras desde tu cuenta."],
			],
			[
				"pregunta",
				"faqs",
				"Sí, en Android y en iPhone, y también en la tableta del mostrador.",
				["¿Funciona en el móvil?", "Sí, en Android y en iPhone, y también en la tableta del mostrador."],
			],
			["precio", "pricing_summary", "Prueba gratis de 14 días, sin tarjeta.", "Prueba gratis de 14 días, sin tarjeta."],
			[
				"precio",
				"pricing_summary",
				"Local: 29 €/mes (hasta seis barberos)",
				["Local", "29 €/mes", "Hasta seis barberos"],
			],
		],
		refused: [
			[
				"qué es",
				"short_description",
				"Agenda online para barberías: reservas 24 horas, recordatorios por WhatsApp y caja.",
				"Agenda online para barberías: reservas 24 horas, recordatorios por WhatsApp y caja.",
			],
			[
				"qué es",
				"description",
				"Turnofijo es un sistema de reservas online para barberías y peluquerías.",
				"Turnofijo | Reservas online para barberías y peluquerías",
			],
			[
				"usuarios",
				"description",
				"Más de 1.200 barberías en España ya usan Turnofijo.",
				"Más de 1.200 barberías en España ya lo usan.",
			],
		],
	},
];
