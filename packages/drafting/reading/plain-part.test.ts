import { describe, expect, it } from "vitest";
import { plainPart } from "#drafting/reading/plain-part";

describe("what a sentence states plainly", () => {
	it.each([
		["Ana Ruiz founded Acme in 2019.", "Ana Ruiz founded Acme in 2019."],
		["Ana Ruiz founded Acme after she could not find a tool.", "Ana Ruiz founded Acme."],
		["Ana Ruiz fondó Acme porque no había nada.", "Ana Ruiz fondó Acme."],
		["2017 hat Ana Ruiz Acme gegründet, nachdem sie lange geplant hatte.", "2017 hat Ana Ruiz Acme gegründet."],
	])("is what comes before why: %s", (sentence, told) => {
		expect(plainPart(sentence)).toBe(told);
	});

	it.each([
		"Ana Ruiz did not found Acme when she was young.",
		"Ana Ruiz will found Acme because nobody has.",
		"Did Ana Ruiz found Acme because nobody had?",
		"Ana Ruiz would have founded Acme.",
	])("is nothing of %s", (sentence) => {
		expect(plainPart(sentence)).toBeNull();
	});
});
