import { beforeEach, describe, expect, it } from "vitest";
import { JOBS } from "#jobs/registry";
import { runRow } from "#jobs/run-row";
import { backupById, newestBackups } from "#store/backups";
import { begin, expectSame, kept, run, step, stored, toTheEnd } from "#testing/backups";
import { jobContext } from "#testing/job-context";
import { mintCategory, mintListing, mintListings } from "#testing/listings";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

describe("a backup that is taken while everything changes", () => {
	it("is the database at one instant: its last", async () => {
		const category = await mintCategory(world.db, "crm");
		await mintListings(world.db, 600, [category.id]);
		const { id } = await mintListing(world.db, "acme");
		await run("INSERT INTO counters VALUES ('max', 9223372036854775807), ('low', -5)");
		await begin(NOW, null);
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
			if (position?.phase === "changes") last = await stored(null);
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
		await mintListings(world.db, 500, [(await mintCategory(world.db, "crm")).id]);
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
	it("fails when something was restored meanwhile, and leaves nothing behind", async () => {
		await begin();
		for (let steps = 0; steps < 3; steps++) await step();
		await run("DROP TRIGGER backup_log_update_listings");
		expect(await toTheEnd()).toMatchObject({ state: "failed", problem: expect.stringContaining("restored") });
		expect(await world.db.all("SELECT name FROM sqlite_master WHERE name LIKE 'backup_log_%'")).toEqual([]);
	});

	it("fails when the schema was migrated meanwhile", async () => {
		await begin();
		for (let steps = 0; steps < 3; steps++) await step();
		await run("INSERT INTO d1_migrations (name) VALUES ('9999_more.sql')");
		expect(await toTheEnd()).toMatchObject({ state: "failed", problem: expect.stringContaining("migrated") });
		await run("DELETE FROM d1_migrations WHERE name = '9999_more.sql'");
	});
});
