import { addWeeks, type WeekKey, weekOf } from "#core/launches/week";

/** The weeks that a free listing can be queued for, the earliest first. Source: docs/launches.md#the-free-plan. */
export function freeWeeks(now: Date, minWeeks: number, maxWeeks: number): WeekKey[] {
	const current = weekOf(now);
	return Array.from({ length: Math.max(0, maxWeeks - minWeeks) + 1 }, (_, index) =>
		addWeeks(current, minWeeks + index),
	);
}

/** So many free places of a week an account may have, however few the week holds. */
const LEAST_EACH = 5;

/** How many of a week's free places one account may have. */
export const placesOfOneAccount = (slots: number, percent: number): number =>
	Math.max(LEAST_EACH, Math.ceil((slots * percent) / 100));

/** Free places of a week. */
export interface FreePlaces {
	taken: number;
	/** How many it holds; none where the site team has closed it to the free queue. */
	slots: number;
	/** How many of them the account has that asks. */
	own: number;
}

/**
 * The least loaded week that has a free place, the earlier one of equals; null when all are full, or hold as many of the account as
 * they may.
 * @param each places of one account that a week holds at most.
 */
export function leastLoaded(places: ReadonlyMap<WeekKey, FreePlaces>, each: number): WeekKey | null {
	let best: { week: WeekKey; taken: number } | null = null;
	for (const [week, { taken, slots, own }] of places) {
		if (taken < slots && own < each && (best === null || taken < best.taken)) best = { week, taken };
	}
	return best?.week ?? null;
}
