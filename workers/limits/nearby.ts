import { consoleLog } from "#adapters/log";
import type { RateLimit as Rate, SharedRateClass } from "#core/settings";

/** What the rate limit bindings count, as wrangler.toml says: no binding tells its own limit. Source: docs/limits.md#requests. */
export const BOUND_RATES = {
	READ_LIMIT: { rateClass: "read", limit: 600, windowSeconds: 60 },
	WRITE_LIMIT: { rateClass: "write", limit: 120, windowSeconds: 60 },
} as const satisfies Record<string, Rate & { rateClass: SharedRateClass }>;

export type RateBindings = Partial<Record<keyof typeof BOUND_RATES, RateLimit>>;

/** Counts a request with all others of its caller in this location. @returns whether it was within the limit. */
export type CountNearby = (caller: string) => Promise<boolean>;

/** How the requests of a class are counted in this location; null where nothing counts them at this rate. */
export type Nearby = (rateClass: string, rate: Rate) => CountNearby | null;

/** After a failure a binding is left alone for this long. */
const PAUSE_MS = 30_000;

/**
 * The counters of the location that this isolate runs in: all its isolates share them, and asking them costs nothing.
 * They count at the rate they were deployed with; where the settings say another, nobody is measured by them.
 */
export function nearbyCounters(bindings: RateBindings): Nearby {
	let pausedUntil = 0;
	return (rateClass, rate) => {
		for (const name of Object.keys(BOUND_RATES) as (keyof typeof BOUND_RATES)[]) {
			const bound = BOUND_RATES[name];
			const binding = bindings[name];
			if (binding === undefined || bound.rateClass !== rateClass) continue;
			if (bound.limit !== rate.limit || bound.windowSeconds !== rate.windowSeconds) return null;
			return async (caller) => {
				if (pausedUntil > Date.now()) return true;
				try {
					return (await binding.limit({ key: caller })).success;
				} catch (error) {
					pausedUntil = Date.now() + PAUSE_MS;
					consoleLog.error("rate_limit_binding_failed", error, { binding: name });
					return true;
				}
			};
		}
		return null;
	};
}
