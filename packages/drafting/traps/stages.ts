import { type Case, onHome, type Trap } from "#drafting/traps/trap";

const badge = (value: string, words: string, rest = "", lang = "en"): Case => [
	value,
	words,
	`<p>${words}</p>${rest}`,
	lang,
];
const below = (value: string, words: string, title: string): Case => [
	value,
	words,
	`<section><div><h3>Invoices</h3><p>Written for you.</p></div><div><h3>Reminders</h3><p>Sent for you.</p></div><div><h3>${title}</h3><p>${words}</p></div></section>`,
];
/** A page of a product that is not there yet. */
const young = (value: string, words: string, part: string, lang = "en"): Trap => ({
	kind: "what is yet to come, or in beta",
	field: "stage",
	value,
	quotes: [words],
	pages: {
		"/": [
			"home",
			`<!doctype html><html lang="${lang}"><head><title>Acme</title></head><body><header>Acme</header><main><div>${part}</div></main></body></html>`,
		],
	},
	holds: true,
});

/** How far a product is, and how far others are, or a part of it. */
export const STAGE_TRAPS: readonly Trap[] = [
	...onHome("a beta of its readers, of somebody there, or that is over", "stage", false, [
		badge("beta", "Run your private beta with Acme."),
		badge("beta", "Collect feedback from beta users before you launch."),
		badge("beta", "Acme left public beta in 2020."),
		badge("beta", "Acme is out of beta."),
		badge("beta", "After two years in beta, Acme is here."),
		badge("beta", "Petal House is currently in private beta."),
		badge("beta", "Become a beta tester of our customers' apps."),
		badge("beta", "Acme n'est plus en version bêta.", "", "fr"),
		badge("beta", "Acme ist nicht mehr in der Beta.", "", "de"),
		badge("beta", "Plant your beta fish with florists."),
	]),
	...onHome("a part that is yet to come", "stage", false, [
		below("pre-launch", "Coming soon", "Mobile app"),
		below("pre-launch", "Launching soon", "Android app"),
		badge("pre-launch", "Online payments are launching soon."),
		badge("pre-launch", "More templates coming soon"),
		badge("pre-launch", "Bald verfügbar: Deine Aufgaben im Überblick.", "", "de"),
		badge("pre-launch", "KeelMaster program launching soon", "<p>May 8, 2025</p>"),
		badge("pre-launch", "Join the waitlist for our spring workshop."),
		badge("pre-launch", "Join the waitlist", '<a href="/login">Log in</a><a href="/start">Start free</a>'),
		[
			"pre-launch",
			"Join the waitlist of Petal House.",
			"<h2>Partner news</h2><p>Join the waitlist of Petal House.</p>",
		],
		[
			"pre-launch",
			"Coming soon",
			"<table><tr><th>Feature</th><th>Basic</th></tr><tr><td>Reminders</td><td>Coming soon</td></tr></table>",
		],
	]),
	young(
		"beta",
		"Currently in private beta",
		'<span>Currently in private beta</span><h1>Clip your videos</h1><a href="/w">Join the waitlist</a>',
	),
	young(
		"beta",
		"Private Beta • Launching Soon Across Africa",
		"<h1>Send money home</h1><p>Private Beta • Launching Soon Across Africa</p>",
	),
	young("beta", "En version bêta privée", "<h1>Vos factures</h1><p>En version bêta privée</p>", "fr"),
	young(
		"beta",
		"Acme ist derzeit in der Beta-Phase.",
		"<h1>Rechnungen</h1><p>Acme ist derzeit in der Beta-Phase.</p>",
		"de",
	),
	young(
		"pre-launch",
		"Launching soon on iOS & Android",
		"<h1>Deals near you</h1><p>Launching soon on iOS &amp; Android</p>",
	),
	young("pre-launch", "Coming soon", "<p>Coming soon</p><h1>Invoices for florists</h1>"),
	young("pre-launch", "Auf die Warteliste", "<h1>Rechnungen für Floristen</h1><a href=#w>Auf die Warteliste</a>", "de"),
	young(
		"pre-launch",
		"Join the waitlist and be among the first to experience mentorship.",
		"<h1>Think again</h1><h2>Ready to think again?</h2><p>Join the waitlist and be among the first to experience mentorship.</p>",
	),
];
