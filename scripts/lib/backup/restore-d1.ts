import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { readBackup, type Summary } from "#scripts/lib/backup/file";
import type { RunTogether } from "#scripts/lib/backup/frozen-copy";
import { rowStatements } from "#scripts/lib/backup/restore-sql";
import {
	logTriggers,
	quoteName,
	restingTriggers,
	type SchemaRow,
	SEQUENCES,
	storedTables,
	TABLES_SQL,
	TRIGGERS_SQL,
} from "#store/backup-schema";

/**
 * A backup as statements that replace every row, for D1's import, which does all of them or none. None is near D1's
 * bound of 100 KB.
 * @param take is given each statement in turn.
 */
export async function importStatements(
	run: RunTogether,
	backup: string,
	take: (statement: string) => Promise<void> | void,
	progress: (rows: number, table: string) => void,
): Promise<Summary> {
	const [tables = [], triggers = []] = await run([TABLES_SQL, TRIGGERS_SQL]);
	const schema = tables as unknown as SchemaRow[];
	const all = triggers as unknown as SchemaRow[];
	const resting = restingTriggers(all, schema);
	const stored = storedTables(schema);
	const keys = await keysOf(run, stored);
	await take("PRAGMA defer_foreign_keys = on");
	for (const { name } of [...resting, ...logTriggers(all)]) await take(`DROP TRIGGER ${quoteName(name)}`);
	for (const name of stored) await take(`DELETE FROM ${quoteName(name)}`);
	let rows = 0;
	const summary = await readBackup(backup, async ({ table, row }) => {
		const key = keys.get(table.name);
		if (key === undefined) throw new Error(`The backup has a table ${table.name}, this database has not.`);
		for (const statement of rowStatements(table, row, key)) await take(statement);
		progress(++rows, table.name);
	});
	for (const { sql } of resting) await take(sql ?? "");
	return summary;
}

/** The same as one SQL file. */
export async function writeImport(
	run: RunTogether,
	backup: string,
	out: string,
	progress: (rows: number, table: string) => void,
): Promise<Summary> {
	const file = createWriteStream(out, { mode: 0o600, highWaterMark: 1024 * 1024 });
	const failed = once(file, "error").then(([error]) => Promise.reject(error));
	failed.catch(() => {});
	const summary = await importStatements(
		run,
		backup,
		async (statement) => {
			if (!file.write(`${statement};\n`)) await Promise.race([once(file, "drain"), failed]);
		},
		progress,
	);
	file.end();
	await Promise.race([once(file, "close"), failed]);
	return summary;
}

/** @throws when the database does not hold what the backup does, or is not sound. */
export async function verifyD1(run: RunTogether, summary: Summary): Promise<void> {
	const counts = await run(summary.tables.map(({ name }) => `SELECT count(*) AS n FROM ${quoteName(name)}`));
	for (const [index, { name }] of summary.tables.entries()) {
		const found = Number(counts[index]?.[0]?.n);
		const expected = summary.rows[name] ?? 0;
		if (found !== expected) throw new Error(`${name} has ${found} rows after restoring, the backup has ${expected}.`);
	}
	const [dangling = [], problems = []] = await run(["PRAGMA foreign_key_check", "PRAGMA quick_check"]);
	if (dangling.length > 0) throw new Error(`A row of ${String(dangling[0]?.table)} refers to one that is not there.`);
	if (Object.values(problems[0] ?? {})[0] !== "ok")
		throw new Error(`D1 finds ${JSON.stringify(problems.slice(0, 3))}.`);
}

/** What tells the rows of each table apart: the primary key. */
async function keysOf(run: RunTogether, tables: readonly string[]): Promise<Map<string, string[]>> {
	const named = tables.filter((name) => name !== SEQUENCES);
	const answers = await run(
		named.map((name) => `SELECT name FROM pragma_table_info('${name}') WHERE pk > 0 ORDER BY pk`),
	);
	const keys = new Map(named.map((name, index) => [name, (answers[index] ?? []).map((row) => String(row.name))]));
	return keys.set(SEQUENCES, ["name"]);
}
