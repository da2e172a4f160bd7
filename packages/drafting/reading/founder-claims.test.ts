import { expect, it } from "vitest";
import { ownFoundersIn } from "#drafting/reading/founder-claims";

const founders = (sentence: string, previous?: string) =>
	ownFoundersIn(sentence, ["Acme"], true, previous).map(({ name }) => name);

it.each([
	["Acme was founded by Ana Ruiz (formerly of the guild) and Jo Day.", ["Ana Ruiz", "Jo Day"]],
	["In 2019 Ana Ruiz founded Acme in Bonn.", ["Ana Ruiz"]],
	["Our founder Ana Ruiz lives in Leeds.", ["Ana Ruiz"]],
])("%s", (sentence, names) => expect(founders(sentence).sort()).toEqual(names));

it("knows whom a pronoun means by the sentence before, and nobody without it", () => {
	expect(founders("She founded Acme in 2019.", "Ana Ruiz, a baker, tells of her winter.")).toEqual(["Ana Ruiz"]);
	expect(founders("It was founded by Ana Ruiz.", "Acme is a bakery.")).toEqual(["Ana Ruiz"]);
	expect(founders("It was founded by Ana Ruiz.", "We buy from Petal House.")).toEqual([]);
});
