import salesTax from "sales-tax";
import type { VatRates } from "#core/ports";

const MILLION = 1_000_000;

/** Standard rates from the tables of `sales-tax`, which needs no network for them. */
export const tableVatRates: VatRates = {
	async rateMillionths(country) {
		const { rate } = await salesTax.getSalesTax(country);
		return Math.round(rate * MILLION);
	},
};
