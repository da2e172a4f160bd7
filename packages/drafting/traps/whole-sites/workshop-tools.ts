import type { WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Tools of trades in five languages: what they lend, measure, once were and leave to partners. */
export const WORKSHOP_TOOLS: readonly WholeSite[] = [
	{
		origin: "https://kilnmate.io",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Kilnmate | Firing logs for pottery studios</title><meta name="description" content="Kilnmate keeps the firing logs of pottery studios."></head><body><nav><a href="/">Kilnmate</a><a href="/about">About</a><a href="/pricing">Pricing</a></nav><main><h1>Firing logs for pottery studios</h1><p>Kilnmate keeps the firing logs of pottery studios.</p>
<h2>Features</h2><ul><li>Cone charts</li><li>Shelf planner</li><li>Member billing</li></ul>
<h2>What Kilnmate leaves to you</h2><ul><li>Glaze chemistry</li><li>Kiln repair</li></ul>
<h2>Works with</h2><p>Skutt, Nabertherm of Lilienthal, Germany, and Rohde controllers</p>
<p>Kilnmate hardly ever needs an internet connection.</p><p>Kilnmate will not turn your kiln off.</p><p>If your studio has a kiln above 1,300 degrees, Kilnmate is the wrong tool.</p><p>The Wedgwood works, established in 1759, never used a computer.</p></main><footer><p>Kilnmate Ltd, 8 Cobridge Road, Stoke-on-Trent ST1 5JP, United Kingdom</p><p>hello@kilnmate.io · Press: press@northlightpr.com</p></footer></body></html>`,
			],
			"/about": [
				"about",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>About us</title></head><body><nav><a href="/">Kilnmate</a></nav><main><h1>About us</h1><p>Kilnmate was started by Bethan Rhys and Omar Siddiq in the back of a studio in 2020.</p><p>Bethan sold her first mug in 2009.</p><p>Our chair, Lionel Adeyemi, founded Potters' Bank.</p><p>In 2022 the Clay Foundation gave us a grant of £40,000.</p><h2>Thanks to</h2><p>Grace Holm, co-founder of the Leach Circle, who lent us her kiln.</p></main></body></html>`,
			],
			"/pricing": [
				"pricing",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Pricing</title></head><body><nav><a href="/">Kilnmate</a></nav><main><h1>Pricing</h1><div><div><h3>Studio</h3><p>£12 a month</p><p>Up to two kilns</p></div><div><h3>School</h3><p>£29 a month</p><p>Up to ten kilns</p></div></div><p>A ruined firing costs a studio £180 on average.</p><p>We used to charge £5 per firing.</p><p>A thermocouple is £38 from our friends at Bath Potters.</p></main></body></html>`,
			],
		},
		traps: [
			["left to you", "features", "Glaze chemistry", "Glaze chemistry"],
			["maker's country", "country", "DE", "Skutt, Nabertherm of Lilienthal, Germany, and Rohde controllers"],
			[
				"hardly ever dropped",
				"description",
				"Kilnmate needs an internet connection.",
				"Kilnmate hardly ever needs an internet connection.",
			],
			["not dropped", "description", "Kilnmate will turn your kiln off.", "Kilnmate will not turn your kiln off."],
			[
				"wrong tool",
				"description",
				"Kilnmate is for kilns above 1,300 degrees.",
				"If your studio has a kiln above 1,300 degrees, Kilnmate is the wrong tool.",
			],
			["works' year", "founded_year", "1759", "The Wedgwood works, established in 1759, never used a computer."],
			["agency's mailbox", "contact_email", "press@northlightpr.com", "Press: press@northlightpr.com"],
			["first mug", "founded_year", "2009", "Bethan sold her first mug in 2009."],
			["chair", "founders", "Lionel Adeyemi", "Our chair, Lionel Adeyemi, founded Potters' Bank."],
			["grant's year", "founded_year", "2022", "In 2022 the Clay Foundation gave us a grant of £40,000."],
			[
				"co-founder of another",
				"founders",
				"Grace Holm",
				"Grace Holm, co-founder of the Leach Circle, who lent us her kiln.",
			],
			["cost of a loss", "pricing_summary", "£180", "A ruined firing costs a studio £180 on average."],
			["former price", "pricing_summary", "We used to charge £5 per firing.", "We used to charge £5 per firing."],
			["friend's price", "pricing_summary", "£38", "A thermocouple is £38 from our friends at Bath Potters."],
		],
		honest: [
			[
				"founder",
				"founders",
				"Bethan Rhys",
				"Kilnmate was started by Bethan Rhys and Omar Siddiq in the back of a studio in 2020.",
			],
			[
				"year",
				"founded_year",
				"2020",
				"Kilnmate was started by Bethan Rhys and Omar Siddiq in the back of a studio in 2020.",
			],
			["country", "country", "GB", "Kilnmate Ltd, 8 Cobridge Road, Stoke-on-Trent ST1 5JP, United Kingdom"],
			["city", "city", "Stoke-on-Trent", "Kilnmate Ltd, 8 Cobridge Road, Stoke-on-Trent ST1 5JP, United Kingdom"],
			["mailbox", "contact_email", "hello@kilnmate.io", "hello@kilnmate.io"],
			["feature", "features", "Shelf planner", "Shelf planner"],
			["price", "pricing_summary", "Studio: £12 a month", ["Studio", "£12 a month"]],
			["model", "pricing_model", "paid", "£12 a month"],
		],
	},
	{
		origin: "https://fietslus.nl",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Fietslus – werkorders voor fietsenmakers</title><meta name="description" content="Fietslus plant de werkorders van fietsenmakers."></head><body><header><a href="/">Fietslus</a></header><main><h1>Werkorders voor fietsenmakers</h1><p>Fietslus plant de werkorders van fietsenmakers.</p>
<h2>Wat Fietslus doet</h2><div><div><h3>Onderdelen bestellen</h3><p>Rechtstreeks bij uw groothandel.</p></div><div><h3>Ophaalberichten</h3><p>De klant krijgt een sms.</p></div></div>
<h2>Binnenkort</h2><div><div><h3>Leasecontracten</h3><p>Voor zakelijke fietsen.</p></div></div>
<h2>Goed om te weten</h2><p>Fietslus stuurt uw klanten geen reclame.</p><p>Zonder barcodescanner werkt Fietslus niet.</p><p>Een band plakken kost bij de meeste makers € 17.</p><p>Fietslus kost € 34 per maand per werkplaats.</p><p>Gazelle, opgericht in 1892 in Dieren, is geen klant.</p><p>Voorheen was Fietslus ook een kassa.</p></main><footer><p>Fietslus B.V., Voorstraat 77, 3512 AK Utrecht · KvK 81234567 · werkplaats@fietslus.nl</p><p>Website: Studio Kroon, Antwerpen</p></footer></body></html>`,
			],
			"/over-ons": [
				"about",
				`<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Over ons</title></head><body><header><a href="/">Fietslus</a></header><main><h1>Over ons</h1><p>In 2019 richtten Joris van Dam en Samira Bouzid Fietslus op.</p><p>Joris werkte sinds 2011 in een werkplaats in Gent.</p><p>Onze eerste klant, Rijwielhuis Smit, werd opgericht door Wim Smit.</p></main></body></html>`,
			],
		},
		traps: [
			["binnenkort", "features", "Leasecontracten", "Leasecontracten"],
			["geen weg", "description", "Fietslus stuurt uw klanten reclame.", "Fietslus stuurt uw klanten geen reclame."],
			[
				"zonder weg",
				"description",
				"Fietslus werkt zonder barcodescanner.",
				"Zonder barcodescanner werkt Fietslus niet.",
			],
			["prijs van anderen", "pricing_summary", "€ 17", "Een band plakken kost bij de meeste makers € 17."],
			["jaar van een ander", "founded_year", "1892", "Gazelle, opgericht in 1892 in Dieren, is geen klant."],
			["vroeger", "description", "Fietslus is ook een kassa.", "Voorheen was Fietslus ook een kassa."],
			["bouwer van de site", "city", "Antwerpen", "Website: Studio Kroon, Antwerpen"],
			["land van de bouwer", "country", "BE", "Website: Studio Kroon, Antwerpen"],
			["eerdere baan", "founded_year", "2011", "Joris werkte sinds 2011 in een werkplaats in Gent."],
			["klant", "founders", "Wim Smit", "Onze eerste klant, Rijwielhuis Smit, werd opgericht door Wim Smit."],
		],
		honest: [
			["oprichter", "founders", "Samira Bouzid", "In 2019 richtten Joris van Dam en Samira Bouzid Fietslus op."],
			["jaar", "founded_year", "2019", "In 2019 richtten Joris van Dam en Samira Bouzid Fietslus op."],
			[
				"prijs",
				"pricing_summary",
				"Fietslus kost € 34 per maand per werkplaats.",
				"Fietslus kost € 34 per maand per werkplaats.",
			],
			["plaats", "city", "Utrecht", "Fietslus B.V., Voorstraat 77, 3512 AK Utrecht"],
			["land", "country", "NL", "Fietslus B.V., Voorstraat 77, 3512 AK Utrecht"],
			["functie", "features", "Ophaalberichten", "Ophaalberichten"],
			["niet", "description", "Fietslus stuurt uw klanten geen reclame.", "Fietslus stuurt uw klanten geen reclame."],
		],
	},
	{
		origin: "https://vignaio.it",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Vignaio – il quaderno di campagna per i vignaioli</title><meta name="description" content="Vignaio tiene il quaderno di campagna dei vignaioli."></head><body><header><a href="/">Vignaio</a></header><main><h1>Il quaderno di campagna per i vignaioli</h1><p>Vignaio tiene il quaderno di campagna dei vignaioli.</p>
<h2>Cosa fa Vignaio</h2><ul><li>Registro dei trattamenti</li><li>Mappa dei filari</li><li>Scadenze</li></ul>
<h2>Cosa non troverete</h2><ul><li>Previsioni del tempo</li><li>Vendita del vino</li></ul>
<h2>Buono a sapersi</h2><p>Vignaio non calcola le dosi dei fitofarmaci.</p><p>Una multa per un registro incompleto parte da 1.000 €.</p><p>Vignaio costa 90 € l'anno fino a 5 ettari.</p><p>La Cantina Bosio di Alba, fondata nel 1967 da Egidio Bosio, usa Vignaio.</p><p>Grazie al bando della Regione Piemonte del 2023 abbiamo tre nuovi agronomi.</p><p>Solo con il modulo di un partner Vignaio legge i dati dei trattori.</p></main><footer><p>Vignaio S.r.l., Via Roma 14, 12051 Alba (CN), P.IVA 03812340041, info@vignaio.it</p><p>PEC: vignaio@pec.legalmail.it</p></footer></body></html>`,
			],
			"/chi-siamo": [
				"about",
				`<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Chi siamo</title></head><body><header><a href="/">Vignaio</a></header><main><h1>Chi siamo</h1><p>Vignaio nasce nel 2018 da un'idea di Chiara Molino.</p><div><div><h3>Chiara Molino</h3><p>Fondatrice e agronoma</p></div><div><h3>Pietro Gallo</h3><p>Sviluppatore, prima fondatore di Trebisonda</p></div></div><p>Chiara si è laureata a Torino nel 2010.</p></main></body></html>`,
			],
		},
		traps: [
			["non c'è", "features", "Previsioni del tempo", "Previsioni del tempo"],
			[
				"non tolto",
				"description",
				"Vignaio calcola le dosi dei fitofarmaci.",
				"Vignaio non calcola le dosi dei fitofarmaci.",
			],
			["multa", "pricing_summary", "1.000 €", "Una multa per un registro incompleto parte da 1.000 €."],
			[
				"anno del cliente",
				"founded_year",
				"1967",
				"La Cantina Bosio di Alba, fondata nel 1967 da Egidio Bosio, usa Vignaio.",
			],
			[
				"cliente",
				"founders",
				"Egidio Bosio",
				"La Cantina Bosio di Alba, fondata nel 1967 da Egidio Bosio, usa Vignaio.",
			],
			["bando", "founded_year", "2023", "Grazie al bando della Regione Piemonte del 2023 abbiamo tre nuovi agronomi."],
			[
				"solo tolto",
				"description",
				"Vignaio legge i dati dei trattori.",
				"Solo con il modulo di un partner Vignaio legge i dati dei trattori.",
			],
			["altra azienda", "founders", "Pietro Gallo", "Sviluppatore, prima fondatore di Trebisonda"],
			["laurea", "founded_year", "2010", "Chiara si è laureata a Torino nel 2010."],
			["città della laurea", "city", "Torino", "Chiara si è laureata a Torino nel 2010."],
		],
		honest: [
			["fondatrice", "founders", "Chiara Molino", ["Chiara Molino", "Fondatrice e agronoma"]],
			["anno", "founded_year", "2018", "Vignaio nasce nel 2018 da un'idea di Chiara Molino."],
			[
				"prezzo",
				"pricing_summary",
				"Vignaio costa 90 € l'anno fino a 5 ettari.",
				"Vignaio costa 90 € l'anno fino a 5 ettari.",
			],
			["città", "city", "Alba", "Via Roma 14, 12051 Alba (CN)"],
			["paese", "country", "IT", "Vignaio S.r.l., Via Roma 14, 12051 Alba (CN), P.IVA 03812340041"],
			["funzione", "features", "Mappa dei filari", "Mappa dei filari"],
			["posta", "contact_email", "info@vignaio.it", "info@vignaio.it"],
		],
	},
	{
		origin: "https://szyjemy.app",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>Szyjemy – zlecenia dla pracowni krawieckich</title><meta name="description" content="Szyjemy porządkuje zlecenia pracowni krawieckich."></head><body><header><a href="/">Szyjemy</a></header><main><h1>Zlecenia dla pracowni krawieckich</h1><p>Szyjemy porządkuje zlecenia pracowni krawieckich.</p>
<h2>Funkcje</h2><ul><li>Karta wymiarów</li><li>Kalendarz przymiarek</li><li>Przypomnienia SMS</li></ul>
<h2>W planach</h2><ul><li>Sklep z tkaninami</li></ul>
<h2>Warto wiedzieć</h2><p>Szyjemy nie wystawia faktur.</p><p>Skrócenie spodni kosztuje w Krakowie średnio 35 zł.</p><p>Szyjemy kosztuje 59 zł miesięcznie.</p><p>Pracownia Igiełka, założona w 1988 roku przez Halinę Bąk, szyje z nami od 2022 roku.</p><p>Dawniej Szyjemy było forum dla krawcowych.</p></main><footer><p>Szyjemy sp. z o.o., ul. Piotrkowska 120, 90-006 Łódź, kontakt@szyjemy.app</p></footer></body></html>`,
			],
			"/o-nas": [
				"about",
				`<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>O nas</title></head><body><header><a href="/">Szyjemy</a></header><main><h1>O nas</h1><p>Szyjemy założyły w 2021 roku Marta Wrona i Ewa Lis.</p><p>Naszym doradcą jest Jan Kot, założyciel marki Kotwica.</p></main></body></html>`,
			],
		},
		traps: [
			["w planach", "features", "Sklep z tkaninami", "Sklep z tkaninami"],
			["bez nie", "description", "Szyjemy wystawia faktury.", "Szyjemy nie wystawia faktur."],
			["cena innych", "pricing_summary", "35 zł", "Skrócenie spodni kosztuje w Krakowie średnio 35 zł."],
			["miasto cen", "city", "Kraków", "Skrócenie spodni kosztuje w Krakowie średnio 35 zł."],
			[
				"rok klientki",
				"founded_year",
				"1988",
				"Pracownia Igiełka, założona w 1988 roku przez Halinę Bąk, szyje z nami od 2022 roku.",
			],
			[
				"klientka",
				"founders",
				"Halina Bąk",
				"Pracownia Igiełka, założona w 1988 roku przez Halinę Bąk, szyje z nami od 2022 roku.",
			],
			["dawniej", "description", "Szyjemy to forum dla krawcowych.", "Dawniej Szyjemy było forum dla krawcowych."],
			["doradca", "founders", "Jan Kot", "Naszym doradcą jest Jan Kot, założyciel marki Kotwica."],
		],
		honest: [
			["założycielka", "founders", "Ewa Lis", "Szyjemy założyły w 2021 roku Marta Wrona i Ewa Lis."],
			["rok", "founded_year", "2021", "Szyjemy założyły w 2021 roku Marta Wrona i Ewa Lis."],
			["cena", "pricing_summary", "Szyjemy kosztuje 59 zł miesięcznie.", "Szyjemy kosztuje 59 zł miesięcznie."],
			["miasto", "city", "Łódź", "ul. Piotrkowska 120, 90-006 Łódź"],
			["funkcja", "features", "Kalendarz przymiarek", "Kalendarz przymiarek"],
			["model", "pricing_model", "paid", "Szyjemy kosztuje 59 zł miesięcznie."],
		],
	},
];
