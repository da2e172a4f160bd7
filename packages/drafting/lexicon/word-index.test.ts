import { describe, expect, it } from "vitest";
import { SECTION_KINDS } from "#drafting/lexicon/section-kinds";
import { HEADING_WORDS } from "#drafting/lexicon/sections";
import { neededWords, WordIndex } from "#drafting/lexicon/word-index";

describe("the words that an expression needs", () => {
	it.each([
		["founders?", ["founder"]],
		["(?:our )?team|mitarbeiter", ["team", "mitarbeiter"]],
		["(?:free|paid) plans?", ["plan"]],
		["(?:kostenloser|kostenfreier) plan", ["kostenloser", "kostenfreier"]],
		["(?<![a-z])(?:AB|cd+e)(?![a-z])", ["ab", "cd"]],
		["get in touch[^.]{0,30}", ["get in touch"]],
		["e\\.g\\.", ["e.g."]],
		["(?:go){2,3}", ["go"]],
		["팀(?: ?소개)?|team", ["팀", "team"]],
	])("%s", (source, words) => {
		expect(neededWords(source)).toEqual(words);
	});

	it.each(["[a-z]+", "a|founders?", "(?:founder)?", "\\d{4}", "(?=founder)", "", "(?:x|)y", "\\p{L}\\u0041\\x41"])(
		"are none for %s",
		(source) => {
			expect(neededWords(source)).toBeNull();
		},
	);

	it("are not guessed of what cannot be read", () => {
		expect(() => neededWords("a)b")).toThrow("cannot read");
	});
});

it("names the expressions that may match, whatever the case", () => {
	const index = new WordIndex([
		["team", /teams?|mitarbeiter/i],
		["year", /\d{4}/],
		["price", /preise?/i],
	]);
	expect([...index.mayMatch("Unsere MITARBEITER")].sort()).toEqual(["team", "year"]);
	expect([...index.mayMatch("")]).toEqual(["year"]);
	expect([...new WordIndex([["team", /팀|team/]]).mayMatch("우리 팀")]).toEqual(["team"]);
});

it("names every part of a page that a heading announces", () => {
	const index = new WordIndex(SECTION_KINDS.map((kind) => [kind, HEADING_WORDS[kind]]));
	const words = SECTION_KINDS.flatMap((kind) => neededWords(HEADING_WORDS[kind].source) ?? []);
	expect(words.length).toBeGreaterThan(500);
	for (const heading of words.flatMap((word) => [word, word.toUpperCase(), `Unsere ${word} 2026`])) {
		const may = index.mayMatch(heading);
		for (const kind of SECTION_KINDS) if (HEADING_WORDS[kind].test(heading)) expect(may, heading).toContain(kind);
	}
});
