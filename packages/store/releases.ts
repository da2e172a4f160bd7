import { sql } from "drizzle-orm";
import { weekOf } from "#core/launches/week";
import { type Db, mustHaveChanged } from "#store/db";
import { commitGuarded } from "#store/guarded";
import { addLaunches } from "#store/launch-facts";
import { reindexListings } from "#store/listings";
import { openWeek } from "#store/weeks";

/** Whether a scheduled listing's Monday has come; reads one row. */
export async function hasDueReleases(db: Db, now: Date): Promise<boolean> {
	const rows = await db.all(
		sql`SELECT 1 FROM listings INDEXED BY listings_upcoming WHERE status = 'scheduled' AND launch_week <= ${weekOf(now)} LIMIT 1`,
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
	const week = await openWeek(db, now);
	const due = await db.all<{ id: number }>(
		sql`SELECT id FROM listings INDEXED BY listings_upcoming WHERE status = 'scheduled' AND launch_week <= ${current} ORDER BY launch_week, id LIMIT ${limit}`,
	);
	if (due.length === 0) return 0;
	const ids = sql`SELECT value FROM json_each(${JSON.stringify(due.map((row) => row.id))})`;
	// The plus keeps SQLite from an index on the status, by which it would read all that are scheduled.
	const isDue = sql`id IN (${ids}) AND +status = 'scheduled' AND launch_week <= ${current}`;
	const at = now.getTime();
	const statements = [
		db.run(sql`INSERT INTO listing_events (listing_id, kind, from_status, to_status, cause, detail, at)
			SELECT id, 'released', 'scheduled', 'live', 'release-week', json_object('scheduled_week', launch_week, 'launch_week', ${week}), ${at}
			FROM listings WHERE ${isDue}`),
		mustHaveChanged(db, "moved", due.length),
		...addLaunches(db, { ids, week, at, guard: "moved" }),
		db.run(
			sql`UPDATE listings SET status = 'live', launched_at = ${at}, launch_week = ${week}, version = version + 1, updated_at = ${at} WHERE ${isDue}`,
		),
		reindexListings(db, ids),
	];
	return commitGuarded(db, async () => ({ statements, outcome: due.length }), { moved: null });
}
