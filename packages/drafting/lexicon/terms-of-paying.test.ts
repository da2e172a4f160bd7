import { expect, it } from "vitest";
import { withoutTermsOfPaying } from "#drafting/lexicon/terms-of-paying";

it.each([
	["$9 a month, or $90 if you pay for a year", "$9 a month, or $90"],
	["12 € bei jährlicher Zahlung", "12 €"],
	["90 € si vous payez à l'année", "90 €"],
	["90 € si pagas al año", "90 €"],
	["90 € als je per jaar betaalt", "90 €"],
])("leaves out how it is paid: %s", (sentence, rest) => {
	expect(withoutTermsOfPaying(sentence).trim()).toBe(rest);
});

it.each(["$9 if you bring a friend", "9 €, wenn Sie mehr brauchen", "$9 if you pay by the seat"])(
	"and no other condition: %s",
	(sentence) => expect(withoutTermsOfPaying(sentence)).toBe(sentence),
);
