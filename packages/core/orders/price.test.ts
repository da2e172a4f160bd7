import { describe, expect, it } from "vitest";
import { ratePercent, totalsOf, vatOn } from "#core/orders/price";

describe("VAT", () => {
	it("is added once, on the sum of the lines", () => {
		expect(totalsOf([14_900, 2_500], 230_000)).toEqual({ subtotalCents: 17_400, vatCents: 4_002, totalCents: 21_402 });
		// Line by line it would be 0.
		expect(totalsOf([1, 1, 1], 200_000)).toEqual({ subtotalCents: 3, vatCents: 1, totalCents: 4 });
		expect(totalsOf([], 230_000)).toEqual({ subtotalCents: 0, vatCents: 0, totalCents: 0 });
		expect(totalsOf([14_900], 0)).toEqual({ subtotalCents: 14_900, vatCents: 0, totalCents: 14_900 });
	});

	it("is rounded half up to the cent", () => {
		expect(vatOn(2, 250_000)).toBe(1);
		expect(vatOn(2, 249_999)).toBe(0);
		expect(vatOn(10, 55_000)).toBe(1);
		expect(vatOn(10, 149_999)).toBe(1);
		expect(vatOn(10, 150_000)).toBe(2);
	});

	it("is exact where doubles are not", () => {
		expect(vatOn(9_007_199_254_740_991, 1_000_000)).toBe(9_007_199_254_740_991);
		expect(vatOn(9_007_199_254_740_991, 210_000)).toBe(1_891_511_843_495_608);
	});
});

it("writes rates as people read them", () => {
	expect([210_000, 55_000, 0].map(ratePercent)).toEqual([21, 5.5, 0]);
});
