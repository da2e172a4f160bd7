import { expect, it } from "vitest";
import { beganTogether } from "#drafting/reading/they-began";

const BOTH = ["Ana Ruiz", "Jo Day"];

it.each([
	["Ana Ruiz and Jo Day met at a choir.", "In 2019 they founded Acme."],
	[
		"It began when Ana Ruiz and her brother Jo Day lost a map.",
		"A year later the two of them left their jobs and turned the map into Acme.",
	],
	["Ana Ruiz und Jo Day suchten eine Liste.", "Ein Jahr später haben die beiden die Acme GmbH gegründet."],
	[
		"Nous sommes Ana Ruiz, ancienne fleuriste, et Jo Day, développeur.",
		"Nous avons lancé Acme en septembre 2019 à Lyon.",
	],
	["Derrière Acme, il y a Ana Ruiz, fleuriste, et Jo Day.", "Nous avons créé Acme en 2020, après un hiver de calculs."],
])("reads %s %s", (before, sentence) => {
	expect(beganTogether(before, sentence, ["Acme"]).sort()).toEqual(BOTH);
});

it("reads of one who speaks", () => {
	expect(beganTogether("I'm Ana Ruiz.", "I left my job and built Acme in a shed.", ["Acme"])).toEqual(["Ana Ruiz"]);
});

it.each([
	["Ana Ruiz and Jo Day met at Petal House, which Eva Holm founded in 2009.", "They started Acme there."],
	["Ana Ruiz and Jo Day run a choir.", "They founded Petal House in 2019."],
	["Ana Ruiz and Jo Day run a choir.", "They founded the Acme Academy in 2019."],
	["Ana Ruiz, Jo Day, Eva Holm came first.", "Eva Holm says that they started Acme."],
	["Ana Ruiz and Jo Day run a choir.", "We founded Acme in 2019."],
	["I'm Ana Ruiz, a florist.", "I started Acme on a Monday and had invoices by noon."],
	["Ana Ruiz and Jo Day run a choir.", "They never started Acme."],
])("takes nobody of %s %s", (before, sentence) => {
	expect(beganTogether(before, sentence, ["Acme"])).toEqual([]);
});
