import { expect, it } from "vitest";
import type { CategoryChoice } from "#core/drafts/draft-fields";
import { type DefiningPlace, kindInWords, placed, witnesses } from "#drafting/reading/category-witnesses";

const choice = (slug: string, synonyms: string[], hints: string[] = []): CategoryChoice => ({
	slug,
	name: slug.toUpperCase(),
	description: "",
	parent: null,
	synonyms,
	hints,
});
const CHOICES = [choice("invoices", ["invoicing"], ["billing"]), choice("learning", ["education"])];

/** What texts say for a category, by place. */
function weights(texts: readonly (readonly [DefiningPlace, string])[], at = 0): Record<string, number> {
	const found = witnesses(
		texts.map(([place, text]) => ({ place, text })),
		CHOICES,
		false,
	).get(at);
	return Object.fromEntries([...(found ?? [])].map(([place, { weight }]) => [place, weight]));
}

it("weighs a name whole, a hint half, and a weak place half of that", () => {
	expect(weights([["title", "Invoicing made plain"]])).toEqual({ title: 1 });
	expect(weights([["title", "Billing made plain"]])).toEqual({ title: 0.5 });
	expect(weights([["keywords", "billing"]])).toEqual({ keywords: 0.25 });
});

it("weighs what a text is for only where nothing was named before", () => {
	expect(weights([["title", "Software for invoicing"]])).toEqual({ title: 1 });
	expect(weights([["title", "Invoicing for education"]], 1)).toEqual({});
});

it("takes the same words at another place for an echo", () => {
	const title = "Invoicing for small florists in Ghent";
	expect(
		weights([
			["title", title],
			["heading", title],
		]),
	).toEqual({ title: 1, heading: 0.25 });
});

it("keeps the own name of a title apart, and reads schema.org's kinds as words", () => {
	expect(placed("title", "Acme - invoicing", ["Acme"])).toEqual([
		{ place: "title", text: "§ - invoicing" },
		{ place: "name", text: "Acme" },
	]);
	expect(kindInWords("DeveloperApplication")).toBe("Developer Application");
	expect(kindInWords("DevTools")).toBe("DevTools");
});
