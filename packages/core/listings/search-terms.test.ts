import { describe, expect, it } from "vitest";
import { facetsExpression, wordsExpression } from "#core/listings/search-terms";

describe("wordsExpression", () => {
	it("asks for every word, and takes the last as unfinished from its third letter on", () => {
		expect(wordsExpression("team cha")).toBe('{name body} : ("team" AND "cha" *)');
		expect(wordsExpression("team ch")).toBe('{name body} : ("team" AND "ch")');
	});

	it("keeps together what stood together", () => {
		expect(wordsExpression("node.js")).toBe('{name body} : ("node js")');
	});

	it("has nothing to look for without letters and digits", () => {
		for (const text of ["", "  ", "?!", '"', "* ( ) -", "🎉", "\u0301"]) expect(wordsExpression(text), text).toBeNull();
	});

	it("leaves no character with a meaning to the query parser", () => {
		expect(wordsExpression('a" OR facets:xc1 NEAR(b) -c*')).toBe(
			'{name body} : ("a" AND "OR" AND "facets xc1" AND "NEAR b" AND "c")',
		);
	});
});

describe("facetsExpression", () => {
	it("writes each facet as one alphanumeric token", () => {
		expect(
			facetsExpression({ category: "tools", country: "De", stage: "pre-launch", pricingModel: "Free Trial" }),
		).toBe("facets : (xc? AND xnde AND xs7072652d6c61756e6368 AND xp667265655f747269616c)");
	});

	it("is nothing without facets", () => {
		expect(facetsExpression({})).toBeNull();
	});
});
