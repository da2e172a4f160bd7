import { describe, expect, it } from "vitest";
import { NoTable, readTable } from "#core/imports/table";
import { IMPORT_ROW_MAX_CHARACTERS, IMPORT_ROWS_MAX } from "#core/limits";

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readTable(bytes(text));

describe("separated values", () => {
	it("reads values with separators, quotation marks and line ends in them, each row by the line it begins on", () => {
		const table = read('name,website\r\n"Acme, Inc.",acme.com\r\n\r\n"Say ""hi""\r\nagain",b.com\r\nLast,c.com');
		expect(table).toEqual({
			columns: ["name", "website"],
			rows: [
				{ line: 2, cells: ["Acme, Inc.", "acme.com"] },
				{ line: 4, cells: ['Say "hi"\r\nagain', "b.com"] },
				{ line: 6, cells: ["Last", "c.com"] },
			],
		});
	});

	it.each([";", "\t", "|"])("finds out that %j separates them", (separator) => {
		const lines = [
			["name", "website"],
			["Acme", "acme.com"],
			["Brio", "brio.com"],
		];
		const { columns, rows } = read(lines.map((line) => line.join(separator)).join("\n"));
		expect([columns, ...rows.map(({ cells }) => cells)]).toEqual(lines);
	});

	it.each(["sep=;\r\n", "SEP=;\n", "\uFEFFsep=;\n"])(
		"takes the separator from the line %j, which is no row",
		(first) => {
			// By the number of its commas the file would be one of commas.
			const table = read(`${first}name;tags\nAcme;"notes, lists"\nBrio;a, b, c`);
			expect(table).toEqual({
				columns: ["name", "tags"],
				rows: [
					{ line: 3, cells: ["Acme", "notes, lists"] },
					{ line: 4, cells: ["Brio", "a, b, c"] },
				],
			});
		},
	);

	it("takes `sep=` for a name where it is not alone on the first line", () => {
		expect(read("sep=,name\na,b").columns).toEqual(["sep=", "name"]);
		expect(read("name,sep\nsep=;,b").rows[0]?.cells).toEqual(["sep=;", "b"]);
	});

	it("reads what spreadsheets write: a byte order mark, or Windows-1252", () => {
		expect(read("\uFEFFname,website\nAcme,acme.com").columns).toEqual(["name", "website"]);
		const windows = Uint8Array.from([...bytes("name,website\nCaf"), 0xe9, ...bytes(",cafe.com")]);
		expect(readTable(windows).rows[0]?.cells[0]).toBe("Café");
	});

	it("names columns that have no name, or one that another has", () => {
		expect(read("name,,name\na,b,c").columns).toEqual(["name", "(column 2)", "name (column 3)"]);
	});

	it("keeps a row that is too short, and says of one that is too long or open what is wrong", () => {
		const { rows } = read('name,website\nAcme\nA,b.com,more\nfine,c.com,,\n"open,d.com');
		expect(rows).toMatchObject([
			{ line: 2, cells: ["Acme", ""] },
			{ line: 3, problem: expect.stringContaining("3 values, the first line 2") },
			{ line: 4, cells: ["fine", "c.com"] },
			{ line: 5, problem: expect.stringContaining("quotation marks") },
		]);
		expect(rows[2]).not.toHaveProperty("problem");
	});
});

describe("JSON lines", () => {
	it("has a column for each name, also within objects, and a text for each value", () => {
		const table = read(
			'{"name":"Acme","tags":["a","b"],"socials":{"x":"https://x.com/acme"}}\n\n{"name":"Brio","founded":2019,"live":true,"note":null}',
		);
		expect(table).toEqual({
			columns: ["name", "tags", "socials.x", "founded", "live", "note"],
			rows: [
				{ line: 1, cells: ["Acme", "a\nb", "https://x.com/acme", "", "", ""] },
				{ line: 3, cells: ["Brio", "", "", "2019", "true", ""] },
			],
		});
	});

	it("says of a line that is none, and goes on", () => {
		const { rows } = read('{"name":"Acme"}\n{"name":\n["x"]\n{"name":"Brio"}');
		expect(rows.map(({ line, problem }) => [line, problem])).toEqual([
			[1, undefined],
			[2, "It is no JSON object."],
			[3, "It is no JSON object."],
			[4, undefined],
		]);
	});
});

it.each(["utf-16le", "utf-16be"])("reads what spreadsheets save as Unicode text: %s", (encoding) => {
	const units = Uint16Array.from("\ufeffname\twebsite\nØ\ta.com", (char) => char.charCodeAt(0));
	const bytes = new Uint8Array(units.length * 2);
	const view = new DataView(bytes.buffer);
	for (const [at, unit] of units.entries()) view.setUint16(at * 2, unit, encoding === "utf-16le");
	expect(readTable(bytes)).toEqual({ columns: ["name", "website"], rows: [{ line: 2, cells: ["Ø", "a.com"] }] });
});

it("keeps of a row that no statement could hold only its beginnings, and says so", () => {
	const huge = "x".repeat(IMPORT_ROW_MAX_CHARACTERS);
	const [long, next] = read(`name,website\nAcme,${huge}\nBrio,brio.com`).rows;
	expect(long).toMatchObject({ line: 2, problem: "It has over 300000 characters: take out what is not needed." });
	expect(long?.cells.map(({ length }) => length)).toEqual([4, 200]);
	expect(next).toEqual({ line: 3, cells: ["Brio", "brio.com"] });
	expect(readTable(new TextEncoder().encode(`{"name":"${"x".repeat(11)}"}`), 10).rows[0]?.problem).toContain("over 10");
});

describe("what is no table", () => {
	it.each([
		["", "empty"],
		["\n\n", "empty"],
		["name,website", "no rows"],
		// As a spreadsheet's own files begin.
		["PK\x03\x04\x14\0\x06\0\x08\n\0\0", "Save the spreadsheet as CSV"],
		[`${"a,".repeat(80)}b\n1`, "81 columns"],
		[`name,${"w".repeat(501)}\nAcme,acme.com`, "name has over 500 characters"],
		[`{"${"w".repeat(501)}":1}`, "name has over 500 characters"],
		[`n\n${"x\n".repeat(IMPORT_ROWS_MAX + 1)}`, "over 10000 rows"],
	])("is refused: %#", (text, why) => {
		expect(() => read(text)).toThrow(NoTable);
		expect(() => read(text)).toThrow(why);
	});

	it("is not read for longer than its length allows", () => {
		const hostile = `name,website\n${'"'.repeat(400_000)}`;
		expect(read(hostile).rows.length).toBeLessThan(10);
	});
});

it("tells what separates two columns also in a short file that ends in a line break", () => {
	for (const mark of [",", ";", "\t", "|"])
		for (const end of ["", "\n", "\r\n\r\n"]) {
			const table = readTable(new TextEncoder().encode(`name${mark}url\na${mark}b${end}`));
			expect(table, JSON.stringify([mark, end])).toEqual({
				columns: ["name", "url"],
				rows: [{ line: 2, cells: ["a", "b"] }],
			});
		}
});
