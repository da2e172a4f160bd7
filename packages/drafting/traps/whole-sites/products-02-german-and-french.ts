import type { WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Ordinary products in German and French, and the claims that a good model would compose of their pages. */
export const PRODUCTS_02_GERMAN_AND_FRENCH: readonly WholeSite[] = [
	{
		origin: "https://werkbuch.de",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Werkbuch – Bautagebuch für Handwerksbetriebe</title><meta name="description" content="Das digitale Bautagebuch für Handwerker."></head><body><header><a href="/">Werkbuch</a></header><main><h1>Das Bautagebuch, das sich selbst schreibt</h1><p>Mit Werkbuch dokumentieren Handwerker ihre Baustelle per Foto und Sprachnachricht. Der Bericht ist fertig, bevor der Feierabend beginnt.</p>
<h2>Das kann Werkbuch</h2><ul><li><strong>Sprache zu Text</strong> Einfach diktieren, Werkbuch schreibt mit.</li><li><strong>Fotodokumentation</strong> Jedes Bild mit Ort und Uhrzeit.</li><li><strong>PDF-Berichte</strong> Auf Knopfdruck an den Bauherrn.</li></ul>
<h2>Was es kostet</h2><p>14 Tage kostenlos testen, danach 19 Euro pro Monat und Nutzer. Keine Mindestlaufzeit.</p>
<p>„Früher saß ich jeden Abend im Büro.“ Malermeister Jens Thoma, Rosenheim, nutzt Werkbuch seit 2021.</p></main><footer><p>Werkbuch wird von Nadja Wolff und Timo Krüger in Leipzig entwickelt.</p><p>Fragen? <a href="mailto:moin@werkbuch.de">moin@werkbuch.de</a></p></footer></body></html>`,
			],
		},
		traps: [
			[
				"wann ein Kunde begann",
				"founded_year",
				"2021",
				"Malermeister Jens Thoma, Rosenheim, nutzt Werkbuch seit 2021.",
			],
			["wo ein Kunde sitzt", "city", "Rosenheim", "Malermeister Jens Thoma, Rosenheim, nutzt Werkbuch seit 2021."],
			[
				"eine Probezeit als Tarif",
				"pricing_model",
				"freemium",
				"14 Tage kostenlos testen, danach 19 Euro pro Monat und Nutzer.",
			],
		],
		honest: [
			[
				"what it does",
				"short_description",
				"Mit Werkbuch dokumentieren Handwerker ihre Baustelle per Foto und Sprachnachricht.",
				"Mit Werkbuch dokumentieren Handwerker ihre Baustelle per Foto und Sprachnachricht.",
			],
			["an entry of its list", "features", "Fotodokumentation", "Fotodokumentation"],
			[
				"how it is paid",
				"pricing_model",
				"subscription",
				"14 Tage kostenlos testen, danach 19 Euro pro Monat und Nutzer.",
			],
			[
				"a price in a sentence",
				"pricing_summary",
				"19 Euro pro Monat und Nutzer",
				"14 Tage kostenlos testen, danach 19 Euro pro Monat und Nutzer.",
			],
			[
				"makers in the footer",
				"founders",
				"Nadja Wolff",
				"Werkbuch wird von Nadja Wolff und Timo Krüger in Leipzig entwickelt.",
			],
			["its kind in words", "tags", "Bautagebuch", "Das digitale Bautagebuch für Handwerker."],
		],
	},
	{
		origin: "https://praxisruhe.de",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Praxisruhe | Telefonassistent für Arztpraxen</title></head><body><header><a href="/">Praxisruhe</a><nav><a href="/impressum">Impressum</a></nav></header><main><h1>Nie wieder besetzt</h1><p>Praxisruhe nimmt Anrufe Ihrer Patienten entgegen, vergibt Termine und bestellt Rezepte, rund um die Uhr.</p><h2>Warum Praxen Praxisruhe wählen</h2><ul><li>In einem Tag eingerichtet</li><li>Server in Deutschland</li><li>Spricht zwölf Sprachen</li></ul><h2>Preis</h2><p>Ab 89 € im Monat, alle Anrufe inklusive.</p><p>Die Anbindung an Ihre Praxissoftware folgt im Frühjahr.</p></main></body></html>`,
			],
			"/impressum": [
				"other",
				`<!doctype html><html lang="de"><head><title>Impressum | Praxisruhe</title></head><body><main><h1>Impressum</h1><p>Praxisruhe GmbH<br>Königsallee 12<br>40212 Düsseldorf</p><p>Geschäftsführerin: Dr. Ulrike Sander</p><p>E-Mail: kontakt@praxisruhe.de</p><p>Hosting: Nordserver AG, Hafenstraße 3, 20457 Hamburg</p></main></body></html>`,
			],
		},
		traps: [
			["wer nur die Server stellt", "city", "Hamburg", "Nordserver AG, Hafenstraße 3, 20457 Hamburg"],
			[
				"noch nicht da",
				"features",
				"Anbindung an Ihre Praxissoftware",
				"Die Anbindung an Ihre Praxissoftware folgt im Frühjahr.",
			],
			["wer nur die Geschäfte führt", "founders", "Dr. Ulrike Sander", "Geschäftsführerin: Dr. Ulrike Sander"],
		],
		honest: [
			[
				"what it does",
				"description",
				"Praxisruhe nimmt Anrufe Ihrer Patienten entgegen, vergibt Termine und bestellt Rezepte.",
				"Praxisruhe nimmt Anrufe Ihrer Patienten entgegen, vergibt Termine und bestellt Rezepte, rund um die Uhr.",
			],
			["a reason", "usps", "In einem Tag eingerichtet", "In einem Tag eingerichtet"],
			["a price in a sentence", "pricing_summary", "Ab 89 € im Monat", "Ab 89 € im Monat, alle Anrufe inklusive."],
			["its town", "city", "Düsseldorf", ["Praxisruhe GmbH", "Königsallee 12", "40212 Düsseldorf"]],
		],
	},
	{
		origin: "https://beetplan.app",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Beetplan: Der Gartenplaner</title></head><body><main><h1>Plane dein Gemüsebeet in zehn Minuten</h1><p>Beetplan zeigt dir, was du wann säst, welche Pflanzen sich mögen und wann du erntest.</p><section><h2>Dein Gartenjahr in einer App</h2><div><h3>Mischkultur-Check</h3><p>Warnt, wenn Nachbarn sich nicht vertragen.</p></div><div><h3>Aussaatkalender</h3><p>Auf dein Klima abgestimmt.</p></div></section><p>Beetplan ist kostenlos für ein Beet. Für 2,50 € im Monat planst du beliebig viele.</p><section><h2>Hallo!</h2><p>Ich bin Svenja, Gärtnerin aus Oldenburg. Beetplan habe ich gebaut, weil mein Notizbuch ständig nass war.</p></section></main><footer><p>Svenja Harms, Oldenburg · hallo@beetplan.app</p></footer></body></html>`,
			],
		},
		traps: [
			["ein Rat als Leistung", "features", "Mein Notizbuch", "weil mein Notizbuch ständig nass war"],
			[
				"eine Grenze vergessen",
				"description",
				"Beetplan ist kostenlos für beliebig viele.",
				"Beetplan ist kostenlos für ein Beet. Für 2,50 € im Monat planst du beliebig viele.",
			],
		],
		honest: [
			[
				"what it does",
				"short_description",
				"Beetplan zeigt dir, was du wann säst und wann du erntest.",
				"Beetplan zeigt dir, was du wann säst, welche Pflanzen sich mögen und wann du erntest.",
			],
			["an entry of its list", "features", "Mischkultur-Check", "Mischkultur-Check"],
			[
				"how it is paid",
				"pricing_model",
				"freemium",
				"Beetplan ist kostenlos für ein Beet. Für 2,50 € im Monat planst du beliebig viele.",
			],
			["its kind in words", "tags", "Gartenplaner", "Beetplan: Der Gartenplaner"],
		],
	},
	{
		origin: "https://maisonclaire.fr",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Maison Claire, la conciergerie des gîtes</title><meta name="description" content="Logiciel de gestion pour gîtes et chambres d'hôtes."></head><body><header><a href="/">Maison Claire</a></header><main><h1>Vos gîtes complets, vos soirées libres</h1><p>Maison Claire synchronise vos calendriers, encaisse les acomptes et envoie le code d'entrée à vos voyageurs.</p><h2>Tout ce qu'il vous faut</h2><ul><li>Calendrier synchronisé avec Airbnb et Booking</li><li>Paiement en ligne</li><li>Messages automatiques</li></ul><h2>Tarifs</h2><p>Gratuit pour un gîte, puis 8 € par mois et par logement.</p><p>« Je ne réponds plus au téléphone le dimanche. » Sophie Lemoine, Le Moulin, Sarlat</p></main><footer><p>Fait avec amour à Nantes par Julien Ferrand et Amélie Roux</p><p>bonjour@maisonclaire.fr</p></footer></body></html>`,
			],
		},
		traps: [
			["où vit une cliente", "city", "Sarlat", "Sophie Lemoine, Le Moulin, Sarlat"],
			["qui la loue", "founders", "Sophie Lemoine", "Sophie Lemoine, Le Moulin, Sarlat"],
			[
				"un prix sans sa condition",
				"pricing_summary",
				"8 € par mois",
				"Gratuit pour un gîte, puis 8 € par mois et par logement.",
			],
			[
				"une partie gratuite pour le tout",
				"pricing_model",
				"free",
				"Gratuit pour un gîte, puis 8 € par mois et par logement.",
			],
		],
		honest: [
			[
				"what it does",
				"description",
				"Maison Claire synchronise vos calendriers et encaisse les acomptes.",
				"Maison Claire synchronise vos calendriers, encaisse les acomptes et envoie le code d'entrée à vos voyageurs.",
			],
			["where it is made", "city", "Nantes", "Fait avec amour à Nantes par Julien Ferrand et Amélie Roux"],
			["makers in the footer", "founders", "Amélie Roux", "Fait avec amour à Nantes par Julien Ferrand et Amélie Roux"],
			["how it is paid", "pricing_model", "freemium", "Gratuit pour un gîte, puis 8 € par mois et par logement."],
			["an entry of its list", "features", "Messages automatiques", "Messages automatiques"],
			["its slogan", "tagline", "Vos gîtes complets, vos soirées libres", "Vos gîtes complets, vos soirées libres"],
		],
	},
	{
		origin: "https://notefluide.fr",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>NoteFluide | Notes de frais sans papier</title></head><body><header>NoteFluide</header><main><h1>Les notes de frais, sans y penser</h1><p>Photographiez le ticket : NoteFluide lit le montant, la TVA et la date, puis prépare le remboursement.</p><h2>Pourquoi choisir NoteFluide ?</h2><p><strong>Conforme à l'URSSAF.</strong> Les justificatifs ont valeur probante.</p><p><strong>Prêt en cinq minutes.</strong> Aucun logiciel à installer.</p><p>À partir de 4,90 € par utilisateur et par mois, sans engagement.</p><h2>Notre histoire</h2><p>NoteFluide est née à Lyon en 2018, quand Karim Benali gérait encore les frais de son équipe sur un tableur.</p></main><footer><p>NoteFluide SAS, 5 rue de la République, 69001 Lyon</p><p>Une question ? contact@notefluide.fr</p></footer></body></html>`,
			],
		},
		traps: [
			[
				"qui gérait seulement",
				"founders",
				"Karim Benali",
				"quand Karim Benali gérait encore les frais de son équipe sur un tableur",
			],
			["un logiciel qu'il ne faut pas", "features", "logiciel à installer", "Aucun logiciel à installer."],
		],
		honest: [
			[
				"what it does",
				"short_description",
				"NoteFluide lit le montant, la TVA et la date, puis prépare le remboursement.",
				"Photographiez le ticket : NoteFluide lit le montant, la TVA et la date, puis prépare le remboursement.",
			],
			["its beginning", "founded_year", "2018", "NoteFluide est née à Lyon en 2018"],
			[
				"a price in a sentence",
				"pricing_summary",
				"À partir de 4,90 € par utilisateur et par mois",
				"À partir de 4,90 € par utilisateur et par mois, sans engagement.",
			],
			["a reason", "usps", "Conforme à l'URSSAF", "Conforme à l'URSSAF."],
		],
		refused: [
			[
				"its category",
				"categories",
				"Accounting",
				["NoteFluide | Notes de frais sans papier", "Les notes de frais, sans y penser"],
			],
		],
	},
];
