import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { readBackup, type Summary } from "#scripts/lib/backup/file";
import { restoreLocal } from "#scripts/lib/backup/restore-local";
import { linesOf, verify } from "#scripts/lib/counters/recount";
import { ownMigrations } from "#scripts/lib/migrations";
import { ROOT } from "#scripts/lib/wrangler";

/** A step of a drill, and how long it took. */
export interface DrillStep {
	step: string;
	seconds: number;
}

export interface DrillReport {
	steps: readonly DrillStep[];
	summary: Summary;
	/** What is not as it should be, a sentence each; none: the backup restores. */
	problems: readonly string[];
}

/**
 * Restores a backup file into an empty database beside everything else, and looks whether it is what was backed up: every
 * row by checksum, every reference, the file's soundness, and the numbers that are kept on write.
 * @throws what keeps it from being restored at all.
 */
export async function drill(
	file: string,
	dir: string,
	progress: (rows: number, table: string) => void,
): Promise<DrillReport> {
	const steps: DrillStep[] = [];
	const timed = async <T>(step: string, work: () => Promise<T> | T): Promise<T> => {
		const began = performance.now();
		const result = await work();
		steps.push({ step, seconds: Math.round((performance.now() - began) / 10) / 100 });
		return result;
	};
	const { migrations } = await timed("read it and compare its checksum", () => readBackup(file, () => {}));
	const db = await timed("make an empty database", () => emptyDatabase(join(dir, "drill.sqlite"), migrations));
	try {
		const summary = await timed("put every row in, compare rows, references and the file", () =>
			restoreLocal(db, file, progress),
		);
		const problems = await timed("count anew what is kept on write", async () =>
			linesOf(await verify({ ask: async <T>(sql: string) => db.prepare(sql).all() as T[] })),
		);
		return { steps, summary, problems };
	} finally {
		db.close();
	}
}

/** @throws when this checkout does not know all migrations of the backup. */
async function emptyDatabase(file: string, migrations: readonly string[]): Promise<DatabaseSync> {
	const own = await ownMigrations();
	const unknown = migrations.find((name) => !own.includes(name));
	if (unknown !== undefined) {
		throw new Error(
			`The backup's schema has ${unknown}, which this checkout does not: check out the version it is of.`,
		);
	}
	const db = new DatabaseSync(file, { enableForeignKeyConstraints: false });
	for (const name of migrations) db.exec(await readFile(`${ROOT}migrations/${name}`, "utf8"));
	// Migrations that make a table anew turn it on at their end; rows come in the order of the backup.
	db.exec("PRAGMA foreign_keys = off");
	return db;
}
