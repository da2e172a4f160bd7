import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { backupPlan } from "#store/backup-reads";
import { BACKUP_RUNNING, beginBackup } from "#store/backups";

/** Begins a backup now, which jobs then take a step at a time. */
export default defineAction({
	id: "begin_backup",
	actor: "team",
	rate: "write",
	input: z.strictObject({}),
	async handler(_input, { db, now }) {
		const plan = await backupPlan(db);
		return record({ subject: "backup:new" }, { begun: true }, beginBackup(db, { ...plan, isAsked: true, now }), {
			[BACKUP_RUNNING]: {
				code: "changed_meanwhile",
				detail: "A backup is being taken already; another one can be begun when it is there.",
			},
		});
	},
});
