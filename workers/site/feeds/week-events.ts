import { addWeeks, type WeekKey, weekEnd, weekOf, weekStart } from "#core/launches/week";
import { isolated, oneLine } from "#core/web/plain-text";
import { type LineUp, lineUps } from "#store/launches";
import { firstLaunchWeek } from "#store/weeks";
import type { PageContext } from "../site.ts";
import { counted, dayOf } from "../words/format.ts";
import type { CalendarEvent } from "./calendar.ts";

/** Weeks that the calendar holds before and after the current one. */
const WEEKS_BEFORE = 4;
const WEEKS_AHEAD = 12;
/** Products that a line-up names. */
const NAMED = 10;

/** Launch weeks as events: those just past, this one, and the coming ones with their line-ups so far. */
export async function weekEvents(c: PageContext, now: Date): Promise<CalendarEvent[]> {
	const { db } = c.var.services;
	const current = weekOf(now);
	const weeks = Array.from({ length: WEEKS_BEFORE + 1 + WEEKS_AHEAD }, (_, index) =>
		addWeeks(current, index - WEEKS_BEFORE),
	);
	const [first, coming] = await Promise.all([
		firstLaunchWeek(db),
		lineUps(
			db,
			weeks.filter((week) => week > current),
			NAMED + 1,
		),
	]);
	return weeks
		.filter((week) => week >= current || (first !== null && week >= first))
		.map((week) => weekEvent(c, week, current, coming.find((lineUp) => lineUp.week === week) ?? null));
}

function weekEvent(c: PageContext, week: WeekKey, current: WeekKey, lineUp: LineUp | null): CalendarEvent {
	const { links, settings } = c.var.services;
	const url = links.week(week);
	// Its own Monday once it has begun; before, that of the week in which the calendar says so, or its line-up's last edit.
	const begun = weekStart(week < current ? week : current).getTime();
	return {
		uid: `launch-week-${week}@${new URL(settings.origin).host}`,
		start: week,
		end: weekEnd(week).toISOString().slice(0, 10),
		summary: `${settings.siteName}: launch week of ${dayOf(week)}`,
		description: [...(lineUp === null ? [state(week, current)] : lineUpWords(lineUp)), url].join("\n"),
		url,
		changedAt: new Date(Math.max(begun, lineUp?.changedAt ?? 0)),
	};
}

function state(week: WeekKey, current: WeekKey): string {
	return week === current ? "Voting is open until the end of Sunday, UTC." : "This week is over.";
}

function lineUpWords({ listings }: LineUp): string[] {
	if (listings.length === 0) return ["Nothing is scheduled yet."];
	const named = listings.slice(0, NAMED);
	const rest = listings.length > named.length ? ["and more"] : [];
	return [
		`Line-up so far, ${counted(named.length, "product")}${rest.length > 0 ? " of more" : ""}:`,
		...named.map(({ name }) => `- ${isolated(oneLine(name))}`),
		...rest,
	];
}
