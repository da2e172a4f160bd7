import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { type BackupManifest, type BackupPiece, backupFolder } from "#core/backups/backup";
import { mergedRows } from "#core/backups/merged-rows";
import { encodeRow } from "#core/backups/row-lines";
import { JOBS } from "#jobs/registry";
import { runRow } from "#jobs/run-row";
import { backupPlan } from "#store/backup-reads";
import { pieceSql, storedRow } from "#store/backup-rows";
import { SEQUENCES } from "#store/backup-schema";
import { beginBackup, type ListedBackup, newestBackups } from "#store/backups";
import { openDb, runAnyBatch } from "#store/db";
import { dueRows } from "#store/outbox";
import { jobContext } from "#testing/job-context";
import { NOW } from "#testing/now";

/** Runs a statement of a test. */
export const run = (sql: string, ...values: unknown[]) =>
	env.DB.prepare(sql)
		.bind(...values)
		.run();

/** Runs the next step of what is due. @returns its closing sentence; null when nothing is due. */
export async function step(at = NOW): Promise<string | null> {
	const due = await dueRows(openDb(env.DB), {
		now: at.getTime(),
		clockNow: Date.now(),
		staleBefore: Number.MAX_SAFE_INTEGER,
		limit: 1,
	});
	const [row] = due.filter(({ job }) => job.endsWith("-backup"));
	return row === undefined ? null : `${row.job}: ${await runRow(JOBS, row.id, jobContext(at))}`;
}

/** More than two steps read. A whole backup takes half a second of the processor: its tests take these where what they show does not depend on how many there are. */
export const SOME_TABLES: readonly string[] = [
	"redeemed_tokens",
	"sessions",
	"team_tasks",
	"posts",
	"categories",
	"listing_categories",
	"listing_events",
	"listing_profiles",
	"listing_updates",
	"listings",
	"milestones",
	"draft_pages",
	"drafts",
	"founders",
	"launches",
	"reviews",
	"votes",
	"products",
	"users",
	"counters",
	"outbox",
	SEQUENCES,
];

const planOf = async (of: readonly string[] | null) => {
	const plan = await backupPlan(openDb(env.DB));
	return { ...plan, tables: plan.tables.filter(({ name }) => of?.includes(name) ?? true) };
};

/** Begins a backup. @param of the tables that it takes; null for all. */
export async function begin(at = NOW, of: readonly string[] | null = SOME_TABLES): Promise<void> {
	const db = openDb(env.DB);
	await runAnyBatch(db, beginBackup(db, { ...(await planOf(of)), isAsked: false, now: at }));
}

export async function kept(name: string): Promise<BackupManifest> {
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

/** Every row of these tables as it is now, by table. */
export async function stored(of: readonly string[] | null = SOME_TABLES): Promise<Map<string, string[]>> {
	const { tables } = await planOf(of);
	const whole = { rows: 100_000, characters: 100_000_000 };
	const asked = tables.map((table) => env.DB.prepare(pieceSql(table.name, table, null, whole)));
	const answers = await env.DB.batch<Record<string, unknown>>(asked);
	const linesOf = (index: number) =>
		(answers[index]?.results ?? []).map((row) => encodeRow(storedRow(row).values ?? []));
	return new Map(tables.map(({ name }, index) => [name, linesOf(index)]));
}

/** The tables that taking a backup writes itself. */
const OWN = ["outbox", SEQUENCES];

/** Looks whether a backup holds these rows. */
export async function expectSame(name: string, expected: Map<string, string[]>) {
	const found = await restored(name);
	for (const [table, rows] of expected) {
		if (!OWN.includes(table)) expect(found.get(table), table).toEqual(rows);
	}
	expect([...found.keys()]).toEqual([...expected.keys()]);
}

/** Does what is due for backups. @returns the newest backup afterwards. */
export async function toTheEnd(at = NOW): Promise<ListedBackup> {
	while ((await step(at)) !== null);
	const [newest] = await newestBackups(openDb(env.DB));
	if (newest === undefined) throw new Error("no backup was begun");
	return newest;
}
