import type { WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Apps of small makers: what they credit, quote, count, try out and leave to others. */
export const SMALL_APPS: readonly WholeSite[] = [
	{
		origin: "https://plumtrail.app",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Plumtrail — a foraging map for your phone</title><meta name="description" content="Plumtrail marks wild fruit trees on a map."></head><body><nav><a href="/">Plumtrail</a><a href="/about">About</a></nav><main><h1>A foraging map for your phone</h1><p>Plumtrail marks wild fruit trees on a map.</p><a href="https://apps.example/plumtrail">Download on the App Store</a>
<h2>What you can do</h2><div class="row"><div><h3>Season calendar</h3><p>See what is ripe this week.</p></div><div><h3>Offline maps</h3><p>Your region fits into 40 MB.</p></div><div><h3>Tree sharing</h3><p>Only between friends; public sharing was switched off in 2023.</p></div></div>
<h2>Built on</h2><ul><li>Tree data by Falling Fruit</li><li>Tiles by Greymap Oy, Tampere, Finland</li></ul>
<h2>Pricing</h2><p>Plumtrail is free with ads. Plumtrail Plus removes them for $2.99 a month.</p><p>The field guide by Orla Finch costs $24 in bookshops.</p>
<p>Plumtrail shows trees on private land to nobody but you.</p><p>Unless you agree, Plumtrail never sends your position.</p><p>Foragers in Portland picked 3,000 kg last autumn.</p><p>Plumtrail is no substitute for a mushroom expert.</p></main><footer><p>Made in Ljubljana by two sisters.</p><p>Icons: Nora Vidmar, 2018</p></footer></body></html>`,
			],
			"/about": [
				"about",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>About Plumtrail</title></head><body><nav><a href="/">Plumtrail</a></nav><main><h1>About Plumtrail</h1><p>Ajda Kos and Tina Kos founded Plumtrail in 2021.</p><p>The idea came from a book by Marta Zupan, who founded the Ljubljana Seed Library in 2004.</p><p>Our first 100 testers joined in spring 2020.</p></main></body></html>`,
			],
		},
		traps: [
			["switched off", "description", "Plumtrail offers public sharing.", "public sharing was switched off in 2023"],
			["source's data", "features", "Tree data", "Tree data by Falling Fruit"],
			["tile maker's country", "country", "FI", "Tiles by Greymap Oy, Tampere, Finland"],
			["a book's price", "pricing_summary", "$24", "The field guide by Orla Finch costs $24 in bookshops."],
			[
				"nobody dropped",
				"description",
				"Plumtrail shows trees on private land.",
				"Plumtrail shows trees on private land to nobody but you.",
			],
			[
				"never dropped",
				"description",
				"Plumtrail sends your position.",
				"Unless you agree, Plumtrail never sends your position.",
			],
			["foragers' town", "city", "Portland", "Foragers in Portland picked 3,000 kg last autumn."],
			[
				"no substitute",
				"description",
				"Plumtrail is a substitute for a mushroom expert.",
				"Plumtrail is no substitute for a mushroom expert.",
			],
			["illustrator's year", "founded_year", "2018", "Icons: Nora Vidmar, 2018"],
			["author as founder", "founders", "Marta Zupan", "Marta Zupan, who founded the Ljubljana Seed Library in 2004"],
			["library's year", "founded_year", "2004", "who founded the Ljubljana Seed Library in 2004"],
			["testers' year", "founded_year", "2020", "Our first 100 testers joined in spring 2020."],
		],
		honest: [
			["founder", "founders", "Tina Kos", "Ajda Kos and Tina Kos founded Plumtrail in 2021."],
			["year", "founded_year", "2021", "Ajda Kos and Tina Kos founded Plumtrail in 2021."],
			["feature", "features", "Season calendar", "Season calendar"],
			[
				"price",
				"pricing_summary",
				"Plumtrail Plus removes them for $2.99 a month.",
				"Plumtrail Plus removes them for $2.99 a month.",
			],
			[
				"model",
				"pricing_model",
				"freemium",
				["Plumtrail is free with ads.", "Plumtrail Plus removes them for $2.99 a month."],
			],
		],
	},
	{
		origin: "https://chorblatt.de",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Chorblatt – Noten und Termine für Chöre</title><meta name="description" content="Chorblatt verteilt Noten an Chöre."></head><body><header><a href="/">Chorblatt</a></header><main><h1>Noten und Termine für Chöre</h1><p>Chorblatt verteilt Noten an Chöre.</p>
<h2>Was Chorblatt kann</h2><ul><li>Probenplan</li><li>Notenmappe</li><li>Anwesenheitsliste</li></ul>
<h2>Was unsere Chöre sich wünschen</h2><ul><li>Kartenverkauf</li></ul>
<p>Der Kammerchor Weimar, 1949 gegründet von Elisabeth Rohde, probt mit Chorblatt.</p><p>Noten ab 1925 dürfen Sie nur mit Lizenz des Verlags hochladen.</p><p>Nicht Chorblatt, sondern der Chorleiter löscht Mitglieder.</p><p>Ab 12 Sängern kostet Chorblatt 1 € je Sänger und Monat; bis 11 ist es kostenlos.</p><p>Eine Notenmappe aus Papier kostet 8 €.</p></main><footer><p>Chorblatt ist ein Projekt der Klangwerk eG, Jakobstraße 5, 99423 Weimar. Kontakt: hallo@chorblatt.de</p></footer></body></html>`,
			],
		},
		traps: [
			["Wunsch", "features", "Kartenverkauf", "Kartenverkauf"],
			[
				"Gründerin des Chors",
				"founders",
				"Elisabeth Rohde",
				"Der Kammerchor Weimar, 1949 gegründet von Elisabeth Rohde",
			],
			["Jahr des Chors", "founded_year", "1949", "Der Kammerchor Weimar, 1949 gegründet von Elisabeth Rohde"],
			["Jahr der Noten", "founded_year", "1925", "Noten ab 1925 dürfen Sie nur mit Lizenz des Verlags hochladen."],
			[
				"nicht dieser",
				"description",
				"Chorblatt löscht Mitglieder.",
				"Nicht Chorblatt, sondern der Chorleiter löscht Mitglieder.",
			],
			["Papier", "pricing_summary", "Eine Notenmappe aus Papier kostet 8 €.", "Eine Notenmappe aus Papier kostet 8 €."],
		],
		honest: [
			["Funktion", "features", "Anwesenheitsliste", "Anwesenheitsliste"],
			["Stadt", "city", "Weimar", "Klangwerk eG, Jakobstraße 5, 99423 Weimar"],
			["Satz", "description", "Chorblatt verteilt Noten an Chöre.", "Chorblatt verteilt Noten an Chöre."],
		],
	},
	{
		origin: "https://tribord.bzh",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Tribord | Carnet de bord pour plaisanciers</title><meta name="description" content="Tribord tient votre carnet de bord en mer."></head><body><header><a href="/">Tribord</a></header><main><h1>Carnet de bord pour plaisanciers</h1><p>Tribord tient votre carnet de bord en mer.</p>
<h2>Fonctions</h2><ul><li>Trace GPS</li><li>Journal météo</li></ul><h2>Abandonné en 2022</h2><ul><li>Appels par satellite</li></ul>
<p>Les garde-côtes, eux, n'ont pas accès à votre carnet.</p><p>Tribord ne remplace les cartes officielles que dans les ports.</p><p>Lancé en 1976, le voilier Arvor fut notre premier essai.</p><p>« Gratuit », titrait Voiles Magazine ; c'est faux, Tribord coûte 15 € par an.</p><p>Une balise coûte 300 €, à acheter chez votre shipchandler.</p></main><footer><p>Tribord EURL, 2 quai Nord, 29900 Concarneau</p></footer></body></html>`,
			],
		},
		traps: [
			["abandonné", "features", "Appels par satellite", "Appels par satellite"],
			[
				"pas d'accès",
				"description",
				"Les garde-côtes ont accès à votre carnet.",
				"Les garde-côtes, eux, n'ont pas accès à votre carnet.",
			],
			[
				"que dans les ports",
				"description",
				"Tribord remplace les cartes officielles.",
				"Tribord ne remplace les cartes officielles que dans les ports.",
			],
			["année du voilier", "founded_year", "1976", "Lancé en 1976, le voilier Arvor fut notre premier essai."],
			[
				"gratuit, c'est faux",
				"pricing_model",
				"free",
				"« Gratuit », titrait Voiles Magazine ; c'est faux, Tribord coûte 15 € par an.",
			],
			[
				"prix d'une balise",
				"pricing_summary",
				"Une balise coûte 300 €",
				"Une balise coûte 300 €, à acheter chez votre shipchandler.",
			],
		],
		honest: [
			["fonction", "features", "Trace GPS", "Trace GPS"],
			["ville", "city", "Concarneau", "Tribord EURL, 2 quai Nord, 29900 Concarneau"],
			["pays", "country", "FR", "Tribord EURL, 2 quai Nord, 29900 Concarneau"],
		],
	},
	{
		origin: "https://misiembra.cl",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Misiembra: calendario de siembra</title><meta name="description" content="Misiembra avisa cuándo sembrar cada hortaliza."></head><body><header><a href="/">Misiembra</a></header><main><h1>Calendario de siembra</h1><p>Misiembra avisa cuándo sembrar cada hortaliza.</p>
<h2>Lo que hace</h2><ul><li>Avisos de heladas</li><li>Diario del huerto</li></ul><h2>Lo que recomiendan otros jardineros</h2><ul><li>Guantes de cuero</li></ul><h2>Conviene saberlo</h2>
<p>Vivero Quillay, fundado en 1962 en Talca, regala semillas.</p><p>Misiembra no vende semillas ni herramientas.</p><p>Solo los usuarios de Chile central reciben avisos de heladas.</p><p>Un sobre de semillas vale $1.200 en el vivero.</p></main><footer><p>Misiembra SpA, Los Aromos 118, Valdivia, Chile</p></footer></body></html>`,
			],
		},
		traps: [
			["de otros jardineros", "features", "Guantes de cuero", "Guantes de cuero"],
			["año del vivero", "founded_year", "1962", "Vivero Quillay, fundado en 1962 en Talca, regala semillas."],
			["ciudad del vivero", "city", "Talca", "Vivero Quillay, fundado en 1962 en Talca, regala semillas."],
			["no vende", "description", "Misiembra vende semillas.", "Misiembra no vende semillas ni herramientas."],
			[
				"solo caído",
				"description",
				"Los usuarios reciben avisos de heladas.",
				"Solo los usuarios de Chile central reciben avisos de heladas.",
			],
			["precio del vivero", "pricing_summary", "$1.200", "Un sobre de semillas vale $1.200 en el vivero."],
		],
		honest: [
			["función", "features", "Diario del huerto", "Diario del huerto"],
			[
				"frase",
				"description",
				"Misiembra no vende semillas ni herramientas.",
				"Misiembra no vende semillas ni herramientas.",
			],
		],
	},
];
