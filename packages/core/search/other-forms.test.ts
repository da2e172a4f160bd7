import { expect, it } from "vitest";
import { areFormsOfOne } from "#core/search/other-forms";

it.each([
	["factuur", "facturen"],
	["systeem", "systemen"],
	["klant", "klanten"],
	["bedrijf", "bedrijven"],
	["faktura", "fakturor"],
	["rechnung", "rechnungen"],
	["abonnement", "abonnementen"],
	["fattura", "fatture"],
	["kalender", "kalendern"],
])("takes %s and %s for one", (one, other) => {
	expect(areFormsOfOne(one, other)).toBe(true);
	expect(areFormsOfOne(other, one)).toBe(true);
});

it.each([
	["factuur", "factoren"],
	["kalender", "kanban"],
	["post", "poster"],
	["letter", "lettuce"],
	["chart", "chat"],
])("tells %s and %s apart", (one, other) => {
	expect(areFormsOfOne(one, other)).toBe(false);
});
