/** What the site team decides about the places of one week. */
export interface WeekPlaces {
	/** How many launches on the free plan, and how many paid ones, it holds; null: as the settings say. */
	freeSlots: number | null;
	paidSlots: number | null;
	/** Whether the free queue passes it by. */
	freeClosed: boolean;
}

/** No week holds more. */
export const WEEK_SLOTS_MAX = 10_000;
