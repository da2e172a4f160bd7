import { describe, expect, it } from "vitest";
import { isOver, weekOpenAt, weekToClose } from "#core/launches/closing";

const WEDNESDAY = new Date("2026-11-18T12:00:00Z");

describe("the week that takes launches", () => {
	it.each([
		["the current one before any was closed", null, "2026-11-16"],
		["the current one after those that are closed", { first: "2026-10-05", last: "2026-11-09" }, "2026-11-16"],
		["the next one when the current one is closed", { first: "2026-10-05", last: "2026-11-16" }, "2026-11-23"],
		["the one after a week that a fast clock has closed", { first: "2026-10-05", last: "2026-11-23" }, "2026-11-30"],
	])("is %s", (_which, closed, week) => {
		expect(weekOpenAt(WEDNESDAY, closed)).toBe(week);
	});
});

describe("the week to close next", () => {
	it.each([
		["none before the first launch", null, null, null],
		["none before the first launch, whatever is closed", null, { first: "2026-10-05", last: "2026-10-05" }, null],
		["the first launch's own, when none is closed", "2026-10-05", null, "2026-10-05"],
		["the one after those that are closed", "2026-10-05", { first: "2026-10-05", last: "2026-11-09" }, "2026-11-16"],
		[
			"the one before them when a launch is older",
			"2026-09-07",
			{ first: "2026-10-05", last: "2026-11-09" },
			"2026-09-28",
		],
	])("is %s", (_which, firstLaunch, closed, week) => {
		expect(weekToClose(firstLaunch, closed)).toBe(week);
	});
});

it("is over with the first instant after its Sunday", () => {
	expect(isOver("2026-11-16", new Date("2026-11-22T23:59:59.999Z"))).toBe(false);
	expect(isOver("2026-11-16", new Date("2026-11-23T00:00:00Z"))).toBe(true);
});
