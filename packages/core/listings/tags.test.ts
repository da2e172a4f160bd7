import { expect, it } from "vitest";
import { tagKey, withTag } from "#core/listings/tags";

it("takes spellings for the same tag that differ in capital letters, forms and spaces only", () => {
	const keys = ["CRM", " crm ", "ＣＲＭ"].map(tagKey);
	expect(new Set(keys)).toEqual(new Set(["crm"]));
	expect(tagKey("Élan  Vital")).toBe("élan vital");
	expect(tagKey("CRMs")).not.toBe("crm");
});

it("calls a tag otherwise where it stood, and leaves each once", () => {
	expect(withTag(["a", "b", "c"], "b", "B")).toEqual(["a", "B", "c"]);
	expect(withTag(["a", "b", "c"], "c", "a")).toEqual(["a", "b"]);
	expect(withTag(["b", "a"], "b", "a")).toEqual(["a"]);
	expect(withTag(["a", "b", "b"], "b", null)).toEqual(["a"]);
	expect(withTag(["a"], "b", "c")).toEqual(["a"]);
});
