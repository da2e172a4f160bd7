import { expect, it } from "vitest";
import { narrower, textThat, Unusable, usable } from "#core/site-settings/form";

const short = textThat((value) => value.length < 3, "Write less.");

it("takes white space away before it looks", () => {
	expect(short("  ab ")).toBe("ab");
	expect(short("abc")).toEqual(new Unusable("Write less."));
});

it("throws what is wrong where a value must be", () => {
	expect(usable(short, "ab")).toBe("ab");
	expect(() => usable(short, "abc")).toThrow("Write less.");
});

it("refuses more where it is narrowed, and says first what was wrong before", () => {
	const lower = narrower(short, (value) => (value === value.toLowerCase() ? null : "Write small letters."));
	expect([lower("ab"), lower("AB"), lower("ABC")]).toEqual([
		...["ab", new Unusable("Write small letters."), new Unusable("Write less.")],
	]);
});
