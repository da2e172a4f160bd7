import { expect, it } from "vitest";
import { wholeWords } from "#drafting/lexicon/words";

it("finds whole words in every script and case, and none inside others", () => {
	const found = wholeWords(["gründer", "основатель", "setup", "創業"]);
	for (const text of ["Gründer", "die GRÜNDER.", "Основатель:", "„setup“", "創業 2012", "(setup)"]) {
		expect(found.test(text), text).toBe(true);
	}
	for (const text of ["Mitgründerin", "соОснователь", "setups", "setup2", "my_setup", "ésetup", "創業者"]) {
		expect(found.test(text), text).toBe(false);
	}
});

it("knows letters and numbers in classes and alone, and other classes too", () => {
	expect(wholeWords(["our [\\p{L}\\p{N}-]{1,9} team"]).test("Our Über-7 team")).toBe(true);
	expect(wholeWords(["dostępn\\p{L}{1,3}"]).exec("jest dostępna dziś")?.[0]).toBe("dostępna");
	expect(wholeWords(["dostępn\\p{L}{1,3}"]).test("dostępn")).toBe(false);
	expect(wholeWords(["\\p{Lu}x"], "iu").test("Üx")).toBe(true);
});
