import type { WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Pages that say by their form what is not so: footnotes, tables with crosses, myths, removed entries, sample data. */
export const LISTS_AND_FOOTNOTES: readonly WholeSite[] = [
	{
		origin: "https://kilnhouse.io",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Kilnhouse: firing schedules for potters</title><meta name="description" content="Kilnhouse plans and logs kiln firings."></head><body><header><a href="/">Kilnhouse</a></header><main><h1>Firing schedules for potters</h1><p>Kilnhouse plans and logs kiln firings.</p>
<h2>Features</h2><ul><li>Cone calculator</li><li>Glaze library</li><li>Gas kiln support*</li><li><del>Fax reports</del> (retired)</li></ul><p>* Electric kilns only until our sensors are certified.</p>
<h2>Myths about Kilnhouse</h2><ul><li>Kilnhouse opens the kiln door by itself</li></ul>
<h2>Known issues</h2><ul><li>Logs vanish after a power cut</li></ul>
<h2>Removed in version 4</h2><ul><li>Voice control</li></ul>
<h2>A sample studio</h2><p>Wobbly Pots, founded 2003 by Petra Claywell, 12 Mud Street, Stoke-on-Trent ST1 1AA, United Kingdom</p>
<h2>Community plug-ins</h2><ul><li>Raku timer by Otto F.</li></ul>
<p>April 1st: Kilnhouse now bakes pizza.</p><p>Kilnhouse was acquired by Emberline Inc., which was founded in Denver in 1988.</p><p>Imagine Kilnhouse knew your clay.</p><p>Some say Kilnhouse saves half the gas; we have not measured it.</p></main><footer><p>Kilnhouse ApS, Lergravsvej 53, 2300 København S, Denmark</p></footer></body></html>`,
			],
			"/pricing": [
				"pricing",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Pricing | Kilnhouse</title></head><body><header><a href="/">Kilnhouse</a></header><main><h1>Pricing</h1><p>Kilnhouse costs <del>$19</del> $14 per kiln and month.</p><p>A bag of cones is $6 at most suppliers.</p><p>Late payments cost $5.</p><table><tr><th></th><th>Studio</th><th>School</th></tr><tr><td>Price</td><td>$14 per month</td><td>$49 per month</td></tr><tr><td>Single sign-on</td><td>✗</td><td>✗</td></tr></table></main></body></html>`,
			],
		},
		traps: [
			["footnote takes back", "features", "Gas kiln support", "Gas kiln support*"],
			["myth", "description", "Kilnhouse opens the kiln door by itself", "Kilnhouse opens the kiln door by itself"],
			[
				"myth as feature",
				"features",
				"Kilnhouse opens the kiln door by itself",
				"Kilnhouse opens the kiln door by itself",
			],
			["known issue", "features", "Logs vanish after a power cut", "Logs vanish after a power cut"],
			["removed", "features", "Voice control", "Voice control"],
			[
				"sample's year",
				"founded_year",
				"2003",
				"Wobbly Pots, founded 2003 by Petra Claywell, 12 Mud Street, Stoke-on-Trent ST1 1AA, United Kingdom",
			],
			[
				"sample's founder",
				"founders",
				"Petra Claywell",
				"Wobbly Pots, founded 2003 by Petra Claywell, 12 Mud Street, Stoke-on-Trent ST1 1AA, United Kingdom",
			],
			[
				"sample's country",
				"country",
				"GB",
				"Wobbly Pots, founded 2003 by Petra Claywell, 12 Mud Street, Stoke-on-Trent ST1 1AA, United Kingdom",
			],
			["others' plug-in", "features", "Raku timer", "Raku timer by Otto F."],
			["a joke", "description", "Kilnhouse now bakes pizza.", "April 1st: Kilnhouse now bakes pizza."],
			[
				"buyer's year",
				"founded_year",
				"1988",
				"Kilnhouse was acquired by Emberline Inc., which was founded in Denver in 1988.",
			],
			[
				"buyer's town",
				"city",
				"Denver",
				"Kilnhouse was acquired by Emberline Inc., which was founded in Denver in 1988.",
			],
			["imagined", "description", "Kilnhouse knew your clay.", "Imagine Kilnhouse knew your clay."],
			[
				"not measured",
				"description",
				"Kilnhouse saves half the gas.",
				"Some say Kilnhouse saves half the gas; we have not measured it.",
			],
			["others' goods", "pricing_summary", "$6", "A bag of cones is $6 at most suppliers."],
			["a fine", "pricing_summary", "$5", "Late payments cost $5."],
			["cross in the table", "features", "Single sign-on", "Single sign-on"],
		],
		honest: [
			["feature", "features", "Cone calculator", "Cone calculator"],
			["country", "country", "DK", "Kilnhouse ApS, Lergravsvej 53, 2300 København S, Denmark"],
			["price of a column", "pricing_summary", "Studio: $14 per month", ["Studio", "$14 per month"]],
			["sentence", "description", "Kilnhouse plans and logs kiln firings.", "Kilnhouse plans and logs kiln firings."],
		],
	},
	{
		origin: "https://drachenwind.de",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Drachenwind | Windkarten für Lenkdrachen</title><meta name="description" content="Drachenwind zeigt Wiesen, Wind und Flugverbote."></head><body><header><a href="/">Drachenwind</a></header><main><h1>Windkarten für Lenkdrachen</h1><p>Drachenwind zeigt Wiesen, Wind und Flugverbote.</p>
<h2>Funktionen</h2><ul><li>Böenwarnung</li><li>Wiesensuche</li></ul>
<h2>Irrtümer</h2><ul><li>Drachenwind ersetzt die Haftpflicht</li></ul><h2>Bekannte Fehler</h2><ul><li>Karten ohne Norden</li></ul><h2>Entfallen mit Version 3</h2><ul><li>Chat am Strand</li></ul>
<p>Angenommen, Drachenwind misst den Wind im Garten.</p><p>Drachenwind hilft Anfängern eher als Profis.</p><p>Mitglieder melden Wiesen, Prüfer sperren sie.</p><p>Nur mit Windmesser zeigt Drachenwind Böen.</p>
<h2>Beispielverein</h2><p>Die Lüftlinge e. V., gegründet 1978, Deichstraße 2, 25826 Sankt Peter-Ording</p>
<h2>Gastbeitrag</h2><p>Von Sönke Harms, Gründer von Leinenlos.</p></main><footer><p>Drachenwind UG, Hafenweg 11, 48155 Münster</p></footer></body></html>`,
			],
			"/preise": [
				"pricing",
				`<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Preise | Drachenwind</title></head><body><header><a href="/">Drachenwind</a></header><main><h1>Preise</h1><p>Drachenwind kostet 2 € im Monat.</p><p>Bei Rücklastschrift berechnen wir 4 €.</p><p>Schulklassen zahlen nichts.</p></main></body></html>`,
			],
		},
		traps: [
			["Irrtum", "features", "Drachenwind ersetzt die Haftpflicht", "Drachenwind ersetzt die Haftpflicht"],
			["Irrtum als Satz", "description", "Drachenwind ersetzt die Haftpflicht", "Drachenwind ersetzt die Haftpflicht"],
			["Fehler", "features", "Karten ohne Norden", "Karten ohne Norden"],
			["entfallen", "features", "Chat am Strand", "Chat am Strand"],
			[
				"Annahme",
				"description",
				"Drachenwind misst den Wind im Garten.",
				"Angenommen, Drachenwind misst den Wind im Garten.",
			],
			[
				"Vergleich fehlt",
				"description",
				"Drachenwind hilft Anfängern.",
				"Drachenwind hilft Anfängern eher als Profis.",
			],
			["Handelnde", "description", "Mitglieder sperren Wiesen.", "Mitglieder melden Wiesen, Prüfer sperren sie."],
			["Bedingung fehlt", "description", "Drachenwind zeigt Böen.", "Nur mit Windmesser zeigt Drachenwind Böen."],
			[
				"Jahr des Beispiels",
				"founded_year",
				"1978",
				"Die Lüftlinge e. V., gegründet 1978, Deichstraße 2, 25826 Sankt Peter-Ording",
			],
			[
				"Ort des Beispiels",
				"city",
				"Sankt Peter-Ording",
				"Die Lüftlinge e. V., gegründet 1978, Deichstraße 2, 25826 Sankt Peter-Ording",
			],
			["Gast", "founders", "Sönke Harms", "Von Sönke Harms, Gründer von Leinenlos."],
			["Gebühr", "pricing_summary", "4 €", "Bei Rücklastschrift berechnen wir 4 €."],
			["nur für einige", "pricing_model", "free", "Schulklassen zahlen nichts."],
		],
		honest: [
			["Funktion", "features", "Böenwarnung", "Böenwarnung"],
			["Ort", "city", "Münster", "Drachenwind UG, Hafenweg 11, 48155 Münster"],
			["Preis", "pricing_summary", "Drachenwind kostet 2 € im Monat.", "Drachenwind kostet 2 € im Monat."],
		],
	},
];
