import { expect, it } from "vitest";
import { alike } from "#drafting/context/price-alike";

it.each([
	["59 € im Monat", "59 €/Monat"],
	["£7 per place / month", "£7 per place/month"],
	["4,90 € / mois", "4,90 €/mois"],
	["$9 a month", "$9/month"],
])("writes the same price alike: %s and %s", (one, other) => {
	expect(alike(one)).toBe(alike(other));
});

it.each([
	["59 € im Monat", "59 € im Jahr"],
	["£7 per place / month", "£7 per month"],
	["$9 a month", "€9 a month"],
	["$9 a month", "$9"],
])("and others not: %s and %s", (one, other) => {
	expect(alike(one)).not.toBe(alike(other));
});
