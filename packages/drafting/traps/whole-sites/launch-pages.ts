import type { WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Pages that launch a product: a screen of it drawn in markup, cards with pictures, rivals in a table, a plan of what comes. */
export const LAUNCH_PAGES: readonly WholeSite[] = [
	{
		origin: "https://pagemoth.app",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Pagemoth — Read later, actually</title><meta name="description" content="Pagemoth is a reading list for Mac and iPhone that reads your saved articles aloud."></head><body><header><a class="brand" href="/"><span>Pagemoth</span></a><nav><a href="#features">Features</a> <a href="#pricing">Pricing</a></nav></header>
<section class="hero"><div class="badge">Product of the day, 4 March 2025</div><h1>Read later,<br><em>actually.</em></h1><p>Pagemoth reads your saved articles aloud while you cook, walk or wait.</p><div class="mock"><div class="mock-title">Today's list</div><div class="mock-item"><div>Why bees dance</div><div>The Meadow Review, 12 minutes of reading</div></div><div class="mock-item"><div>Cheap flights to Lisbon</div><div>An advertisement that you saved by accident</div></div><div class="mock-item"><div>Bread without kneading</div><div>From the kitchen of Nora Lind, Oslo</div></div></div><ul class="trust"><li>No account</li><li>Works offline</li><li>Twelve voices</li></ul></section>
<section class="stats"><div><div>31%</div><div>of saved articles are ever opened</div></div><div><div>9 min</div><div>is how long people mean to read</div></div><div><div>4.8</div><div>stars in the App Store</div></div></section>
<section id="features"><div class="label">Features</div><h2>Less guilt. More reading.</h2><div class="grid"><div class="card"><div>🎧</div><div>Read aloud</div><div>Turns an article into a recording in a few seconds, on your own phone.</div></div><div class="card"><div>📚</div><div>Weekly shelf</div><div>Puts what you saved on Monday in front of you on Sunday.</div></div><div class="card"><div>✂️</div><div>Clippings</div><div>Keeps the sentences that you marked in one searchable place.</div></div></div></section>
<section><div class="label">Who it's for</div><h2>Made for people with tabs</h2><div class="grid"><div class="card"><div>Commuters</div><div>Listen on the train, even where there is no signal at all.</div></div><div class="card"><div>Researchers</div><div>Mark a passage and find it again when you write your paper.</div></div><div class="card"><div>Parents</div><div>Both hands are full, and your ears are still free.</div></div></div></section>
<section><h2>How others do it</h2><table><tr><th></th><th>Pagemoth</th><th>Stackr</th></tr><tr><td>Read aloud</td><td>✓</td><td>✗</td></tr><tr><td>Shared folders</td><td>✗</td><td>✓</td></tr><tr><td>Price a year</td><td>$19</td><td>$59</td></tr></table></section>
<section><h2>On the way</h2><div class="grid"><div class="card"><h3>Android app</h3><p>We begin once the Mac app is done.</p></div><div class="card"><h3>Shared shelves</h3><p>Read the same thing as your friends.</p></div></div></section>
<section><div class="quote"><p>“I cancelled three subscriptions and my pile is gone.”</p><div>Priya Raman</div><div>Founder, Inkwell Labs</div></div><div class="quote"><p>“It even reads the footnotes of my tax letters.”</p><div>Tom Weber</div><div>Lawyer in Graz</div></div></section>
<section id="pricing"><h2>Pricing</h2><div class="plan"><h3>Free</h3><div>$0</div><ul><li>✓ Ten articles a month</li><li>✓ One voice</li><li>– Clippings</li></ul></div><div class="plan"><h3>Moth</h3><div>$19 a year</div><ul><li>✓ Unlimited articles</li><li>✓ All voices</li><li>✓ Clippings</li></ul></div></section>
<section><h2>Questions</h2><details><summary>Can I read PDFs?</summary><p>Not today. PDF files are opened in your PDF reader.</p></details><details><summary>Do you sell what I read?</summary><p>No. Your list stays on your phone, and we could not see it if we wanted to.</p></details></section>
<footer><p>Made by Lamplight Tools, a two-person company in Ghent, Belgium.</p><p>Voices by Cantor Speech Inc., Seattle, USA.</p><p>hello@pagemoth.app · Press: press@brightline-pr.com</p><p>© 2023–2026 Lamplight Tools</p></footer></body></html>`,
			],
		},
		traps: [
			["a drawn screen", "features", "Why bees dance", "Why bees dance"],
			["a drawn screen", "features", "Cheap flights to Lisbon", "Cheap flights to Lisbon"],
			["a drawn screen", "features", "Bread without kneading", "Bread without kneading"],
			["a drawn screen", "city", "Oslo", "From the kitchen of Nora Lind, Oslo"],
			[
				"a drawn screen",
				"description",
				"Pagemoth is from the kitchen of Nora Lind.",
				"From the kitchen of Nora Lind, Oslo",
			],
			["a prize as slogan", "tagline", "Product of the day, 4 March 2025", "Product of the day, 4 March 2025"],
			["a prize's year", "founded_year", "2025", "Product of the day, 4 March 2025"],
			["a copyright year", "founded_year", "2023", "© 2023–2026 Lamplight Tools"],
			["figures of a market", "features", "of saved articles are ever opened", "of saved articles are ever opened"],
			[
				"figures of a market",
				"description",
				"Pagemoth opens 31% of saved articles.",
				["31%", "of saved articles are ever opened"],
			],
			["whom it is for", "features", "Commuters", "Commuters"],
			["whom it is for", "features", "Researchers", "Researchers"],
			["whom it is for", "tags", "parents", "Parents"],
			["a rival's strength", "features", "Shared folders", "Shared folders"],
			["a rival's price", "pricing_summary", "$59", "$59"],
			["a rival's price", "pricing_summary", "Stackr: $59", ["Stackr", "$59"]],
			["a plan told as there", "features", "Android app", "Android app"],
			["a plan told as there", "features", "Shared shelves", "Shared shelves"],
			["a plan told as there", "description", "Pagemoth has an Android app.", "Android app"],
			["a reviewer as founder", "founders", "Priya Raman", ["Priya Raman", "Founder, Inkwell Labs"]],
			["a reviewer's town", "city", "Graz", "Lawyer in Graz"],
			[
				"a reviewer's words",
				"description",
				"Pagemoth reads the footnotes of your tax letters.",
				"It even reads the footnotes of my tax letters.",
			],
			["a reviewer's words", "features", "my pile is gone", "“I cancelled three subscriptions and my pile is gone.”"],
			["what a plan lacks", "features", "– Clippings", "– Clippings"],
			["prices exchanged", "pricing_summary", "Free: $19 a year", ["Free", "$19 a year"]],
			["a free plan as all", "pricing_model", "free", ["Free", "$0"]],
			["no as yes", "features", "read PDFs", "Can I read PDFs?"],
			["no as yes", "description", "Pagemoth sells what you read.", "Do you sell what I read?"],
			["a supplier's seat", "country", "US", "Voices by Cantor Speech Inc., Seattle, USA."],
			["a supplier's seat", "city", "Seattle", "Voices by Cantor Speech Inc., Seattle, USA."],
			["an agency's mailbox", "contact_email", "press@brightline-pr.com", "Press: press@brightline-pr.com"],
			[
				"the maker's name",
				"name",
				"Lamplight Tools",
				"Made by Lamplight Tools, a two-person company in Ghent, Belgium.",
			],
			[
				"a subject swapped",
				"description",
				"Pagemoth means to read for nine minutes.",
				"is how long people mean to read",
			],
			[
				"a limit dropped",
				"description",
				"Pagemoth is a reading list for every phone.",
				"Pagemoth is a reading list for Mac and iPhone that reads your saved articles aloud.",
			],
		],
		honest: [
			["the title's words", "tagline", "Read later, actually", "Read later, actually"],
			[
				"a sentence",
				"description",
				"Pagemoth is a reading list for Mac and iPhone that reads your saved articles aloud.",
				"Pagemoth is a reading list for Mac and iPhone that reads your saved articles aloud.",
			],
			[
				"a sentence",
				"description",
				"Pagemoth reads your saved articles aloud while you cook, walk or wait.",
				"Pagemoth reads your saved articles aloud while you cook, walk or wait.",
			],
			[
				"a card",
				"features",
				"Read aloud",
				["Read aloud", "Turns an article into a recording in a few seconds, on your own phone."],
			],
			["a card", "features", "Weekly shelf", "Weekly shelf"],
			[
				"a kind",
				"tags",
				"reading list",
				"Pagemoth is a reading list for Mac and iPhone that reads your saved articles aloud.",
			],
			["own mailbox", "contact_email", "hello@pagemoth.app", "hello@pagemoth.app"],
			["a plan's price", "pricing_summary", "Moth: $19 a year", ["Moth", "$19 a year"]],
			["two plans", "pricing_model", "freemium", ["Free", "$0", "Moth", "$19 a year"]],
		],
	},
	{
		origin: "https://stellwerk.dev",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Stellwerk – Cronjobs, die Bescheid geben</title><meta name="description" content="Stellwerk überwacht Ihre Cronjobs und meldet sich, wenn einer ausbleibt. Quelloffen und selbst betrieben."></head><body><header><a class="logo" href="/">Stellwerk</a><nav><a href="#funktionen">Funktionen</a> <a href="#preise">Preise</a></nav></header>
<section class="hero"><p class="eyebrow">Für kleine Betriebe mit großen Nächten</p><h1>Cronjobs, die Bescheid geben</h1><p>Stellwerk überwacht Ihre Cronjobs und meldet sich, wenn einer ausbleibt.</p><pre>$ stellwerk watch backup.sh
ok · letzter Lauf vor 3 min</pre></section>
<section><h2>Kennen Sie das?</h2><ul><li>Das Backup lief zuletzt im März</li><li>Niemand liest die Mails von root</li><li>Der Kunde merkt es zuerst</li></ul></section>
<section id="funktionen"><h2>Was Stellwerk kann</h2><div class="raster"><article><div class="kopf"><span>⏱</span><h3>Fristen je Auftrag</h3></div><p>Jeder Auftrag bekommt seine eigene Frist und seinen eigenen Empfänger.</p></article><article><div class="kopf"><span>📟</span><h3>Bereitschaft im Wechsel</h3></div><p>Nachts wird geweckt, wer Dienst hat, und niemand sonst.</p></article><article><div class="kopf"><span>🧾</span><h3>Protokoll für Prüfer</h3></div><p>Jeder Lauf steht mit Dauer und Ergebnis im Protokoll.</p></article></div></section>
<section><h2>Was wir bewusst weglassen</h2><ul><li>Diagramme mit Farbverlauf</li><li>Anmeldung mit Google</li></ul></section>
<section><h2>Läuft mit</h2><ul><li>PostgreSQL</li><li>Docker</li><li>systemd</li></ul></section>
<section><h2>Neues aus der Werkstatt</h2><article><h3>Version 3.2 weckt leiser</h3><p>Seit dieser Woche lässt sich die Lautstärke für Sie einstellen.</p></article><article><h3>Treffen in Jena</h3><p>Am 12. Mai zeigen wir Ihnen die neue Oberfläche im Café Wagner.</p></article><article><h3>Wir suchen Verstärkung</h3><p>Sie schreiben gern Go und schlafen nachts gern durch?</p></article></section>
<section id="preise"><h2>Preise</h2><article class="tarif"><h3>Selbst betrieben</h3><p>0 €</p><p>Alle Funktionen, Hilfe im Forum</p></article><article class="tarif"><h3>Gehostet</h3><p>29 € im Monat</p><p>Bis 200 Aufträge</p></article><p>Einrichtung auf Wunsch einmalig 350 €.</p><p>Für Vereine ist der gehostete Tarif umsonst.</p></section>
<section><h2>Über uns</h2><p>Stellwerk entstand 2018 als Abendprojekt von Jonas Reuter.</p><p>Jonas Reuter hat Stellwerk gegründet und schreibt bis heute die meisten Zeilen.</p><p>Vorher hat er bei der Halden AG gearbeitet, die 1962 gegründet wurde.</p></section>
<footer><p>Stellwerk Software GmbH · Gerbergasse 4 · 07743 Jena · Deutschland</p><p>Serverstandort: Falkenstein, Sachsen</p><p>post@stellwerk.dev</p><p>Datenschutzbeauftragte: kanzlei@lindner-recht.de</p></footer></body></html>`,
			],
		},
		traps: [
			["der Missstand", "features", "Das Backup lief zuletzt im März", "Das Backup lief zuletzt im März"],
			["der Missstand", "features", "Der Kunde merkt es zuerst", "Der Kunde merkt es zuerst"],
			["der Missstand", "description", "Niemand liest die Mails von root.", "Niemand liest die Mails von root"],
			["weggelassen", "features", "Anmeldung mit Google", "Anmeldung mit Google"],
			["weggelassen", "features", "Diagramme mit Farbverlauf", "Diagramme mit Farbverlauf"],
			["Software anderer", "features", "PostgreSQL", "PostgreSQL"],
			["Software anderer", "tags", "docker", "Docker"],
			["Neuigkeiten", "features", "Treffen in Jena", "Treffen in Jena"],
			["Neuigkeiten", "features", "Wir suchen Verstärkung", "Wir suchen Verstärkung"],
			["Neuigkeiten", "tagline", "Version 3.2 weckt leiser", "Version 3.2 weckt leiser"],
			[
				"Einrichtung als Preis",
				"pricing_summary",
				"Gehostet: 350 €",
				["Gehostet", "Einrichtung auf Wunsch einmalig 350 €."],
			],
			["Vereine als alle", "pricing_model", "free", "Für Vereine ist der gehostete Tarif umsonst."],
			[
				"Preise vertauscht",
				"pricing_summary",
				"Selbst betrieben: 29 € im Monat",
				["Selbst betrieben", "29 € im Monat"],
			],
			[
				"anderer Firma Jahr",
				"founded_year",
				"1962",
				"Vorher hat er bei der Halden AG gearbeitet, die 1962 gegründet wurde.",
			],
			["Serverstandort", "city", "Falkenstein", "Serverstandort: Falkenstein, Sachsen"],
			[
				"Postfach der Kanzlei",
				"contact_email",
				"kanzlei@lindner-recht.de",
				"Datenschutzbeauftragte: kanzlei@lindner-recht.de",
			],
			["ein Wort jedes Produkts", "tags", "kleine", "Für kleine Betriebe mit großen Nächten"],
			[
				"Bedingung verloren",
				"description",
				"Stellwerk meldet sich.",
				"Stellwerk überwacht Ihre Cronjobs und meldet sich, wenn einer ausbleibt.",
			],
			["ein Befehl", "tagline", "stellwerk watch backup.sh", "$ stellwerk watch backup.sh"],
		],
		honest: [
			["die Überschrift", "tagline", "Cronjobs, die Bescheid geben", "Cronjobs, die Bescheid geben"],
			[
				"ein Satz",
				"description",
				"Stellwerk überwacht Ihre Cronjobs und meldet sich, wenn einer ausbleibt.",
				"Stellwerk überwacht Ihre Cronjobs und meldet sich, wenn einer ausbleibt.",
			],
			["ein Titel", "features", "Fristen je Auftrag", "Fristen je Auftrag"],
			["ein Titel", "features", "Protokoll für Prüfer", "Protokoll für Prüfer"],
			[
				"die Gründung",
				"founders",
				"Jonas Reuter",
				"Jonas Reuter hat Stellwerk gegründet und schreibt bis heute die meisten Zeilen.",
			],
			["die Anschrift", "city", "Jena", "Stellwerk Software GmbH · Gerbergasse 4 · 07743 Jena · Deutschland"],
			["die Anschrift", "country", "DE", "Stellwerk Software GmbH · Gerbergasse 4 · 07743 Jena · Deutschland"],
			["das Postfach", "contact_email", "post@stellwerk.dev", "post@stellwerk.dev"],
			["ein Tarif", "pricing_summary", "Gehostet: 29 € im Monat", ["Gehostet", "29 € im Monat"]],
		],
	},
	{
		origin: "https://bordado-vivo.mx",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Bordado Vivo | Uniformes bordados en Puebla</title><meta name="description" content="Bordado Vivo borda uniformes para escuelas, hoteles y talleres."></head><body><header><a href="/"><img src="/logo.png" alt="Bordado Vivo"></a></header>
<section><h1>Uniformes que duran más que el turno</h1><p>Bordamos uniformes para escuelas, hoteles y talleres desde una sola pieza.</p></section>
<section class="servicios"><h2>Servicios</h2><div><div>🧵</div><div>Bordado de logotipos</div><div>Digitalizamos su logotipo y lo bordamos en la prenda que usted elija.</div></div><div><div>👔</div><div>Uniformes a la medida</div><div>Tomamos medidas en su empresa, sin costo, a partir de veinte personas.</div></div><div><div>🪡</div><div>Reparación</div><div>Cambiamos cierres, botones y parches de uniformes ya usados.</div></div></section>
<section><h2>Así trabajamos</h2><div><h3>Nos cuenta su idea</h3><p>Por teléfono o en el taller, como usted prefiera.</p></div><div><h3>Le mandamos una muestra</h3><p>La puede tocar antes de que empecemos.</p></div><div><h3>Entregamos</h3><p>En Puebla y Cholula llevamos su pedido sin cargo.</p></div></section>
<section><h2>Confían en nosotros</h2><ul><li>Hotel Cinco Volcanes</li><li>Colegio Sor Juana</li></ul><p>“Llevamos nueve años con ellos.” — Rosa Ibarra, fundadora de Panadería Ibarra, Atlixco</p></section>
<section><h2>Próximamente</h2><ul><li>Tienda en línea</li></ul></section>
<section><h2>Nuestro taller</h2><p>El edificio del taller es de 1894.</p><p>Bordado Vivo fue fundado en 2009 por Elena Cuautle.</p></section>
<footer><p>Calle 6 Norte 1203, Centro, 72000 Puebla, México</p><p>taller@bordado-vivo.mx</p><p>Sitio hecho por Agencia Mirlo, Madrid, España · hola@agenciamirlo.es</p></footer></body></html>`,
			],
		},
		traps: [
			["pasos", "features", "Le mandamos una muestra", "Le mandamos una muestra"],
			["pasos", "features", "Nos cuenta su idea", "Nos cuenta su idea"],
			["clientes", "features", "Hotel Cinco Volcanes", "Hotel Cinco Volcanes"],
			["una clienta", "founders", "Rosa Ibarra", "Rosa Ibarra, fundadora de Panadería Ibarra, Atlixco"],
			["una clienta", "city", "Atlixco", "Rosa Ibarra, fundadora de Panadería Ibarra, Atlixco"],
			["todavía no", "features", "Tienda en línea", "Tienda en línea"],
			["el edificio", "founded_year", "1894", "El edificio del taller es de 1894."],
			["la agencia", "country", "ES", "Sitio hecho por Agencia Mirlo, Madrid, España"],
			["la agencia", "contact_email", "hola@agenciamirlo.es", "hola@agenciamirlo.es"],
			["para quién", "tags", "hoteles", "Bordamos uniformes para escuelas, hoteles y talleres desde una sola pieza."],
			[
				"límite perdido",
				"description",
				"Llevamos su pedido sin cargo.",
				"En Puebla y Cholula llevamos su pedido sin cargo.",
			],
			[
				"medidas gratis",
				"pricing_model",
				"free",
				"Tomamos medidas en su empresa, sin costo, a partir de veinte personas.",
			],
		],
		honest: [
			["el titular", "tagline", "Uniformes que duran más que el turno", "Uniformes que duran más que el turno"],
			["una tarjeta", "features", "Bordado de logotipos", "Bordado de logotipos"],
			["una tarjeta", "features", "Reparación", "Reparación"],
			[
				"una frase",
				"description",
				"Bordado Vivo borda uniformes para escuelas, hoteles y talleres.",
				"Bordado Vivo borda uniformes para escuelas, hoteles y talleres.",
			],
			["la fundación", "founded_year", "2009", "Bordado Vivo fue fundado en 2009 por Elena Cuautle."],
			["la fundación", "founders", "Elena Cuautle", "Bordado Vivo fue fundado en 2009 por Elena Cuautle."],
			["el domicilio", "country", "MX", "Calle 6 Norte 1203, Centro, 72000 Puebla, México"],
		],
	},
];
