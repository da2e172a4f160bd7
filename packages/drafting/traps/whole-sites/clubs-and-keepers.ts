import type { WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Products for clubs and keepers in English and German; their pages tell of guests, regulators, older products and other people's deeds. */
export const CLUBS_AND_KEEPERS: readonly WholeSite[] = [
	{
		origin: "https://rowledger.com",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Rowledger | Boathouse bookkeeping</title><meta name="description" content="Rowledger books boats, crews and repairs for rowing clubs."></head><body><header><a href="/">Rowledger</a><nav><a href="/story">Our story</a><a href="/rates">Rates</a></nav></header><main><h1>Boathouse bookkeeping</h1><p>Rowledger books boats, crews and repairs for rowing clubs.</p>
<section><h2>What it does</h2><ul><li>Boat booking by seat</li><li>Repair tickets with photos</li><li>Crew lists for regattas</li></ul></section>
<p>Unlike paper logbooks, which lose a third of all damage reports, Rowledger reminds the boatman.</p>
<p>Before 2.0, Rowledger emailed every member at midnight.</p>
<p>Rowledger covers up to 60 boats per club.</p>
<p>Clubs may connect a door lock if their council permits it.</p>
<p>Coaches see training plans; juniors see only their own seat.</p>
<section><h2>On our wish list</h2><ul><li>Ergometer import</li><li>Tide warnings</li></ul></section>
<section><h2>Heard at the pontoon</h2><p>"Our treasurer founded a support group because of spreadsheets", says Hal Brannock, founder of Weir Masters.</p></section>
<section><h2>This season's regattas</h2><p>Henley Bridge Cup, 14 Towpath Road, Reading RG4 7AB, United Kingdom</p></section></main><footer><p>Rowledger BV, Scheldekade 20, 2000 Antwerpen, Belgium</p><p>Questions? crew@rowledger.com</p></footer></body></html>`,
			],
			"/story": [
				"about",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Our story | Rowledger</title></head><body><header><a href="/">Rowledger</a></header><main><h1>Our story</h1><p>Ilse Vandamme founded Rowledger in 2019 after a winter of lost keys.</p><p>The boathouse in which we work was built in 1904 by Jan Theunis.</p><p>Mira Oduya joined in 2021; she had founded Splashdesk in 2012.</p></main></body></html>`,
			],
			"/rates": [
				"pricing",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Rates | Rowledger</title></head><body><header><a href="/">Rowledger</a></header><main><h1>Rates</h1><div class="plans"><div><h3>Single</h3><p>€9 per month</p><p>up to 10 boats</p></div><div><h3>Eight</h3><p>€29 per month</p><p>up to 60 boats</p></div></div><p>A club that switched to us was paying €75 per month for two programs.</p><p>School crews row free during the summer holidays.</p></main></body></html>`,
			],
		},
		traps: [
			[
				"older version's behaviour",
				"description",
				"Rowledger emailed every member at midnight.",
				"Before 2.0, Rowledger emailed every member at midnight.",
			],
			[
				"other way's fault",
				"description",
				"Rowledger loses a third of all damage reports.",
				"Unlike paper logbooks, which lose a third of all damage reports, Rowledger reminds the boatman.",
			],
			[
				"limit dropped",
				"description",
				"Rowledger covers 60 boats per club.",
				"Rowledger covers up to 60 boats per club.",
			],
			[
				"permission dropped",
				"description",
				"Clubs connect a door lock.",
				"Clubs may connect a door lock if their council permits it.",
			],
			[
				"who sees what, exchanged",
				"description",
				"Juniors see training plans.",
				"Coaches see training plans; juniors see only their own seat.",
			],
			["wish list", "features", "Tide warnings", "Tide warnings"],
			["regatta's address", "country", "GB", "Henley Bridge Cup, 14 Towpath Road, Reading RG4 7AB, United Kingdom"],
			["regatta's town", "city", "Reading", "Henley Bridge Cup, 14 Towpath Road, Reading RG4 7AB, United Kingdom"],
			["speaker's founder", "founders", "Hal Brannock", "says Hal Brannock, founder of Weir Masters."],
			["building's year", "founded_year", "1904", "The boathouse in which we work was built in 1904 by Jan Theunis."],
			[
				"other company's founder",
				"founders",
				"Mira Oduya",
				"Mira Oduya joined in 2021; she had founded Splashdesk in 2012.",
			],
			["joiner's year", "founded_year", "2012", "Mira Oduya joined in 2021; she had founded Splashdesk in 2012."],
			[
				"former price",
				"pricing_summary",
				"€75 per month",
				"A club that switched to us was paying €75 per month for two programs.",
			],
			["free for a season", "pricing_model", "free", "School crews row free during the summer holidays."],
			["plan's limit exchanged", "pricing_summary", "Single: €29 per month", ["Single", "€29 per month"]],
		],
		honest: [
			["own feature", "features", "Repair tickets with photos", "Repair tickets with photos"],
			["own address", "country", "BE", "Rowledger BV, Scheldekade 20, 2000 Antwerpen, Belgium"],
			[
				"own founder",
				"founders",
				"Ilse Vandamme",
				"Ilse Vandamme founded Rowledger in 2019 after a winter of lost keys.",
			],
			["own year", "founded_year", "2019", "Ilse Vandamme founded Rowledger in 2019 after a winter of lost keys."],
			["plan with price", "pricing_summary", "Eight: €29 per month", ["Eight", "€29 per month"]],
			[
				"whole limit",
				"description",
				"Rowledger covers up to 60 boats per club.",
				"Rowledger covers up to 60 boats per club.",
			],
		],
	},
	{
		origin: "https://schrebergut.de",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Schrebergut – Vereinsverwaltung für Kleingärten</title><meta name="description" content="Schrebergut verwaltet Parzellen, Wartelisten und Zählerstände."></head><body><header><a href="/">Schrebergut</a></header><main><h1>Vereinsverwaltung für Kleingärten</h1><p>Schrebergut verwaltet Parzellen, Wartelisten und Zählerstände.</p>
<h2>Funktionen</h2><ul><li>Zählerstände per Foto</li><li>Warteliste mit Rangfolge</li></ul>
<p>Schrebergut ersetzt keine Rechtsberatung.</p><p>Kaum ein Verein braucht mit Schrebergut noch Aktenordner.</p><p>Vorstände kündigen Pachten, Kassierer ziehen Beiträge ein.</p><p>Bis Ende 2025 übernahm Schrebergut auch die Versicherung.</p><p>Die Behörde verlangt einen Lageplan mit Höhenlinien.</p>
<h2>Was noch fehlt</h2><ul><li>Bankeinzug über SEPA</li></ul><h2>Aus den Vereinen</h2><p>Gartenfreunde Am Wehr e. V., gegründet 1921, Uferweg 3, 01097 Dresden</p><p>Schirmherrin ist Gerda Lohmann, Gründerin der Saatgutbörse.</p></main><footer><p>Schrebergut GmbH, Lindenallee 8, 04277 Leipzig</p></footer></body></html>`,
			],
			"/preise": [
				"pricing",
				`<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Preise | Schrebergut</title></head><body><header><a href="/">Schrebergut</a></header><main><h1>Preise</h1><p>Schrebergut kostet 0,40 € je Parzelle und Monat, mindestens 12 € im Monat.</p><p>Der Verband erhebt 3 € pro Mitglied.</p><p>Die Einrichtung ist kostenlos.</p></main></body></html>`,
			],
			"/impressum": [
				"other",
				`<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Impressum | Schrebergut</title></head><body><header><a href="/">Schrebergut</a></header><main><h1>Impressum</h1><p>Schrebergut GmbH, Lindenallee 8, 04277 Leipzig</p><p>E-Mail: post@schrebergut.de</p><p>Zuständige Aufsicht: Verbraucherstelle, Amtsgasse 1, 1010 Wien, Österreich, aufsicht@verbraucherstelle.at</p></main></body></html>`,
			],
		},
		traps: [
			["Verneinung", "description", "Schrebergut ersetzt Rechtsberatung.", "Schrebergut ersetzt keine Rechtsberatung."],
			[
				"kaum fehlt",
				"description",
				"Ein Verein braucht mit Schrebergut Aktenordner.",
				"Kaum ein Verein braucht mit Schrebergut noch Aktenordner.",
			],
			[
				"Handelnde vertauscht",
				"description",
				"Vorstände ziehen Beiträge ein.",
				"Vorstände kündigen Pachten, Kassierer ziehen Beiträge ein.",
			],
			[
				"nicht mehr",
				"description",
				"Schrebergut übernahm auch die Versicherung.",
				"Bis Ende 2025 übernahm Schrebergut auch die Versicherung.",
			],
			[
				"Forderung der Behörde",
				"features",
				"Lageplan mit Höhenlinien",
				"Die Behörde verlangt einen Lageplan mit Höhenlinien.",
			],
			["was fehlt", "features", "Bankeinzug über SEPA", "Bankeinzug über SEPA"],
			[
				"Jahr eines Kunden",
				"founded_year",
				"1921",
				"Gartenfreunde Am Wehr e. V., gegründet 1921, Uferweg 3, 01097 Dresden",
			],
			["Ort eines Kunden", "city", "Dresden", "Gartenfreunde Am Wehr e. V., gegründet 1921, Uferweg 3, 01097 Dresden"],
			["fremde Gründerin", "founders", "Gerda Lohmann", "Schirmherrin ist Gerda Lohmann, Gründerin der Saatgutbörse."],
			["Preis eines anderen", "pricing_summary", "3 € pro Mitglied", "Der Verband erhebt 3 € pro Mitglied."],
			["Einrichtung als Preis", "pricing_model", "free", "Die Einrichtung ist kostenlos."],
			["Land der Aufsicht", "country", "AT", "Verbraucherstelle, Amtsgasse 1, 1010 Wien, Österreich"],
			["Post der Aufsicht", "contact_email", "aufsicht@verbraucherstelle.at", "aufsicht@verbraucherstelle.at"],
		],
		honest: [
			["eigene Funktion", "features", "Warteliste mit Rangfolge", "Warteliste mit Rangfolge"],
			["eigener Ort", "city", "Leipzig", "Schrebergut GmbH, Lindenallee 8, 04277 Leipzig"],
			["eigenes Land", "country", "DE", "Schrebergut GmbH, Lindenallee 8, 04277 Leipzig"],
			["eigene Post", "contact_email", "post@schrebergut.de", "E-Mail: post@schrebergut.de"],
			[
				"ganzer Preis",
				"pricing_summary",
				"Schrebergut kostet 0,40 € je Parzelle und Monat, mindestens 12 € im Monat.",
				"Schrebergut kostet 0,40 € je Parzelle und Monat, mindestens 12 € im Monat.",
			],
			[
				"bezahlt",
				"pricing_model",
				"paid",
				"Schrebergut kostet 0,40 € je Parzelle und Monat, mindestens 12 € im Monat.",
			],
		],
	},
];
