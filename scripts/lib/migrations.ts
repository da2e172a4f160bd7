import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { openLocalDatabase } from "#scripts/lib/backup/local-database";
import { query } from "#scripts/lib/d1";
import { withLocalData } from "#scripts/lib/local-data";
import { ROOT, stateDir, target, wrangler } from "#scripts/lib/wrangler";
import { MIGRATIONS_SQL } from "#store/backup-schema";

export const MIGRATIONS = `${ROOT}migrations`;
/** In which a database says what migrations it has had; as wrangler makes it. */
export const MIGRATIONS_TABLE =
	"CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)";

/** Names of the files in migrations/, in their order. */
export async function ownMigrations(folder = MIGRATIONS): Promise<string[]> {
	return (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
}

/** Names of the migrations that a database has had; none where there is no database yet. */
export async function appliedMigrations(remote: boolean, configArgs: readonly string[] = []): Promise<string[]> {
	const rows = remote
		? await query<{ name: string }>(MIGRATIONS_SQL, true, configArgs).catch(noneYet)
		: await localRows();
	return rows.map(({ name }) => name);
}

/** Asked through its file, where a running instance is in nobody's way. */
async function localRows(): Promise<{ name: string }[]> {
	const db = await openLocalDatabase(stateDir(), { readOnly: true });
	try {
		return (db?.prepare(MIGRATIONS_SQL).all() ?? []) as { name: string }[];
	} finally {
		db?.close();
	}
}

function noneYet(error: unknown): [] {
	if (String(error).includes("no such table")) return [];
	throw error;
}

/**
 * Brings the local or the deployed database to the schema of this checkout.
 * @param configArgs what wrangler is told of another configuration file.
 * @returns names of the migrations that were applied now.
 * @throws when the database was made by a version with other migrations; nothing is changed then.
 */
export async function applyMigrations(remote: boolean, configArgs: readonly string[] = []): Promise<string[]> {
	await refuseForeign(remote, configArgs);
	if (!remote) return withLocalData(stateDir(), ({ db }) => migrate(db));
	const out = await wrangler(["d1", "migrations", "apply", "DB", ...target(remote), ...configArgs]);
	return [...out.matchAll(/(\d{4}_\w+\.sql)\s*│\s*✅/g)].map(([, name = ""]) => name);
}

/** @throws when a database has had a migration that this checkout does not have. */
export async function refuseForeign(remote: boolean, configArgs: readonly string[] = []): Promise<void> {
	const own = new Set(await ownMigrations());
	const foreign = (await appliedMigrations(remote, configArgs)).find((name) => !own.has(name));
	if (foreign !== undefined) {
		const where = remote ? "The deployed database" : `The database in ${stateDir()}`;
		throw new Error(
			`${where} was made by another version: it has had ${foreign}, which this one does not know. Nothing was changed. ${remote ? "Name a new database in wrangler.toml" : "Start with a new folder (STATE_DIR), or delete this one"}, or go back to the version that made it.`,
		);
	}
}

/**
 * Gives a database the migrations that it has not had, each in one transaction with its name in the table of wrangler's.
 * @returns their names.
 */
export async function migrate(db: D1Database, folder = MIGRATIONS): Promise<string[]> {
	await db.prepare(MIGRATIONS_TABLE).run();
	const { results } = await db.prepare("SELECT name FROM d1_migrations").all<{ name: string }>();
	const had = new Set(results.map(({ name }) => name));
	const open = (await ownMigrations(folder)).filter((name) => !had.has(name));
	for (const name of open) {
		const statements = (await readFile(join(folder, name), "utf8")).split("--> statement-breakpoint");
		await db.batch([
			...statements.filter((sql) => sql.trim() !== "").map((sql) => db.prepare(sql)),
			db.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name),
		]);
	}
	return open;
}
