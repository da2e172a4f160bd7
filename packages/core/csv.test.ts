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

it("hands a spreadsheet no formula in full-width signs, which some take for one, too", () => {
	expect(csvLines([["a"], ["＝1+1"], ["＠SUM(A1)"]])).toBe(`a\r\n"'＝1+1"\r\n"'＠SUM(A1)"\r\n`);
});

it("hands a spreadsheet no formula that goes on below its first line", () => {
	expect(csvLines([["a"], ["=1+1\nfine"], ["\t=1\n"]])).toBe(`a\r\n"'=1+1\nfine"\r\n"'\t=1\n"\r\n`);
});

it("reads a value that was kept from being a formula as it was before", () => {
	const cells = ["@acme", "+1 555 0100", "=1+1\nfine", "'s Gravenhage", "'=1+1", "''+3"];
	const { rows } = readTable(new TextEncoder().encode(csvLines([["a", "b", "c", "d", "e", "f"], cells])));
	expect(rows[0]?.cells).toEqual(cells);
});
