import { addWeeks, type WeekKey, weekOf } from "#core/launches/week";

/** The weeks that a free listing can be queued for, the earliest first. Source: docs/launches.md#the-free-plan. */
export function freeWeeks(now: Date, minWeeks: number, maxWeeks: number): WeekKey[] {
	const current = weekOf(now);
	return Array.from({ length: Math.max(0, maxWeeks - minWeeks) + 1 }, (_, index) =>
		addWeeks(current, minWeeks + index),
	);
}

/** The least loaded week that has a free place, the earlier one of equals; null when all are full. */
export function leastLoaded(taken: ReadonlyMap<WeekKey, number>, slots: number): WeekKey | null {
	let best: WeekKey | null = null;
	for (const [week, count] of taken) {
		if (count < slots && (best === null || count < (taken.get(best) ?? 0))) best = week;
	}
	return best;
}
