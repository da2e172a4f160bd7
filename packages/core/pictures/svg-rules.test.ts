import { expect, it } from "vitest";
import { loads, placesIn, runs } from "#core/pictures/svg-rules";

it("tells a place of the drawing from an address outside of it", () => {
	for (const inside of ["url(#a)", "url( '#a' )", "red", "translate(1 2)", ""])
		expect(loads(inside), inside).toBe(false);
	for (const outside of [
		"url(//a.example)",
		'url("data:x")',
		"@import 'a'",
		"u\\72l(a)",
		"url(#a) url(b)",
		"image-set('a' 1x)",
	])
		expect(loads(outside), outside).toBe(true);
	expect(placesIn("url(#a) url('#b')")).toEqual(["a", "b"]);
});

it("knows what runs", () => {
	for (const script of ["javascript:a", "JavaScript :a", "data:text/html,a"]) expect(runs(script), script).toBe(true);
	expect(runs("#javascript")).toBe(false);
});
