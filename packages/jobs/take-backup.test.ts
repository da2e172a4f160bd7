import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { type BackupManifest, type BackupPiece, backupFolder } from "#core/backups/backup";
import { mergedRows } from "#core/backups/merged-rows";
import { encodeRow } from "#core/backups/row-lines";
import { DAY_MS } from "#core/launches/week";
import { JOBS } from "#jobs/registry";
import { runRow } from "#jobs/run-row";
import { backupPlan, nextOfTable } from "#store/backup-reads";
import { backupById, newestBackups } from "#store/backups";
import { dueRows } from "#store/outbox";
import { jobContext } from "#testing/job-context";
import { mintCategory, mintListing, mintListings } from "#testing/listings";
import { setSettings } from "#testing/settings";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await setSettings({ backups_daily: "true", backup_hour: "0" });
});

const run = (sql: string, ...values: unknown[]) =>
	env.DB.prepare(sql)
		.bind(...values)
		.run();

/** Runs the next step of what is due. @returns its closing sentence; null when nothing is due. */
async function step(at = NOW): Promise<string | null> {
	const due = await dueRows(world.db, {
		...{ now: at.getTime(), clockNow: Date.now(), staleBefore: Number.MAX_SAFE_INTEGER, limit: 1 },
	});
	const [row] = due.filter(({ job }) => job.endsWith("-backup"));
	return row === undefined ? null : `${row.job}: ${await runRow(JOBS, row.id, jobContext(at))}`;
}

async function begin(at = NOW): Promise<void> {
	await run(
		"INSERT INTO outbox (job, subject, due_at, created_at) VALUES ('begin-backup', 'all', ?1, ?1)",
		at.getTime(),
	);
	expect(await step(at)).toBe("begin-backup: begun");
}

async function kept(name: string): Promise<BackupManifest> {
	const object = await env.BACKUPS.get(`${backupFolder(name)}manifest.json`);
	return JSON.parse((await object?.text()) ?? "null");
}

/** Every row of the backup, by table. */
async function restored(name: string): Promise<Map<string, string[]>> {
	const manifest = await kept(name);
	const found = new Map<string, string[]>(manifest.tables.map((table) => [table.name, []]));
	async function* linesOf({ file }: BackupPiece) {
		const text = await (await env.BACKUPS.get(backupFolder(name) + file))?.text();
		yield* (text ?? "").trimEnd().split("\n");
	}
	for await (const { table, row } of mergedRows(manifest, linesOf)) found.get(table.name)?.push(encodeRow(row));
	for (const [table, rows] of found) expect(rows.length, table).toBe(manifest.counts[table]);
	return found;
}

/** Every row of the database as it is now, by table. */
async function stored(): Promise<Map<string, string[]>> {
	const found = new Map<string, string[]>();
	for (const table of (await backupPlan(world.db)).tables) {
		const piece = { rows: 100_000, characters: 100_000_000 };
		const rows = await nextOfTable(world.db, table, { after: null, piece, log: false });
		found.set(
			table.name,
			rows.map(({ values }) => encodeRow(values ?? [])),
		);
	}
	return found;
}

/** The tables that taking a backup writes itself. */
const OWN = ["outbox", "sqlite_sequence"];

async function expectSame(name: string, expected: Map<string, string[]>) {
	const found = await restored(name);
	for (const [table, rows] of expected) {
		if (!OWN.includes(table)) expect(found.get(table), table).toEqual(rows);
	}
	expect([...found.keys()]).toEqual([...expected.keys()]);
}

describe("a backup that is taken while everything changes", () => {
	it("is the database at one instant: its last", async () => {
		const category = await mintCategory(world.db, "crm");
		await mintListings(world.db, 1500, [category.id]);
		const { id } = await mintListing(world.db, "acme");
		await run("INSERT INTO counters VALUES ('max', 9223372036854775807), ('low', -5)");
		await begin();
		let last = new Map<string, string[]>();
		let steps = 0;
		for (let outcome = await step(); outcome !== null; outcome = await step()) {
			steps++;
			const [backup] = await newestBackups(world.db);
			if (backup?.takenAt !== null) break;
			// Rows of tables that were read, are being read and are not yet: new, changed, gone, under another id.
			await run("UPDATE listings SET votes = votes + 1 WHERE id IN (?, ?)", id, steps + 1);
			await run("INSERT INTO counters VALUES (?, ?)", `step ${steps}`, steps);
			await run("DELETE FROM listing_categories WHERE listing_id = ?", 100 + steps);
			await run("UPDATE users SET id = id + 1000 WHERE id = 1");
			await run("INSERT INTO redeemed_tokens VALUES (?, 0)", `token ${steps}`);
			if (steps % 2 === 0) await run("DELETE FROM redeemed_tokens WHERE hash = ?", `token ${steps - 1}`);
			const { position } = (await backupById(world.db, backup?.id ?? 0)) ?? {};
			if (position?.phase === "changes") last = await stored();
		}
		// What its last read saw is what was there after the last write.
		const [backup] = await newestBackups(world.db);
		expect(steps).toBeGreaterThan(8);
		await expectSame(backup?.name ?? "", last);
	});

	it("takes away what it logged by, and is read again", async () => {
		await mintListing(world.db, "acme");
		await begin();
		const outcomes: string[] = [];
		for (let outcome = await step(); outcome !== null; outcome = await step()) outcomes.push(outcome);
		expect(outcomes.slice(-2)).toEqual(["take-backup: done", "verify-backup: as it was written"]);
		expect(await world.db.all("SELECT name FROM sqlite_master WHERE name LIKE 'backup_log_%'")).toEqual([]);
		expect(await world.db.all("SELECT * FROM backup_changes")).toEqual([]);
		const [backup] = await newestBackups(world.db);
		expect(backup).toMatchObject({ state: "done", isAsked: false, damage: null, problem: null });
		expect(backup?.rows).toBeGreaterThan(5);
		await expectSame(backup?.name ?? "", await stored());
	});

	it("makes each step once, although every one runs twice at once", async () => {
		await mintListings(world.db, 1200, [(await mintCategory(world.db, "crm")).id]);
		await begin();
		for (;;) {
			const [row] = await world.db.query.outbox.findMany({
				where: (t, { and, isNull, eq }) => and(isNull(t.doneAt), eq(t.job, "take-backup")),
			});
			if (row === undefined) break;
			const job = JOBS.find(({ kind }) => kind.name === "take-backup");
			const work = { subject: Number(row.subject), payload: {}, cause: `outbox:${row.id}` };
			await Promise.all([job?.run(work, jobContext(NOW)), runRow(JOBS, row.id, jobContext(NOW))]);
		}
		const [backup] = await newestBackups(world.db);
		expect(backup?.state).toBe("done");
		await expectSame(backup?.name ?? "", await stored());
	});

	it("reads rows that are longer than a step takes", async () => {
		await run("INSERT INTO draft_pages (draft_id, url, page, read_at) VALUES ('d', 'a', ?, 1)", "x".repeat(900_000));
		for (let page = 0; page < 30; page++)
			await run(
				"INSERT INTO draft_pages (draft_id, url, page, read_at) VALUES ('d', ?, ?, 1)",
				`p${page}`,
				"é".repeat(30_000),
			);
		await begin();
		for (let outcome = await step(); outcome !== null; outcome = await step());
		const [backup] = await newestBackups(world.db);
		await expectSame(backup?.name ?? "", await stored());
		const pieces = (await kept(backup?.name ?? "")).pieces;
		expect(Math.max(...pieces.map(({ bytes }) => bytes))).toBeLessThan(1_300_000);
	});
});

describe("a backup that cannot be whole", () => {
	const toTheEnd = async () => {
		for (let outcome = await step(); outcome !== null; outcome = await step());
		return (await newestBackups(world.db))[0];
	};

	it("fails when something was restored meanwhile, and leaves nothing behind", async () => {
		await begin();
		for (let steps = 0; steps < 4; steps++) await step();
		await run("DROP TRIGGER backup_log_update_listings");
		expect(await toTheEnd()).toMatchObject({ state: "failed", problem: expect.stringContaining("restored") });
		expect(await world.db.all("SELECT name FROM sqlite_master WHERE name LIKE 'backup_log_%'")).toEqual([]);
	});

	it("fails when the schema was migrated meanwhile", async () => {
		await begin();
		for (let steps = 0; steps < 4; steps++) await step();
		await run("INSERT INTO d1_migrations (name) VALUES ('9999_more.sql')");
		expect(await toTheEnd()).toMatchObject({ state: "failed", problem: expect.stringContaining("migrated") });
		await run("DELETE FROM d1_migrations WHERE name = '9999_more.sql'");
	});

	it("is known as damaged when an object is not what was written, or is gone", async () => {
		await begin();
		const whole = await toTheEnd();
		const verify = async () => {
			await run(
				"INSERT INTO outbox (job, subject, payload, due_at, created_at) VALUES ('verify-backup', ?1, '{}', ?2, ?2)",
				String(whole?.id),
				NOW.getTime(),
			);
			return (await toTheEnd())?.damage;
		};
		expect(await verify()).toBeNull();
		const folder = backupFolder(whole?.name ?? "");
		const [piece] = (await kept(whole?.name ?? "")).pieces;
		const key = folder + piece?.file;
		const bytes = (await (await env.BACKUPS.get(key))?.text()) ?? "";
		await env.BACKUPS.put(key, bytes.replace("launchweek", "launchweak"));
		expect(await verify()).toBe(`${piece?.file} is not what was written.`);
		await env.BACKUPS.delete(key);
		expect(await verify()).toBe(`${piece?.file} is missing.`);
		await env.BACKUPS.put(`${folder}manifest.json`, "{");
		expect(await verify()).toBe("manifest.json names other pieces.");
	});
});

it("is taken once a day from its hour on, pushed on when it stands still, and not where that is turned off", async () => {
	await setSettings({ backup_hour: "3" });
	const day = Date.parse("2026-11-19T00:00:00Z");
	const outcomes = async (ms: number) =>
		(await world.cron(new Date(day + ms))).filter((outcome) => outcome.startsWith("begin-backup"));
	expect(await outcomes(2 * 3_600_000)).toEqual(["begin-backup: begun"]);
	expect(await outcomes(2.9 * 3_600_000)).toEqual([]);
	expect(await outcomes(3 * 3_600_000)).toEqual(["begin-backup: begun"]);
	expect(await outcomes(20 * 3_600_000)).toEqual([]);
	await setSettings({ backups_daily: "false" });
	expect(await outcomes(3 * DAY_MS)).toEqual([]);
	await run("UPDATE backups SET state = 'running', taken_at = NULL, moved_at = 0 WHERE id = 2");
	expect(await outcomes(3 * DAY_MS + 1)).toEqual(["begin-backup: pushed on one that stood still"]);
	expect((await newestBackups(world.db))[0]).toMatchObject({ id: 2, state: "failed" });
});
