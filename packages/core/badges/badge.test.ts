import { describe, expect, it } from "vitest";
import { BADGE_KINDS, BADGE_STYLES, badgeName, parseBadgeName } from "#core/badges/badge";

describe("names of badges", () => {
	it("writes every kind in every style, and reads back exactly what it wrote", () => {
		const all = BADGE_KINDS.flatMap((kind) => BADGE_STYLES.map((style) => ({ kind, ...style })));
		expect(all).toHaveLength(8 * 5 * 3 * 3);
		expect(new Set(all.map(badgeName)).size).toBe(all.length);
		for (const badge of all) expect(parseBadgeName(badgeName(badge))).toEqual(badge);
		expect(badgeName({ kind: "listed_on", shape: "standard", mode: "auto", size: "m" })).toBe(
			"listed-on-standard-auto-m",
		);
	});

	it.each([
		"",
		"listed-on",
		"listed_on-standard-auto-m",
		"listed-on-standard-auto-xl",
		"listed-on-standard-auto-m-",
		"Listed-on-standard-auto-m",
		"launch-of-the-week-4-pill-dark-s",
		"standard-auto-m",
		"listed-on-auto-standard-m",
	])("reads nothing from %j", (name) => {
		expect(parseBadgeName(name)).toBeNull();
	});
});
