import { expect, it } from "vitest";
import { CRONS, HOURLY_CRON, MINUTE_CRON, nextFiring, WEEKLY_CRON } from "#core/jobs/cron-times";
import { CRON_JOBS } from "#jobs/cron-table";

/** 2026-11-18 is a Wednesday. */
const next = (cron: (typeof CRONS)[number], after: string) =>
	new Date(nextFiring(cron, Date.parse(after))).toISOString().slice(0, 16);

it("knows when each cron fires next, always later than the time it is asked of", () => {
	expect(next(MINUTE_CRON, "2026-11-18T12:00:00Z")).toBe("2026-11-18T12:01");
	expect(next(MINUTE_CRON, "2026-11-18T12:00:59.999Z")).toBe("2026-11-18T12:01");
	expect(next(HOURLY_CRON, "2026-11-18T12:00:00Z")).toBe("2026-11-18T13:00");
	expect(next(HOURLY_CRON, "2026-12-31T23:59:00Z")).toBe("2027-01-01T00:00");
	expect(next(WEEKLY_CRON, "2026-11-18T12:00:00Z")).toBe("2026-11-23T00:00");
	expect(next(WEEKLY_CRON, "2026-11-23T00:00:00Z")).toBe("2026-11-30T00:00");
});

it("knows every cron that sets jobs off", () => {
	expect([...new Set(CRON_JOBS.map(({ cron }) => cron))].sort()).toEqual([...CRONS].sort());
});
