import { and, eq, gte, sql } from "drizzle-orm";
import { WEBSITES_A_DAY } from "#core/limits";
import type { Db, Statement } from "#store/db";
import { isNotOwn } from "#store/listing-people";
import { viewBatches, viewCounts, viewSources } from "#store/schema/index";
import { mayViolate, uniqueOf } from "#store/unique";

/** Views of listings by people, as they arrive: in batches, each with the counts of one isolate. */

export interface NewViews {
	/** Of the batch: it counts once, however often it arrives. */
	id: string;
	/** Epoch milliseconds. */
	at: number;
	/** Listing id, UTC day (YYYY-MM-DD), views; each listing and day once. */
	views: readonly (readonly [listingId: number, day: string, count: number])[];
	/** Listing id, UTC day, source, views that came from it; each listing, day and source once. */
	sources: readonly (readonly [listingId: number, day: string, source: string, count: number])[];
}

/** The primary key that a batch violates when it arrives again. */
export const BATCH_ADDED = uniqueOf<[typeof viewBatches.id]>("view_batches.id");

/**
 * Adds a batch of views to their listings' days: one write a listing and day. The job fold-counters takes it from there.
 * Fails as BATCH_ADDED when this batch was added already.
 */
export function insertViews(db: Db, { id, at, views, sources }: NewViews): Statement<typeof BATCH_ADDED>[] {
	return [
		mayViolate(BATCH_ADDED, db.insert(viewBatches).values({ id, at })),
		db.run(sql`INSERT INTO view_counts (listing_id, day, count)
			SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]')
			FROM json_each(${JSON.stringify(views)}) WHERE true
			ON CONFLICT (listing_id, day) DO UPDATE SET count = count + excluded.count`),
		...(sources.length === 0 ? [] : insertSources(db, sources)),
	];
}

/**
 * Adds views to their sources, and forgets the websites beyond the most frequent ones of each day: whoever makes up
 * websites fills no table. Of equally frequent ones the last to come stays, so that a flood of them does not shut out
 * whoever comes after it.
 */
function insertSources(db: Db, sources: NewViews["sources"]): Statement[] {
	const json = JSON.stringify(sources);
	return [
		db.run(sql`INSERT INTO view_sources (listing_id, day, source, count)
			SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'), json_extract(value, '$[3]')
			FROM json_each(${json}) WHERE true
			ON CONFLICT (listing_id, day, source) DO UPDATE SET count = count + excluded.count`),
		db.run(sql`DELETE FROM view_sources WHERE rowid IN (
			SELECT id FROM (
				SELECT s.rowid AS id, row_number() OVER (PARTITION BY s.listing_id, s.day ORDER BY s.count DESC, s.rowid DESC) AS place
				FROM (SELECT DISTINCT json_extract(value, '$[0]') AS listing_id, json_extract(value, '$[1]') AS day FROM json_each(${json})) d
				CROSS JOIN view_sources s ON s.listing_id = d.listing_id AND s.day = d.day
				WHERE instr(s.source, '.') > 0
			) WHERE place > ${WEBSITES_A_DAY})`),
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

/** Views of a listing from a source on a day. */
export interface SourceOfViews extends DayOfViews {
	source: string;
}

/**
 * Where the views of a listing came from by day, from a day on, the earliest first. Views from elsewhere have no row; they
 * are what `viewsByDay` has more.
 */
export async function viewSourcesByDay(db: Db, listingId: number, fromDay: string): Promise<SourceOfViews[]> {
	return db
		.select({ day: viewSources.day, source: viewSources.source, count: viewSources.count })
		.from(viewSources)
		.where(and(eq(viewSources.listingId, listingId), gte(viewSources.day, fromDay)))
		.orderBy(viewSources.day, viewSources.source);
}
