import { and, eq, gte, sql } from "drizzle-orm";
import type { Db, Statement } from "#store/db";
import { viewBatches, viewCounts } from "#store/schema/index";
import { mayViolate, uniqueOf } from "#store/unique";
import { isNotOwn } from "#store/votes";

/** Views of listings by people, as they arrive: in batches, each with the counts of one isolate. */

export interface NewViews {
	/** Of the batch: it counts once, however often it arrives. */
	id: string;
	/** Epoch milliseconds. */
	at: number;
	/** Listing id, UTC day (YYYY-MM-DD), views; each listing and day once. */
	views: readonly (readonly [listingId: number, day: string, count: number])[];
}

/** The primary key that a batch violates when it arrives again. */
export const BATCH_ADDED = uniqueOf(viewBatches.id);

/**
 * Adds a batch of views to their listings' days: one write a listing and day. The job fold-counters takes it from there.
 * Fails as BATCH_ADDED when this batch was added already.
 */
export function insertViews(db: Db, { id, at, views }: NewViews): Statement<typeof BATCH_ADDED>[] {
	return [
		mayViolate(BATCH_ADDED, db.insert(viewBatches).values({ id, at })),
		db.run(sql`INSERT INTO view_counts (listing_id, day, count)
			SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]')
			FROM json_each(${JSON.stringify(views)}) WHERE true
			ON CONFLICT (listing_id, day) DO UPDATE SET count = count + excluded.count`),
	];
}

/** Whether a listing is this person's own: they own it, or are one of its founders. */
export async function isOwnListing(db: Db, userId: number, listingId: number): Promise<boolean> {
	return (await db.all(sql`SELECT 1 WHERE ${isNotOwn(userId, listingId)}`)).length === 0;
}

export interface DayOfViews {
	/** YYYY-MM-DD, UTC. */
	day: string;
	count: number;
}

/** Views of a listing by day, from a day on, the earliest first; days without any have no row. */
export async function viewsByDay(db: Db, listingId: number, fromDay: string): Promise<DayOfViews[]> {
	return db
		.select({ day: viewCounts.day, count: viewCounts.count })
		.from(viewCounts)
		.where(and(eq(viewCounts.listingId, listingId), gte(viewCounts.day, fromDay)))
		.orderBy(viewCounts.day);
}
