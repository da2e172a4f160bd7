import { expect, it } from "vitest";
import { nearestFirst } from "#core/listings/nearest";

it("puts what was probably meant first, and loses nothing", () => {
	const known = ["Scheduling", "Design tools", "Project management", "Notes"];
	expect(nearestFirst("project-managment", known)[0]).toBe("Project management");
	expect(nearestFirst("Note taking", known)[0]).toBe("Notes");
	expect(nearestFirst("DESIGN TOOL", known)).toHaveLength(4);
	expect(nearestFirst("", known)).toEqual(expect.arrayContaining(known));
});

it("counts the last letters like the first, and what is not common against a word", () => {
	expect(nearestFirst("cat", ["dog", "bxt"])).toEqual(["bxt", "dog"]);
	expect(nearestFirst("CAT", ["dog", "cat"])).toEqual(["cat", "dog"]);
	expect(nearestFirst("cat", ["dog", "cxx"])).toEqual(["cxx", "dog"]);
	expect(nearestFirst("notes", ["notebooks and sketchbooks", "note"])).toEqual(["note", "notebooks and sketchbooks"]);
	// Brackets around both words are nothing that they share.
	expect(nearestFirst("(cat)", ["[zz]", "cqwrtypsd"])).toEqual(["cqwrtypsd", "[zz]"]);
	// A short word that shares nothing is no nearer than a long one that shares a little.
	expect(nearestFirst("abcdef", ["x", "abzqwrtyuiophjkl"])).toEqual(["abzqwrtyuiophjkl", "x"]);
});
