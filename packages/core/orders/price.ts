/** Prices in whole USD cents, without VAT. */
export const CURRENCY = "usd";

const MILLION = 1_000_000;

export interface Totals {
	subtotalCents: number;
	vatCents: number;
	totalCents: number;
}

/** Sums lines and adds VAT once, on the sum, rounded half up to the cent. */
export function totalsOf(amountsCents: readonly number[], rateMillionths: number): Totals {
	const subtotalCents = amountsCents.reduce((sum, amount) => sum + amount, 0);
	const vatCents = vatOn(subtotalCents, rateMillionths);
	return { subtotalCents, vatCents, totalCents: subtotalCents + vatCents };
}

/** In integers throughout: a sum of cents times a rate can exceed what a double holds exactly. */
export function vatOn(amountCents: number, rateMillionths: number): number {
	return Number((BigInt(amountCents) * BigInt(rateMillionths) + BigInt(MILLION / 2)) / BigInt(MILLION));
}

/** A rate as people read it: 0.21 as 21. */
export function ratePercent(rateMillionths: number): number {
	return rateMillionths / 10_000;
}
