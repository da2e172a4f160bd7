import { expect, it } from "vitest";
import { priceWords, rowPrice } from "#core/listings/row-facts";

it.each([
	["Free up to 30 articles; 29 dollars a month above that.", "Free up to 30 articles"],
	["1.20 pounds a year for each pupil.", "1.20 pounds a year for each pupil"],
	["50,000 deliveries a month are free; then 25 dollars", "50,000 deliveries a month are free"],
	["From €29 a month – no contract", "From €29 a month"],
	["Free", "Free"],
	["", null],
	["Every plan is agreed on with your procurement department", null],
])("takes the beginning of a price: %s", (summary, words) => {
	expect(priceWords(summary)).toBe(words);
});

const quote = { quote: "From €29 a month", url: "https://acme.example/pricing" };

it("carries the quote of what the website says, and of nothing else", () => {
	const profile = { pricing_summary: "From €29 a month.", evidence: { pricing_summary: [quote] }, typed: {} };
	expect(rowPrice(profile, "subscription")).toEqual({ words: "From €29 a month", by: "site", quote });
	expect(rowPrice({ ...profile, typed: { pricing_summary: [{ by: "team" }] } }, null)).toEqual({
		words: "From €29 a month",
		by: "team",
		quote: null,
	});
	expect(rowPrice({ ...profile, evidence: {} }, null)).toMatchObject({ by: "owner", quote: null });
});

it("falls back on the kind of pricing, with its own quote", () => {
	const profile = { pricing_summary: null, evidence: { pricing_model: [quote] }, typed: {} };
	expect(rowPrice(profile, "free")).toEqual({ words: null, by: "site", quote });
	expect(rowPrice(profile, null)).toBeNull();
});
