import { sql } from "drizzle-orm";
import type { WeekKey } from "#core/launches/week";
import { type Db, mustHaveChanged, type Statement } from "#store/db";
import { addLaunches } from "#store/launch-facts";
import { reindexListings } from "#store/listings";

/** Scheduled listings whose Monday has come by the week `current`, the longest due first. */
export async function dueReleases(db: Db, current: WeekKey, limit: number): Promise<number[]> {
	const rows = await db.all<{ id: number }>(
		sql`SELECT id FROM listings INDEXED BY listings_upcoming WHERE status = 'scheduled' AND launch_week <= ${current} ORDER BY launch_week, id LIMIT ${limit}`,
	);
	return rows.map(({ id }) => id);
}

/** Takes these listings live in a week; fails the batch with `moved` when one of them is no longer due, or the week closed. */
export function releaseListings(
	db: Db,
	listingIds: readonly number[],
	{ current, week, at }: { current: WeekKey; week: WeekKey; at: number },
): Statement<"moved">[] {
	if (listingIds.length === 0) return [];
	const ids = sql`SELECT value FROM json_each(${JSON.stringify(listingIds)})`;
	// The plus keeps SQLite from an index on the status, by which it would read all that are scheduled.
	const isDue = sql`id IN (${ids}) AND +status = 'scheduled' AND launch_week <= ${current}`;
	return [
		db.run(sql`INSERT INTO listing_events (listing_id, kind, from_status, to_status, cause, detail, at)
			SELECT id, 'released', 'scheduled', 'live', 'release-week', json_object('scheduled_week', launch_week, 'launch_week', ${week}), ${at}
			FROM listings WHERE ${isDue}`),
		mustHaveChanged(db, "moved", listingIds.length),
		...addLaunches(db, { ids, week, at, guard: "moved" }),
		db.run(
			sql`UPDATE listings SET status = 'live', launched_at = ${at}, launch_week = ${week}, version = version + 1, updated_at = ${at} WHERE ${isDue}`,
		),
		reindexListings(db, ids),
	];
}
