import { expect, it } from "vitest";
import { BADGE_KINDS } from "#core/badges/badge";
import { iconColours, iconDrawing } from "#core/badges/badge-icon";
import { DEFAULT_ACCENT } from "#core/web/colour";

it("draws something of its own for each kind of badge, in two readable colours", () => {
	const drawings = BADGE_KINDS.map((kind) => iconDrawing(kind, false));
	expect(new Set(drawings).size).toBe(BADGE_KINDS.length);
	for (const kind of BADGE_KINDS) {
		const { tile, drawing } = iconColours(kind, DEFAULT_ACCENT);
		expect(
			[tile, drawing].every((colour) => /^#[0-9a-f]{6}$/.test(colour)),
			kind,
		).toBe(true);
		expect(tile).not.toBe(drawing);
		expect(iconDrawing(kind, false)).toMatch(/^<(path|g)[ >]/);
	}
});

it("puts a place's own number between two branches of six leaves, and leaves the branches out where it is small", () => {
	for (const kind of ["launch_of_the_week_1", "launch_of_the_week_2", "launch_of_the_week_3"] as const) {
		const full = iconDrawing(kind, false);
		const compact = iconDrawing(kind, true);
		expect(full.match(/<ellipse /g)).toHaveLength(12);
		expect(full).toContain("matrix(-1 0 0 1 24 0)");
		expect(compact).not.toContain("<ellipse");
		const digit = /<path d="(M[^"]+)"/.exec(compact)?.[1] ?? "";
		expect(digit).not.toBe("");
		expect(full).toContain(digit);
	}
	expect(iconDrawing("featured", true)).toBe(iconDrawing("featured", false));
});

it("keeps every leaf within its half of the box of 24, turned about its own middle", () => {
	const leaves = [...iconDrawing("launch_of_the_week_1", false).matchAll(/cx="(.+?)" cy="(.+?)" .*?rotate\((.+?)\)/g)];
	expect(leaves.slice(0, 6).map(([, x, y, turn]) => [`${x} ${y}`, turn])).toEqual([
		["5.4 4.2", "32 5.4 4.2"],
		["3.6 7.6", "12 3.6 7.6"],
		["3.1 11.5", "-8 3.1 11.5"],
		["4 15.3", "-28 4 15.3"],
		["6.3 18.5", "-50 6.3 18.5"],
		["9.4 20.6", "-72 9.4 20.6"],
	]);
});
