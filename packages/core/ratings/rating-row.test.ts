import { expect, it } from "vitest";
import { guessRatingColumns, readRatingRow } from "#core/ratings/rating-row";

const mapping = { website: 0, rating: 1, day: 2 };
const now = new Date("2026-11-22T10:00:00Z");
const read = (...cells: string[]) => readRatingRow({ line: 2, cells }, { mapping, day: "2026-11-20", now });

it("knows columns by what others call them", () => {
	expect(guessRatingColumns(["Target", "Domain Rating", "Ahrefs Rank", "Date"])).toEqual({
		website: 0,
		rating: 1,
		day: 3,
	});
	expect(guessRatingColumns(["name", "DR"])).toEqual({ rating: 1 });
});

it.each([
	[
		["https://www.Acme.com/pricing", "57.34", "2026-11-02"],
		{ domain: "acme.com", day: "2026-11-02", ratingTenths: 573 },
	],
	[["acme.com", "57,3", ""], { domain: "acme.com", day: "2026-11-20", ratingTenths: 573 }],
	[["acme.com", "0", "2026-11-22T08:00:00Z"], { domain: "acme.com", day: "2026-11-22", ratingTenths: 0 }],
	[["acme.com", "100", ""], { domain: "acme.com", day: "2026-11-20", ratingTenths: 1000 }],
	[["", "57", ""], "It names no website."],
	[["::", "57", ""], "“::” is no website."],
	[["acme.com", "100.1", ""], "Its rating is no number from 0 to 100."],
	[["acme.com", "-1", ""], "Its rating is no number from 0 to 100."],
	[["acme.com", "", ""], "Its rating is no number from 0 to 100."],
	[["acme.com", "57", "2.11.2026"], "Its day is no date such as 2026-11-02."],
	[["acme.com", "57", "2026-11-23"], "Its day is still to come."],
] as const)("reads %j", (cells, expected) => {
	expect(read(...cells)).toEqual(expected);
});

it("says why a row cannot be read at all", () => {
	expect(readRatingRow({ line: 2, cells: [], problem: "Broken." }, { mapping, day: "2026-11-20", now })).toBe(
		"Broken.",
	);
});
