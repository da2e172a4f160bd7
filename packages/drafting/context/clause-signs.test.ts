import { expect, it } from "vitest";
import { OVER_ALL, OWN_CLAUSE, OWN_SENTENCE, SUBORDINATE } from "#drafting/context/clause-signs";
import { saysAny } from "#drafting/context/speech";

it("knows which kinds of words a text holds", () => {
	expect(saysAny("it will soon send them", OVER_ALL)).toBe(true);
	expect(saysAny("it sends them", OVER_ALL)).toBe(false);
	expect(saysAny("it never sends them", ["negation"])).toBe(true);
});

it("knows a clause of the site's own, and one that leans on another", () => {
	expect(OWN_CLAUSE.test("it sends bills")).toBe(true);
	expect(OWN_SENTENCE.test("it sends bills")).toBe(false);
	expect(OWN_SENTENCE.test("§ sends bills")).toBe(true);
	expect(SUBORDINATE.test("shops that sell")).toBe(true);
	expect(SUBORDINATE.test("shops sell")).toBe(false);
});
