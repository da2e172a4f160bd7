/** A table of a backup, with its columns in the order of the values of its rows. */
export interface BackupTable {
	name: string;
	columns: readonly string[];
}

/** Where a backup that is being taken stands. */
export type BackupPosition =
	/** What earlier ones left is cleared away. */
	| { phase: "clearing" }
	/** Tables are read one after the other: the number of one in the plan, and the last row id of it that was read. */
	| { phase: "tables"; table: number; after: number | null; limit: number }
	/** What changed meanwhile is read again: the last entry of the log that was. */
	| { phase: "changes"; seen: number }
	/** All is read; the log is taken away. */
	| { phase: "closing" };

/** What the pieces of a backup lie beside, as `manifest.json`: a backup is there once this is. */
export interface BackupManifest {
	launchweek_backup_pieces: 1;
	name: string;
	begun_at: string;
	/** The instant that the rows are of. */
	taken_at: string;
	migrations: readonly string[];
	tables: readonly BackupTable[];
	/** Rows of each table, counted by the database at that instant. */
	counts: Readonly<Record<string, number>>;
	pieces: readonly BackupPiece[];
}

/** A piece of a backup: lines of JSON. Source: docs/decisions/031-backups-that-catch-up.md. */
export interface BackupPiece {
	/** Beside the manifest. */
	file: string;
	sha256: string;
	bytes: number;
	rows: number;
	/** Whether its rows take the place of those of earlier pieces. */
	isChanges: boolean;
}

/** Where the objects of a backup lie in the bucket. */
export function backupFolder(name: string): string {
	return `backups/${name}/`;
}

export const MANIFEST_FILE = "manifest.json";

/** Its name: the instant that it was begun at. */
export function backupName(begunAt: Date): string {
	return begunAt.toISOString().replaceAll(/[:.]/g, "");
}
