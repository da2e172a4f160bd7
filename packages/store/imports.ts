import { and, asc, desc, eq, gt, inArray, sql } from "drizzle-orm";
import type { ImportPass, ImportState, RowOutcome, RowProblem } from "#core/imports/state";
import type { TableRow } from "#core/imports/table";
import { type Db, mustHaveChanged, type Statement } from "#store/db";
import { importRows, imports } from "#store/schema/index";

export type ImportRecord = typeof imports.$inferSelect;
export type ImportRow = typeof importRows.$inferSelect;

/** A bound value may have 2,000,000 bytes: rows are written in parts of at most this many characters. */
const PART_CHARACTERS = 400_000;

export type NewImport = Pick<ImportRecord, "id" | "name" | "columns" | "mapping"> & { rows: readonly TableRow[] };

/** Writes a file's rows as an import whose columns are to be named. */
export function insertImport(db: Db, { rows, ...file }: NewImport, now: number, part = PART_CHARACTERS): Statement[] {
	return [
		db.insert(imports).values({ ...file, rows: rows.length, createdAt: now, changedAt: now }),
		...partsOf(rows, part).map((json) =>
			db.run(sql`INSERT INTO import_rows (import_id, line, cells, unreadable)
				SELECT ${file.id}, value ->> 'line', value -> 'cells', value ->> 'problem' FROM json_each(${json})`),
		),
	];
}

function partsOf(rows: readonly TableRow[], most: number): string[] {
	const parts: string[][] = [];
	let characters = most;
	for (const row of rows) {
		const json = JSON.stringify(row);
		characters += json.length;
		if (characters > most) {
			parts.push([]);
			characters = json.length;
		}
		parts.at(-1)?.push(json);
	}
	return parts.map((part) => `[${part.join()}]`);
}

export async function importById(db: Db, id: number): Promise<ImportRecord | null> {
	return (await db.query.imports.findFirst({ where: eq(imports.id, id) })) ?? null;
}

export function newestImports(db: Db, limit: number): Promise<ImportRecord[]> {
	return db.query.imports.findMany({ orderBy: desc(imports.id), limit });
}

/** How the rows of an import are read. */
export type ImportReading = Pick<ImportRecord, "mapping" | "categories" | "category">;

/**
 * Begins a pass over all rows; fails as `moved` unless the import is in one of the states `from`.
 * @param reading how the rows are read from now on; absent: as before.
 */
export function beginPass(
	db: Db,
	id: number,
	{ from, to, now, reading }: { from: readonly ImportState[]; to: ImportPass; now: number; reading?: ImportReading },
): Statement<"moved">[] {
	return [
		db
			.update(imports)
			.set({ ...reading, state: to, doneTo: 0, fresh: 0, there: 0, refused: 0, changedAt: now })
			.where(and(eq(imports.id, id), inArray(imports.state, [...from]))),
		mustHaveChanged(db, "moved"),
		db.run(sql`UPDATE import_rows SET outcome = NULL, problems = '[]', domain = NULL
			WHERE import_id = ${id} AND outcome IS NOT NULL`),
	];
}

/** Ends a pass before its end; fails as `moved` when none is under way. */
export function stopPass(db: Db, id: number, now: number): Statement<"moved">[] {
	return [
		db
			.update(imports)
			.set({ state: "stopped", changedAt: now })
			.where(and(eq(imports.id, id), inArray(imports.state, ["checking", "running"]))),
		mustHaveChanged(db, "moved"),
	];
}

/** The rows that a pass comes to next, by their lines. */
export function nextRows(
	db: Db,
	{ id, doneTo }: Pick<ImportRecord, "id" | "doneTo">,
	limit: number,
): Promise<ImportRow[]> {
	return db.query.importRows.findMany({
		where: and(eq(importRows.importId, id), gt(importRows.line, doneTo)),
		orderBy: asc(importRows.line),
		limit,
	});
}

/** Rows of an import that name these websites and were found new, by domain. */
export async function newRowsOf(db: Db, id: number, domains: readonly string[]): Promise<Map<string, number>> {
	const rows = await db.all<{ domain: string; line: number }>(
		sql`SELECT domain, min(line) AS line FROM import_rows WHERE import_id = ${id}
			AND domain IN (SELECT value FROM json_each(${JSON.stringify(domains)})) AND outcome = 'new' GROUP BY domain`,
	);
	return new Map(rows.map(({ domain, line }) => [domain, line]));
}

/** What a pass made of a row. */
export interface Judged {
	line: number;
	outcome: RowOutcome;
	domain: string | null;
	problems: readonly RowProblem[];
	listingId: number | null;
}

/**
 * Notes what a pass made of its next rows; fails as `moved` when another run has come further, or the pass has ended.
 * @param isLast whether no row is left: the pass ends with it.
 */
export function noteJudged(
	db: Db,
	{ id, doneTo, state }: ImportRecord & { state: ImportPass },
	judged: readonly Judged[],
	{ isLast, now }: { isLast: boolean; now: number },
): Statement<"moved">[] {
	const count = (...outcomes: RowOutcome[]) => judged.filter(({ outcome }) => outcomes.includes(outcome)).length;
	const ended = state === "checking" ? "checked" : "done";
	return [
		db
			.update(imports)
			.set({
				state: isLast ? ended : state,
				doneTo: judged.at(-1)?.line ?? doneTo,
				fresh: sql`fresh + ${count("new", "added")}`,
				there: sql`there + ${count("there")}`,
				refused: sql`refused + ${count("refused")}`,
				changedAt: now,
			})
			.where(and(eq(imports.id, id), eq(imports.state, state), eq(imports.doneTo, doneTo))),
		mustHaveChanged(db, "moved"),
		// The rows are there; an upsert enters each by its key, where an UPDATE ... FROM would read all of the import.
		db.run(sql`INSERT INTO import_rows (import_id, line, cells, outcome, domain, problems, listing_id)
			SELECT ${id}, value ->> 'line', '[]', value ->> 'outcome', value ->> 'domain', value -> 'problems', value ->> 'listingId'
			FROM json_each(${JSON.stringify(judged)}) WHERE true
			ON CONFLICT (import_id, line) DO UPDATE SET outcome = excluded.outcome, domain = excluded.domain,
				problems = excluded.problems, listing_id = coalesce(excluded.listing_id, listing_id)`),
	];
}

/** Rows with an outcome, from a line on. */
export function rowsWithOutcome(
	db: Db,
	id: number,
	outcome: RowOutcome,
	{ after, limit }: { after: number; limit: number },
): Promise<ImportRow[]> {
	return db.query.importRows.findMany({
		where: and(eq(importRows.importId, id), eq(importRows.outcome, outcome), gt(importRows.line, after)),
		orderBy: asc(importRows.line),
		limit,
	});
}

/** What a column says, each text once with the number of its rows. Reads all rows of the import. */
export function textsOfColumn(db: Db, id: number, column: number): Promise<{ text: string; rows: number }[]> {
	return db.all<{ text: string; rows: number }>(
		sql`SELECT cells ->> ${sql.raw(String(Math.trunc(column)))} AS text, count(*) AS rows FROM import_rows
			WHERE import_id = ${id} AND unreadable IS NULL GROUP BY text`,
	);
}
