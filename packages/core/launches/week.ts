/**
 * Launch weeks: Monday 00:00 UTC to the end of Sunday, keyed by their Monday as YYYY-MM-DD.
 * Source: docs/launches.md#the-calendar. Pure: every function takes its instant as an argument.
 */
export const DAY_MS = 86_400_000;
export const WEEK_MS = 7 * DAY_MS;

/** A Monday, YYYY-MM-DD. */
export type WeekKey = string;

/** The Monday of the UTC week that holds `at`. */
export function weekOf(at: Date): WeekKey {
	const midnight = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate());
	const daysSinceMonday = (at.getUTCDay() + 6) % 7;
	return new Date(midnight - daysSinceMonday * DAY_MS).toISOString().slice(0, 10);
}

/** First instant of a week. */
export function weekStart(week: WeekKey): Date {
	return new Date(`${week}T00:00:00.000Z`);
}

/** First instant after a week. */
export function weekEnd(week: WeekKey): Date {
	return new Date(weekStart(week).getTime() + WEEK_MS);
}

/** The week `count` weeks later (earlier when negative). */
export function addWeeks(week: WeekKey, count: number): WeekKey {
	return new Date(weekStart(week).getTime() + count * WEEK_MS).toISOString().slice(0, 10);
}

/** Weeks are known this far ahead. Source: docs/launches.md#the-calendar. */
const CALENDAR_WEEKS_AHEAD = 52;

/** The weeks from one to another, both among them. */
export function weeksBetween(first: WeekKey, last: WeekKey): WeekKey[] {
	const count = Math.round((weekStart(last).getTime() - weekStart(first).getTime()) / WEEK_MS) + 1;
	return Array.from({ length: Math.max(0, count) }, (_, index) => addWeeks(first, index));
}

/** Whether a week is in the launch calendar: from the first launch (this week before there was one) to a year ahead. */
export function isInCalendar(week: WeekKey, firstLaunch: WeekKey | null, now: Date): boolean {
	const { first, last } = calendarOf(firstLaunch, now);
	return week >= first && week <= last;
}

/** The first and the last week of the launch calendar. */
export function calendarOf(firstLaunch: WeekKey | null, now: Date): { first: WeekKey; last: WeekKey } {
	const current = weekOf(now);
	const first = firstLaunch !== null && firstLaunch < current ? firstLaunch : current;
	return { first, last: addWeeks(current, CALENDAR_WEEKS_AHEAD) };
}

/** A calendar date YYYY-MM-DD that exists, as its UTC midnight; null otherwise. There was no year 0. */
export function parseDate(text: string): Date | null {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith("0000")) return null;
	const date = new Date(`${text}T00:00:00.000Z`);
	return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text ? null : date;
}

/**
 * What a caller means by a week: `this`, `next`, `last` or a date snapped to its Monday.
 * @returns null when the text is none of these.
 */
export function parseWeek(text: string, now: Date): WeekKey | null {
	const current = weekOf(now);
	if (text === "this") return current;
	if (text === "next") return addWeeks(current, 1);
	if (text === "last") return addWeeks(current, -1);
	const date = parseDate(text);
	return date === null ? null : weekOf(date);
}

/** The day of an instant, in UTC: YYYY-MM-DD. */
export function utcDay(at: Date): string {
	return at.toISOString().slice(0, "YYYY-MM-DD".length);
}

/** The last day of the month before the one of an instant, in UTC. */
export function lastMonthsEnd(at: Date): string {
	return utcDay(new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 0)));
}
