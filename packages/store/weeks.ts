import { type SQL, sql } from "drizzle-orm";
import type { ClosedSpan } from "#core/launches/closing";
import { type WeekKey, weekEnd } from "#core/launches/week";
import { type Db, mustHold, type Statement } from "#store/db";
import { closedWeeks } from "#store/schema/index";
import { mayViolate, uniqueOf } from "#store/unique";

/** Weeks as time goes by: which is the first, which takes launches and votes, and when one is over, its frozen result. */

/** The week of the first launch, also of one that was withdrawn; null before there was one. Reads one row. */
export async function firstLaunchWeek(db: Db): Promise<WeekKey | null> {
	const [first] = await db.all<{ week: WeekKey | null }>(sql`SELECT min(week) AS week FROM launches`);
	return first?.week ?? null;
}

/** A week whose results are frozen takes no launches and no votes, and gives none back, so that anyone can recompute them. */
export function isOpen(week: WeekKey | SQL): SQL {
	return sql`NOT EXISTS (SELECT 1 FROM closed_weeks WHERE week = ${week})`;
}

/** The closed weeks; null before any was. Reads two rows. */
export async function closedSpan(db: Db): Promise<ClosedSpan | null> {
	const [row] = await db.all<{ first: WeekKey | null; last: WeekKey | null }>(
		sql`SELECT (SELECT min(week) FROM closed_weeks) AS first, (SELECT max(week) FROM closed_weeks) AS last`,
	);
	return row?.first && row.last ? { first: row.first, last: row.last } : null;
}

export interface ClosedWeek {
	week: WeekKey;
	closedAt: number;
	launches: number;
}

/** A week's closing; null while it is open. */
export async function closedWeek(db: Db, week: WeekKey): Promise<ClosedWeek | null> {
	const [row] = await db.all<ClosedWeek>(
		sql`SELECT week, closed_at AS closedAt, launches FROM closed_weeks WHERE week = ${week}`,
	);
	return row ?? null;
}

/** Closed weeks before a Monday, the newest first. */
export function closedWeeksBefore(db: Db, week: WeekKey, limit: number): Promise<ClosedWeek[]> {
	return db.query.closedWeeks.findMany({ where: sql`week < ${week}`, orderBy: sql`week DESC`, limit });
}

/** The key that closing a week a second time violates. */
export const WEEK_CLOSED = uniqueOf<[typeof closedWeeks.week]>("closed_weeks.week");

/**
 * Freezes a week: every launch of it that was not withdrawn with its rank, and the awards #1 to #3 with at least one vote. Ranked by counted
 * votes cast in that week; of equal ones, who reached the count earlier, then the lower id. Computed from the votes
 * themselves inside the batch, so that no vote can slip in between. Fails as WEEK_CLOSED when the week is closed already,
 * and as `votes_to_count` while votes of new accounts are still to be counted.
 * Source: docs/launches.md#closing.
 */
export function freezeWeek(db: Db, week: WeekKey, now: number): Statement<typeof WEEK_CLOSED | "votes_to_count">[] {
	return [
		mayViolate(WEEK_CLOSED, db.insert(closedWeeks).values({ week, closedAt: now, launches: 0 })),
		mustHold(
			db,
			"votes_to_count",
			sql`NOT EXISTS (SELECT 1 FROM votes WHERE counts_from <= ${weekEnd(week).getTime()} AND week = ${week})`,
		),
		db.run(sql`INSERT INTO week_results (week, rank, listing_id, kind, votes_counted, votes_raw, reached_at)
			SELECT ${week}, row_number() OVER (ORDER BY counted DESC, reached, id), id, kind, counted, raw, reached FROM (
				SELECT x.listing_id AS id, x.kind, count(v.id) AS raw, coalesce(sum(v.counted), 0) AS counted, max(iif(v.counted, v.at, NULL)) AS reached
				FROM launches x LEFT JOIN votes v ON v.listing_id = x.listing_id AND v.week = ${week}
				WHERE x.week = ${week} AND x.withdrawn_at IS NULL GROUP BY x.listing_id)`),
		db.run(sql`INSERT INTO awards (week, place, listing_id, votes_counted, awarded_at)
			SELECT week, rank, listing_id, votes_counted, ${now} FROM week_results WHERE week = ${week} AND rank <= 3 AND votes_counted > 0`),
		db.run(
			sql`UPDATE closed_weeks SET launches = (SELECT count(*) FROM week_results WHERE week = ${week}) WHERE week = ${week}`,
		),
	];
}
