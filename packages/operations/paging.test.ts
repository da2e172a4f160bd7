import { describe, expect, it } from "vitest";
import { toPage, windowOf } from "#operations/paging";

/** A page of what a list of `there` rows gives, read as repositories read it. */
function pageOf(there: number, page: number, total?: number) {
	const window = windowOf({ page, per_page: 2 });
	const rows = Array.from({ length: there }, (_, index) => index).slice(window.offset, window.offset + window.limit);
	return toPage({ rows, total }, { page, per_page: 2 }, (row) => `row ${row}`);
}

it("reads one row more than a page shows", () => {
	expect(windowOf({ page: 1, per_page: 20 })).toEqual({ limit: 21, offset: 0 });
	expect(windowOf({ page: 3, per_page: 20 })).toEqual({ limit: 21, offset: 40 });
});

describe("a page without a counter", () => {
	it.each([
		// there, page: items, total, exact, next page
		[0, 1, [], 0, true, null],
		[2, 1, ["row 0", "row 1"], 2, true, null],
		[3, 1, ["row 0", "row 1"], 3, false, 2],
		[9, 1, ["row 0", "row 1"], 3, false, 2],
		[9, 2, ["row 2", "row 3"], 5, false, 3],
		[4, 2, ["row 2", "row 3"], 4, true, null],
		[3, 2, ["row 2"], 3, true, null],
		// Beyond the end nobody knows how many there are.
		[2, 2, [], 0, false, null],
		[9, 900, [], 0, false, null],
	])("of %i rows, page %i", (there, page, items, total, total_is_exact, next_page) => {
		expect(pageOf(there, page)).toEqual({ items, page, per_page: 2, total, total_is_exact, next_page });
	});
});

it("says of a list that ends though there may be more how many there are at least, and beyond its end too", () => {
	for (const [page, next_page] of [
		[1, 2],
		[2, null],
		[9, null],
	] as const) {
		const window = windowOf({ page, per_page: 2 });
		const rows = [0, 1, 2, 3].slice(window.offset, window.offset + window.limit);
		const found = toPage({ rows, endsAfter: 4 }, { page, per_page: 2 }, (row) => row);
		expect(found).toMatchObject({ total: 4, total_is_exact: false, next_page });
	}
});

it.each([1, 2, 900])("has the counter's total on page %i, which is exact", (page) => {
	expect(pageOf(3, page, 3)).toMatchObject({ total: 3, total_is_exact: true, next_page: page === 1 ? 2 : null });
});

it("ends with page 1000, whatever follows", () => {
	expect(pageOf(5_000, 999)).toMatchObject({ next_page: 1_000 });
	expect(pageOf(5_000, 1_000)).toMatchObject({
		items: ["row 1998", "row 1999"],
		next_page: null,
		total_is_exact: false,
	});
});
