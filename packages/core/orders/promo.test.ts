import fc from "fast-check";
import { expect, it } from "vitest";
import { discounted, type PricedItem, type PromoTerms, promoCodeOf } from "#core/orders/promo";

const NOW = new Date("2026-11-18T12:00:00Z");
const TERMS: PromoTerms = {
	percent: 20,
	amountCents: null,
	products: null,
	fromAt: null,
	untilAt: null,
	stoppedAt: null,
	maxUses: null,
	maxUsesEach: null,
	uses: 0,
};
const item = (product: string, priceCents: number): PricedItem => ({ product, includes: [], priceCents });
const of = (terms: Partial<PromoTerms> | null, items = [item("launch", 9900)], usedByBuyer = 0) =>
	discounted(terms && { ...TERMS, ...terms }, items, { now: NOW, usedByBuyer });

it("takes a share off, or an amount, and never more than the price", () => {
	expect(of({})).toEqual({ problem: null, cents: [1980], totalCents: 1980 });
	expect(of({ percent: 100 })).toEqual({ problem: null, cents: [9900], totalCents: 9900 });
	expect(of({ percent: 33 }, [item("launch", 1)])).toEqual({ problem: "nothing_fits" });
	expect(of({ percent: null, amountCents: 2500 })).toMatchObject({ totalCents: 2500 });
	expect(of({ percent: null, amountCents: 99_999 })).toMatchObject({ totalCents: 9900 });
});

it("leaves products alone that it is not good for, and amounts that the buyer names", () => {
	const items = [item("launch", 9900), item("featured", 100), item("billboard_min", 5000)];
	expect(of({ percent: 10 }, items)).toMatchObject({ cents: [990, 10, 0] });
	expect(of({ percent: 10, products: ["featured"] }, items)).toMatchObject({ cents: [0, 10, 0] });
	expect(of({ products: ["ai_review"] }, items)).toEqual({ problem: "nothing_fits" });
	expect(of({}, [item("billboard_min", 5000)])).toEqual({ problem: "nothing_fits" });
});

it("says why it is not good now", () => {
	const now = NOW.getTime();
	expect(of(null)).toEqual({ problem: "unknown" });
	expect(of({ stoppedAt: 1 })).toEqual({ problem: "stopped" });
	expect(of({ fromAt: now + 1 })).toEqual({ problem: "not_yet" });
	expect(of({ fromAt: now, untilAt: now + 1 })).toMatchObject({ problem: null });
	expect(of({ untilAt: now })).toEqual({ problem: "over" });
	expect(of({ maxUses: 3, uses: 3 })).toEqual({ problem: "used_up" });
	expect(of({ maxUsesEach: 1 }, undefined, 1)).toEqual({ problem: "used_by_you" });
	expect(of({ maxUses: 3, uses: 2, maxUsesEach: 2 }, undefined, 1)).toMatchObject({ problem: null });
});

it("divides what it takes off without losing a cent, and takes no line below zero", () => {
	const prices = fc.array(fc.integer({ min: 0, max: 100_000_000 }), { minLength: 1, maxLength: 20 });
	const terms = fc.oneof(
		fc.integer({ min: 1, max: 100 }).map((percent) => ({ percent })),
		fc.integer({ min: 1, max: 200_000_000 }).map((amountCents) => ({ percent: null, amountCents })),
	);
	fc.assert(
		fc.property(prices, terms, (cents, given) => {
			const found = of(
				given,
				cents.map((one) => item("launch", one)),
			);
			if (found.problem !== null) return;
			expect(found.cents.reduce((sum, one) => sum + one, 0)).toBe(found.totalCents);
			for (const [index, one] of found.cents.entries()) {
				expect(one).toBeGreaterThanOrEqual(0);
				expect(one).toBeLessThanOrEqual(cents[index] ?? 0);
			}
		}),
	);
});

it("reads a code as people type it", () => {
	expect(promoCodeOf(" spring-20 ")).toBe("SPRING-20");
});
