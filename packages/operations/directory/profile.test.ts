import { describe, expect, it } from "vitest";
import { toDomainRating } from "#operations/directory/profile";

/** @param tenths newest first, a month apart. */
const rating = (...tenths: number[]) =>
	toDomainRating(
		tenths.map((ratingTenths, index) => ({ day: `2026-${11 - index}-01`, provider: "example-ratings", ratingTenths })),
	);

describe("a domain rating", () => {
	it("is none before it was first asked for", () => expect(rating()).toBeNull());

	it("has no trend yet from one point", () => {
		expect(rating(372)).toEqual({
			value: 37.2,
			provider: "example-ratings",
			date: "2026-11-01",
			trend: null,
			change: null,
			history: [{ date: "2026-11-01", value: 37.2 }],
		});
	});

	it.each([
		[[373, 372], "up", 0.1],
		[[371, 372], "down", -0.1],
		[[372, 372], "steady", 0],
		// From the oldest shown to the newest, whatever lies between.
		[[372, 500, 358], "up", 1.4],
	])("of %j goes %s", (tenths, trend, change) => expect(rating(...tenths)).toMatchObject({ trend, change }));

	it("tells its history from the oldest", () => {
		expect(rating(372, 358)?.history).toEqual([
			{ date: "2026-10-01", value: 35.8 },
			{ date: "2026-11-01", value: 37.2 },
		]);
	});
});
