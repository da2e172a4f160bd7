import { expect, it } from "vitest";
import { movedAwards } from "#core/launches/recount";

const places = (...listings: number[]) => listings.map((listing, index) => ({ place: index + 1, listing, votes: 9 }));

it("says whose place changed, who lost one and who won one, and nobody else", () => {
	expect(movedAwards(places(7, 8, 9), places(8, 7, 4))).toEqual([
		{ listing: 8, before: 2, after: 1 },
		{ listing: 7, before: 1, after: 2 },
		{ listing: 4, before: null, after: 3 },
		{ listing: 9, before: 3, after: null },
	]);
});

it("is empty where only the counts changed", () => {
	expect(
		movedAwards(
			places(7, 8),
			places(7, 8).map((award) => ({ ...award, votes: 2 })),
		),
	).toEqual([]);
	expect(movedAwards([], [])).toEqual([]);
});
