import { expect, it } from "vitest";
import { INTEREST_WINDOW_MS, trendingScore, VIEW_WEIGHT, VOTE_WEIGHT } from "#core/launches/rank";
import { DAY_MS } from "#core/launches/week";

const now = Date.UTC(2026, 10, 18);
const votes = (count: number, daysAgo: number) => ({ at: now - daysAgo * DAY_MS, weight: count });

it("is 0 without interest, and never less", () => {
	expect(trendingScore([])).toBe(0);
	expect(trendingScore([{ at: now, weight: 0 }])).toBe(0);
	expect(trendingScore([{ at: Date.UTC(2020, 0, 1), weight: 0.02 }])).toBe(0);
});

it("halves interest every two days", () => {
	expect(trendingScore([votes(10, 0)])).toBe(trendingScore([votes(20, 2)]));
	expect(trendingScore([votes(5, 0)])).toBeGreaterThan(trendingScore([votes(100, 10)]));
	expect(trendingScore([votes(50, 0)])).toBeGreaterThan(trendingScore([votes(49, 0)]));
	expect(trendingScore([votes(3, 0), votes(8, 6)])).toBe(trendingScore([votes(4, 0)]));
});

it("weighs fifty views like one vote, and forgets interest after two weeks", () => {
	expect([50 * VIEW_WEIGHT, INTEREST_WINDOW_MS]).toEqual([VOTE_WEIGHT, 14 * DAY_MS]);
});

it("grows with every event, by little for what is older than its window", () => {
	const recent = [votes(1, 0), votes(7, 3)];
	const more = trendingScore([...recent, { at: now - INTEREST_WINDOW_MS, weight: 1 }]);
	expect(more - trendingScore(recent)).toBeGreaterThan(0);
	expect(more - trendingScore(recent)).toBeLessThan(10);
});

it("fits the 31 bits of a sort key for centuries, and survives large counts", () => {
	expect(trendingScore([{ at: Date.UTC(2300, 0, 1), weight: 1e9 }])).toBeLessThan(2 ** 31);
	expect(Number.isSafeInteger(trendingScore(Array.from({ length: 1000 }, () => votes(1e6, 0))))).toBe(true);
});

it("stays exact far from its beginning, whichever event comes first", () => {
	const long = { at: Date.UTC(2020, 0, 1) + 3000 * DAY_MS, weight: 1 };
	const old = { at: Date.UTC(2020, 0, 1), weight: 1 };
	expect(trendingScore([long])).toBe(1_500_000);
	expect(trendingScore([long, old])).toBe(1_500_000);
	expect(trendingScore([old, long])).toBe(1_500_000);
});
