import { describe, expect, it } from "vitest";
import { freeWeeks, leastLoaded, placesOfOneAccount } from "#core/launches/free-week";

const NOW = new Date("2026-11-18T12:00:00Z");

it("are the Mondays from the least to the most weeks out, both included", () => {
	expect(freeWeeks(NOW, 6, 8)).toEqual(["2026-12-28", "2027-01-04", "2027-01-11"]);
	expect(freeWeeks(NOW, 0, 0)).toEqual(["2026-11-16"]);
	expect(freeWeeks(NOW, 6, 2)).toEqual(["2026-12-28"]);
	expect(freeWeeks(new Date("2026-11-22T23:59:59Z"), 1, 1)).toEqual(["2026-11-23"]);
	expect(freeWeeks(new Date("2026-11-23T00:00:00Z"), 1, 1)).toEqual(["2026-11-30"]);
});

it.each([
	[20, 25, 5],
	[2, 25, 5],
	[100_000, 25, 25_000],
	[30, 25, 8],
	[20, 100, 20],
])("of %i places %i percent are %i for one account", (slots, percent, each) =>
	expect(placesOfOneAccount(slots, percent)).toBe(each),
);

describe("the least loaded week", () => {
	const EACH = 2;
	const weeks = (...all: number[]) =>
		new Map(all.map((taken, index) => [`2027-01-0${index + 1}`, { taken, slots: 5, own: 0 }]));

	it.each([
		[[3, 1, 2], "2027-01-02"],
		[[2, 2, 2], "2027-01-01"],
		[[2, 1, 1], "2027-01-02"],
		[[5, 4, 5], "2027-01-02"],
		[[0, 0], "2027-01-01"],
		[[1, 0], "2027-01-02"],
	])("of %j is %s", (taken, week) => expect(leastLoaded(weeks(...taken), EACH)).toBe(week));

	it("is none when all are full, or there are none", () => {
		expect(leastLoaded(weeks(5, 5, 6), EACH)).toBeNull();
		expect(leastLoaded(new Map(), EACH)).toBeNull();
		expect(leastLoaded(new Map([["2027-01-01", { taken: 0, slots: 0, own: 0 }]]), EACH)).toBeNull();
	});

	it("is measured by what each week holds", () => {
		const places = new Map([
			["2027-01-01", { taken: 1, slots: 1, own: 0 }],
			["2027-01-02", { taken: 3, slots: 9, own: 0 }],
		]);
		expect(leastLoaded(places, EACH)).toBe("2027-01-02");
	});

	it("is none that holds as many of the account as it may", () => {
		const places = (...own: number[]) =>
			new Map(own.map((count, index) => [`2027-01-0${index + 1}`, { taken: 3 + index, slots: 9, own: count }]));
		expect(leastLoaded(places(2, 1), EACH)).toBe("2027-01-02");
		expect(leastLoaded(places(2, 3), EACH)).toBeNull();
	});
});
