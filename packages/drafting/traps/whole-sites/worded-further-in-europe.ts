import type { WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Small firms in Dutch, Italian and Swedish, with claims that turn what they say, and honest ones in a model's own words. */
export const WORDED_FURTHER_IN_EUROPE: readonly WholeSite[] = [
	{
		origin: "https://dakkijker.nl",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Dakkijker | Dakinspectie met een drone</title></head><body><header><a href="/">Dakkijker</a></header><main><h1>Uw dak bekeken zonder ladder</h1><p>Dakkijker inspecteert daken met een drone en stuurt binnen twee werkdagen een rapport met foto's.</p>
<h2>In het rapport</h2><ul><li>Foto's van elke pan</li><li>Warmtebeeld van het dak</li><li>Schatting van de herstelkosten</li></ul>
<h2>Wat wij niet doen</h2><ul><li>Daken repareren</li><li>Asbest verwijderen</li></ul>
<p>Bij regen of harde wind vliegen wij niet.</p><p>Wellicht bekijken wij straks ook gevels.</p><p>Een dakdekker vraagt gemiddeld € 180 voor een inspectie.</p><p>Steeds meer gemeenten gebruiken drones.</p>
<h2>Onze klanten</h2><p>Woonstichting De Kern beheert 4.000 woningen in Deventer.</p></main><footer><p>Dakkijker, onderdeel van Holland Luchtfoto B.V., sinds 1995</p><p>Bezoekadres: Havenstraat 9, 7411 CC Deventer</p><p>KvK 08123456</p><p>info@dakkijker.nl</p></footer></body></html>`,
			],
			"/prijzen": [
				"pricing",
				`<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Prijzen | Dakkijker</title></head><body><main><h1>Prijzen</h1><div><h3>Rijtjeshuis</h3><p>€ 95 inclusief btw</p></div><div><h3>Vrijstaand</h3><p>€ 145 inclusief btw</p></div><p>Voorrijkosten: € 0 binnen 30 km</p></main></body></html>`,
			],
			"/over": [
				"about",
				`<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Over ons | Dakkijker</title></head><body><main><h1>Over ons</h1><p>Dakkijker werd in 2018 bedacht door Joost Wieringa en zijn zus Femke.</p><p>Joost werkte eerder bij Skyview, opgericht door Ruud Kaspers in 2009.</p></main></body></html>`,
			],
		},
		traps: [
			["niet gedaan", "features", "Daken repareren", "Daken repareren"],
			[
				"ontkenning weg",
				"description",
				"Bij regen of harde wind vliegen wij.",
				"Bij regen of harde wind vliegen wij niet.",
			],
			["misschien", "description", "Dakkijker bekijkt ook gevels.", "Wellicht bekijken wij straks ook gevels."],
			[
				"andermans prijs",
				"pricing_summary",
				"gemiddeld € 180 voor een inspectie",
				"Een dakdekker vraagt gemiddeld € 180 voor een inspectie.",
			],
			["moederbedrijf", "founded_year", "1995", "Dakkijker, onderdeel van Holland Luchtfoto B.V., sinds 1995"],
			[
				"klant",
				"description",
				"Dakkijker beheert 4.000 woningen in Deventer.",
				"Woonstichting De Kern beheert 4.000 woningen in Deventer.",
			],
			[
				"andere firma",
				"founders",
				"Ruud Kaspers",
				"Joost werkte eerder bij Skyview, opgericht door Ruud Kaspers in 2009.",
			],
			["andere firma", "founded_year", "2009", "Joost werkte eerder bij Skyview, opgericht door Ruud Kaspers in 2009."],
			["gratis rijden", "pricing_model", "free", "Voorrijkosten: € 0 binnen 30 km"],
			[
				"huizen verwisseld",
				"pricing_summary",
				"Rijtjeshuis: € 145 inclusief btw",
				["Rijtjeshuis", "€ 145 inclusief btw"],
			],
			["algemeenheid", "usps", "Steeds meer gemeenten gebruiken drones", "Steeds meer gemeenten gebruiken drones."],
			[
				"getal en eenheid",
				"description",
				"Dakkijker stuurt binnen twee weken een rapport met foto's.",
				"Dakkijker inspecteert daken met een drone en stuurt binnen twee werkdagen een rapport met foto's.",
			],
		],
		honest: [
			[
				"eind weg",
				"description",
				"Dakkijker inspecteert daken met een drone.",
				"Dakkijker inspecteert daken met een drone en stuurt binnen twee werkdagen een rapport met foto's.",
			],
			[
				"tweede helft",
				"description",
				"Dakkijker stuurt binnen 2 werkdagen een rapport met foto's.",
				"Dakkijker inspecteert daken met een drone en stuurt binnen twee werkdagen een rapport met foto's.",
			],
			["stad", "city", "Deventer", "Bezoekadres: Havenstraat 9, 7411 CC Deventer"],
			["land", "country", "NL", "Bezoekadres: Havenstraat 9, 7411 CC Deventer"],
			["eigen prijs", "pricing_summary", "Vrijstaand: € 145 inclusief btw", ["Vrijstaand", "€ 145 inclusief btw"]],
			["kop", "tagline", "Uw dak bekeken zonder ladder", "Uw dak bekeken zonder ladder"],
			["mail", "contact_email", "info@dakkijker.nl", "info@dakkijker.nl"],
		],
	},
	{
		origin: "https://conto-rapido.it",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="it"><head><meta charset="utf-8"><title>ContoRapido – la cassa per i mercati</title></head><body><header><a href="/">ContoRapido</a></header><main><h1>La cassa che sta in tasca</h1><p>ContoRapido è un'app che trasforma il telefono in un registratore di cassa per bancarelle.</p>
<h2>Cosa fa</h2><ul><li>Scontrino elettronico</li><li>Chiusura di giornata automatica</li><li>Pagamenti con carta</li></ul><h2>Cosa dicono i commercialisti</h2><ul><li>Dati sempre in ordine</li></ul>
<p>ContoRapido funziona anche senza rete, tranne i pagamenti con carta.</p><p>Vorremmo offrire anche un magazzino.</p><p>Fino a 500 scontrini al mese ContoRapido è gratuito.</p><p>Molti ambulanti usano ancora il blocchetto.</p><p>Non tutti i telefoni sono supportati.</p></main><footer><p>Rapido S.r.l., Via Emilia 101, 40122 Bologna (BO) - P. IVA 03456781202</p><p>Progetto finanziato dalla Regione Lazio, Roma</p><p>ciao@conto-rapido.it</p></footer></body></html>`,
			],
			"/prezzi": [
				"pricing",
				`<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Prezzi | ContoRapido</title></head><body><main><h1>Prezzi</h1><div><h3>Base</h3><p>0 €</p><p>500 scontrini al mese</p></div><div><h3>Plus</h3><p>9 € al mese</p><p>scontrini illimitati</p></div><p>Un registratore tradizionale costa 600 €.</p></main></body></html>`,
			],
			"/chi-siamo": [
				"about",
				`<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Chi siamo | ContoRapido</title></head><body><main><h1>Chi siamo</h1><p>ContoRapido nasce nel 2020 da un'idea di Sara Fontana e Elia Berti.</p><p>Il mercato delle Erbe, dove l'abbiamo provato, esiste dal 1910.</p></main></body></html>`,
			],
		},
		traps: [
			[
				"eccezione",
				"description",
				"ContoRapido funziona anche senza rete con i pagamenti con carta.",
				"ContoRapido funziona anche senza rete, tranne i pagamenti con carta.",
			],
			["desiderio", "features", "Magazzino", "Vorremmo offrire anche un magazzino."],
			["limite", "pricing_model", "free", "Fino a 500 scontrini al mese ContoRapido è gratuito."],
			["negazione", "description", "Tutti i telefoni sono supportati.", "Non tutti i telefoni sono supportati."],
			["altri", "description", "ContoRapido usa ancora il blocchetto.", "Molti ambulanti usano ancora il blocchetto."],
			["finanziatore", "city", "Roma", "Progetto finanziato dalla Regione Lazio, Roma"],
			["mercato", "founded_year", "1910", "Il mercato delle Erbe, dove l'abbiamo provato, esiste dal 1910."],
			["prezzo altrui", "pricing_summary", "600 €", "Un registratore tradizionale costa 600 €."],
			["piani scambiati", "pricing_summary", "Plus: 500 scontrini al mese", ["Plus", "500 scontrini al mese"]],
			["parole altrui", "usps", "Dati sempre in ordine", "Dati sempre in ordine"],
		],
		honest: [
			["freemium", "pricing_model", "freemium", ["Base", "0 €", "9 € al mese"]],
			["anno", "founded_year", "2020", "ContoRapido nasce nel 2020 da un'idea di Sara Fontana e Elia Berti."],
			["città", "city", "Bologna", "Rapido S.r.l., Via Emilia 101, 40122 Bologna (BO) - P. IVA 03456781202"],
			["paese", "country", "IT", "Rapido S.r.l., Via Emilia 101, 40122 Bologna (BO) - P. IVA 03456781202"],
			[
				"intera",
				"description",
				"ContoRapido è un'app che trasforma il telefono in un registratore di cassa per bancarelle.",
				"ContoRapido è un'app che trasforma il telefono in un registratore di cassa per bancarelle.",
			],
			[
				"elenco",
				"description",
				"ContoRapido offre scontrino elettronico, chiusura di giornata automatica e pagamenti con carta.",
				["Scontrino elettronico", "Chiusura di giornata automatica", "Pagamenti con carta"],
			],
			["prezzo", "pricing_summary", "Plus: 9 € al mese", ["Plus", "9 € al mese"]],
			["slogan", "tagline", "La cassa che sta in tasca", "La cassa che sta in tasca"],
		],
	},
	{
		origin: "https://snickarboken.se",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="sv"><head><meta charset="utf-8"><title>Snickarboken – offerter för hantverkare</title></head><body><header><a href="/">Snickarboken</a></header><main><h1>Offerter på fem minuter</h1><p>Snickarboken hjälper hantverkare att skriva offerter och fakturor direkt på bygget.</p><h2>Funktioner</h2><ul><li>Offert med ROT-avdrag</li><li>Tidrapport per projekt</li></ul><h2>På gång</h2><ul><li>Lönehantering</li></ul><p>Snickarboken skickar inga uppgifter till Skatteverket.</p><p>Endast företag med F-skatt kan skapa konto.</p><p>Förr skrev vi offerter för hand.</p><p>Byggnadsfirman Ek har 120 anställda.</p></main><footer><p>Snickarboken AB, Storgatan 3, 903 26 Umeå</p><p>Org.nr 559123-4567</p><p>Grundat 2017 i Umeå av Nils Åkerlund</p><p>hej@snickarboken.se</p></footer></body></html>`,
			],
			"/priser": [
				"pricing",
				`<!doctype html><html lang="sv"><head><meta charset="utf-8"><title>Priser | Snickarboken</title></head><body><main><h1>Priser</h1><div><h3>Ensam</h3><p>149 kr per månad</p></div><div><h3>Lag</h3><p>99 kr per användare och månad</p></div><p>Första månaden kostar inget.</p></main></body></html>`,
			],
		},
		traps: [
			["på gång", "features", "Lönehantering", "Lönehantering"],
			[
				"nekat",
				"description",
				"Snickarboken skickar uppgifter till Skatteverket.",
				"Snickarboken skickar inga uppgifter till Skatteverket.",
			],
			["endast", "description", "Företag med F-skatt kan skapa konto.", "Endast företag med F-skatt kan skapa konto."],
			["förr", "description", "Vi skriver offerter för hand.", "Förr skrev vi offerter för hand."],
			["kund", "description", "Snickarboken har 120 anställda.", "Byggnadsfirman Ek har 120 anställda."],
			["enhet", "pricing_summary", "Lag: 99 kr per månad", ["Lag", "99 kr per användare och månad"]],
			["provtid", "pricing_model", "freemium", ["Första månaden kostar inget.", "149 kr per månad"]],
		],
		honest: [
			["grundare", "founders", "Nils Åkerlund", "Grundat 2017 i Umeå av Nils Åkerlund"],
			["år", "founded_year", "2017", "Grundat 2017 i Umeå av Nils Åkerlund"],
			["land", "country", "SE", "Snickarboken AB, Storgatan 3, 903 26 Umeå"],
			["pris", "pricing_summary", "Ensam: 149 kr per månad", ["Ensam", "149 kr per månad"]],
			["funktion", "features", "Offert med ROT-avdrag", "Offert med ROT-avdrag"],
		],
	},
];
