import { DAY_MS, utcDay, weekOf } from "#core/launches/week";

/** How many backups are kept: the newest of so many days, weeks and months. */
export interface Retention {
	daily: number;
	weekly: number;
	monthly: number;
}

/** A whole backup, as far as keeping it goes. */
export interface KeptBackup {
	id: number;
	/** Whether somebody asked for it; otherwise it came by itself. */
	isAsked: boolean;
	/** Epoch milliseconds. */
	takenAt: number;
}

/**
 * Which backups are no longer kept: all but the newest of each of the last so many days, weeks (from Monday) and months
 * (all UTC) that have one. What somebody asked for stays as many days as there are daily ones, whatever else there is of its
 * day. The newest is always kept. Source: docs/operations.md#scheduled-backups.
 */
export function outlived<B extends KeptBackup>(backups: readonly B[], keep: Retention, now: number): B[] {
	const newestFirst = backups.toSorted((a, b) => b.takenAt - a.takenAt || b.id - a.id);
	const kept = new Set(newestFirst.slice(0, 1));
	const spans: [number, (at: Date) => string][] = [
		[keep.daily, utcDay],
		[keep.weekly, (at) => weekOf(at)],
		[keep.monthly, (at) => at.toISOString().slice(0, 7)],
	];
	for (const [count, spanOf] of spans) {
		const newest = new Map<string, B>();
		for (const backup of newestFirst) {
			const span = spanOf(new Date(backup.takenAt));
			if (!newest.has(span)) newest.set(span, backup);
		}
		for (const backup of [...newest.values()].slice(0, count)) kept.add(backup);
	}
	const askedSince = now - keep.daily * DAY_MS;
	return newestFirst.filter((backup) => !kept.has(backup) && !(backup.isAsked && backup.takenAt > askedSince));
}
