import { sql } from "drizzle-orm";
import type { WeekKey } from "#core/launches/week";
import type { Db } from "#store/db";

/** A week as the calendar of weeks shows it. */
export interface CalendarWeek {
	week: WeekKey;
	/** Launches that are shown of it: of its frozen result once it is closed. */
	launches: number;
	/** Places of the free plan that are taken. */
	freeTaken: number;
	/** How many it holds where the site team decided so, none where it closed the week to the free queue; null otherwise. */
	freeSlots: number | null;
}

/** What is kept of each of these weeks. Reads at most three rows a week. */
export function calendarWeeks(db: Db, weeks: readonly WeekKey[]): Promise<CalendarWeek[]> {
	return db.all<CalendarWeek>(sql`SELECT w.value AS week,
			coalesce((SELECT value FROM counters WHERE name = 'results:' || w.value), (SELECT value FROM counters WHERE name = 'launches:' || w.value), 0) AS launches,
			coalesce((SELECT free_taken FROM week_slots WHERE week = w.value), 0) AS freeTaken,
			(SELECT iif(free_closed, 0, free_slots) FROM week_slots WHERE week = w.value) AS freeSlots
		FROM json_each(${JSON.stringify(weeks)}) w`);
}
