import { sql } from "drizzle-orm";
import { type WeekKey, weekEnd, weekStart } from "#core/launches/week";
import { type Db, readTogether, type Statement } from "#store/db";

/** The weekly digest of what somebody follows. */

/** People who have it turned on and for whom that of a week is still to be left. */
export async function digestReaders(db: Db, week: WeekKey, limit: number): Promise<number[]> {
	const rows = await db.all<{ userId: number }>(sql`SELECT user_id AS userId FROM mail_preferences
		WHERE kind = 'digest' AND is_on = 1 AND told_week < ${week} ORDER BY told_week, user_id LIMIT ${limit}`);
	return rows.map(({ userId }) => userId);
}

/** Notes that theirs is left. */
export function noteDigest(db: Db, week: WeekKey, people: readonly number[]): Statement {
	return db.run(sql`UPDATE mail_preferences SET told_week = ${week}
		WHERE kind = 'digest' AND user_id IN (SELECT value FROM json_each(${JSON.stringify(people)}))`);
}

/** What a digest says of a week. */
export interface FollowedWeek {
	updates: { title: string; name: string; slug: string }[];
	/** `place` of the award, where there is one. */
	launches: { name: string; slug: string; place: number | null }[];
}

/** What the live listings that somebody follows did in a week: at most `limit` of each. */
export async function followedWeek(db: Db, userId: number, week: WeekKey, limit: number): Promise<FollowedWeek> {
	const from = sql`FROM follows f CROSS JOIN listings l ON l.id = f.listing_id AND l.status = 'live'`;
	const [updates = [], launches = []] = await readTogether(db, [
		sql`SELECT u.title, l.name, l.slug ${from}
			CROSS JOIN listing_updates u ON u.listing_id = l.id AND u.created_at >= ${weekStart(week).getTime()} AND u.created_at < ${weekEnd(week).getTime()}
			WHERE f.user_id = ${userId} ORDER BY f.listing_id LIMIT ${limit}`,
		sql`SELECT l.name, l.slug, a.place ${from}
			CROSS JOIN launches x ON x.listing_id = l.id AND x.week = ${week} AND x.withdrawn_at IS NULL
			LEFT JOIN awards a ON a.listing_id = l.id AND a.week = x.week
			WHERE f.user_id = ${userId} ORDER BY f.listing_id LIMIT ${limit}`,
	]);
	// Rows of exactly these columns.
	return { updates, launches } as unknown as FollowedWeek;
}
