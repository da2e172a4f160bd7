import { expect, it } from "vitest";
import { csvLines } from "#core/csv";
import { readTable } from "#core/imports/table";

it("writes what is read back the same", () => {
	const rows = [
		['Say "hi", twice', "two\nlines"],
		["", "last"],
	];
	const { columns, rows: read } = readTable(new TextEncoder().encode(csvLines([["a", "b"], ...rows])));
	expect(columns).toEqual(["a", "b"]);
	expect(read.map(({ cells }) => cells)).toEqual(rows);
});

it("hands a spreadsheet no formula", () => {
	expect(csvLines([["a"], ["=1+1"], ["@SUM(A1)"], ["+3"], ["fine"]])).toBe(
		`a\r\n"'=1+1"\r\n"'@SUM(A1)"\r\n"'+3"\r\nfine\r\n`,
	);
});
