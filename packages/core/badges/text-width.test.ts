import { expect, it } from "vitest";
import { textWidth } from "#core/badges/text-width";

it("adds up the widths of characters, in the unit of the font size", () => {
	expect(textWidth("", 12, false)).toBe(0);
	expect(textWidth("i", 1000, false)).toBe(222);
	expect(textWidth("iW", 1000, false)).toBe(222 + 944);
	expect(textWidth("iW", 10, false)).toBeCloseTo(11.66, 10);
});

it("knows the widths of letters, digits and signs of the Helvetica family", () => {
	const widths = (text: string) => [...text].map((character) => Math.round(textWidth(character, 1000, false)));
	expect(widths("'jt-*s0")).toEqual([191, 222, 278, 333, 389, 500, 556]);
	expect(widths("+FAHOM%W@")).toEqual([584, 611, 667, 722, 778, 833, 889, 944, 1000]);
});

it("takes letters that it does not know for accented ones, and those from Hangul onwards for square ones", () => {
	expect(textWidth("é", 1000, false)).toBe(600);
	expect(textWidth("\u{10ff}", 1000, false)).toBe(600);
	expect(textWidth("\u{1100}", 1000, false)).toBe(1000);
	expect(textWidth("東京", 1000, false)).toBe(2000);
	expect(textWidth("😀", 1000, false)).toBe(1000);
});

it("makes bold text 7 percent wider", () => {
	expect(textWidth("M", 1000, true)).toBeCloseTo(833 * 1.07, 10);
});
