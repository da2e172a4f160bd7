import { type SQL, sql } from "drizzle-orm";
import { tellLaunch } from "#core/jobs/kinds";
import type { LaunchKind } from "#core/launches/launch";
import { DAY_MS, type WeekKey, weekStart } from "#core/launches/week";
import { LISTING_HIDDEN } from "#core/listings/hidden";
import { type Db, mustHaveChanged, mustHold, type Statement } from "#store/db";
import { enqueueFrom } from "#store/outbox";
import { isOpen } from "#store/weeks";

/** Launches as they are written: in the batch of what brings them about, and never into a week that is closed. */

interface NewLaunches<G extends string> {
	/** Which listings launch (`SELECT id FROM ...`). */
	ids: SQL;
	week: WeekKey;
	/** How; by the plan of each listing where it is left out. */
	kind?: LaunchKind;
	/** Epoch milliseconds. */
	at: number;
	/** Fails the batch when the week is closed meanwhile. */
	guard: G;
}

/**
 * Adds a launch of each of these listings to a week. Its votes begin with those cast in that week before it, without
 * those that fold-counters has still to bring: a payment may come when the week is under way.
 */
export function addLaunches<const G extends string>(
	db: Db,
	{ ids, week, kind, at, guard }: NewLaunches<G>,
): Statement<G>[] {
	return [
		mustHold(db, guard, isOpen(week)),
		db.run(sql`INSERT INTO launches (listing_id, week, kind, at, votes)
			SELECT l.id, ${week}, ${kind ?? sql`coalesce(l.plan, 'free')`}, ${at},
				(SELECT count(*) FROM votes v WHERE v.listing_id = l.id AND v.week = ${week} AND v.counted = 1) - coalesce(p.votes, 0)
			FROM listings l LEFT JOIN (
				SELECT listing_id, sum(votes) AS votes FROM count_changes WHERE week = ${week} GROUP BY listing_id
			) p ON p.listing_id = l.id
			WHERE l.id IN (${ids})`),
		...tellings(db, { ids, week, at }),
	];
}

/** In the middle of the week: Thursday at noon. */
const HALFWAY_MS = 3.5 * DAY_MS;

/** Has the people of listings told when their week has begun, and in the middle of it, as far as that is to come. */
function tellings(db: Db, { ids, week, at }: { ids: SQL; week: WeekKey; at: number }): Statement[] {
	const monday = weekStart(week).getTime();
	const times = [
		{ when: "launched", dueAt: Math.max(monday, at) },
		{ when: "halfway", dueAt: monday + HALFWAY_MS },
	];
	return times
		.filter(({ dueAt }) => dueAt >= at)
		.map(({ when, dueAt }) =>
			enqueueFrom(db, tellLaunch, {
				subject: sql`id`,
				payload: { week: sql`${week}`, when: sql`${when}` },
				from: sql`FROM listings WHERE id IN (${ids})`,
				dueAt,
				now: at,
			}),
		);
}

/** Adds one listing's launch; fails as `stale` when its week is closed meanwhile. */
export function addLaunch(
	db: Db,
	launch: { listingId: number; week: WeekKey; kind: LaunchKind; at: number },
): Statement<"stale">[] {
	const { listingId, ...rest } = launch;
	return addLaunches(db, { ids: sql`SELECT ${listingId}`, ...rest, guard: "stale" });
}

/** Takes a launch of a week that is not closed out of every list; the fact that it was there stays. Fails as `stale`. */
export function withdrawLaunch(
	db: Db,
	launch: { listingId: number; week: WeekKey; reason: "payment_taken_back" | "owner_withdrew"; at: number },
): Statement<"stale">[] {
	const { listingId, week, reason, at } = launch;
	return [
		db.run(sql`UPDATE launches SET withdrawn_at = ${at}, withdrawn_reason = ${reason}
			WHERE listing_id = ${listingId} AND week = ${week} AND withdrawn_at IS NULL AND ${isOpen(week)}`),
		mustHaveChanged(db, "stale"),
	];
}

/** Ends a launch that stands still while its listing is hidden, as its payment was taken back. Fails as `stale`. */
export function withdrawStill(
	db: Db,
	{ listingId, week, at }: { listingId: number; week: WeekKey; at: number },
): Statement<"stale">[] {
	return [
		db.run(sql`UPDATE launches SET withdrawn_at = ${at}, withdrawn_reason = 'payment_taken_back'
			WHERE listing_id = ${listingId} AND week = ${week} AND withdrawn_reason = ${LISTING_HIDDEN} AND ${isOpen(week)}`),
		mustHaveChanged(db, "stale"),
	];
}

/** A launch as the listing's history shows it. */
export interface ListingLaunch {
	week: WeekKey;
	kind: LaunchKind;
	/** Counted votes cast in its week. */
	votes: number;
}

/** Launches a listing shows. */
export const LAUNCHES_SHOWN = 5;

/** Reads the launches of the listing that a query names (`SELECT id ...`), the newest week first, also weeks to come. */
export function launchesOf(listingId: SQL): SQL {
	return sql`SELECT week, kind, votes FROM launches
		WHERE listing_id = ${listingId} AND withdrawn_at IS NULL ORDER BY week DESC LIMIT ${LAUNCHES_SHOWN}`;
}
