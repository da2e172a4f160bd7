import { expect, it } from "vitest";
import type { Known } from "#core/search/known";
import { commonness, RANKED_MAX, RARE, rarest, rarestUnits } from "#core/search/rarity";

const known = {
	common: new Map([
		["web", 5000],
		["site", 900],
	]),
} as unknown as Known;

it("counts a phrase as its rarest part, and says nothing of what is not common", () => {
	expect(commonness("web", known)).toBe(5000);
	expect(commonness("web sites", known)).toBe(900);
	expect(commonness("web falconry", known)).toBeUndefined();
});

it("keeps the rarest that are together in no more than may be ranked", () => {
	const counts: Record<string, number> = { everywhere: RANKED_MAX, often: RANKED_MAX - RARE, rare: RARE };
	expect(rarest(["everywhere", "often", "rare"], (word) => counts[word] ?? 0)).toEqual(["rare", "often"]);
	const units = [{ word: "all", forms: ["often", "rare", "rare"], begins: [] }];
	expect(rarestUnits(units, (form) => counts[form] ?? 0)).toEqual([]);
});
