import { kvShards } from "#workers/limits/kv-shards";
import { createLimiter, type Limiter } from "#workers/limits/limiter";

let limiter: Limiter | undefined;

/** The one limiter of this isolate: its counts must outlive a request. */
export function isolateLimiter(kv: KVNamespace): Limiter {
	// Chance is not to be had at module scope, so the shard's name is drawn at the first request.
	limiter ??= createLimiter(kvShards(kv), crypto.randomUUID().slice(0, 8));
	return limiter;
}

/**
 * Counts anew, as an isolate that has just begun.
 * @internal for tests, which share one isolate.
 */
export function forgetCounts(): void {
	limiter = undefined;
}
