import { kvShards } from "#workers/limits/kv-shards";
import { createLimiter, type Limiter } from "#workers/limits/limiter";
import { nearbyCounters, type RateBindings } from "#workers/limits/nearby";

let limiter: Limiter | undefined;

/** The one limiter of this isolate: its counts must outlive a request. */
export function isolateLimiter({ KV, ...bindings }: RateBindings & { KV: KVNamespace }): Limiter {
	// Chance is not to be had at module scope, so the shard's name is drawn at the first request.
	limiter ??= createLimiter(kvShards(KV), crypto.randomUUID().slice(0, 8), nearbyCounters(bindings));
	return limiter;
}

/**
 * Counts anew, as an isolate that has just begun.
 * @internal for tests, which share one isolate.
 */
export function forgetCounts(): void {
	limiter = undefined;
}
