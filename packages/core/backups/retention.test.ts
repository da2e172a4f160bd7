import { expect, it } from "vitest";
import { type KeptBackup, outlived } from "#core/backups/retention";
import { DAY_MS } from "#core/launches/week";

/** A Sunday. */
const NOW = Date.parse("2026-11-22T12:00:00Z");
const KEEP = { daily: 7, weekly: 4, monthly: 12 };

const backup = (id: number, takenAt: number, isAsked = false): KeptBackup => ({ id, isAsked, takenAt });
/** One at three o'clock each day, the newest first. */
const nightly = (days: number) =>
	Array.from({ length: days }, (_, index) => backup(days - index, NOW - 9 * 3_600_000 - index * DAY_MS));
const keptOf = (backups: KeptBackup[], keep = KEEP) => {
	const gone = new Set(outlived(backups, keep, NOW));
	return backups.filter((one) => !gone.has(one)).map(({ takenAt }) => new Date(takenAt).toISOString().slice(0, 10));
};

it("keeps the newest of each of the last days, weeks and months", () => {
	expect(keptOf(nightly(800))).toEqual([
		...["2026-11-22", "2026-11-21", "2026-11-20", "2026-11-19", "2026-11-18", "2026-11-17", "2026-11-16"],
		...["2026-11-15", "2026-11-08", "2026-11-01"],
		...["2026-10-31", "2026-09-30", "2026-08-31", "2026-07-31", "2026-06-30", "2026-05-31", "2026-04-30"],
		...["2026-03-31", "2026-02-28", "2026-01-31", "2025-12-31"],
	]);
});

it("keeps as many as there are, also with days between that have none", () => {
	const weekly = nightly(100).filter(({ id }) => id % 10 === 0);
	expect(keptOf(weekly)).toEqual(keptOf(weekly, { daily: 7, weekly: 0, monthly: 12 }));
	expect(keptOf(weekly).length).toBe(7 + 1);
	expect(outlived([], KEEP, NOW)).toEqual([]);
});

it("keeps the newest whatever is set, and of one day the last", () => {
	const two = [backup(1, NOW - 2000), backup(2, NOW - 1000)];
	expect(outlived(two, { daily: 1, weekly: 1, monthly: 1 }, NOW).map(({ id }) => id)).toEqual([1]);
	expect(outlived(two, { daily: 0, weekly: 0, monthly: 0 }, NOW + 900 * DAY_MS).map(({ id }) => id)).toEqual([1]);
});

it("keeps what somebody asked for as many days as there are daily ones", () => {
	const asked = [backup(1, NOW - 2000, true), backup(2, NOW - 1000)];
	expect(outlived(asked, KEEP, NOW + 6 * DAY_MS)).toEqual([]);
	expect(outlived(asked, KEEP, NOW + 8 * DAY_MS).map(({ id }) => id)).toEqual([1]);
});
