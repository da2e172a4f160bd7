import type { DatabaseSync } from "node:sqlite";
import { openLocalDatabase } from "#scripts/lib/backup/local-database";
import { executeScript, query } from "#scripts/lib/d1";
import { stateDir } from "#scripts/lib/wrangler";

/** A database that an instance is at work in. */
export interface BesideInstance {
	/** Rows of one statement. */
	ask<T>(sql: string): Promise<T[]>;
	/** Runs a script, all of it or nothing. */
	run(script: string): Promise<void>;
	close(): void;
}

/**
 * Opens the deployed database, or the file of the local one: wrangler would find that in use by a running instance.
 * @throws when there is no local one yet.
 */
export async function openBesideInstance(remote: boolean): Promise<BesideInstance> {
	if (remote) {
		return { ask: (sql) => query(sql, true), run: (script) => executeScript(script, true), close: () => {} };
	}
	const db = await openLocalDatabase(stateDir(), { readOnly: false });
	if (db === null) throw new Error(`There is no database in ${stateDir()} yet. npm start makes one.`);
	return { ...beside(db), close: () => db.close() };
}

/** The same of a file that is open. */
export function beside(db: DatabaseSync): Omit<BesideInstance, "close"> {
	return {
		ask: async <T>(sql: string) => db.prepare(sql).all() as T[],
		async run(script) {
			db.exec("BEGIN IMMEDIATE");
			try {
				db.exec(script);
				db.exec("COMMIT");
			} catch (error) {
				db.exec("ROLLBACK");
				throw error;
			}
		},
	};
}
