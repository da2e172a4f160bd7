import { describe, expect, it } from "vitest";
import { type BadgeFacts, earnedBadges } from "#core/badges/earned-badges";

const facts = (more: Partial<BadgeFacts>): BadgeFacts => ({
	status: "live",
	launched: true,
	featured: false,
	verified: false,
	awards: [],
	topOfCategory: null,
	...more,
});
const kinds = (more: Partial<BadgeFacts>) => earnedBadges(facts(more)).map((badge) => badge.kind);

describe("which badges a listing may show", () => {
	it("has its first badge before it goes live, because the free plan looks for it", () => {
		for (const status of ["draft", "awaiting_badge", "scheduled"] as const) {
			expect(kinds({ status, featured: true, verified: true, awards: [{ week: "2026-11-09", place: 1 }] })).toEqual([
				"listed_on",
			]);
		}
	});

	it("adds what the listing has earned once it is live", () => {
		expect(kinds({})).toEqual(["listed_on", "launched_on"]);
		expect(kinds({ featured: true, verified: true, topOfCategory: "CRM" })).toEqual([
			"listed_on",
			"launched_on",
			"featured",
			"verified",
			"top_of_category",
		]);
	});

	it("shows the newest award of each place", () => {
		const awards = [
			{ week: "2026-11-09", place: 2 },
			{ week: "2026-10-05", place: 1 },
			{ week: "2026-09-07", place: 2 },
		];
		expect(earnedBadges(facts({ awards })).filter((badge) => badge.week !== null)).toEqual([
			{ kind: "launch_of_the_week_1", week: "2026-10-05", category: null },
			{ kind: "launch_of_the_week_2", week: "2026-11-09", category: null },
		]);
	});
});

it("needs a launch for the badge of one, and tells all three places apart", () => {
	expect(kinds({ launched: false })).toEqual(["listed_on"]);
	const awards = ([1, 2, 3] as const).map((place) => ({ place, week: "2026-11-09" }));
	expect(kinds({ awards })).toEqual([
		"listed_on",
		"launched_on",
		"launch_of_the_week_1",
		"launch_of_the_week_2",
		"launch_of_the_week_3",
	]);
});
