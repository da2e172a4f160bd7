import { expect, it } from "vitest";
import { cursorText, isReadable, readCursor } from "#core/public-data/cursor";

it("is read back as it was written, and nothing else is", () => {
	for (const cursor of [
		{ epoch: 0, seq: 0 },
		{ epoch: 1_795_000_000_000, seq: 123_456_789 },
	]) {
		expect(readCursor(cursorText(cursor))).toEqual(cursor);
		expect(cursorText(cursor)).toMatch(/^[A-Za-z0-9_-]+$/);
	}
	for (const wrong of ["", "0", "MTox", "é", "x".repeat(101), cursorText({ epoch: 0, seq: 1 }).slice(1)])
		expect(readCursor(wrong), wrong).toBeNull();
});

it("tells nothing after a time that was undone, or of before the database was put back", () => {
	const newest = { epoch: 5, seq: 10 };
	expect([0, 10].map((seq) => isReadable({ epoch: 5, seq }, newest))).toEqual([true, true]);
	expect(isReadable({ epoch: 5, seq: 11 }, newest)).toBe(false);
	expect(isReadable({ epoch: 4, seq: 1 }, newest)).toBe(false);
});
