import { described, page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Two more in German. */
export const PRODUCTS_26_GERMAN: readonly WholeSite[] = [
	{
		origin: "https://notenpult.app",
		pages: {
			"/": [
				"home",
				described(
					"de",
					"Notenpult | Die Notenbibliothek für Orchester und Chöre",
					"Notenpult verwaltet Stimmen, Partituren und Leihmaterial von Orchestern und Chören.",
					`<header><a href="/">Notenpult</a></header><main><h1>Alle Stimmen am richtigen Pult</h1><p>Mit Notenpult scannt die Notenwartin den Bestand ein, teilt Stimmen zu und sieht, was noch nicht zurück ist. Die Musikerinnen lesen am Tablet oder drucken aus.</p><h2>Was drinsteckt</h2><ul><li>Automatisches Zerlegen von Partituren in Einzelstimmen</li><li>Striche und Fingersätze für die ganze Gruppe</li><li>Leihfristen mit Mahnung</li><li>Suche nach Besetzung, Dauer und Schwierigkeit</li></ul><h2>Das sagen Ensembles</h2><p>„Endlich keine Kopien mehr.“ – Kammerchor Ulm</p><h2>Was kostet Notenpult?</h2><p>Für Laienensembles 6 € im Monat, für Berufsorchester auf Anfrage. Schulen nutzen Notenpult kostenlos.</p><h2>Wer wir sind</h2><p>Hinter Notenpult stehen die Bratschistin Jule Harms und der Informatiker Piet Lorenz aus Leipzig. Angefangen haben wir 2019 mit einem Skript für das eigene Uniorchester.</p><h2>Noch Fragen?</h2><details><summary>Darf ich geschützte Noten hochladen?</summary><p>Ja, sofern Ihr Ensemble das Material besitzt; geteilt wird nur innerhalb des Ensembles.</p></details></main><footer><p>Notenpult UG (haftungsbeschränkt) · Karl-Heine-Str. 77 · 04229 Leipzig · post@notenpult.app</p></footer>`,
				),
			],
		},
		traps: [],
		honest: [
			["slogan", "tagline", "Alle Stimmen am richtigen Pult", "Alle Stimmen am richtigen Pult"],
			[
				"what it does",
				"short_description",
				"Notenpult verwaltet Stimmen, Partituren und Leihmaterial von Orchestern und Chören.",
				"Notenpult verwaltet Stimmen, Partituren und Leihmaterial von Orchestern und Chören.",
			],
			[
				"what it does",
				"description",
				"Notenpult ist die Notenbibliothek für Orchester und Chöre.",
				"Notenpult | Die Notenbibliothek für Orchester und Chöre",
			],
			[
				"what it does",
				"description",
				"Mit Notenpult scannt die Notenwartin den Bestand ein, teilt Stimmen zu und sieht, was noch nicht zurück ist.",
				"Mit Notenpult scannt die Notenwartin den Bestand ein, teilt Stimmen zu und sieht, was noch nicht zurück ist.",
			],
			[
				"what it does",
				"description",
				"Die Musikerinnen lesen am Tablet oder drucken aus.",
				"Die Musikerinnen lesen am Tablet oder drucken aus.",
			],
			[
				"an entry",
				"features",
				"Automatisches Zerlegen von Partituren in Einzelstimmen",
				"Automatisches Zerlegen von Partituren in Einzelstimmen",
			],
			[
				"an entry",
				"features",
				"Striche und Fingersätze für die ganze Gruppe",
				"Striche und Fingersätze für die ganze Gruppe",
			],
			["an entry", "features", "Leihfristen mit Mahnung", "Leihfristen mit Mahnung"],
			[
				"an entry",
				"features",
				"Suche nach Besetzung, Dauer und Schwierigkeit",
				"Suche nach Besetzung, Dauer und Schwierigkeit",
			],
			[
				"a price",
				"pricing_summary",
				"Für Laienensembles 6 € im Monat, für Berufsorchester auf Anfrage",
				"Für Laienensembles 6 € im Monat, für Berufsorchester auf Anfrage.",
			],
			["a price", "pricing_summary", "Schulen nutzen Notenpult kostenlos", "Schulen nutzen Notenpult kostenlos."],
			[
				"how it is paid",
				"pricing_model",
				"freemium",
				["Für Laienensembles 6 € im Monat, für Berufsorchester auf Anfrage. Schulen nutzen Notenpult kostenlos."],
			],
			[
				"who began it",
				"founders",
				"Jule Harms",
				"Hinter Notenpult stehen die Bratschistin Jule Harms und der Informatiker Piet Lorenz aus Leipzig. Angefangen haben wir 2019 mit einem Skript für das eigene Uniorchester.",
			],
			["its year", "founded_year", "2019", "Angefangen haben wir 2019 mit einem Skript für das eigene Uniorchester."],
			[
				"an answer",
				"faqs",
				"Ja, sofern Ihr Ensemble das Material besitzt; geteilt wird nur innerhalb des Ensembles.",
				[
					"Darf ich geschützte Noten hochladen?",
					"Ja, sofern Ihr Ensemble das Material besitzt; geteilt wird nur innerhalb des Ensembles.",
				],
			],
			[
				"where",
				"city",
				"Leipzig",
				"Notenpult UG (haftungsbeschränkt) · Karl-Heine-Str. 77 · 04229 Leipzig · post@notenpult.app",
			],
			[
				"its country",
				"country",
				"DE",
				"Notenpult UG (haftungsbeschränkt) · Karl-Heine-Str. 77 · 04229 Leipzig · post@notenpult.app",
			],
			["its mailbox", "contact_email", "post@notenpult.app", "post@notenpult.app"],
			["its kind", "tags", "Notenbibliothek", "Notenpult | Die Notenbibliothek für Orchester und Chöre"],
		],
		refused: [
			[
				"what it does",
				"description",
				"Musikerinnen lesen am Tablet.",
				"Die Musikerinnen lesen am Tablet oder drucken aus.",
			],
		],
	},
	{
		origin: "https://paketfuchs.at",
		pages: {
			"/": [
				"home",
				page(
					"de",
					"Paketfuchs - Versandetiketten für Onlinehändler",
					`<header><a href="/">Paketfuchs</a></header><main><h1>Etiketten drucken statt Adressen tippen</h1><p>Paketfuchs holt Bestellungen aus Ihrem Shop, wählt den günstigsten Versanddienst und druckt das Etikett.</p><p>Geeignet für Händler mit 10 bis 2.000 Paketen im Monat.</p><h2>Ihre Vorteile</h2><ul><li>Alle großen Paketdienste in einer Oberfläche</li><li>Retouren ohne Rückfragen</li><li>Sendungsverfolgung unter Ihrem Logo</li></ul><h2>Schnittstellen</h2><p>Shopify, WooCommerce, Shopware und eBay sind ab Werk dabei.</p><h2>Kosten</h2><div><h3>Einsteiger</h3><p>0 €</p><p>bis 30 Pakete monatlich</p></div><div><h3>Händler</h3><p>24,90 € pro Monat</p><p>ohne Mengenbegrenzung</p></div><p>Porto zahlen Sie direkt an den Paketdienst.</p><h2>Über Paketfuchs</h2><p>Paketfuchs ist ein Produkt der Wiener Softwareschmiede Fuchsbau. Entwickelt wird es seit 2016 von einem siebenköpfigen Team rund um Gründerin Sonja Pichler.</p></main><footer><p>Fuchsbau Software GmbH, Neubaugasse 44/2, 1070 Wien, Österreich. UID: ATU71234567. servus@paketfuchs.at</p></footer>`,
				),
			],
		},
		traps: [],
		honest: [
			["slogan", "tagline", "Etiketten drucken statt Adressen tippen", "Etiketten drucken statt Adressen tippen"],
			["slogan", "tagline", "Versandetiketten für Onlinehändler", "Paketfuchs - Versandetiketten für Onlinehändler"],
			[
				"what it does",
				"short_description",
				"Paketfuchs holt Bestellungen aus Ihrem Shop, wählt den günstigsten Versanddienst und druckt das Etikett.",
				"Paketfuchs holt Bestellungen aus Ihrem Shop, wählt den günstigsten Versanddienst und druckt das Etikett.",
			],
			[
				"what it does",
				"description",
				"Paketfuchs holt Bestellungen aus dem Shop, wählt den günstigsten Versanddienst und druckt das Etikett.",
				"Paketfuchs holt Bestellungen aus Ihrem Shop, wählt den günstigsten Versanddienst und druckt das Etikett.",
			],
			[
				"a reason",
				"usps",
				"Alle großen Paketdienste in einer Oberfläche",
				"Alle großen Paketdienste in einer Oberfläche",
			],
			["a reason", "usps", "Retouren ohne Rückfragen", "Retouren ohne Rückfragen"],
			["an entry", "features", "Sendungsverfolgung unter Ihrem Logo", "Sendungsverfolgung unter Ihrem Logo"],
			[
				"an entry",
				"features",
				"Druckt das Etikett",
				"Paketfuchs holt Bestellungen aus Ihrem Shop, wählt den günstigsten Versanddienst und druckt das Etikett.",
			],
			["a price", "pricing_summary", "Händler: 24,90 € pro Monat", ["Händler", "24,90 € pro Monat"]],
			["a price", "pricing_summary", "Einsteiger: 0 €", ["Einsteiger", "0 €"]],
			["how it is paid", "pricing_model", "freemium", ["0 €", "24,90 € pro Monat"]],
			["where", "city", "Wien", "Fuchsbau Software GmbH, Neubaugasse 44/2, 1070 Wien, Österreich."],
			["its country", "country", "AT", "Fuchsbau Software GmbH, Neubaugasse 44/2, 1070 Wien, Österreich."],
			["its mailbox", "contact_email", "servus@paketfuchs.at", "servus@paketfuchs.at"],
			["its kind", "tags", "Versandetiketten", "Paketfuchs - Versandetiketten für Onlinehändler"],
		],
		refused: [
			[
				"what it does",
				"description",
				"Geeignet für Händler mit 10 bis 2.000 Paketen im Monat.",
				"Geeignet für Händler mit 10 bis 2.000 Paketen im Monat.",
			],
			[
				"what it does",
				"description",
				"Paketfuchs ist geeignet für Händler mit 10 bis 2.000 Paketen im Monat.",
				"Geeignet für Händler mit 10 bis 2.000 Paketen im Monat.",
			],
			[
				"what it does",
				"description",
				"Shopify, WooCommerce, Shopware und eBay sind ab Werk dabei.",
				"Shopify, WooCommerce, Shopware und eBay sind ab Werk dabei.",
			],
			[
				"who began it",
				"founders",
				"Sonja Pichler",
				"Entwickelt wird es seit 2016 von einem siebenköpfigen Team rund um Gründerin Sonja Pichler.",
			],
		],
	},
];
