import { onHome, said, type Trap } from "#drafting/traps/trap";

/** Aimed at what may be read since round 25: what a page bids its reader do, who pays nothing, when something began, and for whom. */
export const BIDDING_AND_TERMS: readonly Trap[] = [
	...onHome("a call, and nothing that it does", "description", false, [
		said("Book a demo with our team.", "Book a demo with our team."),
		said("Start your free trial in two minutes.", "Start your free trial in two minutes."),
		said("Follow Ana on her way to the flower market.", "Follow Ana on her way to the flower market."),
		said("Read how Petal House saves a day a week.", "Read how Petal House saves a day a week."),
		said("Tell a friend and get a month for nothing.", "Tell a friend and get a month for nothing."),
		said("Watch the launch event on Friday.", "Watch the launch event on Friday."),
	]),
	...onHome("what one does with it", "description", true, [
		said("Write an invoice once and reuse it every week.", "Write an invoice once and reuse it every week."),
	]),
	...onHome("nothing that some pay for something else", "pricing_model", false, [
		["free", "Visitors to our shop park for free.", "<h2>Visit</h2><p>Visitors to our shop park for free.</p>"],
		[
			"freemium",
			["Children pay nothing on the tour.", "Acme costs $9 a month."],
			"<p>Children pay nothing on the tour.</p><p>Acme costs $9 a month.</p>",
		],
		["free", "Delivery is free for florists.", "<p>Delivery is free for florists.</p>"],
		["free", "De verzending is gratis.", "<p>De verzending is gratis.</p>", "nl"],
		["free", "La consegna è gratuita.", "<p>La consegna è gratuita.</p>", "it"],
		["free", "O envio é grátis.", "<p>O envio é grátis.</p>", "pt"],
		["free", "Frakten är gratis.", "<p>Frakten är gratis.</p>", "sv"],
		["free", "C'est gratuit jusqu'à 10 factures.", "<p>C'est gratuit jusqu'à 10 factures.</p>", "fr"],
		["paid", "No hay cuotas mensuales.", "<p>No hay cuotas mensuales.</p>", "es"],
	]),
	...onHome("a price without how it is paid", "pricing_summary", false, [
		said("$7 a month", "Acme costs $7 a month if you pay for a year."),
		said("12 € im Monat", "Acme kostet 12 € im Monat bei jährlicher Zahlung.", "de"),
	]),
	...onHome("one of two ways to pay", "pricing_summary", true, [
		said("$9 a month", "Acme costs $9 a month, or $90 if you pay for a year."),
	]),
	...onHome("it is free", "pricing_model", true, [
		["free", "Acme is gratis.", "<p>Acme is gratis.</p>", "nl"],
		["free", "Acme è gratuito.", "<p>Acme è gratuito.</p>", "it"],
	]),
	...onHome("a year of something else", "founded_year", false, [
		said("2012", "We ran a flower shop and built Acme Hall in 2012."),
		said("2016", "I met Ana at a fair and wrote a review of Acme in the spring of 2016."),
		said("2015", "Acme started off 2015 with a new logo."),
	]),
	...onHome("its year", "founded_year", true, [
		said("2016", "We ran a flower shop and built Acme in the spring of 2016."),
	]),
	...onHome("of another's project", "founders", false, [
		said("Ana Ruiz", "Acme is a project of the school that Ana Ruiz runs."),
		said("Ana Ruiz", "Acme began as an unfinished project of the painter Jo Day, a pupil of Ana Ruiz."),
		said("Jo Day", "Fundada por ciudadanos, Acme fue lanzada al mercado por la agencia de Jo Day.", "es"),
	]),
	...onHome("whose project it is", "founders", true, [
		said("Ana Ruiz", "Acme is a side project by Ana Ruiz."),
		said("Ana Ruiz", "Acme è stata creata nel 2014 dall'architetta Ana Ruiz.", "it"),
	]),
	...onHome("a part of what it is", "tags", false, [
		said("flower shops for sale", "Acme is invoicing for owners of flower shops for sale."),
		said("invoices for", "Acme is a tool of invoices for florists."),
	]),
];
