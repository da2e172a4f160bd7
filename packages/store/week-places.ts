import { and, asc, eq, gte, sql } from "drizzle-orm";
import type { WeekKey } from "#core/launches/week";
import type { WeekPlaces } from "#core/launches/week-places";
import { type Db, mustHaveChanged, mustHold, type Statement } from "#store/db";
import { isPlaceFree } from "#store/free-queue";
import type { ListingRow } from "#store/listings";
import { reindexListing } from "#store/listings";
import { listings, weekSlots } from "#store/schema/index";

/** What the site team decides about places in coming weeks, and who has which. */

export type WeekSlotsRow = typeof weekSlots.$inferSelect;

/** Nobody is in a week of which nothing is kept. */
export const noneTaken = (week: WeekKey): WeekSlotsRow => ({
	week,
	freeTaken: 0,
	paidTaken: 0,
	freeSlots: null,
	paidSlots: null,
	freeClosed: false,
});

export async function weekPlaces(db: Db, week: WeekKey): Promise<WeekSlotsRow> {
	return (await db.query.weekSlots.findFirst({ where: eq(weekSlots.week, week) })) ?? noneTaken(week);
}

/** These weeks from one on, the earliest first. */
export function weeksFrom(db: Db, week: WeekKey, limit: number): Promise<WeekSlotsRow[]> {
	return db.query.weekSlots.findMany({ where: gte(weekSlots.week, week), orderBy: asc(weekSlots.week), limit });
}

/** Takes rows out that say nothing any more. */
const forgetEmpty = (db: Db, week: WeekKey): Statement =>
	db.run(sql`DELETE FROM week_slots WHERE week = ${week} AND free_taken = 0 AND paid_taken = 0
		AND free_slots IS NULL AND paid_slots IS NULL AND free_closed = 0`);

/**
 * Decides how many a week holds that is still as it was read. Fails as `stale`, and as `promised` where more are promised
 * already than it would hold.
 */
export function decidePlaces(
	db: Db,
	week: WeekKey,
	before: WeekPlaces,
	places: WeekPlaces,
): Statement<"stale" | "promised">[] {
	const { freeSlots, paidSlots, freeClosed } = before;
	return [
		db.insert(weekSlots).values({ week }).onConflictDoNothing({ target: weekSlots.week }),
		db
			.update(weekSlots)
			.set(places)
			.where(
				and(
					eq(weekSlots.week, week),
					sql`free_slots IS ${freeSlots} AND paid_slots IS ${paidSlots} AND free_closed = ${freeClosed ? 1 : 0}`,
				),
			),
		mustHaveChanged(db, "stale"),
		mustHold(
			db,
			"promised",
			sql`SELECT free_taken <= coalesce(free_slots, free_taken) AND paid_taken <= coalesce(paid_slots, paid_taken)
				FROM week_slots WHERE week = ${week}`,
		),
		forgetEmpty(db, week),
	];
}

/** Moves a queued or scheduled listing that is still as it was read to another week. Fails as `stale`, `place_taken` and `week_full`. */
export function moveToWeek(
	db: Db,
	listing: ListingRow & { launchWeek: WeekKey; plan: "free" | "paid" },
	{ week, position, slots, now }: { week: WeekKey; position: number | null; slots: number; now: number },
): Statement<"stale" | "place_taken" | "week_full">[] {
	const isFree = listing.plan === "free";
	const taken = sql.raw(isFree ? "free_taken" : "paid_taken");
	const holds = sql.raw(isFree ? "free_slots" : "paid_slots");
	return [
		...(position === null ? [] : [mustHold(db, "place_taken", isPlaceFree(week, position))]),
		db
			.update(listings)
			.set({ launchWeek: week, launchPosition: position, version: listing.version + 1, updatedAt: now })
			.where(and(eq(listings.id, listing.id), eq(listings.version, listing.version))),
		mustHaveChanged(db, "stale"),
		db.run(sql`UPDATE week_slots SET ${taken} = max(0, ${taken} - 1) WHERE week = ${listing.launchWeek}`),
		forgetEmpty(db, listing.launchWeek),
		db.run(
			sql`INSERT INTO week_slots (week, ${taken}) VALUES (${week}, 1) ON CONFLICT (week) DO UPDATE SET ${taken} = ${taken} + 1`,
		),
		mustHold(
			db,
			"week_full",
			sql`SELECT ${taken} <= coalesce(${holds}, ${slots}) FROM week_slots WHERE week = ${week}`,
		),
		reindexListing(db, listing.id),
	];
}

/** A listing that has a place in a week. */
export interface InWeek {
	id: number;
	slug: string;
	name: string;
	status: ListingRow["status"];
	plan: ListingRow["plan"];
	hiddenAt: number | null;
	launchPosition: number | null;
	version: number;
}

/** Who has a place in a coming week and has not launched yet, the first places first. Reads so many rows of an index. */
export async function listingsInWeek(db: Db, week: WeekKey, limit: number): Promise<InWeek[]> {
	const rows =
		await db.all<InWeek>(sql`SELECT id, slug, name, status, plan, hidden_at AS hiddenAt, launch_position AS launchPosition, version
		FROM listings INDEXED BY listings_week WHERE launch_week = ${week} AND (status IN ('awaiting_badge', 'scheduled') OR hidden_at IS NOT NULL)
			AND launched_at IS NULL LIMIT ${limit}`);
	return rows.sort((a, b) => (a.launchPosition ?? 0) - (b.launchPosition ?? 0) || a.id - b.id);
}
