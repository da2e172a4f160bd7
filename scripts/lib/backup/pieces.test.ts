import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { type BackupManifest, type BackupPiece, backupFolder } from "#core/backups/backup";
import { drill } from "#scripts/lib/backup/drill";
import { type Picture, readBackup, writeBackup } from "#scripts/lib/backup/file";
import { localPicture } from "#scripts/lib/backup/local-database";
import { fetchBackup, joinBackup } from "#scripts/lib/backup/pieces";
import { ownMigrations } from "#scripts/lib/migrations";
import { ROOT } from "#scripts/lib/wrangler";

const quiet = () => {};
const root = await mkdtemp(join(tmpdir(), "launchweek-pieces-"));
afterAll(() => rm(root, { recursive: true, force: true }));

const TABLES = [
	{ name: "a", columns: ["id", "text"] },
	{ name: "b", columns: ["id"] },
	{ name: "empty", columns: ["id"] },
];

/** A folder with these pieces: lines of rows by table. */
async function folderOf(pieces: { rows: Record<string, string[]>; isChanges: boolean }[], counts = {}) {
	const folder = await mkdtemp(join(root, "folder-"));
	const notes: BackupPiece[] = [];
	for (const [index, { rows, isChanges }] of pieces.entries()) {
		const lines = Object.entries(rows).flatMap(([table, found]) => [JSON.stringify({ table }), ...found]);
		const text = `{"launchweek_backup_piece":1}\n${lines.join("\n")}\n`;
		const file = `${index}.jsonl`;
		await writeFile(join(folder, file), text);
		const sha256 = createHash("sha256").update(text).digest("hex");
		notes.push({ file, sha256, bytes: text.length, rows: 0, isChanges });
	}
	const manifest: BackupManifest = {
		launchweek_backup_pieces: 1,
		name: "n",
		begun_at: new Date(0).toISOString(),
		taken_at: new Date(5).toISOString(),
		migrations: ["0000_start.sql"],
		tables: TABLES,
		counts: { a: 4, b: 1, empty: 0, ...counts },
		pieces: notes,
	};
	await writeFile(join(folder, "manifest.json"), JSON.stringify(manifest));
	return folder;
}

const PIECES = [
	{ rows: { a: ['[1,1,"one"]', '[3,3,"three"]', '[5,5,"five"]'] }, isChanges: false },
	{ rows: { a: ['[7,7,"seven"]'], b: ["[1,1]"] }, isChanges: false },
	// Written meanwhile: before the first, between, gone, anew, beyond the last, and then changed once more.
	{ rows: { a: ['[0,0,"zero"]', '[3,3,"3"]', "[5]", '[9,9,"nine"]'], b: ["[2,2]"] }, isChanges: true },
	{ rows: { a: ["[7]", '[9,9,"9"]'], b: ["[2]"] }, isChanges: true },
];

let file: string;
beforeEach(async () => {
	file = join(await mkdtemp(join(root, "file-")), "joined.backup");
});

describe("pieces that are joined", () => {
	it("have of each row what it was at the last instant, in the order of row ids", async () => {
		const rows: string[] = [];
		const folder = await folderOf(PIECES);
		const summary = await joinBackup(folder, file, quiet);
		expect(summary).toMatchObject({ takenAt: new Date(5).toISOString(), rows: { a: 4, b: 1, empty: 0 } });
		expect(await readBackup(file, ({ table, row }) => void rows.push(`${table.name} ${row.join(" ")}`))).toEqual(
			summary,
		);
		expect(rows).toEqual(["a 0 zero", "a 1 one", "a 3 3", "a 9 9", "b 1"]);
	});

	it("are refused when one is missing, altered or cut off, or the database had counted other rows", async () => {
		const spoilt = async (spoil: (folder: string) => Promise<void>, counts = {}) => {
			const folder = await folderOf(PIECES, counts);
			await spoil(folder);
			await expect(joinBackup(folder, file, quiet)).rejects.toThrow(/cannot be restored|holds no/);
			// Nothing that could be taken for a backup.
			expect(await readdir(join(file, ".."))).toEqual([]);
		};
		await spoilt((folder) => rm(join(folder, "1.jsonl")));
		await spoilt(async (folder) => {
			const text = await readFile(join(folder, "0.jsonl"), "utf8");
			await writeFile(join(folder, "0.jsonl"), text.replace("three", "thrAe"));
		});
		await spoilt(async (folder) => writeFile(join(folder, "manifest.json"), '{"launchweek_backup_pieces":1'));
		await spoilt((folder) => rm(join(folder, "manifest.json")));
		await spoilt(async () => {}, { empty: 1 });
		await spoilt(async () => {}, { a: 5 });
	});

	it("come from a bucket as they are, and are refused where an object is not there", async () => {
		const folder = await folderOf(PIECES);
		const objects = {
			newest: async () => "n",
			get: async (key: string) => {
				expect(key.startsWith(backupFolder("n"))).toBe(true);
				return readFile(join(folder, key.slice(backupFolder("n").length))).catch(() => null);
			},
		};
		const copy = join(root, "copy");
		await fetchBackup(objects, "n", copy);
		expect(await joinBackup(copy, file, quiet)).toMatchObject({ rows: { a: 4 } });
		await rm(join(folder, "2.jsonl"));
		await expect(fetchBackup(objects, "n", join(root, "other"))).rejects.toThrow("2.jsonl is not there");
	});
});

describe("a drill", () => {
	/** A backup of a database with these rows. */
	async function backupOf(...statements: string[]): Promise<string> {
		const db = new DatabaseSync(":memory:");
		db.exec("CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT)");
		for (const name of await ownMigrations()) {
			db.exec(await readFile(`${ROOT}migrations/${name}`, "utf8"));
			db.prepare("INSERT INTO d1_migrations (name) VALUES (?)").run(name);
		}
		for (const sql of statements) db.exec(sql);
		const picture: Picture = localPicture(db);
		await writeBackup(file, picture, new Date(0), quiet);
		await picture.close();
		return file;
	}

	const LISTINGS = `INSERT INTO listings (id, slug, name, url, domain, status, created_at, updated_at)
		VALUES (1, 'a', 'A', 'https://a.example', 'a.example', 'live', 0, 0), (2, 'b', 'B', 'https://b.example', 'b.example', 'draft', 0, 0);
		INSERT INTO listing_reindex (listing_id) VALUES (1)`;

	it("says that everything is as it was, with the time of each step", async () => {
		const { steps, summary, problems } = await drill(await backupOf(LISTINGS), join(file, ".."), quiet);
		expect(problems).toEqual([]);
		expect(summary.rows.listings).toBe(2);
		expect(steps.map(({ step }) => step)).toHaveLength(4);
	});

	it("finds numbers that are not what is counted, and fails where a reference leads nowhere", async () => {
		const wrong =
			"UPDATE counters SET value = 7 WHERE name = 'listings_live'; UPDATE listings SET rating_count = 3, awards = 1 WHERE id = 1";
		const { problems } = await drill(await backupOf(LISTINGS, wrong), join(file, ".."), quiet);
		expect(problems).toEqual([
			...["awards of a listing: 1 wrong", "  listing a: 1 instead of 0"],
			...["reviews that rate a listing: 1 wrong", "  listing a: 3 instead of 0"],
			...["live listings: 1 wrong", "  listings_live: 7 instead of 1"],
		]);
		await rm(join(file, "../drill.sqlite"));
		const dangling = "PRAGMA foreign_keys = off; INSERT INTO listing_updates VALUES (1, 777, 't', 'b', 0, 0)";
		await expect(drill(await backupOf(dangling), join(file, ".."), quiet)).rejects.toThrow(
			"refers to one that is not there",
		);
	});
});
