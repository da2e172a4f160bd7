import { expect, it } from "vitest";
import { addedUp, inDollars, monthOf, nextReading, sourceOf } from "#core/revenue/monthly";

const RATES = { day: "2026-11-20", perEuroMillionths: { USD: 1_100_000, GBP: 880_000 } };

it("adds up by currency", () => {
	expect(addedUp({ USD: 100, EUR: 5 }, { EUR: -7, GBP: 1 })).toEqual({ USD: 100, EUR: -2, GBP: 1 });
});

it("makes dollars of every currency that has a rate, also of what was given back", () => {
	expect(inDollars({ USD: 1000, EUR: 1000, GBP: 880 }, RATES)).toBe(1000 + 1100 + 1100);
	expect(inDollars({ USD: 1000, EUR: -100 }, RATES)).toBe(890);
	expect(inDollars({ USD: 5 }, null)).toBe(5);
	expect([inDollars({ ARS: 1 }, RATES), inDollars({ EUR: 1 }, null)]).toEqual([null, null]);
	expect(inDollars({ USD: 5, ARS: 0 }, RATES)).toBe(5);
});

it("says by which rates", () => {
	expect(sourceOf({ USD: 1 }, RATES)).toBe("Stripe, read with its owner’s key");
	expect(sourceOf({ GBP: 1, EUR: 2, USD: 3, ARS: 0 }, RATES)).toContain("; EUR, GBP at the ECB’s rates of 2026-11-20");
});

it("knows a month by its last day, and when the next one can be read", () => {
	expect(monthOf("2028-02-29")).toEqual({ from: Date.UTC(2028, 1, 1), to: Date.UTC(2028, 2, 1) });
	expect(monthOf("2026-12-31")).toEqual({ from: Date.UTC(2026, 11, 1), to: Date.UTC(2027, 0, 1) });
	expect(nextReading(new Date("2026-12-31T23:59:59Z"))).toBe(Date.UTC(2027, 0, 1, 6));
});
