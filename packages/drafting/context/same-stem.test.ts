import { describe, expect, it } from "vitest";
import { isSameStem } from "#drafting/context/same-stem";

describe("forms of one word", () => {
	it.each([
		["reuse", "reused"],
		["written", "write"],
		["spremiamo", "spremute"],
		["repariert", "reparieren"],
		["recording", "records"],
		["42", "42"],
	])("%s and %s", (one, other) => expect(isSameStem(one, other)).toBe(true));

	it.each([
		["paper", "paperless"],
		["employer", "employee"],
		["art", "start"],
		["sell", "send"],
		["12", "120"],
		["cloud", "cloudy-free"],
	])("not %s and %s", (one, other) => expect(isSameStem(one, other)).toBe(false));
});
