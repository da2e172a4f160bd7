import { createHash, createHmac } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
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

/**
 * Makes a database with all migrations before the runtime that is to serve it begins: through the runtime, whose every
 * statement waits for another thread, it takes ten times as long.
 * @returns false when there is a file already; it is left as it is.
 */
export async function makeNewDatabase(file: string, folder = MIGRATIONS): Promise<boolean> {
	if (existsSync(file)) return false;
	await mkdir(dirname(file), { recursive: true });
	const db = new DatabaseSync(file, { enableForeignKeyConstraints: false });
	try {
		db.exec(`PRAGMA journal_mode = WAL; BEGIN; ${MIGRATIONS_TABLE}`);
		const applied = db.prepare("INSERT INTO d1_migrations (name) VALUES (?)");
		for (const name of await ownMigrations(folder)) {
			db.exec(await readFile(join(folder, name), "utf8"));
			applied.run(name);
		}
		db.exec("COMMIT");
	} finally {
		db.close();
	}
	return true;
}
