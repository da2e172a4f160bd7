import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { AppError } from "#core/errors";
import { verifyBackup } from "#core/jobs/kinds";
import { backupById } from "#store/backups";
import { enqueue } from "#store/outbox";

/** Has the objects of a backup read again and compared with what was written. */
export default defineAction({
	id: "check_backup",
	actor: "team",
	rate: "write",
	input: z.strictObject({ backup_id: z.int().min(1) }),
	async handler({ backup_id }, { db, now }) {
		const backup = await backupById(db, backup_id);
		if (backup?.state !== "done") throw new AppError("not_found", "There is no whole backup of this number.");
		const at = now.getTime();
		const due = { subject: backup_id, dueAt: at, now: at, onceKey: `verify-backup:${backup_id}` };
		return record({ subject: `backup:${backup_id}` }, { name: backup.name }, [enqueue(db, verifyBackup, due)]);
	},
});
