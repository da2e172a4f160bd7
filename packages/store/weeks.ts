import { sql } from "drizzle-orm";
import { addWeeks, type WeekKey, weekOf } from "#core/week";
import { type Db, guardOf, mustHaveChanged, runBatch } from "#store/db";
import { reindexListings } from "#store/listings";
import { closedWeeks } from "#store/schema/index";

/** What happens to weeks as time goes by: their listings go live, and when they are over their results are frozen. */

/** The week of the first launch; null before there was one. Reads one row. */
export async function firstLaunchWeek(db: Db): Promise<WeekKey | null> {
	const [first] = await db.all<{ week: WeekKey | null; at: number | null }>(
		sql`SELECT launch_week AS week, launched_at AS at FROM listings WHERE status = 'live' AND launched_at IS NOT NULL ORDER BY launched_at LIMIT 1`,
	);
	if (first === undefined) return null;
	return first.week ?? weekOf(new Date(first.at ?? 0));
}

export interface ClosedWeek {
	week: WeekKey;
	closedAt: number;
	launches: number;
}

/** A week's closing; null while it is open. */
export async function closedWeek(db: Db, week: WeekKey): Promise<ClosedWeek | null> {
	const row = await db.query.closedWeeks.findFirst({ where: sql`week = ${week}` });
	return row ?? null;
}

/** The first week that is still to be closed: the one after the last closed, or the week of the first launch. */
export async function nextWeekToClose(db: Db): Promise<WeekKey | null> {
	const last = await db.query.closedWeeks.findFirst({ orderBy: sql`week DESC` });
	return last === undefined ? firstLaunchWeek(db) : addWeeks(last.week, 1);
}

/**
 * Freezes a week: every launch of it with its rank, and the awards #1 to #3 with at least one vote. Ranked by counted
 * votes cast in that week; of equal ones, who reached the count earlier, then the lower id. Computed from the votes
 * themselves inside the batch, so that no vote can slip in between.
 * @returns false when the week is closed already; then nothing is written.
 * Source: decisions, Launch weeks, Awards.
 */
export async function closeWeek(db: Db, week: WeekKey, now: number): Promise<boolean> {
	try {
		await runBatch(db, [
			db.insert(closedWeeks).values({ week, closedAt: now, launches: 0 }),
			db.run(sql`INSERT INTO week_results (week, rank, listing_id, votes_counted, votes_raw, reached_at)
				SELECT ${week}, row_number() OVER (ORDER BY counted DESC, reached, id), id, counted, raw, reached FROM (
					SELECT l.id, count(v.id) AS raw, coalesce(sum(v.counted), 0) AS counted, max(iif(v.counted, v.at, NULL)) AS reached
					FROM listings l LEFT JOIN votes v ON v.listing_id = l.id AND v.week = ${week}
					WHERE l.launch_week = ${week} AND l.status = 'live' GROUP BY l.id)`),
			db.run(sql`INSERT INTO awards (week, place, listing_id, votes_counted, awarded_at)
				SELECT week, rank, listing_id, votes_counted, ${now} FROM week_results WHERE week = ${week} AND rank <= 3 AND votes_counted > 0`),
			db.run(
				sql`UPDATE closed_weeks SET launches = (SELECT count(*) FROM week_results WHERE week = ${week}) WHERE week = ${week}`,
			),
		]);
		return true;
	} catch (error) {
		if (guardOf(error) === "unique:closed_weeks.week") return false;
		throw error;
	}
}

/** Whether a scheduled listing's Monday has come; reads one row. */
export async function hasDueReleases(db: Db, now: Date): Promise<boolean> {
	const rows = await db.all(
		sql`SELECT 1 FROM listings WHERE status = 'scheduled' AND launch_week <= ${weekOf(now)} LIMIT 1`,
	);
	return rows.length > 0;
}

/**
 * Takes up to `limit` scheduled listings whose Monday has come live. One whose week went by while it waited (nothing ran
 * all that time) launches in the current week, so that it has a whole chance there.
 * @returns how many went live; null when one of them moved on in the meantime, and nothing was written.
 */
export async function releaseDue(db: Db, now: Date, limit: number): Promise<number | null> {
	const current = weekOf(now);
	const due = await db.all<{ id: number }>(
		sql`SELECT id FROM listings WHERE status = 'scheduled' AND launch_week <= ${current} ORDER BY launch_week, id LIMIT ${limit}`,
	);
	if (due.length === 0) return 0;
	const ids = sql`SELECT value FROM json_each(${JSON.stringify(due.map((row) => row.id))})`;
	const isDue = sql`id IN (${ids}) AND status = 'scheduled' AND launch_week <= ${current}`;
	const at = now.getTime();
	try {
		await runBatch(db, [
			db.run(sql`INSERT INTO listing_events (listing_id, kind, from_status, to_status, cause, detail, at)
				SELECT id, 'released', 'scheduled', 'live', 'release-week', json_object('scheduled_week', launch_week, 'launch_week', ${current}), ${at}
				FROM listings WHERE ${isDue}`),
			mustHaveChanged(db, "moved", due.length),
			db.run(
				sql`UPDATE listings SET status = 'live', launched_at = ${at}, launch_week = ${current}, version = version + 1, updated_at = ${at} WHERE ${isDue}`,
			),
			reindexListings(db, ids),
		]);
		return due.length;
	} catch (error) {
		if (guardOf(error) === "moved") return null;
		throw error;
	}
}
