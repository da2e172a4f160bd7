import { expect, it } from "vitest";
import { namesOwn, OWN, ownNamesIn, withOwnSign, withOwnSignForNames } from "#drafting/context/own-names";

it('puts one sign in the place of each name, however the "and" in it is written', () => {
	expect(withOwnSign("Oak and Ember bakes. Oak & Ember sells.", ["Oak & Ember"])).toBe(`${OWN} bakes. ${OWN} sells.`);
	expect(withOwnSign("AcmeはN円です", ["Acme"])).toBe(`${OWN}はN円です`);
	expect(withOwnSign("Acmes lamps", ["Acme"])).toBe("Acmes lamps");
	expect(withOwnSign("Откройте Веткарту", ["Веткарта"])).toBe(`Откройте ${OWN}`);
});

it("leaves names of several words alone where they are written small, as what they say", () => {
	expect(withOwnSignForNames("the night owl of Night Owl", ["Night Owl"])).toBe(`the night owl of ${OWN}`);
});

it("gives the names as the text writes them", () => {
	expect(ownNamesIn("ACME and acme", ["Acme"])).toBe("ACME acme");
	expect(ownNamesIn("Petal House", ["Acme"])).toBe("");
});

it("knows the site's name in whatever spelling", () => {
	expect(namesOwn("Knight Ops Ltd", ["knightops"])).toBe(true);
	expect(namesOwn("Petal House", ["knightops"])).toBe(false);
});
