import { ruleOf } from "#core/orders/products";

/** What promo codes take off. Amounts in cents without VAT. Source: docs/orders.md#promo-codes. */

export interface PromoTerms {
	/** Of the price, 1 to 100; null where an amount is taken off. */
	percent: number | null;
	amountCents: number | null;
	/** Product codes it is good for; null for all. */
	products: readonly string[] | null;
	/** Epoch milliseconds; null without a bound. */
	fromAt: number | null;
	untilAt: number | null;
	stoppedAt: number | null;
	maxUses: number | null;
	maxUsesEach: number | null;
	/** Held by orders now. */
	uses: number;
}

/** Why a code takes nothing off. */
export const PROMO_PROBLEMS = [
	"unknown",
	"stopped",
	"not_yet",
	"over",
	"used_up",
	"used_by_you",
	"nothing_fits",
] as const;
export type PromoProblem = (typeof PROMO_PROBLEMS)[number];

/** A line as codes look at it: at its price without one. */
export interface PricedItem {
	product: string;
	includes: readonly string[];
	priceCents: number;
}

export type Discounted =
	/** Of each line, in their order; `totalCents` is their sum, above zero. */
	{ problem: null; cents: number[]; totalCents: number } | { problem: PromoProblem };

/** How a code is written: people type it in any case, with spaces around it. */
export const promoCodeOf = (typed: string): string => typed.trim().toUpperCase();

/**
 * What a code takes off each line, or why it takes nothing.
 * @param usedByBuyer orders of the same person that hold it.
 */
export function discounted(
	terms: PromoTerms | null,
	items: readonly PricedItem[],
	{ now, usedByBuyer }: { now: Date; usedByBuyer: number },
): Discounted {
	const problem = terms === null ? "unknown" : problemOf(terms, now.getTime(), usedByBuyer);
	if (terms === null || problem !== null) return { problem: problem ?? "unknown" };
	const fitting = items.map((item) => (fits(terms, item) ? item.priceCents : 0));
	const sum = fitting.reduce((cents, one) => cents + one, 0);
	const totalCents = terms.percent === null ? Math.min(sum, terms.amountCents ?? 0) : share(sum, terms.percent);
	if (totalCents === 0) return { problem: "nothing_fits" };
	return { problem: null, cents: spread(totalCents, fitting), totalCents };
}

function problemOf(terms: PromoTerms, now: number, usedByBuyer: number): PromoProblem | null {
	if (terms.stoppedAt !== null) return "stopped";
	if (terms.fromAt !== null && now < terms.fromAt) return "not_yet";
	if (terms.untilAt !== null && now >= terms.untilAt) return "over";
	if (terms.maxUses !== null && terms.uses >= terms.maxUses) return "used_up";
	return terms.maxUsesEach !== null && usedByBuyer >= terms.maxUsesEach ? "used_by_you" : null;
}

/** Where the buyer names the amount there is no price to take something off. */
function fits({ products }: PromoTerms, { product, includes }: PricedItem): boolean {
	return !ruleOf(product, includes).amount && (products === null || products.includes(product));
}

/** Rounded half up to the cent. */
function share(cents: number, percent: number): number {
	return Number((BigInt(cents) * BigInt(percent) + 50n) / 100n);
}

/** Divides an amount in proportion: each line gets what of the running sum falls to it, so that nothing is lost in rounding. */
function spread(totalCents: number, parts: readonly number[]): number[] {
	const sum = parts.reduce((cents, one) => cents + one, 0);
	const upTo = (cents: number) => Number((BigInt(totalCents) * BigInt(cents)) / BigInt(sum));
	let before = 0;
	return parts.map((part) => {
		const own = upTo(before + part) - upTo(before);
		before += part;
		return own;
	});
}
