import { expect, it } from "vitest";
import { allOf, anyForm, anyOf, formsWithoutPlaces } from "#core/search/expressions";

it("joins terms, each once, and one alone stays as it is", () => {
	expect(anyOf(['"a"', '"b"', '"a"'])).toBe('("a" OR "b")');
	expect(allOf(['"a"', '"b"'])).toBe('("a" AND "b")');
	expect(allOf(['"a"', '"a"'])).toBe('"a"');
});

it("finds nothing where there is nothing to look for", () => {
	expect([anyOf([]), allOf([])]).toEqual(['""', '""']);
});

it("knows a phrase only where there are places", () => {
	const unit = { word: "mindmap", forms: ["mind map", "mindmap"], begins: [] };
	expect(anyForm(unit)).toBe('("mind map" OR "mindmap")');
	expect(formsWithoutPlaces(unit)).toBe('(("mind" AND "map") OR "mindmap")');
});
