import { listedPrices, stepsOf } from "#core/listings/listed-prices";
import type { RowFacts } from "#core/listings/row-facts";

/** What `describe-rows` keeps of a listing whose price is said so. */
export function describedPrices(summary: string | null): RowFacts {
	const prices = listedPrices(summary ?? "");
	const counts = { quoted: 5, owner: 1, team: 0, blank: 3 };
	return { price: null, city: null, award: null, counts, ...(prices.length > 0 && { prices, steps: stepsOf(prices) }) };
}
