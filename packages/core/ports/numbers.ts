import type { Measure } from "#core/numbers/measure";
import type { MeasuredSummary } from "#core/numbers/summary";

/** Where measures go. Writing one takes no time and never fails: nobody is answered later because of it. */
export interface Measures {
	write(measure: Measure): void;
}

/** Where they are read again. */
export interface MeasuredNumbers {
	/** `analytics_engine`: of all isolates; `this_run`: of this process alone, since `since`. */
	source: "analytics_engine" | "this_run";
	/** Since when there can be any, epoch milliseconds; null where it does not say. */
	since: number | null;
	/** @throws when they cannot be read. */
	read(stretch: { now: Date; days: number }): Promise<MeasuredSummary>;
	/** How many requests there were in the last minutes, and how many failed (status 500 or more). @throws as `read`. */
	requests(stretch: { now: Date; minutes: number }): Promise<{ requests: number; errors: number }>;
}
