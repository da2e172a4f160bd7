import { createHash, createHmac } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { MIGRATIONS, MIGRATIONS_TABLE, ownMigrations } from "#scripts/lib/migrations";

/** By what the local runtime names the Durable Objects in which it keeps D1. */
const KIND = "miniflare-D1DatabaseObject";

/**
 * The file in which the local runtime keeps a D1 database: named by the id of the Durable Object, which follows from the
 * database's own.
 * @param persistence the runtime's folder (`resourcePersistencePath`).
 */
export function databaseFile(persistence: string, databaseId: string): string {
	const key = createHash("sha256").update(KIND).digest();
	const sign = (data: string | Buffer) => createHmac("sha256", key).update(data).digest().subarray(0, 16);
	const name = sign(databaseId);
	return join(persistence, "d1", KIND, `${Buffer.concat([name, sign(name)]).toString("hex")}.sqlite`);
}

/** A new database by its migrations, for the next one that this process makes: to apply all of them takes 0.2 s. */
const made = new Map<string, Buffer>();

/**
 * Makes a database with all migrations before the runtime that is to serve it begins: through the runtime, whose every
 * statement waits for another thread, it takes ten times as long.
 * @returns false when there is a file already; it is left as it is.
 */
export async function makeNewDatabase(file: string, folder = MIGRATIONS): Promise<boolean> {
	if (existsSync(file)) return false;
	await mkdir(dirname(file), { recursive: true });
	const names = await ownMigrations(folder);
	const migrations = await Promise.all(
		names.map(async (name) => ({ name, sql: await readFile(join(folder, name), "utf8") })),
	);
	const key = createHash("sha256").update(JSON.stringify(migrations)).digest("hex");
	const known = made.get(key);
	if (known === undefined) {
		migrateNew(file, migrations);
		made.set(key, await readFile(file));
	} else await writeFile(file, known);
	return true;
}

function migrateNew(file: string, migrations: readonly { name: string; sql: string }[]): void {
	const db = new DatabaseSync(file, { enableForeignKeyConstraints: false });
	try {
		db.exec(`PRAGMA journal_mode = WAL; BEGIN; ${MIGRATIONS_TABLE}`);
		const applied = db.prepare("INSERT INTO d1_migrations (name) VALUES (?)");
		for (const { name, sql } of migrations) {
			db.exec(sql);
			applied.run(name);
		}
		db.exec("COMMIT");
	} finally {
		db.close();
	}
}
