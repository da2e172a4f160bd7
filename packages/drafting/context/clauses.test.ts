import { describe, expect, it } from "vitest";
import { readingsOf } from "#drafting/context/clauses";

const readings = (source: string) => readingsOf(source, ["Acme"]);

describe("a sentence says, besides itself", () => {
	it.each([
		["If a deploy goes wrong, one command restores it", "one command restores it if a deploy goes wrong"],
		["Acme counts words while you write, and we never read them", "we never read them"],
		["Acme watches tanks, so nothing is lost", "§ watches tanks"],
		["Acme builds lamps in Ghent and guarantees every lamp for ten years", "§ guarantees every lamp for ten years"],
		["Acme hears a cry and fades out when the room is quiet", "§ hears a cry"],
		["Acme is a diary for clubs that never sends anything", "§ is a diary for clubs"],
		["Acme is the diary of clubs: dates, teams and fees", "§ is the diary of clubs"],
		["Acme keeps teams in sync without another meeting", "§ keeps teams in sync"],
		["We build looms, spin yarn and teach weaving", "We teach weaving"],
		["Acme is an app, and it works with two plotters", "§ works with two plotters"],
		["Acme cuts roofs (with a drone) into squares", "§ cuts roofs (with a drone) into squares"],
		["Photograph the receipt: Acme reads the amount", "§ reads the amount"],
		["Acme is a distraction-free writing app that keeps drafts", "§ is a writing app that keeps drafts"],
		["Acme est une application gratuite qui classe vos vins et vous dit quand", "§ vous dit quand"],
		["With Acme you plan every trip, book the trains and leave early", "With § you book the trains"],
		["Acme keeps lists (all of them by date) for clubs", "§ keeps lists for clubs"],
	])("%s: %s", (source, said) => {
		expect(readings(source)).toContain(said);
	});
});

describe("a sentence does not say", () => {
	it.each([
		["Acme runs on all devices, but not on tablets", "§ runs on all devices"],
		["Acme is free, and only for florists", "§ is free"],
		["Acme helps shops that sell flowers and delivers bouquets", "§ delivers bouquets"],
		["We help florists write invoices and get paid", "We get paid"],
		["Acme files taxes and sends them if you live in Belgium", "§ files taxes"],
		["If you live in Belgium, Acme files taxes, and we send them", "we send them"],
		["Acme is a diary for clubs that will come in spring", "§ is a diary for clubs"],
		["April 1st: Acme bakes pizza", "§ bakes pizza"],
		["Acme is a former diary app that keeps lists", "§ is a diary app that keeps lists"],
		["With Acme you plan every trip, and only Pro books trains", "With § you only Pro books trains"],
		["Acme may one day print bills, and it sends them", "§ sends them"],
	])("%s: %s", (source, unsaid) => {
		expect(readings(source)).not.toContain(unsaid);
	});
});

it("reads no sentence without an end apart", () => {
	const long = `Acme sends ${"bills, and it sends ".repeat(200)}more`;
	expect(readings(long)).toHaveLength(1);
});
