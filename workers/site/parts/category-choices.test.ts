import { expect, it } from "vitest";
import { categoryChoices } from "./category-choices.ts";

it("puts each category under the one above it, by their positions, and names that one", () => {
	const category = (id: number, name: string, parentId: number | null = null) => ({
		id,
		name,
		parentId,
		slug: name.toLowerCase(),
	});
	// By positions alone, the first of each level stand together.
	const tree = [category(1, "Work"), category(3, "Notes", 1), category(5, "CRM", 2), category(2, "Sales")];
	expect(categoryChoices([...tree, category(4, "Calendars", 1)])).toEqual([
		{ value: "work", label: "Work" },
		{ value: "notes", label: "Work › Notes" },
		{ value: "calendars", label: "Work › Calendars" },
		{ value: "sales", label: "Sales" },
		{ value: "crm", label: "Sales › CRM" },
	]);
});
