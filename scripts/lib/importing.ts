import { type ColumnMapping, guessMapping, IMPORT_FIELDS } from "#core/imports/columns";
import { type ImportState, passOf } from "#core/imports/state";
import type { Table } from "#core/imports/table";
import { MINUTE_CRON } from "#core/jobs/cron-times";
import { importListings } from "#core/jobs/kinds";
import type { BesideInstance } from "#scripts/lib/beside-instance";
import { UsageError } from "#scripts/lib/command";
import { fireCrons } from "#scripts/lib/crons";

import { inlined, offline } from "#scripts/lib/inlined";
import { beginPass, type ImportReading, insertImport } from "#store/imports";
import { enqueue } from "#store/outbox";

/** Of the parts that rows are written in, and so of a row: a statement of D1 may have 100,000 bytes. */
export const PART_CHARACTERS = 30_000;
const LOOK_EVERY_MS = 1000;
/** Without any progress for so long, nobody is at work on it. */
const STUCK_AFTER_MS = 180_000;

/** What columns are guessed to mean, and over that what `--map name=Tool,website=Link` says. @throws UsageError. */
export function mappingOf(columns: readonly string[], said: string): ColumnMapping {
	const mapping = guessMapping(columns);
	for (const pair of said.split(",").filter((part) => part.trim() !== "")) {
		const [name = "", column = ""] = pair.split("=").map((part) => part.trim());
		const field = IMPORT_FIELDS.find((known) => known === name);
		if (field === undefined) throw new UsageError(`--map knows ${IMPORT_FIELDS.join(", ")}, not ${name}.`);
		const index = columns.indexOf(column);
		if (column !== "" && index === -1)
			throw new UsageError(`No column is named ${column}; there are ${columns.join(", ")}.`);
		for (const other of IMPORT_FIELDS) if (mapping[other] === index) delete mapping[other];
		if (column === "") delete mapping[field];
		else mapping[field] = index;
	}
	return mapping;
}

/** Writes a file's rows and has them checked. @returns the import's id. */
export async function begin(db: BesideInstance, name: string, table: Table, reading: ImportReading): Promise<number> {
	const now = Date.now();
	const [row] = await db.ask<{ value: number }>(
		"INSERT INTO sequences (name, value) VALUES ('import', 1) ON CONFLICT (name) DO UPDATE SET value = value + 1 RETURNING value",
	);
	const id = row?.value;
	if (id === undefined) throw new Error("The database gave the import no number.");
	const file = { id, name, ...table, mapping: reading.mapping };
	const statements = [
		...insertImport(offline, file, now, PART_CHARACTERS),
		...beginPass(offline, id, { from: ["open"], to: "checking", now, reading }),
		enqueue(offline, importListings, { subject: id, dueAt: now, now }),
	];
	await db.run(statements.map(inlined).join("\n"));
	return id;
}

/** Has the rows listed that a check found new. */
export async function list(db: BesideInstance, id: number): Promise<void> {
	const now = Date.now();
	const statements = [
		...beginPass(offline, id, { from: ["checked"], to: "running", now }),
		enqueue(offline, importListings, { subject: id, dueAt: now, now }),
	];
	await db.run(statements.map(inlined).join("\n"));
}

/** How an import stands. */
export interface Standing {
	state: ImportState;
	rows: number;
	fresh: number;
	there: number;
	refused: number;
}

/**
 * Waits until the pass over an import has ended: the running service is at work on it.
 * @param origin of the local instance, whose minute cron is fired; null where the deployed one has its own.
 * @throws when nothing moves any more.
 */
export async function ended(
	db: BesideInstance,
	id: number,
	origin: string | null,
	tell: (standing: Standing) => void,
): Promise<Standing> {
	let last = "";
	let movedAt = Date.now();
	for (;;) {
		if (origin !== null) await fireCrons(origin, new Date(), [MINUTE_CRON]);
		const [standing] = await db.ask<Standing>(
			`SELECT state, rows, fresh, there, refused FROM imports WHERE id = ${id}`,
		);
		if (standing === undefined) throw new Error(`Import ${id} is gone.`);
		tell(standing);
		if (passOf(standing.state) === null) return standing;
		const now = JSON.stringify(standing);
		if (now !== last) movedAt = Date.now();
		last = now;
		if (Date.now() - movedAt > STUCK_AFTER_MS) {
			throw new Error(`Nothing has moved for ${STUCK_AFTER_MS / 1000} s; /admin/imports/${id} shows where it stands.`);
		}
		await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
	}
}

/** A row that cannot be listed. */
export interface RefusedRow {
	line: number;
	cells: string[];
	problems: { field: string | null; message: string }[];
}

/** All rows of an import that cannot be listed, by their lines. */
export async function refusedRows(db: BesideInstance, id: number): Promise<RefusedRow[]> {
	const rows = await db.ask<{ line: number; cells: string; problems: string }>(
		`SELECT line, cells, problems FROM import_rows WHERE import_id = ${id} AND outcome = 'refused' ORDER BY line`,
	);
	return rows.map(({ line, cells, problems }) => ({ line, cells: JSON.parse(cells), problems: JSON.parse(problems) }));
}
