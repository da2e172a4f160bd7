import { expect, it } from "vitest";
import { light } from "#drafting/lexicon/letters";

it("matches what the same expression matches, in every script that sites are written in", () => {
	const words = /(?<![\p{L}\p{N}])(?:fundad[ao]|основан|gegründet)(?![\p{L}\p{N}])/iu;
	const quicker = light(words);
	for (const text of ["Fundada en 2010", "ОСНОВАН в 2010", "neugegründet", "GEGRÜNDET 2010", "fundadas", "創業fundado"])
		expect(quicker.test(text), text).toBe(words.test(text));
	expect(quicker.flags).toBe("i");
	expect(light(/^\P{L}+/u).exec("12 Ω")?.[0]).toBe("12 ");
	expect("Zażółć 東京 ٣ ไทย 서울".match(light(/[\p{L}\p{N}]+/gu))).toEqual(
		"Zażółć 東京 ٣ ไทย 서울".match(/[\p{L}\p{N}]+/gu),
	);
});

it("keeps to whole code points where an expression may end inside one", () => {
	expect(light(/\p{L}[^.]/u).exec("a🚀")?.[0]).toBe("a🚀");
	expect(light(/\p{Lu}\p{L}+/u).exec("an Émile")?.[0]).toBe("Émile");
});
