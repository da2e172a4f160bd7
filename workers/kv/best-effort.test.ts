import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { failingKv } from "#testing/failing-kv";
import { hurryTimers } from "#testing/hurried-timers";
import { makeWorld, ORIGIN, type Person, type World } from "#testing/world";
import worker from "#workers/index";
import { kvRobotsCache } from "#workers/kv/robots-cache";
import { kvShards } from "#workers/limits/kv-shards";
import { createLimiter } from "#workers/limits/limiter";

let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person("ada@example.com");
});
afterEach(() => vi.restoreAllMocks());

const FAULTS = [{ methods: ["get"] }, { methods: ["put"] }, { methods: ["get", "put", "list", "delete"] }] as const;

/** Sends one draft with an Idempotency-Key to the Worker over a KV that does not work. */
async function submit(kv: KVNamespace, key: string): Promise<Response> {
	const execution = createExecutionContext();
	const request = new Request(`${ORIGIN}/api/v1/drafts`, {
		method: "POST",
		headers: {
			Authorization: `Bearer ${ada.key}`,
			"Content-Type": "application/json",
			"Idempotency-Key": key,
		},
		body: JSON.stringify({ url: "https://a.example.com/" }),
	});
	const response = await worker.fetch(request as never, { ...env, KV: kv } as never, execution);
	const text = await response.text();
	await waitOnExecutionContext(execution);
	return new Response(text, response);
}

/** A keyed write that happens once, says so, and is replayed from the database. */
async function happensOnce(kv: KVNamespace): Promise<void> {
	const first = await submit(kv, "once");
	expect(first.status).toBe(201);
	expect(first.headers.get("Idempotency-Replayed")).toBeNull();
	const again = await submit(kv, "once");
	expect(again.status).toBe(201);
	expect(again.headers.get("Idempotency-Replayed")).toBe("true");
	expect(await again.text()).toBe(await first.text());
	expect(await world.db.query.drafts.findMany()).toHaveLength(1);
	expect(await world.db.query.idempotencyKeys.findMany()).toHaveLength(1);
}

/** robots.txt files that are fetched instead of kept. */
async function keepsNoRobots(kv: KVNamespace): Promise<void> {
	const robotsCache = kvRobotsCache(kv);
	const file = { outcome: "found" as const, text: "User-agent: *", status: 200, fetchedAt: 0, expiresAt: 1 };
	await robotsCache.put("https://a.example", file);
	expect(await robotsCache.get("https://a.example")).toBeNull();
}

/** A limiter that goes on counting what its own isolate sees. */
async function countsAlone(kv: KVNamespace): Promise<void> {
	const limiter = createLimiter(kvShards(kv), "shard");
	const flushes: Promise<void>[] = [];
	const take = (now: number) =>
		limiter.take({ caller: "user:1", rateClass: "read", rate: { limit: 3, windowSeconds: 60 }, now }, (flush) =>
			flushes.push(flush),
		);
	for (const second of [0, 2, 4]) take(second * 1000);
	expect(() => take(6_000)).toThrow(expect.objectContaining({ code: "rate_limited" }));
	await Promise.all(flushes);
}

describe.each(FAULTS)("while KV fails at $methods", ({ methods }) => {
	it("a keyed write happens once, says so, and is replayed from the database", async () => {
		vi.spyOn(console, "error").mockImplementation(() => {});
		await happensOnce(failingKv(env.KV, methods, "throws"));
	});

	it("the log says so once a use, however many requests come", async () => {
		const said = vi.spyOn(console, "error").mockImplementation(() => {});
		const kv = failingKv(env.KV, methods, "throws");
		for (let i = 0; i < 5; i++) expect((await submit(kv, `key${i}`)).status).toBe(201);
		const lines = said.mock.calls.map(([line]) => JSON.parse(String(line)) as { event: string; what: string });
		expect(lines.length).toBeGreaterThan(0);
		expect(lines.every((line) => line.event === "kv_failed")).toBe(true);
		expect(new Set(lines.map((line) => line.what)).size).toBe(lines.length);
	});

	it("robots.txt files are fetched instead of kept", async () => {
		vi.spyOn(console, "error").mockImplementation(() => {});
		await keepsNoRobots(failingKv(env.KV, methods, "throws"));
	});
});

it("every isolate goes on counting what it sees itself while KV fails", async () => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	await countsAlone(failingKv(env.KV, ["put"], "throws"));
	await countsAlone(failingKv(env.KV, ["list"], "throws"));
});

it("nothing waits long for a KV that never answers", async () => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	const kv = failingKv(env.KV, ["get", "put", "list", "delete"], "hangs");
	hurryTimers();
	const begun = performance.now();
	await Promise.all([happensOnce(kv), keepsNoRobots(kv), countsAlone(kv)]);
	expect(performance.now() - begun).toBeLessThan(1_500);
});

it("an access token that KV cannot be asked about is a fault of ours, not a bad token", async () => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	const execution = createExecutionContext();
	const headers = { Authorization: "Bearer 1:grant:secret" };
	const request = new Request(`${ORIGIN}/api/v1/me/listings`, { headers });
	const kv = failingKv(env.KV, ["get"], "throws");
	const response = await worker.fetch(request as never, { ...env, KV: kv } as never, execution);
	await waitOnExecutionContext(execution);
	expect(response.status).toBe(500);
});

it("an answer in KV that cannot be read is looked up in the database", async () => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	const first = await submit(env.KV, "once");
	for (const { name } of (await env.KV.list({ prefix: "idempotency:" })).keys) await env.KV.put(name, "{broken");
	const again = await submit(env.KV, "once");
	expect(again.headers.get("Idempotency-Replayed")).toBe("true");
	expect(await again.text()).toBe(await first.text());
});

it("KV is used again once it works, and the log says that too", async () => {
	vi.useFakeTimers({ toFake: ["Date"] });
	try {
		const failed = vi.spyOn(console, "error").mockImplementation(() => {});
		const worked = vi.spyOn(console, "log").mockImplementation(() => {});
		const broken: "get"[] = ["get"];
		const kv = failingKv(env.KV, broken, "throws");
		await submit(kv, "k1");
		broken.pop();
		await submit(kv, "k2");
		expect(worked.mock.calls.flat().filter((line) => String(line).includes("kv_works_again"))).toEqual([]);
		vi.setSystemTime(Date.now() + 31_000);
		await submit(kv, "k3");
		expect(failed.mock.calls.flat().filter((line) => String(line).includes("kv_failed"))).toHaveLength(1);
		expect(worked.mock.calls.flat().filter((line) => String(line).includes("kv_works_again"))).toHaveLength(1);
	} finally {
		vi.useRealTimers();
	}
});
