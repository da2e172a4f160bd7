import { expect, it } from "vitest";
import { isWithin, listedPrices, type PriceLimit, stepsOf, stepsWithin } from "#core/listings/listed-prices";

it.each([
	["From 49 euros a month for 20 people.", [{ currency: "EUR", cents: 4900, per: "month" }]],
	[
		"The Solo plan is free. Plus costs $19 a month, Team $49.50 a month.",
		[{ currency: "USD", cents: 1900, per: "month" }],
	],
	["120 dollars a year, or 15 dollars a month", [{ currency: "USD", cents: 1000, per: "month" }]],
	["A one-time payment of 190 euros for each developer.", [{ currency: "EUR", cents: 19_000, per: null }]],
	[
		"£9 a month or £90 once, €10 a month",
		[
			{ currency: "GBP", cents: 900, per: "month" },
			{ currency: "GBP", cents: 9000, per: null },
			{ currency: "EUR", cents: 1000, per: "month" },
		],
	],
	["Prices on request, by the number of employees.", []],
	["199 kr a month", []],
	["$49 a month; save $10 by the year", [{ currency: "USD", cents: 4900, per: "month" }]],
	["$49 a month, $5 for each extra user", [{ currency: "USD", cents: 4900, per: "month" }]],
	["$49 a month for 3 users, each additional user $10", [{ currency: "USD", cents: 4900, per: "month" }]],
	["$49 a month with $20 off the first, worth $3 a day", [{ currency: "USD", cents: 4900, per: "month" }]],
	["Free; Plus $19 a month instead of $5", [{ currency: "USD", cents: 1900, per: "month" }]],
	["$0.002 per request", [{ currency: "USD", cents: 1, per: null }]],
])("keeps the lowest price of each currency: %s", (summary, prices) => {
	expect(listedPrices(summary)).toEqual(prices);
});

const limit = (cents: number, more: Partial<PriceLimit> = {}): PriceLimit => ({
	currency: "USD",
	cents,
	per: null,
	...more,
});
const paid = (summary: string, pricingModel: string | null = "subscription") => ({
	prices: listedPrices(summary),
	pricingModel,
});

it("says whether a listing can be had for so much", () => {
	expect(isWithin(limit(2000), paid("$20 a month"))).toBe(true);
	expect(isWithin(limit(1999), paid("$20 a month"))).toBe(false);
	expect(isWithin(limit(2000), paid("20 euros a month"))).toBe(false);
	expect(isWithin(limit(2000, { per: "month" }), paid("$200 a year"))).toBe(true);
	expect(isWithin(limit(2000, { per: "month" }), paid("$15 once"))).toBe(false);
	expect(isWithin(limit(2000, { per: "once" }), paid("$15 once"))).toBe(true);
	expect(isWithin(limit(2000, { per: "once" }), paid("$15 a month"))).toBe(false);
	expect(isWithin(limit(100), paid("$50 a month", "freemium"))).toBe(true);
	expect(isWithin(limit(100), paid("", null))).toBe(false);
});

it("finds by steps whatever is within a limit, and little else", () => {
	const limits = [0, 50, 100, 999, 1000, 1800, 2000, 2500, 99_999, 100_000, 900_000];
	for (const cents of limits) {
		for (const price of limits) {
			const one = { currency: "USD", cents: price, per: "month" } as const;
			const isFound = stepsOf([one]).some((step) => stepsWithin(limit(cents)).includes(step));
			if (price <= cents) expect(isFound, `${price} within ${cents}`).toBe(true);
			if (price > 2 * cents + 100 && price <= 500_000) expect(isFound, `${price} within ${cents}`).toBe(false);
		}
	}
	expect(
		stepsWithin(limit(2000, { per: "once" })).some((step) => stepsOf(listedPrices("$5 a month")).includes(step)),
	).toBe(false);
});
