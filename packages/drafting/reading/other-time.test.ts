import { expect, it } from "vitest";
import { isYearOfOtherTime } from "#drafting/reading/other-time";

it("knows a year of what something else came after or before", () => {
	const others = [
		"Acme was founded ten years after the market opened in ",
		"Acme was founded when the market closed in ",
		"Acme wurde zwei Jahre nach der Eröffnung des Marktes ",
		"Acme a été fondée trois ans après l'ouverture de la halle en ",
	];
	expect(others.map(isYearOfOtherTime)).toEqual(others.map(() => true));
});

it("takes a year behind a comma or a day for that of the sentence", () => {
	const own = [
		"Acme was founded in ",
		"Acme was founded shortly after the fair in ",
		"Ten years after the war, Acme was founded in ",
		"Acme wurde nach einem langen Winter ",
	];
	expect(own.map(isYearOfOtherTime)).toEqual(own.map(() => false));
});
