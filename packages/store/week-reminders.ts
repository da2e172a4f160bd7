import { and, eq, sql } from "drizzle-orm";
import type { WeekKey } from "#core/launches/week";
import { type Db, mustHaveChanged, type Statement } from "#store/db";
import { weekReminders } from "#store/schema/index";

/** Who wants one mail on the Monday of a week. */

/** Coming weeks that a person will be reminded of, the earliest first. */
export async function remindedWeeks(db: Db, userId: number): Promise<WeekKey[]> {
	const rows = await db.all<{ week: WeekKey }>(
		sql`SELECT week FROM week_reminders WHERE user_id = ${userId} ORDER BY week`,
	);
	return rows.map(({ week }) => week);
}

/** Fails its batch as `stale` when it is there already. */
export function insertReminder(db: Db, reminder: { userId: number; week: WeekKey; at: number }): Statement<"stale">[] {
	return [db.insert(weekReminders).values(reminder).onConflictDoNothing(), mustHaveChanged(db, "stale")];
}

/** Fails its batch as `stale` when it is gone by now, or its mail is on its way. */
export function deleteReminder(db: Db, userId: number, week: WeekKey): Statement<"stale">[] {
	return [
		db.delete(weekReminders).where(and(eq(weekReminders.userId, userId), eq(weekReminders.week, week))),
		mustHaveChanged(db, "stale"),
	];
}

/** Ends every reminder of a person. */
export function deleteReminders(db: Db, userId: number): Statement {
	return db.delete(weekReminders).where(eq(weekReminders.userId, userId));
}

/** The earliest week not after `week` that somebody is still to be reminded of; null where there is none. Reads one row. */
export async function weekToRemind(db: Db, week: WeekKey): Promise<WeekKey | null> {
	const [row] = await db.all<{ week: WeekKey }>(
		sql`SELECT week FROM week_reminders WHERE week <= ${week} ORDER BY week LIMIT 1`,
	);
	return row?.week ?? null;
}

/** People who are still to be reminded of a week. */
export async function peopleToRemind(db: Db, week: WeekKey, limit: number): Promise<number[]> {
	const rows = await db.all<{ userId: number }>(
		sql`SELECT user_id AS userId FROM week_reminders WHERE week = ${week} ORDER BY user_id LIMIT ${limit}`,
	);
	return rows.map(({ userId }) => userId);
}

/** Ends the reminders of these people: their mails are left, or it is too late. */
export function endReminders(db: Db, week: WeekKey, people: readonly number[]): Statement {
	return db.run(
		sql`DELETE FROM week_reminders WHERE week = ${week} AND user_id IN (SELECT value FROM json_each(${JSON.stringify(people)}))`,
	);
}
