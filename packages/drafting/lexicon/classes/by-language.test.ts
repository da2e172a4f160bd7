import { expect, it } from "vitest";
import { inAnyLanguage } from "#drafting/lexicon/classes/by-language";
import { AND, OR } from "#drafting/lexicon/classes/conjunctions";

it("joins the words of all languages, each once, and leaves groups whole", () => {
	expect(inAnyLanguage({ es: "y|e", it: "e", fr: "(?:et|ou) puis|et" })).toBe("y|e|(?:et|ou) puis|et");
});

it("composes expressions that stop at the end of a word", () => {
	const joined = new RegExp(`^\\p{L}+ (?:${AND}|${OR}) \\p{L}+$`, "iu");
	for (const text of ["bread and jam", "Brot oder Wein", "pan y vino", "pan e vino", "хлеб и вино", "brød og vin"])
		expect(joined.test(text), text).toBe(true);
	expect(joined.test("Bonn a vino")).toBe(false);
});
