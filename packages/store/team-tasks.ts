import { and, asc, eq, isNull } from "drizzle-orm";
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

/** What the site team has still to do, the oldest first. */
export function openTeamTasks(db: Db, limit: number) {
	return db.select().from(teamTasks).where(isNull(teamTasks.doneAt)).orderBy(asc(teamTasks.id)).limit(limit);
}

/** Takes a task off the list. @returns false when it was done before or does not exist. */
export async function closeTeamTask(db: Db, id: number, now: number): Promise<boolean> {
	const open = and(eq(teamTasks.id, id), isNull(teamTasks.doneAt));
	return (await db.update(teamTasks).set({ doneAt: now }).where(open).returning({ id: teamTasks.id })).length === 1;
}
