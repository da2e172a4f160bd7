import { expect, it } from "vitest";
import { ruleOf } from "#core/orders/products";

const NOTHING = { week: "none", categories: "none", amount: false };

it.each([
	["launch", { week: "optional" }],
	["skip_queue", { week: "required" }],
	["relaunch", { week: "required" }],
	["extra_categories", { categories: "required" }],
	["billboard_min", { amount: true }],
	["newsletter", {}],
	["toString", {}],
])("%s takes what the contract says", (code, own) => {
	expect(ruleOf(code, [])).toEqual({ ...NOTHING, ...own });
});

it("takes what any part of a bundle can use: a week when one needs it, categories when one can have them", () => {
	expect(ruleOf("starter", ["launch"])).toEqual({ ...NOTHING, week: "optional" });
	expect(ruleOf("starter", ["newsletter", "launch", "relaunch"])).toEqual({ ...NOTHING, week: "required" });
	expect(ruleOf("launch", ["skip_queue"])).toEqual({ ...NOTHING, week: "required" });
	expect(ruleOf("starter", ["newsletter", "extra_categories"])).toEqual({ ...NOTHING, categories: "optional" });
	expect(ruleOf("extra_categories", ["extra_categories"])).toEqual({ ...NOTHING, categories: "required" });
	expect(ruleOf("starter", ["newsletter"])).toEqual(NOTHING);
});

it("lets nobody name the amount of a bundle", () => {
	expect(ruleOf("starter", ["billboard_min"]).amount).toBe(false);
});
