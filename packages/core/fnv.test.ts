import { expect, it } from "vitest";
import { fnv1a } from "#core/fnv";

it("is as the standard has it", () => {
	// Source: RFC 9923, test values of FNV-1a for 32 bits.
	expect(["", "a", "foobar"].map((text) => fnv1a(text))).toEqual(["811c9dc5", "e40c292c", "bf9cf968"]);
});

it("tells versions of one address apart that differ in a count", () => {
	const made = Array.from({ length: 20_000 }, (_, count) => {
		const text = `${count}.${7 * count}.12.${count % 10} 3f1 5903 /api/v1/listings/acme`;
		return fnv1a(text) + fnv1a(text, 0x9e3779b9);
	});
	expect(new Set(made.map((digits) => digits.slice(0, 12))).size).toBe(made.length);
});
