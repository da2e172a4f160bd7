import { backupFolder, MANIFEST_FILE } from "#core/backups/backup";
import { takeBackup as kind, verifyBackup } from "#core/jobs/kinds";
import { again } from "#jobs/again";
import { defineJob } from "#jobs/define";
import { type BackupRow, backupById, leaveStep, moveBackup, piecesOf } from "#store/backups";
import { enqueue } from "#store/outbox";
import { manifestOf } from "#usecases/backups/manifest";
import { nextStep } from "#usecases/backups/next-step";
import { type WrittenPiece, writtenPiece } from "#usecases/backups/piece-text";
import { commitGuarded } from "#usecases/commit-guarded";

const OVERTAKEN = { moved: "another run has made this step" };

/** Makes the next step of a backup; one object a step. Source: docs/decisions/031-backups-that-catch-up.md. */
export default defineJob(kind, {
	async run(work, ctx) {
		const { db, ports, now } = ctx;
		const at = now.getTime();
		const backup = await backupById(db, work.subject);
		if (backup?.state !== "running") return "no backup is being taken";
		const step = await nextStep(db, backup);
		const piece = step.piece && (await writtenPiece(backup, step.piece.rows, step.piece.isChanges));
		const isWorthIt = piece !== undefined && piece.note.rows > 0;
		if (isWorthIt) await ports.backups.put(piece.key, piece.bytes, "application/jsonl");
		if (step.instant !== undefined) {
			const pieces = [...(await piecesOf(db, backup.id)), ...(isWorthIt ? [piece.note] : [])];
			await putManifest({ ...backup, takenAt: at }, pieces, step.instant.counts);
		}
		const state = step.ended && (backup.takenAt === null ? "failed" : "done");
		const statements = [
			...moveBackup(db, backup, {
				position: step.position,
				now: at,
				...(isWorthIt && { piece: piece.note }),
				...(step.instant && { takenAt: at }),
				...(step.problem && { problem: step.problem }),
				...(state && { state }),
			}),
			...(state === undefined ? [again(kind, work, ctx)] : []),
			...(state === "done" ? [enqueue(db, verifyBackup, { subject: backup.id, dueAt: at, now: at })] : []),
		];
		const outcome = state ?? `${step.position.phase}: ${isWorthIt ? `${piece.note.rows} rows` : "nothing to keep"}`;
		return commitGuarded(db, async () => ({ statements, outcome }), OVERTAKEN);

		async function putManifest(
			taken: BackupRow & { takenAt: number },
			pieces: readonly WrittenPiece["note"][],
			counts: Readonly<Record<string, number>>,
		) {
			const text = JSON.stringify(manifestOf(taken, pieces, counts));
			const key = `${backupFolder(taken.name)}${MANIFEST_FILE}`;
			await ports.backups.put(key, new TextEncoder().encode(text), "application/json");
		}
	},
	/** What it has logged is taken away by further steps. */
	async gaveUp({ subject }, { db, now }) {
		const backup = await backupById(db, subject);
		if (backup?.state !== "running" || backup.position.phase === "closing") return;
		const at = now.getTime();
		const problem = "A step failed for good; the jobs that failed say why.";
		await commitGuarded(
			db,
			async () => ({
				statements: [
					...moveBackup(db, backup, { position: { phase: "closing" }, problem, now: at }),
					leaveStep(db, at),
				],
				outcome: undefined,
			}),
			{ moved: undefined },
		);
	},
});
