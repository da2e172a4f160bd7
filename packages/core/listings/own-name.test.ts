import { expect, it } from "vitest";
import { besideName } from "#core/listings/own-name";

it.each([
	["Halloqueue: Promises that are kept", "Promises that are kept"],
	["HALLOQUEUE — promises that are kept", "promises that are kept"],
	["Halloqueue | Promises that are kept", "Promises that are kept"],
	["Halloqueue - Promises that are kept", "Promises that are kept"],
])("leaves out the name that stands beside it: %s", (tagline, left) => {
	expect(besideName(tagline, "Halloqueue")).toBe(left);
});

it.each([
	"Halloqueue keeps promises",
	"Halloqueue-style promises for everybody",
	"Halloqueues: promises for everybody",
	"Halloqueue: kept",
	"Promises: Halloqueue keeps them",
	"Halloqueue",
])("keeps what says something by the name, or would be nothing without it: %s", (tagline) => {
	expect(besideName(tagline, "Halloqueue")).toBe(tagline);
});

it("has nothing to leave out where there is no tagline or no name", () => {
	expect([besideName(null, "Acme"), besideName(": a line of some words", "")]).toEqual([
		null,
		": a line of some words",
	]);
});
