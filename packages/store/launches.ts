import { type SQL, sql } from "drizzle-orm";
import { DAY_MS, type WeekKey, weekOf } from "#core/week";
import type { Db } from "#store/db";
import { type CardWith, cardsOf, cardsWith, type ListingCard } from "#store/listing-cards";

/** Launch feeds and weeks, each read from the index of its own order. */

export const LAUNCH_SECTIONS = [
	"today",
	"this-week",
	"trending",
	"most-voted",
	"recent",
	"most-viewed",
	"most-followed",
	"upcoming",
] as const;
export type LaunchSection = (typeof LAUNCH_SECTIONS)[number];

export interface Window {
	limit: number;
	offset: number;
}

/** The listings of a feed as of `now`, in its order. Reads about three rows for each one found. */
export async function launchFeed(db: Db, section: LaunchSection, now: Date, window: Window): Promise<ListingCard[]> {
	switch (section) {
		case "today": {
			const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
			return cardsOf(db, liveBy("launched_at", window, sql`AND launched_at >= ${midnight}`));
		}
		case "this-week":
			return cardsOf(db, weekRanking(weekOf(now), window));
		case "upcoming":
			return cardsOf(db, scheduled(sql`status = 'scheduled'`, window));
		case "recent":
			return cardsOf(db, liveBy("launched_at", window));
		case "trending":
			return cardsOf(db, liveBy("trending", window));
		case "most-voted":
			return cardsOf(db, liveBy("votes", window));
		case "most-viewed":
			return cardsOf(db, liveBy("views", window));
		case "most-followed":
			return cardsOf(db, liveBy("followers", window));
	}
}

type StoredOrder = "launched_at" | "trending" | "votes" | "views" | "followers";

/** Live listings by one of the stored orders, greatest first; of equal ones the newest listing. */
function liveBy(column: StoredOrder, { limit, offset }: Window, more: SQL = sql``): SQL {
	const by = sql.raw(column);
	return sql`SELECT id, -${by} AS place FROM listings WHERE status = 'live' ${more} ORDER BY ${by} DESC, id DESC LIMIT ${limit} OFFSET ${offset}`;
}

/** Live launches of a week by the counted votes cast in it; of equal ones the lower id. */
export function weekRanking(week: WeekKey, { limit, offset }: Window): SQL {
	return sql`SELECT id, id - week_votes * 4294967296 AS place, json_object('votes', week_votes) AS facts
		FROM listings WHERE launch_week = ${week} AND status = 'live' ORDER BY week_votes DESC, id LIMIT ${limit} OFFSET ${offset}`;
}

/** Scheduled listings, the earliest week first. */
function scheduled(where: SQL, { limit, offset }: Window): SQL {
	return sql`SELECT id, unixepoch(launch_week) / 86400 * 4294967296 + id AS place FROM listings INDEXED BY listings_upcoming
		WHERE ${where} ORDER BY launch_week, id LIMIT ${limit} OFFSET ${offset}`;
}

/** A launch of a week with the votes that rank it. */
export type RankedLaunch = CardWith<{ votes: number }>;

/** Live launches of an open week, best first. */
export function openWeekLaunches(db: Db, week: WeekKey, window: Window): Promise<RankedLaunch[]> {
	return cardsWith(db, weekRanking(week, window));
}

/** Launches of a closed week by their frozen rank, also those that are no longer live. */
export function closedWeekLaunches(db: Db, week: WeekKey, { limit, offset }: Window): Promise<RankedLaunch[]> {
	return cardsWith(
		db,
		sql`SELECT r.listing_id AS id, r.rank AS place, json_object('votes', r.votes_counted) AS facts
			FROM week_results r WHERE r.week = ${week} ORDER BY r.rank LIMIT ${limit} OFFSET ${offset}`,
	);
}

/** Listings scheduled for a week. */
export function scheduledFor(db: Db, week: WeekKey, limit: number): Promise<ListingCard[]> {
	return cardsOf(db, scheduled(sql`status = 'scheduled' AND launch_week = ${week}`, { limit, offset: 0 }));
}
