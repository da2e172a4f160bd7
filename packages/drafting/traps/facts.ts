import { acmeHome, onHome, onPage, type Trap } from "#drafting/traps/trap";

/** A home page with structured data of somebody in its head, claimed as the site's own. */
function withData(field: Trap["field"], value: string, quote: string, data: unknown, holds: boolean): Trap {
	const script = `<script type="application/ld+json">${JSON.stringify(data)}</script></head>`;
	return {
		kind: holds ? "own structured data" : "structured data of somebody else",
		field,
		value,
		quotes: [quote],
		pages: { "/": ["home", acmeHome("").replace("</head>", script)] },
		holds,
	};
}

const CUSTOMER = {
	"@type": "Organization",
	name: "Petal House",
	url: "https://petalhouse.example",
	foundingDate: "1952",
	founder: "Ed Marsh",
	logo: "https://petalhouse.example/logo.png",
	address: { "@type": "PostalAddress", addressLocality: "Bristol", addressCountry: "United Kingdom" },
};
const PARENT = {
	"@type": "Organization",
	name: "Acme",
	parentOrganization: { "@type": "Organization", name: "Acme Holdings", foundingDate: "1971" },
};
const OWN = { ...CUSTOMER, name: "Acme", url: "https://acme.com/" };

/** Facts of a company that stand beside its own. */
export const FACT_TRAPS: readonly Trap[] = [
	...onHome("seat of the group, address of a theme's author", "country", false, [
		[
			"IT",
			"Acme is part of the Brenner Group, headquartered in Bolzano, Italy.",
			"<p>Acme is part of the Brenner Group, headquartered in Bolzano, Italy.</p>",
		],
		["GB", "Theme by Pixelfarm, 3 High Street, Bath BA1 5AW", "<p>Theme by Pixelfarm, 3 High Street, Bath BA1 5AW</p>"],
	]),
	...onPage(["/legal", "contact", "Impressum"], "address under somebody's heading", "country", false, [
		[
			"CH",
			"Alpenserver AG\nIndustriestrasse 9\n6300 Zug\nSchweiz".replaceAll("\n", " "),
			"<h2>Kontakt</h2><p>Acme GmbH</p><h2>Hosting</h2><p>Alpenserver AG Industriestrasse 9 6300 Zug Schweiz</p><h2>Hinweis</h2><p>Stand: 2024</p>",
			"de",
		],
		["FR", "RCS Luxembourg B 123456", "<p>RCS Luxembourg B 123456</p>", "fr"],
		[
			"DE",
			"Universalschlichtungsstelle, Straßburger Straße 8, 77694 Kehl",
			"<p>Universalschlichtungsstelle, Straßburger Straße 8, 77694 Kehl</p>",
			"de",
		],
	]),
	...onPage(["/legal", "contact", "Contact"], "own address without its country", "country", true, [
		["NO", "Acme AS, Møllergata 12, 0179 Oslo", "<p>Acme AS, Møllergata 12, 0179 Oslo</p>"],
		["CH", "Acme AG, Hardturmstrasse 161, CH-8005 Zürich", "<p>Acme AG, Hardturmstrasse 161, CH-8005 Zürich</p>", "de"],
		["HU", "Acme Kft., 1066 Budapest, Teréz körút 21.", "<p>Acme Kft., 1066 Budapest, Teréz körút 21.</p>", "hu"],
	]),
	...onPage(["/about", "about", "About"], "founder of something else", "founders", false, [
		[
			"Alan Moss",
			"In 2021 Acme joined a programme founded by Alan Moss.",
			"<p>In 2021 Acme joined a programme founded by Alan Moss.</p>",
		],
		["Mark Ito", "Mark Ito founded Sproutly and advises Acme.", "<p>Mark Ito founded Sproutly and advises Acme.</p>"],
	]),
	...onPage(["/about", "about", "About"], "own founder", "founders", true, [
		[
			"Jana Kowal",
			"Mark Ito and Jana Kowal founded Acme in 2014.",
			"<p>Mark Ito and Jana Kowal founded Acme in 2014.</p>",
		],
		[
			"Sabine Krol",
			"Acme wurde 2015 von Jörg Wendt und Sabine Krol gegründet.",
			"<p>Acme wurde 2015 von Jörg Wendt und Sabine Krol gegründet.</p>",
			"de",
		],
		["Nadia Haddad", "Hi, I'm Nadia Haddad, the founder of Acme.", "<p>Hi, I'm Nadia Haddad, the founder of Acme.</p>"],
	]),
	...onPage(["/about", "about", "About"], "year of something else", "founded_year", false, [
		["2015", "Jana Kowal started Acme Kids in 2015.", "<p>Jana Kowal started Acme Kids in 2015.</p>"],
	]),
	...onPage(["/about", "about", "About"], "own year", "founded_year", true, [
		["2014", "Mark Ito and Jana Kowal founded Acme in 2014.", "<p>Mark Ito and Jana Kowal founded Acme in 2014.</p>"],
	]),
	...onHome("town of somebody else, without a country", "city", false, [
		["Franklin", "Petal House • Franklin, TN", "<h2>Our customers</h2><p>Petal House • Franklin, TN</p>"],
		["Ghent", "Our customer Rosa is based in Ghent.", "<p>Our customer Rosa is based in Ghent.</p>"],
		["Paris", "📍 Paris", "<h2>Events</h2><p>📍 Paris</p>"],
	]),
	...onHome("own town, without a country", "city", true, [
		["Toulouse", "📍 Toulouse", "<h2>Contact</h2><p>📍 Toulouse</p>"],
		["Montasola", "Siamo a Montasola, in Sabina.", "<p>Siamo a Montasola, in Sabina.</p>", "it"],
		["Krokom", "Sporten 13 835 32 Krokom", "<h2>Kontakt</h2><p>Sporten 13<br>835 32 Krokom</p>", "sv"],
	]),
	...onPage(["/pricing", "pricing", "Pricing"], "free for a time, free to register", "pricing_model", false, [
		[
			"freemium",
			["$0 for 30 days", "$59 a month"],
			"<div class=plan><h3>Trial</h3><p>$0 for 30 days</p></div><div class=plan><h3>Shop</h3><p>$59 a month</p></div>",
		],
		["freemium", ["Create free account", "$59 a month"], "<p>$59 a month</p><p>Create free account</p>"],
	]),
	...onPage(["/pricing", "pricing", "Pricing"], "price with how it is paid", "pricing_summary", true, [
		[
			"Team: $8 per seat / month, billed annually",
			["Team", "$8 per seat / month, billed annually"],
			"<div class=plan><h3>Team</h3><p>$8 per seat / month, billed annually</p></div><div class=plan><h3>Company</h3><p>$14 per seat / month, billed annually</p></div>",
		],
		[
			"Dorfkirche: 1.299,00 € einmalig",
			["Dorfkirche", "1.299,00 € einmalig"],
			"<div class=plan><h3>Dorfkirche</h3><p>1.299,00 € einmalig</p></div><div class=plan><h3>Dom</h3><p>4.900,00 € einmalig</p></div>",
			"de",
		],
	]),
	...onPage(["/contact", "contact", "Contact"], "a department's person", "contact_email", false, [
		["dora@acme.com", "dora@acme.com", "<ul><li>Accounting</li><li>Dora Fenn</li><li>dora@acme.com</li></ul>"],
		["ute@acme.com", "ute@acme.com", "<p>Einkauf</p><p>Ute Rahm</p><p>Tel. 030 123456</p><p>ute@acme.com</p>", "de"],
	]),
	...onPage(["/contact", "contact", "Contact"], "a mailbox behind a department's", "contact_email", true, [
		["ben@acme.com", "ben@acme.com", "<p>Accounting</p><p>bills@acme.com</p><p>Ben Oke</p><p>ben@acme.com</p>"],
		["hello@acme.com", "hello@acme.com", "<p>Press</p><p>hello@acme.com</p>"],
	]),
	withData("country", "GB", "United Kingdom", CUSTOMER, false),
	withData("city", "Bristol", "Bristol", CUSTOMER, false),
	withData("founded_year", "1952", "1952", CUSTOMER, false),
	withData("founders", "Ed Marsh", "Ed Marsh", CUSTOMER, false),
	withData("founded_year", "1971", "1971", PARENT, false),
	withData("country", "GB", "United Kingdom", OWN, true),
	withData("founders", "Ed Marsh", "Ed Marsh", OWN, true),
];
