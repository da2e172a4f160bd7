import { DAY_MS } from "#core/launches/week";

const HOUR_MS = 3_600_000;
/** How often a day may fail before it is not begun again by itself. */
const TRIES_A_DAY = 3;
/** One that has made no step for so long has lost its next one. */
export const STALLED_MS = HOUR_MS;

/** What is done once a day, in many steps: one time it was begun. */
export interface DailyTry {
	state: "running" | "done" | "failed";
	begunAt: number;
	movedAt: number;
}

/**
 * What is to be done by now: the day's is begun when the day (from `hour` o'clock UTC) has none yet, up to three times when
 * they fail; one that stands still is pushed on.
 */
export function dueDaily(
	tries: readonly DailyTry[],
	{ isDaily, hour }: { isDaily: boolean; hour: number },
	now: number,
): "begin" | "push" | null {
	const running = tries.find(({ state }) => state === "running");
	if (running !== undefined) return running.movedAt <= now - STALLED_MS ? "push" : null;
	if (!isDaily) return null;
	const dayBegan = Math.floor((now - hour * HOUR_MS) / DAY_MS) * DAY_MS + hour * HOUR_MS;
	const today = tries.filter(({ begunAt }) => begunAt >= dayBegan);
	const isOpen = today.length < TRIES_A_DAY && today.every(({ state }) => state === "failed");
	return isOpen ? "begin" : null;
}
