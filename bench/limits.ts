import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { AppError } from "#core/errors";
import { runCommand } from "#scripts/lib/command";
import { seededRandom } from "#scripts/lib/random";
import { kvShards } from "#workers/limits/kv-shards";
import {
	createLimiter,
	FLUSH_INTERVAL_MS,
	type Limiter,
	type ShardStore,
	UNFLUSHED_SHARE,
} from "#workers/limits/limiter";
import { type Nearby, nearbyCounters } from "#workers/limits/nearby";

import { ARRIVALS, arrived } from "./limits/arrivals.ts";

/** Four isolates share one limit of reads. Requests arrive evenly over one window, each at a random isolate. */
const ISOLATES = 4;
const RATE = { limit: 600, windowSeconds: 60 };
const START = Date.UTC(2026, 10, 18, 12);
const LOADS = [1, 1.5, 10];
/** How long a flush takes until its writer knows the others' counts; simulated time. */
const DELAYS_MS = [0, 200, 1_000];

interface SimulatedClock {
	now: number;
	due: { at: number; go: () => void }[];
}

/** A store in memory whose reads show what was written until `delayMs` of simulated time after they began. */
function delayedStore(clock: SimulatedClock, delayMs: number): ShardStore {
	const shards = new Map<string, Map<string, number>>();
	return {
		async put(name, shard, count) {
			shards.set(name, (shards.get(name) ?? new Map<string, number>()).set(shard, count));
			return true;
		},
		async read(name) {
			const counts = new Map(shards.get(name));
			await new Promise<void>((go) => clock.due.push({ at: clock.now + delayMs, go }));
			return counts;
		},
	};
}

async function admitted(kv: ShardStore, load: number, delayMs: number): Promise<number> {
	const clock: SimulatedClock = { now: START, due: [] };
	const store = delayMs === 0 ? kv : delayedStore(clock, delayMs);
	const limiters: Limiter[] = Array.from({ length: ISOLATES }, (_, i) => createLimiter(store, `i${i}`));
	const requests = RATE.limit * load;
	const { next: pick } = seededRandom(7);
	const caller = `user:${load}:${delayMs}`;
	let count = 0;
	for (let i = 0; i < requests; i++) {
		clock.now = START + Math.floor((i * RATE.windowSeconds * 1000) / requests);
		const ready = clock.due.filter((item) => item.at <= clock.now);
		clock.due = clock.due.filter((item) => item.at > clock.now);
		for (const item of ready) item.go();
		const flushes: Promise<void>[] = [];
		try {
			const limiter = limiters[Math.floor(pick() * ISOLATES)];
			limiter?.take({ caller, rateClass: "read", rate: RATE, now: clock.now }, (flush) => flushes.push(flush));
			count++;
		} catch (error) {
			if (!(error instanceof AppError)) throw error;
		}
		// The real store takes real time; in the simulated one, only what is due by now has happened.
		if (delayMs === 0) await Promise.all(flushes);
		else await new Promise((resolve) => setImmediate(resolve));
	}
	for (const item of clock.due) item.go();
	return count;
}

/** Who sends 1,000 requests within a minute. */
const CROWDS = [
	{ what: "1,000 callers, one request each", callers: 1_000 },
	{ what: "100 callers, 10 requests each", callers: 100 },
	{ what: "10 callers, 100 requests each", callers: 10 },
	{ what: "2 callers, 500 requests each", callers: 2 },
];

/** KV writes that one isolate makes of 1,000 requests spread over a window; as many lists come with them. */
async function kvWrites(callers: number, nearby: Nearby | undefined): Promise<number> {
	let writes = 0;
	const store: ShardStore = {
		async put() {
			writes++;
			return true;
		},
		read: async () => new Map(),
	};
	const limiter = createLimiter(store, "i", nearby);
	for (let i = 0; i < 1_000; i++) {
		const deferred: Promise<void>[] = [];
		const caller = `crowd:${nearby === undefined}:${callers}:${i % callers}`;
		limiter.take({ caller, rateClass: "read", rate: RATE, now: START + i * 59 }, (work) => deferred.push(work));
		await Promise.all(deferred);
	}
	return writes;
}

runCommand({
	name: "bench:limits",
	summary:
		"Measures how many requests four isolates admit beyond a limit, by load and by how late they learn of each other.",
	async run({ say }) {
		const miniflare = new Miniflare(
			convertV4MiniflareOptions({
				modules: true,
				script: "export default {}",
				kvNamespaces: ["KV"],
				ratelimits: { READ_LIMIT: { namespace_id: "1", simple: { limit: RATE.limit, period: RATE.windowSeconds } } },
			} as never),
		);
		try {
			const store = kvShards((await miniflare.getKVNamespace("KV")) as never);
			const rows: Record<string, unknown>[] = [];
			say(`limit ${RATE.limit} in ${RATE.windowSeconds} s, ${ISOLATES} isolates`);
			say("load    delay    requests  admitted  over     bound");
			for (const load of LOADS) {
				for (const delayMs of DELAYS_MS) {
					const requests = RATE.limit * load;
					const count = await admitted(store, load, delayMs);
					const perSecond = requests / RATE.windowSeconds;
					const bound =
						RATE.limit * (1 + ISOLATES * UNFLUSHED_SHARE) + (perSecond * (FLUSH_INTERVAL_MS + delayMs)) / 1000;
					const over = Math.max(0, (count / RATE.limit - 1) * 100);
					rows.push({ load, delayMs, requests, admitted: count, overPercent: over, bound: Math.ceil(bound) });
					say(
						`${`${load}x`.padEnd(7)} ${`${delayMs} ms`.padEnd(8)} ${String(requests).padEnd(9)} ${String(count).padEnd(9)} ${`${over.toFixed(1)}%`.padEnd(8)} ${Math.ceil(bound)}`,
					);
				}
			}
			const bindings = (await miniflare.getBindings()) as Parameters<typeof nearbyCounters>[0];
			say("");
			say("KV writes of 1,000 reads in a minute, in one isolate: without the rate limit binding, and with it");
			const writes: Record<string, unknown>[] = [];
			for (const { what, callers } of CROWDS) {
				const alone = await kvWrites(callers, undefined);
				const bound = await kvWrites(callers, nearbyCounters(bindings));
				writes.push({ what, alone, bound });
				say(`${what.padEnd(36)} ${String(alone).padEnd(6)} ${bound}`);
			}
			say("");
			say(
				"KV writes and lists of 1,000 requests that arrive evenly from many callers: by KV alone, and with the binding",
			);
			const arrivals: Record<string, unknown>[] = [];
			for (const arrival of ARRIVALS) {
				for (const counts of [false, true]) {
					const { limit, windowSeconds } = RATE;
					const {
						requests,
						admitted: passed,
						writes,
						lists,
					} = await arrived(arrival, { limit, windowSeconds, start: START, counts });
					const per = (count: number) => Math.round((count * 10_000) / requests) / 10;
					// A write and a list cost 5 USD a million each.
					const usdAMillion = Math.round(((writes + lists) * 5 * 1000) / requests) / 1000;
					arrivals.push({ ...arrival, counts, requests, passed, writes: per(writes), lists: per(lists), usdAMillion });
					say(
						`${String(arrival.perSecond).padStart(5)}/s, ${arrival.callers} callers, ${arrival.isolates} isolates, ${counts ? "with the binding" : "KV alone"}: ${per(writes)} writes, ${per(lists)} lists, ${passed} of ${requests} admitted, ${usdAMillion} USD a million`,
					);
				}
			}
			return { rows, writes, arrivals };
		} finally {
			await miniflare.dispose();
		}
	},
});
