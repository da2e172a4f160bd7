import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stateDir, target, wrangler } from "#scripts/lib/wrangler";

/** A text as an SQL literal. */
export function quote(text: string | number | null): string {
	if (text === null) return "NULL";
	if (typeof text === "number") return String(text);
	if (text.includes("\u0000")) throw new Error("A value must not hold a NUL character.");
	return `'${text.replaceAll("'", "''")}'`;
}

/**
 * Runs SQL on the local or the deployed database and returns the rows of its last statement.
 * @param configArgs what wrangler is told of another configuration file.
 */
export async function query<T = Record<string, unknown>>(
	sql: string,
	remote: boolean,
	configArgs: readonly string[] = [],
): Promise<T[]> {
	return (await queryAll<T>([sql], remote, configArgs)).at(-1) ?? [];
}

/** Runs several statements in one go and returns the rows of each. */
export async function queryAll<T = Record<string, unknown>>(
	statements: readonly string[],
	remote: boolean,
	configArgs: readonly string[] = [],
): Promise<T[][]> {
	if (!remote) requireLocalData();
	const command = ["--json", "--command", statements.join("; ")];
	const out = await wrangler(["d1", "execute", "DB", ...target(remote), ...configArgs, ...command]);
	const results = JSON.parse(out.slice(out.indexOf("["))) as { results: T[] }[];
	return results.map((result) => result.results);
}

/** Runs a script of SQL, which may be long. */
export async function executeScript(sql: string, remote = false, configArgs: readonly string[] = []): Promise<void> {
	if (!remote) requireLocalData();
	const dir = await mkdtemp(join(tmpdir(), "launchweek-"));
	try {
		const file = join(dir, "script.sql");
		await writeFile(file, sql);
		await wrangler(["d1", "execute", "DB", ...target(remote), ...configArgs, "--yes", "--file", file]);
	} finally {
		await rm(dir, { recursive: true, force: true });
	}
}

/** Asking a database that there is not would make an empty one. */
function requireLocalData(): void {
	if (existsSync(join(stateDir(), "v3", "d1"))) return;
	throw new Error(
		`There are no data in ${stateDir()} yet. \`npm start\` makes them, or \`npm run migrate\` without starting; STATE_DIR names another folder.`,
	);
}
