import { describe, expect, it } from "vitest";
import { findPrices } from "#drafting/reading/money";

describe("amounts of money", () => {
	it.each([
		["TRY 14 a month", 14, "month"],
		["14 TRY a month", 14, "month"],
		["25 000 Kz / mês", 25000, "month"],
		["₦4,500 per month", 4500, "month"],
		["4.500 FCFA par an", 4500, "year"],
		["9 eur a month", 9, "month"],
	] as const)("reads %s", (text, amount, period) => {
		expect(findPrices(text)).toMatchObject([{ amount, period }]);
	});

	it.each(["Try 14 days free", "We try 5 times", "7 pen 3"])("reads none in %s", (text) => {
		expect(findPrices(text)).toEqual([]);
	});
});
