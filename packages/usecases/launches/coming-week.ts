import * as z from "zod";
import { notFound } from "#core/errors";
import { isInCalendar, parseDate, type WeekKey, weekOf } from "#core/launches/week";

/** A week by its Monday. */
export const monday = z.string().refine((text) => {
	const date = parseDate(text);
	return date !== null && weekOf(date) === text;
}, "This must be a Monday, as YYYY-MM-DD.");

/** Whether a text names a week to come, at most a year ahead, by its Monday. */
export function isComingWeek(text: string, now: Date): boolean {
	return monday.safeParse(text).success && text > weekOf(now) && isInCalendar(text, null, now);
}

/** @throws AppError `not_found` for a week that has begun, or that is more than a year ahead. */
export function comingWeek(week: WeekKey, now: Date): WeekKey {
	return isComingWeek(week, now) ? week : notFound("coming week");
}
