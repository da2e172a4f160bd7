import type { WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Sites that tell much of what is beside their product: sister projects, losses, common mistakes, owners and accreditations. */
export const BESIDE_THE_PRODUCT: readonly WholeSite[] = [
	{
		origin: "https://bellfounder.net",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bellfounder – ringing rotas for church towers</title><meta name="keywords" content="bells, ringing rota, joomla, cheap hosting"><meta name="description" content="Rotas for bell ringers."></head><body><header><a href="/">Bellfounder</a></header><main><h1>Ringing rotas for church towers</h1><p>Bellfounder tells every ringer when they are needed.</p>
<section><h2>Rotas</h2><p>Captains fill the rota once a quarter. Gaps are offered to neighbours.</p></section><section><h2>Towers</h2><p>Each tower keeps its own list of bells.</p></section>
<section class="apps"><h2>Not on the App Store</h2><p>Bellfounder runs in any browser.</p></section>
<section><h2>Our sister project</h2><h3>Organ tuning diary</h3><p>For organists, from the same kitchen table. Founded in 2011.</p></section>
<section id="press"><h2>In the papers</h2><p>"A small miracle of scheduling" – The Ringing Globe</p><p>Bellfounder wins Village App of the Year 2021</p></section>
<section><h2>Terms in short</h2><ul><li>One account per tower</li><li>Cancel by letter</li></ul></section>
<aside><h3>Tags</h3><a href="/t/bells">bells</a> <a href="/t/choirs">choirs</a> <a href="/t/recipes">recipes</a></aside>
<p>Prices went up on 1 March: £6 became £8 a month.</p><p>Towers in the diocese of Ely ring for nothing.</p></main>
<footer><p>Bellfounder is a project of Hexham Software Co-operative, 4 Abbey Walk, Hexham NE46 3NB, UK, established 1998.</p><p>Icons by <a href="https://x.com/glyphfarm">Glyph Farm</a></p><p>Bugs: bugs@bellfounder.net</p></footer></body></html>`,
			],
			"/history": [
				"about",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>How it began | Bellfounder</title></head><body><main><h1>How it began</h1><p>In 1668 Fabian Stedman printed the first book about change ringing.</p><p>Our captain, Ruth Amery, drew the first rota on a beer mat in 2015. It became Bellfounder in 2017.</p><ul><li>1668: Stedman's Tintinnalogia is printed</li><li>2019: one hundred towers use Bellfounder</li><li>2031: every tower in England</li></ul></main></body></html>`,
			],
		},
		traps: [
			["a sister project", "features", "Organ tuning diary", "Organ tuning diary"],
			[
				"a sister project's year",
				"founded_year",
				"2011",
				"For organists, from the same kitchen table. Founded in 2011.",
			],
			[
				"the owner's year",
				"founded_year",
				"1998",
				"Bellfounder is a project of Hexham Software Co-operative, 4 Abbey Walk, Hexham NE46 3NB, UK, established 1998.",
			],
			[
				"a paper's words",
				"tagline",
				"A small miracle of scheduling",
				'"A small miracle of scheduling" – The Ringing Globe',
			],
			[
				"a paper's words",
				"description",
				"A small miracle of scheduling.",
				'"A small miracle of scheduling" – The Ringing Globe',
			],
			["terms as features", "features", "Cancel by letter", "Cancel by letter"],
			["terms as reasons", "usps", "One account per tower", "One account per tower"],
			["a negated heading", "features", "App Store", "Not on the App Store"],
			["a journal's tag", "tags", "choirs", "choirs"],
			["a template's keyword", "keywords", "joomla", "bells, ringing rota, joomla, cheap hosting"],
			["a template's keyword", "keywords", "cheap hosting", "bells, ringing rota, joomla, cheap hosting"],
			["the price before", "pricing_summary", "£6 a month", "Prices went up on 1 March: £6 became £8 a month."],
			["free for some", "pricing_model", "free", "Towers in the diocese of Ely ring for nothing."],
			[
				"history as milestone",
				"milestones",
				"Stedman's Tintinnalogia is printed",
				"1668: Stedman's Tintinnalogia is printed",
			],
			["a wish as milestone", "milestones", "every tower in England", "2031: every tower in England"],
			["the icon maker's profile", "socials.x", "https://x.com/glyphfarm", "https://x.com/glyphfarm"],
			[
				"a year of a sketch",
				"founded_year",
				"2015",
				"Our captain, Ruth Amery, drew the first rota on a beer mat in 2015.",
			],
			[
				"an award as description",
				"description",
				"Bellfounder wins Village App of the Year 2021",
				"Bellfounder wins Village App of the Year 2021",
			],
			[
				"category by a word",
				"categories",
				"Music & Audio",
				["Ringing rotas for church towers", "Each tower keeps its own list of bells."],
			],
			["a narrow mailbox", "contact_email", "bugs@bellfounder.net.uk", "Bugs: bugs@bellfounder.net"],
		],
		honest: [
			["own line", "tagline", "Ringing rotas for church towers", "Ringing rotas for church towers"],
			["own keyword", "keywords", "ringing rota", "bells, ringing rota, joomla, cheap hosting"],
			[
				"own sentence",
				"description",
				"Bellfounder tells every ringer when they are needed.",
				"Bellfounder tells every ringer when they are needed.",
			],
			["own limits", "description", "Bellfounder runs in any browser.", "Bellfounder runs in any browser."],
		],
	},
	{
		origin: "https://klarwasser-labor.de",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Klarwasser Labor | Wassertests per Post</title><meta name="description" content="Wassertests per Post für Haushalte."><script type="application/ld+json">{"@context":"https://schema.org","@type":"FAQPage","mainEntity":[{"@type":"Question","name":"Testen Sie auch Brunnen?","acceptedAnswer":{"@type":"Answer","text":"Nein, Brunnen testen wir nicht."}}]}</script></head><body><header><a href="/">Klarwasser Labor</a></header><main><h1>Wissen, was aus dem Hahn kommt</h1><p>Klarwasser Labor untersucht Ihr Leitungswasser auf 42 Stoffe und schickt das Ergebnis in fünf Tagen.</p>
<h2>So läuft es ab</h2><ol><li>Test bestellen</li><li>Probe abfüllen</li><li>Ergebnis lesen</li></ol>
<h2>Was Wasserwerke testen</h2><ul><li>Nitrat am Ausgang des Werks</li></ul>
<h2>Wussten Sie schon?</h2><p>Ein Erwachsener trinkt zwei Liter am Tag.</p><p>Blei wurde 1973 in Neubauten verboten.</p>
<div class="hinweis"><p>Kein Ersatz für eine ärztliche Beratung.</p></div>
<p>Legionellen testen wir nur in Mietshäusern.</p><p>Bis zu 42 Stoffe, je nach Paket.</p><p>Der Versand ist kostenlos, der Test kostet 59 €.</p><p>Statt 79 € jetzt 59 €.</p>
<h2>Bekannt aus</h2><img src="/img/hausblatt.png" alt="Hausblatt Logo"><p>„Das Labor für alle Fälle“, schrieb das Hausblatt.</p></main>
<footer><p>Klarwasser Labor GmbH · Am Hafen 3 · 18055 Rostock</p><p>Akkreditiert durch die DAkkS, Spittelmarkt 10, 10117 Berlin</p><p>Partnerlabor: Aqua Test s.r.o., Brno, Tschechien</p><p>DIN EN ISO/IEC 17025:2018</p><p>labor@klarwasser-labor.de</p></footer></body></html>`,
			],
			"/ueber-uns": [
				"about",
				`<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Über uns | Klarwasser Labor</title></head><body><main><h1>Über uns</h1><p>Das Labor entstand 2012 als Ausgründung der Universität Rostock, gegründet 1419.</p><p>Leiterin ist Dr. Silke Brandt. Zuvor gründete sie das Institut für Seen.</p><p>Gesellschafter: Ostsee Beteiligungen, Gründer Karl Hansen.</p></main></body></html>`,
			],
		},
		traps: [
			["des Werks", "features", "Nitrat am Ausgang des Werks", "Nitrat am Ausgang des Werks"],
			[
				"Allgemeines",
				"description",
				"Ein Erwachsener trinkt zwei Liter am Tag.",
				"Ein Erwachsener trinkt zwei Liter am Tag.",
			],
			["Jahr eines Verbots", "founded_year", "1973", "Blei wurde 1973 in Neubauten verboten."],
			["nur weg", "features", "Legionellen testen", "Legionellen testen wir nur in Mietshäusern."],
			["alter Preis", "pricing_summary", "79 €", "Statt 79 € jetzt 59 €."],
			["Versand", "pricing_model", "free", "Der Versand ist kostenlos, der Test kostet 59 €."],
			["Zeitung", "tagline", "Das Labor für alle Fälle", "„Das Labor für alle Fälle“, schrieb das Hausblatt."],
			["Akkreditierer", "city", "Berlin", "Akkreditiert durch die DAkkS, Spittelmarkt 10, 10117 Berlin"],
			["Partnerlabor", "country", "CZ", "Partnerlabor: Aqua Test s.r.o., Brno, Tschechien"],
			["Norm als Jahr", "founded_year", "2018", "DIN EN ISO/IEC 17025:2018"],
			[
				"Universität",
				"founded_year",
				"1419",
				"Das Labor entstand 2012 als Ausgründung der Universität Rostock, gegründet 1419.",
			],
			["Gesellschafter", "founders", "Karl Hansen", "Gesellschafter: Ostsee Beteiligungen, Gründer Karl Hansen."],
			["anderes Institut", "founders", "Silke Brandt", "Zuvor gründete sie das Institut für Seen."],
			["Logo der Zeitung", "logo_url", "https://klarwasser-labor.de/img/hausblatt.png", "Hausblatt Logo"],
			[
				"Hinweis umgekehrt",
				"description",
				"Klarwasser Labor ist Ersatz für eine ärztliche Beratung.",
				"Kein Ersatz für eine ärztliche Beratung.",
			],
		],
		honest: [
			[
				"Satz",
				"description",
				"Klarwasser Labor untersucht Ihr Leitungswasser auf 42 Stoffe.",
				"Klarwasser Labor untersucht Ihr Leitungswasser auf 42 Stoffe und schickt das Ergebnis in fünf Tagen.",
			],
			["Stadt", "city", "Rostock", "Klarwasser Labor GmbH · Am Hafen 3 · 18055 Rostock"],
			["Land", "country", "DE", "Klarwasser Labor GmbH · Am Hafen 3 · 18055 Rostock"],
		],
	},
	{
		origin: "https://parcelmoth.com",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Parcelmoth: returns labels for small shops</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"SoftwareApplication","name":"Sockdrawer POS","offers":{"@type":"Offer","price":"0","priceCurrency":"USD"},"author":{"@type":"Organization","name":"Sockdrawer","foundingDate":"2002"}}</script></head><body><header><a href="/">Parcelmoth</a></header><main><div><h1>Returns labels for small shops</h1><p>Print a label in two clicks.</p></div>
<div class="row"><div class="col"><h3>12,400</h3><p>labels printed last week</p></div><div class="col"><h3>31</h3><p>carriers</p></div></div>
<div class="row"><div class="col"><h3>Label printing</h3><p>Works with any printer you own.</p></div><div class="col"><h3>Return portal</h3><p>Your buyers choose a reason and a carrier.</p></div><div class="col"><h3>Coming in spring: exchanges</h3><p>Swap sizes without a refund.</p></div></div>
<h2>Shops like yours lose</h2><ul><li>Two hours a week on returns</li><li>One buyer in five</li></ul>
<h2>How carriers do it</h2><ul><li>Forms in triplicate</li></ul>
<h2>Integrations we retired</h2><ul><li>Magento 1</li></ul>
<h2>Ideas from our users</h2><ul><li>Print from a watch</li></ul>
<p>Parcelmoth isn't a carrier. We never touch your parcels.</p><p>It used to take a day; now it takes a minute.</p><p>At most 500 labels can be printed at once.</p><p>Nine out of ten shops keep the default reasons.</p>
<div class="quote"><p>I was sceptical. Parcelmoth halves our returns.</p><p>Gina, Sockdrawer</p></div>
<div class="modal"><h3>10% off your first month</h3><p>Give us your e-mail.</p></div></main><footer><p>Parcelmoth Inc, Suite 9, 210 Main St, Boise, ID 83702</p><p>Warehouse partner: Boxhalla, Reno, NV 89501</p><p>Trustpilot: 4.7 of 812 reviews</p></footer></body></html>`,
			],
			"/plans": [
				"pricing",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Plans | Parcelmoth</title></head><body><main><h1>Plans</h1><table><tr><th>Plan</th><th>Monthly</th><th>Labels</th></tr><tr><td>Cocoon</td><td>$12</td><td>100</td></tr><tr><td>Wing</td><td>$39</td><td>1,000</td></tr></table><p>Extra labels: $0.09 each</p><p>Pay yearly and save $78.</p><p>Carriers charge $7.50 for a pickup.</p><p>First 14 days free, no card.</p></main></body></html>`,
			],
			"/team": [
				"about",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Team | Parcelmoth</title></head><body><main><h1>Team</h1><div class="member"><h3>Otis Lane</h3><p>Founder</p></div><div class="member"><h3>Mei Tan</h3><p>Engineer, previously founder of Tiny Till</p></div><div class="member"><h3>Bob</h3><p>Chief barking officer since 2020</p></div><p>Otis left Amazon in 2018 to build Parcelmoth.</p></main></body></html>`,
			],
		},
		traps: [
			["a loss as feature", "features", "Two hours a week on returns", "Two hours a week on returns"],
			["a loss as reason", "usps", "One buyer in five", "One buyer in five"],
			["others' way", "features", "Forms in triplicate", "Forms in triplicate"],
			["retired", "features", "Magento 1", "Magento 1"],
			["an idea", "features", "Print from a watch", "Print from a watch"],
			["a card of the future", "features", "exchanges", "Coming in spring: exchanges"],
			["a coupon", "features", "10% off your first month", "10% off your first month"],
			["a counter", "features", "12,400", "12,400"],
			["a customer's words", "description", "Parcelmoth halves our returns.", "Parcelmoth halves our returns."],
			["negation dropped", "description", "Parcelmoth is a carrier.", "Parcelmoth isn't a carrier."],
			["past as present", "description", "It takes a day.", "It used to take a day; now it takes a minute."],
			[
				"limit dropped",
				"description",
				"500 labels can be printed at once.",
				"At most 500 labels can be printed at once.",
			],
			[
				"share dropped",
				"description",
				"Shops keep the default reasons.",
				"Nine out of ten shops keep the default reasons.",
			],
			["another's offer", "pricing_model", "free", "0"],
			["another's data", "founded_year", "2002", "2002"],
			["a partner's town", "city", "Reno", "Warehouse partner: Boxhalla, Reno, NV 89501"],
			["columns mixed", "pricing_summary", "Cocoon: $39", ["Cocoon", "$39"]],
			["labels as dollars", "pricing_summary", "Cocoon: $100", ["Cocoon", "100"]],
			["a saving", "pricing_summary", "Wing: $78", ["Wing", "Pay yearly and save $78."]],
			["carriers' price", "pricing_summary", "$7.50 for a pickup", "Carriers charge $7.50 for a pickup."],
			["a trial as plan", "pricing_model", "freemium", ["First 14 days free, no card.", "$12"]],
			["formerly founder", "founders", "Mei Tan", ["Mei Tan", "Engineer, previously founder of Tiny Till"]],
			["a dog's year", "founded_year", "2020", "Chief barking officer since 2020"],
			["a year of leaving", "founded_year", "2018", "Otis left Amazon in 2018 to build Parcelmoth."],
			["a rating as description", "description", "Trustpilot: 4.7 of 812 reviews", "Trustpilot: 4.7 of 812 reviews"],
			["carrier tag", "tags", "carrier", "Parcelmoth isn't a carrier."],
		],
		honest: [
			["card", "features", "Return portal", "Return portal"],
			["card", "features", "Label printing", "Label printing"],
			["founder", "founders", "Otis Lane", ["Otis Lane", "Founder"]],
			["row", "pricing_summary", "Wing: $39", ["Wing", "$39"]],
			[
				"call turned",
				"description",
				"Parcelmoth lets you print a label in two clicks.",
				"Print a label in two clicks.",
			],
			["city", "city", "Boise", "Parcelmoth Inc, Suite 9, 210 Main St, Boise, ID 83702"],
			[
				"list",
				"description",
				"Parcelmoth offers label printing and a return portal.",
				["Label printing", "Return portal"],
			],
		],
	},
	{
		origin: "https://ruche-urbaine.fr",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Ruche Urbaine – des ruches sur les toits</title><meta name="description" content="Des ruches sur les toits des entreprises."></head><body><header><a href="/">Ruche Urbaine</a></header><main><h1>Des ruches sur vos toits</h1><p>Ruche Urbaine installe des ruches sur les toits des entreprises et s'occupe de tout.</p><h2>Notre promesse</h2><ul><li>Une visite par semaine</li><li>Un pot par salarié</li></ul><h2>Idées reçues</h2><ul><li>Les abeilles attaquent</li><li>Il faut un jardin</li></ul><h2>Ce que nous ne faisons pas</h2><ul><li>Enlever les essaims</li></ul><h2>Nos voisins</h2><ul><li>Compost collectif du 11e</li></ul><p>Nous avons arrêté la vente en ligne en 2023.</p><p>Certaines entreprises récoltent 40 kg de miel.</p><p>Parmi nos clients, Optique Nova emploie 900 personnes.</p><p>Le maire de Lyon a inauguré notre centième ruche.</p><p>Selon l'Unaf, 30 % des colonies meurent chaque hiver.</p></main><footer><p>Ruche Urbaine SAS, 12 rue de la Roquette, 75011 Paris</p><p>Nos ruches sont fabriquées par Ickowicz, Bollène (Vaucluse), depuis 1947.</p><p>Écrivez-nous : miel@ruche-urbaine.fr — Presse : Agence Bourdon, contact@agence-bourdon.fr</p></footer></body></html>`,
			],
			"/offres": [
				"pricing",
				`<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Offres | Ruche Urbaine</title></head><body><main><h1>Offres</h1><div><h3>Essaim</h3><p>190 € HT par mois</p><p>2 ruches</p></div><div><h3>Rucher</h3><p>450 € HT par mois</p><p>6 ruches</p></div><p>Le pot de miel : 9 €</p><p>Sans engagement, hors frais de dossier de 60 €.</p></main></body></html>`,
			],
			"/histoire": [
				"about",
				`<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Notre histoire | Ruche Urbaine</title></head><body><main><h1>Notre histoire</h1><p>Apiculteur depuis 1999, Yves Morel fonde Ruche Urbaine en 2013 avec sa fille Lise Morel.</p><p>Le bâtiment date de 1865.</p></main></body></html>`,
			],
		},
		traps: [
			["idée reçue", "features", "Les abeilles attaquent", "Les abeilles attaquent"],
			["idée reçue", "usps", "Il faut un jardin", "Il faut un jardin"],
			["pas fait", "features", "Enlever les essaims", "Enlever les essaims"],
			["voisins", "features", "Compost collectif du 11e", "Compost collectif du 11e"],
			["arrêté", "features", "Vente en ligne", "Nous avons arrêté la vente en ligne en 2023."],
			[
				"certaines",
				"usps",
				"Les entreprises récoltent 40 kg de miel",
				"Certaines entreprises récoltent 40 kg de miel.",
			],
			[
				"client",
				"description",
				"Ruche Urbaine emploie 900 personnes.",
				"Parmi nos clients, Optique Nova emploie 900 personnes.",
			],
			["ville du maire", "city", "Lyon", "Le maire de Lyon a inauguré notre centième ruche."],
			[
				"selon",
				"description",
				"30 % des colonies meurent chaque hiver.",
				"Selon l'Unaf, 30 % des colonies meurent chaque hiver.",
			],
			[
				"fabricant",
				"founded_year",
				"1947",
				"Nos ruches sont fabriquées par Ickowicz, Bollène (Vaucluse), depuis 1947.",
			],
			["fabricant", "city", "Bollène", "Nos ruches sont fabriquées par Ickowicz, Bollène (Vaucluse), depuis 1947."],
			["agence", "contact_email", "contact@agence-bourdon.fr", "Presse : Agence Bourdon, contact@agence-bourdon.fr"],
			["échangés", "pricing_summary", "Essaim : 450 € HT par mois", ["Essaim", "450 € HT par mois"]],
			["frais", "pricing_summary", "60 €", "Sans engagement, hors frais de dossier de 60 €."],
			[
				"métier",
				"founded_year",
				"1999",
				"Apiculteur depuis 1999, Yves Morel fonde Ruche Urbaine en 2013 avec sa fille Lise Morel.",
			],
			["bâtiment", "founded_year", "1865", "Le bâtiment date de 1865."],
		],
		honest: [
			[
				"fondateur",
				"founders",
				"Yves Morel",
				"Apiculteur depuis 1999, Yves Morel fonde Ruche Urbaine en 2013 avec sa fille Lise Morel.",
			],
			[
				"année",
				"founded_year",
				"2013",
				"Apiculteur depuis 1999, Yves Morel fonde Ruche Urbaine en 2013 avec sa fille Lise Morel.",
			],
			["ville", "city", "Paris", "Ruche Urbaine SAS, 12 rue de la Roquette, 75011 Paris"],
			["promesse", "usps", "Un pot par salarié", "Un pot par salarié"],
			["prix", "pricing_summary", "Rucher : 450 € HT par mois", ["Rucher", "450 € HT par mois"]],
			[
				"phrase",
				"description",
				"Ruche Urbaine installe des ruches sur les toits des entreprises.",
				"Ruche Urbaine installe des ruches sur les toits des entreprises et s'occupe de tout.",
			],
			["mail", "contact_email", "miel@ruche-urbaine.fr", "Écrivez-nous : miel@ruche-urbaine.fr"],
		],
	},
];
