import { DAY_MS, type WeekKey, weekStart } from "#core/launches/week";

const HOUR_MS = 3_600_000;
/** Before its week, a listing is looked at every hour for this long. */
const HOURLY_BEFORE_MS = 48 * HOUR_MS;

/**
 * When a listing's badge is looked for again: daily, hourly in the last 48 hours before its week.
 * @returns null when it need not be: the listing is live.
 * Source: docs/badges.md#when-it-is-looked-for.
 */
export function nextBadgeCheck(now: Date, launchWeek: WeekKey | null, isLive: boolean): Date | null {
	if (isLive) return null;
	const at = now.getTime();
	const daily = at + DAY_MS;
	if (launchWeek === null) return new Date(daily);
	const week = weekStart(launchWeek).getTime();
	if (at >= week) return new Date(daily);
	const hourlyFrom = week - HOURLY_BEFORE_MS;
	if (at >= hourlyFrom) return new Date(Math.min(at + HOUR_MS, week));
	return new Date(Math.min(daily, hourlyFrom));
}
