import { expect, it } from "vitest";
import { deedsOf } from "#core/search/agent-nouns";

it.each([
	["tracker", ["track", "tracke"]],
	["planners", ["plann", "planne", "plan"]],
	["editor", ["edit", "edite"]],
	["calendar", []],
	["her", []],
])("says what a %s may do", (word, deeds) => {
	expect(deedsOf(word)).toEqual(deeds);
});
