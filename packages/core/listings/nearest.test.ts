import { expect, it } from "vitest";
import { nearestFirst } from "#core/listings/nearest";

it("puts what was probably meant first, and loses nothing", () => {
	const known = ["Scheduling", "Design tools", "Project management", "Notes"];
	expect(nearestFirst("project-managment", known)[0]).toBe("Project management");
	expect(nearestFirst("Note taking", known)[0]).toBe("Notes");
	expect(nearestFirst("DESIGN TOOL", known)).toHaveLength(4);
	expect(nearestFirst("", known)).toEqual(expect.arrayContaining(known));
});
