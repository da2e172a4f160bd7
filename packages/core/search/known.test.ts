import { expect, it } from "vitest";
import { phraseAt, questionsOf } from "#core/search/known";
import { readQuery } from "#core/search/query";

const asked = (text: string) => questionsOf(readQuery(text) ?? expect.fail("no words"));

it("asks what has to be known of a query", () => {
	expect(asked("point of sale tracker")).toMatchObject({
		words: ["point", "sale", "tracker"],
		counted: ["point", "sale", "tracker", "track", "tracke"],
		begun: { word: "tracker", evenIfWord: false },
		phrases: expect.arrayContaining(["point", "point of sale", "sale tracker"]),
	});
	expect(asked("my crm 2026 ").misspelt).toEqual([]);
	expect(asked("point of sale ").phrases).not.toContain("of");
});

it("asks what goes on with a word that may be one already only where it is short and alone", () => {
	expect(asked("kan").begun).toEqual({ word: "kan", evenIfWord: true });
	expect(asked("kanban").begun).toEqual({ word: "kanban", evenIfWord: false });
	expect(asked("green kan").begun).toEqual({ word: "kan", evenIfWord: false });
	expect(asked("kan ").begun).toBeUndefined();
});

it("asks for the spelling of the four longest words", () => {
	expect(asked("abcd abcde abcdef abcdefg abcdefgh").misspelt.map(({ word }) => word)).toEqual([
		"abcdefgh",
		"abcdefg",
		"abcdef",
		"abcde",
	]);
});

it("asks for the spelling of no word that is longer than words are", () => {
	expect(asked(`${"x".repeat(43)} `).misspelt).toEqual([]);
	expect(asked(`${"x".repeat(30)} ${"y".repeat(30)} `).misspelt).toHaveLength(2);
});

it("asks for two words in one, unless both stand somewhere", () => {
	expect(asked("nex cloud ").misspelt).toEqual([
		{ word: "cloud", parts: [], unless: ["cloud"] },
		{ word: "nexcloud", parts: [], unless: ["nex", "cloud"] },
	]);
	expect(asked("my nex cloud ").misspelt.map(({ word }) => word)).toEqual(["cloud"]);
});

it("finds the longest phrase that is called otherwise", () => {
	const others = new Map([
		["help", ["aid"]],
		["help desk", ["ticketing"]],
	]);
	expect(phraseAt(["help", "desks", "app"], 0, others)).toEqual({ length: 2, others: ["ticketing"] });
	expect(phraseAt(["desks"], 0, others)).toBeUndefined();
});
