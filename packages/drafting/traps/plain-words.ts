import { type Case, onHome, type Trap } from "#drafting/traps/trap";

const ABOUT = "<h2>About us</h2>";
/** A sentence that is its own quote. */
const said = (value: string, sentence: string, lang = "en", before = ""): Case => [
	value,
	sentence,
	`${before}<p>${sentence}</p>`,
	lang,
];
/** A price of the product, and beside it something that is free. */
const beside = (price: string, free: string, lang = "en"): Case => [
	"freemium",
	[price, free],
	`<p>${price}</p><p>${free}</p>`,
	lang,
];

/** What ordinary wordings of honest pages come close to. */
export const PLAIN_WORD_TRAPS: readonly Trap[] = [
	...onHome("founder of another company", "founders", false, [
		said("Lea Brandt", "Lea Brandt, a designer, founded the company Petal House in 1999.", "en", ABOUT),
		said("Lea Brandt", "Lea Brandt, a baker, started the business next to ours.", "en", ABOUT),
		said("Lea Brandt", "Acme was started by friends of former rower Lea Brandt."),
		said("Lea Brandt", "Acme was used by florist Lea Brandt, who founded Petal House.", "en", ABOUT),
		said("Lea Brandt", "Lea Brandt (Mitgründerin von Petal House) berät uns.", "de", "<h2>Das Team</h2>"),
	]),
	...onHome("founder with what that person is", "founders", true, [
		said("Lea Brandt", "Lea Brandt, a chartered accountant, founded the company in 2018.", "en", ABOUT),
		said("Lea Brandt", "Acme was started by former radio producer Lea Brandt in Dublin in 2021."),
		said("Lea Brandt", "Ich bin Lea Brandt, Lehrerin. Acme habe ich 2022 in Bonn gegründet.", "de"),
		said("Lea Brandt", "Lea Brandt (Mitgründerin, Technik) und ein kleines Team", "de", "<h2>Das Team</h2>"),
	]),
	...onHome("founded by means of the product", "founded_year", false, [
		said("2022", "Mit Acme habe ich 2022 meinen Laden gegründet.", "de"),
		said("2022", "Dank Acme haben wir 2022 eine zweite Filiale gegründet.", "de"),
		said("2022", "Für Acme habe ich 2022 eine Selbsthilfegruppe gegründet.", "de"),
		said("2022", "At Acme we founded a choir in 2022."),
	]),
	...onHome("founded, its name first", "founded_year", true, [
		said("2022", "Acme habe ich 2022 in Freiburg gegründet.", "de"),
		said("2022", "Acme haben wir 2022 gegründet.", "de"),
	]),
	...onHome("something else is free", "pricing_model", false, [
		said("free", "Der Versand bleibt kostenlos.", "de"),
		beside("Acme costs $9 a month.", "Visit one Sunday a month for free."),
		beside("Acme costs $9 a month.", "It's free for your first 30 days."),
		beside("Acme costs $9 a month.", "Members of Petal House get three bouquets a month for free."),
		beside("Acme coûte 9 € par mois.", "La livraison est gratuite.", "fr"),
		beside("Acme coûte 9 € par mois.", "L'application de Bolt est gratuite.", "fr"),
	]),
	...onHome("some of it is free for good", "pricing_model", true, [
		said("free", "Acme ist und bleibt kostenlos.", "de"),
		beside("Acme Pro is $9 a month.", "Send three documents a month for free."),
		beside("After that, it's $5 per property per month.", "It's free for your first property."),
		beside("La version Premium coûte 2,99 € par mois.", "L'application est gratuite.", "fr"),
	]),
	...onHome("a notice of a form", "description", false, [
		said("Acme sends a password to your e-mail address.", "Acme sends a password to your e-mail address."),
		said("We will never ask for your password.", "We will never ask for your password."),
		said("Our newsletter comes every Friday.", "Our newsletter comes every Friday."),
	]),
	...onHome("what forms also ask for is the subject", "description", true, [
		said("Acme stores and shares your team's passwords.", "Acme stores and shares your team's passwords."),
		said("Acme is a newsletter tool for florists.", "Acme is a newsletter tool for florists."),
	]),
	...onHome("a row of a table without any plan", "features", false, [
		[
			"Single sign-on",
			"Single sign-on",
			"<h2>Features</h2><table><tr><th></th><th>Studio</th><th>School</th></tr><tr><td>Reminders</td><td>✓</td><td>✓</td></tr><tr><td>Single sign-on</td><td>✗</td><td>✗</td></tr><tr><td>Reports</td><td>–</td><td>✓</td></tr></table>",
		],
		[
			"Phone support",
			"Phone support",
			"<h2>Features</h2><table><tr><th></th><th>Studio</th></tr><tr><td>Phone support</td><td>No</td></tr></table>",
		],
	]),
	...onHome("a row of a table with a plan", "features", true, [
		[
			"Single sign-on",
			"Single sign-on",
			"<h2>Features</h2><table><tr><th></th><th>Studio</th><th>School</th></tr><tr><td>Single sign-on</td><td>✗</td><td>✓</td></tr></table>",
		],
		["OpenTelemetry support", "OpenTelemetry support", "<h2>Features</h2><ul><li>OpenTelemetry support</li></ul>"],
		["Late check-out", "Late check-out", "<h2>What hosts get</h2><ul><li>Late check-out</li></ul>"],
	]),
];
