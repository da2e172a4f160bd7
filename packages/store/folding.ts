import { sql } from "drizzle-orm";
import { foldCounters } from "#core/jobs/kinds";
import type { WeekKey } from "#core/launches/week";
import { LISTING_HIDDEN } from "#core/listings/hidden";
import type { Db, Statement } from "#store/db";
import { reindexListings } from "#store/listings";
import { enqueue } from "#store/outbox";

/** Counts of listings that are written elsewhere first and folded in by jobs: one hot row would hold up its writers. */

/** Whether anything waits to be folded; reads two rows at most. */
export async function hasCountsToFold(db: Db): Promise<boolean> {
	const row = await db.get<{ waits: number }>(
		sql`SELECT EXISTS (SELECT 1 FROM count_changes) OR EXISTS (SELECT 1 FROM view_counts WHERE "count" > folded) AS waits`,
	);
	return row.waits === 1;
}

/** Has what the batch changes folded in at once, not only with the next minute. */
export function foldSoon(db: Db, now: number): Statement {
	return enqueue(db, foldCounters, { subject: "all", dueAt: now, now, onceKey: "fold-counters:soon" });
}

/**
 * Changes, and days of views, of one transaction: whoever reads meanwhile waits for its end. Source: docs/scaling.md#measured.
 */
export const FOLDED_AT_ONCE = 25;

/** What waits to be folded: changes of votes and follows, the oldest first, and days of views. */
export interface CountsToFold {
	changes: { id: number; listing: number }[];
	views: { listing: number; day: string }[];
}

/** Up to `limit` changes and up to `limit` days. */
export async function countsToFold(db: Db, limit: number): Promise<CountsToFold> {
	const [changes, views] = await Promise.all([
		db.all<{ id: number; listing: number }>(
			sql`SELECT id, listing_id AS listing FROM count_changes ORDER BY id LIMIT ${limit}`,
		),
		db.all<{ listing: number; day: string }>(
			sql`SELECT listing_id AS listing, day FROM view_counts WHERE "count" > folded LIMIT ${limit}`,
		),
	]);
	return { changes, views };
}

/** Folds these into their listings; what is folded is gone in the same batch, so that nothing counts twice. */
export function foldCounts(db: Db, { changes, views }: CountsToFold): Statement[] {
	const ids = JSON.stringify([...new Set([...changes, ...views].map((row) => row.listing))]);
	const last = changes.at(-1)?.id ?? 0;
	const days = JSON.stringify(views.map((view) => [view.listing, view.day]));
	const viewedDays = sql`view_counts v JOIN json_each(${days}) d ON v.listing_id = json_extract(d.value, '$[0]') AND v.day = json_extract(d.value, '$[1]')`;
	return [
		db.run(sql`UPDATE listings SET votes = listings.votes + d.votes, votes_raw = listings.votes_raw + d.raw, followers = listings.followers + d.followers
			FROM (
				SELECT listing_id, sum(votes) AS votes, sum(votes_raw) AS raw, sum(followers) AS followers
				FROM count_changes WHERE id <= ${last} GROUP BY listing_id
			) d WHERE listings.id = d.listing_id`),
		// A vote counts for the launch of the week it was cast in, if the listing has one; also while the listing is hidden.
		db.run(sql`UPDATE launches SET votes = launches.votes + d.votes
			FROM (
				SELECT listing_id, week, sum(votes) AS votes FROM count_changes
				WHERE id <= ${last} AND week IS NOT NULL GROUP BY listing_id, week
			) d WHERE launches.listing_id = d.listing_id AND launches.week = d.week
				AND (launches.withdrawn_at IS NULL OR launches.withdrawn_reason = ${LISTING_HIDDEN}) AND d.votes <> 0`),
		db.run(sql`DELETE FROM count_changes WHERE id <= ${last}`),
		db.run(sql`UPDATE listings SET views = listings.views + d.views
			FROM (SELECT v.listing_id, sum(v.count - v.folded) AS views FROM ${viewedDays} GROUP BY v.listing_id) d
			WHERE listings.id = d.listing_id`),
		db.run(sql`UPDATE view_counts SET folded = "count" WHERE rowid IN (SELECT v.rowid FROM ${viewedDays})`),
		reindexListings(db, sql`SELECT value FROM json_each(${ids})`),
	];
}

/** Counted votes and views of a listing on one UTC day. */
export interface DayOfInterest {
	listingId: number;
	/** First instant of the day, epoch milliseconds. */
	at: number;
	votes: number;
	views: number;
}

/** What happened to listings since a day; reads their votes of those weeks and one row a day of views. */
export async function interestOf(
	db: Db,
	listingIds: readonly number[],
	since: { week: WeekKey; day: string },
): Promise<DayOfInterest[]> {
	const ids = JSON.stringify(listingIds);
	return db.all<DayOfInterest>(sql`
		SELECT v.listing_id AS listingId, v.at / 86400000 * 86400000 AS at, count(*) AS votes, 0 AS views
		FROM json_each(${ids}) l CROSS JOIN votes v ON v.listing_id = l.value
		WHERE v.week >= ${since.week} AND v.counted = 1 GROUP BY v.listing_id, v.at / 86400000
		UNION ALL
		SELECT v.listing_id, unixepoch(v.day) * 1000, 0, v.count
		FROM json_each(${ids}) l CROSS JOIN view_counts v ON v.listing_id = l.value
		WHERE v.day >= ${since.day}`);
}

/** Stores trending scores where they changed, and what search knows of them. */
export function storeTrending(db: Db, scores: ReadonlyMap<number, number>): Statement[] {
	const pairs = JSON.stringify([...scores]);
	return [
		db.run(sql`UPDATE listings SET trending = json_extract(s.value, '$[1]')
			FROM json_each(${pairs}) s
			WHERE listings.id = json_extract(s.value, '$[0]') AND listings.trending <> json_extract(s.value, '$[1]')`),
		reindexListings(db, sql`SELECT json_extract(value, '$[0]') FROM json_each(${pairs})`),
	];
}
