import { describe, expect, it } from "vitest";
import { facetsExpression, wordsExpression } from "#core/listings/search-terms";

const PLACE = { columns: "name body", prefixMinLength: 3 };

describe("wordsExpression", () => {
	it("asks for every word, and takes the last as unfinished from its third letter on", () => {
		expect(wordsExpression("team cha", PLACE)).toBe('{name body} : ("team" AND "cha" *)');
		expect(wordsExpression("team ch", PLACE)).toBe('{name body} : ("team" AND "ch")');
	});

	it("keeps together what stood together", () => {
		expect(wordsExpression("node.js", PLACE)).toBe('{name body} : ("node js")');
	});

	it("asks for letters in their plain form, too", () => {
		expect(wordsExpression("ｎｏｄｅ.js ＣＲＭ", PLACE)).toBe(
			'{name body} : (("ｎｏｄｅ js" OR "node js") AND ("ＣＲＭ" * OR "crm" *))',
		);
	});

	it("has nothing to look for without letters and digits", () => {
		for (const text of ["", "  ", "?!", '"', "* ( ) -", "🎉", "\u0301"])
			expect(wordsExpression(text, PLACE), text).toBeNull();
	});

	it("leaves no character with a meaning to the query parser", () => {
		expect(wordsExpression('a" OR facets:xc1 NEAR(b) -c*', PLACE)).toBe(
			'{name body} : ("a" AND "OR" AND "facets xc1" AND "NEAR b" AND "c")',
		);
	});
});

describe("facetsExpression", () => {
	it("writes each facet as one alphanumeric token", () => {
		expect(
			facetsExpression({ category: "tools", country: "De", stage: "pre-launch", pricingModel: "Free Trial" }),
		).toBe('"\u{e000}c?" AND "\u{e000}nde0" AND "\u{e000}s7072652d6c61756e63680" AND "\u{e000}p667265655f747269616c0"');
	});

	it("is nothing without facets", () => {
		expect(facetsExpression({})).toBeNull();
	});
});
