import { expect, it } from "vitest";
import { categoryLines } from "#drafting/model/category-lines";

const invoicing = { slug: "invoicing", name: "Invoicing", description: "Writing invoices." };

it("shows a model what belongs into each category and what does not", () => {
	const told = { ...invoicing, belongs: "Billing\nof customers.", excludes: "Shops." };
	expect(categoryLines([told])).toBe("- Invoicing: Billing of customers. Not: Shops.");
	expect(categoryLines([{ ...invoicing, belongs: "", excludes: "" }])).toBe("- Invoicing: Writing invoices.");
});

it("makes do with names where the texts are long", () => {
	const long = { ...invoicing, belongs: "x".repeat(500) };
	expect(categoryLines(Array.from({ length: 30 }, () => long)).split("\n")).toEqual(
		Array.from({ length: 30 }, () => "- Invoicing"),
	);
});
