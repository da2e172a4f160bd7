import { expect, it } from "vitest";
import { foundingYears } from "#drafting/reading/founded";

const years = (text: string) => foundingYears(text, ["Acme"]);

it("reads the year of a founding word, a label, a timeline's entry and a slogan", () => {
	expect(years("Acme was founded in 2012 in Ghent.")).toEqual([2012]);
	expect(years("Wir haben 2014 mit drei Wagen angefangen.")).toEqual([2014]);
	expect(years("Fundação 2016")).toEqual([2016]);
	expect(years("2018: Acme is founded")).toEqual([2018]);
	expect(years("Fine lamps - since 1987")).toEqual([1987]);
	expect(years("We have been in business since 1985.")).toEqual([1985]);
	expect(years("設立 2009年")).toEqual([2009]);
});

it("reads none from a sentence that plans, denies, asks or is a copyright line, and none without a year", () => {
	for (const text of [
		"© 2012 Acme, founded in Ghent",
		"Acme was not founded in 2012.",
		"Was Acme founded in 2012?",
		"Acme was founded by two teachers.",
		"We started in 2018 at Petal House.",
		"Halden & Daughters, since 1932",
	])
		expect(years(text), text).toEqual([]);
});
