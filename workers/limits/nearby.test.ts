import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { AppError } from "#core/errors";
import { SITE_SETTINGS } from "#core/site-settings/site-settings";
import { emptyBindings } from "#testing/empty-bindings";
import { kvShards } from "#workers/limits/kv-shards";
import { createLimiter, type ShardStore } from "#workers/limits/limiter";
import { BOUND_RATES, type Nearby, nearbyCounters } from "#workers/limits/nearby";

/** Real rate limit bindings, and isolates that know nothing of each other but by them. */

const START = Date.UTC(2026, 10, 18, 12);
const read = { limit: 600, windowSeconds: 60 };
let callers = 0;
let caller: string;
beforeEach(() => {
	// Of its own, as the binding forgets nothing between tests.
	caller = `user:${Date.now()}-${++callers}`;
});

/** A store of shards that nobody else ever sees, and how often it was written. */
function lonely(): { store: ShardStore; writes: () => number } {
	let writes = 0;
	return {
		writes: () => writes,
		store: {
			async put() {
				writes++;
				return true;
			},
			read: async () => new Map(),
		},
	};
}

async function send(isolates: number, requests: number, { store, nearby }: { store: ShardStore; nearby?: Nearby }) {
	const limiters = Array.from({ length: isolates }, (_, i) => createLimiter(store, `i${i}`, nearby));
	let admitted = 0;
	for (let i = 0; i < requests; i++) {
		const deferred: Promise<void>[] = [];
		try {
			const now = START + Math.floor((i * 50_000) / requests);
			limiters[i % isolates]?.take({ caller, rateClass: "read", rate: read, now }, (work) => deferred.push(work));
			admitted++;
		} catch (error) {
			expect(error).toBeInstanceOf(AppError);
		}
		await Promise.all(deferred);
	}
	return admitted;
}

describe("isolates of one location", () => {
	it("count together where the binding counts at the rate of the settings", async () => {
		const { store } = lonely();
		expect(await send(4, 1_500, { store })).toBe(1_500);
		caller += "-bound";
		const admitted = await send(4, 1_500, { store, nearby: nearbyCounters(env as never) });
		// The binding's own minute may turn meanwhile; each isolate asks again once a second.
		expect(admitted).toBeGreaterThanOrEqual(read.limit);
		expect(admitted).toBeLessThan(1_500);
	});

	it("write a tenth as much to KV, as the binding knows what they keep to themselves", async () => {
		const [alone, bound] = [lonely(), lonely()];
		await send(1, 500, { store: alone.store });
		await send(1, 500, { store: bound.store, nearby: nearbyCounters(env as never) });
		expect(alone.writes()).toBe(41);
		expect(bound.writes()).toBe(3);
	});
});

it("leaves other rates and classes, and directories without a binding, to KV", () => {
	const nearby = nearbyCounters(env as never);
	expect(nearby("read", read)).not.toBeNull();
	expect(nearby("write", { limit: 120, windowSeconds: 60 })).not.toBeNull();
	for (const [rateClass, rate] of [
		["read", { limit: 601, windowSeconds: 60 }],
		["read", { limit: 600, windowSeconds: 600 }],
		["vote", { limit: 600, windowSeconds: 60 }],
	] as const) {
		expect(nearby(rateClass, rate)).toBeNull();
	}
	expect(nearbyCounters({})("read", read)).toBeNull();
});

it("counts at the rates that directories begin with", () => {
	for (const { rateClass, limit, windowSeconds } of Object.values(BOUND_RATES)) {
		expect(SITE_SETTINGS[`rate_limit_${rateClass}`].default).toBe(`${limit}/${windowSeconds}`);
	}
});

it("lets everybody through while the binding fails, and asks it again half a minute later", async () => {
	let asked = 0;
	const broken = {
		limit: async () => {
			asked++;
			throw new Error("the platform is away");
		},
	};
	const count = nearbyCounters({ READ_LIMIT: broken })("read", read);
	expect([await count?.(caller), await count?.(caller)]).toEqual([true, true]);
	expect(asked).toBe(1);
});

it("shares with isolates elsewhere by KV still", async () => {
	await emptyBindings();
	const nearby = nearbyCounters(env as never);
	const store = kvShards(env.KV);
	const elsewhere = createLimiter(store, "elsewhere");
	const here = createLimiter(store, "here", nearby);
	const flushes: Promise<void>[] = [];
	const take = (limiter: typeof here, now: number) =>
		limiter.take({ caller, rateClass: "read", rate: read, now }, (work) => flushes.push(work));
	for (let i = 0; i < 400; i++) take(elsewhere, START + i * 100);
	await Promise.all(flushes);
	for (let i = 0; i < 150; i++) take(here, START + 41_000 + i);
	await Promise.all(flushes);
	expect(take(here, START + 42_000).remaining).toBeLessThan(read.limit - 400);
});
