import { sql } from "drizzle-orm";
import type { WeekKey } from "#core/launches/week";
import { readCounters } from "#store/counters";
import type { Db } from "#store/db";
import type { StandingBoard } from "#store/leaderboards";

/** How many there are of what lists show, from counters that triggers keep: each reads a row or two. */

/** Shown launches of a week: of an open one those it has, of a closed one those of its frozen result. */
export function weekTotal(db: Db, week: WeekKey, isClosed: boolean): Promise<number> {
	return total(db, isClosed ? `results:${week}` : `launches:${week}`);
}

/** Live listings that went live on a UTC day. @param day YYYY-MM-DD. */
export function dayTotal(db: Db, day: string): Promise<number> {
	return total(db, `launched:${day}`);
}

/** Coming launches after a week: scheduled listings, and live ones that launch again. Reads one row a week ahead. */
export async function upcomingTotal(db: Db, currentWeek: WeekKey): Promise<number> {
	const [row] = await db.all<{ value: number }>(sql`SELECT coalesce(sum(value), 0) AS value FROM counters
		WHERE name = 'listings_scheduled' OR (name > ${`launches:${currentWeek}`} AND name < 'launches;')`);
	return row?.value ?? 0;
}

/** Listings that are live. */
export function liveTotal(db: Db): Promise<number> {
	return total(db, "listings_live");
}

/** Listings of any week that are scheduled. */
export function scheduledTotal(db: Db): Promise<number> {
	return total(db, "listings_scheduled");
}

/** Live listings that have what a board ranks by. */
export function boardTotal(db: Db, board: StandingBoard): Promise<number> {
	return total(db, `board:${board}`);
}

/** Awards of live listings; of one listing when `slug` names it. */
export async function awardsTotal(db: Db, slug: string | undefined): Promise<number> {
	if (slug === undefined) return total(db, "awards");
	const [row] = await db.all<{ value: number }>(
		sql`SELECT awards AS value FROM listings WHERE slug = ${slug} AND status = 'live'`,
	);
	return row?.value ?? 0;
}

/** Founders with a live listing, of one country when it is given (upper case). */
export function foundersTotal(db: Db, country: string | undefined): Promise<number> {
	return total(db, country === undefined ? "founders" : `founders:${country}`);
}

/** Posts published by `now`. Reads one row, and one for each post that is still to come. */
export async function postsTotal(db: Db, now: number): Promise<number> {
	const [all, [coming]] = await Promise.all([
		total(db, "posts"),
		db.all<{ n: number }>(sql`SELECT count(*) AS n FROM posts WHERE published_at > ${now}`),
	]);
	return all - (coming?.n ?? 0);
}

async function total<N extends string>(db: Db, name: N): Promise<number> {
	return (await readCounters(db, [name]))[name];
}
