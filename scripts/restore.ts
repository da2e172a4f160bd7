import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { progressOf, readBackup, type Summary } from "#scripts/lib/backup/file";
import { openLocalDatabase } from "#scripts/lib/backup/local-database";
import { verifyD1, writeImport } from "#scripts/lib/backup/restore-d1";
import { restoreLocal } from "#scripts/lib/backup/restore-local";
import { backupFile } from "#scripts/lib/backup/source";
import { runCommand, UsageError } from "#scripts/lib/command";
import { query, queryAll } from "#scripts/lib/d1";
import { appliedMigrations, applyMigrations, ownMigrations } from "#scripts/lib/migrations";
import { stateDir, target, wrangler } from "#scripts/lib/wrangler";
import { PUBLIC_EPOCH } from "#store/public-data";

const progress = progressOf("restore", (line) => console.error(line));

runCommand({
	name: "restore",
	summary: "Replaces every row of the database by those of a backup, all of them or none.",
	positionals: ["FILE"],
	options: { "from-r2": { type: "string" }, remote: { type: "boolean" }, replace: { type: "boolean" } },
	optionText: {
		"from-r2": "Name of a backup in the bucket BACKUPS, as /admin/backups lists them, or newest; instead of a file.",
		remote: "The deployed database and bucket instead of the local ones.",
		replace: "Needed when the database holds listings: they are replaced.",
	},
	async run({ values, positionals, say }) {
		const [path] = positionals;
		const fromBucket = values["from-r2"] as string | undefined;
		if ((path === undefined) === (fromBucket === undefined)) {
			throw new UsageError("Give the file that npm run backup wrote, a folder copied from the bucket, or --from-r2.");
		}
		const remote = values.remote === true;
		const dir = await mkdtemp(join(tmpdir(), "launchweek-"));
		try {
			const { file } = await backupFile({ path, fromBucket, remote }, dir);
			return await restore(file, { remote, replace: values.replace === true }, say);
		} finally {
			await rm(dir, { recursive: true, force: true });
		}
	},
});

async function restore(
	file: string,
	{ remote, replace }: { remote: boolean; replace: boolean },
	say: (line: string) => void,
) {
	// The whole file is read and checked before anything is touched.
	const { migrations } = await readBackup(file, () => {});
	refuseOtherSchema(migrations, await ownMigrations(), "this checkout");
	await migrate(migrations, remote);
	const [before] = await ask<{ n: number }>("SELECT count(*) AS n FROM listings", remote);
	if ((before?.n ?? 0) > 0 && !replace) {
		throw new Error(`The database holds ${before?.n} listings. Add --replace to replace everything in it.`);
	}
	const { takenAt, rows, tables } = remote ? await intoD1(file) : await intoLocal(file);
	await tellMirrors(remote);
	const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
	say(
		`Restored as of ${takenAt}: ${total} rows of ${tables.length} tables, ${rows.listings} listings. Counted and checked.`,
	);
	return { taken_at: takenAt, rows: total, tables: tables.length, listings: rows.listings };
}

/** Brings a new or older database to the schema of the backup. */
async function migrate(migrations: readonly string[], remote: boolean): Promise<void> {
	if (!remote && (await appliedMigrations(false)).join() === migrations.join()) return;
	await applyMigrations(remote);
	refuseOtherSchema(migrations, await appliedMigrations(remote), "the database");
}

/** Whoever follows the public changes has read some that are undone now, and begins anew. */
async function tellMirrors(remote: boolean): Promise<void> {
	const sql = `INSERT INTO counters (name, value) VALUES ('${PUBLIC_EPOCH}', ${Date.now()}) ON CONFLICT (name) DO UPDATE SET value = excluded.value`;
	if (remote) return void (await query(sql, true));
	const db = await openLocalDatabase(stateDir(), { readOnly: false });
	db?.exec(sql);
	db?.close();
}

/** Asks the local database through its file, where a running instance is in nobody's way; none is no rows. */
async function ask<T>(sql: string, remote: boolean): Promise<T[]> {
	if (remote) return query<T>(sql, true);
	const db = await openLocalDatabase(stateDir(), { readOnly: true });
	try {
		return (db?.prepare(sql).all() ?? []) as T[];
	} finally {
		db?.close();
	}
}

async function intoLocal(file: string): Promise<Summary> {
	const db = await openLocalDatabase(stateDir(), { readOnly: false });
	if (db === null) throw new Error(`There is no database in ${stateDir()}, although its migrations were applied.`);
	try {
		return await restoreLocal(db, file, progress);
	} finally {
		db.close();
	}
}

async function intoD1(file: string): Promise<Summary> {
	const run = (sql: readonly string[]) => queryAll(sql, true);
	const dir = await mkdtemp(join(tmpdir(), "launchweek-"));
	try {
		const script = join(dir, "import.sql");
		const summary = await writeImport(run, file, script, progress);
		await wrangler(["d1", "execute", "DB", ...target(true), "--yes", "--file", script]);
		await verifyD1(run, summary);
		return summary;
	} finally {
		await rm(dir, { recursive: true, force: true });
	}
}

/** Rows of another schema would miss what later migrations did to rows, or have columns that are not there. */
function refuseOtherSchema(backup: readonly string[], other: readonly string[], what: string): void {
	if (backup.join() === other.join()) return;
	throw new Error(
		`The backup's schema ends with ${backup.at(-1)}, that of ${what} with ${other.at(-1)}. Nothing was changed. Check out the version that ends with ${backup.at(-1)}, restore into a new database there (a fresh STATE_DIR, or another database_id), then come back and run npm run migrate.`,
	);
}
