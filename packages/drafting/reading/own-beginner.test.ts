import { describe, expect, it } from "vitest";
import { beginningYears, isBeginner } from "#drafting/reading/own-beginner";

const begins = (name: string, sentence: string) => isBeginner(name, sentence, ["Acme"]);

describe("who began what a site is of", () => {
	it.each([
		["Ana Ruiz", "Acme is made on the Isle of Mull by Ana Ruiz, who also runs the café."],
		["Ana Ruiz", "Acme wird in Bonn von Ana Ruiz und Jo Day entwickelt."],
		["Jo Day", "Acme wird in Bonn von Ana Ruiz und Jo Day entwickelt."],
		["Eva Ruiz", "Somos una empresa de Valencia fundada en 2017 por dos hermanas, Ana y Eva Ruiz."],
		["Ana Ruiz", "Hinter Acme stehen die Ärztin Ana Ruiz und Jo Day aus Bonn."],
		["Eva Ruiz", "Acme nació en Valencia en 2019 de la mano de los hermanos Ana y Eva Ruiz."],
		["Ana Ruiz", "Hi, I'm Ana Ruiz. I shot 200 weddings before I built Acme in 2021."],
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

it.each([
	["I shot 200 weddings before I built Acme in 2021.", [2021]],
	["Acme was opened by Ana Ruiz and her uncle in 2014 in what used to be a shop (1902).", [2014]],
	["Ana Ruiz has taught since 2009, and from 2021 at Acme, which she started in her kitchen.", [2021]],
	["Our neighbour was founded in 1988.", []],
	["Next year we open Acme in 2031.", []],
	["Before I built the Acme showroom in 2012 I sold tea.", []],
])("%s began in %j", (sentence, years) => expect(beginningYears(sentence, ["Acme"])).toEqual(years));
