import type { WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Busy home pages, of which only one part lists the product: values, articles, fairs, goods of customers, house rules. */
export const BUSY_PAGES: readonly WholeSite[] = [
	{
		origin: "https://copperkettle.app",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Copper Kettle | Batch records for small breweries</title><meta name="keywords" content="brewery software, batch records, beer, free mp3, poker"><meta name="description" content="Batch records for small breweries."><script type="application/ld+json">[{"@context":"https://schema.org","@type":"Event","name":"BrauBeviale","location":{"@type":"Place","name":"Messe","address":{"@type":"PostalAddress","addressCountry":"DE","addressLocality":"Nuremberg"}}},{"@context":"https://schema.org","@type":"Organization","name":"Saltbox Brewing","url":"https://saltbox.example","foundingDate":"2006","founder":{"@type":"Person","name":"Dale Rooney"}}]</script></head><body><header><img src="/partners/maltwise.svg" alt="Maltwise logo"><a href="/"><img src="/ck.svg" alt="Copper Kettle logo"></a><nav><a href="/beer">Beer styles</a></nav></header>
<main><section><h1>Batch records for small breweries</h1><p>Copper Kettle writes down what happened to every batch.</p><p>Now with 30% off until Sunday!</p></section>
<section class="features"><h2>What brewers do with it</h2><div><h3>Batch sheets</h3><p>Every step is noted with its time and temperature.</p></div><div><h3>Yeast history</h3><p>Follow each pitch through its generations.</p></div><div><h3>No more lost clipboards</h3><p>Everything is on the tablet by the kettle.</p></div></section>
<section><h2>Our values</h2><div><h3>Honesty</h3><p>We say when a feature is late.</p></div><div><h3>Patience</h3><p>Good lager takes six weeks and so does good code.</p></div></section>
<section><h2>From the cellar</h2><article><h3>Five hops for hot summers</h3><p>Our favourite varieties for thirsty weather this year.</p></article><article><h3>Why we brewed a gose</h3><p>Salt, coriander and a long night with friends.</p></article></section>
<section><h2>Meet us</h2><div><h3>BrauBeviale, Nuremberg</h3><p>Hall 7, stand 310, from 26 to 28 November.</p></div></section>
<section><h2>Beers brewed with Copper Kettle</h2><div><h3>Foggy Morning IPA</h3><p>A hazy pale ale by Saltbox Brewing in Halifax.</p></div><div><h3>Old Ferry Porter</h3><p>Chocolate malt and a little smoke, 5.4 percent.</p></div></section>
<section><h2>What is malt?</h2><p>Malt is grain that has sprouted and was dried.</p></section>
<section><h2>Requirements</h2><ul><li>A tablet with Android 10</li><li>Wi-Fi in the brewhouse</li></ul></section>
<section><h2>You bring</h2><ul><li>Your own scales</li></ul></section>
<section><h2>We do not do</h2><ul><li>Excise reports</li></ul></section>
<section class="pricing"><h2>Price</h2><p>$55 a month per brewhouse.</p><p>A spilled batch costs $900.</p><p>Founding members pay $35.</p></section>
<section><h2>Follow the brew</h2><a href="https://www.instagram.com/saltboxbrewing">Saltbox Brewing</a> <a href="https://www.instagram.com/copperkettleapp">Copper Kettle</a></section></main>
<footer><p>© 2013-2024 BrewThemes</p><p>Copper Kettle Software, 19 Water Street, Lunenburg, NS B0J 2C0, Canada</p><p>Tax ID 2009 4411</p><p>hops@copperkettle.app</p></footer></body></html>`,
			],
			"/about": [
				"about",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>About | Copper Kettle</title></head><body><main><h1>About</h1><p>Copper Kettle began as a notebook in 2016 and has been a company since 2019.</p><h2>Timeline</h2><ul><li>1516 - The Reinheitsgebot is written</li><li>2019 - Copper Kettle opens to all breweries</li><li>2020 - Saltbox Brewing wins gold in Denver</li></ul><h2>People</h2><div><h3>Jo Hatch</h3><p>Co-founder and brewer</p></div><div><h3>Vi Lemaire</h3><p>Accountant for the founders</p></div><div><h3>Sal Orr</h3><p>Investor and founder's uncle</p></div><p>Why did we start? Because a clipboard fell into the mash.</p><p>Saltbox started because the harbour needed a pub.</p></main></body></html>`,
			],
		},
		traps: [
			["a value as feature", "features", "Honesty", "Honesty"],
			["a value as feature", "features", "Patience", "Patience"],
			["an article", "features", "Five hops for hot summers", "Five hops for hot summers"],
			["an article", "features", "Why we brewed a gose", "Why we brewed a gose"],
			["a fair", "features", "BrauBeviale, Nuremberg", "BrauBeviale, Nuremberg"],
			["a customer's beer", "features", "Foggy Morning IPA", "Foggy Morning IPA"],
			["a customer's beer", "features", "Old Ferry Porter", "Old Ferry Porter"],
			[
				"a lesson",
				"description",
				"Malt is grain that has sprouted and was dried.",
				"Malt is grain that has sprouted and was dried.",
			],
			["a requirement", "features", "Wi-Fi in the brewhouse", "Wi-Fi in the brewhouse"],
			["what the user brings", "features", "Your own scales", "Your own scales"],
			["not done", "features", "Excise reports", "Excise reports"],
			["a loss as price", "pricing_summary", "A spilled batch costs $900.", "A spilled batch costs $900."],
			["some members' price", "pricing_summary", "$35", "Founding members pay $35."],
			["a discount as tagline", "tagline", "Now with 30% off until Sunday!", "Now with 30% off until Sunday!"],
			[
				"a customer's profile",
				"socials.instagram",
				"https://www.instagram.com/saltboxbrewing",
				"https://www.instagram.com/saltboxbrewing",
			],
			["a partner's logo", "logo_url", "https://copperkettle.app/partners/maltwise.svg", "Maltwise logo"],
			["spam keyword", "keywords", "poker", "brewery software, batch records, beer, free mp3, poker"],
			["spam keyword", "keywords", "free mp3", "brewery software, batch records, beer, free mp3, poker"],
			["an event's country", "country", "DE", "DE"],
			["a customer's founder", "founders", "Dale Rooney", "Dale Rooney"],
			["a customer's year", "founded_year", "2006", "2006"],
			["a theme's year", "founded_year", "2013", "© 2013-2024 BrewThemes"],
			["a tax number", "founded_year", "2009", "Tax ID 2009 4411"],
			[
				"a notebook's year",
				"founded_year",
				"2016",
				"Copper Kettle began as a notebook in 2016 and has been a company since 2019.",
			],
			["history", "milestones", "The Reinheitsgebot is written", "1516 - The Reinheitsgebot is written"],
			[
				"a customer's prize",
				"milestones",
				"Saltbox Brewing wins gold in Denver",
				"2020 - Saltbox Brewing wins gold in Denver",
			],
			["an accountant", "founders", "Vi Lemaire", ["Vi Lemaire", "Accountant for the founders"]],
			["an uncle", "founders", "Sal Orr", ["Sal Orr", "Investor and founder's uncle"]],
			[
				"a customer's reason",
				"story.why_started",
				"Saltbox started because the harbour needed a pub.",
				"Saltbox started because the harbour needed a pub.",
			],
			[
				"category by beer",
				"categories",
				"Food & Drink",
				["Malt is grain that has sprouted and was dried.", "A hazy pale ale by Saltbox Brewing in Halifax."],
			],
		],
		honest: [
			["card", "features", "Batch sheets", "Batch sheets"],
			["card", "features", "Yeast history", "Yeast history"],
			["founder", "founders", "Jo Hatch", ["Jo Hatch", "Co-founder and brewer"]],
			["country", "country", "CA", "Copper Kettle Software, 19 Water Street, Lunenburg, NS B0J 2C0, Canada"],
			["city", "city", "Lunenburg", "Copper Kettle Software, 19 Water Street, Lunenburg, NS B0J 2C0, Canada"],
			["price", "pricing_summary", "$55 a month per brewhouse", "$55 a month per brewhouse."],
			[
				"profile",
				"socials.instagram",
				"https://www.instagram.com/copperkettleapp",
				"https://www.instagram.com/copperkettleapp",
			],
			[
				"list",
				"description",
				"Copper Kettle offers batch sheets and yeast history.",
				["Batch sheets", "Yeast history"],
			],
			["keyword", "keywords", "batch records", "brewery software, batch records, beer, free mp3, poker"],
		],
	},
	{
		origin: "https://vlinderpad.nl",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Vlinderpad – speurtochten voor kinderen</title></head><body><header><a href="/">Vlinderpad</a></header><main><h1>Speurtochten voor kinderen</h1><p>Vlinderpad maakt van elke wandeling een speurtocht met vragen en geluiden.</p>
<div class="blokken"><div><h3>Tochten op uw telefoon</h3><p>De kaart werkt ook zonder bereik in het bos.</p></div><div><h3>Verjaardagspakket</h3><p>Slingers, opdrachten en een diploma per post.</p></div><div><h3>Vacature: tochtenmaker</h3><p>Wij zoeken iemand die van bossen houdt.</p></div></div>
<h2>Hier lopen kinderen al</h2><ul><li>Nationaal Park De Meinweg</li><li>Landgoed Schovenhorst</li></ul>
<h2>Wat ouders vaak doen</h2><ul><li>Een lijstje printen</li></ul>
<h2>Goed om te weten</h2><ul><li>Neem een jas mee</li><li>Honden aan de lijn</li></ul>
<h2>Wat kost een dagje pretpark?</h2><p>Een pretpark kost al gauw € 35 per kind.</p><p>Een tocht kost € 4 per gezin.</p>
<p>Scholen betalen niets tot de zomer.</p><p>De eerste speurtocht ter wereld werd in 1854 op Dartmoor uitgezet.</p><p>Volgens de Volkskrant is Vlinderpad het leukste uitje van Nederland.</p><p>Vroeger heette Vlinderpad Boskabouter.</p></main>
<footer><p>Vlinderpad is een initiatief van Stichting Buitenkind (opgericht 2004), Arnhem</p><p>Vlinderpad VOF, Kerkstraat 5, 6811 DL Arnhem</p><p>Met steun van Provincie Gelderland</p><p>hoi@vlinderpad.nl</p></footer></body></html>`,
			],
			"/over": [
				"about",
				`<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Over ons | Vlinderpad</title></head><body><main><h1>Over ons</h1><p>Vlinderpad is in 2020 begonnen door Marit Kooij en Bas Hulst.</p><p>Marit is de dochter van Henk Kooij, oprichter van Kooij Kampeerwagens.</p></main></body></html>`,
			],
		},
		traps: [
			["vacature", "features", "Vacature: tochtenmaker", "Vacature: tochtenmaker"],
			["plekken", "features", "Nationaal Park De Meinweg", "Nationaal Park De Meinweg"],
			["wat anderen doen", "features", "Een lijstje printen", "Een lijstje printen"],
			["huisregel", "features", "Honden aan de lijn", "Honden aan de lijn"],
			["raad", "usps", "Neem een jas mee", "Neem een jas mee"],
			[
				"andermans prijs",
				"pricing_summary",
				"Een pretpark kost al gauw € 35 per kind.",
				"Een pretpark kost al gauw € 35 per kind.",
			],
			["tijdelijk gratis", "pricing_model", "free", "Scholen betalen niets tot de zomer."],
			[
				"wereldgeschiedenis",
				"founded_year",
				"1854",
				"De eerste speurtocht ter wereld werd in 1854 op Dartmoor uitgezet.",
			],
			[
				"krant",
				"description",
				"Vlinderpad is het leukste uitje van Nederland.",
				"Volgens de Volkskrant is Vlinderpad het leukste uitje van Nederland.",
			],
			["oude naam", "name", "Boskabouter", "Vroeger heette Vlinderpad Boskabouter."],
			[
				"stichting",
				"founded_year",
				"2004",
				"Vlinderpad is een initiatief van Stichting Buitenkind (opgericht 2004), Arnhem",
			],
			["vader", "founders", "Henk Kooij", "Marit is de dochter van Henk Kooij, oprichter van Kooij Kampeerwagens."],
			["tag van een krant", "tags", "uitje", "Volgens de Volkskrant is Vlinderpad het leukste uitje van Nederland."],
		],
		honest: [
			["oprichter", "founders", "Marit Kooij", "Vlinderpad is in 2020 begonnen door Marit Kooij en Bas Hulst."],
			["oprichter", "founders", "Bas Hulst", "Vlinderpad is in 2020 begonnen door Marit Kooij en Bas Hulst."],
			["jaar", "founded_year", "2020", "Vlinderpad is in 2020 begonnen door Marit Kooij en Bas Hulst."],
			["land", "country", "NL", "Vlinderpad VOF, Kerkstraat 5, 6811 DL Arnhem"],
			["stad", "city", "Arnhem", "Vlinderpad VOF, Kerkstraat 5, 6811 DL Arnhem"],
			["kaart", "features", "Verjaardagspakket", "Verjaardagspakket"],
			[
				"zin",
				"description",
				"Vlinderpad maakt van elke wandeling een speurtocht met vragen en geluiden.",
				"Vlinderpad maakt van elke wandeling een speurtocht met vragen en geluiden.",
			],
		],
	},
];
