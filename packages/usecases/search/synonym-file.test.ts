import { expect, it } from "vitest";
import { mergedOthers, readSynonyms, synonymFile } from "#usecases/search/synonym-file";

it("reads back what it writes, also what looks like a formula", () => {
	const rows = [
		{ phrase: "crm", others: ["customer relationship management", "contacts"] },
		{ phrase: "=sum", others: ['say "hello"'] },
	];
	const file = synonymFile(rows);
	expect(file).toContain('crm,"customer relationship management, contacts"\r\n');
	expect(file).toContain("'=sum");
	expect(readSynonyms(file)).toEqual({ rows: rows.map((row, index) => ({ line: index + 2, ...row })), problems: [] });
});

it("reads columns in any order, other separators, and names with any mark between", () => {
	expect(readSynonyms("note;Others;PHRASE\n-;sails | kites, boats;windlender\n").rows).toEqual([
		{ line: 2, phrase: "windlender", others: ["sails", "kites", "boats"] },
	]);
});

it("names each row that it cannot take by its line, with the reason", () => {
	const text = [
		"phrase,others",
		"windlender,kite",
		"a b c d e,kite",
		"?!,",
		"kite,kites",
		'"sail\nmaker",boats',
		"Windlenders,sails",
		`many,"${Array.from({ length: 13 }, (_, index) => `other${index}`).join(",")}"`,
	].join("\n");
	const { rows, problems } = readSynonyms(text);
	expect(rows.map(({ line }) => line)).toContain(2);
	const lines = new Map(problems.map(({ line, message }) => [line, message]));
	expect(lines.get(3)).toMatch(/^phrase: .*one to 4 words/);
	expect(lines.get(4)).toMatch(/phrase: .*others: /);
	// In the words of every other refusal, not in those of the library that checks.
	expect([...lines.values()].join()).not.toMatch(/Too (?:small|big)|Invalid|expected/);
	expect(lines.get(5)).toContain("same stems");
	expect(lines.get(8)).toContain("Line 2 has the same words");
	expect(lines.get(9)).toMatch(/^others: /);
});

it.each([
	["", "empty"],
	["phrase,others\n", "no rows"],
	["name,also\na,b\n", "phrase, others"],
])("says what a file that it cannot read lacks", (text, why) => {
	const { rows, problems } = readSynonyms(text);
	expect(rows).toEqual([]);
	expect(problems).toMatchObject([{ line: 1, message: expect.stringContaining(why) }]);
});

it("adds what a row names to what there is, each once, as far as there is room", () => {
	const row = { line: 7, phrase: "windlender", others: ["kites", "sails", "Windlenders"] };
	expect(mergedOthers(row, ["kite", "boats"])).toEqual(["kite", "boats", "sails"]);
	const full = Array.from({ length: 12 }, (_, index) => `other${index}`);
	expect(mergedOthers(row, full)).toMatchObject({ line: 7, message: expect.stringContaining("at most 12") });
	expect(mergedOthers({ ...row, others: ["other1"] }, full)).toEqual(full);
});
