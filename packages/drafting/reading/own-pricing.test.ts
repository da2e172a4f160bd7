import { describe, expect, it } from "vitest";
import { isOthersPrice, ownPricingSignals } from "#drafting/reading/own-pricing";

describe("whose price a sentence tells", () => {
	it.each([
		"Studio costs $14 per month, with unlimited invoices and bank import.",
		"The Agency plan costs €40 per month.",
		"Freelancer costs €6 a month, billed yearly.",
		"Pro costs $12 per month.",
		"$50/year (save $10)",
		"99 kr. om måneden",
	])("of a plan of the site: %s", (sentence) => {
		expect(isOthersPrice(sentence, ["Acme"], [])).toBe(false);
	});

	it.each([
		"BloomBill costs $14 per month, with unlimited invoices and bank import.",
		"Visual Studio costs $45 per month.",
		"A freelancer costs $60 per hour.",
		"Studio rent costs $900 per month.",
		"We once tried a subscription of $3 a month and dropped it.",
		"Acme started at $9 a month in 2019.",
		"Anfangs kostete Acme 5 € im Monat.",
		"Au début nous proposions un abonnement à 3 € par mois.",
	])("of somebody else, or of former days: %s", (sentence) => {
		expect(isOthersPrice(sentence, ["Acme"], [])).toBe(true);
	});
});

it("reads a month behind a currency that ends with a stop", () => {
	expect(ownPricingSignals("99 kr. om måneden", ["Acme"], []).recurring).toBe(true);
});
