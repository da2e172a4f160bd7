import { type RateState, rateState, windowStart } from "#core/access/rate-limit";
import { AppError } from "#core/errors";
import type { RateClass, RateLimit } from "#core/settings";
import type { Nearby } from "#workers/limits/nearby";

/** Counts of all isolates, by name; each isolate writes only its own shard. */
export interface ShardStore {
	/** Writes this isolate's count. @returns false when the store does not work. */
	put(name: string, shard: string, count: number, ttlSeconds: number): Promise<boolean>;
	/** The counts of every shard of a name; null when the store does not work. */
	read(name: string): Promise<ReadonlyMap<string, number> | null>;
}

/** At most one flush a second a caller: a KV key takes one write a second. */
export const FLUSH_INTERVAL_MS = 1_000;
/** An isolate keeps up to this part of a limit to itself before it flushes: quiet callers cost no writes. */
export const UNFLUSHED_SHARE = 1 / 50;
/** The same where its location counts together: what it keeps to itself, only other locations do not know. */
export const UNFLUSHED_SHARE_NEARBY = 1 / 4;
/** Who was refused by the location is asked about again after this time: its window is not ours. */
const REFUSED_MS = 1_000;
/** Callers one isolate remembers; beyond that the oldest windows go. */
const MAX_ENTRIES = 10_000;

interface Entry {
	windowStart: number;
	own: number;
	flushed: number;
	/** What the other isolates had when this one last looked. */
	others: number;
	flushedAt: number;
	/** Until when its location has refused it. */
	refusedUntil: number;
}

export interface Limiter {
	/**
	 * Counts one request.
	 * @param defer keeps the isolate alive for the flush.
	 * @throws AppError `rate_limited` when the caller has spent the window.
	 */
	take(
		request: { caller: string; rateClass: RateClass; rate: RateLimit; now: number },
		defer: (work: Promise<void>) => void,
	): RateState;
}

/**
 * A counter of requests across isolates without a lock: every isolate counts locally, writes its own shard at most once
 * a second, and then learns what the others have. With I isolates and requests arriving at R a second, at most
 * `limit * (1 + I * UNFLUSHED_SHARE) + R * FLUSH_INTERVAL_MS / 1000` are admitted in a window, plus what arrives while
 * the store has not yet shown a write to its readers. Where `nearby` counts, the isolates of one location admit the limit
 * and what arrives before they have heard of it. Source: docs/api.md#rate-limits.
 */
export function createLimiter(store: ShardStore, shard: string, nearby: Nearby = () => null): Limiter {
	const entries = new Map<string, Entry>();

	function entryFor(name: string, start: number): Entry {
		const known = entries.get(name);
		if (known?.windowStart === start) return known;
		if (entries.size >= MAX_ENTRIES)
			for (const old of [...entries.keys()].slice(0, MAX_ENTRIES / 2)) entries.delete(old);
		const fresh = { windowStart: start, own: 0, flushed: 0, others: 0, flushedAt: 0, refusedUntil: 0 };
		entries.set(name, fresh);
		return fresh;
	}

	async function flush(name: string, entry: Entry, windowSeconds: number): Promise<void> {
		const shardName = `${name}:${entry.windowStart}`;
		const count = entry.own;
		// While the store does not work, every isolate counts what it sees itself.
		if (!(await store.put(shardName, shard, count, windowSeconds * 2))) return;
		entry.flushed = count;
		const counts = await store.read(shardName);
		if (counts === null) return;
		entry.others = [...counts].reduce((sum, [other, value]) => (other === shard ? sum : sum + value), 0);
	}

	return {
		take({ caller, rateClass, rate, now }, defer) {
			const name = `${rateClass}:${caller}`;
			const entry = entryFor(name, windowStart(rate, now));
			const used = entry.refusedUntil > now ? rate.limit : entry.own + entry.others;
			if (used >= rate.limit) {
				const state = rateState(rateClass, rate, used, now);
				throw new AppError(
					"rate_limited",
					`At most ${rate.limit} requests of class ${rateClass} in ${rate.windowSeconds} seconds.`,
					{ rate: state },
				);
			}
			entry.own++;
			const countNearby = nearby(rateClass, rate);
			if (countNearby !== null) {
				defer(
					countNearby(caller).then((admitted) => {
						if (!admitted) entry.refusedUntil = now + REFUSED_MS;
					}),
				);
			}
			const share = countNearby === null ? UNFLUSHED_SHARE : UNFLUSHED_SHARE_NEARBY;
			const unflushed = entry.own - entry.flushed;
			if (unflushed >= Math.max(1, rate.limit * share) && now - entry.flushedAt >= FLUSH_INTERVAL_MS) {
				entry.flushedAt = now;
				defer(flush(name, entry, rate.windowSeconds));
			}
			return rateState(rateClass, rate, used + 1, now);
		},
	};
}
