import { and, eq, isNull, sql } from "drizzle-orm";
import type { WeekKey } from "#core/launches/week";
import { type Db, mustHaveChanged, type Statement } from "#store/db";
import { weekReminders } from "#store/schema/index";

/** Who wants one mail on the Monday of a week. */

/** Coming weeks that a person will be reminded of, the earliest first. */
export async function remindedWeeks(db: Db, userId: number): Promise<WeekKey[]> {
	const rows = await db.all<{ week: WeekKey }>(
		sql`SELECT week FROM week_reminders WHERE user_id = ${userId} AND told_at IS NULL ORDER BY week`,
	);
	return rows.map(({ week }) => week);
}

/** Fails its batch as `stale` when it is there already. */
export function insertReminder(db: Db, reminder: { userId: number; week: WeekKey; at: number }): Statement<"stale">[] {
	return [db.insert(weekReminders).values(reminder).onConflictDoNothing(), mustHaveChanged(db, "stale")];
}

const waiting = (userId: number) => and(eq(weekReminders.userId, userId), isNull(weekReminders.toldAt));

/** Fails its batch as `stale` when it is gone by now, or its mail is on its way. */
export function deleteReminder(db: Db, userId: number, week: WeekKey): Statement<"stale">[] {
	return [
		db.delete(weekReminders).where(and(waiting(userId), eq(weekReminders.week, week))),
		mustHaveChanged(db, "stale"),
	];
}

/** Ends every reminder of a person that has not been sent. */
export function deleteReminders(db: Db, userId: number): Statement {
	return db.delete(weekReminders).where(waiting(userId));
}

/** The earliest week not after `week` that somebody is still to be reminded of; null where there is none. Reads one row. */
export async function weekToRemind(db: Db, week: WeekKey): Promise<WeekKey | null> {
	const [row] = await db.all<{ week: WeekKey }>(
		sql`SELECT week FROM week_reminders WHERE told_at IS NULL AND week <= ${week} ORDER BY week LIMIT 1`,
	);
	return row?.week ?? null;
}

/** People who are still to be reminded of a week. */
export async function peopleToRemind(db: Db, week: WeekKey, limit: number): Promise<number[]> {
	const rows = await db.all<{ userId: number }>(
		sql`SELECT user_id AS userId FROM week_reminders WHERE told_at IS NULL AND week = ${week} ORDER BY user_id LIMIT ${limit}`,
	);
	return rows.map(({ userId }) => userId);
}

/** Notes that these people are told. Fails its batch as `told` when one of them has been, or wants it no more. */
export function markReminded(
	db: Db,
	week: WeekKey,
	people: readonly { userId: number; linkHash: string }[],
	at: number,
): Statement<"told">[] {
	return [
		db.run(sql`UPDATE week_reminders SET told_at = ${at}, link_hash = p.value ->> 'linkHash'
			FROM json_each(${JSON.stringify(people)}) p
			WHERE week_reminders.user_id = p.value ->> 'userId' AND week_reminders.week = ${week} AND week_reminders.told_at IS NULL`),
		mustHaveChanged(db, "told", people.length),
	];
}

/** Whose reminder a link is from, and whether more of them are to come. */
export interface ReminderLink {
	userId: number;
	hasMore: boolean;
}

/** @param linkHash SHA-256 of the token in the link. */
export async function reminderOfLink(db: Db, linkHash: string): Promise<ReminderLink | null> {
	const [row] = await db.all<{ userId: number; more: number }>(sql`
		SELECT r.user_id AS userId, EXISTS (SELECT 1 FROM week_reminders m WHERE m.user_id = r.user_id AND m.told_at IS NULL) AS more
		FROM week_reminders r WHERE r.link_hash = ${linkHash}`);
	return row === undefined ? null : { userId: row.userId, hasMore: row.more === 1 };
}
