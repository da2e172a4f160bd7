import { describe, expect, it } from "vitest";
import {
	addWeeks,
	isInCalendar,
	lastMonthsEnd,
	parseDate,
	parseWeek,
	utcDay,
	weekEnd,
	weekOf,
	weekStart,
	weeksBetween,
} from "#core/launches/week";

const WEDNESDAY = new Date("2026-11-18T12:00:00.000Z");

describe("a launch week", () => {
	it("runs from Monday 00:00 UTC to the end of Sunday", () => {
		expect(weekOf(new Date("2026-11-16T00:00:00.000Z"))).toBe("2026-11-16");
		expect(weekOf(new Date("2026-11-22T23:59:59.999Z"))).toBe("2026-11-16");
		expect(weekOf(new Date("2026-11-15T23:59:59.999Z"))).toBe("2026-11-09");
		expect(weekStart("2026-11-16").toISOString()).toBe("2026-11-16T00:00:00.000Z");
		expect(weekEnd("2026-11-16").toISOString()).toBe("2026-11-23T00:00:00.000Z");
	});

	it("crosses years and leap days", () => {
		expect(weekOf(new Date("2027-01-01T00:00:00.000Z"))).toBe("2026-12-28");
		expect(addWeeks("2028-02-28", 1)).toBe("2028-03-06");
		expect(addWeeks("2026-12-28", -52)).toBe("2025-12-29");
	});

	it("is named by a word or any of its days", () => {
		expect(parseWeek("this", WEDNESDAY)).toBe("2026-11-16");
		expect(parseWeek("next", WEDNESDAY)).toBe("2026-11-23");
		expect(parseWeek("last", WEDNESDAY)).toBe("2026-11-09");
		expect(parseWeek("2026-11-22", WEDNESDAY)).toBe("2026-11-16");
		for (const text of [
			"",
			"This",
			"2026-11-31",
			"2026-2-01",
			"2026-11-16T00:00:00Z",
			"26-11-16",
			"+012026-11-16",
			" 2026-11-16",
			"2026",
		]) {
			expect(parseWeek(text, WEDNESDAY), text).toBeNull();
		}
		expect(parseDate("2028-02-29")?.getTime()).toBe(Date.UTC(2028, 1, 29));
		expect(parseDate("2026-02-29")).toBeNull();
		// A year and a month of ECMAScript's longer years are ten characters, too.
		for (const text of ["+010000-01", "-000001-01"]) expect(parseDate(text)).toBeNull();
		// The calendar has no year 0: pages wrote it as 1, and HTML's time elements cannot hold it.
		expect(parseDate("0000-01-01")).toBeNull();
		expect(parseDate("0001-01-01")?.getTime()).toBe(Date.parse("0001-01-01"));
	});

	it("is in the calendar from the first launch to a year ahead", () => {
		const first = "2026-10-05";
		expect(isInCalendar("2026-10-05", first, WEDNESDAY)).toBe(true);
		expect(isInCalendar("2026-09-28", first, WEDNESDAY)).toBe(false);
		expect(isInCalendar(addWeeks("2026-11-16", 52), first, WEDNESDAY)).toBe(true);
		expect(isInCalendar(addWeeks("2026-11-16", 53), first, WEDNESDAY)).toBe(false);
	});

	it("holds this week also before the week of the first launch", () => {
		expect(isInCalendar("2026-11-16", "2026-11-23", WEDNESDAY)).toBe(true);
		expect(isInCalendar("2026-11-09", "2026-11-23", WEDNESDAY)).toBe(false);
	});

	it("starts now while nothing was launched", () => {
		expect(isInCalendar("2026-11-16", null, WEDNESDAY)).toBe(true);
		expect(isInCalendar("2026-11-09", null, WEDNESDAY)).toBe(false);
	});
});

it("lists the weeks from one to another, both among them", () => {
	expect(weeksBetween("2026-12-21", "2027-01-04")).toEqual(["2026-12-21", "2026-12-28", "2027-01-04"]);
	expect(weeksBetween("2026-12-21", "2026-12-21")).toEqual(["2026-12-21"]);
	expect(weeksBetween("2026-12-21", "2026-12-14")).toEqual([]);
});

it("has days in UTC, and knows how the month before ended", () => {
	expect(utcDay(new Date("2026-11-18T23:59:59.999Z"))).toBe("2026-11-18");
	expect(lastMonthsEnd(new Date("2028-03-01T00:00:00.000Z"))).toBe("2028-02-29");
	expect(lastMonthsEnd(new Date("2027-01-31T23:59:59.999Z"))).toBe("2026-12-31");
});
