import { expect, it } from "vitest";
import { folded } from "#mails/fold";

const octets = (text: string) => new TextEncoder().encode(text).length;

it("leaves alone what fits", () => {
	expect(folded("one two\nthree", 998)).toBe("one two\nthree");
	expect(folded("x".repeat(998), 998)).toBe("x".repeat(998));
});

it("breaks long lines between words, and words only where one alone is too long", () => {
	const text = Array.from({ length: 300 }, (_, index) => `word${index}`).join(" ");
	expect(folded(text, 998).replaceAll("\n", " ")).toBe(text);
	for (const row of folded(text, 998).split("\n")) expect(octets(row)).toBeLessThanOrEqual(998);
	expect(folded("x".repeat(999), 998).split("\n").join("")).toBe("x".repeat(999));
});

it("tears no character apart", () => {
	const text = "👩🏽‍🚀".repeat(400);
	const rows = folded(text, 998).split("\n");
	for (const row of rows) {
		expect(octets(row)).toBeLessThanOrEqual(998);
		expect(row.isWellFormed()).toBe(true);
	}
	expect(rows.join("")).toBe(text);
});
