import { addWeeks, type WeekKey, weekEnd, weekOf } from "#core/launches/week";

/** The closed weeks, from the first to the last: they lie one after the other. Source: docs/launches.md#closing. */
export interface ClosedSpan {
	first: WeekKey;
	last: WeekKey;
}

/**
 * The week that takes launches at `now`: the current one, or the one after the last closed week when a clock that runs
 * ahead of this one has closed the current already.
 */
export function weekOpenAt(now: Date, closed: ClosedSpan | null): WeekKey {
	const current = weekOf(now);
	return closed === null || closed.last < current ? current : addWeeks(closed.last, 1);
}

/**
 * The week to close next; it may not be over yet. It is the one before the closed weeks while a launch is older than they
 * are, and otherwise the one after them.
 * @param firstLaunch null before there was a launch: then there is nothing to close.
 */
export function weekToClose(firstLaunch: WeekKey | null, closed: ClosedSpan | null): WeekKey | null {
	if (firstLaunch === null || closed === null) return firstLaunch;
	return firstLaunch < closed.first ? addWeeks(closed.first, -1) : addWeeks(closed.last, 1);
}

/** Whether a week has ended. */
export function isOver(week: WeekKey, now: Date): boolean {
	return weekEnd(week).getTime() <= now.getTime();
}
