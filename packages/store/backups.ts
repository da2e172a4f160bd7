import { and, asc, desc, eq, sql } from "drizzle-orm";
import { type BackupPiece, type BackupPosition, backupName } from "#core/backups/backup";
import { takeBackup } from "#core/jobs/kinds";
import { type Db, mustHaveChanged, type Statement } from "#store/db";
import { enqueueFrom } from "#store/outbox";
import { backupPieces, backups } from "#store/schema/index";
import { mayViolate, uniqueOf } from "#store/unique";

export type BackupRow = typeof backups.$inferSelect;

/** The index that a second running backup violates. */
export const BACKUP_RUNNING = uniqueOf<[typeof backups.state]>("backups.state");
/** Backups that are kept or were tried: tens of rows. */
const LISTED_MAX = 200;

/** Begins a backup, and leaves its first step. Fails as BACKUP_RUNNING while another one is taken. */
export function beginBackup(
	db: Db,
	{ now, ...plan }: Pick<BackupRow, "isAsked" | "migrations" | "tables"> & { now: Date },
): Statement<typeof BACKUP_RUNNING>[] {
	const at = now.getTime();
	const begun = { ...plan, name: backupName(now), begunAt: at, movedAt: at, position: { phase: "clearing" } } as const;
	return [mayViolate(BACKUP_RUNNING, db.insert(backups).values({ ...begun, state: "running" })), leaveStep(db, at)];
}

/** Leaves the next step of the backup that is being taken; without one, nothing. */
export function leaveStep(db: Db, now: number): Statement {
	return enqueueFrom(db, takeBackup, {
		subject: sql`id`,
		payload: {},
		from: sql`FROM backups WHERE state = 'running'`,
		dueAt: now,
		now,
	});
}

export async function backupById(db: Db, id: number): Promise<BackupRow | null> {
	return (await db.query.backups.findFirst({ where: eq(backups.id, id) })) ?? null;
}

/** A backup without its plan. */
export type ListedBackup = Omit<BackupRow, "migrations" | "tables" | "position">;

/** The newest first. */
export function newestBackups(db: Db): Promise<ListedBackup[]> {
	const columns = { migrations: false, tables: false, position: false } as const;
	return db.query.backups.findMany({ columns, orderBy: desc(backups.id), limit: LISTED_MAX });
}

/** What a step changes of a backup. */
export type BackupStep = { position: BackupPosition; now: number; piece?: BackupPiece } & Partial<
	Pick<BackupRow, "state" | "takenAt" | "problem">
>;

/** Notes a step of a running backup; fails as `moved` when another run has made it. */
export function moveBackup(
	db: Db,
	backup: Pick<BackupRow, "id" | "version" | "rows" | "bytes">,
	{ piece, now, ...changes }: BackupStep,
): Statement<"moved">[] {
	return [
		db
			.update(backups)
			.set({
				...changes,
				movedAt: now,
				version: backup.version + 1,
				...(piece && { rows: backup.rows + piece.rows, bytes: backup.bytes + piece.bytes }),
			})
			.where(and(eq(backups.id, backup.id), eq(backups.version, backup.version), sql`state = 'running'`)),
		mustHaveChanged(db, "moved"),
		...(piece === undefined
			? []
			: [
					db.run(sql`INSERT INTO backup_pieces (backup_id, number, file, sha256, bytes, rows, is_changes)
						SELECT ${backup.id}, count(*) + 1, ${piece.file}, ${piece.sha256}, ${piece.bytes}, ${piece.rows}, ${piece.isChanges}
						FROM backup_pieces WHERE backup_id = ${backup.id}`),
				]),
	];
}

/** Its pieces in their order. @param after number of the last one that is not wanted any more. */
export async function piecesOf(db: Db, backupId: number, after = 0, limit = 100_000): Promise<BackupPiece[]> {
	return db
		.select({
			file: backupPieces.file,
			sha256: backupPieces.sha256,
			bytes: backupPieces.bytes,
			rows: backupPieces.rows,
			isChanges: backupPieces.isChanges,
		})
		.from(backupPieces)
		.where(and(eq(backupPieces.backupId, backupId), sql`${backupPieces.number} > ${after}`))
		.orderBy(asc(backupPieces.number))
		.limit(limit);
}

/** Notes what came of reading the pieces of a backup again. @param damage null: all are as they were written. */
export function noteVerified(db: Db, id: number, damage: string | null, now: number): Statement {
	return db
		.update(backups)
		.set({ verifiedAt: now, damage })
		.where(and(eq(backups.id, id), eq(backups.state, "done")));
}

/** Forgets a backup whose objects are gone. */
export function deleteBackup(db: Db, id: number): Statement {
	return db.delete(backups).where(and(eq(backups.id, id), sql`state <> 'running'`));
}
