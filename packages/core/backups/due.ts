import { DAY_MS } from "#core/launches/week";

const HOUR_MS = 3_600_000;
/** Backups of one day that may fail before no further one is begun by itself. */
const TRIES_A_DAY = 3;
/** One that has made no step for so long has lost its next one. */
export const STALLED_MS = HOUR_MS;

/** What is asked of a backup here. */
export interface TriedBackup {
	state: "running" | "done" | "failed";
	begunAt: number;
	movedAt: number;
}

/**
 * What is to be done about backups by now: one is begun when the day (from `hour` o'clock UTC) has none yet, up to three
 * times when they fail; one that stands still is pushed on.
 */
export function dueBackup(
	backups: readonly TriedBackup[],
	{ isDaily, hour }: { isDaily: boolean; hour: number },
	now: number,
): "begin" | "push" | null {
	const running = backups.find(({ state }) => state === "running");
	if (running !== undefined) return running.movedAt <= now - STALLED_MS ? "push" : null;
	if (!isDaily) return null;
	const dayBegan = Math.floor((now - hour * HOUR_MS) / DAY_MS) * DAY_MS + hour * HOUR_MS;
	const today = backups.filter(({ begunAt }) => begunAt >= dayBegan);
	const isOpen = today.length < TRIES_A_DAY && today.every(({ state }) => state === "failed");
	return isOpen ? "begin" : null;
}
