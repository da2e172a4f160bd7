import { weekOpenAt, weekToClose } from "#core/launches/closing";
import type { WeekKey } from "#core/launches/week";
import type { Db } from "#store/db";
import { closedSpan, firstLaunchWeek } from "#store/weeks";

/** The week that takes launches at `now`. Reads two rows. */
export async function openWeek(db: Db, now: Date): Promise<WeekKey> {
	return weekOpenAt(now, await closedSpan(db));
}

/** The week to close next, which may not be over yet; null before the first launch. Reads three rows. */
export async function nextWeekToClose(db: Db): Promise<WeekKey | null> {
	const [firstLaunch, closed] = await Promise.all([firstLaunchWeek(db), closedSpan(db)]);
	return weekToClose(firstLaunch, closed);
}
