import { expect, it } from "vitest";
import { folded, termOf, wordsOf } from "#core/search/words";

it("reads words as the index does: letters and digits, folded", () => {
	expect(wordsOf("Crème-brûlée, Node.js & C++ 24h!")).toEqual(["creme", "brulee", "node", "js", "c", "24h"]);
	expect(folded("ÄÖÜ Żółć")).toBe("aou zołc");
	for (const text of ["", "  ", "?!", '"', "* ( ) -", "🎉", "\u0301", "\u{e000}n0".slice(0, 1)]) {
		expect(wordsOf(text), text).toEqual([]);
	}
});

it("keeps together what the index splits at marks", () => {
	expect(wordsOf("हिन्दी")).toEqual(["ह न द"]);
});

it("takes letters that the index does not know for none", () => {
	expect(wordsOf("a\u{1E4C0}b \u{2EBF0}")).toEqual(["a", "b"]);
});

it("writes a word so that no character has a meaning", () => {
	expect(wordsOf('a" OR facets:x NEAR(b)*').map(termOf)).toEqual(['"a"', '"or"', '"facets"', '"x"', '"near"', '"b"']);
});
