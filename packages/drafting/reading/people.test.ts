import { expect, it } from "vitest";
import { isPersonName, personsIn, sharedSurnames } from "#drafting/reading/people";

it.each(["Ana Ruiz", "Dr. Jo van Dam", "Jean-Luc O'Brien", "Moussa NDOUR", "Марія Коваль", "Nora Bett"])(
	"takes %j for a person's name",
	(name) => {
		expect(isPersonName(name)).toBe(true);
	},
);

it.each([
	"Ana",
	"Our Team",
	"Petal Studio GmbH",
	"Fundador de Acme",
	"CEO",
	"Jane Doe",
	"Bett Nora",
	"Sedia Anna Maria",
	"Nadaci Petal",
	"Fundację Acme",
	"Фонд Каштан",
	"Acme Säätiön",
])("takes %j for none", (text) => {
	expect(isPersonName(text)).toBe(false);
});

it("finds the people of a list, without how they are addressed and what they are", () => {
	expect(personsIn("Frau Ana Ruiz, Jo Day und Tischlermeister Kai Beck")).toEqual(["Ana Ruiz", "Jo Day", "Kai Beck"]);
});

it("gives both of two the surname that stands once, and nobody who has one already", () => {
	expect(sharedSurnames("founded by Ana and Jo Ruiz")).toEqual(["Ana Ruiz"]);
	expect(sharedSurnames("founded by Jo van Dam and Ana Ruiz")).toEqual([]);
	expect(sharedSurnames("the brothers Ana and Jo Ruiz")).toEqual(["Ana Ruiz"]);
});
