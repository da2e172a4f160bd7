import { expect, it } from "vitest";
import type { BackupPiece } from "#core/backups/backup";
import { mergedRows } from "#core/backups/merged-rows";

const TABLES = [
	{ name: "a", columns: ["x"] },
	{ name: "b", columns: ["x"] },
];

/** @param pieces lines of each; those with a `!` before them are changes. */
async function merged(...pieces: string[][]): Promise<string[]> {
	const notes = pieces.map(
		(lines, index): BackupPiece => ({
			file: String(index),
			sha256: "",
			bytes: 0,
			rows: 0,
			isChanges: lines[0] === "!",
		}),
	);
	async function* linesOf({ file }: BackupPiece) {
		yield* (pieces[Number(file)] ?? []).filter((line) => line !== "!");
	}
	const found: string[] = [];
	for await (const { table, row } of mergedRows({ tables: TABLES, pieces: notes }, linesOf))
		found.push(`${table.name}${row.join()}`);
	return found;
}

const [A, B] = ['{"table":"a"}', '{"table":"b"}'];

it("lays later rows over earlier ones, in the order of row ids", async () => {
	expect(await merged([A, "[1,1]", "[2,2]"], [A, "[4,4]", B, "[1,1]"])).toEqual(["a1", "a2", "a4", "b1"]);
	expect(await merged([A, "[1,1]", "[2,2]"], ["!", A, "[0,0]", "[1,9]", "[2]", "[3,3]"])).toEqual(["a0", "a9", "a3"]);
	expect(await merged([A, "[1,1]"], ["!", A, "[1]"], ["!", A, "[1,7]"])).toEqual(["a7"]);
	expect(await merged([A, "[1,1]"], ["!", A, "[1,7]"], ["!", A, "[1]"])).toEqual([]);
});

it("has rows of tables that were empty before, or are in no piece", async () => {
	expect(await merged([], ["!", B, "[5,5]"])).toEqual(["b5"]);
	expect(await merged([B, "[5,5]"], ["!", A, "[1,1]", B, "[6,6]"])).toEqual(["a1", "b5", "b6"]);
	expect(await merged()).toEqual([]);
});
