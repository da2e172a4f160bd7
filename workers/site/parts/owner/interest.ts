import { DAY_MS, type WeekKey, weekOf, weekStart } from "#core/launches/week";
import type { Db } from "#store/db";
import { followsByWeek } from "#store/follows";
import { viewSourcesByDay, viewsByDay } from "#store/views";
import { votesByDay } from "#store/votes";

/** Days that an owner's home shows, today the last, and weeks, this one the last. */
export const INTEREST_DAYS = 14;
export const INTEREST_WEEKS = 12;

/** How much people care for a listing, as its owner's home shows it. */
export interface Interest {
	/** YYYY-MM-DD, UTC, today the last. */
	days: readonly string[];
	/** Of each day. */
	visits: readonly number[];
	/** Counted ones of each day. */
	votes: readonly number[];
	/** Visits of all days by where they came from, the most frequent first. */
	sources: readonly { source: string; count: number }[];
	/** Mondays, this week's the last. */
	weeks: readonly WeekKey[];
	/** Who began to follow in each week and still does. */
	followers: readonly number[];
}

/** Reads what these days and weeks have, however old the listing is. */
export async function interestIn(db: Db, listingId: number, now: Date): Promise<Interest> {
	const days = Array.from({ length: INTEREST_DAYS }, (_, index) =>
		new Date(now.getTime() - (INTEREST_DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10),
	);
	const thisWeek = weekStart(weekOf(now)).getTime();
	const weeks = Array.from({ length: INTEREST_WEEKS }, (_, index) =>
		weekOf(new Date(thisWeek - (INTEREST_WEEKS - 1 - index) * 7 * DAY_MS)),
	);
	const [from = "", fromWeek = weekOf(now)] = [days[0], weeks[0]];
	const [visits, votes, sources, follows] = await Promise.all([
		viewsByDay(db, listingId, from),
		votesByDay(db, listingId, from),
		viewSourcesByDay(db, listingId, from),
		followsByWeek(db, listingId, fromWeek),
	]);
	return {
		days,
		weeks,
		sources: summed(sources),
		visits: along(days, new Map(visits.map(({ day, count }) => [day, count]))),
		votes: along(days, new Map(votes.map(({ day, count }) => [day, count]))),
		followers: along(weeks, new Map(follows.map(({ week, count }) => [week, count]))),
	};
}

/** A count for each key; none is 0. */
function along(keys: readonly string[], known: ReadonlyMap<string, number>): number[] {
	return keys.map((key) => known.get(key) ?? 0);
}

function summed(rows: readonly { source: string; count: number }[]): { source: string; count: number }[] {
	const sums = new Map<string, number>();
	for (const { source, count } of rows) sums.set(source, (sums.get(source) ?? 0) + count);
	return [...sums].map(([source, count]) => ({ source, count })).sort((a, b) => b.count - a.count);
}

export const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
