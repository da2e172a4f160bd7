import { expect, it } from "vitest";
import { badgeMail } from "#core/badges/badge-mail";
import { DAY_MS, weekStart } from "#core/launches/week";

const WEEK = "2026-12-07";
const before = (days: number) => new Date(weekStart(WEEK).getTime() - days * DAY_MS);
const missing = (days: number) =>
	badgeMail({ status: "awaiting_badge" }, { status: "awaiting_badge", launchWeek: WEEK }, before(days));

it("tells of a missing badge at 14 and at 3 days, and says how many days are left", () => {
	expect([15, 14.01, 14, 9.5, 3.01, 3, 0.2].map((days) => missing(days))).toEqual([
		null,
		null,
		{ kind: "missing", week: WEEK, rung: 14, days: 14 },
		{ kind: "missing", week: WEEK, rung: 14, days: 10 },
		{ kind: "missing", week: WEEK, rung: 14, days: 4 },
		{ kind: "missing", week: WEEK, rung: 3, days: 3 },
		{ kind: "missing", week: WEEK, rung: 3, days: 1 },
	]);
	expect([0, -1].map((days) => missing(days))).toEqual([null, null]);
});

it("tells of one that was lost like of one that was never there", () => {
	expect(badgeMail({ status: "scheduled" }, { status: "awaiting_badge", launchWeek: WEEK }, before(10))).toEqual({
		kind: "missing",
		week: WEEK,
		rung: 14,
		days: 10,
	});
});

it("tells of one that was found in time, once", () => {
	const after = { status: "scheduled", launchWeek: WEEK } as const;
	expect(badgeMail({ status: "awaiting_badge" }, after, before(20))).toEqual({ kind: "found", week: WEEK });
	expect(badgeMail({ status: "scheduled" }, after, before(20))).toBeNull();
	expect(badgeMail({ status: "awaiting_badge" }, { status: "live", launchWeek: WEEK }, before(-1))).toBeNull();
	expect(badgeMail({ status: "draft" }, { status: "awaiting_badge", launchWeek: null }, before(1))).toBeNull();
});
