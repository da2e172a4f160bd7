import { describe, expect, it } from "vitest";
import { EXACT_KINDS, growths } from "#testing/exact/row";
import { EXACT } from "#testing/exact/table";

const table = { search_listings: [3, 10, 50, 2] } as const;

describe("what asks for more than the table says", () => {
	it.each([
		["a round more", [4, 10, 50, 2]],
		["three statements more", [3, 13, 50, 2]],
		["many rows more", [3, 10, 74, 2]],
		["many writes more", [3, 10, 50, 21]],
	] as const)("is named: %s", (_name, row) => {
		expect(growths(table, { search_listings: row })).toEqual([expect.stringMatching(/^search_listings: 3 rounds/)]);
	});

	it("is nothing that asks for less, for hardly more, or is new", () => {
		expect(growths(table, { search_listings: [2, 12, 73, 20], another: [9, 9, 9, 9] })).toEqual([]);
	});
});

it("has nothing wait for the database more than five times", () => {
	const rows = EXACT_KINDS.flatMap((kind) => Object.entries(EXACT[1000]?.[kind] ?? {}));
	expect(rows.length).toBeGreaterThan(300);
	expect(rows.filter(([, [rounds]]) => rounds > 5)).toEqual([]);
});
