import { and, asc, eq, gte, isNull, lt, sql } from "drizzle-orm";
import { type Db, mustHaveChanged, type Statement } from "#store/db";
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

export type TeamTaskRow = typeof teamTasks.$inferSelect;

/** A task that is still to be done, or null. */
export async function openTeamTask(db: Db, id: number): Promise<TeamTaskRow | null> {
	return (await db.query.teamTasks.findFirst({ where: and(eq(teamTasks.id, id), isNull(teamTasks.doneAt)) })) ?? null;
}

/** Name of the guard that refuses a task somebody has done already. */
export const TASK_DONE = "task_done";

/** Takes a task off the list; fails its batch as TASK_DONE. */
export function closeTeamTask(db: Db, task: Pick<TeamTaskRow, "id">, now: number): Statement<typeof TASK_DONE>[] {
	return [
		db
			.update(teamTasks)
			.set({ doneAt: now })
			.where(and(eq(teamTasks.id, task.id), isNull(teamTasks.doneAt))),
		mustHaveChanged(db, TASK_DONE),
	];
}

/** Takes the task of a cause off the list; none is fine. */
export function closeTeamTaskOf(db: Db, cause: string, now: number): Statement {
	return db
		.update(teamTasks)
		.set({ doneAt: now })
		.where(and(eq(teamTasks.cause, cause), isNull(teamTasks.doneAt)));
}

/** Takes the work that a line of an order has left off the list: of a kind, or all of it. None is fine. */
export function closeTasksOfLine(db: Db, order: string, line: number, now: number, kind?: string): Statement {
	const isOpen = sql`+${teamTasks.doneAt} IS NULL`;
	return db
		.update(teamTasks)
		.set({ doneAt: now })
		.where(
			and(
				...[gte(teamTasks.cause, `order:${order}:`), lt(teamTasks.cause, `order:${order};`), isOpen],
				sql`${teamTasks.detail} ->> 'line' = ${line}`,
				...(kind === undefined ? [] : [eq(teamTasks.kind, kind)]),
			),
		);
}

/** Takes every task off the list whose cause begins with `<of>:`; none is fine. */
export function closeTasksOf(db: Db, of: string, now: number): Statement {
	// `;` is what follows `:`. The plus keeps the database from reading every open task instead of these.
	const isOpen = sql`+${teamTasks.doneAt} IS NULL`;
	return db
		.update(teamTasks)
		.set({ doneAt: now })
		.where(and(gte(teamTasks.cause, `${of}:`), lt(teamTasks.cause, `${of};`), isOpen));
}

/** Tasks by their ids, the oldest first. */
export function tasksByIds(db: Db, ids: readonly number[]): Promise<TeamTaskRow[]> {
	const isOne = sql`${teamTasks.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
	return db.select().from(teamTasks).where(isOne).orderBy(asc(teamTasks.id));
}

/** Puts a task that was done at `doneAt` back on the list; fails its batch as TASK_DONE. */
export function reopenTeamTask(db: Db, id: number, doneAt: number): Statement<typeof TASK_DONE>[] {
	return [
		db
			.update(teamTasks)
			.set({ doneAt: null })
			.where(and(eq(teamTasks.id, id), eq(teamTasks.doneAt, doneAt))),
		mustHaveChanged(db, TASK_DONE),
	];
}

/** Puts back on the list what `closeTasksOf` took off it at an instant. */
export function reopenTasksOf(db: Db, of: string, closedAt: number): Statement {
	return db
		.update(teamTasks)
		.set({ doneAt: null })
		.where(and(gte(teamTasks.cause, `${of}:`), lt(teamTasks.cause, `${of};`), sql`+${teamTasks.doneAt} = ${closedAt}`));
}
