import type { WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Ordinary products in German and French, in ordinary words. */
export const PRODUCTS_01_GERMAN_AND_FRENCH: readonly WholeSite[] = [
	{
		origin: "https://tourlio.de",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Tourlio – Tourenplanung für Handwerker</title><meta name="description" content="Mit Tourlio planen Handwerksbetriebe ihre Einsätze und Touren."></head><body><header><nav><a href="/">Start</a><a href="/preise">Preise</a><a href="/ueber-uns">Über uns</a></nav></header><main><h1>Tourenplanung für Handwerker</h1><p>Mit Tourlio planen Sie Einsätze per Drag &amp; Drop und Ihre Monteure sehen alles auf dem Handy.</p><a>Jetzt 30 Tage kostenlos testen</a>
 <h2>Das kann Tourlio</h2><div><div><h3>Plantafel</h3><p>Alle Einsätze der Woche auf einen Blick.</p></div><div><h3>Zeiterfassung</h3><p>Stunden werden direkt auf der Baustelle gestempelt.</p></div><div><h3>Fotodokumentation</h3><p>Bilder landen automatisch beim richtigen Auftrag.</p></div></div>
 <p>Über 400 Betriebe vertrauen uns bereits.</p></main><footer><a href="/impressum">Impressum</a><a href="/datenschutz">Datenschutz</a></footer></body></html>`,
			],
			"/preise": [
				"pricing",
				`<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Preise | Tourlio</title></head><body><header><nav></nav></header><main><h1>Faire Preise</h1><div><h2>Basis</h2><p>19 € pro Monat und Nutzer</p></div><div><h2>Profi</h2><p>29 € pro Monat und Nutzer</p></div><p>Alle Preise zzgl. MwSt.</p></main><footer></footer></body></html>`,
			],
			"/impressum": [
				"contact",
				`<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Impressum | Tourlio</title></head><body><header><nav></nav></header><main><h1>Impressum</h1><p>Tourlio GmbH<br>Lister Meile 12<br>30161 Hannover</p><p>Geschäftsführer: Jan Petersen</p><p>E-Mail: info@tourlio.de<br>Telefon: 0511 123456</p></main><footer></footer></body></html>`,
			],
			"/ueber-uns": [
				"about",
				`<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Über uns | Tourlio</title></head><body><header><nav></nav></header><main><h1>Über uns</h1><p>2017 gründeten Jan Petersen und Mareike Vogt Tourlio in Hannover. Heute arbeiten 18 Menschen daran, den Alltag im Handwerk einfacher zu machen.</p></main><footer></footer></body></html>`,
			],
		},
		traps: [],
		honest: [
			["its slogan", "tagline", "Tourenplanung für Handwerker", "Tourenplanung für Handwerker"],
			[
				"what it does",
				"description",
				"Mit Tourlio planen Sie Einsätze per Drag & Drop und Ihre Monteure sehen alles auf dem Handy.",
				"Mit Tourlio planen Sie Einsätze per Drag & Drop und Ihre Monteure sehen alles auf dem Handy.",
			],
			["an entry of its list", "features", "Zeiterfassung", "Zeiterfassung"],
			["a price", "pricing_summary", "Profi: 29 € pro Monat und Nutzer", ["Profi", "29 € pro Monat und Nutzer"]],
			["how it is paid", "pricing_model", "subscription", ["19 € pro Monat und Nutzer", "29 € pro Monat und Nutzer"]],
			["who began it", "founders", "Mareike Vogt", "2017 gründeten Jan Petersen und Mareike Vogt Tourlio in Hannover."],
			["its beginning", "founded_year", "2017", "2017 gründeten Jan Petersen und Mareike Vogt Tourlio in Hannover."],
			["its town", "city", "Hannover", ["Tourlio GmbH", "Lister Meile 12", "30161 Hannover"]],
			["its country", "country", "DE", "30161 Hannover"],
			["its mailbox", "contact_email", "info@tourlio.de", "E-Mail: info@tourlio.de"],
		],
	},
	{
		origin: "https://vereinsheld.de",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>VereinsHeld | Die Vereinssoftware, die Spaß macht</title><meta name="description" content="Mitglieder, Beiträge und Termine online verwalten."></head><body><header><nav><a href="/">VereinsHeld</a></nav></header><main><h1>Die Vereinssoftware, die Spaß macht</h1><p>VereinsHeld ist eine Online-Software für Vereine, mit der Sie Mitglieder, Beiträge und Termine an einem Ort verwalten.</p>
 <ul><li>Mitgliederverwaltung</li><li>SEPA-Lastschrift</li><li>Vereinskalender</li><li>DSGVO-konform und auf deutschen Servern</li></ul>
 <h2>Preise</h2><p>Bis 50 Mitglieder ist VereinsHeld kostenlos. Danach zahlen Sie 9,90 € im Monat.</p>
 <h2>Häufige Fragen</h2><details><summary>Kann ich meine Daten importieren?</summary><p>Ja, aus Excel oder CSV.</p></details><details><summary>Gibt es eine App?</summary><p>Ja, für iPhone und Android.</p></details>
 <h2>Wer steckt dahinter?</h2><p>VereinsHeld wurde 2015 von den Brüdern Paul und Simon Richter gegründet und hat seinen Sitz in Münster.</p></main><footer><p>© VereinsHeld GmbH, Hafenweg 8, 48155 Münster</p><p>Support: hilfe@vereinsheld.de</p></footer></body></html>`,
			],
		},
		traps: [],
		honest: [
			["its slogan", "tagline", "Die Vereinssoftware, die Spaß macht", "Die Vereinssoftware, die Spaß macht"],
			[
				"what it is",
				"short_description",
				"VereinsHeld ist eine Online-Software für Vereine, mit der Sie Mitglieder, Beiträge und Termine an einem Ort verwalten.",
				"VereinsHeld ist eine Online-Software für Vereine, mit der Sie Mitglieder, Beiträge und Termine an einem Ort verwalten.",
			],
			["an entry of its list", "features", "SEPA-Lastschrift", "SEPA-Lastschrift"],
			[
				"how it is paid",
				"pricing_model",
				"freemium",
				"Bis 50 Mitglieder ist VereinsHeld kostenlos. Danach zahlen Sie 9,90 € im Monat.",
			],
			[
				"its beginning",
				"founded_year",
				"2015",
				"VereinsHeld wurde 2015 von den Brüdern Paul und Simon Richter gegründet und hat seinen Sitz in Münster.",
			],
			[
				"its town",
				"city",
				"Münster",
				"VereinsHeld wurde 2015 von den Brüdern Paul und Simon Richter gegründet und hat seinen Sitz in Münster.",
			],
			[
				"an answer",
				"faqs",
				"Ja, aus Excel oder CSV.",
				["Kann ich meine Daten importieren?", "Ja, aus Excel oder CSV."],
			],
			["its mailbox", "contact_email", "hilfe@vereinsheld.de", "Support: hilfe@vereinsheld.de"],
		],
	},
	{
		origin: "https://lernfuchs.app",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Lernfuchs – Vokabeltrainer für Kinder</title><meta name="description" content="Der Vokabeltrainer für Kinder ab 8 Jahren."></head><body><header><nav></nav></header><main><h1>Vokabeln lernen, ohne zu meckern</h1><p>Lernfuchs ist der Vokabeltrainer für Kinder ab 8 Jahren. Jeden Tag zehn Minuten – mehr braucht es nicht.</p>
 <h2>Darum lieben Eltern Lernfuchs</h2><p><b>Keine Werbung.</b> Bei uns gibt es nur Vokabeln.</p><p><b>Eigene Listen.</b> Einfach die Seite im Schulbuch fotografieren.</p><p><b>Fortschrittsbericht.</b> Jede Woche per E-Mail.</p>
 <h2>Was kostet Lernfuchs?</h2><p>Lernfuchs kostet 3,99 € im Monat oder 29,99 € im Jahr.</p>
 <h2>Über mich</h2><p>Ich bin Katrin Baumann, Lehrerin und Mutter von zwei Kindern. Lernfuchs habe ich 2022 in Freiburg gegründet.</p></main><footer><p>Katrin Baumann, Schwarzwaldstraße 40, 79102 Freiburg · post@lernfuchs.app</p></footer></body></html>`,
			],
		},
		traps: [],
		honest: [
			["its slogan", "tagline", "Vokabeln lernen, ohne zu meckern", "Vokabeln lernen, ohne zu meckern"],
			[
				"what it does",
				"description",
				"Lernfuchs ist der Vokabeltrainer für Kinder ab 8 Jahren.",
				"Lernfuchs ist der Vokabeltrainer für Kinder ab 8 Jahren.",
			],
			["an entry of its list", "features", "Eigene Listen", "Eigene Listen."],
			["an entry of its list", "features", "Fortschrittsbericht", "Fortschrittsbericht."],
			["how it is paid", "pricing_model", "subscription", "Lernfuchs kostet 3,99 € im Monat oder 29,99 € im Jahr."],
			[
				"who began it",
				"founders",
				"Katrin Baumann",
				"Ich bin Katrin Baumann, Lehrerin und Mutter von zwei Kindern. Lernfuchs habe ich 2022 in Freiburg gegründet.",
			],
			["its beginning", "founded_year", "2022", "Lernfuchs habe ich 2022 in Freiburg gegründet."],
			["its town", "city", "Freiburg", "Lernfuchs habe ich 2022 in Freiburg gegründet."],
		],
	},
	{
		origin: "https://kassenblick.at",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Kassenblick: Registrierkasse am Tablet</title></head><body><header><nav></nav></header><main><h1>Ihre Registrierkasse am Tablet</h1><p>RKSV-konform, in fünf Minuten eingerichtet und schon ab 15 Euro im Monat.</p><h2>Funktionen</h2><ul><li>Bonieren am Tisch</li><li>Tagesabschluss mit einem Klick</li><li>DATEV-Export</li></ul><p>Kassenblick ist seit 2016 in der österreichischen Gastronomie im Einsatz.</p></main><footer><p>Kassenblick GmbH<br>Annenstraße 22<br>8020 Graz, Österreich</p><p>office@kassenblick.at</p></footer></body></html>`,
			],
		},
		traps: [],
		honest: [
			["its name", "name", "Kassenblick", "Kassenblick: Registrierkasse am Tablet"],
			["its slogan", "tagline", "Ihre Registrierkasse am Tablet", "Ihre Registrierkasse am Tablet"],
			[
				"what it is",
				"short_description",
				"RKSV-konform, in fünf Minuten eingerichtet und schon ab 15 Euro im Monat.",
				"RKSV-konform, in fünf Minuten eingerichtet und schon ab 15 Euro im Monat.",
			],
			["an entry of its list", "features", "Tagesabschluss mit einem Klick", "Tagesabschluss mit einem Klick"],
			["its town", "city", "Graz", "8020 Graz, Österreich"],
			["its country", "country", "AT", "8020 Graz, Österreich"],
			["its mailbox", "contact_email", "office@kassenblick.at", "office@kassenblick.at"],
		],
	},
	{
		origin: "https://planifacile.fr",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Planifacile | Logiciel de planning pour restaurants</title><meta name="description" content="Planifacile simplifie la gestion des plannings de votre restaurant."></head><body><header><nav></nav></header><main><h1>Le logiciel de planning des restaurateurs</h1><p>Planifacile simplifie la gestion des plannings, des absences et des heures de vos équipes.</p><a>Essayer gratuitement pendant 14 jours</a>
 <h2>Fonctionnalités</h2><div><h3>Planning en ligne</h3><p>Créez le planning de la semaine en quelques clics.</p></div><div><h3>Badgeuse</h3><p>Vos équipes pointent sur une tablette.</p></div><div><h3>Export paie</h3><p>Envoyez les heures à votre comptable.</p></div>
 <h2>Tarifs</h2><p>À partir de 39 € HT par mois et par établissement, sans engagement.</p>
 <h2>Qui sommes-nous ?</h2><p>Planifacile a été fondée en 2018 à Lyon par Camille Roux et Antoine Lefèvre, deux anciens restaurateurs.</p></main><footer><p>Planifacile SAS – 12 rue de la République, 69002 Lyon</p><p>contact@planifacile.fr</p></footer></body></html>`,
			],
		},
		traps: [],
		honest: [
			[
				"its slogan",
				"tagline",
				"Le logiciel de planning des restaurateurs",
				"Le logiciel de planning des restaurateurs",
			],
			[
				"what it does",
				"description",
				"Planifacile simplifie la gestion des plannings, des absences et des heures de vos équipes.",
				"Planifacile simplifie la gestion des plannings, des absences et des heures de vos équipes.",
			],
			["an entry of its list", "features", "Badgeuse", "Badgeuse"],
			[
				"how it is paid",
				"pricing_model",
				"subscription",
				"À partir de 39 € HT par mois et par établissement, sans engagement.",
			],
			[
				"who began it",
				"founders",
				"Antoine Lefèvre",
				"Planifacile a été fondée en 2018 à Lyon par Camille Roux et Antoine Lefèvre, deux anciens restaurateurs.",
			],
			[
				"its beginning",
				"founded_year",
				"2018",
				"Planifacile a été fondée en 2018 à Lyon par Camille Roux et Antoine Lefèvre, deux anciens restaurateurs.",
			],
			["its town", "city", "Lyon", "Planifacile SAS – 12 rue de la République, 69002 Lyon"],
			["its country", "country", "FR", "Planifacile SAS – 12 rue de la République, 69002 Lyon"],
		],
	},
	{
		origin: "https://monpotager.app",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>MonPotager – l'application des jardiniers</title><meta name="description" content="L'application gratuite qui vous dit quoi semer et quand."></head><body><header><nav></nav></header><main><h1>Sachez quoi semer, et quand</h1><p>MonPotager vous accompagne au jardin toute l'année : calendrier des semis, rappels d'arrosage et conseils adaptés à votre région.</p>
 <ul><li>Calendrier des semis</li><li>Rappels d'arrosage</li><li>Plan du potager</li></ul><p>L'application est gratuite. La version Premium coûte 2,99 € par mois.</p>
 <h2>Questions fréquentes</h2><h3>L'application fonctionne-t-elle hors ligne ?</h3><p>Oui, une fois votre potager créé.</p>
 <h2>Notre histoire</h2><p>Tout a commencé en 2020, sur le balcon de Julie Marchand, à Nantes. Elle a créé MonPotager pour ne plus oublier d'arroser ses tomates.</p></main><footer><p>Fait avec amour à Nantes</p><p>Écrivez-nous : bonjour@monpotager.app</p></footer></body></html>`,
			],
		},
		traps: [],
		honest: [
			["its slogan", "tagline", "Sachez quoi semer, et quand", "Sachez quoi semer, et quand"],
			[
				"what it is",
				"short_description",
				"MonPotager vous accompagne au jardin toute l'année : calendrier des semis, rappels d'arrosage et conseils adaptés à votre région.",
				"MonPotager vous accompagne au jardin toute l'année : calendrier des semis, rappels d'arrosage et conseils adaptés à votre région.",
			],
			["an entry of its list", "features", "Rappels d'arrosage", "Rappels d'arrosage"],
			[
				"how it is paid",
				"pricing_model",
				"freemium",
				"L'application est gratuite. La version Premium coûte 2,99 € par mois.",
			],
			["its mailbox", "contact_email", "bonjour@monpotager.app", "Écrivez-nous : bonjour@monpotager.app"],
			[
				"an answer",
				"faqs",
				"Oui, une fois votre potager créé.",
				["L'application fonctionne-t-elle hors ligne ?", "Oui, une fois votre potager créé."],
			],
		],
	},
	{
		origin: "https://facturo.be",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Facturo - Facturation en ligne pour indépendants</title></head><body><header><nav></nav></header><main><h1>La facturation en ligne pour les indépendants belges</h1><p>Facturo est un outil de facturation en ligne qui vous permet de créer vos devis et factures en moins d'une minute.</p><h2>Pourquoi choisir Facturo ?</h2><ul><li>Envoi Peppol inclus</li><li>Relances automatiques</li><li>Support en français et en néerlandais</li></ul><h2>Nos formules</h2><div><h3>Solo</h3><p>9 €/mois</p></div><div><h3>Équipe</h3><p>19 €/mois</p></div></main><footer><p>Facturo SRL, Rue Neuve 15, 5000 Namur, Belgique. TVA BE 0745.123.456</p><p>info@facturo.be</p></footer></body></html>`,
			],
		},
		traps: [],
		honest: [
			[
				"what it is",
				"short_description",
				"Facturo est un outil de facturation en ligne qui vous permet de créer vos devis et factures en moins d'une minute.",
				"Facturo est un outil de facturation en ligne qui vous permet de créer vos devis et factures en moins d'une minute.",
			],
			["an entry of its list", "features", "Relances automatiques", "Relances automatiques"],
			["a reason for it", "usps", "Envoi Peppol inclus", "Envoi Peppol inclus"],
			["a price", "pricing_summary", "Équipe : 19 €/mois", ["Équipe", "19 €/mois"]],
			["how it is paid", "pricing_model", "subscription", ["9 €/mois", "19 €/mois"]],
			["its town", "city", "Namur", "Facturo SRL, Rue Neuve 15, 5000 Namur, Belgique."],
			["its country", "country", "BE", "Facturo SRL, Rue Neuve 15, 5000 Namur, Belgique."],
		],
	},
	{
		origin: "https://teamkick.de",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Teamkick – die App für Fußballtrainer</title><meta name="description" content="Teamkick hilft Trainern bei Aufstellung, Training und Kommunikation."></head><body><header><nav></nav></header><main><h1>Mehr Zeit für Fußball</h1><p>Teamkick hilft Trainern dabei, Trainings zu planen, Zusagen einzuholen und Aufstellungen zu teilen.</p><h2>Alles in einer App</h2><ul><li>Zu- und Absagen per Klick</li><li>Trainingspläne zum Herunterladen</li><li>Mannschaftskasse</li></ul><p>Teamkick ist und bleibt kostenlos.</p><p>Hinter Teamkick stehen Lukas Brandt und Ali Demir, zwei Jugendtrainer aus Dortmund.</p></main><footer><p>Teamkick UG (haftungsbeschränkt), Rheinische Straße 1, 44137 Dortmund</p><p>Schreib uns: hallo@teamkick.de</p></footer></body></html>`,
			],
		},
		traps: [],
		honest: [
			["its slogan", "tagline", "Mehr Zeit für Fußball", "Mehr Zeit für Fußball"],
			[
				"what it does",
				"description",
				"Teamkick hilft Trainern dabei, Trainings zu planen, Zusagen einzuholen und Aufstellungen zu teilen.",
				"Teamkick hilft Trainern dabei, Trainings zu planen, Zusagen einzuholen und Aufstellungen zu teilen.",
			],
			["an entry of its list", "features", "Mannschaftskasse", "Mannschaftskasse"],
			["how it is paid", "pricing_model", "free", "Teamkick ist und bleibt kostenlos."],
			["its town", "city", "Dortmund", "Teamkick UG (haftungsbeschränkt), Rheinische Straße 1, 44137 Dortmund"],
			["its mailbox", "contact_email", "hallo@teamkick.de", "Schreib uns: hallo@teamkick.de"],
		],
	},
	{
		origin: "https://praxisruf.de",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>PraxisRuf | Telefonassistent für Arztpraxen</title><meta name="description" content="Der KI-Telefonassistent für Arztpraxen."></head><body><header><nav></nav></header><main><h1>Nie wieder besetzt</h1><p>PraxisRuf ist der Telefonassistent für Arztpraxen: Er nimmt Anrufe an, vergibt Termine und beantwortet Rezeptanfragen.</p><h2>Ihre Vorteile</h2><ul><li>Rund um die Uhr erreichbar</li><li>Entlastung für Ihr Team</li><li>Anbindung an alle gängigen Praxissysteme</li></ul><h2>Preise</h2><table><tr><th>Paket</th><th>Preis pro Monat</th></tr><tr><td>S</td><td>99 €</td></tr><tr><td>M</td><td>199 €</td></tr></table><h2>Das Team</h2><p>Dr. Miriam Schulz (Gründerin und Geschäftsführerin) und Felix Kramer (Mitgründer, Technik)</p></main><footer><p>PraxisRuf GmbH, Sendlinger Str. 10, 80331 München</p></footer></body></html>`,
			],
		},
		traps: [],
		honest: [
			["its slogan", "tagline", "Nie wieder besetzt", "Nie wieder besetzt"],
			[
				"what it is",
				"short_description",
				"PraxisRuf ist der Telefonassistent für Arztpraxen: Er nimmt Anrufe an, vergibt Termine und beantwortet Rezeptanfragen.",
				"PraxisRuf ist der Telefonassistent für Arztpraxen: Er nimmt Anrufe an, vergibt Termine und beantwortet Rezeptanfragen.",
			],
			["a reason for it", "usps", "Rund um die Uhr erreichbar", "Rund um die Uhr erreichbar"],
			[
				"who began it",
				"founders",
				"Felix Kramer",
				"Dr. Miriam Schulz (Gründerin und Geschäftsführerin) und Felix Kramer (Mitgründer, Technik)",
			],
			["its town", "city", "München", "PraxisRuf GmbH, Sendlinger Str. 10, 80331 München"],
			["its kind in words", "tags", "Telefonassistent", "PraxisRuf ist der Telefonassistent für Arztpraxen"],
		],
	},
	{
		origin: "https://colocsimple.fr",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>ColocSimple : partagez vos dépenses en colocation</title><meta name="description" content="ColocSimple vous aide à partager les dépenses de la colocation."></head><body><header><nav></nav></header><main><h1>Les bons comptes font les bons colocs</h1><p>Ajoutez une dépense, ColocSimple calcule qui doit combien à qui. Fini les tableaux Excel !</p><h2>Pourquoi nos utilisateurs l'adorent</h2><p><strong>Simple.</strong> Aucune inscription n'est nécessaire.</p><p><strong>Gratuit.</strong> Sans publicité et sans limite.</p><p><strong>Privé.</strong> Vos données sont hébergées en France.</p><p>Créé en 2019 par Hugo Bernard, étudiant à Toulouse.</p></main><footer><p>Contact : hugo@colocsimple.fr</p></footer></body></html>`,
			],
		},
		traps: [],
		honest: [
			["its slogan", "tagline", "Les bons comptes font les bons colocs", "Les bons comptes font les bons colocs"],
			[
				"what it is",
				"short_description",
				"ColocSimple vous aide à partager les dépenses de la colocation.",
				"Ajoutez une dépense, ColocSimple calcule qui doit combien à qui.",
			],
			[
				"what it does",
				"description",
				"Ajoutez une dépense, ColocSimple calcule qui doit combien à qui.",
				"Ajoutez une dépense, ColocSimple calcule qui doit combien à qui.",
			],
			["who began it", "founders", "Hugo Bernard", "Créé en 2019 par Hugo Bernard, étudiant à Toulouse."],
			["its beginning", "founded_year", "2019", "Créé en 2019 par Hugo Bernard, étudiant à Toulouse."],
			["its mailbox", "contact_email", "hugo@colocsimple.fr", "Contact : hugo@colocsimple.fr"],
			["a reason for it", "usps", "Aucune inscription n'est nécessaire", "Aucune inscription n'est nécessaire."],
		],
	},
];
