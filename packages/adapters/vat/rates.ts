import type { VatRates } from "#core/ports/outside";

const MILLION = 1_000_000;

/** Standard rates from the tables of `sales-tax`, which needs no network for them. */
export const tableVatRates: VatRates = {
	async rateMillionths(country) {
		// Loaded when first needed: most requests never ask for a rate.
		const { default: salesTax } = await import("sales-tax");
		const { rate } = await salesTax.getSalesTax(country);
		return Math.round(rate * MILLION);
	},
};
