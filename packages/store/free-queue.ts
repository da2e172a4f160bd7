import { and, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type { FreePlaces } from "#core/launches/free-week";
import type { WeekKey } from "#core/launches/week";
import { type Db, mustHaveChanged, mustHold, type Statement } from "#store/db";
import type { ListingRow } from "#store/listings";
import { reindexListing } from "#store/listings";
import { badgeChecks, listings, weekSlots } from "#store/schema/index";

/** How many free places of a week an account has. Reads the listings of the week, which its places bound. */
const placesOf = (ownerId: number | null, week: WeekKey | SQL): SQL<number> =>
	sql`(SELECT count(*) FROM listings INDEXED BY listings_week
		WHERE launch_week = ${week} AND launch_position IS NOT NULL AND owner_id = ${ownerId})`;

/**
 * Free places of these weeks, and how many are taken, of them by this account; a week nobody has chosen has none taken.
 * @param slots how many a week holds for which the site team has decided nothing else.
 */
export async function freePlaces(
	db: Db,
	weeks: readonly WeekKey[],
	{ ownerId, slots }: { ownerId: number; slots: number },
): Promise<Map<WeekKey, FreePlaces>> {
	const rows = await db
		.select({ ...getTableColumns(weekSlots), own: placesOf(ownerId, sql`${weekSlots.week}`) })
		.from(weekSlots)
		.where(inArray(weekSlots.week, [...weeks]));
	const decided = new Map(rows.map((row) => [row.week, row]));
	return new Map(
		weeks.map((week) => {
			const row = decided.get(week);
			const holds = row?.freeClosed ? 0 : (row?.freeSlots ?? slots);
			return [week, { taken: row?.freeTaken ?? 0, slots: holds, own: row?.own ?? 0 }];
		}),
	);
}

/**
 * A place of a week's free queue: the one that is wanted where nobody has it, else the lowest that nobody has. So no place is above
 * what the week holds, however often somebody tries in vain or leaves again. Reads about four rows for each listing of the week,
 * which its places bound.
 * @param butFor a listing whose own place is no hindrance.
 */
export const freePlace = (week: WeekKey, wanted: number, butFor = 0): SQL<number> =>
	sql`(SELECT iif(max(place = ${wanted}), coalesce(min(iif(place <> nth, nth, NULL)), max(nth) + 1), ${wanted}) FROM (
		SELECT launch_position AS place, dense_rank() OVER (ORDER BY launch_position) AS nth FROM listings INDEXED BY listings_week
		WHERE launch_week = ${week} AND launch_position IS NOT NULL AND id <> ${butFor}))`;

/** The same place, read: from 1. */
export async function freePlaceIn(db: Db, week: WeekKey, wanted = 1): Promise<number> {
	const [row] = await db.all<{ place: number }>(sql`SELECT ${freePlace(week, wanted)} AS place`);
	return row?.place ?? wanted;
}

/** Holds while nobody has this place of a week's free queue. */
export const isPlaceFree = (week: WeekKey, place: number): SQL =>
	sql`NOT EXISTS (SELECT 1 FROM listings INDEXED BY listings_week WHERE launch_week = ${week} AND launch_position = ${place})`;

/**
 * Queues a listing that is still as it was read for a week on the free plan, and has its badge looked for from now on.
 * Fails as `stale` when the listing has changed, the place was taken, the week has filled up or holds as many of its owner's as it may
 * meanwhile: then decide again.
 */
export function queueForWeek(
	db: Db,
	listing: ListingRow,
	place: { week: WeekKey; position: number; slots: number; each: number; now: number },
): Statement<"stale">[] {
	const { week, position, slots, each, now } = place;
	return [
		mustHold(db, "stale", sql`${placesOf(listing.ownerId, week)} < ${each}`),
		mustHold(db, "stale", isPlaceFree(week, position)),
		db
			.insert(weekSlots)
			.values({ week, freeTaken: 1 })
			.onConflictDoUpdate({ target: weekSlots.week, set: { freeTaken: sql`free_taken + 1` } }),
		mustHold(
			db,
			"stale",
			sql`SELECT free_closed = 0 AND free_taken <= coalesce(free_slots, ${slots}) FROM week_slots WHERE week = ${week}`,
		),
		db
			.update(listings)
			.set({
				status: "awaiting_badge",
				plan: "free",
				launchWeek: week,
				launchPosition: position,
				version: listing.version + 1,
				updatedAt: now,
			})
			.where(and(eq(listings.id, listing.id), eq(listings.version, listing.version), eq(listings.status, "draft"))),
		mustHaveChanged(db, "stale"),
		db
			.insert(badgeChecks)
			.values({ listingId: listing.id, nextCheckAt: now })
			.onConflictDoUpdate({ target: badgeChecks.listingId, set: { nextCheckAt: now } }),
		reindexListing(db, listing.id),
	];
}
