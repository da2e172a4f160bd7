import { desc, eq, type SQL, sql } from "drizzle-orm";
import { movedAwards } from "#core/launches/recount";
import type { WeekKey } from "#core/launches/week";
import { type Db, mustHold, type Statement } from "#store/db";
import { listingsById } from "#store/listings";
import { recounts } from "#store/schema/index";
import { isOpen } from "#store/weeks";

/** Counting closed weeks again, after the site team has decided about votes of theirs. */

export type RecountRow = typeof recounts.$inferSelect;

/**
 * Counts a closed week again from its votes: each launch that was frozen gets its count, its rank and its award by the
 * rules of the freezing, and what it did to the awards is kept. Run after what changed the votes, in the same batch. Fails
 * it as `not_closed` where the week is open.
 * Source: docs/votes.md#counting-a-closed-week-again.
 */
export function recountWeek(
	db: Db,
	recount: { id: number; week: WeekKey; listingId: number | null; difference: number; reason: string; at: number },
): Statement<"not_closed">[] {
	const { id, week, listingId, difference, reason, at } = recount;
	const awarded: SQL = sql`(SELECT coalesce(json_group_array(json_object('place', place, 'listing', listing_id, 'votes', votes_counted)), '[]')
		FROM (SELECT * FROM awards WHERE week = ${week} ORDER BY place))`;
	const won = sql`FROM week_results r WHERE r.week = ${week} AND r.rank <= 3 AND r.votes_counted > 0`;
	return [
		mustHold(db, "not_closed", sql`NOT (${isOpen(week)})`),
		db.run(sql`INSERT INTO recounts (id, week, listing_id, difference, reason, at, awards_before, awards_after)
			SELECT ${id}, ${week}, ${listingId}, ${difference}, ${reason}, ${at}, ${awarded}, '[]'`),
		db.run(sql`UPDATE week_results SET votes_counted = c.counted, votes_raw = c.raw, reached_at = c.reached
			FROM (SELECT r.listing_id AS id, count(v.id) AS raw, coalesce(sum(v.counted), 0) AS counted, max(iif(v.counted, v.at, NULL)) AS reached
				FROM week_results r LEFT JOIN votes v ON v.listing_id = r.listing_id AND v.week = ${week}
				WHERE r.week = ${week} GROUP BY r.listing_id) c
			WHERE week_results.week = ${week} AND week_results.listing_id = c.id`),
		// By way of numbers below zero, as two places change with each other and no two may be the same in between.
		db.run(sql`UPDATE week_results SET rank = -n.place
			FROM (SELECT listing_id AS id, row_number() OVER (ORDER BY votes_counted DESC, reached_at, listing_id) AS place
				FROM week_results WHERE week = ${week}) n
			WHERE week_results.week = ${week} AND week_results.listing_id = n.id`),
		db.run(sql`UPDATE week_results SET rank = -rank WHERE week = ${week} AND rank < 0`),
		db.run(sql`DELETE FROM awards WHERE week = ${week}
			AND NOT EXISTS (SELECT 1 ${won} AND r.rank = awards.place AND r.listing_id = awards.listing_id)`),
		db.run(sql`UPDATE awards SET votes_counted = (SELECT votes_counted FROM week_results r WHERE r.week = ${week} AND r.rank = awards.place)
			WHERE week = ${week}`),
		db.run(sql`INSERT INTO awards (week, place, listing_id, votes_counted, awarded_at)
			SELECT r.week, r.rank, r.listing_id, r.votes_counted, (SELECT closed_at FROM closed_weeks WHERE week = ${week}) ${won}
			ON CONFLICT DO NOTHING`),
		db.run(sql`UPDATE recounts SET awards_after = ${awarded} WHERE id = ${id}`),
	];
}

export async function recountById(db: Db, id: number): Promise<RecountRow | null> {
	return (await db.query.recounts.findFirst({ where: eq(recounts.id, id) })) ?? null;
}

/** A listing as the public may know it; null where it is not public any more. */
type Named = { slug: string; name: string } | null;

/** What a recount did, as everybody may read it. */
export interface PublicRecount {
	at: number;
	/** Whose votes changed; null where those of several did, or where it is not public any more. */
	listing: Named;
	difference: number;
	reason: string;
	/** Whose place changed. */
	moved: { listing: Named; before: number | null; after: number | null }[];
}

/** The recounts of a week, the last first. */
export async function recountsOf(db: Db, week: WeekKey, limit: number): Promise<PublicRecount[]> {
	const rows = await db.select().from(recounts).where(eq(recounts.week, week)).orderBy(desc(recounts.id)).limit(limit);
	const told = rows.map((row) => ({ row, moved: movedAwards(row.awardsBefore, row.awardsAfter) }));
	const ids = told.flatMap(({ row, moved }) => [row.listingId ?? 0, ...moved.map(({ listing }) => listing)]);
	const named = new Map<number, Named>();
	if (ids.length > 0) {
		const found = await listingsById(db, [...new Set(ids)]);
		for (const { id, slug, name, status } of found) if (status === "live") named.set(id, { slug, name });
	}
	const of = (id: number | null) => (id === null ? null : (named.get(id) ?? null));
	return told.map(({ row: { at, listingId, difference, reason }, moved }) => ({
		at,
		difference,
		reason,
		listing: of(listingId),
		moved: moved.map((one) => ({ ...one, listing: of(one.listing) })),
	}));
}
