import { expect, it } from "vitest";
import {
	BEGAN_IN_ENGLISH,
	CAME_ABOUT,
	FOUNDED_IT,
	LAUNCHED_IT,
	MADE_IT,
	OPENED_IT,
	WAS_FOUNDED,
	WAS_LAUNCHED,
	WAS_OPENED,
	WE_FOUNDED_IT,
	WE_OPENED_IT,
} from "#drafting/lexicon/classes/founding";

const whole = (words: string) => new RegExp(`^(?:${words})$`, "u");

it.each([
	[
		"what somebody did",
		FOUNDED_IT,
		[
			"co-founded",
			"gründete",
			"fonda",
			"creó",
			"fondò",
			"criou",
			"richtten",
			"założyła",
			"založili",
			"perustivat",
			"alapította",
			"înființat",
			"заснували",
			"kurdu",
		],
	],
	[
		"what we did",
		WE_FOUNDED_IT,
		["fundamos", "fondammo", "criámos", "założyliśmy", "perustimme", "alapítottuk", "kurduk"],
	],
	[
		"what was done",
		WAS_FOUNDED,
		[
			"mitgegründet",
			"fondées",
			"creada",
			"ideato",
			"opgericht",
			"основана",
			"grundades",
			"perustettiin",
			"založena",
			"заснована",
			"fondată",
		],
	],
	["a door that somebody opened", OPENED_IT, ["opened", "eröffneten", "abrió", "openden"]],
	["a door that we opened", WE_OPENED_IT, ["abrimos", "aprimmo"]],
	["a door that was opened", WAS_OPENED, ["ouverte", "aperta", "geopend"]],
	["what was brought before people", WAS_LAUNCHED, ["launched", "lancées"]],
	["what somebody brought before people", LAUNCHED_IT, ["launched", "lança", "lançou"]],
	[
		"how it came about",
		CAME_ABOUT,
		["was born", "entstand", "est née", "powstało", "возникла", "vznikla", "syntyi", "született", "виникла"],
	],
])("knows %s", (_, words, said) => {
	for (const word of said) expect(whole(words).test(word), word).toBe(true);
});

it("tells who founded it from what was founded, and a company from what it makes", () => {
	expect(whole(WAS_FOUNDED).test("gründete")).toBe(false);
	expect(whole(FOUNDED_IT).test("gegründet")).toBe(false);
	expect(whole(FOUNDED_IT).test("built")).toBe(false);
	expect(whole(MADE_IT).test("built")).toBe(true);
});

it("knows which of them are English", () => {
	for (const word of ["founded", "opened", "launched", "wrote"]) expect(whole(BEGAN_IN_ENGLISH).test(word)).toBe(true);
	expect(whole(BEGAN_IN_ENGLISH).test("fonda")).toBe(false);
});
