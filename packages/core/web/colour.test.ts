import { expect, it } from "vitest";
import {
	accentProblem,
	accentShades,
	contrast,
	DEFAULT_ACCENT,
	darkAccentProblem,
	nearestReadableInDark,
	READABLE,
} from "#core/web/colour";

it("measures contrast as WCAG does", () => {
	expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
	expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
	expect(contrast("#ffffff", "#767676")).toBeCloseTo(4.54, 2);
	expect(contrast("#2340a6", "#fbf8f1")).toBeCloseTo(8.4, 1);
});

it.each(["#2340a6", "#7a1f5c", "#14532d", "#000000"])("accepts %s, which can be read everywhere", (accent) => {
	expect(accentProblem(accent)).toBeNull();
	const { light, dark } = accentShades(accent);
	for (const ground of ["#fbf8f1", "#f3eee2", light.soft]) {
		expect(contrast(light.accent, ground)).toBeGreaterThanOrEqual(READABLE);
	}
	for (const ground of ["#1a1713", "#221e19", "#25211b", dark.soft]) {
		expect(contrast(dark.accent, ground), `${dark.accent} on ${ground}`).toBeGreaterThanOrEqual(READABLE);
	}
	expect(contrast(dark.on, dark.accent)).toBeGreaterThanOrEqual(READABLE);
	expect(contrast(dark.on, dark.hover)).toBeGreaterThanOrEqual(READABLE);
	expect(contrast(light.on, light.hover)).toBeGreaterThanOrEqual(READABLE);
});

it("refuses what cannot be read, and says on what", () => {
	expect(accentProblem("#ffe24d")).toBe("white text on it has a contrast of 1.2, and needs 4.5: take a darker colour");
	expect(accentProblem("#767676")).toMatch(/^it on /);
});

it("takes a dark theme's own accent where it can be read there, and names the nearest that can be", () => {
	expect(darkAccentProblem("#ffd0f0")).toBeNull();
	expect(darkAccentProblem("#333333")).toMatch(/^dark text on it .* take a lighter colour$/);
	for (const accent of ["#000000", "#333333", "#a00000", "#2340a6"]) {
		expect(darkAccentProblem(nearestReadableInDark(accent)), accent).toBeNull();
	}
	expect(accentShades("#2340a6", "#ffd0f0").dark.accent).toBe("#ffd0f0");
});

it("has the one that is there in the dark as the style sheet has it", () => {
	expect(accentShades(DEFAULT_ACCENT).dark).toMatchObject({ accent: "#a9bcff", on: "#131a3a" });
});

it("accepts the one that is there", () => {
	expect(accentProblem(DEFAULT_ACCENT)).toBeNull();
});
