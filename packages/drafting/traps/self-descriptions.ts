import { onHome, type Trap } from "#drafting/traps/trap";

/** Sentences of the site's own that are no description of its product. */
export const SELF_DESCRIPTION_TRAPS: readonly Trap[] = [
	...onHome(
		"a call told as a description",
		"description",
		false,
		[
			"Join Acme for a day, a month or as long as there are flowers.",
			"Learn about Acme, our history and our values as a family business.",
			"Discover how Acme came to write bills for flower shops.",
			"Acme answers every question about your bills, contact us by mail.",
			"Conoce la historia, visión y valores de Acme y de sus florerías.",
			"Wählen Sie den Plan, der zu Ihrem Blumenladen am besten passt.",
			"Treten Sie Acme bei und schreiben Sie Rechnungen für Blumen.",
		].map((text) => [text, text, `<p>${text}</p>`]),
	),
	...onHome(
		"what a site is held against told as a description",
		"description",
		false,
		[
			"The big platforms keep a third of every order and answer nobody.",
			"Most billing tools make a shop pay for every hand at the till.",
			"Petalsoft hasn't shipped a bill for flower shops in twelve years.",
			"Every workaround sends the orders of a shop to somebody else.",
			"Las grandes plataformas se quedan con un tercio de cada pedido.",
		].map((text) => [text, text, `<p>${text}</p>`]),
	),
	...onHome(
		"one entry told as a description",
		"description",
		false,
		[
			"Acme lists white roses such as this bunch from the north of Kenya.",
			"Acme is rated 9.6 by the flower shops of the whole country.",
			"For example, Acme bills the tulips of a wedding on one page.",
		].map((text) => [text, text, `<p>${text}</p>`]),
	),
	...onHome(
		"an announcement of an about page",
		"tagline",
		false,
		["Learn about Acme and its founders", "Meet the founder of Acme", "Conoce la historia de Acme"].map((text) => [
			text,
			text,
			`<h2>${text}</h2>`,
		]),
	),
	...onHome(
		"own description",
		"description",
		true,
		[
			"Acme reads the orders of flower shops off the till and writes the bills.",
			"Acme is a billing service for small flower shops, written in JavaScript.",
			"Get every bill paid on time with the reminders that Acme sends.",
		].map((text) => [text, text, `<p>${text}</p>`]),
	),
];
