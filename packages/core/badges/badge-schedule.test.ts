import { expect, it } from "vitest";
import { nextBadgeCheck } from "#core/badges/badge-schedule";

const next = (now: string, week: string | null, isLive = false) =>
	nextBadgeCheck(new Date(now), week, isLive)?.toISOString().replace(".000", "") ?? null;

it("looks no more once the listing is live", () => {
	expect(next("2026-11-18T12:00:00Z", null, true)).toBeNull();
	expect(next("2026-11-18T12:00:00Z", "2026-11-30", true)).toBeNull();
});

it("looks daily while no week is chosen, and long before the chosen one", () => {
	expect(next("2026-11-18T12:00:00Z", null)).toBe("2026-11-19T12:00:00Z");
	expect(next("2026-11-18T12:00:00Z", "2026-11-30")).toBe("2026-11-19T12:00:00Z");
});

it("begins to look hourly exactly 48 hours before the week, not a day late", () => {
	expect(next("2026-11-27T12:00:00Z", "2026-11-30")).toBe("2026-11-28T00:00:00Z");
	expect(next("2026-11-27T23:59:59Z", "2026-11-30")).toBe("2026-11-28T00:00:00Z");
	expect(next("2026-11-28T00:00:00Z", "2026-11-30")).toBe("2026-11-28T01:00:00Z");
	expect(next("2026-11-29T22:30:00Z", "2026-11-30")).toBe("2026-11-29T23:30:00Z");
});

it("looks at the beginning of the week itself, and daily after it", () => {
	expect(next("2026-11-29T23:30:00Z", "2026-11-30")).toBe("2026-11-30T00:00:00Z");
	expect(next("2026-11-30T00:00:00Z", "2026-11-30")).toBe("2026-12-01T00:00:00Z");
	expect(next("2026-12-05T08:00:00Z", "2026-11-30")).toBe("2026-12-06T08:00:00Z");
});
