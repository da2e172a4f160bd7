import { describe, expect, it } from "vitest";
import { BADGE_CODES, type BadgeState, badgeMove } from "#core/badges/badge-move";
import { nextBadgeCheck } from "#core/badges/badge-schedule";

const WEEK = "2027-01-04";
const before = new Date("2027-01-03T23:59:59.999Z");
const onTime = new Date("2027-01-04T00:00:00.000Z");
const late = new Date("2027-02-10T12:00:00.000Z");
const listing = (status: BadgeState["status"], more: Partial<BadgeState> = {}): BadgeState => ({
	status,
	plan: "free",
	launchWeek: WEEK,
	...more,
});

describe("where a look for the badge takes a listing", () => {
	it("schedules it up to the last moment before its week, and from then on takes it live in the week of the day", () => {
		expect(badgeMove(listing("awaiting_badge"), "found", before)).toEqual({
			to: "scheduled",
			launchWeek: WEEK,
			kind: "badge_found",
		});
		expect(badgeMove(listing("awaiting_badge"), "found", onTime)).toMatchObject({ to: "live", launchWeek: WEEK });
		expect(badgeMove(listing("awaiting_badge"), "found", late)).toEqual({
			to: "live",
			launchWeek: "2027-02-08",
			kind: "badge_found_late",
		});
		expect(badgeMove(listing("scheduled"), "found", before)).toBeNull();
		expect(badgeMove(listing("scheduled"), "found", onTime)).toMatchObject({ to: "live", kind: "badge_found" });
	});

	it("takes a scheduled one back only when its homepage was read and lacks the badge", () => {
		const moves = BADGE_CODES.map((code) => badgeMove(listing("scheduled"), code, before)?.to ?? null);
		expect(Object.fromEntries(BADGE_CODES.map((code, index) => [code, moves[index]]))).toEqual({
			found: null,
			not_found: "awaiting_badge",
			wrong_listing: "awaiting_badge",
			unreachable: null,
			timeout: null,
			http_error: null,
			blocked_by_robots: null,
		});
		for (const code of BADGE_CODES.slice(1)) expect(badgeMove(listing("awaiting_badge"), code, late)).toBeNull();
	});

	it("never moves a draft, a live listing, or one that was paid for", () => {
		for (const code of BADGE_CODES) {
			for (const at of [before, late]) {
				expect(badgeMove(listing("draft"), code, at)).toBeNull();
				expect(badgeMove(listing("live"), code, at)).toBeNull();
				expect(badgeMove(listing("scheduled", { plan: "paid" }), code, at)).toBeNull();
				expect(badgeMove(listing("awaiting_badge", { launchWeek: null }), code, at)).toBeNull();
			}
		}
	});
});

describe("when the badge is looked for again", () => {
	const next = (now: string) => nextBadgeCheck(new Date(now), WEEK, false)?.toISOString();

	it("is a day later, an hour later in the last 48 hours, and never past the edge between them", () => {
		expect(next("2026-12-01T10:00:00.000Z")).toBe("2026-12-02T10:00:00.000Z");
		expect(next("2027-01-01T10:00:00.000Z")).toBe("2027-01-02T00:00:00.000Z");
		expect(next("2027-01-02T00:00:00.000Z")).toBe("2027-01-02T01:00:00.000Z");
		expect(next("2027-01-03T23:30:00.000Z")).toBe("2027-01-04T00:00:00.000Z");
		expect(next("2027-01-04T00:00:00.000Z")).toBe("2027-01-05T00:00:00.000Z");
		expect(next("2027-03-01T00:00:00.000Z")).toBe("2027-03-02T00:00:00.000Z");
	});

	it("is never, once it is live", () => {
		expect(nextBadgeCheck(late, WEEK, true)).toBeNull();
		expect(nextBadgeCheck(late, null, false)).toEqual(new Date(late.getTime() + 86_400_000));
	});
});
