import type { VatCheck } from "#core/ports/outside";

/**
 * For the local environment: says whether a VAT number is formed by its country's rules (length, letters, check
 * digits), not whether anybody has it. Needs no network, and must not decide real orders.
 */
export const syntaxOnlyVatCheck: VatCheck = {
	invalidMeans: "check_digits",
	async check(country, number) {
		const { default: salesTax } = await import("sales-tax");
		return (await salesTax.validateTaxNumber(country, number)) ? "valid" : "invalid";
	},
};
