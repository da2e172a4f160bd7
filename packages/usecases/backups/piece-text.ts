import { type BackupPiece, type BackupTable, backupFolder } from "#core/backups/backup";
import { encodeRow } from "#core/backups/row-lines";
import { sha256Hex } from "#core/sha256";
import type { StoredRow } from "#store/backup-rows";

/** Rows of tables, in the order of a piece. */
export type PieceRows = readonly { table: BackupTable; rows: readonly StoredRow[] }[];

/** A piece that is to be kept, with its text. */
export interface WrittenPiece {
	note: BackupPiece;
	key: string;
	bytes: Uint8Array;
}

/**
 * Writes rows as lines of JSON: a line that names a table, then a line a row with its row id first; a row that is gone is its
 * row id alone. Source: docs/decisions/031-backups-that-catch-up.md.
 */
export async function writtenPiece(
	backup: { name: string; version: number },
	rows: PieceRows,
	isChanges: boolean,
): Promise<WrittenPiece> {
	const lines = [JSON.stringify({ launchweek_backup_piece: 1, backup: backup.name, changes: isChanges })];
	let count = 0;
	for (const { table, rows: found } of rows) {
		if (found.length === 0) continue;
		lines.push(JSON.stringify({ table: table.name, columns: table.columns }));
		for (const { id, values } of found) lines.push(values === null ? `[${id}]` : encodeRow([BigInt(id), ...values]));
		count += found.length;
	}
	const text = `${lines.join("\n")}\n`;
	const sha256 = await sha256Hex(text);
	// Two runs of one step may read different rows; what each writes has a name of its own.
	const file = `${String(backup.version).padStart(6, "0")}-${sha256.slice(0, 16)}.jsonl`;
	const bytes = new TextEncoder().encode(text);
	return {
		note: { file, sha256, bytes: bytes.length, rows: count, isChanges },
		key: `${backupFolder(backup.name)}${file}`,
		bytes,
	};
}
