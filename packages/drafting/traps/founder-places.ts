import { type Case, onHome, onPage, said, type Trap } from "#drafting/traps/trap";

const ABOUT = ["/about", "about", "About us"] as const;
const under = (heading: string, name: string, rest = "", lang = "en"): Case => [
	name,
	[name, heading],
	`<section><h2>${heading}</h2><h3>${name}</h3>${rest}</section>`,
	lang,
];
const head = (value: string, sentence: string): Trap => ({
	kind: "",
	field: "founders",
	value,
	quotes: [sentence],
	pages: {
		"/": [
			"home",
			`<!doctype html><html lang="en"><head><title>Acme - Invoices for florists</title><meta name="description" content="Invoices for florists. ${sentence}"></head><body><header><a href="/">Acme</a></header><main><h1>Invoices for florists</h1><p>Acme writes and sends the invoices of flower shops.</p></main></body></html>`,
		],
	},
	holds: false,
});

/** Founders whom a heading, the sentence before, or the head of a page names, and others in the same places. */
export const FOUNDER_PLACE_TRAPS: readonly Trap[] = [
	...onPage(ABOUT, "a pronoun for somebody else", "founders", false, [
		said("Jo Day", "Jo Day is our adviser. She founded Petal House."),
		said("Jo Day", "Jo Day sells our software in Porto. He started the first Acme fan club."),
		said("Ana Ruiz", "Ana Ruiz trained Jo Day. She founded Acme."),
		said("Jo Day", "Ana Ruiz trained Jo Day. She founded Acme."),
		said("Jo Day", "Jo Day never worked here. They founded Acme without him."),
		said("Jo Day", "Jo Day is a florist. She will found Acme's first school."),
		said("Jo Day", "Jo Day ist unsere erste Kundin. Sie gründete Blumen Day mit Acme."),
		said("Jo Day", "Jo Day est fleuriste. Elle n'a pas fondé Acme."),
		said("Jo Day", "Jo Day es florista. Fundó la escuela de Acme en 2019.", "es"),
		said("Jo Day", "Jo Day è una fiorista. Fondò il club di Acme.", "it"),
		said("Jo Day", "Jo Day leads our office in Porto. She is the founder of the Acme choir."),
		said("Jo Day", "We met Jo Day at a fair. She founded Acme House, a bakery."),
		said("Petal House", "Petal House is a shop in Bath. It founded Acme."),
	]),
	...onPage(ABOUT, "a pronoun for something else", "founders", false, [
		said("Jo Day", "Acme is a member of the guild. It was founded by Jo Day."),
		said("Jo Day", "Acme is an app by Petal House. It was founded by Jo Day."),
		said("Jo Day", "Acme works in an old flower hall. It was founded by Jo Day."),
		said("Jo Day", "Acme is a bookkeeper to Petal House. It was founded by Jo Day."),
		said("Jo Day", "Petal House is our first customer. It was founded by Jo Day."),
		said("Jo Day", "Acme ist ein Mitglied der Gilde. Sie wurde von Jo Day gegründet.", "de"),
		said("Jo Day", "Acme è un prodotto della Petal House. È stata fondata da Jo Day.", "it"),
		said("Jo Day", "Acme es un miembro de la asociación de floristas. Fue fundada por Jo Day.", "es"),
		said("Jo Day", "Acme is een onderdeel van Petal House. Het werd opgericht door Jo Day.", "nl"),
		said("Jo Day", "Acme is an app for the flower market. It was founded by Jo Day in 1970."),
		said("Jo Day", "Acme est un outil pour la halle aux fleurs. Elle a été fondée par Jo Day.", "fr"),
	]),
	...onPage(ABOUT, "a person under a heading of somebody else's founder", "founders", false, [
		under("Meet the founder of Petal House", "Jo Day"),
		under("For founders", "Jo Day"),
		under("What founders say", "Jo Day", "<p>“It just works.”</p>"),
		under("Founders' circle", "Jo Day"),
		under("Founding members", "Jo Day"),
		under("Founders and advisers", "Jo Day", "<p>Adviser</p>"),
		under("Our founder's florist", "Jo Day"),
		under("Meet the founders we fund", "Jo Day"),
		under("Unsere Gründer-Beratung", "Jo Day", "", "de"),
		under("Notre fondatrice et ses invités", "Jo Day", "", "fr"),
		under("Founder stories", "Jo Day"),
		[
			"Jo Day",
			["Jo Day", "Meet the founder"],
			"<section><h2>Meet the founder</h2><h3>Ana Ruiz</h3><p>She grew up among flowers.</p><h3>Jo Day</h3><p>Photographs</p></section>",
		],
		[
			"Jo Day",
			["Jo Day", "Our founders"],
			"<section><h2>Our founders</h2><h3>Ana Ruiz</h3></section><section><h2>Our florists</h2><h3>Jo Day</h3></section>",
		],
	]),
	...onPage(["/team", "about", "Team"], "whose card follows a founder's", "founders", false, [
		[
			"Jo Day",
			["Jo Day", "Founder"],
			"<div><h3>Ana Ruiz</h3><p>Founder</p></div><div><h3>Jo Day</h3><p>Baker</p></div>",
		],
		[
			"Jo Day",
			["Jo Day", "Our founder"],
			"<div><b>Ana Ruiz</b><p>Our founder</p><b>Jo Day</b><p>Her neighbour</p></div>",
		],
	]),
	...onHome("a customer under a heading that asks for founders", "founders", false, [
		under("Founders love Acme", "Jo Day", "<p>“It just works.”</p>"),
		[
			"Jo Day",
			["Jo Day", "Founders"],
			"<section><h2>Trusted by</h2><h3>Founders</h3><h4>Jo Day</h4><p>Petal House</p></section>",
		],
	]),
	...[
		head("Jo Day", "Used by Petal House, founded by Jo Day."),
		head("Jo Day", "Founded by Jo Day, Petal House buys through us."),
		head("Jo Day", "With a course by Jo Day, founder of Petal House."),
		head("Jo Day", "An interview with founder Jo Day of Petal House."),
	].map((trap) => ({ ...trap, kind: "somebody else's founder in the head" })),

	...onPage(ABOUT, "several of a kind who are not its founders", "founders", false, [
		said("Ana Ruiz", "Petal House was founded by three friends, Ana Ruiz, Bo Lee and Jo Day."),
		said("Ana Ruiz", "Acme's choir was founded by three friends, Ana Ruiz, Bo Lee and Jo Day."),
		said("Ana Ruiz", "Acme was founded by three students of Ana Ruiz."),
		said("Ana Ruiz", "Acme was founded by two banks with money from Ana Ruiz."),
		said("Ana Ruiz", "Acme was not founded by three friends, Ana Ruiz, Bo Lee and Jo Day."),
	]),
	...onPage(ABOUT, "several friends who founded it", "founders", true, [
		said("Bo Lee", "Acme was founded in 2015 by three friends, Ana Ruiz, Bo Lee and Jo Day."),
		said(
			"Bo Lee",
			"A Acme foi fundada por três jovens portugueses — Ana Ruiz, Bo Lee e Jo Day — estudantes em Faro.",
			"pt",
		),
	]),
	...onPage(ABOUT, "its founder by a pronoun", "founders", true, [
		said("Jo Day", "Jo Day is an educator and a florist. She is the founder of Acme, an app for florists."),
		said("Jo Day", "Jo Day has sold flowers for 15 years. He founded Acme to make invoices easy."),
		said("Jo Day", "Jo Day ist Floristin. Sie gründete Acme 2019 in Bonn.", "de"),
		said("Jo Day", "Jo Day es florista. Fundó Acme en 2019.", "es"),
		said(
			"Ana Ruiz",
			"Acme è il programma che scrive le fatture dei fioristi. E' stata fondata da Ana Ruiz, Jo Day e Bo Lee.",
			"it",
		),
		said("Ana Ruiz", "Acme is a small software company. It was founded in 2015 by Ana Ruiz and Jo Day."),
	]),
	...onPage(ABOUT, "its founder under a heading", "founders", true, [
		under(
			"Meet the founder",
			"Jo Day",
			"<p>FTD, RHS</p><blockquote><p>“A flower is a letter.”</p><footer>— Ben Stone</footer></blockquote>",
		),
		under("Die Gründerin", "Jo Day", "<p>Floristmeisterin</p>", "de"),
		[
			"Bo Lee",
			["Bo Lee", "Our founders"],
			"<section><h2>Our founders</h2><div><h3>Jo Day</h3><p>CEO</p></div><div><h3>Bo Lee</h3><p>CTO</p></div></section>",
		],
		[
			"Jo Day",
			["Jo Day", "About the founder"],
			"<div><span>About the founder</span><h2>Jo Day</h2><p>Florist</p></div>",
		],
		said("Robert Baum", "Gegründet von Robert Baum mit der Idee, Floristen Zeit zu geben.", "de"),
		said("Ana Ruiz", "Acme was established in 2021 as a partnership by Ana Ruiz."),
	]),
	...[
		head("Jo Day", "Founded by Ana Ruiz (formerly of the guild) and Jo Day."),
		head("Ana Ruiz", "Founded by Ana Ruiz (formerly of the guild) and Jo Day."),
	].map((trap) => ({ ...trap, kind: "its founder in the head", holds: true })),
];
