import type { BackupManifest, BackupPiece } from "#core/backups/backup";
import type { BackupRow } from "#store/backups";

/** What lies beside the pieces of a backup. */
export function manifestOf(
	{ name, begunAt, takenAt, migrations, tables }: BackupRow & { takenAt: number },
	pieces: readonly BackupPiece[],
	counts: Readonly<Record<string, number>>,
): BackupManifest {
	return {
		launchweek_backup_pieces: 1,
		name,
		begun_at: iso(begunAt),
		taken_at: iso(takenAt),
		migrations,
		tables,
		counts,
		pieces,
	};
}

function iso(at: number): string {
	return new Date(at).toISOString();
}
