import { type Case, onPage, said, type Trap } from "#drafting/traps/trap";

const ABOUT = ["/about", "about", "About us"] as const;
const CONTACT = ["/contact", "contact", "Contact"] as const;
const line = (value: string, words: string, part: string, lang = "en"): Case => [value, words, part, lang];
const footer = (
	kind: string,
	field: "country" | "city",
	value: string,
	words: string,
	inside: string,
	holds: boolean,
): Trap => ({
	kind,
	field,
	value,
	quotes: [words],
	pages: {
		"/": [
			"home",
			`<!doctype html><html lang="en"><head><title>Acme - Invoices for florists</title></head><body><header>Acme</header><main><h1>Invoices for florists</h1><p>Acme writes and sends the invoices of flower shops.</p></main><footer>${inside}</footer></body></html>`,
		],
	},
	holds,
});
const OTHERS = "a town and its country on a line of somebody else";

/** Lines that are nothing but a town and its country, and towns before `-based`. */
export const PLACE_LINE_TRAPS: readonly Trap[] = [
	...onPage(ABOUT, OTHERS, "country", false, [
		line("PT", "Lisbon, Portugal", "<h2>Team</h2><div><h3>Jo Day</h3><p>Lisbon, Portugal</p></div>"),
		line("PT", "Lisbon, Portugal", "<div><b>Jo Day</b><p>Lisbon, Portugal</p></div>"),
		line("PT", "Lisbon, Portugal", "<h2>Our customers</h2><div><h3>Petal House</h3><p>Lisbon, Portugal</p></div>"),
		line("PT", "Lisbon, Portugal", "<h2>Where you can meet us</h2><p>12 May 2027</p><p>Lisbon, Portugal</p>"),
		line("PT", "📍 Lisbon, Portugal", "<h2>Stockists</h2><p>📍 Lisbon, Portugal</p>"),
		line("PT", "Lisbon, Portugal", "<h2>Projects</h2><div><h3>Villa Rosa</h3><p>Lisbon, Portugal</p></div>"),
		line("PT", "Lisbon, Portugal", "<h2>Where our flowers come from</h2><p>Lisbon, Portugal</p>"),
		line("PT", "Lissabon, Portugal", "<h2>Referenzen</h2><p>Lissabon, Portugal</p>", "de"),
	]),
	...onPage(CONTACT, OTHERS, "country", false, [
		line("PT", "Lisbon, Portugal", "<h2>Distributors</h2><p>Flores Lda</p><p>Lisbon, Portugal</p>"),
		line("PT", "Lisbon, Portugal", "<h2>Events</h2><p>Flower fair, 3 June</p><p>Lisbon, Portugal</p>"),
		line("GE", "Athens, Georgia", "<p>Athens, Georgia</p>"),
		line("PT", "[Lisbon], Portugal", "<p>[Lisbon], Portugal</p>"),
	]),
	footer(
		OTHERS,
		"country",
		"PT",
		"Lisbon, Portugal",
		"<div><p>Website by Studio Sol</p><p>Lisbon, Portugal</p></div>",
		false,
	),
	footer(
		OTHERS,
		"country",
		"PT",
		"Lisbon, Portugal",
		"<div><p>Florist fair</p><p>May 12</p><p>Lisbon, Portugal</p></div>",
		false,
	),
	...onPage(ABOUT, "what something is made of before -based", "city", false, [
		said("Java", "Acme is a Java-based software company's favourite."),
		said("Python", "Acme is a Python-based company tool."),
		said("Blockchain", "Acme is a Blockchain-based company."),
		said("Shopify", "Acme is a Shopify-based business."),
		said("Leeds", "Petal House is a Leeds-based company."),
		said("Leeds", "Our printer is a Leeds-based company."),
		said("Leeds", "Acme was bought from a founder who is a Leeds-based studio owner."),
		said("Leeds", "Acme is not a Leeds-based company."),
		said("Leeds", "Jo Day is a Leeds-based agency owner who likes Acme."),
		said("Evidence", "Acme is an Evidence-based team."),
	]),
	...onPage(ABOUT, "the seat of somebody who works for it", "country", false, [
		said("GB", "Our printer is based in Leeds, England."),
		said("GB", "Our florist Jo Day is based in Leeds, England."),
		said("PL", "Our developers are based in Gdynia, Poland."),
		said("DE", "Our roaster, who is based in Bonn, Germany, delivers twice a week."),
		said("AT", "Unsere Druckerei hat ihren Sitz in Wien, Österreich.", "de"),
		said("FR", "Notre imprimeur est basé à Lyon, France.", "fr"),
		said("ES", "Nuestro impresor tiene su taller con sede en Madrid, España.", "es"),
		said("IT", "Il nostro fiorista ha la bottega con sede a Siena, Italia.", "it"),
		said("NL", "Onze drukker is gevestigd in Gent, Nederland.", "nl"),
		said("GB", "Our biggest shop, Petal House, is based in Leeds, England."),
	]),
	...onPage(ABOUT, "where we are, under any heading", "country", false, [
		[
			"DE",
			"We were based in Bonn, Germany, until 2020.",
			"<h2>Locally owned</h2><p>We were based in Bonn, Germany, until 2020.</p>",
		],
		[
			"DE",
			"We hope to be based in Bonn, Germany.",
			"<h2>Locally owned</h2><p>We hope to be based in Bonn, Germany.</p>",
		],
		["DE", "They are based in Bonn, Germany.", "<h2>Locally owned</h2><p>They are based in Bonn, Germany.</p>"],
		["DE", "We are not based in Bonn, Germany.", "<h2>Locally owned</h2><p>We are not based in Bonn, Germany.</p>"],
		["DE", "We are based in Bonn, Germany.", "<h2>What our customers say</h2><p>We are based in Bonn, Germany.</p>"],
	]),
	...onPage(ABOUT, "where we are, told of ourselves", "country", true, [
		[
			"RW",
			"Proudly based in Rwanda, we are a locally owned business.",
			"<h2>Locally owned</h2><p>Proudly based in Rwanda, we are a locally owned business.</p>",
		],
		["DE", "We are based in Bonn, Germany.", "<h2>Locally owned</h2><p>We are based in Bonn, Germany.</p>"],
		said("DE", "Our studio is based in Bonn, Germany."),
		said("GB", "Our small team is based in Leeds, England."),
	]),

	footer(
		"its town and country on a line",
		"country",
		"PT",
		"Lisbon, Portugal",
		"<div><p>Acme</p><p>Lisbon, Portugal</p><p>© 2026</p></div>",
		true,
	),
	footer(
		"its town and country on a line",
		"city",
		"Lisbon",
		"Lisbon, Portugal",
		"<div><p>Acme</p><p>Lisbon, Portugal</p><p>© 2026</p></div>",
		true,
	),
	...onPage(CONTACT, "its town and country on a line", "country", true, [
		line("BR", "📍 São Paulo, Brasil", "<p>hello@acme.com</p><p>📍 São Paulo, Brasil</p>", "pt"),
		line("PL", "Szczecin, Polska", "<h2>Kontakt</h2><p>Szczecin, Polska</p>", "pl"),
	]),
	...onPage(ABOUT, "its town before -based", "city", true, [
		said("Ghent", "Acme is a Ghent-based software company for florists."),
		said(
			"Amsterdam",
			"Acme is an Amsterdam-based company and one of the makers of the florists' ledger. It builds the tools that flower shops, markets, growers, auction houses and wholesale dealers use in their daily work, from the first bouquet of the morning to the last invoice of the evening, in eleven languages and in as many currencies.",
		),
	]),
];
