import { onHome, onPage, said, type Trap } from "#drafting/traps/trap";

const ABOUT = ["/about", "about", "About us"] as const;
const PRICING = ["/pricing", "pricing", "Pricing"] as const;

const plans = (part: string) => `<section><h2>Prices</h2>${part}</section>`;

/** More of these, in other words, after the first of them were mended. */
export const FURTHER_OPENING_TRAPS: readonly Trap[] = [
	...onHome("words turned round", "description", false, [
		said("Shops are billed by florists.", "Florists, whom shops bill, use Acme."),
		said("Les clients sont facturés par les grossistes.", "Les clients facturent les grossistes.", "fr"),
		said("I clienti sono pagati dai fioristi.", "I clienti pagano i fioristi.", "it"),
		said("Os clientes são pagos pelos floristas.", "Os clientes pagam os floristas.", "pt"),
		said("Klanten worden betaald door bloemisten.", "Klanten betalen bloemisten.", "nl"),
		said("Drivers are tracked by customers.", "Acme tracks vans for customers and drivers."),
		said("With Acme, banks ask shops.", "Shops ask banks with Acme."),
		said("In Porto Acme sells to Lisbon.", "In Lisbon Acme sells to Porto."),
	]),
	...onHome("an entry that its sentence does not tell so", "features", false, [
		said("Double bookings", "Acme keeps you from double bookings."),
		said("Double bookings", "Acme gets rid of double bookings."),
		said("Double bookings", "Say goodbye to double bookings."),
		said("Double bookings", "Acme reduces double bookings."),
		said("Double bookings", "Acme protects shops against double bookings."),
		said("Double bookings", "Acme warns of double bookings."),
		said("Paperwork", "Acme cuts paperwork."),
		said("Fax orders", "Acme retired fax orders in 2020."),
		said("Doppelbuchungen", "Acme schützt vor Doppelbuchungen.", "de"),
		said("Doppelbuchungen", "Schluss mit Doppelbuchungen.", "de"),
		said("Errores", "Acme acaba con los errores.", "es"),
		said("Errori di cassa", "Acme riduce gli errori di cassa.", "it"),
	]),
	...onHome("an entry that its sentence does not tell so", "usps", false, [
		said("Hidden fees", "Acme fights hidden fees."),
		said("A support line", "Acme works best with a support line, which we do not run."),
		said("Daily backups", "Acme is for shops with daily backups."),
		said("Long queues", "Acme helps shops with long queues."),
		said("A large team", "Acme is made for florists with a large team."),
		said("Too much paper", "Acme helps florists with too much paper."),
	]),
	...onPage(ABOUT, "who began something else", "founders", false, [
		said("Ana Ruiz", "Acme was founded in 2015 after a course by Ana Ruiz."),
		said("Ana Ruiz", "Acme was founded in 2015 in a book shop owned by Ana Ruiz."),
		said("Ana Ruiz", "Acme was founded in Porto on land sold by Ana Ruiz."),
		said("Ana Ruiz", "Acme was started in 2015, inspired by Ana Ruiz."),
		said("Ana Ruiz", "Acme was created in 2015 from a script written by Ana Ruiz."),
		said("Ana Ruiz", "Acme wurde 2015 in der Werkstatt von Ana Ruiz gegründet.", "de"),
		said("Ana Ruiz", "Acme a été fondée en 2015 dans le garage loué par Ana Ruiz.", "fr"),
		said("Ana Ruiz", "Acme fue fundada en 2015 en un local cedido por Ana Ruiz.", "es"),
		said("Ana Ruiz", "Acme è stata fondata nel 2015 grazie al prestito di Ana Ruiz.", "it"),
		said("Ana Ruiz", "The Acme choir was founded by Ana Ruiz."),
	]),
	...onPage(ABOUT, "the year of something else", "founded_year", false, [
		["2012", "Established 2012", "<h2>The building</h2><p>Established 2012</p>"],
		["2012", "Founded in 2012.", "<h2>Our parent company</h2><p>Founded in 2012.</p>"],
		said("2012", "The Acme foundation was established in 2012."),
		said("2012", "Founded in 2012, the mill next door grinds for Acme."),
		said("2012", "Depuis 2012, la halle accueille Acme.", "fr"),
	]),
	...onPage(PRICING, "the price of somebody else among prices", "pricing_summary", false, [
		[
			"Stamps: $3 per letter",
			"Stamps: $3 per letter, paid to the post.",
			plans("<p>Starter costs $9 per month.</p><p>Stamps: $3 per letter, paid to the post.</p>"),
		],
		[
			"Agencies charge $900 per month",
			"Agencies charge $900 per month.",
			plans("<p>Starter costs $9 per month.</p><p>Agencies charge $900 per month.</p>"),
		],
		[
			"A bookkeeper: $400 per month",
			"A bookkeeper: $400 per month",
			plans("<p>Starter costs $9 per month.</p><h3>Without Acme</h3><p>A bookkeeper: $400 per month</p>"),
		],
		[
			"Bolt: $49 per month",
			["Bolt", "$49 per month"],
			plans("<h3>Acme</h3><p>$9 per month</p><h2>Acme vs. others</h2><div><h3>Bolt</h3><p>$49 per month</p></div>"),
		],
	]),
];
