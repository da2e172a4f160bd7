import { expect, it } from "vitest";
import {
	mergeSignals,
	NO_SIGNALS,
	offerSignals,
	pricingSignals,
	speaksOfPaying,
	supportedModels,
} from "#drafting/reading/pricing";

const models = (...texts: string[]) => [...supportedModels(mergeSignals(texts.map(pricingSignals)))].sort();

it.each([
	[["$12 per month"], ["paid", "subscription"]],
	[
		["Free plan", "$12 per month"],
		["freemium", "paid", "subscription"],
	],
	[["Pay once, $40"], ["one_time", "paid"]],
	[
		["$40, no subscription", "Pay once"],
		["one_time", "paid"],
	],
	[["Pricing on request"], ["contact_sales"]],
	[["Acme is open source."], ["open_source"]],
	[["Acme is completely free."], ["free"]],
	[
		["$9 a month", "14-day free trial"],
		["free_trial", "paid", "subscription"],
	],
])("%j is %j", (texts, expected) => expect(models(...texts)).toEqual(expected));

it("says nothing where nothing is said of paying, or what is loved is open source", () => {
	expect(pricingSignals("Our lamps are made in Bonn.")).toEqual(NO_SIGNALS);
	expect(speaksOfPaying(pricingSignals("We love open source"))).toBe(false);
});

it("takes no one-time price from what setting up costs", () => {
	expect(pricingSignals("Setup fee, one-time payment of $90").oneTime).toBe(false);
});

it("takes zero in structured data for a free plan only beside a price", () => {
	expect([...supportedModels(offerSignals(["0"]))]).toEqual([]);
	expect([...supportedModels(offerSignals(["0", "12.00"]))].sort()).toEqual(["freemium", "paid"]);
	expect(offerSignals(["about 12"])).toEqual(NO_SIGNALS);
});
