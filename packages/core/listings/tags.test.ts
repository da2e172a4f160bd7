import { expect, it } from "vitest";
import { eachTagOnce, isOfTags, tagKey, withTag } from "#core/listings/tags";

it("takes spellings for the same tag that differ in capital letters, forms and spaces only", () => {
	const keys = ["CRM", " crm ", "ＣＲＭ"].map(tagKey);
	expect(new Set(keys)).toEqual(new Set(["crm"]));
	expect(tagKey("Élan  Vital")).toBe("élan vital");
	expect(tagKey("CRMs")).not.toBe("crm");
});

it("keeps of several spellings of a tag the first", () => {
	expect(eachTagOnce(["CRM", "Cafe\u0301", "crm", "Ｃｒｍ", "Café", "notes", " café "])).toEqual([
		"CRM",
		"Cafe\u0301",
		"notes",
	]);
	expect(eachTagOnce(["CRM", "x", "crm"])).toEqual(["CRM", "x"]);
	expect(["tags", "keywords", "features"].map(isOfTags)).toEqual([true, true, false]);
});

it("calls a tag otherwise where it stood, and leaves each once", () => {
	expect(withTag(["a", "b", "c"], "b", "B")).toEqual(["a", "B", "c"]);
	expect(withTag(["a", "b", "c"], "c", "a")).toEqual(["a", "b"]);
	expect(withTag(["b", "a"], "b", "a")).toEqual(["a"]);
	expect(withTag(["a", "b", "b"], "b", null)).toEqual(["a"]);
	expect(withTag(["a"], "b", "c")).toEqual(["a"]);
	expect(withTag(["CRM", "a", "customers"], "customers", "crm")).toEqual(["CRM", "a"]);
});
