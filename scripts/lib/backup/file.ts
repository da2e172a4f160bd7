import { createHash } from "node:crypto";
import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import type { BackupTable } from "#core/backups/backup";
import { decodeRow, encodeRow, type Value } from "#core/backups/row-lines";

/**
 * A backup file, version 2: lines of JSON, written and read as a stream.
 *
 *   {"launchweek_backup":2,"taken_at":"...","migrations":["0000_start.sql",...]}
 *   {"table":"users","columns":["id","email",...]}      what the rows that follow are; a table may come several times
 *   [1,"ada@example.com",...]
 *   {"end":{"rows":{"users":1,...},"sha256":"..."}}     of every line before this one
 */
const VERSION = 2;

export type Table = BackupTable;

/** Everything in a database at one instant. */
export interface Picture {
	/** Names of the migrations that made its schema. */
	migrations: readonly string[];
	tables: readonly Table[];
	/** Every row of every table; those of one table in the order of their row ids. */
	rows(): AsyncIterable<{ table: Table; row: readonly Value[] }>;
	close(): Promise<void>;
}

export interface Summary {
	takenAt: string;
	migrations: readonly string[];
	tables: readonly Table[];
	/** By table. */
	rows: Readonly<Record<string, number>>;
}

/** What a reader of a backup is told, in the order of the file. */
export type Entry = { table: Table; row: Value[] };

/** The file is not a whole, unaltered backup. */
export class BackupRefused extends Error {}

const PROGRESS_EVERY_MS = 2_000;

/** Says from time to time how far a long work is. */
export function progressOf(what: string, say: (line: string) => void): (rows: number, table: string) => void {
	let saidAt: number | undefined;
	return (rows, table) => {
		saidAt ??= Date.now();
		if (Date.now() - saidAt < PROGRESS_EVERY_MS) return;
		saidAt = Date.now();
		say(`${what}: ${rows} rows, at ${table}`);
	};
}

/** Writes a picture; the file has its name only once it is whole. */
export async function writeBackup(
	file: string,
	picture: Picture,
	takenAt: Date,
	progress: (rows: number, table: string) => void,
): Promise<Summary> {
	const part = `${file}.part`;
	const out = createWriteStream(part, { mode: 0o600, highWaterMark: 1024 * 1024 });
	const failed = once(out, "error").then(([error]) => Promise.reject(error));
	failed.catch(() => {});
	const hash = createHash("sha256");
	const write = async (line: string, counts = true): Promise<void> => {
		if (counts) hash.update(`${line}\n`);
		if (!out.write(`${line}\n`)) await Promise.race([once(out, "drain"), failed]);
	};
	try {
		const rows: Record<string, number> = Object.fromEntries(picture.tables.map(({ name }) => [name, 0]));
		const header = { launchweek_backup: VERSION, taken_at: takenAt.toISOString(), migrations: picture.migrations };
		await write(JSON.stringify(header));
		let current: Table | undefined;
		let total = 0;
		for (const table of picture.tables) await write(JSON.stringify({ table: table.name, columns: table.columns }));
		for await (const { table, row } of picture.rows()) {
			if (table !== current) await write(JSON.stringify({ table: table.name, columns: table.columns }));
			current = table;
			await write(encodeRow(row));
			rows[table.name] = (rows[table.name] ?? 0) + 1;
			progress(++total, table.name);
		}
		await write(JSON.stringify({ end: { rows, sha256: hash.digest("hex") } }), false);
		out.end();
		await Promise.race([once(out, "close"), failed]);
		await rename(part, file);
		return { takenAt: takenAt.toISOString(), migrations: picture.migrations, tables: picture.tables, rows };
	} catch (error) {
		out.destroy();
		await rm(part, { force: true });
		throw error;
	}
}

/**
 * Reads a backup from its first line to its last, and checks it on the way.
 * @param seen is called for every row, in the order of the file.
 * @throws BackupRefused when it is not a backup, cut off, or altered; possibly after rows were seen.
 */
export async function readBackup(file: string, seen: (entry: Entry) => void | Promise<void>): Promise<Summary> {
	const hash = createHash("sha256");
	const tables = new Map<string, Table>();
	const rows: Record<string, number> = {};
	let header: { taken_at: string; migrations: string[] } | undefined;
	let table: Table | undefined;
	let end: { rows: Record<string, number>; sha256: string } | undefined;
	for await (const line of linesOf(file)) {
		if (end !== undefined) throw refused(file, "something stands after its end");
		if (line.startsWith("[") && table !== undefined) {
			const row = parsed(file, () => decodeRow(line));
			if (row.length !== table.columns.length) throw refused(file, `a row of ${table.name} has too few or many values`);
			rows[table.name] = (rows[table.name] ?? 0) + 1;
			await seen({ table, row });
		} else {
			const note = parsed(file, () => JSON.parse(line) as Record<string, unknown>);
			if (header === undefined) header = headerOf(file, note);
			else if (typeof note.table === "string" && Array.isArray(note.columns)) {
				table = tables.get(note.table) ?? { name: note.table, columns: note.columns as string[] };
				tables.set(table.name, table);
				rows[table.name] ??= 0;
			} else if ("end" in note) end = note.end as typeof end;
			else throw refused(file, "it holds a line that says nothing");
		}
		if (end === undefined) hash.update(`${line}\n`);
	}
	if (header === undefined || end === undefined) throw refused(file, "it is cut off: its end is missing");
	if (hash.digest("hex") !== end.sha256) throw refused(file, "it was altered: its checksum is another");
	if (JSON.stringify(rows) !== JSON.stringify(end.rows)) throw refused(file, "its rows are not those it counts");
	return { takenAt: header.taken_at, migrations: header.migrations, tables: [...tables.values()], rows };
}

function headerOf(file: string, note: Record<string, unknown>) {
	if (note.launchweek_backup === undefined) throw new BackupRefused(`${file} was not written by npm run backup.`);
	if (note.launchweek_backup !== VERSION) {
		throw new BackupRefused(
			`${file} is a backup of version ${note.launchweek_backup}; this is for version ${VERSION}.`,
		);
	}
	return note as unknown as { taken_at: string; migrations: string[] };
}

function refused(file: string, why: string): BackupRefused {
	return new BackupRefused(`${file} cannot be restored: ${why}. Nothing was changed.`);
}

function parsed<T>(file: string, parse: () => T): T {
	try {
		return parse();
	} catch {
		throw refused(file, "it is cut off or altered, or was not written by npm run backup");
	}
}

/** Lines as they stand, so that the checksum sees every byte; the last one too must end with a line feed. */
async function* linesOf(file: string): AsyncGenerator<string> {
	let rest = "";
	for await (const chunk of createReadStream(file, { encoding: "utf8", highWaterMark: 1024 * 1024 })) {
		const lines = (rest + String(chunk)).split("\n");
		rest = lines.pop() ?? "";
		yield* lines;
	}
	if (rest !== "") throw refused(file, "it is cut off in the middle of a line");
}
