import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { AppError } from "#core/errors";
import { kvShards } from "#workers/limits/kv-shards";
import { createLimiter, type Limiter } from "#workers/limits/limiter";

const rate = { limit: 100, windowSeconds: 60 };
const START = Date.UTC(2026, 10, 18, 12);

beforeEach(() => reset());

/** Sends requests spread evenly over the window, in turn through the limiters, each flush finished before the next request. */
async function admitted(limiters: readonly Limiter[], requests: number): Promise<number> {
	let count = 0;
	for (let i = 0; i < requests; i++) {
		const flushes: Promise<void>[] = [];
		try {
			limiters[i % limiters.length]?.take(
				{
					caller: "user:1",
					rateClass: "read",
					rate,
					now: START + Math.floor((i * rate.windowSeconds * 1000) / requests),
				},
				(flush) => flushes.push(flush),
			);
			count++;
		} catch (error) {
			expect(error).toBeInstanceOf(AppError);
		}
		await Promise.all(flushes);
	}
	return count;
}

const isolates = (count: number) =>
	Array.from({ length: count }, (_, i) => createLimiter(kvShards(env.KV), `isolate${i}`));

describe("one isolate", () => {
	it("admits exactly the limit, and says when to come back", async () => {
		const [limiter] = isolates(1);
		if (limiter === undefined) throw new Error("no limiter");
		expect(await admitted([limiter], 150)).toBe(100);
		const take = () => limiter.take({ caller: "user:1", rateClass: "read", rate, now: START + 59_000 }, () => {});
		expect(take).toThrow(expect.objectContaining({ code: "rate_limited", retryAfterSeconds: 1 }));
	});

	it("starts anew in the next window, and counts callers and classes apart", () => {
		const [limiter] = isolates(1);
		const take = (caller: string, rateClass: "read" | "write", now: number) =>
			limiter?.take({ caller, rateClass, rate: { limit: 1, windowSeconds: 60 }, now }, (flush) => void flush);
		expect(take("user:1", "read", START)?.remaining).toBe(0);
		expect(() => take("user:1", "read", START + 1)).toThrow(AppError);
		expect(take("user:2", "read", START + 1)?.remaining).toBe(0);
		expect(take("user:1", "write", START + 1)?.remaining).toBe(0);
		expect(take("user:1", "read", START + 60_000)?.remaining).toBe(0);
	});
});

describe("four isolates that share their counts", () => {
	it("admit all of what is within the limit", async () => {
		expect(await admitted(isolates(4), 100)).toBe(100);
	});

	it.each([150, 1_000])("admit %i requests up to the published bound", async (requests) => {
		const bound = rate.limit * (1 + 4 / 50) + requests / rate.windowSeconds;
		const count = await admitted(isolates(4), requests);
		expect(count).toBeGreaterThanOrEqual(rate.limit);
		expect(count).toBeLessThanOrEqual(Math.ceil(bound));
	});
});
