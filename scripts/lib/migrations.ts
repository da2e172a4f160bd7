import { readdir } from "node:fs/promises";
import { openLocalDatabase } from "#scripts/lib/backup/local-database";
import { MIGRATIONS_SQL } from "#scripts/lib/backup/schema";
import { query } from "#scripts/lib/d1";
import { ROOT, stateDir, target, wrangler } from "#scripts/lib/wrangler";

/** Names of the files in migrations/, in their order. */
export async function ownMigrations(): Promise<string[]> {
	return (await readdir(`${ROOT}migrations`)).filter((name) => name.endsWith(".sql")).sort();
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
 * @returns what wrangler says.
 * @throws when the database was made by a version with other migrations; nothing is changed then.
 */
export async function applyMigrations(remote: boolean, configArgs: readonly string[] = []): Promise<string> {
	const own = new Set(await ownMigrations());
	const foreign = (await appliedMigrations(remote, configArgs)).find((name) => !own.has(name));
	if (foreign !== undefined) {
		const where = remote ? "The deployed database" : `The database in ${stateDir()}`;
		throw new Error(
			`${where} was made by another version: it has had ${foreign}, which this one does not know. Nothing was changed. ${remote ? "Name a new database in wrangler.toml" : "Start with a new folder (STATE_DIR), or delete this one"}, or go back to the version that made it.`,
		);
	}
	return wrangler(["d1", "migrations", "apply", "DB", ...target(remote), ...configArgs]);
}
