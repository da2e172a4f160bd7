import { expect, it } from "vitest";
import { decodeRow, encodeRow, type Value } from "#core/backups/row-lines";

it("reads every value back as what it was", () => {
	const row: Value[] = [
		...[null, "", "a\u0000b'\"\\\n\u202e😀", 0n, -1n, 9_223_372_036_854_775_807n, -9_223_372_036_854_775_808n],
		...[0.1, 57, -0.5, 1e300, 5e-324, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
		...[new Uint8Array([0, 255, 10]), new Uint8Array()],
	];
	expect(decodeRow(encodeRow(row))).toEqual(row);
	expect(encodeRow([57, 57n])).toBe("[57.0,57]");
});

it("takes nothing else for a row", () => {
	for (const line of ["{}", "1", "[", "null"]) expect(() => decodeRow(line), line).toThrow();
});
