import { describe, expect, it } from "vitest";
import { isSameNoun, isSameStem, stemsIn } from "#drafting/context/same-stem";

describe("forms of one word", () => {
	it.each([
		["reuse", "reused"],
		["written", "write"],
		["spremiamo", "spremute"],
		["repariert", "reparieren"],
		["recording", "records"],
		["42", "42"],
	])("%s and %s", (one, other) => expect(isSameStem(one, other)).toBe(true));

	it.each([
		["paper", "paperless"],
		["employer", "employee"],
		["art", "start"],
		["sell", "send"],
		["12", "120"],
		["cloud", "cloudy-free"],
	])("not %s and %s", (one, other) => expect(isSameStem(one, other)).toBe(false));
});

it.each([
	["school", "schools"],
	["tostador", "tostado"],
	["scuola", "scuole"],
	["app", "app"],
])("one thing: %s and %s", (one, other) => expect(isSameNoun(one, other)).toBe(true));

it.each([
	["bank", "band"],
	["store", "story"],
	["form", "forms"],
])("two things: %s and %s", (one, other) => expect(isSameNoun(one, other)).toBe(false));

it("knows the words of a text by what they begin with", () => {
	expect(stemsIn("Tests an invoice", 3)).toEqual(new Set(["test", "invoic"]));
	expect(stemsIn("Invoicing for the many", 5)).toEqual(new Set(["invoic"]));
});
