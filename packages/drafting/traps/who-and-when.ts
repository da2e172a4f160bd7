import { onHome, onPage, said, type Trap } from "#drafting/traps/trap";

const ABOUT = ["/about", "about", "About us"] as const;
const TEAM = ["/team", "about", "Team"] as const;
const PRICING = ["/pricing", "pricing", "Pricing"] as const;
const CONTACT = ["/contact", "contact", "Contact"] as const;

/** A heading, a name under it and what that one is called. */
const member = (heading: string, role: string): string =>
	`<section><h2>${heading}</h2><h3>Jo Day</h3><p>${role}</p></section>`;

/** Who began something else than the site, or at another time: behind a relative word, in another clause, among guests. */
export const WHO_AND_WHEN_TRAPS: readonly Trap[] = [
	...onPage(ABOUT, "the founder of what a clause is relative to", "founders", false, [
		said("Jo Day", "Acme runs on Fernwood, which was founded by Jo Day in 2011."),
		said("Jo Day", "Acme belongs to a group which was founded by Jo Day."),
		said("Jo Day", "Acme grew out of a choir that was founded by Jo Day."),
		said("Jo Day", "Acme läuft auf Fernwood, das von Jo Day gegründet wurde.", "de"),
		said("Jo Day", "Acme appartient à un groupe qui a été fondé par Jo Day.", "fr"),
		said("Jo Day", "Jo Day, founder of the award that Acme won, lives in Leeds."),
		said("Jo Day", "Jo Day, founder of the prize behind Acme, lives in Leeds."),
		said("Jo Day", "Acme è stata comprata nel 2020. La casa madre è stata fondata da Jo Day.", "it"),
	]),
	...onPage(ABOUT, "who does something else behind the founder", "founders", false, [
		said("Jo Day", "Acme was founded by Ana Ruiz, and Jo Day bought it in 2020."),
		said("Jo Day", "Acme was founded by Ana Ruiz, Bo Lee, and Jo Day joined them later."),
		said("Jo Day", "Acme was founded by Ana Ruiz and backed by Jo Day."),
		said("Jo Day", "Acme was founded by Ana Ruiz and is run by Jo Day."),
		said("Jo Day", "Acme was founded by Ana Ruiz, mentored by Jo Day and Bo Lee."),
		said("Jo Day", "Acme a été fondée par Ana Ruiz et financée par Jo Day.", "fr"),
		said("Jo Day", "Acme werd opgericht door Ana Ruiz en gekocht door Jo Day.", "nl"),
	]),
	...onPage(TEAM, "a founder among guests, judges and former pupils", "founders", false, [
		["Jo Day", ["Jo Day", "Founder"], member("Judges of the Acme Prize", "Founder")],
		["Jo Day", ["Jo Day", "Founder"], member("Speakers", "Founder")],
		["Jo Day", ["Jo Day", "Founder"], member("Our alumni", "Founder")],
		["Jo Day", ["Jo Day", "Gründerin"], member("Unsere Gäste", "Gründerin"), "de"],
		["Jo Day", ["Jo Day", "Fondatrice"], member("Le jury", "Fondatrice"), "fr"],
		["Jo Day", ["Jo Day", "Founder"], member("Who invests in us", "Founder")],
	]),
	...onPage(ABOUT, "whose work it is under a heading of the founder", "founders", false, [
		[
			"Jo Day",
			["Jo Day", "Meet the founder"],
			"<section><h2>Meet the founder</h2><p>Photo by</p><p>Jo Day</p><h3>Ana Ruiz</h3></section>",
		],
		[
			"Jo Day",
			["Jo Day", "Meet the founder"],
			"<section><h2>Meet the founder</h2><p>Written by</p><h3>Jo Day</h3><p>Ana Ruiz began Acme at her kitchen table.</p></section>",
		],
		[
			"Jo Day",
			["Jo Day", "The founder"],
			"<article><h3>Petal House</h3><p>Florist since 1990</p><h4>The founder</h4><h5>Jo Day</h5></article>",
		],
	]),
	...onPage(ABOUT, "its founder beside such words", "founders", true, [
		said("Jo Day", "Acme was founded by Ana Ruiz, and Jo Day in 2019."),
		said("Jo Day", "Acme was founded by Ana Ruiz, Bo Lee, and Jo Day."),
		said("Jo Day", "Acme is a small bakery in Bonn that was founded by Jo Day."),
		said("Jo Day", "Acme, which was founded by Jo Day, has two shops."),
		said("Jo Day", "Acme ist eine Bäckerei in Bonn, die von Jo Day gegründet wurde.", "de"),
		said("Jo Day", "Jo Day, founder of the company that makes Acme, lives in Leeds."),
		["Jo Day", ["Jo Day", "Founder"], member("The people behind Acme", "Founder")],
		["Jo Day", ["Jo Day", "Co-founder"], member("Your hosts", "Co-founder")],
		["Jo Day", ["Jo Day", "Our founder"], "<section><h2>Our story</h2><h4>Our founder</h4><h5>Jo Day</h5></section>"],
	]),
	...onPage(ABOUT, "the year of what is beside the site", "founded_year", false, [
		said("2012", "The company that owns Acme was founded in 2012."),
		said("2012", "The group behind Acme was founded in 2012."),
		said("2012", "Die Firma, die Acme besitzt, wurde 2012 gegründet.", "de"),
		said("2012", "L'entreprise qui possède Acme a été fondée en 2012.", "fr"),
		said("2012", "Acme is older than Florabill, founded in 2012."),
		said("2012", "We founded the Acme Academy in 2012."),
		said("2012", "Acme was founded ten years after the market opened in 2012."),
		said("2012", "Acme was founded when the market closed in 2012."),
		said("2012", "Acme wurde zwei Jahre nach der Eröffnung des Marktes 2012 gegründet.", "de"),
	]),
	...onPage(ABOUT, "its year beside such words", "founded_year", true, [
		said("2012", "Acme was founded shortly after the fair in 2012."),
		said("2012", "Acme was founded after a long winter in 2012."),
		said("2012", "Acme, the company that florists love, was founded in 2012."),
		said("2012", "Acme is a bakery in Ghent, founded in 2012."),
		said("2012", "We founded Acme Ltd in 2012."),
	]),
	...onHome("the beta of another one", "stage", false, [
		said("beta", "Acme works with Florabill, which is in beta."),
		said("beta", "Join the beta of our new planner."),
		said("beta", "Acme for Teams is in private beta."),
	]),
	...onHome("its beta in other words", "stage", true, [
		said("beta", "Acme is a planner that is currently in beta."),
		said("beta", "Acme, which is in beta, writes invoices."),
	]),
	...onPage(CONTACT, "where somebody else is, or where it was", "country", false, [
		["DE", "Bonn, Germany", "<h3>Our printer</h3><p>Bonn, Germany</p>"],
		["DE", "Bonn, Germany", "<p>Jo Day, freelance support</p><p>Bonn, Germany</p>"],
		said("DE", "We were based in Bonn, Germany until 2019."),
	]),
	...onPage(CONTACT, "where it is", "country", true, [
		["DE", "Bonn, Germany", "<h3>Rhineland office</h3><p>Bonn, Germany</p>"],
		said("DE", "We have been based in Bonn, Germany since 2019."),
	]),
	...onPage(ABOUT, "its buyer in a clause behind the founder", "founders", false, [
		said("Jo Day", "Acme a été fondée par Ana Ruiz, et Jo Day l'a rachetée en 2020.", "fr"),
		said("Jo Day", "Acme fue fundada por Ana Ruiz, y Jo Day la compró en 2020.", "es"),
		said("Jo Day", "Acme è stata fondata da Ana Ruiz, e Jo Day l'ha comprata nel 2020.", "it"),
		said("Jo Day", "Acme werd opgericht door Ana Ruiz, en Jo Day kocht het in 2020.", "nl"),
	]),
	...onPage(ABOUT, "the founder of a prize that it won", "founders", false, [
		said("Jo Day", "Jo Day, fondatrice du prix qu'Acme a gagné, vit à Lyon.", "fr"),
		said("Jo Day", "Jo Day, Gründerin des Preises, den Acme gewann, lebt in Bonn.", "de"),
		said("Jo Day", "Jo Day, fundadora del premio que ganó Acme, vive en Madrid.", "es"),
	]),
	...onPage(ABOUT, "its founder in like sentences", "founders", true, [
		said("Jo Day", "Acme fue fundada por Ana Ruiz y Jo Day en 2015.", "es"),
		said("Jo Day", "Acme a été fondée par Ana Ruiz et Jo Day à Lyon.", "fr"),
		said("Jo Day", "Jo Day, fondatrice de la société qui édite Acme, vit à Lyon.", "fr"),
		said("Jo Day", "Jo Day, fondatrice d'Acme, qui aide les fleuristes, vit à Lyon.", "fr"),
	]),
	...onPage(CONTACT, "the town of who sells it", "city", false, [
		said("Ghent", "Acme is sold by a company based in Ghent."),
	]),
	...onPage(CONTACT, "the town of who makes it", "city", true, [
		said("Ghent", "Acme is made by a small team based in Ghent."),
	]),
	...onPage(PRICING, "what one pays elsewhere", "pricing_summary", false, [
		said("$9 a month", "You pay $9 a month or $90 a year at Florabill."),
	]),
	...onPage(PRICING, "what one pays", "pricing_summary", true, [
		said("$9 a month", "You pay $9 a month with any card."),
	]),
];
