import { expect, it } from "vitest";
import { bindsBefore, mayBindAll } from "#drafting/context/bound-entry";

it.each([
	["fades out when the room is quiet", false],
	["ruft an, wenn das Rad fertig ist", false],
	["sends them if you live in Belgium", true],
	["sends them when you pay for Pro", true],
	["sells memberships on the Pro plan", true],
])("%s: is a condition of what stands before it: %s", (part, isBinding) => {
	expect(mayBindAll(part)).toBe(isBinding);
});

it.each([
	["but only to florists", true],
	["if you ask for it", true],
	["letters", false],
	["fades out when it is quiet", false],
])("%s: takes something of what stands right before it: %s", (part, isBinding) => {
	expect(bindsBefore(part, ["limit", "negation"])).toBe(isBinding);
});
