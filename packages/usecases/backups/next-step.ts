import type { BackupPosition, BackupTable } from "#core/backups/backup";
import {
	changedRows,
	clearLog,
	type LastInstant,
	type LoggedChange,
	lastInstant,
	loggedChanges,
	nextOfTable,
} from "#store/backup-reads";
import { SEQUENCES } from "#store/backup-schema";
import type { BackupRow } from "#store/backups";
import type { Db } from "#store/db";
import type { PieceRows } from "#usecases/backups/piece-text";

/**
 * What one step takes: it ends with the table that fills it, so twice as many characters at most, and one row may have more
 * than that. The free plan lets an invocation ask the database 50 times and compute for 10 ms.
 * Source: docs/operations.md#scheduled-backups.
 */
const STATEMENTS = 40;
const CHARACTERS = 125_000;
const ROWS = 2000;
const ROWS_AT_LEAST = 8;
/** Statements that begin the log of a table and read its first rows. */
const BEGINNING = 4;
/** Entries of the log that one step reads again, and tables of them. */
const ENTRIES = 400;
const CHANGED_TABLES = 30;

/** What a step has read, and where it leads. */
export interface Step {
	position: BackupPosition;
	/** Absent: nothing was read. */
	piece?: { rows: PieceRows; isChanges: boolean };
	/** Of the step that read the last rows. */
	instant?: Pick<LastInstant, "counts">;
	/** Absent: there is more to do. */
	ended?: true;
	/** Why what was read so far is of no use. */
	problem?: string;
}

/** Makes the next step of a backup. It may happen twice: whoever commits it says which one counts. */
export async function nextStep(db: Db, backup: BackupRow): Promise<Step> {
	const { position } = backup;
	if (position.phase === "clearing") {
		const more = await clearLog(db, STATEMENTS);
		return { position: more ? position : { phase: "tables", table: 0, after: null, limit: ROWS } };
	}
	if (position.phase === "tables") return readTables(db, backup, position);
	if (position.phase === "changes") return readChanges(db, backup, position.seen);
	return (await clearLog(db, STATEMENTS)) ? { position } : { position, ended: true };
}

async function readTables(
	db: Db,
	{ tables }: BackupRow,
	position: Extract<BackupPosition, { phase: "tables" }>,
): Promise<Step> {
	const read: { table: BackupTable; rows: Awaited<ReturnType<typeof nextOfTable>> }[] = [];
	let { table: at, after, limit } = position;
	let characters = 0;
	for (let statements = 0; statements + BEGINNING <= STATEMENTS && characters < CHARACTERS; ) {
		const table = tables[at];
		// The ids that were given are read at the last instant.
		if (table === undefined || table.name === SEQUENCES) {
			return { position: { phase: "changes", seen: 0 }, piece: { rows: read, isChanges: false } };
		}
		const rows = await nextOfTable(db, table, {
			after,
			piece: { rows: limit, characters: CHARACTERS },
			log: after === null,
		});
		statements += after === null ? BEGINNING : 1;
		const size = rows.reduce((sum, row) => sum + row.size, 0);
		read.push({ table, rows });
		if (rows.length < limit && size < CHARACTERS) {
			at++;
			after = null;
			limit = ROWS;
		} else {
			after = rows.at(-1)?.id ?? after;
			// Rows that did not fit were read for nothing: fewer are asked for while they are long.
			limit = Math.min(ROWS, Math.max(ROWS_AT_LEAST, 2 * rows.length));
		}
		characters += size;
	}
	return { position: { phase: "tables", table: at, after, limit }, piece: { rows: read, isChanges: false } };
}

/** Catches up with what was written meanwhile; when little is left, reads it at one instant. */
async function readChanges(db: Db, { tables, migrations }: BackupRow, seen: number): Promise<Step> {
	const entries = affordable(await loggedChanges(db, seen, ENTRIES));
	const named = (places: readonly string[]) => tables.filter(({ name }) => places.includes(name));
	const asked = named(entries.list.map(({ place }) => place));
	if (!entries.isAll) {
		const until = entries.list.at(-1)?.id ?? seen;
		const found = await changedRows(db, asked, { seen, until });
		return { position: { phase: "changes", seen: until }, piece: { rows: paired(asked, found), isChanges: true } };
	}
	const last = await lastInstant(db, { migrations, tables }, asked, seen);
	if (last.problem !== null) return { position: { phase: "closing" }, problem: last.problem };
	// Something else was written between the two questions: the next step asks for it too.
	if (last.others.length > 0) {
		const until = entries.list.at(-1)?.id ?? seen;
		const found = await changedRows(db, asked, { seen, until });
		return { position: { phase: "changes", seen: until }, piece: { rows: paired(asked, found), isChanges: true } };
	}
	const sequences = named([SEQUENCES]);
	return {
		position: { phase: "closing" },
		piece: { rows: [...paired(asked, last.changed), ...paired(sequences, [last.sequences])], isChanges: true },
		instant: last,
	};
}

/** The first of these entries, as far as one step can ask for their tables. */
function affordable(found: readonly LoggedChange[]): { list: readonly LoggedChange[]; isAll: boolean } {
	const places = new Set<string>();
	const beyond = found.findIndex(({ place }) => places.add(place).size > CHANGED_TABLES);
	if (beyond !== -1) return { list: found.slice(0, beyond), isAll: false };
	return { list: found, isAll: found.length < ENTRIES };
}

function paired(tables: readonly BackupTable[], found: readonly PieceRows[number]["rows"][]): PieceRows {
	return tables.map((table, index) => ({ table, rows: found[index] ?? [] }));
}
