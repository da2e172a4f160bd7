import { expect, it } from "vitest";
import { anyCase } from "#drafting/lexicon/any-case";

it("takes words in any case, and leaves the rest of a pattern as it is", () => {
	const pattern = new RegExp(`^(?:${anyCase("siège à|(?:mit )?sitz in|weiß|a\\.d\\.")}) (\\p{Lu}\\p{L}+)$`, "u");
	for (const text of ["siège à Lyon", "SIÈGE À Lyon", "Mit Sitz in Bonn", "sitz in Bonn", "Weiß Bonn", "A.D. Bonn"])
		expect(pattern.test(text), text).toBe(true);
	for (const text of ["siège à lyon", "siege à Lyon", "AxDx Bonn"]) expect(pattern.test(text), text).toBe(false);
	expect(anyCase("\\p{Lu}a")).toBe("\\p{Lu}[aA]");
	expect(anyCase("fundad[ao][- ]?[\\p{L}]")).toBe("[fF][uU][nN][dD][aA][dD][aAoO][- ]?[\\p{L}]");
});
