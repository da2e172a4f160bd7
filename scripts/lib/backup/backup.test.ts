import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { encodeRow, type Value } from "#core/backups/row-lines";
import { BackupRefused, type Picture, readBackup, type Summary, writeBackup } from "#scripts/lib/backup/file";
import { frozenCopy, type RunTogether } from "#scripts/lib/backup/frozen-copy";
import { localPicture, openLocalDatabase } from "#scripts/lib/backup/local-database";
import { importStatements, verifyD1 } from "#scripts/lib/backup/restore-d1";
import { restoreLocal } from "#scripts/lib/backup/restore-local";
import { ownMigrations } from "#scripts/lib/migrations";
import { databaseFile, makeNewDatabase } from "#scripts/lib/new-database";
import { TABLES_SQL } from "#store/backup-schema";

/** Backups of a D1 in a running workerd that others write to, and what comes back. */

interface Instance {
	d1: D1Database;
	dir: string;
	run: RunTogether;
	stop(): Promise<void>;
}

const ID = "backup-test";
const MIGRATIONS = await ownMigrations();
/** What D1 takes at most: 2,000,000 bytes a row, 100,000 a statement. */
const ROW_BYTES = 2_000_000;
const STATEMENT_BYTES = 100_000;
const quiet = () => {};

/** Runs one batch for each request: from outside, every statement that is prepared waits for another thread. */
const TOGETHER = `export default {
	async fetch(request, { DB }) {
		try {
			const results = await DB.batch((await request.json()).map((sql) => DB.prepare(sql)));
			return Response.json(results.map((one) => one.results));
		} catch (error) {
			return new Response(String(error), { status: 500 });
		}
	},
}`;

async function start(): Promise<Instance> {
	const dir = await mkdtemp(join(tmpdir(), "launchweek-backup-"));
	const options = { modules: true, script: TOGETHER, d1Databases: { DB: ID } };
	await makeNewDatabase(databaseFile(join(dir, "v3"), ID));
	const miniflare = new Miniflare(
		convertV4MiniflareOptions({ ...options, resourcePersistencePath: join(dir, "v3") } as never),
	);
	const d1 = (await miniflare.getD1Database("DB")) as unknown as D1Database;
	const run: RunTogether = async (statements) => {
		const answer = await miniflare.dispatchFetch("http://d1/", { method: "POST", body: JSON.stringify(statements) });
		if (!answer.ok) throw new Error(await answer.text());
		return (await answer.json()) as Record<string, unknown>[][];
	};
	const stop = async () => {
		await miniflare.dispose();
		await rm(dir, { recursive: true, force: true });
	};
	return { d1, dir, run, stop };
}

async function open(instance: Instance, readOnly = true): Promise<DatabaseSync> {
	const db = await openLocalDatabase(instance.dir, { readOnly });
	if (db === null) throw new Error("the runtime keeps its database elsewhere");
	return db;
}

/** Every row of every table, by table; what a full-text table holds by the number of its documents. */
async function contents(instance: Instance): Promise<Map<string, string[]>> {
	const db = await open(instance);
	const picture = localPicture(db);
	const found = new Map<string, string[]>(picture.tables.map(({ name }) => [name, []]));
	for await (const { table, row } of picture.rows()) found.get(table.name)?.push(encodeRow(row));
	const schema = db.prepare(TABLES_SQL).all() as unknown as { name: string; sql: string }[];
	for (const { name } of schema.filter((row) => row.name.endsWith("_docsize"))) {
		found.set(name, [String(db.prepare(`SELECT count(*) AS n FROM ${name}`).get()?.n)]);
	}
	await picture.close();
	return found;
}

function expectSame(found: Map<string, string[]>, expected: Map<string, string[]>): void {
	expect([...found.keys()]).toEqual([...expected.keys()]);
	const digest = (rows: string[] = []) =>
		rows.map((row) => (row.length > 200 ? `${row.length} ${row.slice(0, 99)}` : row));
	for (const [table, rows] of expected) {
		expect(digest(found.get(table)), table).toEqual(digest(rows));
		expect(found.get(table)?.join("\n") === rows.join("\n"), table).toBe(true);
	}
}

/** Rows at every bound of D1, with what texts, numbers and keys can hold. */
async function fill({ d1 }: Instance): Promise<void> {
	const insert = (sql: string, ...values: unknown[]) =>
		d1
			.prepare(sql)
			.bind(...values)
			.run();
	const texts = [
		"",
		"'",
		"''\";--\n/*",
		"a\u0000b",
		"\u202e",
		"😀".repeat(30_000),
		"'".repeat(120_000),
		"é;\n".repeat(40_000),
	];
	for (const [index, text] of texts.entries()) {
		await insert("INSERT INTO users (id, email, name, created_at) VALUES (?, ?, ?, 0)", index + 1, `u${index}`, text);
	}
	const page = (name: string, text: string) =>
		insert("INSERT INTO draft_pages (draft_id, url, page, read_at) VALUES ('d', ?, ?, 1)", name, text);
	await page("ascii", "x".repeat(ROW_BYTES - 100));
	await page("quotes", `"'\\`.repeat(300_000));
	await page("emoji", "😀".repeat(200_000));
	await d1
		.prepare(
			"INSERT INTO counters VALUES ('max', 9223372036854775807), ('min', -9223372036854775807 - 1), ('big', 9007199254740993)",
		)
		.run();
	await d1
		.prepare(
			"INSERT INTO listings (id, slug, name, url, domain, status, created_at, updated_at, domain_rating) VALUES (1, 'a', 'Inkfern', 'https://a.example', 'a.example', 'live', 0, 0, 0.1), (2, 'b', 'B', 'https://b.example', 'b.example', 'live', 0, 0, 57.0)",
		)
		.run();
	await d1
		.prepare(
			"INSERT INTO founders (id, slug, name, search_name, created_at, live_listings) VALUES (1, 'ada', 'Ada Lind', 'ada lind', 0, 1)",
		)
		.run();
	await d1
		.prepare(
			"INSERT INTO posts (id, slug, title, summary, body, author, published_at) VALUES (1, 'p', 'Hello', 's', 'b', 'a', 1600000000000)",
		)
		.run();
	await d1.prepare("INSERT INTO listing_reindex (listing_id) VALUES (1), (2)").run();
	// Ids that were given and are gone must not be given again.
	await d1
		.prepare("INSERT INTO outbox (id, job, subject, due_at, created_at) VALUES (4000, 'send-mail', '', 0, 0)")
		.run();
	await d1.prepare("DELETE FROM outbox").run();
}

/** Between two writes of a writer: rows that come faster only take longer to compare. */
const PAUSE_MS = 20;

/** Keeps writing until it is stopped; each write puts one row into three tables, so they have as many at every instant. */
function keepWriting({ run }: Instance, tag: string): { more(): Promise<void>; stop(): Promise<void> } {
	let running = true;
	let written = 0;
	const work = Promise.all(
		[1, 2, 3, 4].map(async (writer) => {
			for (let turn = 0; running; turn++) {
				const id = `${tag}${writer}-${turn}`;
				await run([
					`INSERT INTO costly_counts VALUES ('${id}', 0, 1)`,
					`INSERT INTO redeemed_tokens VALUES ('${id}', 0)`,
					`INSERT INTO sign_in_links (hash, email, return_to, created_at, expires_at) VALUES ('${id}', '${"x".repeat(500)}', '/', 0, 0)`,
				]);
				written++;
				await sleep(PAUSE_MS);
			}
		}),
	);
	return {
		/** Until some more are written. */
		async more() {
			const enough = written + 5;
			// A writer that fails fails the test instead of being waited for.
			while (written < enough) await Promise.race([work, sleep(10)]);
		},
		async stop() {
			running = false;
			await work;
		},
	};
}

const PAIRED = ["costly_counts", "redeemed_tokens", "sign_in_links"];

function expectOneInstant(summary: Summary): void {
	const counts = PAIRED.map((table) => summary.rows[table]);
	expect(counts).toEqual([counts[0], counts[0], counts[0]]);
}

let busy: Instance;
let fresh: Instance;
let file: string;
beforeAll(async () => {
	[busy, fresh] = await Promise.all([start(), start()]);
	file = join(busy.dir, "test.backup");
	await fill(busy);
}, 60_000);
afterAll(() => Promise.all([busy.stop(), fresh.stop()]), 60_000);

/** A picture taken, and written slowly enough that others write meanwhile. */
async function whileOthersWrite(tag: string, take: () => Promise<Picture>): Promise<Summary> {
	const writing = keepWriting(busy, tag);
	await writing.more();
	const picture = await take();
	await writing.more();
	const summary = await writeBackup(file, picture, new Date(0), quiet);
	await picture.close();
	await writing.stop();
	expect(summary.rows.costly_counts).toBeGreaterThan(0);
	const now = await busy.d1.prepare("SELECT count(*) AS n FROM costly_counts").first<number>("n");
	expect(summary.rows.costly_counts).toBeLessThan(now ?? 0);
	return summary;
}

describe("a backup of a local instance while others write to it", () => {
	it("is one instant, and comes back whole in a running instance", async () => {
		const summary = await whileOthersWrite("a", async () => localPicture(await open(busy)));
		expectOneInstant(summary);
		expect(summary.migrations).toEqual(MIGRATIONS);
		expect((await stat(file)).mode & 0o777).toBe(0o600);

		const db = await open(fresh, false);
		expect(await restoreLocal(db, file, quiet)).toEqual(summary);
		db.close();
		const restored = await contents(fresh);
		expect(restored.get("sqlite_sequence")).toContain('["outbox",4000]');
		expect(restored.get("counters")).toEqual(
			expect.arrayContaining([
				'["max",9223372036854775807]',
				'["min",-9223372036854775808]',
				'["big",9007199254740993]',
			]),
		);
		expect(restored.get("founders_search_docsize")).toEqual(["1"]);
		expect(restored.get("search_votes_docsize")).toEqual(["2"]);
		// Nobody writes now: everything but what came after the instant is there, to the byte.
		const source = await contents(busy);
		for (const table of PAIRED) source.set(table, source.get(table)?.slice(0, summary.rows[table]) ?? []);
		expectSame(restored, source);
		// The instance goes on with it: triggers are back, search finds.
		await fresh.d1
			.prepare(
				"INSERT INTO founders (id, slug, name, search_name, created_at, live_listings) VALUES (9, 'bo', 'Bo Ek', 'bo ek', 0, 1)",
			)
			.run();
		expect(
			await fresh.d1
				.prepare("SELECT count(*) AS n FROM founders_search WHERE founders_search MATCH 'bo OR ada'")
				.first("n"),
		).toBe(2);
	});
});

describe("a backup of a D1 that only its API reaches", () => {
	it("is one instant although its rows come in many answers, and leaves no copies", async () => {
		await busy.run(["CREATE TABLE backup_copy_left_by_a_dead_one (a)"]);
		const summary = await whileOthersWrite("b", () => frozenCopy(busy.run));
		expectOneInstant(summary);
		const names = (await busy.run([TABLES_SQL]))[0]?.map((row) => String(row.name)) ?? [];
		expect(names.filter((name) => name.startsWith("backup_copy"))).toEqual([]);
	});

	it("comes back whole by statements that D1 takes", async () => {
		const statements: string[] = [];
		const summary = await importStatements(fresh.run, file, (sql) => void statements.push(sql), quiet);
		expect(Math.max(...statements.map((sql) => Buffer.byteLength(sql)))).toBeLessThan(STATEMENT_BYTES);
		await fresh.run(statements);
		await verifyD1(fresh.run, summary);
		const source = await contents(busy);
		for (const table of PAIRED) source.set(table, source.get(table)?.slice(0, summary.rows[table]) ?? []);
		expectSame(await contents(fresh), source);
	});
});

describe("a file that is not whole", () => {
	const spoilt = async (bytes: Buffer | string): Promise<string> => {
		const other = join(busy.dir, "spoilt.backup");
		await writeFile(other, bytes);
		return other;
	};

	it("is refused when it is cut off, wherever that is", async () => {
		const bytes = await readFile(file);
		for (const length of [0, 1, 100, Math.floor(bytes.length / 2), bytes.length - 200, bytes.length - 1]) {
			await expect(readBackup(await spoilt(bytes.subarray(0, length)), quiet)).rejects.toThrow(BackupRefused);
		}
	});

	it("is refused when a byte, a line or its order was changed", async () => {
		const bytes = await readFile(file);
		for (const at of [30, Math.floor(bytes.length / 3), bytes.length - 5]) {
			const changed = Buffer.from(bytes);
			changed[at] = (changed[at] ?? 0) === 0x37 ? 0x38 : 0x37;
			await expect(readBackup(await spoilt(changed), quiet)).rejects.toThrow(BackupRefused);
		}
		const lines = bytes.toString().split("\n");
		const without = lines.filter((_line, index) => index !== 90).join("\n");
		await expect(readBackup(await spoilt(without), quiet)).rejects.toThrow(BackupRefused);
		await expect(readBackup(await spoilt(`${bytes.toString()}[1]\n`), quiet)).rejects.toThrow(BackupRefused);
		await expect(readBackup(await spoilt("SELECT 1;\n"), quiet)).rejects.toThrow(BackupRefused);
	});

	it("changes nothing when it is restored all the same", async () => {
		const bytes = await readFile(file);
		const before = await contents(fresh);
		const db = await open(fresh, false);
		await expect(restoreLocal(db, await spoilt(bytes.subarray(0, bytes.length - 300)), quiet)).rejects.toThrow();
		db.close();
		expectSame(await contents(fresh), before);
	});
});

it("undoes a restore that would leave a reference to nothing", async () => {
	const before = await contents(fresh);
	const real = localPicture(await open(fresh));
	const table = { name: "listing_updates", columns: ["id", "listing_id", "title", "body", "created_at"] };
	const row: Value[] = [1n, 777n, "t", "b", 0n];
	const picture: Picture = {
		migrations: MIGRATIONS,
		tables: real.tables.map((other) => (other.name === table.name ? table : other)),
		rows: async function* () {
			yield { table, row };
		},
		close: () => real.close(),
	};
	const dangling = join(fresh.dir, "dangling.backup");
	await writeBackup(dangling, picture, new Date(0), quiet);
	await picture.close();
	const db = await open(fresh, false);
	await expect(restoreLocal(db, dangling, quiet)).rejects.toThrow(
		"A row of listing_updates refers to one that is not there",
	);
	db.close();
	expectSame(await contents(fresh), before);
});
