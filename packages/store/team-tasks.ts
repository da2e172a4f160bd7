import type { Db, Statement } from "#store/db";
import { teamTasks } from "#store/schema/index";

/** Puts work on the site team's list; the same cause makes one task, however often it is seen. */
export function leaveTeamTask(
	db: Db,
	task: { kind: string; cause: string; listingId?: number; detail: Record<string, unknown>; at: number },
): Statement {
	const { at, ...row } = task;
	return db
		.insert(teamTasks)
		.values({ ...row, createdAt: at })
		.onConflictDoNothing({ target: teamTasks.cause });
}
