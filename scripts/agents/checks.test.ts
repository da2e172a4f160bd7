import { expect, it } from "vitest";
import { hasValue, isProved, itemsAre } from "#scripts/agents/checks";

const ANSWER = { items: ["b", "a"], values: ["From 19 euros", 61], quotes: ["From 19 euros a month."] };

it("wants exactly the items that were asked for, in any order", () => {
	expect(itemsAre(ANSWER, ["a", "b"])).toBeNull();
	expect(itemsAre(ANSWER, ["a"])).toContain("they should be a");
	expect(itemsAre({ ...ANSWER, items: [] }, [])).toContain("expects nothing");
});

it("finds a fact among few short values, and nothing in a dump", () => {
	expect([hasValue(ANSWER, 61), hasValue(ANSWER, "19 EUROS")]).toEqual([null, null]);
	expect(hasValue(ANSWER, 6)).toContain("without 6");
	expect(hasValue({ ...ANSWER, values: Array(13).fill(61) }, 61)).toContain("13 values");
	expect(hasValue({ ...ANSWER, values: ["61 ".repeat(1_000)] }, "61")).toContain("longer than a fact");
	expect(hasValue(ANSWER, undefined)).toContain("expects no value");
});

it("takes as proof only what stands on the page and says it", () => {
	expect(isProved(ANSWER, "Prices. From 19\neuros a month.", /19 euros/)).toBeNull();
	expect(isProved(ANSWER, "Prices on request.", /19 euros/)).toBe("The quote stands on no page.");
	expect(isProved(ANSWER, "From 19 euros a month.", /24 euros/)).toContain("No quote says");
});
