import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openLocalDatabase } from "#scripts/lib/backup/local-database";
import { withLocalData } from "#scripts/lib/local-data";
import { appliedMigrations, applyMigrations, migrate, ownMigrations } from "#scripts/lib/migrations";
import { databaseFile, makeNewDatabase } from "#scripts/lib/new-database";
import { ROOT } from "#scripts/lib/wrangler";
import { type SchemaRow, storedTables } from "#store/backup-schema";

let dir: string;
beforeEach(async () => {
	dir = await mkdtemp(join(tmpdir(), "launchweek-migrations-"));
	vi.stubEnv("STATE_DIR", dir);
});
afterEach(async () => {
	vi.unstubAllEnvs();
	await rm(dir, { recursive: true });
});

it("finds none applied where there is no database yet", async () => {
	expect(await appliedMigrations(false)).toEqual([]);
	expect((await ownMigrations()).length).toBeGreaterThan(0);
});

it("refuses a database of another version, naming what it has had and how to go on", async () => {
	const data = join(dir, "v3/d1/miniflare-D1DatabaseObject");
	await mkdir(data, { recursive: true });
	const db = new DatabaseSync(join(data, "a.sqlite"));
	db.exec(
		"CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT); INSERT INTO d1_migrations (name) VALUES ('0000_other.sql')",
	);
	db.close();
	expect(await appliedMigrations(false)).toEqual(["0000_other.sql"]);
	await expect(applyMigrations(false)).rejects.toThrow(/has had 0000_other\.sql.*Nothing was changed.*STATE_DIR/);
});

/** Everything a database is and holds, but for when. */
async function contents(): Promise<unknown[]> {
	const db = await openLocalDatabase(dir, { readOnly: true });
	if (db === null) throw new Error("the runtime keeps its database elsewhere");
	const schema = db
		.prepare("SELECT type, name, sql FROM sqlite_master WHERE name NOT GLOB '_cf_*' ORDER BY rowid")
		.all() as unknown as (SchemaRow & { type: string })[];
	const tables = storedTables(schema.filter(({ type }) => type === "table"));
	const rows = tables.map((name) => [
		name,
		db
			.prepare(`SELECT * FROM "${name}"`)
			.all()
			.map(({ applied_at: _, ...row }) => row),
	]);
	const counted = db.prepare("SELECT name, seq FROM sqlite_sequence ORDER BY name").all();
	db.close();
	return [schema, rows, counted];
}

// To apply all of them one by one takes seconds, so one test shows that they are, and that a new file holds the same.
it("gives a new database all migrations once, and makes the same in a file before there is a runtime, where the runtime then looks for it", async () => {
	expect(await applyMigrations(false)).toEqual(await ownMigrations());
	expect(await appliedMigrations(false)).toEqual(await ownMigrations());
	expect(await applyMigrations(false)).toEqual([]);
	const migrated = await contents();
	const [, id = ""] = /database_id = "([^"]+)"/.exec(await readFile(`${ROOT}wrangler.toml`, "utf8")) ?? [];
	const file = databaseFile(join(dir, "v3"), id);
	await rm(join(dir, "v3"), { recursive: true });
	expect(await makeNewDatabase(file)).toBe(true);
	expect(await contents()).toEqual(migrated);
	expect(await applyMigrations(false)).toEqual([]);
	expect(await makeNewDatabase(file)).toBe(false);
	// And so does the next one of the same process, which applies none.
	await rm(join(dir, "v3"), { recursive: true });
	expect(await makeNewDatabase(file)).toBe(true);
	expect(await contents()).toEqual(migrated);
});

it("makes a new database by the migrations as they are now", async () => {
	const folder = join(dir, "migrations");
	await mkdir(folder);
	const tablesOf = async (name: string) => {
		const file = join(dir, name);
		await makeNewDatabase(file, folder);
		const db = new DatabaseSync(file, { readOnly: true });
		const tables = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE 'a%'").all();
		db.close();
		return tables.map((table) => table.name);
	};
	await writeFile(join(folder, "0000_a.sql"), "CREATE TABLE a (id);");
	expect(await tablesOf("first.sqlite")).toEqual(["a"]);
	await writeFile(join(folder, "0001_b.sql"), "CREATE TABLE ab (id);");
	expect(await tablesOf("second.sqlite")).toEqual(["a", "ab"]);
	await writeFile(join(folder, "0001_b.sql"), "CREATE TABLE ac (id);");
	expect(await tablesOf("third.sqlite")).toEqual(["a", "ac"]);
});

it("leaves nothing of a migration that fails, and goes on with it when it is mended", async () => {
	const folder = join(dir, "migrations");
	await mkdir(folder);
	const second = join(folder, "0001_b.sql");
	await writeFile(join(folder, "0000_a.sql"), "CREATE TABLE a (id);\n--> statement-breakpoint\nCREATE TABLE aa (id);");
	await writeFile(second, "CREATE TABLE b (id);\n--> statement-breakpoint\nINSERT INTO nowhere VALUES (1);");
	await withLocalData(dir, async ({ db }) => {
		await expect(migrate(db, folder)).rejects.toThrow("nowhere");
		await writeFile(second, "CREATE TABLE b (id);");
		expect(await migrate(db, folder)).toEqual(["0001_b.sql"]);
	});
	expect(await appliedMigrations(false)).toEqual(["0000_a.sql", "0001_b.sql"]);
});
