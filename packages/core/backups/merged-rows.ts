import type { BackupManifest, BackupPiece, BackupTable } from "#core/backups/backup";
import { decodeRow, type Value } from "#core/backups/row-lines";

/** Lines of a piece, in their order, without their ends. */
export type LinesOf = (piece: BackupPiece) => AsyncIterable<string>;

/** By table, by row id: what a row was at the last instant; null where it was gone. */
type Changes = Map<string, Map<number, Value[] | null>>;

/**
 * The rows of a backup as they were at its one instant, those of a table in the order of their row ids. Pieces of changes are
 * read first and kept in memory; what was written while the backup was taken has to fit there.
 */
export async function* mergedRows(
	manifest: Pick<BackupManifest, "tables" | "pieces">,
	linesOf: LinesOf,
): AsyncGenerator<{ table: BackupTable; row: Value[] }> {
	const changes: Changes = new Map(manifest.tables.map(({ name }) => [name, new Map()]));
	for await (const { table, id, row } of rowsIn(manifest, linesOf, true)) changes.get(table)?.set(id, row);
	const base = rowsIn(manifest, linesOf, false);
	let next = await base.next();
	for (const table of manifest.tables) {
		const ofTable = changes.get(table.name) ?? new Map<number, Value[] | null>();
		const ids = [...ofTable.keys()].sort((a, b) => a - b);
		let at = 0;
		for (; !next.done && next.value.table === table.name; next = await base.next()) {
			for (; at < ids.length && (ids[at] ?? 0) < next.value.id; at++) yield* kept(table, ofTable.get(ids[at] ?? 0));
			if (!ofTable.has(next.value.id)) yield* kept(table, next.value.row);
		}
		for (; at < ids.length; at++) yield* kept(table, ofTable.get(ids[at] ?? 0));
	}
}

function* kept(table: BackupTable, row: Value[] | null | undefined) {
	if (row !== null && row !== undefined) yield { table, row };
}

interface PlacedRow {
	table: string;
	id: number;
	row: Value[] | null;
}

async function* rowsIn(
	{ pieces }: Pick<BackupManifest, "pieces">,
	linesOf: LinesOf,
	isChanges: boolean,
): AsyncGenerator<PlacedRow> {
	for (const piece of pieces.filter((one) => one.isChanges === isChanges)) {
		let table = "";
		for await (const line of linesOf(piece)) {
			if (line.startsWith("{")) {
				const note = JSON.parse(line) as { table?: string };
				table = note.table ?? table;
				continue;
			}
			const [id, ...row] = decodeRow(line);
			yield { table, id: Number(id), row: row.length === 0 ? null : row };
		}
	}
}
