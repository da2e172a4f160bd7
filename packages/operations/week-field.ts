import * as z from "zod";
import { AppError } from "#core/errors";
import { calendarOf, parseDate, parseWeek, type WeekKey } from "#core/launches/week";
import type { Db } from "#store/db";
import { firstLaunchWeek } from "#store/weeks";

const DATE = "\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])";

/** A week as callers name it: one of `words`, or any of its days as YYYY-MM-DD. Source: docs/limits.md#lists-and-searches. */
export function weekText(words: readonly string[]) {
	return z
		.string()
		.refine((value) => words.includes(value) || parseDate(value) !== null, {
			error: `This must be ${words.join(", ")} or a date that exists, as YYYY-MM-DD.`,
			params: { code: "bad_format" },
		})
		.meta({ maxLength: 10, pattern: `^(${[...words, DATE].join("|")})$` });
}

/**
 * The week that a text accepted by `weekText` means.
 * @throws AppError `not_found` for a week before the first launch or more than a year ahead.
 * Source: docs/launches.md#the-calendar.
 */
export async function calendarWeek(db: Db, text: string, now: Date): Promise<WeekKey> {
	const week = parseWeek(text, now);
	const { first, last } = calendarOf(await firstLaunchWeek(db), now);
	if (week !== null && week >= first && week <= last) return week;
	const message = `The launch calendar goes from ${first} to ${last}, by the Mondays of its weeks.`;
	throw new AppError("not_found", `There is no launch week ${text}. ${message}`, {
		errors: [{ pointer: "/week", code: "bad_value", message }],
	});
}
