import { describe, expect, it } from "vitest";
import { isBeginner } from "#drafting/reading/own-beginner";

const begins = (name: string, sentence: string) => isBeginner(name, sentence, ["Acme"]);

describe("who began what a site is of", () => {
	it.each([
		["Ana Ruiz", "Acme is made on the Isle of Mull by Ana Ruiz, who also runs the café."],
		["Ana Ruiz", "Acme wird in Bonn von Ana Ruiz und Jo Day entwickelt."],
		["Jo Day", "Acme wird in Bonn von Ana Ruiz und Jo Day entwickelt."],
		["Eva Ruiz", "Somos una empresa de Valencia fundada en 2017 por dos hermanas, Ana y Eva Ruiz."],
		["Ana Ruiz", "Mit 🔧 gebaut in Bonn von Ana Ruiz."],
		["Ana Ruiz", "Ana Ruiz has taught since 2009, and from 2021 at Acme, which she started in her kitchen."],
		["Ana Ruiz", "Avec Ana Ruiz, ancienne fleuriste, elle lance Acme deux ans plus tard."],
	])("%s: %s", (name, sentence) => expect(begins(name, sentence)).toBe(true));

	it.each([
		["Ana Ruiz", "Acme is a product of the company founded in 2014 by Ana Ruiz."],
		["Ana Ruiz", "Acme was started by friends of former rower Ana Ruiz."],
		["Ana Ruiz", "Made by Ana Ruiz"],
		["Ana Ruiz", "Hecha a mano en Níjar por Ana Ruiz"],
		["Ana Ruiz", "Acme hosts recipes made by Ana Ruiz."],
		["Ana Ruiz", "Next year Acme will be run by Ana Ruiz."],
		["Ana Ruiz", "Ana Ruiz met the founders of Acme, which they started in 2010."],
		["Ana Ruiz", "Acme was made for Ana Ruiz by Jo Day."],
	])("not %s: %s", (name, sentence) => expect(begins(name, sentence)).toBe(false));
});
