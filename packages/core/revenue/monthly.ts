import { DAY_MS } from "#core/launches/week";
import { type EuroRates, homeRate, inHomeCents } from "#core/orders/home-currency";
import type { Sums } from "#core/ports/revenue";

/** The figure that a month's payments make. Source: docs/revenue.md#what-a-key-gives. */

/** What figures may be rounded down to, in USD cents. */
export const ROUNDED_TO = [100, 10_000, 100_000] as const;

/** What came of reading a month. */
export const REVENUE_OUTCOMES = ["published", "nothing", "there_already", "no_rate", "too_many", "refused"] as const;
export type RevenueOutcome = (typeof REVENUE_OUTCOMES)[number];

export function addedUp(one: Sums, other: Sums): Sums {
	const codes = new Set([...Object.keys(one), ...Object.keys(other)]);
	return Object.fromEntries([...codes].map((code) => [code, (one[code] ?? 0) + (other[code] ?? 0)]));
}

/** @returns US dollars in cents; null where a currency has no rate. */
export function inDollars(sums: Sums, rates: EuroRates | null): number | null {
	let total = 0;
	for (const [code, amount] of Object.entries(sums)) {
		if (code === "USD" || amount === 0) {
			total += amount;
			continue;
		}
		const rate = rates === null ? null : homeRate(rates, code, "USD");
		if (rate === null) return null;
		total += Math.sign(amount) * inHomeCents(Math.abs(amount), rate);
	}
	return total;
}

/** What everybody reads beside the figure: where it is from, and by which rates where there were others than dollars. */
export function sourceOf(sums: Sums, rates: EuroRates | null): string {
	const others = Object.keys(sums)
		.filter((code) => code !== "USD" && sums[code] !== 0)
		.toSorted();
	const read = "Stripe, read with its owner’s key";
	return others.length === 0 || rates === null
		? read
		: `${read}; ${others.join(", ")} at the ECB’s rates of ${rates.day}`;
}

/** From its first millisecond to that of the next one. @param end last day of the month: YYYY-MM-DD. */
export function monthOf(end: string): { from: number; to: number } {
	const to = Date.parse(`${end}T00:00:00Z`) + DAY_MS;
	const last = new Date(`${end}T00:00:00Z`);
	return { from: Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), 1), to };
}

/** When the month that is not over yet can be read: six hours into the one after it, in UTC. Epoch milliseconds. */
export function nextReading(now: Date): number {
	return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, 6);
}
