import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { freeInterruptedWork } from "#scripts/lib/interrupted-work";
import { withLocalData } from "#scripts/lib/local-data";
import { databaseFile, makeNewDatabase } from "#scripts/lib/new-database";
import { ROOT } from "#scripts/lib/wrangler";

let dir: string;
beforeEach(async () => {
	dir = await mkdtemp(join(tmpdir(), "launchweek-interrupted-"));
	const [, id = ""] = /database_id = "([^"]+)"/.exec(await readFile(`${ROOT}wrangler.toml`, "utf8")) ?? [];
	await makeNewDatabase(databaseFile(join(dir, "v3"), id));
});
afterEach(() => rm(dir, { recursive: true }));

it("frees what was under way when the instance ended, with the tries it has had, and leaves all else as it is", async () => {
	await withLocalData(dir, async ({ db }) => {
		const row = db.prepare(
			"INSERT INTO outbox (job, subject, due_at, created_at, sent_at, lease_until, done_at, attempts) VALUES (?, '', 1, 1, ?, ?, ?, ?)",
		);
		await db.batch([
			row.bind("sent", 5, null, null, 0),
			row.bind("running", null, 9, null, 2),
			row.bind("waiting", null, null, null, 1),
			row.bind("done", 5, 9, 7, 1),
		]);
		expect(await freeInterruptedWork(db)).toBe(2);
		const rows = db.prepare("SELECT job, sent_at, lease_until, done_at, attempts FROM outbox ORDER BY id").raw();
		expect(await rows).toEqual([
			["sent", null, null, null, 0],
			["running", null, null, null, 2],
			["waiting", null, null, null, 1],
			["done", 5, 9, 7, 1],
		]);
		expect(await freeInterruptedWork(db)).toBe(0);
	});
});
