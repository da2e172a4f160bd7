import { AppError } from "#core/errors";
import { seededRandom } from "#scripts/lib/random";
import { createLimiter, type Limiter, type ShardStore } from "#workers/limits/limiter";
import type { Nearby } from "#workers/limits/nearby";

/** What a directory is asked in a second, by how many, and how many isolates of one location answer. */
export const ARRIVALS = [
	{ perSecond: 10, callers: 100, isolates: 2 },
	{ perSecond: 100, callers: 1_000, isolates: 8 },
	{ perSecond: 1_000, callers: 10_000, isolates: 40 },
] as const;

/** For so long, from the beginning of a window. */
const SECONDS = 120;

export interface Arrived {
	requests: number;
	admitted: number;
	writes: number;
	lists: number;
}

/**
 * Requests that arrive evenly, each at a random isolate; the caller of rank n asks 1/n as often as the busiest (Zipf).
 * @param counts whether a rate limit binding counts for the location, here without an error.
 */
export async function arrived(
	{ perSecond, callers, isolates }: (typeof ARRIVALS)[number],
	{ limit, windowSeconds, start, counts }: { limit: number; windowSeconds: number; start: number; counts: boolean },
): Promise<Arrived> {
	const result: Arrived = { requests: perSecond * SECONDS, admitted: 0, writes: 0, lists: 0 };
	const kept = new Map<string, Map<string, number>>();
	const store: ShardStore = {
		async put(name, shard, count) {
			result.writes++;
			kept.set(name, (kept.get(name) ?? new Map<string, number>()).set(shard, count));
			return true;
		},
		async read(name) {
			result.lists++;
			return new Map(kept.get(name));
		},
	};
	let now = start;
	const nearby = counts ? exactNearby(limit, () => Math.floor(now / (windowSeconds * 1000))) : undefined;
	const limiters: Limiter[] = Array.from({ length: isolates }, (_, index) => createLimiter(store, `i${index}`, nearby));
	const { next } = seededRandom(perSecond);
	const whose = zipf(callers);
	const rate = { limit, windowSeconds };
	for (let sent = 0; sent < result.requests; sent++) {
		now = start + Math.floor((sent * 1000) / perSecond);
		const deferred: Promise<void>[] = [];
		try {
			const limiter = limiters[Math.floor(next() * isolates)];
			limiter?.take({ caller: `c${whose(next())}`, rateClass: "read", rate, now }, (work) => deferred.push(work));
			result.admitted++;
		} catch (error) {
			if (!(error instanceof AppError)) throw error;
		}
		await Promise.all(deferred);
	}
	return result;
}

function exactNearby(limit: number, window: () => number): Nearby {
	const counts = new Map<string, number>();
	return () => async (caller) => {
		const key = `${caller}:${window()}`;
		const count = (counts.get(key) ?? 0) + 1;
		counts.set(key, count);
		return count <= limit;
	};
}

/** By a number from 0 to 1, which caller asks. */
function zipf(callers: number): (share: number) => number {
	const sums: number[] = [];
	let sum = 0;
	for (let rank = 1; rank <= callers; rank++) {
		sum += 1 / rank;
		sums.push(sum);
	}
	return (share) => {
		const found = sums.findIndex((one) => one >= share * sum);
		return found === -1 ? callers - 1 : found;
	};
}
