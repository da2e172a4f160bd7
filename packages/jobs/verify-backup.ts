import { type BackupManifest, backupFolder, MANIFEST_FILE } from "#core/backups/backup";
import { verifyBackup as kind } from "#core/jobs/kinds";
import { sha256Hex } from "#core/sha256";
import { defineJob, type JobContext } from "#jobs/define";
import { type BackupRow, backupById, noteVerified, piecesOf } from "#store/backups";
import { runBatch } from "#store/db";
import { enqueue } from "#store/outbox";

/** Pieces that one run reads: each is computed over once. */
const PIECES_A_RUN = 8;

/** Reads the objects of a backup again and compares them with what was written, some at a time. */
export default defineJob(kind, {
	async run({ subject, payload: { after } }, ctx) {
		const { db, now } = ctx;
		const at = now.getTime();
		const backup = await backupById(db, subject);
		if (backup?.state !== "done") return "there is no such backup";
		const pieces = await piecesOf(db, backup.id, after, PIECES_A_RUN);
		const damage =
			(after === 0 ? await manifestDamage(backup, ctx) : null) ?? (await pieceDamage(backup.name, pieces, ctx));
		if (damage === null && pieces.length === PIECES_A_RUN) {
			const payload = { after: after + PIECES_A_RUN };
			await runBatch(db, [enqueue(db, kind, { subject, payload, dueAt: at, now: at })]);
			return `read ${payload.after} pieces`;
		}
		await runBatch(db, [noteVerified(db, subject, damage, at)]);
		return damage ?? "as it was written";
	},
});

async function manifestDamage({ id, name }: BackupRow, { db, ports }: JobContext): Promise<string | null> {
	const bytes = await ports.backups.get(backupFolder(name) + MANIFEST_FILE);
	if (bytes === null) return `${MANIFEST_FILE} is missing.`;
	const named = JSON.stringify(piecesIn(new TextDecoder().decode(bytes)));
	return named === JSON.stringify(await piecesOf(db, id)) ? null : `${MANIFEST_FILE} names other pieces.`;
}

function piecesIn(text: string): BackupManifest["pieces"] | null {
	try {
		return (JSON.parse(text) as BackupManifest).pieces;
	} catch {
		// Cut off: it names none.
		return null;
	}
}

async function pieceDamage(
	name: string,
	pieces: readonly { file: string; sha256: string }[],
	{ ports }: JobContext,
): Promise<string | null> {
	for (const { file, sha256 } of pieces) {
		const bytes = await ports.backups.get(backupFolder(name) + file);
		if (bytes === null) return `${file} is missing.`;
		if ((await sha256Hex(new TextDecoder().decode(bytes))) !== sha256) return `${file} is not what was written.`;
	}
	return null;
}
