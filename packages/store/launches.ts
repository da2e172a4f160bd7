import { type SQL, sql } from "drizzle-orm";
import type { LaunchKind } from "#core/launches/launch";
import { DAY_MS, type WeekKey, weekOf } from "#core/launches/week";
import type { Db } from "#store/db";
import { type CardWith, cardsOf, cardsWith, type ListingCard } from "#store/listing-cards";
import { isOpen } from "#store/weeks";

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

/** What a list says of the launch for which it shows a listing. */
export interface LaunchFacts {
	/** Its Monday. */
	week: WeekKey;
	kind: LaunchKind;
	/** Counted votes cast in its week: they rank it. */
	votes: number;
}

/** A listing in a feed; `facts` is null where the feed is not of launch weeks. */
export type FeedEntry = CardWith<LaunchFacts | null>;

/** A launch of a week with the votes that rank it. */
export type RankedLaunch = CardWith<LaunchFacts>;

/** The listings of a feed as of `now`, in its order. Reads about three rows for each one found. */
export async function launchFeed(db: Db, section: LaunchSection, now: Date, window: Window): Promise<FeedEntry[]> {
	switch (section) {
		case "today": {
			const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
			return plain(await cardsOf(db, liveBy("launched_at", window, sql`AND launched_at >= ${midnight}`)));
		}
		case "this-week":
			return openWeekLaunches(db, weekOf(now), window);
		case "upcoming":
			return cardsWith(db, upcoming(sql`week > ${weekOf(now)}`, sql`TRUE`, window));
		case "recent":
			return plain(await cardsOf(db, liveBy("launched_at", window)));
		case "trending":
			return plain(await cardsOf(db, liveBy("trending", window)));
		case "most-voted":
			return plain(await cardsOf(db, liveBy("votes", window)));
		case "most-viewed":
			return plain(await cardsOf(db, liveBy("views", window)));
		case "most-followed":
			return plain(await cardsOf(db, liveBy("followers", window)));
	}
}

const plain = (cards: readonly ListingCard[]): FeedEntry[] => cards.map((card) => ({ card, facts: null }));

type StoredOrder = "launched_at" | "trending" | "votes" | "views" | "followers";

/** Live listings by one of the stored orders, greatest first; of equal ones the newest listing. */
function liveBy(column: StoredOrder, { limit, offset }: Window, more: SQL = sql``): SQL {
	const by = sql.raw(column);
	return sql`SELECT id, -${by} AS place FROM listings WHERE status = 'live' ${more} ORDER BY ${by} DESC, id DESC LIMIT ${limit} OFFSET ${offset}`;
}

/**
 * Launches of a week, by rank: of one that is closed those of its frozen result, also those that are no longer live. One round.
 * @param current the week at hand: no later one is closed.
 */
export async function weekLaunches(db: Db, week: WeekKey, current: WeekKey, window: Window): Promise<RankedLaunch[]> {
	if (week >= current) return openWeekLaunches(db, week, window);
	const [frozen, open] = await Promise.all([
		closedWeekLaunches(db, week, window),
		openWeekLaunches(db, sql`iif(${isOpen(week)}, ${week}, NULL)`, window),
	]);
	return frozen.length > 0 ? frozen : open;
}

/** Launches of an open week, best first: by the counted votes cast in it; of equal ones the lower id. */
export function openWeekLaunches(db: Db, week: WeekKey | SQL, { limit, offset }: Window): Promise<RankedLaunch[]> {
	return cardsWith(
		db,
		sql`SELECT listing_id AS id, listing_id - votes * 4294967296 AS place, json_object('week', week, 'kind', kind, 'votes', votes) AS facts
			FROM launches WHERE week = ${week} AND withdrawn_at IS NULL ORDER BY votes DESC, listing_id LIMIT ${limit} OFFSET ${offset}`,
	);
}

/** Launches of a closed week by their frozen rank, also those that are no longer live. */
function closedWeekLaunches(db: Db, week: WeekKey, { limit, offset }: Window): Promise<RankedLaunch[]> {
	return cardsWith(
		db,
		sql`SELECT r.listing_id AS id, r.rank AS place, json_object('week', r.week, 'kind', r.kind, 'votes', r.votes_counted) AS facts
			FROM week_results r WHERE r.week = ${week} ORDER BY r.rank LIMIT ${limit} OFFSET ${offset}`,
	);
}

/** Who is going to launch in a week that has not begun: for the first time, or again. */
export function scheduledFor(db: Db, week: WeekKey, limit: number): Promise<RankedLaunch[]> {
	return cardsWith(db, upcoming(sql`week = ${week}`, sql`launch_week = ${week}`, { limit, offset: 0 }));
}

/** Who is going to launch in a coming week. */
export interface LineUp {
	week: WeekKey;
	/** The first of them, by their ids. */
	listings: { slug: string; name: string }[];
	/** When one of these was last edited, epoch milliseconds; null where there is none. */
	changedAt: number | null;
}

/** The beginnings of the line-ups of coming weeks. Reads about three rows for each listing it yields. @param limit for each week. */
export async function lineUps(db: Db, weeks: readonly WeekKey[], limit: number): Promise<LineUp[]> {
	const coming = upcoming(sql`week = w.value`, sql`launch_week = w.value`, { limit, offset: 0 });
	const rows = await db.all<{ week: WeekKey; listings: string }>(sql`SELECT w.value AS week, (
			SELECT json_group_array(json_object('id', l.id, 'slug', l.slug, 'name', l.name, 'at', l.updated_at))
			FROM (${coming}) found CROSS JOIN listings l ON l.id = found.id
		) AS listings FROM json_each(${JSON.stringify(weeks)}) w`);
	return rows.map(({ week, listings }) => {
		const all = JSON.parse(listings) as { id: number; slug: string; name: string; at: number }[];
		all.sort((a, b) => a.id - b.id);
		return {
			week,
			listings: all.map(({ slug, name }) => ({ slug, name })),
			changedAt: all.length === 0 ? null : Math.max(...all.map(({ at }) => at)),
		};
	});
}

/**
 * Coming launches, the earliest week first, of one week by their ids: of scheduled listings and of live ones that launch
 * again. Both halves stand in their indexes in that order, so that merging them reads no more than it yields.
 */
function upcoming(relaunches: SQL, first: SQL, { limit, offset }: Window): SQL {
	return sql`SELECT id, unixepoch(week) / 86400 * 4294967296 + id AS place, json_object('week', week, 'kind', kind, 'votes', 0) AS facts FROM (
		SELECT launch_week AS week, id, coalesce(plan, 'free') AS kind FROM listings INDEXED BY listings_upcoming WHERE status = 'scheduled' AND ${first}
		UNION ALL
		SELECT week, listing_id, kind FROM launches INDEXED BY launches_once WHERE withdrawn_at IS NULL AND ${relaunches}
		ORDER BY 1, 2 LIMIT ${limit} OFFSET ${offset})`;
}
